# Wat Meeples Stapelen zegt van bouwsels, oordelen en uitslagen, en hoe de opties heten.
# $meeple en $under zijn nummers van meeples, $rows en $asked aantallen per rij vanaf de onderste.

name = Meeples Stapelen
tagline = Twee minuten, een stuk vilt, en een piramide van meeples zo hoog als je handen toelaten.

# Bots

bot-shaky = Bibberig
bot-steady = Rustig
bot-sure = Met vaste hand

# Opties

option-variant = Variant
option-variant-points = Punten voor piramides: iedereen bouwt 2 minuten
option-variant-ladder = Steeds hoger: om de beurt 45 seconden, wie het niet haalt, ligt eruit
option-rounds = Rondes
option-rounds-1 = 1 ronde
option-rounds-2 = 2 rondes
option-rounds-3 = 3 rondes
option-rounds-4 = 4 rondes
option-rounds-5 = 5 rondes
option-rounds-6 = 6 rondes
option-rounds-7 = 7 rondes
option-rounds-8 = 8 rondes
option-rounds-9 = 9 rondes
option-rounds-10 = 10 rondes
option-ties = Evenveel punten
option-ties-shared = De winst delen
option-ties-extra-round = Een extra ronde bouwen
option-connection = Meeples zijn verbonden
option-connection-standing = Via wat erop staat
option-connection-touching = Door aanraking, ook naast elkaar
option-shape = De piramide van een ronde
option-shape-full = Vol: elke rij één minder
option-shape-free = Vrij: onderaan het aantal van de ronde, en hoger dan ervoor
option-failing = Wie het niet haalt
option-failing-at-once = Ligt er meteen uit
option-failing-share = Ligt er na de ronde uit; haalt niemand het, dan wordt de winst gedeeld
option-failing-replay = Ligt er na de ronde uit; haalt niemand het, dan opnieuw
option-plate = Plaat
option-plate-own = Ieder een eigen plaat
option-plate-shared = Eén plaat voor iedereen
option-loss = Een piramide is omgegooid
option-loss-height = Als die lager of weg is
option-loss-any = Als die ook maar één meeple kwijt is

# Wie aan de beurt is

phase-build = Bouwen, iedereen tegelijk
phase-build-shared = Bouwen op één plaat, iedereen tegelijk
phase-climb = Bouwen, om de beurt
phase-over = De partij is afgelopen

# Het verslag

stage = Ronde { $round }
part-came = { $came ->
    [met] , gelukt
    [missed] , mislukt
   *[points] , { part-points }
}
log-judged = Speler { $player }: { $height ->
    [0] er telt niets
   *[other] rijen van { $rows } tellen
}{ part-came }
log-uncounted = Speler { $player }: { $number ->
    [one] { $number } meeple telt niet
   *[other] { $number } meeples tellen niet
}
log-destroyed = Speler { $player } gooit de piramide van speler { $whose } om
total = { $has ->
    [points] { part-points }
    [in] nog in het spel
   *[out] ligt eruit
}
log-eliminated = Uitgeschakeld: speler { $players }
log-round = Ronde { $round }, onderaan { $base }
log-left = { $why ->
    [resign] Speler { $player } geeft op
   *[time] De tijd van speler { $player } is om
}
log-ended = { $number ->
    [one] Speler { $players } wint
   *[other] Spelers { $players } delen de winst
}

# Regels van de telling

term-row = rij

# Wat een bouwsel waard is

part-rest = { $rest ->
    [0] { "" }
    [one] { " " }{ $rest } meeple telt niet.
   *[other] { " " }{ $rest } meeples tellen niet.
}
part-meeple = { $meeple ->
    [0] Een meeple
   *[other] Meeple { $meeple }
}
part-under = { $under ->
    [0] een andere meeple
   *[other] meeple { $under }
}
part-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
part-when = { $still ->
    [true] { "" }
   *[false] { " " }Het stond nog niet stil.
}
pyramid = Rijen van { $rows } meeples tellen, van onder af: { part-points }.{ part-rest }{ part-when }
single = Er is één meeple blijven staan: { part-points }.{ part-rest }{ part-when }
nothing-counts = Er telt geen meeple, dus er zijn geen punten.{ part-rest }{ part-when }
rung-met = Gelukt: een piramide met { $base } onderaan, { $height } rijen hoog.
rung-missed = Niet wat werd gevraagd: met { $base } onderaan moeten er rijen van { $asked } staan, en het zijn er { $height ->
    [0] geen
   *[other] { $rows }
}.
rung-missed-free = Niet wat werd gevraagd: met { $base } onderaan moet er meer dan { $before ->
    [one] { $before } rij
   *[other] { $before } rijen
} staan, en er staan rijen van { $height ->
    [0] niets
   *[other] { $rows }
}.

