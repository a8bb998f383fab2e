# Woorden van de tafel van Meeples Stapelen. Zinnen over regels komen van het spel zelf.

stacking-rows-of = De piramide van speler { $who }, vanaf de onderste rij: { $rows }
stacking-nothing-yet = Er is nog niets gebouwd.
stacking-seat-short = S{ $seat }
stacking-yours = { $name }, jij bouwt
stacking-uncounted-of = { $number ->
    [1] Speler { $seat }
   *[other] Speler { $seat }, { $number } ×
}: { $why }
