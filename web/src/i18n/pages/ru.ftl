# Полка, страница игры, правила и песочница. Слова между звёздочками выделяются.

shelf-display = Настольные игры, которые покажут вам *правило.*
shelf-games = Игры
shelf-yours = Ваши столы
shelf-yours-none = Столов у вас пока нет. Начните партию, и она будет ждать вас здесь.
shelf-open = Свободные места
shelf-open-none = Никто на этом сервере не ждёт соперника. Откройте место, и его сможет занять любой.
shelf-your-move-against = Ваш ход, соперник: { $opponent }
shelf-their-move = Ходит { $opponent }
shelf-here = Обе стороны за этим экраном
shelf-waiting = Ждём, кто сядет за стол
shelf-watching = Вы зритель
shelf-over = Партия окончена
shelf-over-against = Партия окончена, соперник: { $opponent }
shelf-bot = бот, { $level }
shelf-someone = кто-то
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

mechanic-hexagon-grid = шестиугольная сетка
mechanic-enclosure = окружение
mechanic-line-of-sight = линия видимости

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
read-missing = Копия у вас есть, но этого места в ней нет. Возможно, это другая редакция.
read-no-locator = Указаны только название и раздел.
read-garbled = Это место на странице { $page } вашей копии, но тексту той страницы нельзя доверять. Посмотрите там.
read-no-copy = Вашей копии здесь больше нет.
read-unread = Прочесть это место сейчас не удалось.
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
read-copy-failed = Страница не загрузилась ({ $detail }). Сохраните её в браузере и импортируйте файл.
read-import-failed = Файл не принят: { $detail }. Подходят текст, HTML и PDF.
read-sources = Источники
read-sources-text = Чужие правила мы не перепечатываем. Это тексты, которым следуют наши слова; со своей копией вы можете проверить каждое.

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
try-text-form = Позиция — это размер, номер хода и камни, например 7 12 g6L h5D.
try-text-size = В длинной стороне доски от { $least } до { $most } пунктов, а не { $size }.
try-text-stone = «{ $word }» — не камень. Напишите пункт и L или D, например g6L.
try-text-point = Пункта { $point } на этой доске нет.
try-text-twice = На { $point } стоят два камня.
try-text-turn = На ходу { $turn }, в начале партии, на доске стоят другие камни. Для свободной позиции укажите ход 4 или больше.
try-record = Импорт записи
try-record-text = Ходы или файл сохранённой партии
try-record-file = Выбрать файл
try-record-take = Импортировать
try-record-failed = Запись не принята: { $detail }
try-unreachable = Сервер не отвечает, судить о ходах некому.
try-line = Ходы
try-line-none = Нажмите на пункт с точкой, чтобы поставить камень. Каждый ход, который вы попробуете, останется здесь.
try-start = Начало
try-variation = вариант
try-first = В начало
try-back = На ход назад
try-forward = На ход вперёд
try-last = В конец
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
try-board-set = Доска: нажатие ставит камень
try-board-play = Доска: нажатие делает ход
try-keys = На доске: стрелки ведут по пунктам, Enter ставит или убирает, Shift+L и Shift+D выбирают камень, Delete убирает. Другая кнопка мыши ставит камень другого цвета.
