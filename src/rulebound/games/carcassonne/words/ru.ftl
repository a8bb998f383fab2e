# Что «Каркассон» говорит о ходах, очках и итогах и как называются настройки и тайлы подсчёта. $player —
# цвет игрока, $feature — вид объекта, $scoring, $active и $signs — тайлы подсчёта.

name = Каркассон
tagline = Стройте местность вместе — и владейте большим, когда придут землемеры.
players = от 2 до 5 игроков (6 с «Тавернами и соборами»)

# Части предложений

part-player = { $player ->
    [red] красный
    [blue] синий
    [yellow] жёлтый
    [black] чёрный
    [green] зелёный
   *[pink] розовый
}
part-feature = { $feature ->
    [road] дорога
    [city] город
    [monastery] монастырь
    [garden] сад
    [abbey] аббатство
    [shrine] капище
    [special-monastery] особый монастырь
    [church] церковь
    [german-cathedral] собор Германии
   *[field] поле
}
part-figure = { $figure ->
    [large] большой мипл
    [abbot] аббат
   *[normal] мипл
}
part-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
part-here = { $here ->
    [road] дорога
    [city] город
    [river] река
   *[field] поле
}
part-there = { $there ->
    [road] дорога
    [city] город
    [river] река
   *[field] поле
}
part-side = { $side ->
    [N] севера
    [E] востока
    [S] юга
   *[W] запада
}
each-places = { $first ->
    [monastery] монастырь
    [garden] сад
    [city] город { $rest }
    [road] дорога { $rest }
   *[field] { $rest ->
        [none] поле в середине
       *[other] поле { $rest }
    }
}
    .part = { $first ->
        [road] { $part ->
            [N] на север
            [E] на восток
            [S] на юг
           *[W] на запад
        }
       *[other] { $part ->
            [N] на севере
            [NE] на северо-востоке
            [E] на востоке
            [SE] на юго-востоке
            [S] на юге
            [SW] на юго-западе
            [W] на западе
           *[NW] на северо-западе
        }
    }
part-scoring = { $scoring ->
    [citizens-jury] «Суд горожан»
    [bad-neighborhood] «Плохой квартал»
    [siege] «Осада»
    [street-fair] «Уличная ярмарка»
    [highway] «Большая дорога»
    [peasant-uprising] «Крестьянское восстание»
    [hermit-monastery] «Монастырь отшельников»
    [pilgrimage-route] «Путь паломников»
    [wealth] «Богатство»
   *[poverty] «Бедность»
}
part-active = { $active ->
    [citizens-jury] { " " }по тайлу «Суд горожан»
    [bad-neighborhood] { " " }по тайлу «Плохой квартал»
    [siege] { " " }по тайлу «Осада»
    [street-fair] { " " }по тайлу «Уличная ярмарка»
    [highway] { " " }по тайлу «Большая дорога»
    [peasant-uprising] { " " }по тайлу «Крестьянское восстание»
    [hermit-monastery] { " " }по тайлу «Монастырь отшельников»
    [pilgrimage-route] { " " }по тайлу «Путь паломников»
    [wealth] { " " }по тайлу «Богатство»
    [poverty] { " " }по тайлу «Бедность»
   *[none] { "" }
}

# Как положить тайл

place = Тайл сюда подходит.
cell-taken = Здесь уже лежит тайл.
not-beside = Тайл должен касаться стороной другого тайла.
edges-differ = Стороны не продолжают друг друга: с { part-side } на тайле { part-here }, а на местности { part-there }.
river-elsewhere = Тайл должен продолжать реку.
river-u-turn = Река не может дважды подряд повернуть в одну сторону.
draw = Взят тайл, { $left ->
    [one] остался { $left }
    [few] осталось { $left }
   *[many] осталось { $left }
}.
discard = Тайл некуда положить, и он выходит из игры.

# Как поставить фигуру

