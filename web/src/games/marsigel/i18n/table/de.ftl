# Wörter der Seite nur für Der Marsigelwettkampf. Sätze über Regeln kommen vom Spiel selbst.

marsigel-about = { $variant ->
    [nest] Das Nest gewinnt
   *[tree] Der Baum gewinnt
}{ $third ->
    [on] {", "}unentschieden bei der dritten Wiederholung{ $cap ->
        [0] {""}
       *[other] {" "}oder nach { $cap } Zügen pro Spieler
    }
   *[off] { $cap ->
        [0] {""}
       *[other] {", "}unentschieden nach { $cap } Zügen pro Spieler
    }
}
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
marsigel-keys = Pfeil links und rechts gehen den Kreis entlang, hoch und runter durch einen Stapel. Enter nimmt eine Pyramide auf und setzt sie ab, Escape lässt sie los, I zeigt den ganzen Stapel.
marsigel-more = { $count ->
    [one] Noch { $count } Feld
   *[other] Noch { $count } Felder
}
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
marsigel-passes = passt
marsigel-leaves = { $who } scheidet aus
marsigel-won = { $who } gewinnt
marsigel-pick = Wähle einen Zug
marsigel-confirm = Diesen Zug machen
marsigel-confirm-pass = Passen
marsigel-confirm-end = Zug beenden
marsigel-sum = { $moves ->
    [-1] { $who } am Zug, { $points } übrig
    [0] { $who } am Zug, { $points } übrig. Nichts ist möglich.
    [one] { $who } am Zug, { $points } übrig. Eine Bewegung ist möglich.
   *[other] { $who } am Zug, { $points } übrig. { $moves } Bewegungen sind möglich.
}
marsigel-sum-roll = { $who } muss würfeln
marsigel-sum-ring = { $spaces ->
    [one] Ein Feld
   *[other] { $spaces } Felder
}, der höchste Stapel hat { $tallest ->
    [one] eine Pyramide
   *[other] { $tallest } Pyramiden
}.
marsigel-set-points = Punkte übrig
marsigel-set-roll = noch zu würfeln
marsigel-set-goal = Was gewinnt
marsigel-set-tree = Baum
marsigel-set-nest = Nest
marsigel-set-none = Nimm eine Pyramide auf und wähle, wo sie stehen soll.
marsigel-set-alone = Auf ein eigenes Feld
marsigel-set-on = Ein Feld weiter
marsigel-set-back = Ein Feld zurück
marsigel-set-anew = Neu aufstellen
marsigel-set-keys = Auf dem Brett: Pfeiltasten gehen, Enter nimmt eine Pyramide auf und setzt sie ab, N gibt ihr ein eigenes Feld, + und − versetzen ihr Feld. Mit der Maus gibt ihr die andere Taste ein eigenes Feld.
marsigel-wrong-form = Eine Stellung besteht aus Kreis, Spieler am Zug und Punkten, wie a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = „{ $word }“ ist kein Stapel. Schreib seine Pyramiden von unten nach oben, wie b3a2.
marsigel-wrong-players = Es spielen { $least } bis { $most } Spieler.
marsigel-wrong-count = { $count ->
    [0] { $piece } fehlt.
   *[other] { $piece } ist { $count } Mal da.
}
marsigel-wrong-mover = Wer am Zug ist, wird mit einem Buchstaben angegeben, von a bis { $last }.
marsigel-wrong-points = Es können 0 bis 6 Punkte übrig sein, nicht { $points }.
marsigel-wrong-word = „{ $word }“ gehört nicht in eine Stellung.
marsigel-wrong-turn = Was nach dem Kreis steht, passt nicht zusammen: Ein Zug mit einer Bewegung hat einen Wurf und davor kein Passen, einer ohne hat noch Punkte, und wer aufgegeben hat, ist nicht am Zug.
marsigel-wrong-size = { $piece } kann nicht auf { $onto } stehen.
marsigel-odds-title = Chancen
marsigel-odds-of = Für { $who }, wenn beide fehlerfrei spielen
marsigel-odds = { $win } Sieg, { $draw } Unentschieden, { $lose } Niederlage
marsigel-odds-before = Vor dem Wurf
marsigel-odds-now = Mit diesen Punkten
marsigel-odds-roll = Nach einer { $pips }
marsigel-odds-what-if = Was, wenn der Würfel zeigt
marsigel-odds-ends = Wege, den Zug zu beenden, die besten zuerst: Sieg, Unentschieden, Niederlage
marsigel-odds-all = Alle { $count } Enden zeigen
marsigel-odds-few = Nur die besten zeigen
marsigel-threats-title = Wer im nächsten Zug gewinnen könnte, und mit welchem Wurf, wenn sich nichts ändert
marsigel-threat = { $who } gewinnt mit { $rolls }
marsigel-threats-none = { $others ->
    [0] Niemand könnte im nächsten Zug gewinnen.
   *[other] Sonst könnte niemand im nächsten Zug gewinnen.
}
