# Что «Пирамида из миплов» говорит о постройках, подсчётах и итогах и как называются её настройки.
# $meeple и $under — номера миплов, $rows и $asked — числа по рядам снизу.

name = Пирамида из миплов
tagline = Две минуты, кусок фетра и пирамида из миплов — такая высокая, какую позволят руки.

# Боты

bot-shaky = Рука дрожит
bot-steady = Рука спокойная
bot-sure = Рука твёрдая

# Настройки

option-variant = Вариант
option-variant-points = Пирамида на очки: все строят 2 минуты
option-variant-ladder = Всё выше: по очереди по 45 секунд, кто не справился — выбывает
option-rounds = Раунды
option-rounds-1 = 1 раунд
option-rounds-2 = 2 раунда
option-rounds-3 = 3 раунда
option-rounds-4 = 4 раунда
option-rounds-5 = 5 раундов
option-rounds-6 = 6 раундов
option-rounds-7 = 7 раундов
option-rounds-8 = 8 раундов
option-rounds-9 = 9 раундов
option-rounds-10 = 10 раундов
option-ties = Поровну очков
option-ties-shared = Общая победа
option-ties-extra-round = Ещё один раунд
option-connection = Миплы соединены
option-connection-standing = Через того, кто стоит сверху
option-connection-touching = Касанием, в том числе сбоку
option-shape = Пирамида раунда
option-shape-full = Полная: в каждом ряду на одного меньше
option-shape-free = Свободная: внизу столько, сколько нужно, и выше прежней
option-failing = Кто не справился
option-failing-at-once = Выбывает сразу
option-failing-share = Выбывает после раунда; не справились вместе — победа общая
option-failing-replay = Выбывает после раунда; не справились вместе — играют ещё раз
option-plate = Основание
option-plate-own = Своё у каждого
option-plate-shared = Одно на всех
option-loss = Пирамида разрушена
option-loss-height = Если она ниже или её нет
option-loss-any = Если она лишилась любого мипла

# Чья очередь

phase-build = Строят все сразу
phase-build-shared = Строят все сразу на одном основании
phase-climb = Строят по очереди
phase-over = Партия окончена

# Журнал

stage = Раунд { $round }
part-came = { $came ->
    [met] , задание выполнено
    [missed] , задание не выполнено
   *[points] , { part-points }
}
log-judged = Игрок { $player }: { $height ->
    [0] ничего не засчитано
   *[other] засчитаны ряды { $rows }
}{ part-came }
log-uncounted = Игрок { $player }: { $number ->
    [one] не засчитан { $number } мипл
    [few] не засчитаны { $number } мипла
   *[other] не засчитаны { $number } миплов
}
log-destroyed = Игрок { $player } разрушает пирамиду игрока { $whose }
total = { $has ->
    [points] { part-points }
    [in] в игре
   *[out] вне игры
}
log-eliminated = Выбывание: игрок { $players }
log-round = Раунд { $round }, внизу { $base }
log-left = { $why ->
    [resign] Игрок { $player } сдаётся
   *[time] У игрока { $player } вышло время
}
log-ended = { $number ->
    [one] Побеждает игрок { $players }
   *[other] Игроки { $players } делят победу
}

# Строки подсчёта

term-row = ряд

# Сколько стоит постройка

part-rest = { $rest ->
    [0] { "" }
    [one] { " " }Не засчитан { $rest } мипл.
    [few] { " " }Не засчитаны { $rest } мипла.
   *[other] { " " }Не засчитаны { $rest } миплов.
}
part-meeple = { $meeple ->
    [0] Мипл
   *[other] Мипл { $meeple }
}
part-under = { $under ->
    [0] другом мипле
   *[other] мипле { $under }
}
part-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
part-when = { $still ->
    [true] { "" }
   *[false] { " " }Постройка ещё не успокоилась.
}
pyramid = Засчитаны ряды снизу вверх: { $rows }. Итого { part-points }.{ part-rest }{ part-when }
single = Один мипл остался стоять: { part-points }.{ part-rest }{ part-when }
nothing-counts = Ни один мипл не засчитан, очков нет.{ part-rest }{ part-when }
rung-met = Готово: пирамида на { $base } внизу, рядов в высоту — { $height }.
rung-missed = Это не то, что нужно: при { $base } внизу должны стоять ряды { $asked }, а стоят { $height ->
    [0] никакие
   *[other] { $rows }
}.
rung-missed-free = Это не то, что нужно: при { $base } внизу рядов должно быть больше, чем { $before }, а стоят { $height ->
    [0] никакие
   *[other] { $rows }
}.

