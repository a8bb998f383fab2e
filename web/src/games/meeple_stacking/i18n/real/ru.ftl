# Слова страницы «Пирамиды из миплов» для настоящих миплов. Фразы о правилах приходят от самой игры.

stacking-line = Настоящие миплы, настоящий фетр: страница следит за временем, считает по рядам и знает, кто выбыл.
stacking-needed = Что понадобится
stacking-need-felt = Каждому игроку — кусок фетра формата A4, 21 × 29,7 см. Фетр не скользит. Для варианта «всё выше» хватит одного на всех.
stacking-need-meeples = Каждому игроку — до 99 миплов из «Каркассона». Продавались наборы по 100 одного цвета. Можно и меньше, лишь бы у всех поровну.
stacking-need-watch = Ровный стол, который никто не толкает, и эта страница, чтобы её видели все.
stacking-supply = Миплов у каждого
stacking-supply-number = Миплов у каждого: целое число от 1 до { $most }.
stacking-enough = Если их по { $supply }, можно построить полную пирамиду на { $base } внизу: { $used ->
    [one] { $used } мипл
    [few] { $used } мипла
   *[other] { $used } миплов
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Любая другая форма тоже годится.
stacking-enough-rounds = «Всё выше» хватит до раунда { $round }.
stacking-enough-none = Для «всё выше» нужно по 6 миплов.
stacking-enough-left = { $left ->
    [one] Останется { $left } мипл.
    [few] Останутся { $left } мипла.
   *[other] Останется { $left } миплов.
}
stacking-leaflet = Hans im Glück выпустило правила в 2012 году листком. Он лежал по этому адресу, теперь его там нет:
stacking-names = Имена
stacking-name = Имя игрока { $number }
stacking-player = Игрок { $number }
stacking-twins = У двух игроков одно и то же имя.
stacking-alone = В одиночку строят на личный рекорд.
stacking-readings = О чём молчит текст
stacking-readings-none = В одиночку решать нечего.
stacking-clock = Часы
stacking-cue-ready = Руки наготове
stacking-cue-running = Строим
stacking-cue-paused = Пауза
stacking-cue-off = Руки прочь
stacking-cue-judged = Считаем, что стоит
stacking-start = Начать
stacking-pause = Пауза
stacking-go-on = Продолжить
stacking-reset = Часы в начало
stacking-all-done = Все готовы
stacking-done = Готово
stacking-sound = Звук
stacking-full-screen = На весь экран
stacking-round-of = Раунд { $round } из { $rounds }
stacking-extra-round = Дополнительный раунд
stacking-round = Раунд { $round }
stacking-count-now = Посчитать без часов
stacking-count-line = Посчитайте миплов самой высокой пирамиды по рядам. Засчитываются только те, что стоят прямо, в пределах фетра и соединены.
stacking-row = Ряд { $row }
stacking-row-more = Добавить ряд { $row }
stacking-row-less = На одного меньше в ряду { $row }
stacking-row-plus = На одного больше в ряду { $row }
stacking-row-number = Для ряда { $row } нужно целое число; 0 — ни одного.
stacking-sum = Сумма
stacking-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
stacking-pile = Пирамида, с нижнего ряда: { $rows }. Миплов: { $meeples }
stacking-asked = Нужно построить, с нижнего ряда: { $rows }
stacking-refused-supply = Это больше, чем { $supply } миплов, которые есть у каждого.
stacking-refused-nothing = В ряду { $row } никого бы не было, а рядам над ним нужно на чём-то стоять.
stacking-loose = Весь ли ряд 1 соединён? Если каждый сверху стоит на двоих, столько миплов соединят внизу самое большее { $most }. Считайте только их.
stacking-write = Записать
stacking-one-left = Обрушилась: один стоит
stacking-nothing-left = Ничего не стоит
stacking-best-so-far = Ваш рекорд: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
stacking-standing = Положение
stacking-out = Вне игры
stacking-met = В этом раунде готово
stacking-failed = В этом раунде не вышло
stacking-builds = Строит сейчас
stacking-rungs = Число — последний раунд, который удался игроку.
stacking-task-full = Постройте полную пирамиду: { $rows }, всего миплов { $meeples }.
stacking-task-free = Постройте на { $base } внизу, рядов больше, чем { $before }.
stacking-height = Рядов в высоту
stacking-refused-low = Рядов должно быть больше, чем в прошлом раунде: там их { $before }.
stacking-stands = Стоит
stacking-falls = Не вышло
stacking-fallen = Кто-то уронил чужую
stacking-fallen-who = Кто это был?
stacking-fallen-whose = Чью пирамиду?
stacking-fallen-how = Что с ней стало?
stacking-fall-gone = Её больше нет
stacking-fall-lower = Она ниже
stacking-fall-some = Кое-что упало, но высота прежняя
stacking-fallen-not = По вашему уговору она не разрушена: высота прежняя. Стройте дальше.
stacking-fallen-write = Записать
stacking-won = { $count ->
    [one] Победа: { $who }
   *[other] Общая победа: { $who }
}
stacking-result-alone = Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
stacking-rounds-met = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}
stacking-best = Лучшая пирамида: { $who }, { $rows }, очков { $points }
stacking-record = { $count ->
    [one] Новый рекорд: { $who }
   *[other] Новые рекорды: { $who }
}
stacking-why-most-points = Побеждает тот, у кого после всех раундов больше очков.
stacking-why-last-one = Все остальные выбыли.
stacking-why-last-remaining = Никто больше не справился.
stacking-why-all-failed = Все оставшиеся не справились в одном раунде.
stacking-why-supply = На следующую пирамиду миплов не хватает.
stacking-card = Поделиться картинкой
stacking-card-saved = Картинка в ваших загрузках.
stacking-copy = Скопировать текстом
stacking-again = Ещё раз
stacking-others = Другие игроки
stacking-bests = Рекорды на этом устройстве
stacking-best-rows = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $rows }
stacking-best-round = до раунда { $round }
stacking-forget = Забыть их
stacking-forget-sure = Точно забыть
stacking-anew = Начать заново
stacking-anew-sure = Точно бросить эту партию

