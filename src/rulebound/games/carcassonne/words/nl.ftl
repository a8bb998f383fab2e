# Wat Carcassonne zegt over zetten, tellingen en uitslagen, en hoe opties en tellingtegels heten. $player is de
# kleur van een plaats, $feature is een soort project, $scoring, $active en $signs zijn tellingtegels.

name = Carcassonne
tagline = Bouw samen het land op, en heb er het meeste van als de landmeters komen.
players = 2 tot 5 spelers (6 met Kathedralen & Herbergen)

# Zinsdelen

part-player = { $player ->
    [red] Rood
    [blue] Blauw
    [yellow] Geel
    [black] Zwart
    [green] Groen
   *[pink] Roze
}
part-feature = { $feature ->
    [road] weg
    [city] stad
    [monastery] klooster
    [garden] tuin
    [abbey] abdij
    [shrine] cultusplaats
    [special-monastery] bijzonder klooster
    [church] kerk
    [german-cathedral] Duitse kathedraal
   *[field] weide
}
part-figure = { $figure ->
    [large] grote meeple
    [abbot] abt
   *[normal] meeple
}
part-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
part-here = { $here ->
    [road] een weg
    [city] een stad
    [river] de rivier
   *[field] een weide
}
part-there = { $there ->
    [road] een weg
    [city] een stad
    [river] de rivier
   *[field] een weide
}
part-side = { $side ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}
each-places = { $first ->
    [monastery] het klooster
    [garden] de tuin
    [city] de stad { $rest }
    [road] de weg { $rest }
   *[field] { $rest ->
        [none] de weide in het midden
       *[other] de weide { $rest }
    }
}
    .part = { $first ->
        [road] { $part ->
            [N] naar het noorden
            [E] naar het oosten
            [S] naar het zuiden
           *[W] naar het westen
        }
       *[other] { $part ->
            [N] in het noorden
            [NE] in het noordoosten
            [E] in het oosten
            [SE] in het zuidoosten
            [S] in het zuiden
            [SW] in het zuidwesten
            [W] in het westen
           *[NW] in het noordwesten
        }
    }
part-scoring = { $scoring ->
    [citizens-jury] Burgerjury
    [bad-neighborhood] Slechte buurt
    [siege] Belegering
    [street-fair] Straatfeest
    [highway] Heerweg
    [peasant-uprising] Boerenopstand
    [hermit-monastery] Kluizenaarsklooster
    [pilgrimage-route] Pelgrimsroute
    [wealth] Rijkdom
   *[poverty] Armoede
}
part-active = { $active ->
    [citizens-jury] { " " }(Burgerjury)
    [bad-neighborhood] { " " }(Slechte buurt)
    [siege] { " " }(Belegering)
    [street-fair] { " " }(Straatfeest)
    [highway] { " " }(Heerweg)
    [peasant-uprising] { " " }(Boerenopstand)
    [hermit-monastery] { " " }(Kluizenaarsklooster)
    [pilgrimage-route] { " " }(Pelgrimsroute)
    [wealth] { " " }(Rijkdom)
    [poverty] { " " }(Armoede)
   *[none] { "" }
}

# Een tegel leggen

place = De tegel past hier.
cell-taken = Hier ligt al een tegel.
not-beside = Een tegel moet met minstens één rand aan een andere liggen.
edges-differ = De randen lopen niet door: de tegel heeft in het { part-side } { part-here }, het land { part-there }.
river-elsewhere = De tegel moet de rivier voortzetten.
river-u-turn = De rivier mag niet twee keer na elkaar naar dezelfde kant buigen.
draw = Er is een tegel getrokken, { $left ->
    [one] er is er nog { $left }
   *[other] er zijn er nog { $left }
}.
discard = De tegel past nergens en gaat uit het spel.

# Een figuur zetten

