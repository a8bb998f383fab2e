# Сама страница. Предложения о правилах приходят от игр.

skip = К содержимому
page-menu = Страница
close = Закрыть
reload = Попробовать снова
view = Вид
rules = Правила
language = Язык: { $name }
language-legend = Язык
theme = Цвета
theme-system = Как в системе
theme-light = Светлые
theme-dark = Тёмные
to-shelf = К полке с играми
lost-title = Такой страницы нет
astray-name = Здесь нет ничего с именем «{ $part }».
astray-cut = Адрес обрывается после «{ $part }». Его конец мог потеряться по дороге.
astray-end = В конце адреса стоит «{ $part }», а это никуда не ведёт.
astray-move = «{ $part }» — не номер хода, и какая позиция имелась в виду, не понять.
lost-on = Открыть без этого

# Новая партия

way = Как будете играть?
way-here = За этим экраном
way-here-text = Ходите по очереди за одним экраном или играйте сами за обе стороны.
way-bot = Против бота
way-bot-text = Бот играет здесь, на этом компьютере. Ходы можно возвращать свободно.
way-invited = С другом
way-invited-text = Вы получите ссылку. Кто её откроет, займёт второе место.
way-open = Свободное место
way-open-text = Второе место может занять любой на этом сервере.
ways-here = За этим экраном
ways-here-text = Ходите по очереди за одним экраном или играйте сами за всех.
ways-bot = Против ботов
ways-bot-text = Боты играют здесь, на этом компьютере. Ходы можно возвращать свободно.
ways-invited = С друзьями
ways-invited-text = Вы получите ссылку для каждого. Кто её откроет, займёт своё место.
ways-open = Свободные места
ways-open-text = Остальные места может занять любой на этом сервере.
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
plate-to-move = { $side } ходят
plate-thinks = { $side } думают
plate-won = { $side } победили
clock-of = Часы: { $side }
clock-short = Времени мало
thinks = Думает
thinking = { $mood ->
    [ahead] Впереди, глубина { $depth }
    [behind] Отстаёт, глубина { $depth }
   *[even] Поровну, глубина { $depth }
}
depth = глубина { $depth }
stop-bot = Хватит думать
stop = Хватит
invite = Скопировать приглашение
invite-friend = Отправьте другу ссылку. Кто первым её откроет, займёт второе место.
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
    [none] Лучшим выглядит { $move }, глубина { $depth }.
   *[other] Лучшим выглядит { $move }, глубина { $depth }. Дальше возможно { $line }.
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
write-move = Ваш ход словами
play-move = Сходить

# Вид

view-open = Отмечать открытые пункты
view-coordinates = Координаты
view-confirm = Подтверждать каждый ход
view-confirm-touch = Под пальцем — всегда
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
draws-offer = { $draws ->
    [one] В этой партии { $draws } раз решал случай.
    [few] В этой партии { $draws } раза решал случай.
   *[many] В этой партии { $draws } раз решал случай.
} Не влиял ли кто-нибудь на исход, можно вычислить прямо здесь, в вашем браузере.
draws-check = Проверить все броски и жеребьёвки
draws-right = { $draws ->
    [one] На случай никто не влиял: { $draws } исход именно такой, какой дают числа сервера и игроков.
    [few] На случай никто не влиял: все { $draws } исхода именно такие, какие дают числа сервера и игроков.
   *[many] На случай никто не влиял: все { $draws } исходов именно такие, какие дают числа сервера и игроков.
}
draws-follow = { $draws ->
    [one] { $draws } исход именно такой, какой дают числа сервера и игроков.
    [few] Все { $draws } исхода именно такие, какие дают числа сервера и игроков.
   *[many] Все { $draws } исходов именно такие, какие дают числа сервера и игроков.
}
draws-sealed = Число сервера соответствует своей печати. Отдельные исходы в этой игре проверяет «rulebound verify».
draws-kept = Печать та же, что вы видели перед партией, и ваше число среди остальных.
draws-not-kept = Числа вашего браузера среди решавших не было. О печати он может сказать только то, что она не менялась с тех пор, как вы открыли эту страницу.
draws-fault-secret = Число, которое показывает сервер, не соответствует своей печати.
draws-fault-commitment = Печать не та, что ваш браузер видел раньше.
draws-fault-own = Числа, которое прислал ваш браузер, нет среди тех, что решали.
draws-other-number = У места { $at } не то число, что было, когда вы прислали своё: до начала партии туда сел кто-то другой или число подменили.
draws-last-number = Тот, кто прислал число последним, мог повлиять на случай, но только в сговоре с сервером.
draws-other-draw = Исход № { $at } в этой партии не тот, что дают числа.
passage-open = Показать место в правилах
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
server-says = Ответ сервера: «{ $detail }»
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

