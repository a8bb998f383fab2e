# Was Meridians über Züge, entfernte Steine und Ergebnisse sagt und wie Optionen und Bots heißen.
# $point, $blocker, $friend und $first sind Punkte wie g6; $points ist eine Liste davon.

name = Meridians
tagline = Behalte einen Pfad oder verlasse das Brett.

colour-light = Hell
colour-dark = Dunkel

# Optionen

option-size = Brett
option-size-5 = 4/5, klein
option-size-6 = 5/6, für den Anfang
option-size-7 = 6/7, Standard
option-size-8 = 7/8, für Erfahrene
option-size-9 = 8/9, groß
option-size-10 = 9/10, sehr groß
option-size-11 = 10/11, riesig
option-size-12 = 11/12, gewaltig
option-pie = Kuchenregel
option-pie-false = Aus
option-pie-true = Ein: Eine Seite setzt beide ersten Steine, die andere wählt die Farbe
option-first = Wer beginnt
option-first-seat-1 = Erster Platz
option-first-seat-2 = Zweiter Platz
option-first-drawn = Durch Auslosung

# Bots

bot-random = Zufall
bot-greedy = Gierig
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-club = Vereinsspieler
bot-expert = Experte
bot-master = Meister

# Wer am Zug ist

phase-draw = Es wird ausgelost, wer beginnt
phase-place = { $colour ->
    [light] Hell setzt einen Stein
   *[dark] Dunkel setzt einen Stein
}
phase-choose = Farbe wählen
phase-over = Partie beendet

# Das Protokoll

log-drawn = { $seat ->
    [0] Der erste Platz beginnt
   *[1] Der zweite Platz beginnt
}
log-placed = { $colour ->
    [light] Hell setzt auf { $point }
   *[dark] Dunkel setzt auf { $point }
}
log-chosen = { $colour ->
    [light] Hell gewählt
   *[dark] Dunkel gewählt
}
log-removed = { $colour ->
    [light] { $count ->
        [one] Hell verliert einen Stein: { $points }
       *[other] Hell verliert { $count } Steine: { $points }
    }
   *[dark] { $count ->
        [one] Dunkel verliert einen Stein: { $points }
       *[other] Dunkel verliert { $count } Steine: { $points }
    }
}
log-ended = { $loser_colour ->
    [light] Dunkel gewinnt
    [dark] Hell gewinnt
   *[none] Die Partie ist beendet
}

# Entscheidungen: was erlaubt ist

draw-first = { $seat ->
    [0] Ausgelost: Der erste Platz beginnt.
   *[1] Ausgelost: Der zweite Platz beginnt.
}
choose = { $colour ->
    [light] Du darfst Hell wählen.
   *[dark] Du darfst Dunkel wählen.
}
place-first = { $point } ist frei, und ein erster Stein darf auf jeden leeren Punkt.
place-second = Von { $point } führt ein Pfad zum ersten Stein auf { $first }.
place = { $colour ->
    [light] Ein heller Stein sieht { $point }.
   *[dark] Ein dunkler Stein sieht { $point }.
}
place-no-path = { $colour ->
    [light] Ein heller Stein sieht { $point }, du darfst dort also setzen. Aber die Gruppe hätte keinen Pfad, und Dunkel würde sie sofort entfernen.
   *[dark] Ein dunkler Stein sieht { $point }, du darfst dort also setzen. Aber die Gruppe hätte keinen Pfad, und Hell würde sie sofort entfernen.
}

# Entscheidungen: was nicht geht

