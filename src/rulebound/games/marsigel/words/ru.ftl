# Что «Der Marsigelwettkampf» говорит о ходах, пропусках и итогах и как называются настройки и боты.
# $colour, $onto_colour и $above_colour — цвета, $size, $onto_size и $above_size — размеры: пирамиды,
# которая идёт, той, на которую она должна встать, и той, что лежит сверху.

name = Der Marsigelwettkampf
tagline = Марсианские ежи бегут по кольцу, которое за ними смыкается.

colour-red = Красные
colour-yellow = Жёлтые
colour-green = Зелёные
colour-blue = Синие
colour-black = Чёрные
colour-purple = Фиолетовые
colour-orange = Оранжевые
colour-cyan = Голубые
colour-clear = Прозрачные
colour-white = Белые
colour-pink = Розовые
colour-brown = Коричневые
colour-mint = Мятные
size-queen = королева
size-drone = трутень
size-pawn = пешка

# Части предложений

part-who = { $colour ->
    [red] Красные
    [yellow] Жёлтые
    [green] Зелёные
    [blue] Синие
    [black] Чёрные
    [purple] Фиолетовые
    [orange] Оранжевые
    [cyan] Голубые
    [clear] Прозрачные
    [white] Белые
    [pink] Розовые
    [brown] Коричневые
   *[mint] Мятные
}
part-whose = { $colour ->
    [red] красных
    [yellow] жёлтых
    [green] зелёных
    [blue] синих
    [black] чёрных
    [purple] фиолетовых
    [orange] оранжевых
    [cyan] голубых
    [clear] прозрачных
    [white] белых
    [pink] розовых
    [brown] коричневых
   *[mint] мятных
}
part-onto-whose = { $onto_colour ->
    [red] красных
    [yellow] жёлтых
    [green] зелёных
    [blue] синих
    [black] чёрных
    [purple] фиолетовых
    [orange] оранжевых
    [cyan] голубых
    [clear] прозрачных
    [white] белых
    [pink] розовых
    [brown] коричневых
   *[mint] мятных
}
part-above-whose = { $above_colour ->
    [red] красных
    [yellow] жёлтых
    [green] зелёных
    [blue] синих
    [black] чёрных
    [purple] фиолетовых
    [orange] оранжевых
    [cyan] голубых
    [clear] прозрачных
    [white] белых
    [pink] розовых
    [brown] коричневых
   *[mint] мятных
}
part-size = { $size ->
    [queen] королева
    [drone] трутень
   *[pawn] пешка
}
part-your-size = { $size ->
    [queen] Ваша королева
    [drone] Ваш трутень
   *[pawn] Ваша пешка
}
part-yours = { $size ->
    [queen] ваша королева
    [drone] ваш трутень
   *[pawn] ваша пешка
}
part-onto = { $onto_size ->
    [queen] королева { part-onto-whose }
    [drone] трутень { part-onto-whose }
   *[pawn] пешка { part-onto-whose }
}
part-onto-target = { $onto_size ->
    [queen] королеву { part-onto-whose }
    [drone] трутня { part-onto-whose }
   *[pawn] пешку { part-onto-whose }
}
part-above = { $above_size ->
    [queen] королева { part-above-whose }
    [drone] трутень { part-above-whose }
   *[pawn] пешка { part-above-whose }
}
part-your-above = { $above_size ->
    [queen] ваша королева
    [drone] ваш трутень
   *[pawn] ваша пешка
}
part-cost = { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}
part-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
part-spaces = { $spaces ->
    [one] { $spaces } место
    [few] { $spaces } места
   *[many] { $spaces } мест
}
part-order = { $size_1 ->
    [queen] { $size_2 ->
        [drone] королева, трутень, пешка
       *[pawn] королева, пешка, трутень
    }
    [drone] { $size_2 ->
        [queen] трутень, королева, пешка
       *[pawn] трутень, пешка, королева
    }
   *[pawn] { $size_2 ->
        [queen] пешка, королева, трутень
       *[drone] пешка, трутень, королева
    }
}
part-closing = { $closes ->
    [true] { " " }Опустевшее место исчезает.
   *[false] { "" }
}

# Настройки