put = Hier mag je { part-figure } staan.
may-stand = { $present ->
    [one] Je { part-figure } mag op de zojuist gelegde tegel staan: { part-feature }.
   *[other] Je { part-figure } mag op de zojuist gelegde tegel staan, op { $number } van { $present } plekken ({ part-feature }): { $places }.
}
no-such-feature = Op de zojuist gelegde tegel is er geen plek van dat soort: { part-feature }.
lay-first = Eerst moet de tegel worden gelegd. Daarna mag er een figuur op die tegel, waar het project vrij is.
no-such-segment = Op de nieuwe tegel kan hier geen figuur staan.
figure-not-in-game = { $figure ->
    [large] Grote meeples
   *[abbot] Abten
} doen niet mee in dit spel.
none-left = { $figure ->
    [large] Je grote meeple is
    [abbot] Je abt is
   *[normal] Al je meeples zijn
} onderweg. Een figuur komt terug als zijn project geteld wordt.
garden-for-abbot = Alleen een abt mag in een tuin staan.
abbot-elsewhere = Een abt staat alleen op kloosters en in tuinen, en dit is een { part-feature }.
no-farmers = Deze partij wordt zonder boeren gespeeld.
occupied = Al bezet ({ part-feature }): hier staat een figuur van { part-player }.
skip = Je zet geen figuur.
take-back = Je abt komt terug en levert { $tiles ->
    [one] { $tiles } punt
   *[other] { $tiles } punten
} op, een voor elke tegel van zijn plek die er al ligt.
abbot-at-home = Je abt staat niet op het land.
abbot-completed = De plek van je abt is afgebouwd, dus je kunt hem niet terugnemen.

# Tellen

score = { $completed ->
    [true] Afgebouwd: { part-feature }{ part-active } – { part-points }.
   *[false] { $feature ->
        [field] Weide met { $cities ->
            [one] { $cities } afgebouwde stad
           *[other] { $cities } afgebouwde steden
        } – { part-points }.
       *[other] Zoals het er ligt: { part-feature } – { part-points }.
    }
}
part-whose = { $owners ->
    [0] { " " }Niemand heeft er een figuur in.
    [1] { " " }{ part-player } zou de punten krijgen.
   *[other] { " " }{ $owners } spelers zouden de punten krijgen.
}
worth-now = Als dit nu wordt afgebouwd{ part-active }: { part-feature } – { part-points }.{ part-whose }
worth-next = Als dit na de wissel van de tellingtegels wordt afgebouwd{ part-active }: { part-feature } – { part-points }.{ part-whose }
worth-extended = { $feature ->
    [road] Met een herberg, als hij nu wordt afgebouwd{ part-active }: { part-points }.
   *[city] Met een kathedraal, als ze nu wordt afgebouwd{ part-active }: { part-points }.
}{ part-whose }
worth-end = Als dit tot het einde zo blijft: { part-feature } – { part-points }.{ part-whose }
no-feature-there = In { $cell } ligt geen project van dat soort.
at-place = { $at ->
    [o] Op de eerste tegel
   *[other] Op { $at }
}, { $places }: { $text }
return = { $count ->
    [one] Er komt { $count } figuur
   *[other] Er komen { $count } figuren
} terug.
turn-over = De beurt is voorbij.
rotates = Er is geteld, dus alle drie de tellingtegels wisselen.
rotates-zero = Er is een project geteld, al was het voor { part-points }, dus alle drie de tellingtegels wisselen.
stays-zero = Een project leverde maar { part-points } op, dus de tellingtegels blijven.
rotates-abbot = Er is een tuin geteld of een abt teruggekomen, dus alle drie de tellingtegels wisselen.
stays-abbot = Er is alleen een tuin geteld of een abt teruggekomen, dus de tellingtegels blijven.
stays-unoccupied = In het afgebouwde project stond niemand, dus de tellingtegels blijven.
stays-unscored = Er is niets geteld, dus de tellingtegels blijven.
show = { part-scoring } ligt nu boven.
signs = De bronnen zeggen niet welke tegel waar ligt; voor deze tafel is geloot, je hoeft niets te doen: { $signs ->
    [road-wealth] Rijkdom in de wegstapel, Armoede in de kloosterstapel.
    [road-poverty] Armoede in de wegstapel, Rijkdom in de kloosterstapel.
    [both-wealth] Rijkdom in de weg- en de kloosterstapel.
   *[both-poverty] Armoede in de weg- en de kloosterstapel.
}
own-risk = De Landmeters zijn nooit samen met andere uitbreidingen getest. Jullie combineren ze op eigen risico.

# De stand

