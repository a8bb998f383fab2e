# Wat Der Marsigelwettkampf zegt over zetten, passen en uitslagen, en hoe de opties en bots heten.
# $colour, $onto_colour en $above_colour zijn kleuren, $size, $onto_size en $above_size zijn maten: van het
# stuk dat beweegt, van dat waarop het moet landen en van een stuk dat erboven ligt.

name = Der Marsigelwettkampf
tagline = Marsegels racen rond in een kring die zich achter hen sluit.

colour-red = Rood
colour-yellow = Geel
colour-green = Groen
colour-blue = Blauw
colour-black = Zwart
colour-purple = Paars
colour-orange = Oranje
colour-cyan = Cyaan
colour-clear = Doorzichtig
colour-white = Wit
colour-pink = Roze
colour-brown = Bruin
colour-mint = Mint
size-queen = koningin
size-drone = dar
size-pawn = pion

# Zinsdelen

part-who = { $colour ->
    [red] Rood
    [yellow] Geel
    [green] Groen
    [blue] Blauw
    [black] Zwart
    [purple] Paars
    [orange] Oranje
    [cyan] Cyaan
    [clear] Doorzichtig
    [white] Wit
    [pink] Roze
    [brown] Bruin
   *[mint] Mint
}
part-whose = { $colour ->
    [red] van Rood
    [yellow] van Geel
    [green] van Groen
    [blue] van Blauw
    [black] van Zwart
    [purple] van Paars
    [orange] van Oranje
    [cyan] van Cyaan
    [clear] van Doorzichtig
    [white] van Wit
    [pink] van Roze
    [brown] van Bruin
   *[mint] van Mint
}
part-onto-whose = { $onto_colour ->
    [red] van Rood
    [yellow] van Geel
    [green] van Groen
    [blue] van Blauw
    [black] van Zwart
    [purple] van Paars
    [orange] van Oranje
    [cyan] van Cyaan
    [clear] van Doorzichtig
    [white] van Wit
    [pink] van Roze
    [brown] van Bruin
   *[mint] van Mint
}
part-above-whose = { $above_colour ->
    [red] van Rood
    [yellow] van Geel
    [green] van Groen
    [blue] van Blauw
    [black] van Zwart
    [purple] van Paars
    [orange] van Oranje
    [cyan] van Cyaan
    [clear] van Doorzichtig
    [white] van Wit
    [pink] van Roze
    [brown] van Bruin
   *[mint] van Mint
}
part-size = { $size ->
    [queen] koningin
    [drone] dar
   *[pawn] pion
}
part-your-size = { $size ->
    [queen] Je koningin
    [drone] Je dar
   *[pawn] Je pion
}
part-yours = { $size ->
    [queen] je koningin
    [drone] je dar
   *[pawn] je pion
}
part-onto = { $onto_size ->
    [queen] de koningin { part-onto-whose }
    [drone] de dar { part-onto-whose }
   *[pawn] de pion { part-onto-whose }
}
part-onto-target = { $onto_size ->
    [queen] de koningin { part-onto-whose }
    [drone] de dar { part-onto-whose }
   *[pawn] de pion { part-onto-whose }
}
part-above = { $above_size ->
    [queen] de koningin { part-above-whose }
    [drone] de dar { part-above-whose }
   *[pawn] de pion { part-above-whose }
}
part-your-above = { $above_size ->
    [queen] je koningin
    [drone] je dar
   *[pawn] je pion
}
part-cost = { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
part-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
part-spaces = { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
}
part-order = { $size_1 ->
    [queen] { $size_2 ->
        [drone] koningin, dar, pion
       *[pawn] koningin, pion, dar
    }
    [drone] { $size_2 ->
        [queen] dar, koningin, pion
       *[pawn] dar, pion, koningin
    }
   *[pawn] { $size_2 ->
        [queen] pion, koningin, dar
       *[drone] pion, dar, koningin
    }
}
part-closing = { $closes ->
    [true] { " " }Het veld dat leeg achterblijft, verdwijnt.
   *[false] { "" }
}

# Opties

option-variant = Wat je moet vormen
option-variant-tree = Een boom: een stuk landt op zijn eigen maat of groter
option-variant-nest = Een nest: een stuk landt op zijn eigen maat of kleiner
option-colours = Kleuren
option-colours-stashes = In de volgorde van de dozen
option-colours-far-apart = Eerst die het best te onderscheiden zijn
option-sizes = Volgorde van de maten
option-sizes-queen-drone-pawn = Koningin, dar, pion
option-sizes-queen-pawn-drone = Koningin, pion, dar
option-sizes-drone-queen-pawn = Dar, koningin, pion
option-sizes-drone-pawn-queen = Dar, pion, koningin
option-sizes-pawn-queen-drone = Pion, koningin, dar
option-sizes-pawn-drone-queen = Pion, dar, koningin
option-first = Wie begint
option-first-drawn = Geloot
option-first-seat-1 = Plaats 1
option-first-seat-2 = Plaats 2
option-first-seat-3 = Plaats 3
option-first-seat-4 = Plaats 4
option-first-seat-5 = Plaats 5
option-first-seat-6 = Plaats 6
option-first-seat-7 = Plaats 7
option-first-seat-8 = Plaats 8
option-first-seat-9 = Plaats 9
option-first-seat-10 = Plaats 10
option-first-seat-11 = Plaats 11
option-first-seat-12 = Plaats 12
option-first-seat-13 = Plaats 13
option-third-time = Gelijkspel bij driemaal dezelfde stelling
option-third-time-false = Nee
option-third-time-true = Ja
option-cap = Gelijkspel na zoveel beurten per speler
option-cap-0 = Geen grens
option-cap-30 = 30 beurten
option-cap-60 = 60 beurten
option-cap-120 = 120 beurten

# Bots

bot-casual = Liefhebber
bot-lively = Levendig
bot-expert = Expert
bot-expert-more = foutloos met z’n tweeën
# Wie is er aan de beurt

phase-draw = Loten wie begint
phase-roll = Gooien
phase-move = Zetten of passen
phase-go-on = Nog een zet of de beurt beëindigen
phase-over = De partij is afgelopen

# Het verslag

log-drawn = { part-who } begint
log-rolled = { part-who } gooit { $pips }
log-moved = { part-who }: { part-size } { part-spaces } naar { part-onto-target }, nog { $left } over
log-passed = { part-who } past, { $passes } van { $needed }
log-turn-ended = { $lapsed ->
    [0] { part-who } is klaar
    [one] { part-who } is klaar, { $lapsed } punt vervalt
   *[other] { part-who } is klaar, { $lapsed } punten vervallen
}
log-left = { $why ->
    [resign] { part-who } geeft op
   *[time] { part-who } heeft geen tijd meer
}
log-ended = { $winner ->
    [none] Gelijkspel
   *[other] { part-who } wint
}

# Uitspraken: wat mag

set-up = { $shifted ->
    [true] De kleuren volgen elkaar in speelvolgorde, en de maten als { part-order }, bij elk rondje één opgeschoven.
   *[false] De kleuren volgen elkaar in speelvolgorde, en de maten als { part-order }.
}
draw-first = Het lot wijst { part-who } aan om te beginnen.
roll = { part-who } heeft { $pips } gegooid.
move = { $riders ->
    [0] { part-your-size } landt op { part-onto-target }: { part-spaces }, { part-cost }, nog { $left } over.{ part-closing }
    [one] { part-your-size } landt op { part-onto-target } en neemt { $riders } stuk mee: { part-spaces }, { part-cost }, nog { $left } over.{ part-closing }
   *[other] { part-your-size } landt op { part-onto-target } en neemt { $riders } stukken mee: { part-spaces }, { part-cost }, nog { $left } over.{ part-closing }
}
pass = Je mag passen. Het is pas { $passes } van { $needed } op rij.
end-turn = { $points ->
    [0] Je beëindigt je beurt. Alle punten zijn gebruikt.
    [one] Je beëindigt je beurt. { $points } punt vervalt.
   *[other] Je beëindigt je beurt. { $points } punten vervallen.
}

# Uitspraken: wat niet mag

piece-costs = Prijs per veld ({ part-size }): { $each ->
    [one] { $each } punt
   *[other] { $each } punten
}. { $ways ->
    [0] Er is nu geen zet mee mogelijk.
    [one] Er is één zet mee mogelijk, voor { $least }.
   *[other] Er zijn { $ways } zetten mee mogelijk, de goedkoopste voor { $least }.
}
not-yours = Dat is de { part-size } { part-whose }. Met jouw punten verplaats je alleen je eigen stukken.
same-stack = { part-your-size } staat al in deze stapel. Een zet eindigt op een andere stapel.
onto-covered = Boven op deze stapel ligt { part-above }, niet { part-onto }. Stukken landen bovenop.
not-topmost-own = Hoger in deze stapel ligt { part-your-above }. Van je stukken in één stapel mag alleen het bovenste bewegen.
target-smaller = Te klein: bovenop ligt daar { part-onto }, en { part-yours } moet op de eigen maat of groter landen.
target-larger = Te groot: bovenop ligt daar { part-onto }, en { part-yours } moet op de eigen maat of kleiner landen.
too-costly = { $spaces ->
    [one] Te ver: { part-spaces } kost { part-yours } { part-cost }, en je hebt { part-points }.
   *[other] Te ver: { part-spaces } à { $each } kosten { part-cost }, en je hebt { part-points }.
}
no-such-piece = Zo’n stuk is er niet. Elk van de { $players } spelers heeft een koningin, een dar en een pion.
moved-already = Je hebt al gezet, dus deze beurt is geen pas. Beëindig je beurt.
pass-instead = Je hebt nog niet gezet. Nu stoppen is passen.
starter-first = Eerst moet geloot worden wie begint.
roll-first = Eerst moet { part-who } gooien.
not-your-turn = Je bent niet aan de beurt. { part-who } is aan zet.
not-now = Dat kan nu niet.
game-over = { $how ->
    [end-tree] De partij is afgelopen: iemand heeft een boom gevormd.
    [end-nest] De partij is afgelopen: iemand heeft een nest gevormd.
    [end-last-one] De partij is afgelopen: er was nog maar één speler over.
    [end-all-passed] De partij is afgelopen: iedereen heeft gepast.
    [end-third-time] De partij is afgelopen: een stelling is voor de derde keer ontstaan.
   *[end-turn-cap] De partij is afgelopen: het afgesproken aantal beurten is bereikt.
}

# Uitspraken: wat de regels doen

turn-of = { $roll ->
    [none] { part-who } is aan de beurt en de dobbelsteen moet nog rollen.
   *[other] { part-who } is aan de beurt en heeft van de gegooide { $roll } nog { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }.
}
roll-due = { $roll ->
    [none] { part-who } heeft nog niet gegooid: er moet nu gegooid worden.
   *[other] { part-who } heeft { $roll } gegooid en gooit deze beurt niet nog eens. Daarvan over: { part-points }.
}
wins-on = { $points ->
    [none] { $rolls ->
        [0] { part-who } zou zoals de kring nu staat met geen enkele worp in één eigen beurt kunnen winnen.
        [6] { part-who } zou zoals de kring nu staat met elke worp in één eigen beurt kunnen winnen.
       *[other] { part-who } zou zoals de kring nu staat met { $rolls } van de 6 worpen in één eigen beurt kunnen winnen: vanaf { $least }.
    }
   *[other] { $rolls ->
        [0] { part-who } kan deze beurt niet meer winnen. Over: { part-points }.
       *[other] { part-who } kan deze beurt winnen. Over: { part-points }.
    }
}
must-pass = { part-who } kan met { part-points } niets doen en moet passen: { $passes } van { $needed } op rij.
left-resign = { part-who } geeft op. De stukken blijven staan.
left-time = { part-who } heeft geen tijd meer en verlaat de partij. De stukken blijven staan.
end-tree = { part-who } heeft een boom gevormd: de dar direct op de koningin, de pion direct op de dar. { part-who } wint.
end-nest = { part-who } heeft een nest gevormd: de dar direct op de pion, de koningin direct op de dar. { part-who } wint.
end-last-one = Alle anderen hebben de partij verlaten. { part-who } wint.
end-all-passed = Alle spelers hebben na elkaar gepast, { $passes } keer op rij. Gelijkspel.
end-third-time = Deze stelling is voor de derde keer ontstaan met dezelfde speler aan zet. Gelijkspel, zoals afgesproken.
end-turn-cap = { $turns ->
    [one] Elke speler die nog meedoet, heeft { $turns } beurt gehad. Gelijkspel, zoals afgesproken.
   *[other] Elke speler die nog meedoet, heeft { $turns } beurten gehad. Gelijkspel, zoals afgesproken.
}
