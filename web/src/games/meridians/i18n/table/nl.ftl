# Woorden van de pagina voor Meridians alleen. Zinnen over regels komen van het spel zelf.

meridians-about = bord { $board }, { $pie ->
    [on] met swapregel
   *[off] zonder swapregel
}
meridians-point = { $point }, { $stone ->
    [light] lichte steen
    [dark] donkere steen
   *[none] { $open ->
        [yes] leeg, open voor jou
        [no] leeg, niet open voor jou
       *[unknown] leeg
    }
}{ $doomed ->
    [yes] , geen pad
   *[no] {""}
}{ $last ->
    [yes] , laatste zet
   *[no] {""}
}
meridians-keys = De pijltoetsen volgen de lijnen, met Shift de andere schuine lijnen. Typ de naam van een punt om erheen te gaan. Enter zet de steen.
meridians-pick = Kies een punt
meridians-place = Op { $point } plaatsen
meridians-choose = { $colour ->
    [light] Met Licht spelen
   *[dark] Met Donker spelen
}
meridians-pie-stones = { $reader ->
    [first] Jij plaatst de twee eerste stenen
   *[other] { $first } plaatst de twee eerste stenen
}, { $next ->
    [light] nu de lichte en dan de donkere.
   *[dark] nu de donkere.
} Daarna { $reader ->
    [second] kies jij je kleur.
   *[other] kiest { $second } een kleur.
}
meridians-pie-choice = { $reader ->
    [second] Kies je kleur
   *[other] { $second } kiest een kleur
}: Licht met de steen op { $light }, of Donker met de steen op { $dark }. { $reader ->
    [first] Jij speelt
   *[other] { $first } speelt
} met de andere. Daarna is Licht aan zet.
meridians-chooses = { $who } kiest een kleur
meridians-open-points = Punten met een stip staan voor je open.
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Je steen op { $points } heeft geen pad.
       *[other] Je groep { $points } heeft geen pad.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] De lichte steen op { $points } heeft geen pad.
           *[other] De lichte groep { $points } heeft geen pad.
        }
       *[dark] { $stones ->
            [one] De donkere steen op { $points } heeft geen pad.
           *[other] De donkere groep { $points } heeft geen pad.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Die gaat van het bord aan het begin van Donkers volgende beurt, tenzij deze zet een pad geeft: dat kan op { $saves ->
            [one] { $saves } punt.
           *[other] { $saves } punten.
        }
       *[dark] Die gaat van het bord aan het begin van Lichts volgende beurt, tenzij deze zet een pad geeft: dat kan op { $saves ->
            [one] { $saves } punt.
           *[other] { $saves } punten.
        }
    }
    [no] { $colour ->
        [light] Geen zet kan die redden: aan het begin van Donkers volgende beurt gaat die van het bord.
       *[dark] Geen zet kan die redden: aan het begin van Lichts volgende beurt gaat die van het bord.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Het punt tonen
   *[other] Alle { $saves } tonen
}
try-stone = Steen
try-stone-light = Licht
try-stone-dark = Donker
try-stone-none = Weg
try-mover-light = Licht
try-mover-dark = Donker
try-size = Bord
try-clear = Bord leegmaken
try-wrong-form = Een stelling is grootte, beurt en stenen, zoals 7 4 g6L g8L i6D i8D.
try-wrong-size = Een lange zijde heeft { $least } tot { $most } punten, niet { $size }.
try-wrong-stone = “{ $word }” is geen steen. Schrijf een punt en L of D, zoals g6L.
try-wrong-point = Dit bord heeft geen punt { $point }.
try-wrong-twice = Er staan twee stenen op { $point }.
try-wrong-turn = In beurt { $turn } van de opening staan er andere stenen op het bord. Geef beurt 4 of later voor een vrije stelling.
try-open = { $colour ->
    [light] Licht is aan zet.
   *[dark] Donker is aan zet.
} { $count ->
    [0] Er is geen punt open.
    [one] Er is { $count } punt open.
   *[other] Er zijn { $count } punten open.
}
try-groups = { $colour ->
    [light] Licht
   *[dark] Donker
}: { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
} in { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
}{ $dead ->
    [0] .
   *[other] , { $dead } zonder pad.
}
try-groups-none = { $colour ->
    [light] Licht heeft geen stenen.
   *[dark] Donker heeft geen stenen.
}
try-keys = Op het bord: de pijltoetsen bewegen, Enter zet neer of haalt weg, Shift+L en Shift+D kiezen de steen, Delete haalt weg. Met de muis zet de andere knop de andere kleur.
