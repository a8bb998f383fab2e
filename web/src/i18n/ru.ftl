# Сама страница. Предложения о правилах приходят от игр.

skip = К содержимому
page-menu = Страница
close = Закрыть
reload = Попробовать снова
view = Вид
rules = Правила
questions = Вопросы
language = Язык: { $name }
language-legend = Язык
theme = Цвета
theme-system = Как в системе
theme-light = Светлые
theme-dark = Тёмные
to-shelf = К полке с играми

# Новая партия

way = Как будете играть?
way-here = За этим экраном
way-here-text = Ходите по очереди за одним экраном или играйте сами за обе стороны.
way-bot = Против бота
way-bot-text = Бот играет здесь, на этом компьютере, и даёт вам возвращать ходы.
way-invited = С другом
way-invited-text = Вы получите ссылку. Кто примет приглашение, займёт второе место. Подсказок ни у кого нет.
way-open = Свободное место
way-open-text = Второе место может занять любой на этом сервере. Подсказок ни у кого нет.
ways-here = За этим экраном
ways-here-text = Ходите по очереди за одним экраном или играйте сами за всех.
ways-bot = Против ботов
ways-bot-text = Боты играют здесь, на этом компьютере, и дают вам возвращать ходы.
ways-invited = С друзьями
ways-invited-text = Вы получите ссылку для каждого. Кто примет приглашение, займёт своё место. Подсказок ни у кого нет.
ways-open = Свободные места
ways-open-text = Остальные места может занять любой на этом сервере. Подсказок ни у кого нет.
level = Сила
players = Игроки
clock = Часы
clock-none = Без часов
clock-choice = { $minutes } мин + { $seconds } с
option-rule = правило
more-options = Другие настройки
with-others-option-first-seat-1 = Вы
with-others-option-first-seat-2 = Соперник
your-name = Ваше имя
your-side = Ваша сторона
begin = Начать
begin-invite = Начать и пригласить
joining = Подходим к столу

# Приглашение

join-to-play = { $named ->
    [yes] { $host } приглашает вас сыграть
   *[no] Вас приглашают сыграть
}
join-to-watch = { $named ->
    [yes] { $host } приглашает вас посмотреть партию
   *[no] Вас приглашают посмотреть партию
}
join-line = { $seat ->
    [0] { $game }. Игроков: { $players }.
   *[other] { $game }. Место { $seat } из { $players }; партия начнётся, когда займут все места.
}
join-watching = Смотреть партию
join = Подойти к столу

# Места

seats = Кто где сидит
seat-kind-here = За этим экраном
seat-kind-invited = Друг по ссылке
seat-kind-open = Свободно для всех
seat-name = Имя на месте { $number }
name = Имя
seat = Место { $number }
seat-bot = Бот, { $level }
seat-open = Свободно для всех
seat-waiting = Ждём друга
seat-you = Вы
seat-guest = Гость
seat-out = вне игры
seat-away = Не на связи
seat-away-name = { $name }, не на связи
seat-awaited = { $name }, страница ещё не открыта
wait-friend = Партия ждёт, пока ваш друг не сядет за стол.
wait-seats = { $free ->
    [one] Партия ждёт: осталось занять { $free } место.
    [few] Партия ждёт: осталось занять { $free } места.
   *[many] Партия ждёт: осталось занять { $free } мест.
}
wait-pages = Партия ждёт. Нужны числа из браузеров всех игроков, а эта страница открыта ещё не у всех: { $who }.
wait-short = Ждём остальных
seat-yours = { $name }, ваш ход
seat-menu = Место: { $side }
seat-leave = Покинуть это место
seat-free = Освободить это место
seat-leave-sure = Покинуть своё место? Партия будет ждать, пока его не займут.
seat-free-sure = Освободить место ({ $name })? Партия будет ждать, пока его не займут.
seat-leave-yes = Покинуть
seat-free-yes = Освободить
seat-keep = Отмена
plate-yours = { $side }, ваш ход
plate-to-move = Ход: { $side }
plate-thinks = { $side }: бот думает
plate-won = Победа: { $side }
clock-of = Часы: { $side }
clock-short = Времени мало
thinks = Думает
thinking = { $mood ->
    [ahead] Перевес, глубина { $depth }
    [behind] Хуже, глубина { $depth }
   *[even] Равно, глубина { $depth }
}
depth = глубина { $depth }
stop-bot = Хватит думать
stop = Хватит
invite = Скопировать приглашение
invite-friend = Отправьте другу ссылку. Кто первым примет приглашение, займёт второе место.
invite-friends = Пригласите друзей: у каждого свободного места в списке своя ссылка.
invite-short = Пригласить
invite-too = Пригласить
invite-link = Ссылка-приглашение
link-only-here = Эта ссылка работает только на этом компьютере. Чтобы её открыли другие в вашей сети, запустите Rulebound с --lan и откройте его по адресу, который он назовёт.
invite-copied = Скопировано. Место достанется тому, кто первым откроет ссылку.
invite-copy = Скопируйте эту ссылку. Место достанется тому, кто первым её откроет.

