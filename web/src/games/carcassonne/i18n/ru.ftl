# Слова страницы стола «Каркассона». О правилах говорит сама игра.

carcassonne-about = { $farmers ->
    [off] { $with }; без крестьян
   *[on] { $with }; с крестьянами
}
carcassonne-with-none = базовая игра
carcassonne-with-surveyors = «Землемеры»
carcassonne-with-inns = «Таверны и соборы»
carcassonne-with-abbot = аббат
carcassonne-with-river = «Река»
carcassonne-letter-red = К
carcassonne-letter-blue = С
carcassonne-letter-yellow = Ж
carcassonne-letter-black = Ч
carcassonne-letter-green = З
carcassonne-letter-pink = Р
carcassonne-side-n = север
carcassonne-side-e = восток
carcassonne-side-s = юг
carcassonne-side-w = запад
carcassonne-segment = { $feature }: { $sides }
carcassonne-shield = с гербом
carcassonne-mark-inn = с таверной
carcassonne-mark-cathedral = с собором
carcassonne-farmhouse = крестьянский дом
carcassonne-stands = { $who }: { $figure }, { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, пусто
carcassonne-fits = { $cell }, пусто. Тайл подходит.
carcassonne-fits-turned = { $cell }, пусто. Тайл подойдёт, если повернуть.
carcassonne-fits-not = { $cell }, пусто. Тайл не подходит.
carcassonne-keys = Стрелки ведут от тайла к тайлу. Enter показывает тайл на пустом месте, а второй раз кладёт его; R поворачивает, Escape отменяет. На лежащем тайле Enter рассказывает о его объектах. F закрашивает поля, плюс и минус меняют размер, 0 показывает всю местность.
carcassonne-place-open = { $place }: можно поставить ({ $figure })
carcassonne-place-closed = { $place }: нельзя поставить ({ $figure })
carcassonne-nobody = никому
carcassonne-worth-now = Если завершить сейчас: { $points } ({ $who })
carcassonne-worth-next = Со следующим тайлом подсчёта: { $points } ({ $who })
carcassonne-worth-end = В конце партии: { $points } ({ $who })
carcassonne-field-of = Поле, { $cities ->
    [one] { $cities } завершённый город
    [few] { $cities } завершённых города
   *[many] { $cities } завершённых городов
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}{ $done ->
    [yes] {""}; завершено
   *[no] {""}
}
carcassonne-told-laid = { $who } кладёт тайл на { $cell }: { $tile }
carcassonne-told-put = { $who } ставит фигуру: { $figure }, { $feature }
carcassonne-told-skipped = { $who } не ставит фигуру
carcassonne-told-drawn = { $who } тянет тайл: { $tile }
carcassonne-told-scored = { $who }. { $what }
carcassonne-turn = Повернуть
carcassonne-lay = Положить
carcassonne-map = Карта
carcassonne-larger = Крупнее
carcassonne-smaller = Мельче
carcassonne-whole = Показать всю местность
carcassonne-fields = Поля
carcassonne-left = Остаток
carcassonne-left-count = { $count ->
    [one] Остался { $count } тайл
    [few] Осталось { $count } тайла
   *[many] Осталось { $count } тайлов
}
carcassonne-close = Закрыть
carcassonne-in-hand = У вас в руке
carcassonne-in-hand-of = { $who } кладёт тайл
carcassonne-more = { $count ->
    [0] В мешке пусто.
   *[other] В мешке ещё { $count }.
}
carcassonne-spots = { $spots ->
    [0] Так места нет.
    [one] Так есть { $spots } место.
    [few] Так есть { $spots } места.
   *[many] Так есть { $spots } мест.
}
carcassonne-set = Поставите фигуру?
carcassonne-set-none = Фигуру ставить некуда
carcassonne-sets = { $who } может поставить фигуру
carcassonne-figures = { $count ->
    [0] Все ваши фигуры на местности.
    [one] Осталась { $count } фигура
    [few] Осталось { $count } фигуры
   *[many] Осталось { $count } фигур
}
carcassonne-kind = Какую фигуру
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Поставить
carcassonne-skip = Без фигуры
carcassonne-end = Закончить ход
carcassonne-back = { $points ->
    [one] Вернуть аббата за { $points } очко
    [few] Вернуть аббата за { $points } очка
   *[many] Вернуть аббата за { $points } очков
}
carcassonne-abbot-back = аббат домой
carcassonne-figures-left = ещё { $normal }
carcassonne-name-skip = без фигуры
carcassonne-name-back = вернуть аббата
carcassonne-name-lay = положить на { $cell }
carcassonne-name-put = { $figure }: { $feature }
carcassonne-prompt-place = { $who } кладёт тайл
carcassonne-prompt-figure = { $who } может поставить фигуру
carcassonne-scoring = Действующие тайлы подсчёта
carcassonne-stack-city = Города
carcassonne-stack-road = Дороги
carcassonne-stack-monastery = Монастыри
carcassonne-then = затем { $name }
carcassonne-per-city = за город
carcassonne-per-road = за дорогу
carcassonne-per-monastery = за монастырь
carcassonne-does-citizens-jury = очки всем, кто есть
carcassonne-does-bad-neighborhood = за каждое полукружие
carcassonne-does-siege = за каждый герб
carcassonne-does-street-fair = за каждый тайл
carcassonne-does-highway-tiles = тайлов при любой длине
carcassonne-does-highway-points = очков при любой длине
carcassonne-does-peasant-uprising = за крестьянский дом
carcassonne-does-hermit-monastery = за тайл с городом
carcassonne-does-pilgrimage-route = за тайл с дорогой
carcassonne-sum-place = { $spots ->
    [one] { $who } кладёт тайл. Открыто { $spots } место.
    [few] { $who } кладёт тайл. Открыто { $spots } места.
   *[many] { $who } кладёт тайл. Открыто { $spots } мест.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Лежит { $tiles } тайл
    [few] Лежат { $tiles } тайла
   *[many] Лежат { $tiles } тайлов
}, { $left ->
    [one] остался { $left }.
   *[other] осталось { $left }.
}
carcassonne-set-keys = На карте: стрелки ведут по клеткам, Enter кладёт тайл или ставит фигуру, ещё раз — поворачивает его или переставляет её; R поворачивает тайл заранее, X убирает. Мышью убирает другая кнопка.
carcassonne-set-tiles = Положить
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Убрать
carcassonne-set-figures = Поставить
carcassonne-set-hand = Тайл в руке
carcassonne-set-drawn = вытянуть
carcassonne-set-scores = Очки
carcassonne-set-active-city = Для городов
carcassonne-set-active-road = Для дорог
carcassonne-set-active-monastery = Для монастырей
carcassonne-set-next = затем
carcassonne-set-anew = Начать заново
carcassonne-wrong-form = Позиция «Каркассона» — это объект JSON с полями options, board, left, scores и другими, как его пишет эта страница.
carcassonne-wrong-tile = Тайла «{ $name }» нет.

# Игра в трёх картинках

carcassonne-strip-lay = Положите тайл так, чтобы сошлись все края.
carcassonne-strip-set = Поставьте на него фигуру, если хотите.
carcassonne-strip-score = Завершённое приносит очки, и фигуры возвращаются.

# Как играть, за минуту

carcassonne-scene-edges = Положите тайл
carcassonne-scene-edges-text = Вытяните тайл и положите его рядом с другим. Каждый край должен продолжаться: дорога дорогой, город городом, поле полем. Здесь это не так, и тайл поворачивают.
carcassonne-scene-figure = Поставьте фигуру
carcassonne-scene-figure-text = На только что положенный тайл можно поставить фигуру: на дорогу, в город, на поле или в монастырь. Но не туда, где уже кто-то стоит, как бы далеко он ни был.
carcassonne-scene-city = Завершите и считайте
carcassonne-scene-city-text = Город, обнесённый стеной, приносит по 2 очка за тайл и герб, дорога с двумя концами — по очку за тайл. Фигуры возвращаются.
carcassonne-scene-monastery = Окружите монастырь
carcassonne-scene-monastery-text = Монастырь, вокруг которого лежат все восемь тайлов, приносит 9 очков.
carcassonne-scene-field = Крестьяне ждут
carcassonne-scene-field-text = Крестьянин стоит до конца партии. Тогда его поле приносит 3 очка за каждый завершённый город, которого касается.
carcassonne-scene-surveyors = Приходят землемеры
carcassonne-scene-surveyors-text = Один тайл подсчёта действует для городов, один для дорог, один для монастырей: здесь Богатство делает из 4 очков 7. После хода, в котором что-то принесло очки, меняются все три. Следующие видны заранее.

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Все, кто в городе, получают очки полностью
carcassonne-effect-bad-neighborhood = Замыкающие полукруги не считаются
carcassonne-effect-siege = +1 за каждый герб
carcassonne-effect-wealth = +3 за объект
carcassonne-effect-poverty = −3 за объект
carcassonne-effect-street-fair = +1 за каждый тайл дороги
carcassonne-effect-highway = Любая дорога считается за 5 тайлов
carcassonne-effect-highway-points = Любая дорога стоит 5 очков
carcassonne-effect-peasant-uprising = −1 за каждый тайл с крестьянским домом
carcassonne-effect-hermit-monastery = −1 за каждый из 9 тайлов с городом
carcassonne-effect-pilgrimage-route = +1 за каждый из 9 тайлов с дорогой
carcassonne-pile-city = Стопка городов
carcassonne-pile-road = Стопка дорог
carcassonne-pile-monastery = Стопка монастырей
carcassonne-next = Следующий
carcassonne-score-city = Подсчитать город
carcassonne-score-road = Подсчитать дорогу
carcassonne-score-monastery = Подсчитать монастырь
carcassonne-active-which = Какой тайл активен?
carcassonne-next-which = Какой тайл теперь лежит сверху на стопке?
carcassonne-correct = Исправить
carcassonne-evening-line = Три стопки, очки за объект и текущий счёт — для стола с настоящими тайлами.
carcassonne-names = Имена
carcassonne-names-twins = У двух игроков одно имя. Измените одно из них.
carcassonne-tiles = Тайлы подсчёта
carcassonne-tiles-phone = Перемешивает телефон
carcassonne-tiles-printed = На столе лежат напечатанные
carcassonne-tiles-phone-text = Печатать ничего не нужно: эта страница заменяет тайлы.
carcassonne-tiles-printed-text = Указывайте тайлы, когда они появляются. После одного круга страница знает порядок.
carcassonne-over-scored = Были очки: сменить тайлы
carcassonne-over-turn = Ход окончен: сменить тайлы
carcassonne-over-stay = Ход окончен: тайлы остаются
carcassonne-turned = { $times ->
    [0] Тайлы ещё не менялись.
    [one] Тайлы сменились { $times } раз.
    [few] Тайлы сменились { $times } раза.
   *[other] Тайлы сменились { $times } раз.
}
carcassonne-last-tile = Последний тайл выложен: окончательный подсчёт
carcassonne-ended = Окончательный подсчёт: тайлы подсчёта в нём не участвуют.
carcassonne-anew = Начать заново
carcassonne-anew-sure = Бросить эту партию? Нажмите ещё раз
carcassonne-sheet = Счёт
carcassonne-sheet-none = Пока ничего не записано. Нажмите на игрока, чтобы записать очки вручную.
carcassonne-went-turned = Тайлы сменились
carcassonne-went-stayed = Ход окончен, тайлы остались
carcassonne-went-ended = Окончательный подсчёт
carcassonne-act-under = { $kind }, «{ $tile }»
carcassonne-by-hand = Вручную
carcassonne-total = { $who }: { $points }. Записать очки
carcassonne-hand-points = Очки для: { $who }, можно и ниже нуля
carcassonne-write-down = Записать
carcassonne-desk-line = Опишите объект и узнайте, сколько он приносит каждому: строка за строкой, каждая со своим пунктом правил. Порядок — как в источнике.
carcassonne-desk-what = Что подсчитывается?
carcassonne-desk-when = Когда?
carcassonne-when-completed = Завершён
carcassonne-when-final = В конце игры
carcassonne-when-early = Аббат возвращён раньше
carcassonne-desk-active = Активный тайл подсчёта
carcassonne-no-tile = Нет
carcassonne-desk-expansions = { $count ->
    [0] Другие дополнения
   *[other] Другие дополнения: { $count }
}
carcassonne-desk-points = Очки
carcassonne-desk-ask = Осталось указать:
carcassonne-desk-order = Порядок применения
carcassonne-desk-why = Кто и когда получает очки и как всё сочетается
carcassonne-desk-broken = Ссылка не описывает объект, понятный этому столу. Опишите его ниже.
carcassonne-desk-copy = Скопировать ссылку
carcassonne-desk-anew = Другой объект
carcassonne-no-majority = Меньше фигур: без очков.
carcassonne-nobody-scores = Там никого нет, поэтому очков никто не получает.
carcassonne-no-player = Никто
carcassonne-yes = Да
carcassonne-no = Нет
carcassonne-challenge-none = Вызова не было
carcassonne-challenge-won = Выигран
carcassonne-challenge-lost = Проигран
carcassonne-ask-mage = Стоит ли там маг?
carcassonne-ask-witch = Стоит ли там ведьма?
carcassonne-ask-wide-caps = На скольких тайлах город касается лишь одной стороны, но нарисован широко?
carcassonne-ask-cap-shields = Сколько гербов на замыкающих полукругах?
carcassonne-ask-large = Сколько из них большие миплы?
carcassonne-of-player = { $what } { $who }
carcassonne-one-less = На один меньше: { $what }
carcassonne-one-more = На один больше: { $what }
carcassonne-wrong-part = Это не сходится: ответ на «{ $part }» больше, чем на «{ $whole }».
carcassonne-wrong-among = У игрока { $who } больших миплов и мэров больше, чем всех фигур.
carcassonne-wrong = Стол подсчёта не может прочитать { $key }.
carcassonne-readings = Издания и прочтения
carcassonne-expansion-inns-and-cathedrals = Таверны и соборы
carcassonne-expansion-mage-and-witch = Маг и ведьма
carcassonne-expansion-little-buildings = Маленькие здания
carcassonne-expansion-markets-of-leipzig = Рынки Лейпцига
carcassonne-expansion-german-cathedrals = Соборы Германии
carcassonne-expansion-besiegers = Осаждающие
carcassonne-expansion-cathars = Катары
carcassonne-expansion-siege = Осада
carcassonne-expansion-abbey-and-mayor = Аббат и мэр
carcassonne-expansion-shrines = Капища («Культ»)
carcassonne-expansion-special-monasteries = Монастыри Германии, Нидерландов и Бельгии, Японии
carcassonne-expansion-darmstadt = Дармштадт
carcassonne-expansion-abbot = Аббат и сады
carcassonne-print-title = Двенадцать тайлов подсчёта
carcassonne-print-line = В нашем рисунке, сторона 55 мм, с рубашками, которые совпадут с лицевой стороной, если перевернуть лист по длинному краю.
carcassonne-print-paper = Бумага
carcassonne-print-how = Печатайте в масштабе 100 %, без собственных полей принтера, на плотной бумаге с двух сторон, с переворотом по длинному краю; затем режьте по меткам. «Сохранить как PDF» в том же окне создаст файл точного размера.
carcassonne-print-original = Тайлы издателя — на последней странице его правил; страница нашего источника ссылается на них по-английски и по-немецки.
carcassonne-print-ruler = { $mm } мм
carcassonne-side-faces = Лицевые стороны
carcassonne-side-backs = Рубашки
carcassonne-guide-line = Три тайла подсчёта спрашивают, что напечатано на тайле. Вот тайлы, на которых это есть, и насколько это точно.
carcassonne-guide-edition = Издание
carcassonne-edition-third = Третье, с 2020
carcassonne-edition-second = Второе, с 2014
carcassonne-edition-first = Первое
carcassonne-guide-set = Коробка
carcassonne-box-base = Базовая игра
carcassonne-box-inns-and-cathedrals = Таверны и соборы
carcassonne-box-river-1 = Река
carcassonne-box-river-1-c3 = Река, третье издание
carcassonne-box-river-2 = Река II
carcassonne-box-mage-and-witch = Маг и ведьма
carcassonne-box-besiegers = Осаждающие
carcassonne-box-cathars-or-siege = Катары или Осада
carcassonne-box-cult-6 = Культ
carcassonne-box-german-monasteries = Монастыри Германии
carcassonne-box-darmstadt = Дармштадт
carcassonne-box-abbey-and-mayor = Аббат и мэр
carcassonne-part-farmhouse = Крестьянские дома
carcassonne-part-shed = Сараи, которые ничего не меняют
carcassonne-part-cap = Замыкающие полукруги города
carcassonne-part-wide = Нарисованы широко: полукруг или нет?
carcassonne-guide-tile = Тайл { $face }
carcassonne-guide-count = { $count } из { $of }
carcassonne-guide-road = с дорогой: минус очко
carcassonne-guide-no-road = без дороги: не важен
carcassonne-guide-none = В этой коробке таких тайлов нет.
carcassonne-sure-sure = Точно.
carcassonne-sure-sure-text = Формы совпадают в двух каталогах тайлов, и по ним воспроизведены записанные партии.
carcassonne-sure-list = Довольно точно.
carcassonne-sure-list-text = По одному перечню тайлов третьего издания, итоги которого сходятся с другим подсчётом.
carcassonne-sure-inferred = По аналогии.
carcassonne-sure-inferred-text = Взято из третьего издания, где те же мотивы и итоги. Сверьтесь со своими тайлами.
carcassonne-sure-unknown = Неизвестно.
carcassonne-sure-unknown-text = Перечня этих тайлов не нашлось. Посмотрите на свои тайлы и договоритесь за столом.
carcassonne-sure-open = Открытый вопрос.
carcassonne-sure-open-text = Они касаются лишь одной стороны, и источники не говорят, замыкающие ли они. Наше прочтение: нет.
carcassonne-guide-source = Формы — по описаниям тайлов JCloisterZone, крестьянские дома и сараи — по CarcassonneTileCounter, сверено с подсчётами Wikicarpedia; рисунки наши. Где на тайле стоит дом, неизвестно: мы рисуем его произвольно.