# Waarom een meeple niet telt

held = { part-meeple } zit nog in een hand. Die telt niet.
lying = { part-meeple } staat niet: hij is { $degrees }° uit het lood, en tot { $most }° mag.
upside-down = { part-meeple } staat ondersteboven: { $degrees }° uit het lood, en tot { $most }° mag.
outside = { part-meeple } steekt { $mm } mm over de rand van het vilt.
on-nothing = { part-meeple } staat op niets, niet op het vilt en niet op een andere meeple.
on-anothers = { part-meeple } staat op { part-under }, en die is van iemand anders.
owner-out = { part-meeple } telt niet: wie ermee bouwde, ligt eruit.
on-uncounted = { part-meeple } staat op { part-under }, en die telt zelf niet.
not-connected = { part-meeple } staat in rij { $row }, maar is niet verbonden met de piramide die telt: die is { $height ->
    [one] { $height } rij
   *[other] { $height } rijen
} hoog.

# Wat niet kan worden beoordeeld

not-building = Je bent niet aan de beurt om te bouwen. Nu bouwt: speler { $players }.
not-measured = { $what ->
    [too-many] Deze opstelling is te groot om te beoordelen.
    [time] Zo lang kan het niet geleden zijn dat de handen weg gingen.
    [number] Elke meeple heeft een eigen nummer nodig, vanaf 1.
    [place] Een meeple is te ver weg om op een tafel te staan.
    [turn] De stand van een meeple is geen geldige draaiing.
    [owner] De eigenaar van een meeple is geen speler.
    [contact] Een aanraking is tussen twee meeples uit de opstelling, of tussen één meeple en het vilt.
   *[normal] De afstand of richting van een aanraking is onmogelijk.
}
too-many-meeples = Het zijn { $meeples } meeples, terwijl elke speler er { $most } heeft.
crowded = Rij { $row } zou { $meeples } meeples hebben, maar de rij eronder heeft er { $below } en kan er hoogstens { $most } dragen.
no-shared-plate = Hier heeft ieder een eigen plaat, dus niemand kan de piramide van een ander omgooien.
no-such-victim = Een omgegooide piramide is van een ander die nog meedoet, en de rijen zijn aantallen meeples.
game-over = { $how ->
    [end-most-points] De partij is afgelopen: alle rondes zijn gespeeld.
    [end-last-one] De partij is afgelopen: er was nog één speler over.
    [end-last-remaining] De partij is afgelopen: er was nog één speler over.
    [end-all-failed] De partij is afgelopen: niemand van de overgebleven spelers haalde het.
   *[end-supply] De partij is afgelopen: de meeples waren op.
}

# Wat de regels doen

turn-of = { $count ->
    [one] Nu bouwt speler { $players }.
   *[other] Er zijn geen beurten: de spelers { $players } bouwen allemaal tegelijk.
}
points-of = Speler { $player } heeft { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
leads = { $count ->
    [one] Speler { $players } staat voor met { $total }.
   *[other] Spelers { $players } staan samen voor met elk { $total }.
}
eliminated = Uitgeschakeld: speler { $players }.
destroyed = De piramide van een ander is omgegooid: de hoogte in rijen ging van { $height_before } naar { $height }. Wie het deed, heeft verloren.
next-round = Ronde { $round } begint. Onderaan staan { $base } meeples.
round-again = Niemand heeft het gehaald, dus ronde { $round } wordt opnieuw gespeeld, met { $base } onderaan.
left-resign = Speler { $player } geeft op.
left-time = De tijd van speler { $player } is om; die speler ligt eruit.
end-most-points = { $number ->
    [one] Speler { $players } heeft na { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } de meeste punten en wint: { $total }.
   *[other] Spelers { $players } hebben elk { $total } punten, de meeste, en delen de winst.
}
end-last-one = Alle anderen liggen eruit. Speler { $players } wint.
end-last-remaining = Na ronde { $round } liggen alle anderen eruit. Speler { $players } wint.
end-all-failed = Ronde { $round } heeft geen van de overgebleven spelers gehaald. Spelers { $players } delen de winst.
end-supply = { $supply } meeples zijn niet genoeg voor een piramide met { $base } onderaan. { $number ->
    [one] Speler { $players } wint.
   *[other] Spelers { $players } delen de winst.
}
