# Was `rulebound play`, `judge`, `replay` sagt. Die Wörter in <spitzen Klammern> werden in jeder Sprache so eingegeben.

legend-meridians = L Hell, D Dunkel, Kleinbuchstaben: kein Pfad, Punkte: für dich frei
legend-marsigel = a3 a2 a1: Königin, Drohne, Bauer von Spieler a; ein Stapel ist von unten nach oben geschrieben; dahinter, was auf ihm landen darf und für wie viele Punkte
seat = Platz { $seat }
to-move = Platz { $seat } ist am Zug
prompt = Dein Zug
thinks = { $level } denkt nach
help =
    Gib einen Zug ein, wie das Spiel ihn schreibt. Außerdem kannst du eingeben:
      <undo>    deinen letzten Zug zurücknehmen
      <hint>    sehen, was der stärkste Bot spielen würde
      <why M>   sehen, was die Regeln zum Zug M sagen
      <save F>  die Partie in der Datei F speichern
      <resign>  aufgeben
      <quit>    gehen, ohne die Partie zu beenden
hint = Der Bot würde { $move } spielen
no-hint = In diesem Spiel gibt es niemanden, den man um einen Tipp bitten könnte.
resign-again = Gib noch einmal <resign> ein, wenn du es ernst meinst.
saved = Die Partie ist in { $file } gespeichert
not-saved = Die Partie lässt sich nicht in { $file } speichern: { $why }
nothing-to-undo = Du hast noch nicht gezogen.
by-rule = nach { $clauses }

legal = erlaubt: { $text }
illegal = nicht erlaubt: { $text }
unsettled = ungeklärt: { $text }
scored = gewertet: { $text }
forced = nach den Regeln: { $text }
in-force = in den Quellen ungeklärt; hier gilt die Lesart { $reading }
due-first = Am Tisch würden zuerst die Regeln eingreifen: { $text }
position-is = Stellung: { $text }
to-act = Am Zug: { $names }
to-chance = Als Nächstes entscheidet der Zufall
