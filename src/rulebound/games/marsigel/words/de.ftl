# Was Der Marsigelwettkampf über Züge, Passen und Ergebnisse sagt und wie Optionen und Bots heißen.
# $colour, $onto_colour und $above_colour sind Farben, $size, $onto_size und $above_size sind Größen: der
# Pyramide, die zieht, derjenigen, auf der sie landen soll, und einer, die darüberliegt.

name = Der Marsigelwettkampf
tagline = Marsigel laufen um die Wette, und hinter ihnen schließt sich der Kreis.

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-black = Schwarz
colour-purple = Violett
colour-orange = Orange
colour-cyan = Cyan
colour-clear = Transparent
colour-white = Weiß
colour-pink = Rosa
colour-brown = Braun
colour-mint = Mint
size-queen = Königin
size-drone = Drohne
size-pawn = Bauer

# Satzteile

part-who = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [black] Schwarz
    [purple] Violett
    [orange] Orange
    [cyan] Cyan
    [clear] Transparent
    [white] Weiß
    [pink] Rosa
    [brown] Braun
   *[mint] Mint
}
part-whose = { $colour ->
    [red] von Rot
    [yellow] von Gelb
    [green] von Grün
    [blue] von Blau
    [black] von Schwarz
    [purple] von Violett
    [orange] von Orange
    [cyan] von Cyan
    [clear] von Transparent
    [white] von Weiß
    [pink] von Rosa
    [brown] von Braun
   *[mint] von Mint
}
part-onto-whose = { $onto_colour ->
    [red] von Rot
    [yellow] von Gelb
    [green] von Grün
    [blue] von Blau
    [black] von Schwarz
    [purple] von Violett
    [orange] von Orange
    [cyan] von Cyan
    [clear] von Transparent
    [white] von Weiß
    [pink] von Rosa
    [brown] von Braun
   *[mint] von Mint
}
part-above-whose = { $above_colour ->
    [red] von Rot
    [yellow] von Gelb
    [green] von Grün
    [blue] von Blau
    [black] von Schwarz
    [purple] von Violett
    [orange] von Orange
    [cyan] von Cyan
    [clear] von Transparent
    [white] von Weiß
    [pink] von Rosa
    [brown] von Braun
   *[mint] von Mint
}
part-size = { $size ->
    [queen] Königin
    [drone] Drohne
   *[pawn] Bauer
}
part-your-size = { $size ->
    [queen] Deine Königin
    [drone] Deine Drohne
   *[pawn] Dein Bauer
}
part-yours = { $size ->
    [queen] deine Königin
    [drone] deine Drohne
   *[pawn] dein Bauer
}
part-onto = { $onto_size ->
    [queen] die Königin { part-onto-whose }
    [drone] die Drohne { part-onto-whose }
   *[pawn] der Bauer { part-onto-whose }
}
part-onto-target = { $onto_size ->
    [queen] die Königin { part-onto-whose }
    [drone] die Drohne { part-onto-whose }
   *[pawn] den Bauern { part-onto-whose }
}
part-above = { $above_size ->
    [queen] die Königin { part-above-whose }
    [drone] die Drohne { part-above-whose }
   *[pawn] der Bauer { part-above-whose }
}
part-your-above = { $above_size ->
    [queen] deine Königin
    [drone] deine Drohne
   *[pawn] dein Bauer
}
part-cost = { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
part-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
part-order = { $size_1 ->
    [queen] { $size_2 ->
        [drone] Königin, Drohne, Bauer
       *[pawn] Königin, Bauer, Drohne
    }
    [drone] { $size_2 ->
        [queen] Drohne, Königin, Bauer
       *[pawn] Drohne, Bauer, Königin
    }
   *[pawn] { $size_2 ->
        [queen] Bauer, Königin, Drohne
       *[drone] Bauer, Drohne, Königin
    }
}
part-closing = { $closes ->
    [true] { " " }Das verlassene Feld verschwindet.
   *[false] { "" }
}

# Optionen

option-variant = Was zu bilden ist
option-variant-tree = Ein Baum: Pyramiden landen auf ihrer Größe oder einer größeren
option-variant-nest = Ein Nest: Pyramiden landen auf ihrer Größe oder einer kleineren
option-colours = Farben
option-colours-stashes = Wie in den Sets
option-colours-far-apart = Zuerst die am leichtesten zu unterscheidenden
option-sizes = Reihenfolge der Größen
option-sizes-queen-drone-pawn = Königin, Drohne, Bauer
option-sizes-queen-pawn-drone = Königin, Bauer, Drohne
option-sizes-drone-queen-pawn = Drohne, Königin, Bauer
option-sizes-drone-pawn-queen = Drohne, Bauer, Königin
option-sizes-pawn-queen-drone = Bauer, Königin, Drohne
option-sizes-pawn-drone-queen = Bauer, Drohne, Königin
option-first = Wer beginnt
option-first-drawn = Durch Auslosung
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-first-seat-4 = Platz 4
option-first-seat-5 = Platz 5
option-first-seat-6 = Platz 6
option-first-seat-7 = Platz 7
option-first-seat-8 = Platz 8
option-first-seat-9 = Platz 9
option-first-seat-10 = Platz 10
option-first-seat-11 = Platz 11
option-first-seat-12 = Platz 12
option-first-seat-13 = Platz 13
option-third-time = Unentschieden, wenn eine Stellung zum dritten Mal entsteht
option-third-time-false = Nein
option-third-time-true = Ja
option-cap = Unentschieden nach so vielen Zügen pro Spieler
option-cap-0 = Keine Grenze
option-cap-30 = 30 Züge
option-cap-60 = 60 Züge
option-cap-120 = 120 Züge

# Bots

bot-casual = Gemütlich
bot-lively = Forsch
bot-expert = Experte
bot-expert-more = zu zweit fehlerfrei
# Wer am Zug ist

phase-draw = Es wird ausgelost, wer beginnt
phase-roll = Der Würfel rollt
phase-move = Ziehen oder passen
phase-go-on = Weiterziehen oder den Zug beenden
phase-over = Partie beendet

# Das Protokoll

log-drawn = { part-who } beginnt
log-rolled = { part-who } würfelt { $pips }
log-moved = { part-who }: { part-size } zieht { part-spaces } auf { part-onto-target }, { $left } übrig
log-passed = { part-who } passt, { $passes } von { $needed }
log-turn-ended = { $lapsed ->
    [0] { part-who } ist fertig
    [one] { part-who } ist fertig, { $lapsed } Punkt verfällt
   *[other] { part-who } ist fertig, { $lapsed } Punkte verfallen
}
log-left = { $why ->
    [resign] { part-who } gibt auf
   *[time] { part-who }: Zeit abgelaufen
}
log-ended = { $winner ->
    [none] Unentschieden
   *[other] { part-who } gewinnt
}

# Entscheidungen: was erlaubt ist

set-up = { $shifted ->
    [true] Die Farben folgen einander in Spielreihenfolge, die Größen als { part-order }, mit jeder Runde um eins verschoben.
   *[false] Die Farben folgen einander in Spielreihenfolge, die Größen als { part-order }.
}
draw-first = Ausgelost: { part-who } beginnt.
roll = { part-who } hat { $pips } gewürfelt.
move = { $riders ->
    [0] { part-your-size } zieht auf { part-onto-target }: { part-spaces }, { part-cost }, { $left } übrig.{ part-closing }
    [one] { part-your-size } zieht auf { part-onto-target } und nimmt { $riders } Pyramide mit: { part-spaces }, { part-cost }, { $left } übrig.{ part-closing }
   *[other] { part-your-size } zieht auf { part-onto-target } und nimmt { $riders } Pyramiden mit: { part-spaces }, { part-cost }, { $left } übrig.{ part-closing }
}
pass = Du darfst passen. Das wäre Passen Nr. { $passes } von { $needed } in Folge.
end-turn = { $points ->
    [0] Du beendest deinen Zug. Alle Punkte sind verbraucht.
    [one] Du beendest deinen Zug. { $points } Punkt verfällt.
   *[other] Du beendest deinen Zug. { $points } Punkte verfallen.
}

# Entscheidungen: was nicht geht

piece-costs = Preis je Feld ({ part-size }): { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
}. { $ways ->
    [0] Ihr steht jetzt nichts offen.
    [one] Ihr steht ein Weg offen, für { $least }.
   *[other] Ihr stehen { $ways } Wege offen, der billigste für { $least }.
}
not-yours = Diese Pyramide ({ part-size }) ist die { part-whose }. Deine Punkte bewegen nur deine eigenen.
same-stack = { part-your-size } ist schon in diesem Stapel. Jede Bewegung endet auf einem anderen Stapel.
onto-covered = Oben auf diesem Stapel liegt { part-above }, nicht { part-onto }. Pyramiden landen obenauf.
not-topmost-own = Weiter oben in diesem Stapel liegt { part-your-above }. Von deinen Pyramiden in einem Stapel darf nur die oberste ziehen.
target-smaller = Zu klein: Oben liegt dort { part-onto }, und { part-yours } braucht die eigene Größe oder eine größere.
target-larger = Zu groß: Oben liegt dort { part-onto }, und { part-yours } braucht die eigene Größe oder eine kleinere.
too-costly = { $spaces ->
    [one] Zu weit: Für { part-spaces } braucht { part-yours } { part-cost }, und du hast { part-points }.
   *[other] Zu weit: { part-spaces } zu je { $each } kosten { part-cost }, und du hast { part-points }.
}
no-such-piece = Diese Pyramide gibt es nicht. Alle { $players } Spieler haben je eine Königin, eine Drohne und einen Bauern.
moved-already = Du hast schon gezogen, also ist das kein Passen mehr. Beende deinen Zug.
pass-instead = Du hast noch nicht gezogen. Jetzt aufhören heißt passen.
starter-first = Zuerst muss ausgelost werden, wer beginnt.
roll-first = Zuerst muss { part-who } würfeln.
not-your-turn = Du bist nicht am Zug. { part-who } ist am Zug.
not-now = Danach ist jetzt nicht gefragt.
game-over = { $how ->
    [end-tree] Die Partie ist beendet: Jemand hat einen Baum gebildet.
    [end-nest] Die Partie ist beendet: Jemand hat ein Nest gebildet.
    [end-last-one] Die Partie ist beendet: Nur einer war noch übrig.
    [end-all-passed] Die Partie ist beendet: Alle haben gepasst.
    [end-third-time] Die Partie ist beendet: Eine Stellung ist zum dritten Mal entstanden.
   *[end-turn-cap] Die Partie ist beendet: Die vereinbarte Zahl von Zügen ist erreicht.
}

# Entscheidungen: was die Regeln selbst tun

turn-of = { $roll ->
    [none] { part-who } ist am Zug und muss würfeln.
   *[other] { part-who } ist am Zug und hat von der gewürfelten { $roll } noch { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}
roll-due = { $roll ->
    [none] { part-who } hat noch nicht gewürfelt: Jetzt wird gewürfelt.
   *[other] { part-who } hat { $roll } gewürfelt und würfelt in diesem Zug nicht noch einmal. Davon übrig: { part-points }.
}
wins-on = { $points ->
    [none] { $rolls ->
        [0] { part-who } könnte, so wie der Ring steht, mit keinem Wurf in einem eigenen Zug gewinnen.
        [6] { part-who } könnte, so wie der Ring steht, mit jedem Wurf in einem eigenen Zug gewinnen.
       *[other] { part-who } könnte, so wie der Ring steht, mit { $rolls } von 6 Würfen in einem eigenen Zug gewinnen: ab einer { $least }.
    }
   *[other] { $rolls ->
        [0] { part-who } kann in diesem Zug nicht mehr gewinnen. Übrig: { part-points }.
       *[other] { part-who } kann in diesem Zug gewinnen. Übrig: { part-points }.
    }
}
must-pass = { part-who } hat { part-points }, kann damit nicht ziehen und muss passen: { $passes } von { $needed } in Folge.
left-resign = { part-who } gibt auf. Die Pyramiden bleiben stehen.
left-time = { part-who }: Zeit abgelaufen und scheidet aus. Die Pyramiden bleiben stehen.
end-tree = { part-who } hat einen Baum gebildet: die Drohne direkt auf der Königin, den Bauern direkt auf der Drohne. { part-who } gewinnt.
end-nest = { part-who } hat ein Nest gebildet: die Drohne direkt auf dem Bauern, die Königin direkt auf der Drohne. { part-who } gewinnt.
end-last-one = Alle anderen sind ausgeschieden. { part-who } gewinnt.
end-all-passed = Alle haben nacheinander gepasst, { $passes }-mal in Folge. Unentschieden.
end-third-time = Diese Stellung ist zum dritten Mal entstanden, und dieselbe Seite ist am Zug. Unentschieden, wie vereinbart.
end-turn-cap = { $turns ->
    [one] Alle, die noch mitspielen, hatten { $turns } Zug. Unentschieden, wie vereinbart.
   *[other] Alle, die noch mitspielen, hatten { $turns } Züge. Unentschieden, wie vereinbart.
}
