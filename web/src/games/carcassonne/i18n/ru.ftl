# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-about = { $farmers ->
    [off] { $with }, without farmers
   *[on] { $with }, with farmers
}
carcassonne-with-none = base game
carcassonne-with-surveyors = The Surveyors
carcassonne-with-inns = Inns & Cathedrals
carcassonne-with-abbot = the abbot
carcassonne-with-river = The River
carcassonne-seat-red = Red
carcassonne-seat-blue = Blue
carcassonne-seat-yellow = Yellow
carcassonne-seat-black = Black
carcassonne-seat-green = Green
carcassonne-seat-pink = Pink
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = north
carcassonne-side-e = east
carcassonne-side-s = south
carcassonne-side-w = west
carcassonne-segment = { $feature } { $sides }
carcassonne-shield = with a coat of arms
carcassonne-mark-inn = with an inn
carcassonne-mark-cathedral = with a cathedral
carcassonne-farmhouse = farmhouse
carcassonne-stands = { $who }: { $figure } on the { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, empty
carcassonne-fits = { $cell }, empty. The tile fits.
carcassonne-fits-turned = { $cell }, empty. The tile fits when turned.
carcassonne-fits-not = { $cell }, empty. The tile does not fit.
carcassonne-keys = Arrow keys go from tile to tile. Enter shows the tile in an empty cell and lays it at the second press, R turns it, Escape lets go. On a tile that lies, Enter tells of its features. F tints the fields, plus and minus change the size, 0 shows the whole land.
carcassonne-place-open = { $place }: set a { $figure }
carcassonne-place-closed = { $place }: closed to a { $figure }
carcassonne-nobody = nobody
carcassonne-worth-now = Finished as it is: { $points } to { $who }
carcassonne-worth-next = Under the next scoring tile: { $points } to { $who }
carcassonne-worth-end = At the end of the game: { $points } to { $who }
carcassonne-field-of = Field, { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $done ->
    [yes] , complete
   *[no] {""}
}
carcassonne-told-laid = { $who } lays a tile at { $cell }: { $tile }
carcassonne-told-put = { $who } sets a { $figure } on the { $feature }
carcassonne-told-skipped = { $who } sets no figure
carcassonne-told-drawn = { $who } draws a tile: { $tile }
carcassonne-told-scored = { $who }: { $what }
carcassonne-turn = Turn
carcassonne-lay = Place it here
carcassonne-map = Map
carcassonne-larger = Larger
carcassonne-smaller = Smaller
carcassonne-whole = Show the whole land
carcassonne-fields = Fields
carcassonne-left = Tiles left
carcassonne-left-count = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
carcassonne-close = Close
carcassonne-in-hand = In your hand
carcassonne-in-hand-of = { $who } is laying
carcassonne-more = { $count ->
    [0] None left in the bag.
   *[other] { $count } more in the bag.
}
carcassonne-spots = { $spots ->
    [0] No spot this way up.
    [one] { $spots } spot this way up.
   *[other] { $spots } spots this way up.
}
carcassonne-set = Set a figure?
carcassonne-set-none = No figure to set
carcassonne-sets = { $who } may set a figure
carcassonne-figures = { $count ->
    [0] All your figures are out.
    [one] { $count } figure left
   *[other] { $count } figures left
}
carcassonne-kind = Which figure
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Set it
carcassonne-skip = No figure
carcassonne-end = End the turn
carcassonne-back = { $points ->
    [one] Take the abbot back for { $points } point
   *[other] Take the abbot back for { $points } points
}
carcassonne-abbot-back = abbot back
carcassonne-figures-left = { $normal } left{ $large ->
    [0] {""}
   *[other] , large
}{ $abbot ->
    [0] {""}
   *[other] , abbot
}
carcassonne-name-skip = no figure
carcassonne-name-back = take the abbot back
carcassonne-name-lay = lay it at { $cell }
carcassonne-name-put = a { $figure } on the { $feature }
carcassonne-prompt-place = { $who } is to lay the tile
carcassonne-prompt-figure = { $who } may set a figure
carcassonne-scoring = Active scoring tiles
carcassonne-stack-city = Cities
carcassonne-stack-road = Roads
carcassonne-stack-monastery = Monasteries
carcassonne-then = then { $name }
carcassonne-per-city = per city
carcassonne-per-road = per road
carcassonne-per-monastery = per monastery
carcassonne-does-citizens-jury = all present score
carcassonne-does-bad-neighborhood = for each half-round cap
carcassonne-does-siege = per coat of arms
carcassonne-does-street-fair = per tile
carcassonne-does-highway-tiles = tiles, whatever its length
carcassonne-does-highway-points = points, whatever its length
carcassonne-does-peasant-uprising = per farmhouse
carcassonne-does-hermit-monastery = per city tile
carcassonne-does-pilgrimage-route = per road tile

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Все, кто в городе, получают очки полностью
carcassonne-effect-bad-neighborhood = Замыкающие полукруги не считаются
carcassonne-effect-siege = +1 за каждый герб
carcassonne-effect-wealth = +3 за объект
carcassonne-effect-poverty = −3 за объект
carcassonne-effect-street-fair = Дорога стоит вдвое больше
carcassonne-effect-highway = Любая дорога считается за 5 тайлов
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
carcassonne-set-base = Базовая игра
carcassonne-set-inns-and-cathedrals = Таверны и соборы
carcassonne-set-river-1 = Река
carcassonne-set-river-1-c3 = Река, третье издание
carcassonne-set-river-2 = Река II
carcassonne-set-mage-and-witch = Маг и ведьма
carcassonne-set-besiegers = Осаждающие
carcassonne-set-cathars-or-siege = Катары или Осада
carcassonne-set-cult-6 = Культ
carcassonne-set-german-monasteries = Монастыри Германии
carcassonne-set-darmstadt = Дармштадт
carcassonne-set-abbey-and-mayor = Аббат и мэр
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
