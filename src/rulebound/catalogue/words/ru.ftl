# Термины каталога и то, что рассказывают страницы наших игр.

mechanic-tile-placement = выкладывание тайлов
mechanic-edge-matching = стыковка сторон
mechanic-feature-claiming = захват объектов
mechanic-area-majority = большинство на территории
mechanic-variable-scoring = меняющийся подсчёт
mechanic-set-collection = сбор наборов
mechanic-drafting = драфт
mechanic-race = гонка
mechanic-dice-movement = ход по броску кубика
mechanic-dice-action = кубик решает, что делать
mechanic-wagering = ставки и риск
mechanic-stack-building = стопки на поле
mechanic-stack-carrying = перенос всей стопки
mechanic-size-limited-stacking = стопки по размеру
mechanic-top-piece-rule = главная фигура — верхняя
mechanic-piece-placement = выставление фигур
mechanic-piece-movement = перемещение фигур
mechanic-capture = взятие
mechanic-annihilation = уничтожение соперника
mechanic-territory = территория
mechanic-enclosure = окружение
mechanic-line-of-sight = линия видимости
mechanic-connection = соединение
mechanic-pattern-forming = составление узора
mechanic-dexterity-stacking = постройка на равновесие
mechanic-dexterity-removal = вытаскивание деталей
mechanic-flicking = щелчки
mechanic-real-time = реальное время
mechanic-elimination = выбывание игроков
mechanic-cooperative = игра сообща

category-abstract-strategy = абстрактная стратегия
category-pyramid-game = игра с пирамидами Looney
category-racing = гонка
category-tile-laying = игра с тайлами
category-dexterity = игра на ловкость

component-square-board = доска из квадратов
component-stones = камни
component-hex-board = шестиугольная доска
component-pyramids = пирамиды
component-figures = фигурки
component-special-dice = особые кубики
component-meeples = миплы
component-stacking-pieces = фишки, которые складываются в стопки
component-cards = карты
component-tiles = тайлы
component-blocks = бруски
component-standard-die = шестигранный кубик
component-scoring-tiles = тайлы подсчёта
component-square-tiles = квадратные тайлы
component-hex-tiles = шестиугольные тайлы
component-triangular-board = треугольная доска
component-chess-like-pieces = фигуры вроде шахматных
component-rings = кольца
component-flip-discs = двухцветные диски
component-map-board = поле-карта
component-goods = товары
component-domino-tiles = тайлы-домино
component-flick-discs = диски для щелчков
component-round-board = круглая доска

grade-none = нет
grade-low = низкая
grade-medium = средняя
grade-high = высокая

about-meridians = Двое выставляют камни на шестиугольник из треугольников. Группа жива, пока хотя бы один её камень видит по свободной прямой камень другой группы своего цвета. Ход начинается с того, что снимают все группы соперника, потерявшие каждый такой путь; затем ставят камень — на виду у своего. Похоже на борьбу за территорию, но проигрывает тот, у кого не осталось ни одного камня.
about-marsigel = У каждого по три пирамиды, и все они стоят вперемешку по кольцу. Бросок кубика оплачивает ходы: за каждое место пирамида стоит столько, сколько на ней точек, и несёт на себе всё, что на ней стоит. Опустевшие места смыкаются, кольцо сжимается, башни растут. Побеждает тот, чьи большая, средняя и малая пирамиды первыми встанут прямо друг на друга.
about-carcassonne = В свой ход берут тайл и выкладывают его к местности, сторона к подходящей стороне. На него можно поставить мипла: на дорогу, в город, в монастырь или на поле. Завершённый объект приносит очки тому, у кого в нём больше миплов, и миплы возвращаются; крестьяне остаются до конца.
about-surveyors = Маленькое дополнение, которое печатают и вырезают. Всегда действуют три тайла подсчёта — по одному для городов, дорог и монастырей, — и они меняют цену таких объектов. После хода, в котором что-то подсчитали, вступают следующие три, так что важнее завершить вовремя, чем построить побольше.
about-meeple-stacking = Две игры с горой миплов. В первой все строят одновременно две минуты, и мипл приносит столько очков, в каком ряду он стоит. Во второй строят по очереди, каждый не дольше 45 секунд, и в каждом раунде нужна пирамида на один мипл шире внизу; кто не справился, выбывает.

