# Wörter der Seite von Meeple-Stapeln allein. Sätze über Regeln kommen vom Spiel selbst.

meeple-stacking-scene-felt = Auf deinem Filz bauen
meeple-stacking-scene-felt-text = Alle bauen zwei Minuten lang gleichzeitig, jeder auf einem Stück Filz in A4. Was über den Rand ragt, zählt nicht.
meeple-stacking-scene-rows = Obere Reihen bringen mehr
meeple-stacking-scene-rows-text = Jeder Meeple bringt die Nummer seiner Reihe: 5, 4, 2 und 1 Meeple sind 5 + 8 + 6 + 4 = 23 Punkte. Eine Lücke schadet nicht.
meeple-stacking-scene-standing = Nur stehende zählen
meeple-stacking-scene-standing-text = Bis zu 15 Grad darf ein Meeple sich neigen. Wer liegt oder auf dem Kopf steht, bringt nichts, und was auf ihm steht auch nicht.
meeple-stacking-scene-collapse = Wenn alles einstürzt
meeple-stacking-scene-collapse-text = Es zählt nur eine Pyramide, die höchste. Stürzt alles ein, ist ein einzelner stehender Meeple noch einen Punkt wert.
meeple-stacking-scene-hands-off = Hände weg
meeple-stacking-scene-hands-off-text = Am Ende öffnen sich alle Hände. Was fällt, bevor alles ruht, ist gefallen.
meeple-stacking-scene-ladder = Oder immer höher
meeple-stacking-scene-ladder-text = In der zweiten Variante baut ihr reihum je 45 Sekunden: eine volle Pyramide auf 3, dann auf 4, dann auf 5. Wer scheitert, ist raus, und der Letzte gewinnt.
meeple-stacking-way-here = Sofort anfangen: allein und ohne Uhr, oder mit allen, die hier sind, nacheinander oder zu zweit auf einer Platte. Auch Bots können an die Reihe kommen.
meeple-stacking-way-bot = Bots bauen, während du baust, jeder auf seiner eigenen Platte.
meeple-stacking-way-invited = Wer deinen Link bekommt, baut im eigenen Browser, während du baust.
meeple-stacking-way-open = Alle auf diesem Server können die anderen Plätze einnehmen und bauen, während du baust.