option-variant = Что собирать
option-variant-tree = Дерево: пирамида встаёт на свой размер или больше
option-variant-nest = Гнездо: пирамида встаёт на свой размер или меньше
option-colours = Цвета
option-colours-stashes = По порядку наборов
option-colours-far-apart = Сначала те, что легче различить
option-sizes = Порядок размеров
option-sizes-queen-drone-pawn = Королева, трутень, пешка
option-sizes-queen-pawn-drone = Королева, пешка, трутень
option-sizes-drone-queen-pawn = Трутень, королева, пешка
option-sizes-drone-pawn-queen = Трутень, пешка, королева
option-sizes-pawn-queen-drone = Пешка, королева, трутень
option-sizes-pawn-drone-queen = Пешка, трутень, королева
option-first = Кто начинает
option-first-drawn = По жребию
option-first-seat-1 = Место 1
option-first-seat-2 = Место 2
option-first-seat-3 = Место 3
option-first-seat-4 = Место 4
option-first-seat-5 = Место 5
option-first-seat-6 = Место 6
option-first-seat-7 = Место 7
option-first-seat-8 = Место 8
option-first-seat-9 = Место 9
option-first-seat-10 = Место 10
option-first-seat-11 = Место 11
option-first-seat-12 = Место 12
option-first-seat-13 = Место 13
option-third-time = Ничья, когда позиция возникла в третий раз
option-third-time-false = Нет
option-third-time-true = Да
option-cap = Ничья после стольких ходов каждого
option-cap-0 = Без ограничения
option-cap-30 = 30 ходов
option-cap-60 = 60 ходов
option-cap-120 = 120 ходов

# Bots

bot-casual = Любитель
bot-lively = Задорный
bot-expert = Эксперт
bot-expert-more = вдвоём безошибочный
# Чей ход

phase-draw = Жребий: кто начинает
phase-roll = Бросок кубика
phase-move = Ход или пропуск
phase-go-on = Ещё ход или конец хода
phase-over = Партия окончена

# Запись партии

log-drawn = { part-who } начинают
log-rolled = { part-who } бросают кубик: { $pips }
log-moved = { part-who }: { part-size } на { part-onto-target }, { part-spaces }, осталось { $left }
log-passed = { part-who } пропускают ход, { $passes } из { $needed }
log-turn-ended = { $lapsed ->
    [0] { part-who } закончили ход
    [one] { part-who } закончили ход, сгорает { $lapsed } очко
    [few] { part-who } закончили ход, сгорает { $lapsed } очка
   *[many] { part-who } закончили ход, сгорает { $lapsed } очков
}
log-left = { $why ->
    [resign] { part-who } сдаются
   *[time] { part-who }: время истекло
}
log-ended = { $winner ->
    [none] Ничья
   *[other] { part-who } выиграли
}

# Решения: что можно

set-up = { $shifted ->
    [true] Цвета идут по очереди ходов, размеры — { part-order }, с каждым кругом со сдвигом на один.
   *[false] Цвета идут по очереди ходов, размеры — { part-order }.
}
draw-first = { part-who } начинают по жребию.
roll = { part-who } бросили кубик: { $pips }.
move = { $riders ->
    [0] { part-your-size } встаёт на { part-onto-target }: { part-spaces }, { part-cost }, осталось { $left }.{ part-closing }
    [one] { part-your-size } встаёт на { part-onto-target } и несёт на себе { $riders } пирамиду: { part-spaces }, { part-cost }, осталось { $left }.{ part-closing }
    [few] { part-your-size } встаёт на { part-onto-target } и несёт на себе { $riders } пирамиды: { part-spaces }, { part-cost }, осталось { $left }.{ part-closing }
   *[many] { part-your-size } встаёт на { part-onto-target } и несёт на себе { $riders } пирамид: { part-spaces }, { part-cost }, осталось { $left }.{ part-closing }
}
pass = Ход можно пропустить. Это пропуск { $passes } из { $needed } подряд.
end-turn = { $points ->
    [0] Ваш ход окончен. Все очки потрачены.
    [one] Ваш ход окончен. Сгорает { $points } очко.
    [few] Ваш ход окончен. Сгорает { $points } очка.
   *[many] Ваш ход окончен. Сгорает { $points } очков.
}

# Решения: чего нельзя