point-taken = { $stone ->
    [light] Auf { $point } steht schon ein heller Stein. Steine kommen auf leere Punkte.
   *[dark] Auf { $point } steht schon ein dunkler Stein. Steine kommen auf leere Punkte.
}
place-no-line = Keine Linie zu { $point }: Keiner deiner Steine liegt mit ihm in gerader Linie.
place-blocked = { $colour ->
    [light] Keine Linie von { $point }: Ein dunkler Stein auf { $blocker } steht zwischen ihm und deinem Stein auf { $friend }.
   *[dark] Keine Linie von { $point }: Ein heller Stein auf { $blocker } steht zwischen ihm und deinem Stein auf { $friend }.
}
second-no-line = { $point } liegt nicht in gerader Linie mit deinem ersten Stein auf { $first }. Der zweite Stein braucht einen Pfad zum ersten.
second-adjacent = { $point } berührt deinen ersten Stein auf { $first }. Für einen Pfad muss mindestens ein leerer Punkt dazwischenliegen.
second-blocked = { $colour ->
    [light] Ein dunkler Stein auf { $blocker } steht zwischen { $point } und deinem ersten Stein auf { $first }. Der zweite Stein braucht einen Pfad zum ersten.
   *[dark] Ein heller Stein auf { $blocker } steht zwischen { $point } und deinem ersten Stein auf { $first }. Der zweite Stein braucht einen Pfad zum ersten.
}
no-such-point = { $size ->
    [one] Diesen Punkt hat das Brett nicht. Seine langen Seiten haben { $size } Punkt.
   *[other] Diesen Punkt hat das Brett nicht. Seine langen Seiten haben { $size } Punkte.
}
choose-first = Wähle zuerst eine Farbe: Hell oder Dunkel.
place-a-stone = Passen oder wählen geht jetzt nicht. Setze einen Stein auf einen offenen Punkt.
not-your-turn = { $colour ->
    [light] Du bist nicht am Zug. Hell ist am Zug.
    [dark] Du bist nicht am Zug. Dunkel ist am Zug.
   *[none] Du bist noch nicht am Zug. Zuerst muss feststehen, wer welche Farbe spielt.
}
game-over = { $cause ->
    [no-stones] Die Partie ist beendet: Eine Seite hat keine Steine mehr.
    [no-legal-point] Die Partie ist beendet: Eine Seite konnte nirgends setzen.
    [resign] Die Partie ist beendet: Eine Seite hat aufgegeben.
   *[time] Die Partie ist beendet: Die Zeit einer Seite ist abgelaufen.
}

# Entscheidungen: was die Regeln selbst tun

turn-of = { $colour ->
    [light] Hell ist am Zug und setzt einen Stein.
   *[dark] Dunkel ist am Zug und setzt einen Stein.
}
stones-of = { $colour ->
    [light] Hell hat { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    } auf dem Brett.
   *[dark] Dunkel hat { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    } auf dem Brett.
}
no-stone = Auf { $point } steht kein Stein, also gibt es dort keine Gruppe.
group-early = Keine Gruppe verlässt das Brett, bevor beide Seiten zwei Züge hatten.
group-lives = Diese Gruppe lebt, denn sie hat { $number ->
    [one] einen Pfad, den einzigen
   *[other] { $number } Pfade, und einer genügt
}: { $paths }.
group-dead = Diese Gruppe hat keinen Pfad und wird zu Beginn des gegnerischen Zuges entfernt{ $number ->
    [0] ; kein Stein kann ihr einen geben
   *[other] , außer ein Stein auf einem dieser Punkte gibt ihr einen: { $savers }
}.
removed = { $colour ->
    [light] { $count ->
        [one] Ein heller Stein ohne Pfad verlässt das Brett: { $points }.
       *[other] { $count } helle Steine ohne Pfad verlassen das Brett: { $points }.
    }
   *[dark] { $count ->
        [one] Ein dunkler Stein ohne Pfad verlässt das Brett: { $points }.
       *[other] { $count } dunkle Steine ohne Pfad verlassen das Brett: { $points }.
    }
}
end-no-stones = { $loser_colour ->
    [light] Hell hat keine Steine mehr. Dunkel gewinnt.
   *[dark] Dunkel hat keine Steine mehr. Hell gewinnt.
}
end-no-legal-point = { $loser_colour ->
    [light] Hell kann nirgends setzen, und Passen ist nicht erlaubt. Dunkel gewinnt.
   *[dark] Dunkel kann nirgends setzen, und Passen ist nicht erlaubt. Hell gewinnt.
}
end-resign = { $loser_colour ->
    [light] Hell gibt auf. Dunkel gewinnt.
    [dark] Dunkel gibt auf. Hell gewinnt.
   *[none] { $winner ->
        [0] Der zweite Platz gibt auf, bevor die Farben feststehen. Der erste gewinnt.
       *[1] Der erste Platz gibt auf, bevor die Farben feststehen. Der zweite gewinnt.
    }
}
end-time = { $loser_colour ->
    [light] Die Zeit von Hell ist abgelaufen. Dunkel gewinnt.
    [dark] Die Zeit von Dunkel ist abgelaufen. Hell gewinnt.
   *[none] { $winner ->
        [0] Die Zeit des zweiten Platzes ist abgelaufen. Der erste gewinnt.
       *[1] Die Zeit des ersten Platzes ist abgelaufen. Der zweite gewinnt.
    }
}