# Стол

table-menu = Стол
board = Доска
board-of = { $name }: доска
moves = Ходы
moves-none = Ходов ещё нет.
stepping = Пройти по ходам
step-first = К началу
step-back = На ход назад
step-forward = На ход вперёд
step-last = К концу
step-play = Показать партию
step-pause = Пауза
undo = Вернуть
undo-wish = { $name } просит вернуть ход.
undo-wait = Вы попросили вернуть ход.
undo-tally = { $agreed ->
    [none] Ещё не ответили: { $open }.
   *[other] Согласны: { $agreed }. Ещё не ответили: { $open }.
}
undo-clock = Время никому не возвращается: часы остаются как есть.
undo-agree = Согласиться
undo-decline = Отклонить
undo-withdraw = Отозвать
hint = Подсказка
hint-text = { $line ->
    [none] Лучше всего: { $move } (глубина { $depth }).
   *[other] Лучше всего: { $move } (глубина { $depth }). Дальше возможно: { $line }.
}
resign = Сдаться
resign-sure = Сдать партию?
resign-yes = Сдаться
resign-no = Играть дальше
play-again = Сыграть ещё
pick-move = Выберите ход
confirm-move = Ход { $move }
to-game = Назад к партии
looking-back = Вы смотрите прежнюю позицию. Сделайте здесь ход, чтобы попробовать его.
trying = Вы пробуете ходы. Сама партия не меняется.
trials = Что вы пробовали здесь
trials-elsewhere = { $count ->
    [one] { $count } линия из других позиций
    [few] { $count } линии из других позиций
   *[many] { $count } линий из других позиций
}
trial-forget = Забыть { $moves }
line-lost = Связь потеряна. Пробуем снова…
write-move = Ваш ход текстом
play-move = Сходить

# Вид

view-open = Отмечать открытые пункты
view-coordinates = Координаты
view-confirm = Подтверждать каждый ход
view-confirm-touch = На сенсорном экране — всегда
view-evaluation = Шкала оценки
view-odds = Шансы
view-purist = Строгий режим
view-purist-text = Без подсказок, оценок и счёта оставшегося
view-rotate = Повернуть доску
evaluation-text = { $side }: шансы лучше, { $percent } %, глубина { $depth }
evaluation-one = { $side }: шансы { $percent } %, глубина { $depth }
evaluation-none = Оценки ещё нет

# Поделиться

share = Поделиться
share-move = Скопировать ссылку на этот ход
share-here = Скопировать ссылку для сидящих за столом
share-watch = Скопировать ссылку для зрителей
share-watch-end = Отменить все ссылки для зрителей
share-watch-ended = Ссылки для зрителей больше не действуют, и пришедшие по ним больше не видят этот стол.
share-record = Сохранить запись партии
share-svg = Сохранить доску как SVG
share-png = Сохранить доску как PNG
copied = Скопировано
copy-failed = Скопируйте вручную: { $text }
picture-failed = Картинку сделать не удалось.

# Поля

margin = Поля
margin-empty = Пока сказать нечего. Здесь появится то, что правила скажут о ваших ходах.
margin-close = Закрыть поля
note-now = сейчас
note-move = ход { $move }
note-turn = ход { $turn }
note-why = Почему?
passage-open = Показать отрывок
passage-sides = Показать обе стороны
passage-close = Скрыть место в правилах
authority-official = Официальное правило
authority-designer = Текст автора игры
authority-community = Толкование сообщества
authority-translator = Примечание переводчика
authority-reading = Наше прочтение
authority-notes = По нашим заметкам
public-page = Открытая страница
in-rulebook = В книге правил

# Что не удалось

