# Wörter der Seite nur für Der Marsigelwettkampf. Sätze über Regeln kommen vom Spiel selbst.

marsigel-scene-points = Der Wurf ist dein Guthaben
marsigel-scene-points-text = Jedes Feld kostet eine Pyramide ihre Augen: 3 für eine Königin, 2 für eine Drohne, 1 für einen Bauern. Verteile den Wurf auf deine Pyramiden, in beide Richtungen.
marsigel-scene-landing = Auf gleicher Größe oder größer landen
marsigel-scene-landing-text = Jede Bewegung endet oben auf einem anderen Stapel, auf einer mindestens so großen Pyramide. Was unterwegs steht, ist egal.
marsigel-scene-carry = Tragen und mitreiten
marsigel-scene-carry-text = Eine Pyramide nimmt kostenlos alles mit, was auf ihr steht. Von deinen eigenen in einem Stapel darf nur die oberste ziehen.
marsigel-scene-closing = Der Kreis schließt sich
marsigel-scene-closing-text = Ein leeres Feld verschwindet sofort. Hier wird der Weg des Bauern zu seiner Königin um ein Feld kürzer.
marsigel-scene-tree = Ein Baum gewinnt
marsigel-scene-tree-text = Deine Königin, direkt darauf deine Drohne, direkt darauf dein Bauer: Du gewinnst sofort. Darunter und darüber darf alles stehen.
marsigel-scene-lock = Setz dich auf fremde Pyramiden
marsigel-scene-lock-text = Eine fremde Pyramide dazwischen verdirbt den Baum, und nur ihr Besitzer kann sie wegnehmen. Passen alle nacheinander, endet es unentschieden.
marsigel-strip-points = Jedes Feld kostet die Augen der Pyramide.
marsigel-strip-closing = Leere Felder verschwinden.
marsigel-strip-tree = Königin, Drohne, Bauer: Ein Baum gewinnt.
