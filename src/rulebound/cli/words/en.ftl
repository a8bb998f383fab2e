# What `rulebound play`, `judge`, `replay` says. The commands in `help` are typed as they are, in every language.

legend-meridians = L Light, D Dark, small letters: no path, dots: open to you, dashes: not
legend-marsigel = a3 a2 a1: queen, drone, pawn of player a; a stack lies bottom first; behind it, what may land on it and for how many points
seat = Seat { $seat }
to-move = Seat { $seat } to move
prompt = Your move
thinks = { $level } is thinking
writes-meridians = A move is the name of a point: the letter of its row and its number in it, as in g6. With the pie rule the choice of a color is light or dark.
writes-marsigel = A move is a piece, > and the top piece of the stack on which it is to land, as in a1>b3. Besides: pass before the first move, end after it.
writes-carcassonne = A tile is laid as cell@turn in degrees: a cell is its steps from the first tile to the east or west and north or south, as in e1n2@90. A figure is set as figure:place, as in normal:city-n, and skip sets none.
writes-meeple-stacking = A move is the rows of your pyramid from the lowest, as in 5-4-2-1.
writes = Type a move as the game writes it.
for-example = Open now, for example: { $moves }
help =
    Besides moves you may type
      undo    take back your last move
      hint    see what the strongest bot would play
      why M   see what the rules say of move M
      save F  keep the match in the file F
      resign  give up
      quit    leave without ending the match
hint = The bot would play { $move }
no-hint = There is nobody to ask for a hint in this game.
resign-again = Type “resign” once more if you mean it.
saved = The match is kept in { $file }
not-saved = The match cannot be kept in { $file }: { $why }
nothing-to-undo = You have not moved yet.
by-rule = by { $clauses }

legal = legal: { $text }
illegal = illegal: { $text }
unsettled = unsettled: { $text }
scored = scored: { $text }
forced = by the rules: { $text }
open-instead = { $count ->
    [one] Open instead: { $moves }
   *[other] Open instead, { $count } in all: { $moves }
}
in-force = unsettled in the sources; the reading in force is { $reading }
due-first = At a table the rules would first act: { $text }
position-is = Position:
to-act = To act: { $names }
to-chance = Next: chance decides
