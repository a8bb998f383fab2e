# Wörter der Seite nur für Der Marsigelwettkampf. Sätze über Regeln kommen vom Spiel selbst.

sheet-all = Alle Spielerzahlen
turns-all-passed = Alle haben nacheinander gepasst.
turns-number = Runde { $turn }
turns-roll = Würfeln
turns-moved = Gezogen, weiter
turns-anew = Neue Partie
turns-anew-sure = Wirklich eine neue Partie?
turns-rolls-stay = Wer einen Zug zurücknimmt, behält die Würfe.
marsigel-turns-order = Zugreihenfolge
marsigel-sheet-line = Der Marsigelwettkampf in Kürze, für 2 bis 13 Spieler, mit Pyramiden und einem Würfel
marsigel-short-goal = Bilde als Erster einen Baum deiner Farbe: deine Königin, direkt darauf deine Drohne, direkt darauf dein Bauer. Darunter und darüber darf liegen, was will.
marsigel-short-trio = Alle nehmen ein Trio einer Farbe: eine Königin (groß, 3 Augen), eine Drohne (mittel, 2) und einen Bauern (klein, 1). Stellt die Pyramiden wie gezeichnet im Kreis auf, jede auf ihr eigenes Feld. Bestimmt, wer beginnt. Gespielt wird gegen den Uhrzeigersinn.
marsigel-short-roll = Würfle. Gib höchstens so viele Punkte für deine Pyramiden aus, in beliebig vielen Bewegungen.* Was übrig bleibt, verfällt.
marsigel-short-price = Eine Pyramide zahlt für jedes Feld, das sie zieht, ihre Augen, in welche Richtung auch immer. Unterwegs darf sie über alles hinweg.*
marsigel-short-landing = Jede Bewegung endet oben auf einem anderen Stapel, auf einer gleich großen oder größeren Pyramide.*
marsigel-short-carry = Eine Pyramide nimmt alles, was auf ihr liegt, kostenlos* mit. Hast du mehrere Pyramiden in einem Stapel, darf nur die oberste davon ziehen.
marsigel-short-closing = Ein Feld, das leer wird, verschwindet; seine Nachbarn liegen nun nebeneinander.
marsigel-short-pass = Du darfst passen und musst es, wenn du nicht ziehen kannst. Passen alle nacheinander, endet die Partie unentschieden.
marsigel-short-end = Sobald dein Baum steht, hast du gewonnen, auch wenn Punkte übrig sind.*
marsigel-sheet-readings = Hier schweigt die Seite des Spiels, widerspricht sich oder bricht ab; so lesen wir sie. Alle Gründe stehen in den Regeln des Spiels{ $at ->
    [none] {" "}in Rulebound.
   *[other] : { $at }
}
marsigel-sheet-only-here = Auf dem Blatt steht keine Adresse, denn diese geht nur auf diesem Computer. Für eine, die die Handys in deinem Netz öffnen können, starte Rulebound mit --lan und öffne es unter der Adresse, die es dann nennt.
marsigel-sheet-source = Nach der Seite zu Der Marsigelwettkampf von Sehrgut, Version 1.0 von 2013, im Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), nach Der Igelwettkampf von HABA. In eigenen Worten und mit eigenen Zeichnungen.
marsigel-sheet-set-up = Aufbau
marsigel-sheet-order = Legt den Kreis gegen den Uhrzeigersinn aus, unten beginnend. Die Farben folgen einander in Zugreihenfolge, die Größen als Königin, Drohne, Bauer. Bei 3, 6, 9 oder 12 Spielern verschieben sich die Größen mit jeder Runde um eine.*
marsigel-sheet-players = { $players } Spieler
marsigel-sheet-ring = Der Kreis für { $players } Spieler, gegen den Uhrzeigersinn von unten
