# What Der Marsigelwettkampf says of moves, passes and results, and how its options and bots are called.
# $colour, $onto_colour and $above_colour are colors, $size, $onto_size and $above_size are sizes: of the
# piece that moves, of the one that it is to land on, and of one that lies above.

name = Der Marsigelwettkampf
tagline = Martian hedgehogs race round a ring that closes up behind them.

colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-black = Black
colour-purple = Purple
colour-orange = Orange
colour-cyan = Cyan
colour-clear = Clear
colour-white = White
colour-pink = Pink
colour-brown = Brown
colour-mint = Mint
size-queen = queen
size-drone = drone
size-pawn = pawn

# Parts of sentences

part-who = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [black] Black
    [purple] Purple
    [orange] Orange
    [cyan] Cyan
    [clear] Clear
    [white] White
    [pink] Pink
    [brown] Brown
   *[mint] Mint
}
part-whose = { $colour ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
    [blue] Blue’s
    [black] Black’s
    [purple] Purple’s
    [orange] Orange’s
    [cyan] Cyan’s
    [clear] Clear’s
    [white] White’s
    [pink] Pink’s
    [brown] Brown’s
   *[mint] Mint’s
}
part-onto-whose = { $onto_colour ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
    [blue] Blue’s
    [black] Black’s
    [purple] Purple’s
    [orange] Orange’s
    [cyan] Cyan’s
    [clear] Clear’s
    [white] White’s
    [pink] Pink’s
    [brown] Brown’s
   *[mint] Mint’s
}
part-above-whose = { $above_colour ->
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
    [blue] Blue’s
    [black] Black’s
    [purple] Purple’s
    [orange] Orange’s
    [cyan] Cyan’s
    [clear] Clear’s
    [white] White’s
    [pink] Pink’s
    [brown] Brown’s
   *[mint] Mint’s
}
part-size = { $size ->
    [queen] queen
    [drone] drone
   *[pawn] pawn
}
part-your-size = { $size ->
    [queen] Your queen
    [drone] Your drone
   *[pawn] Your pawn
}
part-yours = { $size ->
    [queen] your queen
    [drone] your drone
   *[pawn] your pawn
}
part-onto = { $onto_size ->
    [queen] { part-onto-whose } queen
    [drone] { part-onto-whose } drone
   *[pawn] { part-onto-whose } pawn
}
part-onto-target = { $onto_size ->
    [queen] { part-onto-whose } queen
    [drone] { part-onto-whose } drone
   *[pawn] { part-onto-whose } pawn
}
part-above = { $above_size ->
    [queen] { part-above-whose } queen
    [drone] { part-above-whose } drone
   *[pawn] { part-above-whose } pawn
}
part-your-above = { $above_size ->
    [queen] your queen
    [drone] your drone
   *[pawn] your pawn
}
part-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
part-order = { $size_1 ->
    [queen] { $size_2 ->
        [drone] queen, drone, pawn
       *[pawn] queen, pawn, drone
    }
    [drone] { $size_2 ->
        [queen] drone, queen, pawn
       *[pawn] drone, pawn, queen
    }
   *[pawn] { $size_2 ->
        [queen] pawn, queen, drone
       *[drone] pawn, drone, queen
    }
}
part-closing = { $closes ->
    [true] { " " }The space that it leaves closes.
   *[false] { "" }
}

# Options

option-variant = What to form
option-variant-tree = A tree: pieces land on their own size or larger
option-variant-nest = A nest: pieces land on their own size or smaller
option-colours = Colors
option-colours-stashes = As the sets have them
option-colours-far-apart = Those easiest to tell apart first
option-sizes = Size order
option-sizes-queen-drone-pawn = Queen, drone, pawn
option-sizes-queen-pawn-drone = Queen, pawn, drone
option-sizes-drone-queen-pawn = Drone, queen, pawn
option-sizes-drone-pawn-queen = Drone, pawn, queen
option-sizes-pawn-queen-drone = Pawn, queen, drone
option-sizes-pawn-drone-queen = Pawn, drone, queen
option-first = Who begins
option-first-drawn = Drawn by lot
option-first-seat-1 = Seat 1
option-first-seat-2 = Seat 2
option-first-seat-3 = Seat 3
option-first-seat-4 = Seat 4
option-first-seat-5 = Seat 5
option-first-seat-6 = Seat 6
option-first-seat-7 = Seat 7
option-first-seat-8 = Seat 8
option-first-seat-9 = Seat 9
option-first-seat-10 = Seat 10
option-first-seat-11 = Seat 11
option-first-seat-12 = Seat 12
option-first-seat-13 = Seat 13
option-third-time = Draw when a position comes up for the third time
option-third-time-false = No
option-third-time-true = Yes
option-cap = Draw after so many turns each
option-cap-0 = No limit
option-cap-30 = 30 turns
option-cap-60 = 60 turns
option-cap-120 = 120 turns

# Bots

bot-casual = Casual
bot-lively = Lively
bot-expert = Expert
bot-expert-more = perfect with two players
# Whose turn it is

phase-draw = Drawing who begins
phase-roll = Rolling the die
phase-move = Move, or pass
phase-go-on = Move on, or end the turn
phase-over = The game is over

# The log

