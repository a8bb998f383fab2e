# Wat Meridians zegt over zetten, verwijderingen en uitslagen, en hoe de opties en bots heten.
# $point, $blocker, $friend en $first zijn punten zoals g6; $points is een lijst ervan.

name = Meridians
tagline = Houd een pad of verlaat het bord.

colour-light = Licht
colour-dark = Donker

# Opties

option-size = Bord
option-size-5 = 4/5, klein
option-size-6 = 5/6, voor beginners
option-size-7 = 6/7, standaard
option-size-8 = 7/8, voor gevorderden
option-size-9 = 8/9, groot
option-size-10 = 9/10, heel groot
option-size-11 = 10/11, enorm
option-size-12 = 11/12, reusachtig
option-pie = Swapregel
option-pie-false = Uit
option-pie-true = Aan: de een plaatst beide eerste stenen, de ander kiest een kleur
option-first = Wie begint
option-first-seat-1 = Eerste plaats
option-first-seat-2 = Tweede plaats
option-first-drawn = Geloot

# Bots

bot-random = Willekeurig
bot-greedy = Gulzig
bot-beginner = Beginner
bot-casual = Liefhebber
bot-club = Clubspeler
bot-expert = Expert
bot-master = Meester

# Wie is er aan de beurt

phase-draw = Loten wie begint
phase-place = { $colour ->
    [light] Licht plaatst een steen
   *[dark] Donker plaatst een steen
}
phase-choose = Kleur kiezen
phase-over = De partij is afgelopen

# Het verslag

log-drawn = { $seat ->
    [0] De eerste plaats begint
   *[1] De tweede plaats begint
}
log-placed = { $colour ->
    [light] Licht plaatst op { $point }
   *[dark] Donker plaatst op { $point }
}
log-chosen = { $colour ->
    [light] Licht gekozen
   *[dark] Donker gekozen
}
log-removed = { $colour ->
    [light] { $count ->
        [one] Licht verliest één steen: { $points }
       *[other] Licht verliest { $count } stenen: { $points }
    }
   *[dark] { $count ->
        [one] Donker verliest één steen: { $points }
       *[other] Donker verliest { $count } stenen: { $points }
    }
}
log-ended = { $loser_colour ->
    [light] Donker wint
    [dark] Licht wint
   *[none] De partij is afgelopen
}

# Uitspraken: wat mag

draw-first = { $seat ->
    [0] Het lot wijst de eerste plaats aan om te beginnen.
   *[1] Het lot wijst de tweede plaats aan om te beginnen.
}
choose = { $colour ->
    [light] Je mag Licht kiezen.
   *[dark] Je mag Donker kiezen.
}
place-first = { $point } is vrij, en een eerste steen mag op elk leeg punt.
place-second = Van { $point } loopt een pad naar de eerste steen op { $first }.
place = { $colour ->
    [light] Een lichte steen ziet { $point }.
   *[dark] Een donkere steen ziet { $point }.
}
place-no-path = { $colour ->
    [light] Een lichte steen ziet { $point }, dus je mag daar plaatsen. Maar de groep zou geen pad hebben, en Donker zou die meteen verwijderen.
   *[dark] Een donkere steen ziet { $point }, dus je mag daar plaatsen. Maar de groep zou geen pad hebben, en Licht zou die meteen verwijderen.
}

# Uitspraken: wat niet mag

