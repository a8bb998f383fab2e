# Words of the table of Meeple Stacking. Sentences about rules come from the game itself.

stacking-rows-of = The pyramid of player { $who }, from the lowest row: { $rows }
stacking-nothing-yet = Nothing has been built yet.
stacking-seat-short = P{ $seat }
stacking-yours = { $name }, you build
stacking-uncounted-of = { $number ->
    [1] Player { $seat }
   *[other] Player { $seat }, { $number } ×
}: { $why }
