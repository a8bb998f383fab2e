# Was nur auf dem Probebrett gesagt wird. Kommt mit ihm.

try-title = Probebrett
try-hand = Was ein Klick tut
try-set = Aufstellen
try-play = Spielen
try-mover = Am Zug
try-undo = Rückgängig
try-redo = Wiederholen
try-text = Die Stellung als Text
try-text-take = Diese Stellung aufstellen
try-text-copy = Kopieren
try-text-copied = Kopiert
try-cause = Der Grund, auf Englisch: { $cause }
try-record = Partie importieren
try-record-text = Züge oder die Datei einer Partie
try-record-file = Datei wählen
try-record-take = Importieren
try-record-refused = Zug { $number } dieser Partie lässt sich nicht spielen. { $reason }
try-record-empty = { $file } ist leer. Wähle eine Datei mit Zügen oder einer Partie.
try-record-long = Diese Partie hat { $moves } Züge. Das Probebrett nimmt höchstens { $most }.
try-record-other = Das ist eine Partie { $game }.
try-record-there = Auf ihrem eigenen Probebrett öffnen
try-line = Züge
try-line-none = Mach einen Zug auf dem Brett. Jeder Zug, den du probierst, bleibt hier stehen.
try-start = Anfang
try-variation = Variante
try-cut = Diesen Zug wegnehmen
try-edit = Diese Stellung bearbeiten
try-hint = Einen Bot fragen
try-hint-ask = Fragen
try-hint-thinks = Denkt nach
try-hint-late = Noch einen Moment: Beim ersten Mal dauert es ein bis zwei Minuten
try-hint-best = { $bot } würde { $move } spielen.
try-hint-line = Erwartete Fortsetzung: { $line }.
try-hint-value = { $lean ->
    [won] Er sieht { $side } gewinnen.
    [even] Er sieht eine ausgeglichene Stellung.
    [some] Er sieht { $side } vorn.
    [less] Er sieht { $side } hinten.
    [lost] Er sieht { $side } weit hinten.
   *[much] Er sieht { $side } weit vorn.
}
try-hint-play = { $move } spielen
try-from-here = Von hier aus spielen
try-fresh = Mit neuem Brett beginnen
try-share = Link kopieren
try-shared = Link kopiert
try-board-set = Brett: Stellung aufbauen
try-board-play = Brett: Ein Klick macht einen Zug
