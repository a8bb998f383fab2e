# Wörter des Tischs von Meeple Stacking. Sätze über Regeln kommen vom Spiel selbst.

stacking-rows-of = Die Pyramide von Spieler { $who }, von der untersten Reihe an: { $rows }
stacking-nothing-yet = Es ist noch nichts gebaut.
stacking-seat-short = S{ $seat }
stacking-yours = { $name }, du baust
stacking-uncounted-of = { $number ->
    [1] Spieler { $seat }
   *[other] Spieler { $seat }, { $number } ×
}: { $why }
