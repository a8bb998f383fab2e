# Wörter der Seite nur für Meridians. Sätze über Regeln kommen vom Spiel selbst.

meridians-about = Brett { $board }, { $pie ->
    [on] mit Kuchenregel
   *[off] ohne Kuchenregel
}
meridians-point = { $point }, { $stone ->
    [light] heller Stein
    [dark] dunkler Stein
   *[none] { $open ->
        [yes] leer, offen für dich
        [no] leer, nicht offen für dich
       *[unknown] leer
    }
}{ $doomed ->
    [yes] , ohne Pfad
   *[no] {""}
}{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}
meridians-keys = Pfeiltasten folgen den Linien, mit Umschalt den anderen schrägen. Der Name eines Punktes führt zu ihm. Eingabe setzt den Stein.
meridians-pick = Punkt wählen
meridians-place = Auf { $point } setzen
meridians-choose = { $colour ->
    [light] Hell spielen
   *[dark] Dunkel spielen
}
meridians-pie-stones = { $reader ->
    [first] Du setzt die beiden ersten Steine
   *[other] { $first } setzt die beiden ersten Steine
}, { $next ->
    [light] jetzt den hellen, dann den dunklen.
   *[dark] jetzt den dunklen.
} Danach { $reader ->
    [second] wählst du deine Farbe.
   *[other] wählt { $second } eine Farbe.
}
meridians-pie-choice = { $reader ->
    [second] Wähle deine Farbe
   *[other] { $second } wählt eine Farbe
}: Hell mit dem Stein auf { $light } oder Dunkel mit dem Stein auf { $dark }. { $reader ->
    [first] Du spielst
   *[other] { $first } spielt
} die andere. Danach ist Hell am Zug.
meridians-chooses = { $who } wählt eine Farbe
meridians-open-points = Dir stehen die markierten Punkte offen.
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Dein Stein auf { $points } hat keinen Pfad.
       *[other] Deine Gruppe { $points } hat keinen Pfad.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] Der helle Stein auf { $points } hat keinen Pfad.
           *[other] Die helle Gruppe { $points } hat keinen Pfad.
        }
       *[dark] { $stones ->
            [one] Der dunkle Stein auf { $points } hat keinen Pfad.
           *[other] Die dunkle Gruppe { $points } hat keinen Pfad.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Schafft dieser Zug keinen Pfad, geht { $stones ->
            [one] er
           *[other] sie
        } zu Beginn des nächsten Zugs von Dunkel vom Brett. { $saves ->
            [one] { $saves } Punkt schafft einen.
           *[other] { $saves } Punkte schaffen einen.
        }
       *[dark] Schafft dieser Zug keinen Pfad, geht { $stones ->
            [one] er
           *[other] sie
        } zu Beginn des nächsten Zugs von Hell vom Brett. { $saves ->
            [one] { $saves } Punkt schafft einen.
           *[other] { $saves } Punkte schaffen einen.
        }
    }
    [no] { $colour ->
        [light] Kein Zug hilft mehr: Zu Beginn des nächsten Zugs von Dunkel geht { $stones ->
            [one] er
           *[other] sie
        } vom Brett.
       *[dark] Kein Zug hilft mehr: Zu Beginn des nächsten Zugs von Hell geht { $stones ->
            [one] er
           *[other] sie
        } vom Brett.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Punkt zeigen
   *[other] Alle { $saves } zeigen
}
try-stone = Stein
try-stone-light = Hell
try-stone-dark = Dunkel
try-stone-none = Weg
try-mover-light = Hell
try-mover-dark = Dunkel
try-size = Brett
try-clear = Brett leeren
try-wrong-form = Eine Stellung besteht aus Größe, Zug und Steinen, wie 7 4 g6L g8L i6D i8D.
try-wrong-size = Eine lange Seite hat { $least } bis { $most } Punkte, nicht { $size }.
try-wrong-stone = „{ $word }“ ist kein Stein. Schreib einen Punkt und L oder D, wie g6L.
try-wrong-point = Dieses Brett hat keinen Punkt { $point }.
try-wrong-twice = Auf { $point } stehen zwei Steine.
try-wrong-turn = In Zug { $turn } der Eröffnung stehen andere Steine auf dem Brett. Nimm Zug 4 oder später für eine freie Stellung.
try-open = { $colour ->
    [light] Hell ist am Zug.
   *[dark] Dunkel ist am Zug.
} { $count ->
    [0] Kein Punkt steht offen.
    [one] { $count } Punkt steht offen.
   *[other] { $count } Punkte stehen offen.
}
try-groups = { $colour ->
    [light] Hell
   *[dark] Dunkel
}: { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} in { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}{ $dead ->
    [0] .
   *[other] , { $dead } ohne Pfad.
}
try-groups-none = { $colour ->
    [light] Hell hat keine Steine.
   *[dark] Dunkel hat keine Steine.
}
try-keys = Auf dem Brett: Pfeiltasten wandern, Enter setzt oder nimmt weg, Umschalt+L und Umschalt+D wählen den Stein, Entf nimmt weg. Mit der Maus setzt die andere Taste die andere Farbe.
