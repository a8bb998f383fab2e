# Words of the page for Der Marsigelwettkampf alone. Sentences about rules come from the game itself.

marsigel-about = { $variant ->
    [nest] Nests win
   *[tree] Trees win
}{ $third ->
    [on] {", "}draw at the third repetition{ $cap ->
        [0] {""}
       *[other] {" "}or after { $cap } turns each
    }
   *[off] { $cap ->
        [0] {""}
       *[other] {", "}draw after { $cap } turns each
    }
}
marsigel-piece = { $size ->
    [queen] { $whose } queen
    [drone] { $whose } drone
   *[pawn] { $whose } pawn
}
marsigel-space = { $size ->
    [queen] Space of { $whose } queen
    [drone] Space of { $whose } drone
   *[pawn] Space of { $whose } pawn
}
marsigel-closed = { $space }: empty, so it is gone. Its neighbors are now next to each other.
marsigel-alone = alone there
marsigel-stack = { $count } pieces, { $top } on top
marsigel-lands = lands here for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, { $left } left
marsigel-too-far = too far, { $cost } points
marsigel-too-small = { $variant ->
    [nest] too large to land on
   *[tree] too small to land on
}
marsigel-level = { $level } of { $count } from the bottom
marsigel-piece-hand = in hand
marsigel-piece-free = may move
marsigel-piece-held = held by your piece above it
marsigel-piece-stuck = no move for these points
marsigel-keys = Left and right arrow go along the ring, up and down through a stack. Enter picks a piece up and puts it down, Escape lets it go, I shows the whole stack.
marsigel-more = { $count ->
    [one] One more space
   *[other] { $count } more spaces
}
marsigel-points = { $points ->
    [one] { $points } point to spend
   *[other] { $points } points to spend
}
marsigel-spent = { $spent } spent, { $left } left
marsigel-costs = costs { $cost }, leaves { $left }
marsigel-end = { $points ->
    [0] End turn
    [one] End turn, drop { $points } point
   *[other] End turn, drop { $points } points
}
marsigel-passes = passes
marsigel-leaves = { $who } leaves
marsigel-won = { $who } wins
marsigel-pick = Choose a move
marsigel-confirm = Make this move
marsigel-confirm-pass = Pass
marsigel-confirm-end = End the turn
marsigel-sum = { $moves ->
    [-1] { $who } to move, { $points } left
    [0] { $who } to move, { $points } left. Nothing is open.
    [one] { $who } to move, { $points } left. One move is open.
   *[other] { $who } to move, { $points } left. { $moves } moves are open.
}
marsigel-sum-roll = { $who } is to roll
marsigel-sum-ring = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
}, the tallest stack has { $tallest ->
    [one] one piece
   *[other] { $tallest } pieces
}.
marsigel-set-points = Points left
marsigel-set-roll = to be rolled
marsigel-set-goal = What wins
marsigel-set-tree = Tree
marsigel-set-nest = Nest
marsigel-set-none = Pick a piece up, then choose where it is to lie.
marsigel-set-alone = On a space of its own
marsigel-set-on = Space one on
marsigel-set-back = Space one back
marsigel-set-anew = Lay out anew
marsigel-set-keys = On the board: arrow keys move, Enter picks a piece up and puts it down, N gives it a space of its own, + and − move its space. With a mouse, the other button gives it a space of its own.
marsigel-wrong-form = A position is ring, mover and points, as in a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = “{ $word }” is no stack. Write its pieces from bottom to top, as in b3a2.
marsigel-wrong-players = { $least } to { $most } players can play.
marsigel-wrong-count = { $count ->
    [0] { $piece } is missing.
   *[other] { $piece } is there { $count } times.
}
marsigel-wrong-mover = The one to move is a letter from a to { $last }.
marsigel-wrong-points = 0 to 6 points can be left, not { $points }.
marsigel-wrong-word = A position does not say “{ $word }”.
marsigel-wrong-turn = What follows the ring does not fit together: a turn that has moved has a roll and no passes before it, one that has not has points left, and whoever gave up is not to move.
marsigel-wrong-size = { $piece } cannot lie on { $onto }.
marsigel-odds-title = Odds
marsigel-odds-of = For { $who }, when both play perfectly
marsigel-odds = { $win } win, { $draw } draw, { $lose } lose
marsigel-odds-before = Before the roll
marsigel-odds-now = With these points
marsigel-odds-roll = After a roll of { $pips }
marsigel-odds-what-if = What if the die shows
marsigel-odds-ends = Ways to end the turn, best first: win, draw, lose
marsigel-odds-all = Show all { $count } ends
marsigel-odds-few = Show the best only
marsigel-threats-title = Who could win next turn, and on which rolls, if nothing changes
marsigel-threat = { $who } wins on { $rolls }
marsigel-threats-none = { $others ->
    [0] Nobody could win next turn.
   *[other] Nobody else could win next turn.
}