material-meridians-board = шестиугольная доска из треугольников без центра, любого размера; у обычной две стороны по 6 пунктов и четыре по 7
material-meridians-stones = достаточно камней двух цветов
material-marsigel-trio = каждому игроку — трио пирамид своего цвета
material-marsigel-die = один шестигранный кубик
material-marsigel-no-board = поля нет: кольцо образуют сами пирамиды
material-carcassonne-tiles = 72 тайла местности
material-carcassonne-meeples = каждому игроку — 7 миплов и ещё один для шкалы очков
material-carcassonne-surveyors = для «Землемеров» — 12 тайлов подсчёта, их печатают
material-surveyors-tiles = 12 тайлов подсчёта: 5 для городов, 4 для дорог, 3 для монастырей
material-surveyors-print = последняя страница правил издателя, на английском или немецком, на плотной бумаге или на картоне
material-surveyors-base-game = базовая игра «Каркассон»; новых тайлов местности нет
material-meeple-stacking-plate = каждому игроку — фетровая подложка формата A4 (21 × 29,7 см)
material-meeple-stacking-meeples = каждому игроку — 99 миплов из «Каркассона»

credit-meridians-author = Автор — Kanare Kato, и описание написано им же.
credit-meridians-name = Названа в честь системы меридианов.
credit-marsigel-author = Автор — Sehrgut; опубликована на вики в 2013 году как версия 1.0.
credit-marsigel-remix = Ремикс игры Der Igelwettkampf — мини-игры HABA в виде брелока.
credit-carcassonne-author = Автор — Клаус-Юрген Вреде; издана Hans im Glück в 2000 году.
credit-surveyors-publisher = Издано Hans im Glück для печати дома. Год на странице не указан; на листе издателя — 2020.
credit-surveyors-edition = Второе официальное мини-дополнение для печати ко второму изданию игры.
credit-meeple-stacking-publisher = Правила опубликованы Hans im Glück в 2012 году; на сайте издателя листка больше нет.
credit-meeple-stacking-page = У страницы в редакции Black Bear от 19 сентября 2022 года французская рамка и английские правила.

source-meridians = MeepleRules, «Meridians», в сохранённом виде: описание самого автора
source-marsigel = Looney Pyramid Games Wiki, «Der Marsigelwettkampf», в сохранённом виде
source-carcassonne = немецкая Википедия, «Carcassonne (Spiel)»
source-surveyors = Wikicarpedia, «De Landmeters», в сохранённом виде
source-meeple-stacking = Wikicarpedia, «Empilage de meeples», редакция от 19 сентября 2022 года

ask-meridians-players = Сколько человек играет в «Meridians»?
answer-meridians-players = По данным каталога — { $players_max ->
    [one] ровно { $players_max } игрок
    [few] ровно { $players_max } игрока
   *[many] ровно { $players_max } игроков
  }: на столько игра и рассчитана.
ask-meridians-pass = Можно ли пропустить ход?
answer-meridians-pass = Нет. В каждый ход нужно поставить камень.
ask-meridians-nowhere = Что, если поставить камень некуда?
answer-meridians-nowhere = В тексте об этом ничего нет. По нашему прочтению вы проигрываете; другие программы пропускают выставление или сдаются за вас, и победитель тот же.
ask-meridians-own-stones = Мешают ли линии свои камни?
answer-meridians-own-stones = Когда ставят камень — нет: линию видимости перекрывают только камни соперника. Но пути нужны пустые пункты, и там свои камни мешают.
ask-meridians-own-group = Можно ли поставить камень в группу без пути?
answer-meridians-own-group = Да. Соперник снимет её в начале своего хода, если пути у неё так и не будет.

