# Сама страница. Предложения о правилах приходят от игр.

skip = Перейти к доске
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
lost-text = Возможно, адрес обрезался по дороге. В ссылке на стол не бывает пробелов.

# Полка

shelf-title = Настольные игры, которые показывают
shelf-title-rule = правило.
play = Играть
play-again = Сыграть ещё
tables-mine = Ваши столы
tables-open = Столы со свободным местом
sit-down = Занять место
card-yours = Ваш ход
card-theirs = Ход соперника
card-waiting = Ждём соперника
card-over = Партия окончена
card-moves = { $moves ->
    [0] ходов ещё нет
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}

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
level = Сила
players = Игроки
clock = Часы
clock-none = Без часов
clock-choice = { $minutes } мин + { $seconds } с
option-rule = правило
with-others-option-first-seat-1 = Вы
with-others-option-first-seat-2 = Соперник
your-name = Ваше имя
begin = Начать
begin-invite = Начать и пригласить
joining = Подходим к столу

# Приглашение

join-title = Вас приглашают
join-text = За столом для вас оставлено место. Партия начнётся, когда вы его займёте.
join = Занять место

# Места

seat = Место { $number }
seat-bot = Бот, { $level }
seat-open = Свободно для всех
seat-waiting = Ждём друга
seat-you = Вы
seat-guest = Гость
seat-away = Не на связи
seat-away-name = { $name }, не на связи
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
stop = Хватит
invite = Скопировать приглашение
invite-too = Пригласить
invite-link = Ссылка-приглашение
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
pick-move = Выберите ход
confirm-move = Ход { $move }
to-game = Назад к партии
looking-back = Вы смотрите прежнюю позицию. Выберите точку, чтобы попробовать ход.
trying = Вы пробуете ходы. Сама партия не меняется.
trials = Что вы пробовали
trial-forget = Забыть { $moves }
line-lost = Связь потеряна. Пробуем снова…
write-move = Ваш ход словами
play-move = Сходить

# Вид

view-open = Отмечать открытые точки
view-coordinates = Координаты
view-confirm = Подтверждать каждый ход
view-confirm-touch = Под пальцем — всегда
view-evaluation = Шкала оценки
view-rotate = Повернуть доску
evaluation-text = { $side }: шансы лучше, { $percent } %, глубина { $depth }
evaluation-none = Оценки ещё нет

# Поделиться

share = Поделиться
share-move = Скопировать ссылку на этот ход
share-watch = Скопировать ссылку для зрителей
share-record = Сохранить запись партии
share-svg = Сохранить доску как SVG
share-png = Сохранить доску как PNG
copied = Скопировано
copy-failed = Скопируйте вручную: { $text }
picture-failed = Картинку сделать не удалось.

# Поля

margin = Поля
margin-empty = Пока сказать нечего. Поставьте камень.
margin-close = Закрыть поля
note-now = сейчас
note-move = ход { $move }
passage-open = Показать место в правилах
passage-close = Скрыть место в правилах
passage-garbled = Текст вашей копии здесь испорчен. Посмотрите её страницу { $page }
passage-missing = В вашей копии это место не нашлось. Возможно, это другая редакция.
authority-official = Официальное правило
authority-designer = Текст автора игры
authority-community = Толкование сообщества
authority-translator = Примечание переводчика
authority-reading = Наше прочтение
authority-notes = По нашим заметкам
conflict = Против этого, { $clause }:
public-page = Открытая страница
copy-source = Взять свою копию источника
copying = Загружаем страницу
in-rulebook = В книге правил

# Meridians

meridians-about = доска { $board }, { $pie ->
    [on] с правилом пирога
   *[off] без правила пирога
}
meridians-point = { $point }, { $stone ->
    [light] светлый камень
    [dark] тёмный камень
   *[none] { $open ->
        [yes] пусто, открыто для вас
        [no] пусто, закрыто для вас
       *[unknown] пусто
    }
}{ $doomed ->
    [yes] , без пути
   *[no] {""}
}{ $last ->
    [yes] , последний ход
   *[no] {""}
}
meridians-pick = Выберите точку
meridians-place = Поставить на { $point }
meridians-choose = { $colour ->
    [light] Играть Светлыми
   *[dark] Играть Тёмными
}
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [1] У вашего камня на { $points } нет пути.
       *[other] У вашей группы { $points } нет пути.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [1] У светлого камня на { $points } нет пути.
           *[other] У светлой группы { $points } нет пути.
        }
       *[dark] { $stones ->
            [1] У тёмного камня на { $points } нет пути.
           *[other] У тёмной группы { $points } нет пути.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] С доски уйдёт в начале следующего хода Тёмных, если этот ход не даст пути: { $saves ->
            [one] есть { $saves } такая точка.
            [few] есть { $saves } такие точки.
            [many] есть { $saves } таких точек.
           *[other] есть { $saves } такой точки.
        }
       *[dark] С доски уйдёт в начале следующего хода Светлых, если этот ход не даст пути: { $saves ->
            [one] есть { $saves } такая точка.
            [few] есть { $saves } такие точки.
            [many] есть { $saves } таких точек.
           *[other] есть { $saves } такой точки.
        }
    }
    [no] { $colour ->
        [light] Спасти нельзя: с доски уйдёт в начале следующего хода Тёмных.
       *[dark] Спасти нельзя: с доски уйдёт в начале следующего хода Светлых.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Показать { $saves } точку
    [few] Показать все { $saves } точки
    [many] Показать все { $saves } точек
   *[other] Показать все { $saves } точки
}

# Что не удалось

error-unreachable = Сервер не отвечает. Проверьте, работает ли он, и попробуйте снова.
error-failed = Не получилось. { $detail }
error-stale = Позиция уже изменилась. Посмотрите на неё, прежде чем ходить.
error-no-table = Такого стола нет, или он закрыт для вас.
error-no-session = Этот браузер не хранит куки, поэтому сервер вас не узнаёт. Разрешите их для этой страницы.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-no-such-game = На этом сервере такой игры нет.
error-nothing-to-think = Партия окончена: думать не над чем.
error-not-fetched = Открытую страницу загрузить не удалось. { $detail }
error-bad-request = Сервер не смог это прочитать. { $detail }
