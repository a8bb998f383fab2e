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

players = Игроки
clock = Часы
option-rule = правило
seat-name = Имя на месте { $number }
way-here = За этим экраном
your-name = Ваше имя
begin = Начать
joining = Подходим к столу

# Места

seats = Кто где сидит
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
watching = Вы зритель.
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
again-set-up = { $who } предлагает сыграть ещё.
again-join = Присоединиться
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
more-rules = { $more ->
    [one] и ещё { $more } правило
    [few] и ещё { $more } правила
   *[other] и ещё { $more } правил
}
margin-empty = Пока сказать нечего. Здесь появится то, что правила скажут о ваших ходах.
margin-draws = Проверить жребий
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
game-rulebook = Правила
real-table = За настоящим столом
real-turns = Телефон у стола
real-desk = Подсчёт очков
real-sheet = Лист для печати
real-guide = Справочник по тайлам
real-print = Напечатать
real-kept = Страница сохранена на этом устройстве и откроется без сети.
real-not-kept = Без сети не закрывайте эту страницу: браузер хранит лишь пришедшее по https или с этого же компьютера.

# Правила

read-fetching = Загружаем
read-get = Получить свою копию

# A line of a score in a note: what was counted, how often and at what.
term = { $name }: { $count } × { $each }

# Одно за другим, без «и».
series = { $before }, { $next }
