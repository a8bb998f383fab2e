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
try-cause = { $problem } { $cause }
try-cause-empty = Es steht nichts darin.
try-cause-no-file = Das sind weder Züge noch eine Partiedatei, die diese Seite oder das Terminal geschrieben hat.
try-cause-changed = Die Datei wurde nach dem Schreiben verändert.
try-cause-other-game = Es gehört zu einem anderen Spiel.
try-cause-entry = Eintrag { $number } im Verlauf ist nicht, was die Regeln dort erlauben.
try-cause-cut = Der Verlauf endet, wo der Zufall folgen muss.
try-cause-secret = Die offengelegte Zahl ist nicht die versiegelte.
try-cause-set-up = Mit diesen Einstellungen lässt sich die Partie nicht beginnen.
try-cause-long = Es sind { $moves } Züge, gelesen werden höchstens { $most }.
try-cause-players = Es spielen { $least } bis { $most }.
try-cause-first = Das erste Plättchen ist { $tile }, in der Mitte und nicht gedreht.
try-cause-tiles = Es liegen mehr Plättchen, Hand und Stapel mitgezählt, als es gibt.
try-cause-lie = Plättchen { $tile } kann nicht auf { $cell } liegen.
try-cause-hand = Ein Plättchen ist auf der Hand oder gerade angelegt, nicht beides.
try-cause-out = Wer ausgeschieden ist, ist nicht am Zug.
try-cause-over = Nach dem Ende hat niemand ein Plättchen auf der Hand.
try-cause-alone = Nur einer ist noch dabei, also ist die Partie zu Ende.
try-cause-draws = Niemand hat ein Plättchen, bevor gezogen ist, was zuerst kommt.
try-cause-stack = Kein Plättchen ist übrig, also ist die Partie zu Ende.
try-cause-laid = Noch niemand hat ein Plättchen angelegt.
try-cause-nowhere = Plättchen { $tile } passt nirgends.
try-cause-place = So eine Stelle gibt es auf { $cell } nicht.
try-cause-stands = So eine Figur kann dort nicht stehen: { $cell }.
try-cause-two = Zwei Figuren stehen an einer Stelle: { $cell }.
try-cause-supply = Platz { $seat } hat keine solchen Figuren mehr.
try-cause-turn = Die Angaben zum Zug passen nicht zusammen.
try-cause-trio = Wer aufgegeben hat, kann kein vollständiges Trio haben.
try-cause-size = { $piece } kann nicht auf { $onto } liegen.
try-cause-form = Es ist nicht so geschrieben, wie das Spiel es schreibt.
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