put = Ваш { part-figure } может встать сюда.
may-stand = { $present ->
    [one] На только что положенном тайле ваш { part-figure } может встать сюда: { part-feature }.
   *[other] На только что положенном тайле ваш { part-figure } может встать сюда ({ part-feature }, мест { $number } из { $present }): { $places }.
}
no-such-feature = На только что положенном тайле такого места нет: { part-feature }.
lay-first = Сначала нужно положить тайл. Потом на него можно поставить фигуру — там, где объект свободен.
no-such-segment = На новом тайле здесь нельзя поставить фигуру.
figure-not-in-game = { $figure ->
    [large] Больших миплов
   *[abbot] Аббатов
} в этой партии нет.
none-left = { $figure ->
    [large] Большого мипла
    [abbot] Аббата
   *[normal] Миплов
} у вас в запасе нет. Фигура вернётся, когда её объект принесёт очки.
garden-for-abbot = В сад можно поставить только аббата.
abbot-elsewhere = Аббат встаёт только на монастыри и в сады, а здесь { part-feature }.
no-farmers = В этой партии играют без крестьян.
occupied = Этот объект ({ part-feature }) занят: на нём уже стоит { $player ->
    [red] красная
    [blue] синяя
    [yellow] жёлтая
    [black] чёрная
    [green] зелёная
   *[pink] розовая
} фигура.
skip = Вы не ставите фигуру.
take-back = Ваш аббат возвращается и приносит { $tiles ->
    [one] { $tiles } очко
    [few] { $tiles } очка
   *[many] { $tiles } очков
}: по одному за каждый тайл его места, который уже лежит.
abbot-at-home = Вашего аббата нет на местности.
abbot-completed = Место вашего аббата завершено, поэтому вернуть его нельзя.

# Подсчёт

score = { $completed ->
    [true] Завершено: { part-feature }{ part-active } — { part-points }.
   *[false] { $feature ->
        [field] Поле, { $cities ->
            [one] { $cities } завершённый город
            [few] { $cities } завершённых города
           *[many] { $cities } завершённых городов
        } — { part-points }.
       *[other] Как есть: { part-feature } — { part-points }.
    }
}
part-whose = { $owners ->
    [0] { " " }Фигур в нём нет.
    [1] { " " }Очки получит { part-player }.
   *[other] { " " }Очки получат несколько игроков: { $owners }.
}
worth-now = Если завершить сейчас{ part-active }: { part-feature } — { part-points }.{ part-whose }
worth-next = Если завершить после смены тайлов подсчёта{ part-active }: { part-feature } — { part-points }.{ part-whose }
worth-extended = { $feature ->
    [road] С таверной, если завершить сейчас{ part-active }: { part-points }.
   *[city] С собором, если завершить сейчас{ part-active }: { part-points }.
}{ part-whose }
worth-end = Если всё так и останется до конца: { part-feature } — { part-points }.{ part-whose }
no-feature-there = На { $cell } такого объекта нет.
at-place = { $at ->
    [o] На первом тайле
   *[other] На { $at }
}, { $places }: { $text }
return = { $count ->
    [one] Возвращается { $count } фигура
    [few] Возвращаются { $count } фигуры
   *[many] Возвращаются { $count } фигур
}.
turn-over = Ход окончен.
rotates = Очки получены, поэтому все три тайла подсчёта меняются.
rotates-zero = Объект оценён, хотя и принёс { part-points }, поэтому все три тайла подсчёта меняются.
stays-zero = Объект принёс { part-points }, поэтому тайлы подсчёта остаются.
rotates-abbot = Оценён сад или вернулся аббат, поэтому все три тайла подсчёта меняются.
stays-abbot = Оценён только сад или вернулся аббат, поэтому тайлы подсчёта остаются.
stays-unoccupied = В завершённом объекте никого не было, поэтому тайлы подсчёта остаются.
stays-unscored = Очков никто не получил, поэтому тайлы подсчёта остаются.
show = Открывается тайл { part-scoring }.
signs = Источники не говорят, какой тайл в какой стопке; для этого стола решил жребий, делать ничего не нужно: { $signs ->
    [road-wealth] «Богатство» — в стопке дорог, «Бедность» — в стопке монастырей.
    [road-poverty] «Бедность» — в стопке дорог, «Богатство» — в стопке монастырей.
    [both-wealth] «Богатство» — в стопках дорог и монастырей.
   *[both-poverty] «Бедность» — в стопках дорог и монастырей.
}
own-risk = «Землемеров» никогда не проверяли вместе с другими дополнениями. Вы сочетаете их на свой риск.

# Что сейчас на столе

