# Was `rulebound play`, `judge`, `replay` sagt. Die Befehle in `help` werden in jeder Sprache so eingegeben.

legend-meridians = L Hell, D Dunkel, Kleinbuchstaben: kein Pfad, Punkte: für dich frei, Striche: nicht
legend-marsigel = a3 a2 a1: Königin, Drohne, Bauer von Spieler a; ein Stapel ist von unten nach oben geschrieben; dahinter, was auf ihm landen darf und für wie viele Punkte
seat = Platz { $seat }
to-move = Platz { $seat } ist am Zug
prompt = Dein Zug
thinks = { $level } denkt nach
writes-meridians = Ein Zug ist der Name eines Punktes: der Buchstabe der Reihe und die Nummer darin, wie g6. Mit der Kuchenregel wählst du deine Farbe mit light (Hell) oder dark (Dunkel).
writes-marsigel = Ein Zug ist eine Pyramide, > und die oberste des Stapels, auf dem sie landet, wie a1>b3. Außerdem: pass vor dem ersten Zug, end danach.
writes-carcassonne = Ein Plättchen legst du mit Feld@Drehung in Grad: Ein Feld sind die Schritte vom ersten Plättchen nach Osten (e) oder Westen (w) und Norden (n) oder Süden (s), wie e1n2@90. Eine Figur setzt du mit Figur:Ort, wie normal:city-n, und mit skip keine.
writes-meeple-stacking = Ein Zug sind die Reihen deiner Pyramide von unten nach oben, wie 5-4-2-1.
writes = Gib einen Zug ein, wie das Spiel ihn schreibt.
for-example = Jetzt möglich, zum Beispiel: { $moves }
help =
    Außer Zügen kannst du eingeben:
      undo    deinen letzten Zug zurücknehmen
      hint    sehen, was der stärkste Bot spielen würde
      why M   sehen, was die Regeln zum Zug M sagen
      save F  die Partie in der Datei F speichern
      resign  aufgeben
      quit    gehen, ohne die Partie zu beenden
hint = Der Bot würde { $move } spielen
no-hint = In diesem Spiel gibt es niemanden, den man um einen Tipp bitten könnte.
resign-again = Gib noch einmal „resign“ ein, wenn du es ernst meinst.
saved = Die Partie ist in { $file } gespeichert
not-saved = Die Partie lässt sich nicht in { $file } speichern: { $why }
nothing-to-undo = Du hast noch nicht gezogen.
by-rule = nach { $clauses }

legal = erlaubt: { $text }
illegal = nicht erlaubt: { $text }
unsettled = ungeklärt: { $text }
scored = gewertet: { $text }
forced = nach den Regeln: { $text }
open-instead = { $count ->
    [one] Stattdessen möglich: { $moves }
   *[other] Stattdessen möglich, insgesamt { $count }: { $moves }
}
in-force = in den Quellen ungeklärt; hier gilt die Lesart { $reading }
due-first = Am Tisch würden zuerst die Regeln eingreifen: { $text }
position-is = Stellung:
to-act = Am Zug: { $names }
to-chance = Als Nächstes entscheidet der Zufall
