# What `rulebound play`, `judge`, `replay` says. The words in <angle brackets> are typed as they are, in every language.

legend-meridians = L Light, D Dark, small letters: no path, dots: open to you
legend-marsigel = a3 a2 a1: queen, drone, pawn of player a; a stack lies bottom first; behind it, what may land on it and for how many points
seat = Seat { $seat }
to-move = Seat { $seat } to move
prompt = Your move
thinks = { $level } is thinking
help =
    Type a move as the game writes it. Besides that you may type
      <undo>    take back your last move
      <hint>    see what the strongest bot would play
      <why M>   see what the rules say of move M
      <save F>  keep the match in the file F
      <resign>  give up
      <quit>    leave without ending the match
hint = The bot would play { $move }
no-hint = There is nobody to ask for a hint in this game.
resign-again = Type <resign> once more if you mean it.
saved = The match is kept in { $file }
not-saved = The match cannot be kept in { $file }: { $why }
nothing-to-undo = You have not moved yet.
by-rule = by { $clauses }

legal = legal: { $text }
illegal = illegal: { $text }
unsettled = unsettled: { $text }
scored = scored: { $text }
forced = by the rules: { $text }
in-force = unsettled in the sources; the reading in force is { $reading }
due-first = At a table the rules would first act: { $text }
position-is = Position: { $text }
to-act = To act: { $names }
to-chance = Next: chance decides