# На экране

stacking-on-screen = Строить на экране
stacking-screen-line = Вы строите рукой, которая чуть дрожит, как настоящая. У всех одинаковое время, а основание у каждого своё или одно на всех; сервер проигрывает каждый раунд заново и судит, что устояло.
stacking-practice = Тренировка
stacking-practice-line = Без часов
stacking-screen-alone = В одиночку, без часов
stacking-screen-here = За этим экраном
stacking-screen-elsewhere = С теми, кто далеко, или с ботами, которые строят одновременно с вами:
stacking-screen-table = открыть стол
stacking-plate = Основание. Пробел берёт мипла.
stacking-loading = Загружается физика
stacking-no-webgl = Этот браузер не рисует в трёх измерениях, и основание показать нельзя.
stacking-zoom = Посмотреть ближе
stacking-turn = Повернуть мипла
stacking-away = Дальше от вас
stacking-near = Ближе к вам
stacking-lock = Оставаться в одной плоскости
stacking-fetch = Взять мипла
stacking-next = Дальше
stacking-once-more = Ещё раз
stacking-leave = Уйти от основания
stacking-play-loading = Минутку
stacking-play-ready = Приготовьтесь
stacking-play-building = Стройте
stacking-play-settling = Руки прочь
stacking-play-judging = Судья проигрывает раунд
stacking-play-judged = Засчитано
stacking-play-failed = Не засчитано
stacking-judgement = Решение судьи
stacking-show = Показать на основании
stacking-uncounted = { $letter }: { $number ->
    [one] { $number } мипл не засчитан
    [few] { $number } мипла не засчитаны
   *[other] { $number } миплов не засчитаны
}
stacking-row-sum = { $count } по { $row }
stacking-stands-on = { $count ->
    [one] стоит на { $under }
   *[other] стоят на { $under }
}
stacking-on-felt = на фетре
stacking-together = На одном основании строят
stacking-together-at-once = Двое сразу
stacking-together-in-turns = По очереди
stacking-together-line = На одном основании строят до { $most } игроков; у каждого { $supply } миплов с одной его стороны. Одновременно работают две руки: мышь, палец или клавиши. Кто разрушит чужую пирамиду, проиграл партию.
stacking-one-plate = Одно основание на всех
stacking-turn-of = Приготовьтесь: { $who }
stacking-fetch-for = Мипл: { $who }
stacking-keys-move = Клавиши двигают руку
stacking-knocked = { $who } разрушает чужую пирамиду ({ $whose }).
stacking-played-engine = Построено с другой физикой.
stacking-played-forged = Это не тот раунд, который был выдан.
stacking-played-long = Раунд длился дольше, чем можно.
stacking-played-fast = Сыграно больше, чем прошло времени.
stacking-played-cut = Запись обрезана.
stacking-played-reach = Рука сделала то, чего рука не может.
stacking-played-edited = При повторе получается другая постройка.
stacking-at = { $x } · { $y } · { $z } мм
stacking-who = Кто строит за игрока { $number }
stacking-person = Человек
stacking-bot = Бот { $number }, { $level }
stacking-hurry = Сразу к концу
stacking-watch-again = Посмотреть ещё раз
stacking-play-watching = Повтор
stacking-moment = Момент раунда
stacking-moment-at = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
stacking-speed = Скорость { $speed }
stacking-back = Назад к решению судьи
stacking-back-game = Назад к игре

# За столом с теми, кто далеко

stacking-ready = Можно начинать
stacking-begins = Приготовьте руки: { $seconds }
stacking-your-turn = { $who }, теперь строите вы. Часы пойдут, когда все, кто строит, будут готовы.
stacking-waits-for = Ещё не готовы: { $who }
stacking-now-builds = Идёт постройка: { $who }
stacking-plate-of = Основание: { $who }
stacking-larger = Крупнее
stacking-smaller = Мельче
stacking-late = Запись не пришла вовремя, поэтому ничего не засчитано.
stacking-table-line = Каждый строит на своём основании, и все видят, как растёт каждая пирамида.

# Пальцем

stacking-zoom-short = Масштаб
stacking-turn-short = Повернуть
stacking-away-short = Дальше
stacking-near-short = Ближе