turn-of = { part-player } is aan de beurt{ $step ->
    [draw] : er wordt een tegel getrokken
    [place] : de tegel moet worden gelegd
   *[figure] : er mag een figuur worden gezet, of geen
}.
tiles-left = Er { $number ->
    [one] ligt nog { $number } tegel
   *[other] liggen nog { $number } tegels
} in de stapel.
points-of = { part-player } heeft { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
leads = { part-player } { $alone ->
    [true] staat aan kop
   *[false] staat gedeeld aan kop
} met { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}.
figures-left = { part-player } heeft nog { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
}{ $large ->
    [true] , en de grote
   *[false] { "" }
}{ $abbot ->
    [true] , en de abt
   *[false] { "" }
}.

# Beurten en einde

set-up = { $players } spelers; de eerste tegel ligt er.
starter = { part-player } begint.
not-your-turn = { part-player } is aan de beurt.
not-now = { $phase ->
    [place] Eerst moet er een tegel gelegd worden.
   *[figure] Nu kun je een figuur zetten of ervan afzien.
}
chance-first = Eerst wordt er getrokken.
cannot-come = Dat kan nu niet getrokken worden.
game-over = De partij is afgelopen.
left-resign = { part-player } geeft op.
left-time = De tijd van { part-player } is om.
end-last-tile = { $count ->
    [one] { part-player } wint met { part-points }.
   *[other] { $count } spelers delen de winst met elk { part-points }.
}
end-last-one = Alleen { part-player } doet nog mee en wint.

# Verloop

log-started = { part-player } begint
log-signed = { $signs ->
    [road-wealth] Rijkdom voor wegen, Armoede voor kloosters
    [road-poverty] Armoede voor wegen, Rijkdom voor kloosters
    [both-wealth] Rijkdom voor wegen en kloosters
   *[both-poverty] Armoede voor wegen en kloosters
}
log-shown = { part-scoring } ligt nu boven
log-drawn = { part-player } trekt tegel { $tile }
log-discarded = De tegel past nergens en gaat uit het spel
log-laid = { part-player } legt tegel { $tile } op { $cell }, { $degrees }° gedraaid
log-put = { part-player } zet een figuur: { part-figure }, { part-feature } op { $cell }{ $places ->
    [none] { "" }
   *[other] { " " }({ $places })
}
log-taken-back = { part-player } neemt de abt terug
log-skipped = { part-player } zet geen figuur
log-scored = { part-player }: { part-points }, { part-feature }{ part-active }
log-returned = { $count ->
    [one] Er komt { $count } figuur terug
   *[other] Er komen { $count } figuren terug
}
log-turn-ended = { $rotates ->
    [true] De tellingtegels wisselen
   *[false] De beurt is voorbij
}
log-left = { $why ->
    [resign] { part-player } geeft op
   *[time] { part-player }: tijd om
}
total = { part-player }, { part-points }
log-ended = De partij is afgelopen

phase-starter = Loten wie begint
phase-signs = Loten waar Rijkdom en Armoede liggen
phase-show = Tellingtegels komen boven
phase-draw = Tegel trekken
phase-place = Tegel leggen
phase-figure = Figuur zetten
phase-over = De partij is afgelopen

# Opties

option-first = Wie begint
option-first-drawn = geloot
option-first-seat-1 = Rood
option-first-seat-2 = Blauw
option-first-seat-3 = Geel
option-first-seat-4 = Zwart
option-first-seat-5 = Groen
option-first-seat-6 = Roze
option-surveyors = De Landmeters
option-surveyors-true = met tellingtegels
option-surveyors-false = zonder
option-farmers = Boeren
option-farmers-true = met boeren
option-farmers-false = zonder
option-abbot = Abt en tuinen
option-abbot-false = zonder
option-abbot-true = met abt
option-inns = Kathedralen & Herbergen
option-inns-false = zonder
option-inns-true = met herbergen
option-river = De Rivier
option-river-none = zonder
option-river-classic = eerste en tweede editie
option-river-third-edition = derde editie
option-river-second = De Rivier II
option-small-city = Stad van twee tegels
option-small-city-4 = 4 punten
option-small-city-2 = 2 punten, zoals in vroege edities
option-unfinished = Onafgebouwd, met herberg of kathedraal
option-unfinished-0 = niets
option-unfinished-1 = 1 punt per tegel
option-signs = Rijkdom en Armoede bij wegen en kloosters
option-signs-drawn = van elk één, geloot
option-signs-road-wealth = wegen Rijkdom, kloosters Armoede
option-signs-road-poverty = wegen Armoede, kloosters Rijkdom
option-signs-both-wealth = allebei Rijkdom
option-signs-both-poverty = allebei Armoede
option-highway = Heerweg
option-highway-tiles = telt als 5 tegels
option-highway-points = 5 punten, wat er ook bijkomt
option-fair-with-inn = Straatfeest met herberg
option-fair-with-inn-3 = 3 punten per tegel
option-fair-with-inn-4 = 4 punten per tegel
option-uprising-with-inn = Boerderij aan een weg met herberg
option-uprising-with-inn-once = 1 punt minder
option-uprising-with-inn-twice = 2 punten minder
option-wide-caps = Brede stadsdelen bij Slechte buurt
option-wide-caps-false = tellen mee
option-wide-caps-true = tellen niet mee
option-rotate-zero = Geteld voor 0 punten of minder
option-rotate-zero-true = tellingtegels wisselen
option-rotate-zero-false = tellingtegels blijven
option-rotate-abbot = Na een tuin of een vroege abt
option-rotate-abbot-false = tellingtegels blijven
option-rotate-abbot-true = tellingtegels wisselen
option-cap-shield = Wapen op een afsluitend stadsdeel bij Slechte buurt
option-cap-shield-lost = levert niets op
option-cap-shield-counts = telt mee
option-jury-mayor = Burgemeester van een stad zonder wapens in de Burgerjury
option-jury-mayor-scores = krijgt punten
option-jury-mayor-does-not = krijgt niets
option-witch = De heks halveert
option-witch-before-flat = vóór bedragen voor het hele project
option-witch-after-flat = erna

# Bots

bot-random = Willekeurig
bot-beginner = Beginner
bot-casual = Liefhebber
bot-club = Clubspeler
bot-expert = Expert
bot-master = Meester

# Tellingtegels

scoring-citizens-jury = Burgerjury
scoring-bad-neighborhood = Slechte buurt
scoring-siege = Belegering
scoring-wealth = Rijkdom
scoring-poverty = Armoede
scoring-street-fair = Straatfeest
scoring-highway = Heerweg
scoring-peasant-uprising = Boerenopstand
scoring-hermit-monastery = Kluizenaarsklooster
scoring-pilgrimage-route = Pelgrimsroute

# De stappen van de telling, op volgorde

stage-owners = Wie punten krijgt
stage-count = Wat meetelt
stage-each = Punten per tegel en symbool
stage-modifier = Wat uitbreidingen ermee doen
stage-on-original = Bonussen op het oorspronkelijke aantal tegels
stage-halving = Halveren
stage-flat = Bedragen voor het hele project
stage-last = Helemaal aan het eind

# Regels van een telling

term-tiles = tegels
term-shields = wapens
term-cities = afgebouwde steden
term-small-city = tegels van een stad van twee
term-small-city-shields = wapens van een stad van twee
term-unfinished-inn = tegels van een onafgebouwde weg met herberg
term-inn = herberg
term-unfinished-cathedral = tegels van een onafgebouwde stad met kathedraal
term-cathedral = kathedraal, tegels
term-cathedral-shields = kathedraal, wapens
term-siege = Belegering, wapens
term-street-fair = Straatfeest, tegels
term-highway = Heerweg
term-peasant-uprising = Boerenopstand, boerderijen
term-hermit-monastery = Kluizenaarsklooster, tegels met stad
term-pilgrimage-route = Pelgrimsroute, tegels met weg
term-wealth = Rijkdom
term-poverty = Armoede
term-unfinished-besieged = tegels van een onafgebouwde belegerde stad
term-besieged = belegerd, tegels
term-besieged-shields = belegerd, wapens
term-besieged-cities = belegerde steden
term-german-cathedral = Duitse kathedraal, tegels
term-road-tiles = tegels van alle wegen
term-challenge = uitdaging verloren
term-laid-down = tegels in rij en kolom
term-church = meeste meeples rond de kerk
term-mage = tovenaar, oorspronkelijke tegels
term-wainwrights = wagenmakers, oorspronkelijke tegels
term-markets = Markten van Leipzig
term-witch = heks, gehalveerd
term-little-buildings = kleine gebouwen
term-towers = torens
term-houses = huizen
term-sheds = schuren
term-darmstadtium = het Darmstadtium

# Waar de telhulp naar vraagt

ask-completed = Is het project afgebouwd?
ask-meeples = Wie heeft er figuren in, en hoeveel?
ask-tiles = Hoeveel tegels heeft het?
ask-tiles-present = Hoeveel van de negen tegels liggen er, de eigen meegeteld?
ask-shields = Hoeveel wapens heeft de stad?
ask-cap-only-tiles = Op hoeveel tegels is de stad alleen een afsluitende halve cirkel?
ask-farmhouse-tiles = Op hoeveel van de tegels staat een boerderij?
ask-with-city = Op hoeveel van de negen tegels staat een stadsdeel?
ask-with-road = Op hoeveel van de negen tegels staat een weg?
ask-cities = Aan hoeveel afgebouwde steden grenst de weide?
ask-besieged-cities = Hoeveel van de afgebouwde steden zijn belegerd?
ask-road-tiles = Hoeveel tegels hebben alle wegen naar de kathedraal samen?
ask-row-and-column = Hoeveel tegels liggen er zonder gat in de rij en de kolom?
ask-inn = Staat er een herberg aan de weg?
ask-cathedral = Staat er een kathedraal in de stad?
ask-besieged = Is de stad belegerd?
ask-mage = Staat de tovenaar of de heks erop?
ask-german-cathedral = Leidt de weg naar een Duitse kathedraal?
ask-german-cathedral-with-inn = Hoeveel punten meer is elke tegel waard met een Duitse kathedraal en een herberg samen?
ask-little-buildings = Hoeveel kleine gebouwen staan er op de tegels?
ask-towers = Hoeveel van de gebouwen zijn torens?
ask-houses = Hoeveel van de gebouwen zijn huizen?
ask-sheds = Hoeveel van de gebouwen zijn schuren?
ask-wainwrights = Wie heeft de bonus van de wagenmakers van Leipzig?
ask-wainwrights-each = Hoeveel punten per tegel is de bonus van de wagenmakers?
ask-markets = Hoeveel punten krijgt iedere speler van de Markten van Leipzig?
ask-mayors = Wie heeft burgemeesters in de stad?
ask-challenge = Was er een uitdaging, en is die gewonnen of verloren?
ask-laid-down = Ligt de figuur op zijn kant?
ask-majority-around = Wie heeft de meeste meeples rond de kerk?
ask-darmstadtium = Staat het Darmstadtium in de stad?
ask-active = Is de tegel Rijkdom of Armoede?

# Wat niet kan: waarom de telhulp weigert

bound-least = Een { part-feature } heeft minstens één tegel.
bound-two = Een afgebouwde { part-feature } heeft minstens twee tegels.
bound-open = Eén tegel van deze stad is aan alle vier de kanten open, dus afgebouwd heeft de stad minstens vijf tegels.
bound-nine = Hier ({ part-feature }) tellen hoogstens negen tegels, de eigen meegeteld, en alle negen zodra het project is afgebouwd.
bound-unfinished = Zolang een van de negen tegels ontbreekt, tellen er hier ({ part-feature }) { $least } tot { $most }.
bound-caps = De stad kan niet op meer tegels alleen een halve cirkel zijn dan ze tegels heeft.
bound-shields = Met { $tiles } tegels heeft een stad hoogstens { $most } wapens.
bound-closed = Een afgebouwde stad van { $tiles } tegels heeft hoogstens { $most } wapens: op een tegel die de stad met één kant afsluit, staat er geen.
bound-beside = Op een afsluitende halve cirkel staat geen wapen, dus op de andere tegels staan er hoogstens { $most }.
bound-cap-shields = Er staan hoogstens { $most } wapens op de halve cirkels.
bound-farmhouses = Niet meer dan de { $tiles } tegels van de weg kunnen een boerderij hebben.
bound-around = Het kan op hoogstens { $most } van de { $tiles } tegels staan.
bound-own = Op de tegel zelf ({ part-feature }) staat het niet, dus op hoogstens { $most }.
bound-besieged = Er kunnen niet meer steden belegerd zijn dan er zijn afgebouwd: { $most }.
bound-one = Hier ({ part-feature }) is maar plaats voor één figuur.
bound-room = Een { part-feature } van { $tiles ->
    [1] één tegel heeft plaats voor hoogstens één figuur
   *[other] { $tiles } tegels heeft plaats voor hoogstens { $most } figuren
}.
bound-ordinary = Elke speler heeft hoogstens { $most } gewone meeples.
bound-large = Elke speler heeft maar één grote meeple.
bound-mayors = Elke speler heeft maar één burgemeester.
