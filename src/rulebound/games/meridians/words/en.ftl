# What Meridians says of moves, removals and results, and how its options and bots are called.
# $point, $blocker, $friend and $first are points such as g6; $points is a list of them.

name = Meridians
tagline = Keep a path or leave the board.

colour-light = Light
colour-dark = Dark

# Options

option-size = Board
option-size-5 = 4/5, small
option-size-6 = 5/6, for beginners
option-size-7 = 6/7, standard
option-size-8 = 7/8, for experts
option-size-9 = 8/9, large
option-size-10 = 9/10, very large
option-size-11 = 10/11, huge
option-size-12 = 11/12, vast
option-pie = Pie rule
option-pie-false = Off
option-pie-true = On: one sets both first stones, the other chooses a color
option-first = Who begins
option-first-seat-1 = First seat
option-first-seat-2 = Second seat
option-first-drawn = Drawn by lot

# Bots

bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-casual = Casual
bot-club = Club player
bot-expert = Expert
bot-master = Master

# Whose turn it is

phase-draw = Drawing who begins
phase-place = { $colour ->
    [light] Light to place a stone
   *[dark] Dark to place a stone
}
phase-choose = Choose a color
phase-over = The game is over

# The log

log-drawn = { $seat ->
    [0] The first seat begins
   *[1] The second seat begins
}
log-placed = { $colour ->
    [light] Light places on { $point }
   *[dark] Dark places on { $point }
}
log-chosen = { $colour ->
    [light] Light chosen
   *[dark] Dark chosen
}
log-removed = { $colour ->
    [light] { $count ->
        [one] Light loses one stone: { $points }
       *[other] Light loses { $count } stones: { $points }
    }
   *[dark] { $count ->
        [one] Dark loses one stone: { $points }
       *[other] Dark loses { $count } stones: { $points }
    }
}
log-ended = { $loser_colour ->
    [light] Dark wins
    [dark] Light wins
   *[none] The game is over
}

# Rulings: what may be done

draw-first = { $seat ->
    [0] The first seat was drawn to begin.
   *[1] The second seat was drawn to begin.
}
choose = { $colour ->
    [light] Light is yours to choose.
   *[dark] Dark is yours to choose.
}
place-first = { $point } is free, and a first stone may go on any empty point.
place-second = From { $point } a path leads to the first stone on { $first }.
place = { $colour ->
    [light] A Light stone sees { $point }.
   *[dark] A Dark stone sees { $point }.
}
place-no-path = { $colour ->
    [light] A Light stone sees { $point }, so you may place there. But the group would have no path, and Dark would remove it at once.
   *[dark] A Dark stone sees { $point }, so you may place there. But the group would have no path, and Light would remove it at once.
}

# Rulings: what may not be done

point-taken = { $stone ->
    [light] A Light stone already stands on { $point }. Stones go on empty points.
   *[dark] A Dark stone already stands on { $point }. Stones go on empty points.
}
place-no-line = No line to { $point }: none of your stones is in a straight line with it.
place-blocked = { $colour ->
    [light] No line from { $point }: a Dark stone on { $blocker } stands between it and your { $friend }.
   *[dark] No line from { $point }: a Light stone on { $blocker } stands between it and your { $friend }.
}
second-no-line = { $point } is not in a straight line with your first stone on { $first }. A second stone needs a path to the first.
second-adjacent = { $point } touches your first stone on { $first }. A path needs at least one empty point between them.
second-blocked = { $colour ->
    [light] A Dark stone on { $blocker } stands between { $point } and your first stone on { $first }. A second stone needs a path to the first.
   *[dark] A Light stone on { $blocker } stands between { $point } and your first stone on { $first }. A second stone needs a path to the first.
}
no-such-point = This board has no such point. Its long sides have { $size } points.
choose-first = Choose a color first: Light or Dark.
place-a-stone = You cannot pass or choose now. Place a stone on an open point.
not-your-turn = { $colour ->
    [light] It is not your turn. Light is to move.
    [dark] It is not your turn. Dark is to move.
   *[none] It is not your turn yet. First it must be settled who plays which color.
}
game-over = { $cause ->
    [no-stones] The game is over: one side has no stones left.
    [no-legal-point] The game is over: one side had no point to place on.
    [resign] The game is over: one side has resigned.
   *[time] The game is over: one side ran out of time.
}

# Rulings: what the rules do

turn-of = { $colour ->
    [light] It is Light’s turn to place a stone.
   *[dark] It is Dark’s turn to place a stone.
}
stones-of = { $colour ->
    [light] Light has { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    } on the board.
   *[dark] Dark has { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    } on the board.
}
no-stone = No stone stands on { $point }, so there is no group there.
group-early = No group leaves the board before both sides have had two turns.
group-lives = This group lives, for it has { $number ->
    [one] a path, its only one
   *[other] { $number } paths, and one is enough
}: { $paths }.
group-dead = This group has no path and leaves at the beginning of the opponent’s turn{ $number ->
    [0] ; no stone can give it one
   *[other] , unless a stone on one of these points gives it one: { $savers }
}.
removed = { $colour ->
    [light] { $count ->
        [one] A Light stone without a path leaves the board: { $points }.
       *[other] { $count } Light stones without a path leave the board: { $points }.
    }
   *[dark] { $count ->
        [one] A Dark stone without a path leaves the board: { $points }.
       *[other] { $count } Dark stones without a path leave the board: { $points }.
    }
}
end-no-stones = { $loser_colour ->
    [light] Light has no stones left. Dark wins.
   *[dark] Dark has no stones left. Light wins.
}
end-no-legal-point = { $loser_colour ->
    [light] Light has no point to place on, and passing is not allowed. Dark wins.
   *[dark] Dark has no point to place on, and passing is not allowed. Light wins.
}
end-resign = { $loser_colour ->
    [light] Light resigns. Dark wins.
    [dark] Dark resigns. Light wins.
   *[none] { $winner ->
        [0] The second seat resigns before colors are settled. The first seat wins.
       *[1] The first seat resigns before colors are settled. The second seat wins.
    }
}
end-time = { $loser_colour ->
    [light] Light is out of time. Dark wins.
    [dark] Dark is out of time. Light wins.
   *[none] { $winner ->
        [0] The second seat is out of time. The first seat wins.
       *[1] The first seat is out of time. The second seat wins.
    }
}
