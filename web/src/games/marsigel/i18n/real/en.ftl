# Words of the page for Der Marsigelwettkampf alone. Sentences about rules come from the game itself.

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
marsigel-sheet-readings = Here the game’s page is silent, contradicts itself or breaks off; this is how we read it. Every reason stands in the game’s rulebook{ $at ->
    [none] {" "}in Rulebound.
   *[other] : { $at }
}
marsigel-sheet-only-here = The sheet names no address, because this one works on this computer only. For one that the phones on your network can open, start Rulebound with --lan and open it at the address that it then names.
marsigel-sheet-source = After the page of Der Marsigelwettkampf by Sehrgut, version 1.0 of 2013, on the Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), based on Der Igelwettkampf by HABA. In our own words and with our own drawings.
marsigel-sheet-set-up = Setting up
marsigel-sheet-order = Lay the ring out counterclockwise, beginning at the bottom. Colors follow one another in turn order, and sizes as queen, drone, pawn. With 3, 6, 9 or 12 players the sizes shift by one with each lap.*
marsigel-sheet-players = { $players } players
marsigel-sheet-ring = The ring for { $players } players, counterclockwise from the bottom
