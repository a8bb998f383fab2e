# Words of the page for Der Marsigelwettkampf alone. Sentences about rules come from the game itself.

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