# Полка; слова между звёздочками выделяются

shelf-display = Настольные игры, которые покажут вам *правило.*
shelf-games = Игры
shelf-yours = Ваши столы
shelf-yours-none = Столов у вас пока нет. Начните партию, и она будет ждать вас здесь.
shelf-open = Свободные места
shelf-open-none = Никто на этом сервере не ждёт соперника. Откройте место, и его сможет занять любой.
shelf-real = За настоящим столом
shelf-real-carcassonne = «Каркассон» с «Землемерами»: тайлы подсчёта и счёт для ваших собственных тайлов
shelf-real-meeple-stacking = «Пирамида из миплов»: часы, очки и выбывание для ваших собственных миплов
shelf-your-move-against = Ваш ход, соперник: { $opponent }
shelf-their-move = Ходит { $opponent }
shelf-here = { $seats ->
    [2] Обе стороны за этим экраном
   *[other] Все места ({ $seats }) за этим экраном
}
shelf-waiting = Ждём, кто сядет за стол
shelf-watching = Вы зритель
shelf-over = Партия окончена
shelf-won = Победа, соперник: { $opponent }
shelf-lost = Поражение, соперник: { $opponent }
shelf-drawn-with = Ничья, соперник: { $opponent }
shelf-won-by = Победа: { $name }
shelf-drawn = Ничья
shelf-bot = бот, { $level }
shelf-someone = кто-то
shelf-and-more = { $name } и ещё { $more }
shelf-free = свободно мест: { $free } из { $seats }
shelf-sub = { $game }, { $moves ->
    [0] ходов ещё нет
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
shelf-waits = { $name } ждёт соперника
shelf-waits-unnamed = Кто-то ждёт соперника
shelf-seat-as = Ваше имя за столом
shelf-take = Занять место
shelf-taken = Это место только что заняли.
shelf-unreachable = Сервер не отвечает. Он ещё работает?
shelf-loading = Загрузка
shelf-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}

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
game-sandbox = Песочница
real-table = За настоящим столом
real-turns = Телефон у стола
real-desk = Стол подсчёта
real-sheet = Лист для печати
real-guide = Справочник по тайлам
real-print = Напечатать
real-kept = Страница сохранена на этом устройстве и откроется без сети.
real-not-kept = Без сети не закрывайте эту страницу: браузер хранит лишь пришедшее по https или с этого же компьютера.
game-card = Об игре
game-card-year = Год
game-card-designer = { $count ->
    [one] Автор
   *[other] Авторы
}
game-card-publisher = { $count ->
    [one] Издатель
   *[other] Издатели
}
game-card-players = Игроки
game-card-time = Время
game-card-age = Возраст
game-card-weight = Сложность
game-card-weight-value = { $value } из 5
game-card-rank = BoardGameGeek
game-card-rank-value = { $rank }-е место, оценка { $rating } на день, когда снят наш источник
game-card-mechanics = Механики
game-card-awards = Награды
game-card-setup = Подготовка
game-card-length = Длительность
game-card-complexity = Сложность
game-card-strategy = Стратегия
game-card-luck = Случайность
game-card-theme = Тема
game-card-equipment = Понадобится
game-card-based-on = По мотивам
game-card-status = Состояние
game-card-based-on-value = { $name } ({ $by })
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, версия { $version }
}
mechanic-hexagon-grid = шестиугольная сетка
mechanic-enclosure = окружение
mechanic-line-of-sight = линия видимости
card-length-fast = быстрая
card-degree-low = низкая
card-degree-high = высокая
card-theme-abstract = абстрактная
card-status-complete = закончена
equipment-trio-each = по трио пирамидок каждому игроку
equipment-die = один шестигранный кубик
mechanic-stacking = стопки
mechanic-freeform-board = поле без границ

# Как играть