point-taken = { $stone ->
    [light] Op { $point } staat al een lichte steen. Stenen komen op lege punten.
   *[dark] Op { $point } staat al een donkere steen. Stenen komen op lege punten.
}
place-no-line = Geen lijn naar { $point }: geen van je stenen staat er in een rechte lijn mee.
place-blocked = { $colour ->
    [light] Geen lijn vanaf { $point }: een donkere steen op { $blocker } staat tussen dat punt en jouw { $friend }.
   *[dark] Geen lijn vanaf { $point }: een lichte steen op { $blocker } staat tussen dat punt en jouw { $friend }.
}
second-no-line = { $point } ligt niet in een rechte lijn met je eerste steen op { $first }. Een tweede steen heeft een pad naar de eerste nodig.
second-adjacent = { $point } grenst aan je eerste steen op { $first }. Voor een pad is minstens één leeg punt ertussen nodig.
second-blocked = { $colour ->
    [light] Een donkere steen op { $blocker } staat tussen { $point } en je eerste steen op { $first }. Een tweede steen heeft een pad naar de eerste nodig.
   *[dark] Een lichte steen op { $blocker } staat tussen { $point } en je eerste steen op { $first }. Een tweede steen heeft een pad naar de eerste nodig.
}
no-such-point = { $size ->
    [one] Dat punt is er niet op dit bord. De lange zijden hebben { $size } punt.
   *[other] Dat punt is er niet op dit bord. De lange zijden hebben { $size } punten.
}
choose-first = Kies eerst een kleur: Licht of Donker.
place-a-stone = Je kunt nu niet passen of kiezen. Plaats een steen op een open punt.
not-your-turn = { $colour ->
    [light] Je bent niet aan de beurt. Licht is aan zet.
    [dark] Je bent niet aan de beurt. Donker is aan zet.
   *[none] Je bent nog niet aan de beurt. Eerst moet vaststaan wie welke kleur speelt.
}
game-over = { $cause ->
    [no-stones] De partij is afgelopen: één kant heeft geen stenen meer.
    [no-legal-point] De partij is afgelopen: één kant kon nergens een steen plaatsen.
    [resign] De partij is afgelopen: één kant heeft opgegeven.
   *[time] De partij is afgelopen: van één kant is de tijd om.
}

# Uitspraken: wat de regels zelf doen

turn-of = { $colour ->
    [light] Licht is aan de beurt om een steen te plaatsen.
   *[dark] Donker is aan de beurt om een steen te plaatsen.
}
stones-of = { $colour ->
    [light] Licht heeft { $number ->
        [one] { $number } steen
       *[other] { $number } stenen
    } op het bord.
   *[dark] Donker heeft { $number ->
        [one] { $number } steen
       *[other] { $number } stenen
    } op het bord.
}
no-stone = Op { $point } staat geen steen, dus is daar geen groep.
group-early = Geen groep verlaat het bord voordat beide kanten twee beurten hebben gehad.
group-lives = Deze groep leeft, want ze heeft { $number ->
    [one] een pad, het enige
   *[other] { $number } paden, en één is genoeg
}: { $paths }.
group-dead = Deze groep heeft geen pad en gaat aan het begin van de beurt van de tegenstander van het bord{ $number ->
    [0] ; geen steen kan er een geven
   *[other] , tenzij een steen op een van deze punten er een geeft: { $savers }
}.
removed = { $colour ->
    [light] { $count ->
        [one] Een lichte steen zonder pad verlaat het bord: { $points }.
       *[other] { $count } lichte stenen zonder pad verlaten het bord: { $points }.
    }
   *[dark] { $count ->
        [one] Een donkere steen zonder pad verlaat het bord: { $points }.
       *[other] { $count } donkere stenen zonder pad verlaten het bord: { $points }.
    }
}
end-no-stones = { $loser_colour ->
    [light] Licht heeft geen stenen meer. Donker wint.
   *[dark] Donker heeft geen stenen meer. Licht wint.
}
end-no-legal-point = { $loser_colour ->
    [light] Licht kan nergens een steen plaatsen, en passen mag niet. Donker wint.
   *[dark] Donker kan nergens een steen plaatsen, en passen mag niet. Licht wint.
}
end-resign = { $loser_colour ->
    [light] Licht geeft op. Donker wint.
    [dark] Donker geeft op. Licht wint.
   *[none] { $winner ->
        [0] De tweede plaats geeft op voordat de kleuren gekozen zijn. De eerste wint.
       *[1] De eerste plaats geeft op voordat de kleuren gekozen zijn. De tweede wint.
    }
}
end-time = { $loser_colour ->
    [light] De tijd van Licht is om. Donker wint.
    [dark] De tijd van Donker is om. Licht wint.
   *[none] { $winner ->
        [0] De tijd van de tweede plaats is om. De eerste wint.
       *[1] De tijd van de eerste plaats is om. De tweede wint.
    }
}