error-unreachable = Сервер не отвечает. Проверьте, работает ли он, и попробуйте снова.
error-failed = Не получилось.
error-stale = Позиция уже изменилась. Посмотрите на неё, прежде чем ходить.
error-no-table = Такого стола нет, или он закрыт для вас.
error-no-invitation = Это приглашение уже не действует: его кто-то принял или его отозвали.
error-no-such-position = До этого хода партия ещё не дошла. Вот как она стоит сейчас.
error-no-session = Этот браузер не хранит куки, поэтому сервер вас не узнаёт. Разрешите их для этой страницы.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-id-reused = Эта команда спуталась с прежней и не выполнена. Попробуйте ещё раз.
error-no-such-game = На этом сервере такой игры нет.
error-nothing-to-think = Партия окончена: думать не над чем.
error-bots-not-ready = Боты ещё готовятся. Спросите чуть позже.
error-not-solved = Точные шансы этой позиции неизвестны.
error-not-fetched = Открытую страницу загрузить не удалось.
error-bad-request = Сервер не смог это прочитать.
error-put-out = Ваше место за этим столом освободили, и вы его больше не видите.
error-busy = За этим столом сейчас слишком много всего происходит. Подождите немного.
error-bug = Здесь ошибся сам сервер. Подробности — в его журнале.
error-bad-message = Сервер не понял, что ему прислала страница.
error-bad-clock = Такие часы поставить нельзя: время слишком большое или слишком малое.
error-bad-options = С такими настройками эта игра не играется.
error-bad-position = Такую позицию поставить нельзя.
error-bad-record = Эту запись партии прочитать не удалось.
error-bad-seat = Одно из мест так занять нельзя.
error-foreign-host = Сервер не знает себя под этим адресом. Откройте тот, который он показывает при запуске.
error-foreign-origin = Сервер ничего не принимает со страниц с чужим адресом.
error-no-header = Это сервер принимает только от своей страницы. Обновите её.
error-hidden = Скрытое в этой партии откроется только после её конца.
error-no-copy = Вашей копии этого источника здесь нет.
error-no-desk = Для этой игры нет стола подсчёта.
error-no-rulebook = На этом сервере таких правил нет.
error-no-such-clause = Такого пункта в правилах нет.
error-no-such-language = На этом языке у сервера нет текстов.
error-no-such-level = Бота такой силы для этой игры нет.
error-no-such-method = Этого сервер не делает. Обновите страницу.
error-no-such-route = Этого на сервере нет. Обновите страницу.
error-no-such-page = На этом сервере такой страницы нет.
error-no-such-question = Такого вопроса нет, или он не ваш.
error-no-such-source = Ни одни правила здесь не ссылаются на этот источник.
error-host-only = Копии можно получать и показывать целиком только на том компьютере, где работает сервер.
error-several-asked = Здесь сразу несколько игроков делают выбор, поэтому линию ходов не продолжить.
error-no-words = У этой игры нет своих текстов.
error-too-long = Это слишком длинно: сервер столько не принимает.
error-unreadable-copy = Вашу копию этого источника больше не прочитать. Получите её снова.
error-unreadable-document = Этот файл прочитать не удалось.
error-too-many = В этом браузере открыто так много столов, что сервер больше не добавляет. Закройте один и обновите страницу.
error-no-such-round = Этот раунд здесь больше не строят.
error-not-as-played = Судья не принимает этот раунд.

# Страница игры

game-players = { $same ->
    [yes] { $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[many] { $most } игроков
    }
   *[no] от { $least } до { $most } игроков
}
game-minutes = { $same ->
    [yes] { $least } мин
   *[no] { $least }–{ $most } мин
}
game-age = от { $age } лет
game-play-bot = Играть с ботом
game-play-here = Играть за одним экраном
game-play-invited = Пригласить
game-play-open = Открыть место
game-play = Играть
game-rulebook = Правила
game-room = Тренировка, боты и один экран
game-sandbox = Песочница
real-table = За настоящим столом
real-turns = Телефон у стола
real-desk = Подсчёт очков
real-sheet = Лист для печати
real-guide = Справочник по тайлам
real-print = Напечатать
real-kept = Страница сохранена на этом устройстве и откроется без сети.
real-not-kept = Без сети не закрывайте эту страницу: браузер хранит лишь пришедшее по https или с этого же компьютера.

# Как играть

how-title = Как играть, за минуту
how-all = Показать всё
how-stop = Остановить
how-play = Показать
how-pause = Пауза
how-step = Следующий шаг
how-of = { $scene }, шаг { $step } из { $steps }

# Правила

read-fetching = Загружаем
read-get = Получить свою копию

# A line of a score in a note: what was counted, how often and at what.
term = { $name }: { $count } × { $each }
