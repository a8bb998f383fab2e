# Was Meeple-Stapeln zu Gebautem, Wertungen und Ergebnissen sagt und wie seine Optionen heißen.
# $meeple und $under sind Nummern von Meeple, $rows und $asked Anzahlen je Reihe von unten.

name = Meeple-Stapeln
tagline = Zwei Minuten, ein Stück Filz und eine Pyramide aus Meeple, so hoch die Hände es erlauben.

# Bots

bot-shaky = Zittrig
bot-steady = Ruhig
bot-sure = Mit sicherer Hand

# Optionen

option-variant = Variante
option-variant-points = Pyramide nach Punkten: alle bauen 2 Minuten lang
option-variant-ladder = Immer höher: nacheinander, je 45 Sekunden, wer scheitert, scheidet aus
option-rounds = Runden
option-rounds-1 = 1 Runde
option-rounds-2 = 2 Runden
option-rounds-3 = 3 Runden
option-rounds-4 = 4 Runden
option-rounds-5 = 5 Runden
option-rounds-6 = 6 Runden
option-rounds-7 = 7 Runden
option-rounds-8 = 8 Runden
option-rounds-9 = 9 Runden
option-rounds-10 = 10 Runden
option-ties = Gleich viele Punkte
option-ties-shared = Den Sieg teilen
option-ties-extra-round = Noch eine Runde bauen
option-connection = Meeple sind verbunden
option-connection-standing = Über das, was auf ihnen steht
option-connection-touching = Durch Berührung, auch nebeneinander
option-shape = Die Pyramide einer Runde
option-shape-full = Voll: jede Reihe einer weniger
option-shape-free = Frei: unten so viele wie verlangt, und höher als zuvor
option-failing = Wer scheitert
option-failing-at-once = Scheidet sofort aus
option-failing-share = Scheidet nach der Runde aus; wer gemeinsam scheitert, teilt den Sieg
option-failing-replay = Scheidet nach der Runde aus; wer gemeinsam scheitert, baut noch einmal
option-plate = Platte
option-plate-own = Eine für jeden
option-plate-shared = Eine für alle
option-loss = Eine Pyramide ist zerstört
option-loss-height = Wenn sie niedriger oder weg ist
option-loss-any = Wenn sie irgendeinen Meeple verloren hat

# Wer an der Reihe ist

phase-build = Bauen, alle gleichzeitig
phase-build-shared = Bauen auf einer Platte, alle gleichzeitig
phase-climb = Bauen, nacheinander
phase-over = Partie beendet

# Das Protokoll

stage = Runde { $round }
part-came = { $came ->
    [met] , geschafft
    [missed] , nicht geschafft
   *[points] , { part-points }
}
log-judged = Spieler { $player }: { $height ->
    [0] nichts zählt
   *[other] Reihen von { $rows } zählen
}{ part-came }
log-uncounted = Spieler { $player }: { $number ->
    [one] { $number } Meeple zählt nicht
   *[other] { $number } Meeple zählen nicht
}
log-destroyed = Spieler { $player } zerstört die Pyramide von Spieler { $whose }
total = { $has ->
    [points] { part-points }
    [in] noch im Spiel
   *[out] ausgeschieden
}
log-eliminated = Ausgeschieden: Spieler { $players }
log-round = Runde { $round }, unten { $base }
log-left = { $why ->
    [resign] Spieler { $player } gibt auf
   *[time] Die Zeit von Spieler { $player } ist um
}
log-ended = { $number ->
    [one] Spieler { $players } gewinnt
   *[other] Die Spieler { $players } teilen sich den Sieg
}

# Zeilen der Wertung

term-row = Reihe

# Was Gebautes wert ist

part-rest = { $rest ->
    [0] { "" }
    [one] { " " }{ $rest } Meeple zählt nicht.
   *[other] { " " }{ $rest } Meeple zählen nicht.
}
part-meeple = { $meeple ->
    [0] Ein Meeple
   *[other] Meeple { $meeple }
}
part-under = { $under ->
    [0] einem anderen Meeple
   *[other] Meeple { $under }
}
part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
part-when = { $still ->
    [true] { "" }
   *[false] { " " }Es war noch nicht in Ruhe.
}
pyramid = Reihen von { $rows } Meeple zählen, von unten: { part-points }.{ part-rest }{ part-when }
single = Ein Meeple ist stehen geblieben: { part-points }.{ part-rest }{ part-when }
nothing-counts = Kein Meeple zählt, also gibt es keine Punkte.{ part-rest }{ part-when }
rung-met = Geschafft: eine Pyramide mit { $base } unten, { $height } Reihen hoch.
rung-missed = Nicht das Verlangte: Mit { $base } unten sollen Reihen von { $asked } stehen, und es sind { $height ->
    [0] keine
   *[other] { $rows }
}.
rung-missed-free = Nicht das Verlangte: Mit { $base } unten sollen mehr als { $before ->
    [one] { $before } Reihe
   *[other] { $before } Reihen
} stehen, und es sind Reihen von { $height ->
    [0] nichts
   *[other] { $rows }
}.