log-drawn = { part-who } begins
log-rolled = { part-who } rolls { $pips }
log-moved = { part-who } moves the { part-size } { part-spaces } onto { part-onto-target }, { $left } left
log-passed = { part-who } passes, { $passes } of { $needed }
log-turn-ended = { $lapsed ->
    [0] { part-who } is done
    [one] { part-who } is done, { $lapsed } point lapses
   *[other] { part-who } is done, { $lapsed } points lapse
}
log-left = { $why ->
    [resign] { part-who } resigns
   *[time] { part-who } is out of time
}
log-ended = { $winner ->
    [none] The game is a draw
   *[other] { part-who } wins
}

# Rulings: what may be done

set-up = { $shifted ->
    [true] Colors follow one another in turn order, and sizes as { part-order }, shifted by one with each lap.
   *[false] Colors follow one another in turn order, and sizes as { part-order }.
}
draw-first = { part-who } was drawn to begin.
roll = { part-who } has rolled { $pips }.
move = { $riders ->
    [0] { part-your-size } lands on { part-onto-target }: { part-spaces }, { part-cost }, { $left } left.{ part-closing }
    [one] { part-your-size } lands on { part-onto-target } and carries { $riders } piece along: { part-spaces }, { part-cost }, { $left } left.{ part-closing }
   *[other] { part-your-size } lands on { part-onto-target } and carries { $riders } pieces along: { part-spaces }, { part-cost }, { $left } left.{ part-closing }
}
pass = You may pass. It is pass { $passes } of { $needed } in a row.
end-turn = { $points ->
    [0] You end your turn. All points are used.
    [one] You end your turn. { $points } point lapses.
   *[other] You end your turn. { $points } points lapse.
}

# Rulings: what may not be done

piece-costs = A { part-size } pays { $each ->
    [one] { $each } point
   *[other] { $each } points
} a space. { $ways ->
    [0] Nothing is open to it now.
    [one] One way is open to it, for { $least }.
   *[other] { $ways } ways are open to it, the cheapest for { $least }.
}
not-yours = That { part-size } is { part-whose }. Your points move your own pieces only.
same-stack = { part-your-size } is in this stack already. A move ends on another stack.
onto-covered = On top of this stack is { part-above }, not { part-onto }. Pieces land on the top.
not-topmost-own = Above it in this stack lies { part-your-above }. Of your pieces in one stack only the topmost may move.
target-smaller = Too small: on top there is { part-onto }, and { part-yours } needs its own size or larger.
target-larger = Too large: on top there is { part-onto }, and { part-yours } needs its own size or smaller.
too-costly = { $spaces ->
    [one] Too far: { part-spaces } for { part-yours } costs { part-cost }, and you have { part-points }.
   *[other] Too far: { part-spaces } at { $each } each cost { part-cost }, and you have { part-points }.
}
no-such-piece = There is no such piece. Each of the { $players } players has a queen, a drone and a pawn.
moved-already = You have moved, so this turn is no pass. End it instead.
pass-instead = You have not moved yet. To stop now is to pass.
starter-first = First it must be drawn who begins.
roll-first = First { part-who } must roll the die.
not-your-turn = It is not your turn. { part-who } is to move.
not-now = That is not what is asked now.
game-over = { $how ->
    [end-tree] The game is over: somebody has formed a tree.
    [end-nest] The game is over: somebody has formed a nest.
    [end-last-one] The game is over: only one player was left.
    [end-all-passed] The game is over: all have passed.
    [end-third-time] The game is over: a position came up for the third time.
   *[end-turn-cap] The game is over: the agreed number of turns is reached.
}

# Rulings: what the rules do

turn-of = { $roll ->
    [none] It is { part-whose } turn, and the die is to be rolled.
   *[other] It is { part-whose } turn, with { $number ->
        [one] { $number } point
       *[other] { $number } points
    } of the { $roll } rolled left.
}
roll-due = { $roll ->
    [none] { part-who } has not rolled yet: the die is to be rolled now.
   *[other] { part-who } has rolled { $roll } and does not roll again in this turn. Left of it: { part-points }.
}
wins-on = { $points ->
    [none] { $rolls ->
        [0] { part-who } could win in a turn of its own on no roll as the ring stands.
        [6] { part-who } could win in a turn of its own on any roll as the ring stands.
       *[other] { part-who } could win in a turn of its own on { $rolls } of 6 rolls as the ring stands: from { $least } up.
    }
   *[other] { $rolls ->
        [0] { part-who } cannot win in this turn with what is left: { part-points }.
       *[other] { part-who } can win in this turn with what is left: { part-points }.
    }
}
must-pass = { part-who } has no legal move for { part-points } and must pass: { $passes } of { $needed } in a row.
left-resign = { part-who } resigns. The pieces stay where they are.
left-time = { part-who } is out of time and leaves the game. The pieces stay where they are.
end-tree = { part-who } has formed a tree: drone directly on queen, pawn directly on drone. { part-who } wins.
end-nest = { part-who } has formed a nest: drone directly on pawn, queen directly on drone. { part-who } wins.
end-last-one = Everyone else has left the game. { part-who } wins.
end-all-passed = All players have passed one after the other, { $passes } in a row. The game is a draw.
end-third-time = This position has come up for the third time with the same player to move. The game is a draw, as you agreed.
end-turn-cap = Each player still in the game has had { $turns } turns. The game is a draw, as you agreed.
