# Words of the page for Der Marsigelwettkampf alone. Sentences about rules come from the game itself.

marsigel-about = { $variant ->
    [nest] Nests win
   *[tree] Trees win
}
marsigel-letter-red = R
marsigel-letter-yellow = Y
marsigel-letter-green = G
marsigel-letter-blue = B
marsigel-letter-black = K
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = L
marsigel-letter-white = W
marsigel-letter-pink = E
marsigel-letter-brown = N
marsigel-letter-mint = M
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: choose a color
marsigel-swap = { $colour }, swaps with { $who }
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
marsigel-rolled = { $who } rolled { $pips }
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
marsigel-pass = Pass ({ $pass } of { $needed } in a row)
marsigel-passes = passes
marsigel-leaves = { $who } leaves
marsigel-won = { $who } wins
marsigel-drawn = A draw
marsigel-pick = Pick a piece
marsigel-confirm = Make this move
marsigel-confirm-pass = Pass
marsigel-confirm-end = End the turn
marsigel-scene-points = The roll is your purse
marsigel-scene-points-text = Each space costs a piece its pips: 3 for a queen, 2 for a drone, 1 for a pawn. Spend the roll on as many of your pieces as you like, either way round.
marsigel-scene-landing = Land on your size or larger
marsigel-scene-landing-text = A move ends on top of another stack, on a piece at least as large as yours. What stands on the way does not matter.
marsigel-scene-carry = Ride and be carried
marsigel-scene-carry-text = A piece takes along all that lies on it, for free. Of your own pieces in one stack only the highest may move.
marsigel-scene-closing = The ring closes
marsigel-scene-closing-text = An emptied space is gone at once. Here the pawn’s way to its queen becomes a space shorter.
marsigel-scene-tree = A tree wins
marsigel-scene-tree-text = Your queen, your drone directly on it, your pawn directly on that: you win at once. Anything may lie below and above.
marsigel-scene-lock = Sit on a rival
marsigel-scene-lock-text = A foreign piece in between spoils a tree, and only its owner can take it away. If all pass in a row, the game is drawn.
marsigel-strip-points = Each space costs the piece its pips.
marsigel-strip-closing = Spaces that empty are gone.
marsigel-strip-tree = Queen, drone, pawn: a tree wins.
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
marsigel-set-players = Players
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

sheet-all = All numbers
turns-all-passed = All have passed one after the other.
turns-number = Round { $turn }
turns-roll = Roll the die
turns-moved = Moved. Next player
turns-anew = New game
turns-anew-sure = Really a new game?
turns-rolls-stay = Taking back a turn keeps the rolls.
marsigel-turns-order = Turn order
marsigel-sheet-line = The Martian hedgehog race in short, for 2 to 13 players, with pyramids and a die
marsigel-short-goal = Be the first with a tree of your color: your queen, your drone directly on it, and your pawn directly on that. Anything may lie below and above.
marsigel-short-trio = Everyone takes a trio of one color: a queen (large, 3 pips), a drone (medium, 2) and a pawn (small, 1). Stand the pieces in a ring as drawn; each stands on a space of its own. Choose who begins. Play goes counterclockwise.
marsigel-short-roll = Roll the die. Spend up to that many points on your own pieces, in as many moves as you like.* What is left lapses.
marsigel-short-price = A piece pays its pips for each space that it travels, either way round. On the way it may pass over anything.*
marsigel-short-landing = Every move ends on top of another stack, on a piece of the same size or larger.*
marsigel-short-carry = A piece carries along whatever lies on it, for free.* If you have several pieces in one stack, only the topmost of them may move.
marsigel-short-closing = A space that is left empty is gone, and its neighbors are now next to each other.
marsigel-short-pass = You may pass, and must if you cannot move. If all pass one after the other, the game is a draw.
marsigel-short-end = As soon as your tree stands you win, even with points left.*
marsigel-sheet-readings = Here the game’s page is silent, contradicts itself or breaks off; this is how we read it. Every reason:
marsigel-sheet-source = After the page of Der Marsigelwettkampf by Sehrgut, version 1.0 of 2013, on the Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), based on Der Igelwettkampf by HABA. In our own words and with our own drawings.
marsigel-sheet-set-up = Setting up
marsigel-sheet-order = Lay the ring out counterclockwise, beginning at the bottom. Colors follow one another in turn order, and sizes as queen, drone, pawn. With 3, 6, 9 or 12 players the sizes shift by one with each lap.*
marsigel-sheet-players = { $players } players
marsigel-sheet-ring = The ring for { $players } players, counterclockwise from the bottom