# Почему мипл не засчитан

held = { part-meeple } ещё в руке. Он не засчитан.
lying = { part-meeple } не стоит: отклонён на { $degrees }°, а можно до { $most }°.
upside-down = { part-meeple } стоит вверх ногами: отклонён на { $degrees }°, а можно до { $most }°.
outside = { part-meeple } выступает за край фетра на { $mm } мм.
on-nothing = { part-meeple } ни на чём не стоит: ни на фетре, ни на другом мипле.
on-anothers = { part-meeple } стоит на { part-under }, а тот чужой.
owner-out = { part-meeple } не засчитан: его хозяин вне игры.
on-uncounted = { part-meeple } стоит на { part-under }, а тот сам не засчитан.
not-connected = { part-meeple } стоит в ряду { $row }, но не соединён с пирамидой, которая засчитана: её высота в рядах — { $height }.

# Что нельзя оценить

not-building = Сейчас не ваша очередь строить. Строит игрок { $players }.
not-measured = { $what ->
    [too-many] В этой сцене слишком много всего, чтобы её оценить.
    [time] Руки не могли быть убраны так давно.
    [number] Каждому миплу нужен свой номер, начиная с 1.
    [place] Мипл слишком далеко, чтобы стоять на столе.
    [turn] Поворот мипла — не поворот.
    [owner] Мипл не принадлежит ни одному игроку.
    [contact] Касаются друг друга два мипла сцены или мипл и фетр.
   *[normal] Зазор или направление касания невозможны.
}
too-many-meeples = Миплов { $meeples }, а у каждого игрока { $most }.
crowded = В ряду { $row } было бы столько миплов: { $meeples }. Но в ряду под ним их { $below }, а выдержит он самое большее { $most }.
no-shared-plate = Здесь у каждого своё основание, так что разрушить чужую пирамиду нельзя.
no-such-victim = Разрушенная пирамида — чужая, её игрок ещё в партии, а её ряды — числа миплов.
game-over = { $how ->
    [end-most-points] Партия окончена: все раунды сыграны.
    [end-last-one] Партия окончена: остался один игрок.
    [end-last-remaining] Партия окончена: остался один игрок.
    [end-all-failed] Партия окончена: все оставшиеся не справились вместе.
   *[end-supply] Партия окончена: миплов больше не хватает.
}

# Что происходит по правилам

turn-of = { $count ->
    [one] Сейчас строит игрок { $players }.
   *[other] Очереди нет: игроки { $players } строят одновременно.
}
points-of = У игрока { $player } { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
leads = { $count ->
    [one] Лидирует игрок { $players }, на счету { $total }.
   *[other] Лидируют игроки { $players }, на счету у каждого { $total }.
}
eliminated = Выбывание: игрок { $players }.
destroyed = Чужая пирамида разрушена: было рядов { $height_before }, стало { $height }. Кто это сделал, проиграл.
next-round = Начинается раунд { $round }. Внизу миплов: { $base }.
round-again = Не справился никто, поэтому раунд { $round } играется ещё раз, внизу { $base }.
left-resign = Игрок { $player } сдаётся.
left-time = У игрока { $player } вышло время, он выбывает.
end-most-points = { $number ->
    [one] У игрока { $players } больше всего очков после { $rounds ->
        [one] { $rounds } раунда
       *[other] { $rounds } раундов
    }: { $total }. Это победа.
   *[other] У игроков { $players } больше всего очков, по { $total }, они делят победу.
}
end-last-one = Все остальные выбыли. Побеждает игрок { $players }.
end-last-remaining = К раунду { $round } все остальные выбыли. Побеждает игрок { $players }.
end-all-failed = В раунде { $round } не справился никто из оставшихся. Игроки { $players } делят победу.
end-supply = { $supply } миплов не хватает на { $base } внизу. { $number ->
    [one] Побеждает игрок { $players }.
   *[other] Игроки { $players } делят победу.
}