how-title = Как играть, за минуту
how-all = Показать всё
how-stop = Остановить
how-play = Показать
how-pause = Пауза
how-step = Следующий шаг
how-of = { $scene }, шаг { $step } из { $steps }

# Правила

read-rulebook = Правила
read-to-game = К игре
read-to-sandbox = Назад в песочницу
read-to-table = Назад к столу
read-contents = Содержание
read-clauses = { $count ->
    [one] { $count } пункт правил
    [few] { $count } пункта правил
   *[many] { $count } пунктов правил
}
read-who = Кто так говорит
read-language = Язык правил
read-after = Своими словами, по источнику: { $source }, { $revision }.
read-loading = Правила загружаются
read-unknown = Таких правил на этой полке нет.
read-no-clause = Пункта { $clause } в этих правилах нет. Вот их начало.
read-unreachable = Правила не загрузились: сервер не отвечает.
read-copy-link = Копировать ссылку
read-copy-link-to = Копировать ссылку на пункт правил: { $clause }
read-link-copied = Скопировано
read-disagree = Источники молчат или расходятся. Другие поступают так:
read-in-force = Как играем мы
read-copy-of = Ваша копия: { $clause }
read-copy-section = Ваша копия, { $section }
read-page = с. { $page }
read-found = найдено
read-not-found = не найдено
read-why-missing = Копия у вас есть, но этого места в ней нет. Возможно, это другая редакция.
read-why-no-locator = Указаны только название и раздел.
read-garbled = Это место на странице { $page } вашей копии, но тексту той страницы нельзя доверять. Посмотрите там.
read-why-no-copy = Вашей копии здесь больше нет.
read-why-unread = Прочесть это место сейчас не удалось.
read-open-page = Открыть страницу на этом месте
read-open-copy = Открыть копию на этом месте
read-here = Ваша копия здесь
read-not-here = Копии пока нет
read-fetching = Загружаем
read-copy-none = Загрузите страницу один раз, и каждое место встанет рядом со своим пунктом правил, с пометкой.
read-copy-here = Каждое найденное в ней место стоит рядом со своим пунктом правил, с пометкой.
read-copy-import = Открытой страницы у этого источника нет. Если он у вас есть, импортируйте его и читайте здесь.
read-get = Получить свою копию
read-get-again = Получить заново
read-import = Импортировать файл
read-open-source = Открыть страницу
read-copy-failed = Сохраните страницу в браузере и импортируйте файл.
read-import-failed = Подходят текст, HTML и PDF.
read-sources = Источники
read-sources-text = Чужие правила мы не перепечатываем. Это тексты, которым следуют наши слова; со своей копией вы можете проверить каждое.

# Песочница

try-title = Песочница
try-hand = Что делает нажатие
try-set = Расставить
try-play = Играть
try-mover = Чей ход
try-undo = Отменить
try-redo = Вернуть
try-text = Позиция текстом
try-text-take = Поставить
try-text-copy = Копировать
try-text-copied = Скопировано
try-record = Импорт записи
try-record-text = Ходы или файл сохранённой партии
try-record-file = Выбрать файл
try-record-take = Импортировать
try-record-refused = Ход { $number } этой записи сыграть нельзя. { $reason }
try-line = Ходы
try-line-none = Сделайте ход на доске. Каждый ход, который вы попробуете, останется здесь.
try-start = Начало
try-variation = вариант
try-cut = Убрать этот ход
try-edit = Изменить эту позицию
try-hint = Спросить бота
try-hint-ask = Спросить
try-hint-thinks = Думает
try-hint-best = { $bot } сыграл бы { $move }.
try-hint-line = Ожидаемое продолжение: { $line }.
try-hint-value = { $lean ->
    [even] Позиция, по его оценке, равная.
    [some] По его оценке, впереди { $side }.
    [less] По его оценке, { $side } позади.
    [lost] По его оценке, { $side } далеко позади.
   *[much] По его оценке, далеко впереди { $side }.
}
try-hint-play = Сыграть { $move }
try-from-here = Играть отсюда
try-fresh = Начать с новой доски
try-share = Копировать ссылку
try-shared = Ссылка скопирована
try-board-set = Доска: расстановка позиции
try-board-play = Доска: нажатие делает ход

# A line of a score in a note: what was counted, how often and at what.
term = { $name }: { $count } × { $each }