turn-of = Сейчас ходит { part-player }{ $step ->
    [draw] : нужно вытянуть тайл
    [place] : нужно положить тайл
   *[figure] : можно поставить фигуру или не ставить
}.
tiles-left = Осталось в стопке: { $number ->
    [one] { $number } тайл
    [few] { $number } тайла
   *[other] { $number } тайлов
}.
points-of = На счету игрока ({ part-player }) { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
leads = { $alone ->
    [true] Лидирует
   *[false] Делит первое место
} { part-player }: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
figures-left = В запасе игрока ({ part-player }) { $number ->
    [one] { $number } мипл
    [few] { $number } мипла
   *[other] { $number } миплов
}{ $large ->
    [true] , и ещё большой
   *[false] { "" }
}{ $abbot ->
    [true] , и ещё аббат
   *[false] { "" }
}.

# Ходы и конец

set-up = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; первый тайл лежит.
starter = Начинает { part-player }.
not-your-turn = Сейчас ходит { part-player }.
not-now = { $phase ->
    [place] Сначала нужно положить тайл.
   *[figure] Теперь можно поставить фигуру или отказаться от неё.
}
chance-first = Сначала нужно вытянуть тайл или жребий.
cannot-come = Сейчас это вытянуть нельзя.
game-over = Партия окончена.
left-resign = Партию сдаёт { part-player }.
left-time = Время вышло: проигрывает { part-player }.
end-last-tile = { $count ->
    [one] Побеждает { part-player }: { part-points }.
    [few] Победу делят { $count } игрока: { part-points } у каждого.
   *[many] Победу делят { $count } игроков: { part-points } у каждого.
}
end-last-one = Остался только { part-player }, он и побеждает.

# Журнал

log-started = Начинает { part-player }
log-signed = { $signs ->
    [road-wealth] «Богатство» — дороги, «Бедность» — монастыри
    [road-poverty] «Бедность» — дороги, «Богатство» — монастыри
    [both-wealth] «Богатство» — дороги и монастыри
   *[both-poverty] «Бедность» — дороги и монастыри
}
log-shown = Открывается тайл { part-scoring }
log-drawn = Тайл { $tile } берёт { part-player }
log-discarded = Тайл некуда положить, и он выходит из игры
log-laid = Тайл { $tile } на { $cell } с поворотом { $degrees }° кладёт { part-player }
log-put = Фигуру ставит { part-player }: { part-figure }, { part-feature } на { $cell }{ $places ->
    [none] { "" }
   *[other] { " " }({ $places })
}
log-taken-back = Аббата забирает { part-player }
log-skipped = Без фигуры: { part-player }
log-scored = Очки получает { part-player }: { part-points }, { part-feature }{ part-active }
log-returned = { $count ->
    [one] Возвращается { $count } фигура
    [few] Возвращаются { $count } фигуры
   *[many] Возвращаются { $count } фигур
}
log-turn-ended = { $rotates ->
    [true] Тайлы подсчёта меняются
   *[false] Ход окончен
}
log-left = { $why ->
    [resign] Сдаётся { part-player }
   *[time] Время вышло: { part-player }
}
total = { part-player }, { part-points }
log-ended = Партия окончена

phase-starter = Жребий первого хода
phase-signs = Жребий «Богатства» и «Бедности»
phase-show = Открываются тайлы подсчёта
phase-draw = Берётся тайл
phase-place = Кладётся тайл
phase-figure = Ставится фигура
phase-over = Партия окончена

# Настройки

option-first = Кто начинает
option-first-drawn = по жребию
option-first-seat-1 = красный
option-first-seat-2 = синий
option-first-seat-3 = жёлтый
option-first-seat-4 = чёрный
option-first-seat-5 = зелёный
option-first-seat-6 = розовый
option-surveyors = Землемеры
option-surveyors-true = с тайлами подсчёта
option-surveyors-false = без них
option-farmers = Крестьяне
option-farmers-true = с крестьянами
option-farmers-false = без них
option-abbot = Аббат и сады
option-abbot-false = без них
option-abbot-true = с аббатом
option-inns = Таверны и соборы
option-inns-false = без них
option-inns-true = с тавернами
option-river = Река
option-river-none = без неё
option-river-classic = первое и второе издание
option-river-third-edition = третье издание
option-river-second = Река II
option-small-city = Город из двух тайлов
option-small-city-4 = 4 очка
option-small-city-2 = 2 очка, как в ранних изданиях
option-unfinished = Незавершённое с таверной или собором
option-unfinished-0 = ничего
option-unfinished-1 = 1 очко за тайл
option-signs = Богатство и Бедность дорог и монастырей
option-signs-drawn = по одному, жребий
option-signs-road-wealth = дороги — Богатство, монастыри — Бедность
option-signs-road-poverty = дороги — Бедность, монастыри — Богатство
option-signs-both-wealth = Богатство для обоих
option-signs-both-poverty = Бедность для обоих
option-highway = Большая дорога
option-highway-tiles = считается как 5 тайлов
option-highway-points = 5 очков, что бы ни было ещё
option-fair-with-inn = Уличная ярмарка с таверной
option-fair-with-inn-3 = 3 очка за тайл
option-fair-with-inn-4 = 4 очка за тайл
option-uprising-with-inn = Крестьянский дом у дороги с таверной
option-uprising-with-inn-once = минус 1 очко
option-uprising-with-inn-twice = минус 2 очка
option-wide-caps = Широкие участки в «Плохом квартале»
option-wide-caps-false = считаются
option-wide-caps-true = не считаются
option-rotate-zero = Объект принёс 0 очков или меньше
option-rotate-zero-true = тайлы подсчёта меняются
option-rotate-zero-false = тайлы подсчёта остаются
option-rotate-abbot = После сада или раннего возврата аббата
option-rotate-abbot-false = тайлы подсчёта остаются
option-rotate-abbot-true = тайлы подсчёта меняются
option-cap-shield = Герб на замыкающем полукруге в «Плохом квартале»
option-cap-shield-lost = ничего не приносит
option-cap-shield-counts = считается
option-jury-mayor = Мэр города без гербов в «Суде горожан»
option-jury-mayor-scores = получает очки
option-jury-mayor-does-not = не получает
option-witch = Ведьма делит пополам
option-witch-before-flat = до сумм за весь объект
option-witch-after-flat = после них

# Боты

bot-random = Случайный
bot-beginner = Новичок
bot-casual = Любитель
bot-club = Клубный игрок
bot-expert = Эксперт
bot-master = Мастер

# Тайлы подсчёта

scoring-citizens-jury = Суд горожан
scoring-bad-neighborhood = Плохой квартал
scoring-siege = Осада
scoring-wealth = Богатство
scoring-poverty = Бедность
scoring-street-fair = Уличная ярмарка
scoring-highway = Большая дорога
scoring-peasant-uprising = Крестьянское восстание
scoring-hermit-monastery = Монастырь отшельников
scoring-pilgrimage-route = Путь паломников

# Ступени подсчёта по порядку

stage-owners = Кто получает очки
stage-count = Что считается
stage-each = Очки за каждый тайл и символ
stage-modifier = Что меняют дополнения
stage-on-original = Премии по исходному числу тайлов
stage-halving = Деление пополам
stage-flat = Прибавки и вычеты за весь объект
stage-last = В самом конце

# Строки подсчёта

term-tiles = тайлы
term-shields = гербы
term-cities = завершённые города
term-small-city = тайлы города из двух
term-small-city-shields = гербы города из двух
term-unfinished-inn = тайлы незавершённой дороги с таверной
term-inn = таверна
term-unfinished-cathedral = тайлы незавершённого города с собором
term-cathedral = собор, тайлы
term-cathedral-shields = собор, гербы
term-siege = Осада, гербы
term-street-fair = Уличная ярмарка, тайлы
term-highway = Большая дорога
term-peasant-uprising = Крестьянское восстание, дома
term-hermit-monastery = Монастырь отшельников, тайлы с городом
term-pilgrimage-route = Путь паломников, тайлы с дорогой
term-wealth = Богатство
term-poverty = Бедность
term-unfinished-besieged = тайлы незавершённого осаждённого города
term-besieged = осаждён, тайлы
term-besieged-shields = осаждён, гербы
term-besieged-cities = осаждённые города
term-german-cathedral = собор Германии, тайлы
term-road-tiles = тайлы всех дорог
term-challenge = вызов проигран
term-laid-down = тайлы в ряду и столбце
term-church = больше всего миплов вокруг церкви
term-mage = маг, исходные тайлы
term-wainwrights = каретники, исходные тайлы
term-markets = рынки Лейпцига
term-witch = ведьма, пополам
term-little-buildings = маленькие здания
term-towers = башни
term-houses = дома
term-sheds = сараи
term-darmstadtium = Дармштадтиум

# О чём спрашивает стол подсчёта

ask-completed = Объект завершён?
ask-meeples = У кого там фигуры и сколько?
ask-tiles = Сколько в нём тайлов?
ask-tiles-present = Сколько из девяти тайлов лежит, считая его собственный?
ask-shields = Сколько в городе гербов?
ask-cap-only-tiles = На скольких тайлах город — только замыкающий полукруг?
ask-farmhouse-tiles = На скольких тайлах есть крестьянский дом?
ask-with-city = На скольких из девяти тайлов есть часть города?
ask-with-road = На скольких из девяти тайлов есть дорога?
ask-cities = Скольких завершённых городов касается поле?
ask-besieged-cities = Сколько из завершённых городов осаждено?
ask-road-tiles = Сколько тайлов во всех дорогах к собору?
ask-row-and-column = Сколько тайлов лежит в его ряду и столбце без разрыва?
ask-inn = Стоит ли у дороги таверна?
ask-cathedral = Есть ли в городе собор?
ask-besieged = Осаждён ли город?
ask-mage = Стоит ли там маг или ведьма?
ask-german-cathedral = Ведёт ли дорога к собору Германии?
ask-german-cathedral-with-inn = Сколько очков сверх обычного приносит тайл при соборе Германии и таверне вместе?
ask-little-buildings = Сколько маленьких зданий на его тайлах?
ask-towers = Сколько из его зданий — башни?
ask-houses = Сколько из его зданий — дома?
ask-sheds = Сколько из его зданий — сараи?
ask-wainwrights = У кого премия каретников Лейпцига?
ask-wainwrights-each = Сколько очков за тайл даёт премия каретников?
ask-markets = Сколько очков каждый получает от рынков Лейпцига?
ask-mayors = У кого в городе мэры?
ask-challenge = Был ли брошен вызов и кто выиграл?
ask-laid-down = Фигура лежит на боку?
ask-majority-around = У кого больше всего миплов вокруг церкви?
ask-darmstadtium = Есть ли в городе Дармштадтиум?
ask-active = Этот тайл — «Богатство» или «Бедность»?

# Чего не бывает: почему стол подсчёта не берёт описание

bound-least = { $feature ->
    [road] В дороге
   *[city] В городе
} хотя бы один тайл.
bound-two = { $feature ->
    [road] В завершённой дороге
   *[city] В завершённом городе
} не меньше двух тайлов.
bound-open = Один из тайлов этого города открыт на все четыре стороны, так что в завершённом городе не меньше пяти тайлов.
bound-nine = Здесь ({ part-feature }) считается не больше девяти тайлов вместе с собственным, а в завершённом объекте — все девять.
bound-unfinished = Пока не хватает хотя бы одного из девяти тайлов, здесь ({ part-feature }) считается от { $least } до { $most }.
bound-caps = Тайлов с одним лишь замыкающим полукругом не может быть больше, чем тайлов в городе.
bound-shields = Гербов на стольких тайлах ({ $tiles }) не больше { $most }.
bound-closed = В завершённом городе из { $tiles } тайлов гербов не больше { $most }: на тайле, который замыкает город одной стороной, герба нет.
bound-beside = На замыкающих полукругах гербов нет, так что на остальных тайлах их не больше { $most }.
bound-cap-shields = Гербов на полукругах не больше { $most }.
bound-farmhouses = Крестьянских домов у дороги не больше, чем тайлов в ней: { $tiles }.
bound-around = Из { $tiles ->
    [one] { $tiles } тайла
   *[other] { $tiles } тайлов
} это может быть не больше чем на { $most }.
bound-own = На самом тайле ({ part-feature }) этого нет, так что таких тайлов не больше { $most }.
bound-besieged = Осаждённых городов не больше, чем завершённых: { $most }.
bound-one = Здесь ({ part-feature }) помещается только одна фигура.
bound-room = { $feature ->
    [road] В дороге
   *[city] В городе
} из { $tiles ->
    [1] одного тайла помещается одна фигура, не больше.
   *[other] { $tiles } тайлов помещается не больше { $most } фигур.
}
bound-ordinary = Обычных миплов у игрока не больше { $most }.
bound-large = Большой мипл у каждого игрока только один.
bound-mayors = Мэр у каждого игрока только один.