piece-costs = Цена места ({ part-size }): { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
}. { $ways ->
    [0] Сейчас для неё ничего не открыто.
    [one] Открыт { $ways } путь, за { $least }.
    [few] Открыты { $ways } пути, самый дешёвый — за { $least }.
   *[many] Открыто { $ways } путей, самый дешёвый — за { $least }.
}
not-yours = Это { part-size } { part-whose }. За свои очки двигают только свои пирамиды.
same-stack = { part-your-size } уже в этой стопке. Перемещение заканчивается на другой стопке.
onto-covered = Сверху в этой стопке { part-above }, а не { part-onto }. Пирамиды встают наверх.
not-topmost-own = Выше в этой стопке лежит { part-your-above }. Из своих пирамид в одной стопке двигают только верхнюю.
target-smaller = Верхняя пирамида слишком мала: там { part-onto }, а { part-yours } встаёт только на свой размер или больше.
target-larger = Верхняя пирамида слишком велика: там { part-onto }, а { part-yours } встаёт только на свой размер или меньше.
too-costly = { $spaces ->
    [one] Слишком далеко: { part-yours } тратит на { part-spaces } { part-cost }, а у вас { part-points }.
   *[other] Слишком далеко: { part-spaces } по { $each }, всего { part-cost }, а у вас { part-points }.
}
no-such-piece = { $players ->
    [one] Такой пирамиды нет. В партии { $players } игрок, и у каждого королева, трутень и пешка.
    [few] Такой пирамиды нет. В партии { $players } игрока, и у каждого королева, трутень и пешка.
   *[many] Такой пирамиды нет. В партии { $players } игроков, и у каждого королева, трутень и пешка.
}
moved-already = Вы уже сделали ход пирамидой, так что пропустить нельзя. Закончите ход.
pass-instead = Вы ещё не двигали пирамид. Остановиться сейчас — значит пропустить ход.
starter-first = Сначала жребий решает, кто начинает.
roll-first = Сначала { part-who } бросают кубик.
not-your-turn = Сейчас не ваш ход: ходят { part-who }.
not-now = Сейчас нужно не это.
game-over = { $how ->
    [end-tree] Партия окончена: дерево собрано.
    [end-nest] Партия окончена: гнездо собрано.
    [end-last-one] Партия окончена: остался один игрок.
    [end-all-passed] Партия окончена: все пропустили ход.
    [end-third-time] Партия окончена: позиция возникла в третий раз.
   *[end-turn-cap] Партия окончена: сделано столько ходов, сколько договорено.
}

# Решения: что происходит по правилам

turn-of = { $roll ->
    [none] Сейчас ходят { part-who }, нужно бросить кубик.
   *[other] Сейчас ходят { part-who }: из выпавших { $roll } осталось { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }.
}
roll-due = { $roll ->
    [none] { part-who } ещё не бросали кубик: его бросают сейчас.
   *[other] { part-who } выбросили { $roll }, второй раз за ход кубик не бросают. Осталось: { part-points }.
}
wins-on = { $points ->
    [none] { $rolls ->
        [0] { part-who } при таком круге не смогли бы победить за один свой ход ни при каком броске.
        [6] { part-who } при таком круге смогли бы победить за один свой ход при любом броске.
       *[other] { part-who } при таком круге смогли бы победить за один свой ход при бросках от { $least } и выше: { $rolls } из 6.
    }
   *[other] { $rolls ->
        [0] { part-who } в этот ход победить уже не могут. Осталось: { part-points }.
       *[other] { part-who } могут победить в этот ход. Осталось: { part-points }.
    }
}
must-pass = { part-who } не могут сходить ({ part-points }) и пропускают ход: { $passes } из { $needed } подряд.
left-resign = { part-who } сдаются. Их пирамиды остаются на местах.
left-time = У игрока истекло время, { part-who } выбывают. Их пирамиды остаются на местах.
end-tree = { part-who } собрали дерево: трутень прямо на королеве, пешка прямо на трутне. { part-who } выиграли.
end-nest = { part-who } собрали гнездо: трутень прямо на пешке, королева прямо на трутне. { part-who } выиграли.
end-last-one = Все остальные выбыли. { part-who } выиграли.
end-all-passed = Все игроки пропустили ход один за другим: { $passes ->
    [one] { $passes } пропуск
    [few] { $passes } пропуска
   *[many] { $passes } пропусков
} подряд. Ничья.
end-third-time = Эта позиция возникла в третий раз при ходе того же игрока. По договорённости — ничья.
end-turn-cap = { $turns ->
    [one] У каждого, кто ещё в игре, был { $turns } ход. По договорённости — ничья.
    [few] У каждого, кто ещё в игре, было { $turns } хода. По договорённости — ничья.
   *[many] У каждого, кто ещё в игре, было { $turns } ходов. По договорённости — ничья.
}