# Warum ein Meeple nicht zählt

held = { part-meeple } ist noch in einer Hand. Er zählt nicht.
lying = { part-meeple } steht nicht: Er neigt { $degrees }° aus der Senkrechten, bis { $most }° würde es gelten.
upside-down = { part-meeple } steht kopfüber: { $degrees }° aus der Senkrechten, bis { $most }° würde es gelten.
outside = { part-meeple } ragt { $mm } mm über den Rand des Filzes.
on-nothing = { part-meeple } steht auf nichts, weder auf dem Filz noch auf einem anderen Meeple.
on-anothers = { part-meeple } steht auf { part-under }, der jemand anderem gehört.
owner-out = { part-meeple } zählt nicht: Wer damit gebaut hat, ist ausgeschieden.
on-uncounted = { part-meeple } steht auf { part-under }, der selbst nicht zählt.
not-connected = { part-meeple } steht in Reihe { $row }, ist aber nicht mit der Pyramide verbunden, die zählt: Sie ist { $height ->
    [one] { $height } Reihe
   *[other] { $height } Reihen
} hoch.

# Was nicht gewertet werden kann

not-building = Du bist nicht mit Bauen dran. Jetzt baut: Spieler { $players }.
not-measured = { $what ->
    [too-many] In dieser Szene ist zu viel, um sie zu werten.
    [time] So lange kann es nicht her sein, dass die Hände weg sind.
    [number] Jeder Meeple braucht eine eigene Nummer, ab 1.
    [place] Ein Meeple ist zu weit weg, um auf einem Tisch zu sein.
    [turn] Die Drehung eines Meeple ist keine Drehung.
    [owner] Ein Meeple gehört keinem Spieler.
    [contact] Eine Berührung ist zwischen zwei Meeple der Szene oder einem und dem Filz.
   *[normal] Abstand oder Richtung einer Berührung kann nicht sein.
}
too-many-meeples = Es sind { $meeples } Meeple, und jeder Spieler hat { $most }.
crowded = Reihe { $row } hätte { $meeples } Meeple, aber die Reihe darunter hat { $below } und kann höchstens { $most } tragen.
no-shared-plate = Hier hat jeder eine eigene Platte, also kann niemand eine andere Pyramide umwerfen.
no-such-victim = Eine zerstörte Pyramide gehört jemand anderem, der noch dabei ist, und ihre Reihen sind Anzahlen von Meeple.
game-over = { $how ->
    [end-most-points] Das Spiel ist vorbei: Alle Runden sind gespielt.
    [end-last-one] Das Spiel ist vorbei: Nur einer war noch übrig.
    [end-last-remaining] Das Spiel ist vorbei: Nur einer war noch übrig.
    [end-all-failed] Das Spiel ist vorbei: Alle Verbliebenen sind gemeinsam gescheitert.
   *[end-supply] Das Spiel ist vorbei: Die Meeple reichten nicht mehr.
}

# Was die Regeln bewirken

turn-of = { $count ->
    [one] Jetzt baut Spieler { $players }.
   *[other] Reihum geht es nicht: Die Spieler { $players } bauen alle gleichzeitig.
}
points-of = Spieler { $player } hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
leads = { $count ->
    [one] Spieler { $players } führt mit { $total }.
   *[other] Die Spieler { $players } führen gemeinsam mit je { $total }.
}
eliminated = Ausgeschieden: Spieler { $players }.
destroyed = Die Pyramide eines anderen ist zerstört: Ihre Höhe in Reihen war { $height_before } und ist jetzt { $height }. Wer es war, hat verloren.
next-round = Runde { $round } beginnt. Unten stehen { $base } Meeple.
round-again = Alle sind gescheitert, also wird Runde { $round } noch einmal gespielt, mit { $base } unten.
left-resign = Spieler { $player } gibt auf.
left-time = Die Zeit von Spieler { $player } ist um, er ist aus dem Spiel.
end-most-points = { $number ->
    [one] Spieler { $players } hat nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } die meisten Punkte und gewinnt: { $total }.
   *[other] Die Spieler { $players } haben mit je { $total } die meisten Punkte und teilen sich den Sieg.
}
end-last-one = Alle anderen sind ausgeschieden. Spieler { $players } gewinnt.
end-last-remaining = Bis Runde { $round } sind alle anderen ausgeschieden. Spieler { $players } gewinnt.
end-all-failed = In Runde { $round } sind alle Verbliebenen gescheitert. Die Spieler { $players } teilen sich den Sieg.
end-supply = Die { $supply } Meeple reichen nicht für { $base } unten. { $number ->
    [one] Spieler { $players } gewinnt.
   *[other] Die Spieler { $players } teilen sich den Sieg.
}
