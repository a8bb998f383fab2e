# Wörter der Seite nur für Der Marsigelwettkampf. Sätze über Regeln kommen vom Spiel selbst.

marsigel-about = { $variant ->
    [nest] Das Nest gewinnt
   *[tree] Der Baum gewinnt
}
marsigel-letter-red = R
marsigel-letter-yellow = G
marsigel-letter-green = N
marsigel-letter-blue = B
marsigel-letter-black = S
marsigel-letter-purple = V
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = T
marsigel-letter-white = W
marsigel-letter-pink = A
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-seat-colour = { $who }: { $colour }
marsigel-seat-choose = { $who }: Farbe wählen
marsigel-swap = { $colour }, Tausch mit: { $who }
marsigel-piece = { $size ->
    [queen] Königin { $whose }
    [drone] Drohne { $whose }
   *[pawn] Bauer { $whose }
}
marsigel-space = { $size ->
    [queen] Feld der Königin { $whose }
    [drone] Feld der Drohne { $whose }
   *[pawn] Feld des Bauern { $whose }
}
marsigel-closed = { $space }: leer und damit verschwunden. Seine Nachbarn liegen jetzt nebeneinander.
marsigel-alone = steht dort allein
marsigel-stack = { $count ->
    [one] { $count } Pyramide
   *[other] { $count } Pyramiden
}, oben { $top }
marsigel-lands = hierher für { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}, { $left } übrig
marsigel-too-far = zu weit, { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
marsigel-too-small = { $variant ->
    [nest] zu groß zum Landen
   *[tree] zu klein zum Landen
}
marsigel-level = { $level } von { $count } von unten
marsigel-piece-hand = in der Hand
marsigel-piece-free = darf ziehen
marsigel-piece-held = festgehalten von deiner Pyramide darüber
marsigel-piece-stuck = kein Zug für diese Punkte
marsigel-keys = Pfeil links und rechts gehen den Ring entlang, hoch und runter durch einen Stapel. Enter nimmt eine Pyramide auf und setzt sie ab, Escape lässt sie los, I zeigt den ganzen Stapel.
marsigel-more = { $count ->
    [one] Noch { $count } Feld
   *[other] Noch { $count } Felder
}
marsigel-rolled = { $who } hat { $pips } gewürfelt
marsigel-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zum Ziehen
marsigel-spent = { $spent } verbraucht, { $left } übrig
marsigel-costs = kostet { $cost }, { $left } übrig
marsigel-end = { $points ->
    [0] Zug beenden
    [one] Zug beenden, { $points } Punkt verfällt
   *[other] Zug beenden, { $points } Punkte verfallen
}
marsigel-pass = Passen ({ $pass } von { $needed } in Folge)
marsigel-passes = passt
marsigel-leaves = { $who } gibt auf
marsigel-won = { $who } gewinnt
marsigel-drawn = Unentschieden
marsigel-pick = Wähle eine Pyramide
marsigel-confirm = Diesen Zug machen
marsigel-confirm-pass = Passen
marsigel-confirm-end = Zug beenden
marsigel-scene-points = Der Wurf ist dein Guthaben
marsigel-scene-points-text = Jedes Feld kostet eine Pyramide ihre Augen: 3 für eine Königin, 2 für eine Drohne, 1 für einen Bauern. Verteile den Wurf auf deine Pyramiden, in beide Richtungen.
marsigel-scene-landing = Auf gleicher Größe oder größer landen
marsigel-scene-landing-text = Ein Zug endet oben auf einem anderen Stapel, auf einer mindestens so großen Pyramide. Was unterwegs steht, ist egal.
marsigel-scene-carry = Tragen und mitreiten
marsigel-scene-carry-text = Eine Pyramide nimmt kostenlos alles mit, was auf ihr steht. Von deinen eigenen in einem Stapel darf nur die oberste ziehen.
marsigel-scene-closing = Der Ring schließt sich
marsigel-scene-closing-text = Ein leeres Feld verschwindet sofort. Hier wird der Weg des Bauern zu seiner Königin um ein Feld kürzer.
marsigel-scene-tree = Ein Baum gewinnt
marsigel-scene-tree-text = Deine Königin, direkt darauf deine Drohne, direkt darauf dein Bauer: Du gewinnst sofort. Darunter und darüber darf alles stehen.
marsigel-scene-lock = Setz dich auf andere
marsigel-scene-lock-text = Eine fremde Pyramide dazwischen verdirbt den Baum, und nur ihr Besitzer kann sie wegnehmen. Passen alle nacheinander, endet es unentschieden.
marsigel-strip-points = Jedes Feld kostet die Augen der Pyramide.
marsigel-strip-closing = Leere Felder verschwinden.
marsigel-strip-tree = Königin, Drohne, Bauer: Ein Baum gewinnt.
marsigel-sum = { $moves ->
    [-1] { $who } am Zug, { $points } übrig
    [0] { $who } am Zug, { $points } übrig. Nichts ist möglich.
    [one] { $who } am Zug, { $points } übrig. Ein Zug ist möglich.
   *[other] { $who } am Zug, { $points } übrig. { $moves } Züge sind möglich.
}
marsigel-sum-roll = { $who } muss würfeln
marsigel-sum-ring = { $spaces ->
    [one] Ein Feld
   *[other] { $spaces } Felder
}, der höchste Stapel hat { $tallest ->
    [one] eine Pyramide
   *[other] { $tallest } Pyramiden
}.
marsigel-set-players = Spieler
marsigel-set-points = Punkte übrig
marsigel-set-roll = noch zu würfeln
marsigel-set-goal = Was gewinnt
marsigel-set-tree = Baum
marsigel-set-nest = Nest
marsigel-set-none = Nimm eine Pyramide auf und wähle, wo sie stehen soll.
marsigel-set-alone = Auf ein eigenes Feld
marsigel-set-on = Feld vor
marsigel-set-back = Feld zurück
marsigel-set-anew = Neu aufstellen
marsigel-set-keys = Auf dem Brett: Pfeiltasten gehen, Enter nimmt eine Pyramide auf und setzt sie ab, N gibt ihr ein eigenes Feld, + und − versetzen ihr Feld. Mit der Maus gibt ihr die andere Taste ein eigenes Feld.
marsigel-wrong-form = Eine Stellung ist Ring, wer am Zug ist und Punkte, wie a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = „{ $word }“ ist kein Stapel. Schreib seine Pyramiden von unten nach oben, wie b3a2.
marsigel-wrong-players = Es spielen { $least } bis { $most } Spieler.
marsigel-wrong-count = { $count ->
    [0] { $piece } fehlt.
   *[other] { $piece } ist { $count } Mal da.
}
marsigel-wrong-mover = Wer am Zug ist, ist ein Buchstabe von a bis { $last }.
marsigel-wrong-points = Es können 0 bis 6 Punkte übrig sein, nicht { $points }.
marsigel-wrong-size = { $piece } kann nicht auf { $onto } stehen.
marsigel-odds-title = Chancen
marsigel-odds-of = Für { $who }, wenn beide fehlerfrei spielen
marsigel-odds = { $win } Sieg, { $draw } Remis, { $lose } Niederlage
marsigel-odds-before = Vor dem Wurf
marsigel-odds-now = Mit diesen Punkten
marsigel-odds-roll = Nach einer { $pips }
marsigel-odds-what-if = Was, wenn der Würfel zeigt
marsigel-odds-ends = Wege, den Zug zu beenden, die besten zuerst: Sieg, Remis, Niederlage
marsigel-odds-all = Alle { $count } Enden zeigen
marsigel-odds-few = Nur die besten zeigen
marsigel-threats-title = Wer im nächsten Zug gewinnen könnte, und mit welchem Wurf, wenn sich nichts ändert
marsigel-threat = { $who } gewinnt mit { $rolls }
marsigel-threats-none = { $others ->
    [0] Niemand könnte im nächsten Zug gewinnen.
   *[other] Sonst könnte niemand im nächsten Zug gewinnen.
}

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
marsigel-short-roll = Würfle. Gib bis zu so viele Punkte für deine eigenen Pyramiden aus, in beliebig vielen Zügen.* Was übrig bleibt, verfällt.
marsigel-short-price = Eine Pyramide zahlt für jedes Feld, das sie zieht, ihre Augen, in welche Richtung auch immer. Unterwegs darf sie über alles hinweg.*
marsigel-short-landing = Jeder Zug endet oben auf einem anderen Stapel, auf einer gleich großen oder größeren Pyramide.*
marsigel-short-carry = Eine Pyramide nimmt alles, was auf ihr liegt, kostenlos* mit. Hast du mehrere Pyramiden in einem Stapel, darf nur die oberste davon ziehen.
marsigel-short-closing = Ein Feld, das leer wird, verschwindet; seine Nachbarn liegen nun nebeneinander.
marsigel-short-pass = Du darfst passen und musst es, wenn du nicht ziehen kannst. Passen alle nacheinander, endet die Partie unentschieden.
marsigel-short-end = Sobald dein Baum steht, hast du gewonnen, auch wenn Punkte übrig sind.*
marsigel-sheet-readings = Hier schweigt die Seite des Spiels, widerspricht sich oder bricht ab; so lesen wir sie. Alle Gründe:
marsigel-sheet-source = Nach der Seite zu Der Marsigelwettkampf von Sehrgut, Version 1.0 von 2013, im Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), nach Der Igelwettkampf von HABA. In eigenen Worten und mit eigenen Zeichnungen.
marsigel-sheet-set-up = Aufbau
marsigel-sheet-order = Legt den Kreis gegen den Uhrzeigersinn aus, unten beginnend. Die Farben folgen einander in Zugreihenfolge, die Größen als Königin, Drohne, Bauer. Bei 3, 6, 9 oder 12 Spielern verschieben sich die Größen mit jeder Runde um eine.*
marsigel-sheet-players = { $players } Spieler
marsigel-sheet-ring = Der Kreis für { $players } Spieler, gegen den Uhrzeigersinn von unten