ask-marsigel-players = Сколько человек может играть?
answer-marsigel-players = Страница противоречит себе: в сводке от 2 до 13, в тексте сколько угодно, а в продаже было одиннадцать цветов. У нас — от 2 до 13.
ask-marsigel-landing = Можно ли малой пирамиде встать на большую?
answer-marsigel-landing = На странице сказано и так и этак, а фраза обрывается. Для дерева большая должна быть снизу, поэтому у нас пирамида встаёт на такую же или на большую.
ask-marsigel-carried = Сколько стоят пирамиды, которые едут сверху?
answer-marsigel-carried = По нашему прочтению — нисколько. На странице сказано, что их несут, а цена не названа.
ask-marsigel-pass = Можно ли пропустить ход?
answer-marsigel-pass = Да, а если ходов нет, то и нужно. Если подряд пропустят все, партия закончится вничью.

ask-carcassonne-players = Сколько человек играет в «Каркассон»?
answer-carcassonne-players = От двух до пяти, а с «Тавернами и соборами» — шестеро.
ask-carcassonne-tie = Что, если у двоих в городе миплов поровну?
answer-carcassonne-tie = Каждый получает все очки.
ask-carcassonne-small-city = Сколько стоит город из двух тайлов?
answer-carcassonne-small-city = 4 очка, как любой завершённый город; в ранних изданиях — 2. За нашими столами можно выбрать.
ask-carcassonne-farmers = Когда возвращаются крестьяне?
answer-carcassonne-farmers = Во время партии — никогда. В конце тот, у кого на поле больше крестьян, получает 3 очка за каждый завершённый город рядом с ним.

ask-surveyors-highway = «Большая дорога»: 5 очков или дорога из 5 тайлов?
answer-surveyors-highway = В правиле сказано про очки, в сноске — про тайлы. Мы читаем «5 тайлов», и с таверной выходит 10 очков. За столом можно выбрать 5 очков.
ask-surveyors-round = Когда сменяются тайлы подсчёта?
answer-surveyors-round = После хода, в котором подсчитан хотя бы один объект, и только один раз. Объект без миплов ничего не приносит, и тайлы остаются.
ask-surveyors-jury = Кто получает очки при «Суде горожан»?
answer-surveyors-jury = Каждый, у кого в городе есть хотя бы один мипл, и каждый получает все очки.
ask-surveyors-end = Действуют ли эти тайлы в окончательном подсчёте?
answer-surveyors-end = Нет. Так сказано на странице; в самих правилах издателя об этом ничего нет.
ask-surveyors-combine = Можно ли играть с другими дополнениями?
answer-surveyors-combine = На свой страх и риск: официальных правил для этого нет. Авторы страницы пишут, как применяли бы тайлы они.

ask-meeple-stacking-players = Сколько человек может играть?
answer-meeple-stacking-players = В тексте об этом ничего нет. У нас — от 2 до 8, а в одиночку можно строить на свой рекорд.
ask-meeple-stacking-sets = Хватит ли набора из 100 миплов?
answer-meeple-stacking-sets = Одному игроку хватит: нужно 99, и один останется.
ask-meeple-stacking-gaps = Считаются ли миплы, которых сверху ничто не соединяет?
answer-meeple-stacking-gaps = Да. Считается всё, что связано, а промежутки не мешают.
ask-meeple-stacking-collapse = Что считается после обрушения?
answer-meeple-stacking-collapse = Даже один мипл — пирамида, если он остался стоять.
ask-meeple-stacking-destroyed = Что, если обрушить чужую пирамиду?
answer-meeple-stacking-destroyed = Если все строят на одном основании, вы сразу проигрываете, причём всю партию; остальные играют дальше.

# Как называются игры по-русски, если это не первое их название в games.toml.
name-surveyors = Землемеры
name-carcassonne = Каркассон
name-meeple-stacking = Пирамида из миплов
name-go = Го
name-hex = Гекс
name-jenga = Дженга
name-alhambra = Альгамбра
name-tikal = Тикаль
name-amazons = Амазонки
name-crokinole = Крокинол
