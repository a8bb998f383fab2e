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
lost-text = Возможно, адрес обрезался по дороге. В ссылке на стол не бывает пробелов.

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
begin = Начать
begin-invite = Начать и пригласить
joining = Подходим к столу

# Приглашение

join-title = Вас приглашают
join-text = За столом вас ждут. Если вам оставлено место, партия начнётся, когда вы его займёте.
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
invite-short = Пригласить
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
play-again = Сыграть ещё
pick-move = Выберите ход
confirm-move = Ход { $move }
to-game = Назад к партии
looking-back = Вы смотрите прежнюю позицию. Сделайте здесь ход, чтобы попробовать его.
trying = Вы пробуете ходы. Сама партия не меняется.
trials = Что вы пробовали
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
view-rotate = Повернуть доску
evaluation-text = { $side }: шансы лучше, { $percent } %, глубина { $depth }
evaluation-one = { $side }: шансы { $percent } %, глубина { $depth }
evaluation-none = Оценки ещё нет

# Поделиться

share = Поделиться
share-move = Скопировать ссылку на этот ход
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
draws-sealed = Число сервера соответствует своей печати. Отдельные исходы в этой игре проверяет «rulebound verify».
draws-kept = Печать та же, что вы видели перед партией, и ваше число среди остальных.
draws-not-kept = За этим столом ваш браузер своего числа не присылал и не может сказать, всегда ли печать была такой.
draws-fault-secret = Число, которое показывает сервер, не соответствует своей печати.
draws-fault-commitment = Печать не та, что вы видели перед партией.
draws-fault-own = Числа, которое прислал ваш браузер, нет среди тех, что решали.
draws-other-number = Число места { $at } не то, что было, когда вы прислали своё: до начала партии туда сел кто-то другой или число подменили.
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
meridians-keys = Стрелки ведут вдоль линий, с Shift — вдоль других косых. Имя пункта, набранное буквой и цифрами, ведёт к нему. Enter ставит камень.
meridians-pick = Выберите пункт
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
        [light] Если этот ход не даст пути, в начале следующего хода Тёмных { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски. Путь { $saves ->
            [one] даёт { $saves } пункт.
            [few] дают { $saves } пункта.
            [many] дают { $saves } пунктов.
           *[other] дают { $saves } пункта.
        }
       *[dark] Если этот ход не даст пути, в начале следующего хода Светлых { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски. Путь { $saves ->
            [one] даёт { $saves } пункт.
            [few] дают { $saves } пункта.
            [many] дают { $saves } пунктов.
           *[other] дают { $saves } пункта.
        }
    }
    [no] { $colour ->
        [light] Спасти нельзя: в начале следующего хода Тёмных { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски.
       *[dark] Спасти нельзя: в начале следующего хода Светлых { $stones ->
            [1] он уйдёт
           *[other] она уйдёт
        } с доски.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Показать { $saves } пункт
    [few] Показать все { $saves } пункта
    [many] Показать все { $saves } пунктов
   *[other] Показать все { $saves } пункта
}

# Der Marsigelwettkampf

marsigel-about = { $variant ->
    [nest] Побеждает гнездо
   *[tree] Побеждает дерево
}
marsigel-letter-red = К
marsigel-letter-yellow = Ж
marsigel-letter-green = З
marsigel-letter-blue = С
marsigel-letter-black = Ч
marsigel-letter-purple = Ф
marsigel-letter-orange = О
marsigel-letter-cyan = Г
marsigel-letter-clear = П
marsigel-letter-white = Б
marsigel-letter-pink = Р
marsigel-letter-brown = Н
marsigel-letter-mint = М
marsigel-piece = { $size ->
    [queen] королева { $whose }
    [drone] трутень { $whose }
   *[pawn] пешка { $whose }
}
marsigel-space = { $size ->
    [queen] Место королевы { $whose }
    [drone] Место трутня { $whose }
   *[pawn] Место пешки { $whose }
}
marsigel-alone = больше никого
marsigel-stack = { $count ->
    [one] { $count } пирамида
    [few] { $count } пирамиды
   *[many] { $count } пирамид
}, сверху { $top }
marsigel-lands = сюда можно за { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}, останется { $left }
marsigel-too-far = слишком далеко, { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}
marsigel-too-small = { $variant ->
    [nest] слишком велика, сюда не встать
   *[tree] слишком мала, сюда не встать
}
marsigel-level = { $level } из { $count } снизу
marsigel-piece-hand = в руке
marsigel-piece-free = может ходить
marsigel-piece-held = над ней ваша пирамида
marsigel-piece-stuck = на это очков не хватает
marsigel-keys = Стрелки влево и вправо ведут по кругу, вверх и вниз по стопке. Enter поднимает и ставит пирамиду, Escape отпускает, I показывает всю стопку.
marsigel-rolled = { $who }: выпало { $pips }
marsigel-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
marsigel-spent = потрачено { $spent }, осталось { $left }
marsigel-costs = цена { $cost }, останется { $left }
marsigel-end = { $points ->
    [0] Закончить ход
    [one] Закончить ход, сгорит { $points } очко
    [few] Закончить ход, сгорят { $points } очка
   *[many] Закончить ход, сгорят { $points } очков
}
marsigel-pass = Пропустить ход ({ $pass } из { $needed } подряд)
marsigel-passes = пропуск
marsigel-leaves = { $who } выходят
marsigel-won = { $who } победили
marsigel-drawn = Ничья
marsigel-pick = Выберите пирамиду
marsigel-confirm = Сделать этот ход
marsigel-confirm-pass = Пропустить ход
marsigel-confirm-end = Закончить ход

marsigel-scene-points = Бросок — ваш кошелёк
marsigel-scene-points-text = За каждое место пирамида платит по своим точкам: королева 3, трутень 2, пешка 1. Тратьте бросок на любые свои пирамиды, в любую сторону.
marsigel-scene-landing = Вставать на свой размер или крупнее
marsigel-scene-landing-text = Ход кончается наверху другой стопки, на пирамиде не меньше вашей. Что стоит по пути — неважно.
marsigel-scene-carry = Нести и ехать
marsigel-scene-carry-text = Пирамида бесплатно несёт всё, что на ней стоит. Из ваших пирамид в одной стопке ходит только верхняя.
marsigel-scene-closing = Круг сжимается
marsigel-scene-closing-text = Опустевшее место сразу исчезает. Здесь путь пешки к королеве стал на одно место короче.
marsigel-scene-tree = Дерево побеждает
marsigel-scene-tree-text = Ваша королева, прямо на ней трутень, прямо на нём пешка — и вы сразу победили. Под ними и над ними может быть что угодно.
marsigel-scene-lock = Сядьте на соперника
marsigel-scene-lock-text = Чужая пирамида посередине портит дерево, и убрать её может только хозяин. Если все подряд пропустят ход — ничья.
marsigel-strip-points = Каждое место стоит точек пирамиды.
marsigel-strip-closing = Опустевшие места исчезают.
marsigel-strip-tree = Королева, трутень, пешка: дерево побеждает.
marsigel-sum = { $moves ->
    [-1] { $who }: очков осталось { $points }
    [one] { $who }: очков осталось { $points }. Открыт { $moves } ход.
    [few] { $who }: очков осталось { $points }. Открыто { $moves } хода.
   *[many] { $who }: очков осталось { $points }. Открыто { $moves } ходов.
}
marsigel-sum-roll = { $who } бросают кубик
marsigel-sum-ring = { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
}, в самой высокой стопке { $tallest ->
    [one] { $tallest } пирамида
    [few] { $tallest } пирамиды
   *[many] { $tallest } пирамид
}.
marsigel-set-players = Игроков
marsigel-set-points = Осталось очков
marsigel-set-roll = ещё бросать
marsigel-set-goal = Что побеждает
marsigel-set-tree = Дерево
marsigel-set-nest = Гнездо
marsigel-set-none = Поднимите пирамиду и выберите, где ей стоять.
marsigel-set-alone = На отдельное место
marsigel-set-on = Место вперёд
marsigel-set-back = Место назад
marsigel-set-anew = Расставить заново
marsigel-set-keys = На поле: стрелки ведут, Enter поднимает и ставит пирамиду, N даёт ей отдельное место, + и − двигают её место. Другая кнопка мыши тоже даёт отдельное место.
marsigel-wrong-form = Позиция — это круг, чей ход и очки, например a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = «{ $word }» — не стопка. Пишите пирамиды снизу вверх, например b3a2.
marsigel-wrong-players = Играть могут от { $least } до { $most } игроков.
marsigel-wrong-count = { $count ->
    [0] Нет { $piece }.
    [one] { $piece } встречается { $count } раз.
    [few] { $piece } встречается { $count } раза.
   *[many] { $piece } встречается { $count } раз.
}
marsigel-wrong-mover = Чей ход — буква от a до { $last }.
marsigel-wrong-points = Остаться может от 0 до 6 очков, а не { $points }.
marsigel-wrong-size = { $piece } не может стоять на { $onto }.

marsigel-odds-title = Шансы
marsigel-odds-of = { $who }, если обе стороны играют безошибочно
marsigel-odds = победа { $win }, ничья { $draw }, поражение { $lose }
marsigel-odds-before = До броска
marsigel-odds-now = С этими очками
marsigel-odds-roll = Если выпадет { $pips }
marsigel-odds-what-if = А если выпадет
marsigel-odds-ends = Чем кончить ход, лучшее сверху: победа, ничья, поражение
marsigel-odds-all = { $count ->
    [one] Показать { $count } вариант
    [few] Показать все { $count } варианта
   *[many] Показать все { $count } вариантов
}
marsigel-odds-few = Показать только лучшие
marsigel-odds-none = Шансы известны для двух игроков без домашних ничьих.

# Что не удалось

error-unreachable = Сервер не отвечает. Проверьте, работает ли он, и попробуйте снова.
error-failed = Не получилось.
error-stale = Позиция уже изменилась. Посмотрите на неё, прежде чем ходить.
error-no-table = Такого стола нет, или он закрыт для вас.
error-no-session = Этот браузер не хранит куки, поэтому сервер вас не узнаёт. Разрешите их для этой страницы.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-no-such-game = На этом сервере такой игры нет.
error-nothing-to-think = Партия окончена: думать не над чем.
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

# Полка; слова между звёздочками выделяются

shelf-display = Настольные игры, которые покажут вам *правило.*
shelf-games = Игры
shelf-yours = Ваши столы
shelf-yours-none = Столов у вас пока нет. Начните партию, и она будет ждать вас здесь.
shelf-open = Свободные места
shelf-open-none = Никто на этом сервере не ждёт соперника. Откройте место, и его сможет занять любой.
shelf-your-move-against = Ваш ход, соперник: { $opponent }
shelf-their-move = Ходит { $opponent }
shelf-here = { $seats ->
    [2] Обе стороны за этим экраном
   *[other] Все места ({ $seats }) за этим экраном
}
shelf-waiting = Ждём, кто сядет за стол
shelf-watching = Вы зритель
shelf-over = Партия окончена
shelf-over-against = Партия окончена, соперник: { $opponent }
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
game-sheet = Памятка для печати
game-turns = Ходы за настоящим столом
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

scene-opening = Два камня, один путь
scene-opening-text = Каждый ставит камень, затем второй на одной прямой с первым: между ними хотя бы один пункт, и все они пусты.
scene-sight = Туда, куда видит свой камень
scene-sight-text = Дальше камень ставят в любой пустой пункт на одной прямой со своим камнем. Чужой камень между ними закрывает линию.
scene-groups = Группы и пути
scene-groups-text = Соседние камни одного цвета образуют группу. Свободная линия к другой своей группе — это путь, и одного пути хватает всей группе.
scene-cut = Отрезана и спасена
scene-cut-text = Группа без пути мертва. Но снимут её только после вашего хода: камень, который даст ей новый путь, её спасёт.
scene-removal = Сначала снимают
scene-removal-text = В начале вашего хода с доски уходят все мёртвые группы соперника. Потом вы ставите камень, можно и на освободившийся пункт.
scene-ending = Конец партии
scene-ending-text = Пропускать ход нельзя, очков нет. У кого не осталось камней, тот проиграл.

meridians-strip-groups = Одна свободная линия к своим хранит группу.
meridians-strip-cut = Линия закрыта — группа мертва.
meridians-strip-removal = Её снимают, когда начинается ход соперника.

# Правила

read-rulebook = Правила
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
try-stone = Какой камень
try-stone-light = Светлый
try-stone-dark = Тёмный
try-stone-none = Убрать
try-mover = Чей ход
try-mover-light = Светлых
try-mover-dark = Тёмных
try-size = Доска
try-clear = Очистить доску
try-undo = Отменить
try-redo = Вернуть
try-text = Позиция текстом
try-text-take = Поставить
try-text-copy = Копировать
try-text-copied = Скопировано
try-wrong-form = Позиция — это размер, номер хода и камни, например 7 12 g6L h5D.
try-wrong-size = В длинной стороне доски от { $least } до { $most } пунктов, а не { $size }.
try-wrong-stone = «{ $word }» — не камень. Напишите пункт и L или D, например g6L.
try-wrong-point = Пункта { $point } на этой доске нет.
try-wrong-twice = На { $point } стоят два камня.
try-wrong-turn = На ходу { $turn }, в начале партии, на доске стоят другие камни. Для свободной позиции укажите ход 4 или больше.
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
try-share = Копировать ссылку
try-shared = Ссылка скопирована
try-open = { $colour ->
    [light] Ход Светлых.
   *[dark] Ход Тёмных.
} { $count ->
    [0] Ни один пункт не открыт.
    [one] Открыт { $count } пункт.
    [few] Открыты { $count } пункта.
   *[many] Открыты { $count } пунктов.
}
try-groups = { $colour ->
    [light] Светлые
   *[dark] Тёмные
}: { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}, { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
   *[many] { $groups } групп
}{ $dead ->
    [0] .
   *[other] , без пути: { $dead }.
}
try-groups-none = { $colour ->
    [light] У Светлых нет камней.
   *[dark] У Тёмных нет камней.
}
try-board-set = Доска: расстановка позиции
try-board-play = Доска: нажатие делает ход
try-keys = На доске: стрелки ведут по пунктам, Enter ставит или убирает, Shift+L и Shift+D выбирают камень, Delete убирает. Другая кнопка мыши ставит камень другого цвета.

# At a real table. A star stands where the game's page leaves something open.

sheet-all = Для любого числа игроков
sheet-print = Напечатать
turns-all-passed = Все подряд пропустили ход.
turns-number = Круг { $turn }
turns-roll = Бросить кубик
turns-moved = Ход сделан, дальше
turns-anew = Новая партия
turns-anew-sure = Точно начать заново?
turns-rolls-stay = При возврате хода броски остаются.
marsigel-turns-order = Порядок хода: { $colours }
marsigel-sheet-line = Бег марсианских ежей вкратце: от 2 до 13 игроков, пирамиды и кубик
marsigel-short-goal = Первым соберите дерево своего цвета: королева, прямо на ней трутень, прямо на нём пешка. Под ними и над ними может лежать что угодно.
marsigel-short-trio = Каждый берёт трио одного цвета: королеву (большая, 3 точки), трутня (средний, 2) и пешку (маленькая, 1). Расставьте пирамиды кольцом, как на рисунке, каждую на своём месте. Выберите, кто начинает. Ходят против часовой стрелки.
marsigel-short-roll = Бросьте кубик. Потратьте до стольких очков на свои пирамиды, за сколько угодно ходов.* Остаток сгорает.
marsigel-short-price = За каждое место на пути пирамида платит столько, сколько на ней точек; идти можно в любую сторону. По пути можно миновать что угодно.*
marsigel-short-landing = Каждый ход кончается на вершине другой стопки, на пирамиде того же размера или больше.*
marsigel-short-carry = Пирамида бесплатно несёт всё, что на ней лежит.* Если в стопке несколько ваших пирамид, ходить может только верхняя из них.
marsigel-short-closing = Опустевшее место исчезает, и соседние места теперь стоят рядом.
marsigel-short-pass = Можно пропустить ход; если ходить нечем, это обязательно. Если все подряд пропустили ход — ничья.
marsigel-short-end = Как только ваше дерево готово, вы победили, даже если очки остались.*
marsigel-sheet-readings = Здесь страница игры молчит, противоречит себе или обрывается; так её понимаем мы. Все причины:
marsigel-sheet-source = По странице Der Marsigelwettkampf автора Sehrgut (версия 1.0, 2013) в Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), по мотивам Der Igelwettkampf издательства HABA. Слова и рисунки наши.
marsigel-sheet-set-up = Расстановка
marsigel-sheet-order = Выкладывайте кольцо против часовой стрелки, начиная снизу. Цвета идут в порядке хода, размеры — королева, трутень, пешка. При 3, 6, 9 и 12 игроках размеры с каждым кругом сдвигаются на один.*
marsigel-sheet-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
marsigel-sheet-ring = Кольцо, игроков: { $players }; против часовой стрелки снизу
