# De pagina zelf. Zinnen over regels komen van de spellen.

skip = Naar de inhoud
page-menu = Pagina
close = Sluiten
reload = Opnieuw proberen
view = Weergave
rules = Regels
language = Taal: { $name }
language-legend = Taal
theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
to-shelf = Naar de plank
lost-title = Deze pagina bestaat niet
lost-text = Misschien is het adres onderweg afgebroken. In een link naar een tafel staan geen spaties.

# Nieuwe partij

way = Hoe wil je spelen?
way-here = Op dit scherm
way-here-text = Jullie spelen om beurten op dit scherm, of je speelt zelf beide kanten.
way-bot = Tegen een bot
way-bot-text = De bot speelt hier, op deze computer. Je kunt zetten vrij terugnemen.
way-invited = Met een vriend
way-invited-text = Je krijgt een link om te sturen. Wie hem opent, neemt de andere plaats.
way-open = Vrije plaats
way-open-text = Iedereen op deze server mag de andere plaats nemen.
ways-here = Op dit scherm
ways-here-text = Jullie spelen om beurten op dit scherm, of je speelt zelf alle plaatsen.
ways-bot = Tegen bots
ways-bot-text = De bots spelen hier, op deze computer. Je kunt zetten vrij terugnemen.
ways-invited = Met vrienden
ways-invited-text = Je krijgt voor ieder een link. Wie er een opent, neemt die plaats.
ways-open = Vrije plaatsen
ways-open-text = Iedereen op deze server mag een van de andere plaatsen nemen.
level = Sterkte
players = Spelers
clock = Klok
clock-none = Geen klok
clock-choice = { $minutes } min + { $seconds } s
option-rule = de regel
more-options = Meer opties
with-others-option-first-seat-1 = Jij
with-others-option-first-seat-2 = Je tegenstander
your-name = Je naam
begin = Beginnen
begin-invite = Beginnen en uitnodigen
joining = Aan tafel gaan

# Uitnodiging

join-title = Je bent uitgenodigd
join-text = Er wordt aan een tafel op je gewacht. Is er een plaats voor je vrij, dan begint de partij als je die neemt.
join = Aan tafel gaan

# Plaatsen

seats = Wie waar zit
seat-kind-here = Op dit scherm
seat-kind-invited = Een vriend met een link
seat-kind-open = Vrij voor iedereen
seat-name = Naam op plaats { $number }
name = Naam
seat = Plaats { $number }
seat-bot = Bot, { $level }
seat-open = Vrij voor iedereen
seat-waiting = Wacht op een vriend
seat-you = Jij
seat-guest = Gast
seat-out = uit het spel
seat-away = Even weg
seat-away-name = { $name }, even weg
seat-awaited = { $name }, pagina nog niet geopend
seat-yours = { $name }, jouw zet
seat-menu = Plaats: { $side }
seat-leave = Deze plaats verlaten
seat-free = Deze plaats vrijmaken
seat-leave-sure = Je plaats verlaten? De partij wacht tot iemand anders gaat zitten.
seat-free-sure = De plaats van { $name } vrijmaken? De partij wacht tot iemand anders gaat zitten.
seat-leave-yes = Verlaten
seat-free-yes = Vrijmaken
seat-keep = Annuleren
plate-yours = { $side }, jouw zet
plate-to-move = { $side } aan zet
plate-thinks = { $side } denkt na
plate-won = { $side } heeft gewonnen
clock-of = Klok van { $side }
clock-short = Weinig tijd over
thinks = Denkt na
thinking = { $mood ->
    [ahead] Voor, diepte { $depth }
    [behind] Achter, diepte { $depth }
   *[even] Gelijk, diepte { $depth }
}
depth = diepte { $depth }
stop-bot = Stop de bot
stop = Stop
invite = Uitnodiging kopiëren
invite-short = Uitnodigen
invite-too = Iemand uitnodigen
invite-link = Uitnodigingslink
invite-copied = Gekopieerd. De plaats is voor wie de link het eerst opent.
invite-copy = Kopieer deze link. De plaats is voor wie hem het eerst opent.

# De tafel

table-menu = Tafel
board = Bord
board-of = Bord van { $name }
moves = Zetten
moves-none = Nog geen zetten.
stepping = Door de zetten lopen
step-first = Naar het begin
step-back = Eén zet terug
step-forward = Eén zet vooruit
step-last = Naar het einde
step-play = Partij naspelen
step-pause = Pauze
undo = Terugnemen
undo-wish = { $name } wil graag een zet terugnemen.
undo-wait = Je hebt gevraagd je zet terug te nemen.
undo-clock = Niemand krijgt tijd terug: de klokken blijven zoals ze zijn.
undo-agree = Akkoord
undo-decline = Weigeren
undo-withdraw = Intrekken
hint = Hint
hint-text = { $line ->
    [none] { $move } lijkt het best, diepte { $depth }.
   *[other] { $move } lijkt het best, diepte { $depth }. Het kan verdergaan met { $line }.
}
resign = Opgeven
resign-sure = Deze partij opgeven?
resign-yes = Opgeven
resign-no = Verder spelen
play-again = Opnieuw spelen
pick-move = Kies een zet
confirm-move = { $move } spelen
to-game = Terug naar de partij
looking-back = Je bekijkt een eerdere stelling. Doe hier een zet om hem te proberen.
trying = Je probeert zetten. De partij zelf verandert niet.
trials = Zetten die je probeerde
trial-forget = { $moves } vergeten
line-lost = De verbinding is weg. We proberen het opnieuw…
write-move = Je zet in tekst
play-move = Spelen

# Weergave

view-open = Open punten tonen
view-coordinates = Coördinaten
view-confirm = Elke zet bevestigen
view-confirm-touch = Altijd op een aanraakscherm
view-evaluation = Evaluatiebalk
view-odds = Kansen
view-rotate = Bord draaien
evaluation-text = { $side } heeft betere kansen, { $percent } %, diepte { $depth }
evaluation-one = { $side }: kansen { $percent } %, diepte { $depth }
evaluation-none = Nog niet beoordeeld

# Delen

share = Delen
share-move = Link naar deze zet kopiëren
share-watch = Link om te kijken kopiëren
share-watch-end = Alle links om te kijken intrekken
share-watch-ended = Geen link om te kijken werkt nog, en wie via zo’n link kwam, ziet deze tafel niet meer.
share-record = Partij bewaren
share-svg = Bord als SVG bewaren
share-png = Bord als PNG bewaren
copied = Gekopieerd
copy-failed = Kopieer dit met de hand: { $text }
picture-failed = De afbeelding kon niet worden gemaakt.

# De marge

margin = Marge
margin-empty = Nog niets te zeggen. Hier komt wat de regels van je zetten vinden.
margin-close = Marge sluiten
note-now = nu
note-move = zet { $move }
note-turn = beurt { $turn }
draws-offer = { $draws ->
    [one] In deze partij besliste het toeval één keer mee.
   *[other] In deze partij besliste het toeval { $draws } keer mee.
} Of iemand daarop invloed had, kan je browser hier narekenen.
draws-check = Elke worp en loting narekenen
draws-right = { $draws ->
    [one] Niemand stuurde: de ene uitkomst is wat de getallen van de server en de spelers geven.
   *[other] Niemand stuurde: alle { $draws } uitkomsten zijn wat de getallen van de server en de spelers geven.
}
draws-sealed = Het getal van de server past bij zijn verzegeling. De losse uitkomsten van dit spel controleert “rulebound verify”.
draws-kept = De verzegeling is die van vóór de partij, en je eigen getal zit bij de andere.
draws-not-kept = Je browser heeft aan deze tafel geen eigen getal gestuurd en kan dus niet zeggen of de verzegeling altijd deze was.
draws-fault-secret = Het getal dat de server toont, past niet bij zijn verzegeling.
draws-fault-commitment = De verzegeling is niet die van vóór de partij.
draws-fault-own = Het getal dat je browser stuurde, zit niet bij de getallen die beslisten.
draws-other-number = Het getal van plaats { $at } is een ander dan toen je het jouwe stuurde: iemand anders nam de plaats voor het begin, of het is verwisseld.
draws-other-draw = Uitkomst { $at } van deze partij is niet wat de getallen geven.
passage-open = Passage openen
passage-sides = Bekijk beide kanten
passage-close = Passage sluiten
authority-official = Officiële regel
authority-designer = Tekst van de auteur
authority-community = Interpretatie van de community
authority-translator = Noot van de vertaler
authority-reading = Onze lezing
authority-notes = Volgens onze notities
public-page = Openbare pagina
in-rulebook = In de spelregels

# Meridians

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
meridians-keys = Pijltjes volgen de lijnen, met Shift de andere schuine. Typ de naam van een punt om erheen te gaan. Enter zet de steen.
meridians-pick = Kies een punt
meridians-place = Zet op { $point }
meridians-choose = { $colour ->
    [light] Met Licht spelen
   *[dark] Met Donker spelen
}
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
        [light] Die gaat van het bord aan het begin van Donkers volgende beurt, tenzij deze zet een pad geeft: { $saves ->
            [one] { $saves } punt doet dat.
           *[other] { $saves } punten doen dat.
        }
       *[dark] Die gaat van het bord aan het begin van Lichts volgende beurt, tenzij deze zet een pad geeft: { $saves ->
            [one] { $saves } punt doet dat.
           *[other] { $saves } punten doen dat.
        }
    }
    [no] { $colour ->
        [light] Geen zet kan die redden: aan het begin van Donkers volgende beurt gaat die van het bord.
       *[dark] Geen zet kan die redden: aan het begin van Lichts volgende beurt gaat die van het bord.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Toon het punt
   *[other] Toon alle { $saves }
}

# Der Marsigelwettkampf

marsigel-about = { $variant ->
    [nest] Het nest wint
   *[tree] De boom wint
}
marsigel-letter-red = R
marsigel-letter-yellow = G
marsigel-letter-green = N
marsigel-letter-blue = B
marsigel-letter-black = Z
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = D
marsigel-letter-white = W
marsigel-letter-pink = E
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-piece = { $size ->
    [queen] koningin { $whose }
    [drone] dar { $whose }
   *[pawn] pion { $whose }
}
marsigel-space = { $size ->
    [queen] Veld van de koningin { $whose }
    [drone] Veld van de dar { $whose }
   *[pawn] Veld van de pion { $whose }
}
marsigel-alone = staat er alleen
marsigel-stack = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}, { $top } bovenop
marsigel-lands = landt hier voor { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}, nog { $left } over
marsigel-too-far = te ver, { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
marsigel-too-small = { $variant ->
    [nest] te groot om op te landen
   *[tree] te klein om op te landen
}
marsigel-level = { $level } van { $count } van onderen
marsigel-piece-hand = in de hand
marsigel-piece-free = kan zetten
marsigel-piece-held = vastgehouden door je stuk erboven
marsigel-piece-stuck = geen zet met deze punten
marsigel-keys = Pijl links en rechts gaan langs de ring, omhoog en omlaag door een stapel. Enter pakt een stuk op en zet het neer, Escape laat het los, I toont de hele stapel.
marsigel-rolled = { $who } gooide { $pips }
marsigel-points = { $points ->
    [one] { $points } punt te besteden
   *[other] { $points } punten te besteden
}
marsigel-spent = { $spent } besteed, { $left } over
marsigel-costs = kost { $cost }, nog { $left } over
marsigel-end = { $points ->
    [0] Beurt beëindigen
    [one] Beurt beëindigen, { $points } punt vervalt
   *[other] Beurt beëindigen, { $points } punten vervallen
}
marsigel-pass = Passen ({ $pass } van { $needed } op rij)
marsigel-passes = past
marsigel-leaves = { $who } geeft op
marsigel-won = { $who } wint
marsigel-drawn = Gelijkspel
marsigel-pick = Kies een stuk
marsigel-confirm = Deze zet doen
marsigel-confirm-pass = Passen
marsigel-confirm-end = Beurt beëindigen

marsigel-scene-points = De worp is je beurs
marsigel-scene-points-text = Elk veld kost een stuk zijn ogen: 3 voor een koningin, 2 voor een dar, 1 voor een pion. Verdeel de worp over je stukken zoals je wilt, beide kanten op.
marsigel-scene-landing = Landen op je eigen maat of groter
marsigel-scene-landing-text = Een zet eindigt boven op een andere stapel, op een stuk dat minstens zo groot is. Wat onderweg staat, doet er niet toe.
marsigel-scene-carry = Dragen en meeliften
marsigel-scene-carry-text = Een stuk neemt alles wat erop staat gratis mee. Van je eigen stukken in een stapel mag alleen het bovenste zetten.
marsigel-scene-closing = De ring sluit zich
marsigel-scene-closing-text = Een leeg veld verdwijnt meteen. Hier wordt de weg van de pion naar zijn koningin een veld korter.
marsigel-scene-tree = Een boom wint
marsigel-scene-tree-text = Je koningin, direct daarop je dar, direct daarop je pion: je wint meteen. Eronder en erboven mag van alles staan.
marsigel-scene-lock = Ga op een ander zitten
marsigel-scene-lock-text = Een vreemd stuk ertussen bederft een boom, en alleen de eigenaar kan het weghalen. Past iedereen na elkaar, dan is het gelijkspel.
marsigel-strip-points = Elk veld kost het stuk zijn ogen.
marsigel-strip-closing = Lege velden verdwijnen.
marsigel-strip-tree = Koningin, dar, pion: een boom wint.
marsigel-sum = { $moves ->
    [-1] { $who } aan zet, nog { $points } over
    [0] { $who } aan zet, nog { $points } over. Er kan niets.
    [one] { $who } aan zet, nog { $points } over. Er is één zet mogelijk.
   *[other] { $who } aan zet, nog { $points } over. Er zijn { $moves } zetten mogelijk.
}
marsigel-sum-roll = { $who } moet gooien
marsigel-sum-ring = { $spaces ->
    [one] Eén veld
   *[other] { $spaces } velden
}, de hoogste stapel heeft { $tallest ->
    [one] één stuk
   *[other] { $tallest } stukken
}.
marsigel-set-players = Spelers
marsigel-set-points = Punten over
marsigel-set-roll = nog gooien
marsigel-set-goal = Wat wint
marsigel-set-tree = Boom
marsigel-set-nest = Nest
marsigel-set-none = Pak een stuk op en kies waar het moet staan.
marsigel-set-alone = Op een eigen veld
marsigel-set-on = Veld vooruit
marsigel-set-back = Veld terug
marsigel-set-anew = Opnieuw opstellen
marsigel-set-keys = Op het bord: pijltjes lopen, Enter pakt een stuk op en zet het neer, N geeft het een eigen veld, + en − verplaatsen zijn veld. Met de muis geeft de andere knop het een eigen veld.
marsigel-wrong-form = Een stelling is ring, wie aan zet is en punten, zoals a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = “{ $word }” is geen stapel. Schrijf de stukken van onder naar boven, zoals b3a2.
marsigel-wrong-players = Er spelen { $least } tot { $most } spelers.
marsigel-wrong-count = { $count ->
    [0] { $piece } ontbreekt.
   *[other] { $piece } staat er { $count } keer.
}
marsigel-wrong-mover = Wie aan zet is, is een letter van a tot { $last }.
marsigel-wrong-points = Er kunnen 0 tot 6 punten over zijn, niet { $points }.
marsigel-wrong-size = { $piece } kan niet op { $onto } staan.

marsigel-odds-title = Kansen
marsigel-odds-of = Voor { $who }, als beiden foutloos spelen
marsigel-odds = { $win } winst, { $draw } gelijk, { $lose } verlies
marsigel-odds-before = Voor de worp
marsigel-odds-now = Met deze punten
marsigel-odds-roll = Na een worp van { $pips }
marsigel-odds-what-if = Wat als de dobbelsteen dit toont
marsigel-odds-ends = Manieren om de beurt te eindigen, beste eerst: winst, gelijk, verlies
marsigel-odds-all = Alle { $count } eindes tonen
marsigel-odds-few = Alleen de beste tonen
marsigel-odds-none = De kansen zijn bekend voor twee spelers zonder huisremise.

# Wat niet lukte

error-unreachable = De server is niet bereikbaar. Kijk of hij draait en probeer het opnieuw.
error-failed = Dat kon niet.
error-stale = De stelling is veranderd. Kijk opnieuw voordat je zet.
error-no-table = Deze tafel bestaat niet, of hij is niet voor jou open.
error-no-session = Deze browser bewaart geen cookies, dus de server herkent je niet. Sta ze toe voor deze pagina.
error-too-fast = Dat ging wat snel. Wacht even en probeer het opnieuw.
error-no-such-game = Deze server heeft dat spel niet.
error-nothing-to-think = De partij is afgelopen: er valt niets te bedenken.
error-not-solved = Van deze stelling zijn geen exacte kansen bekend.
error-not-fetched = De openbare pagina kon niet worden opgehaald.
error-bad-request = De server kon dat niet lezen.
server-says = De server meldt: “{ $detail }”
error-put-out = Je plaats aan deze tafel is vrijgemaakt; je ziet hem niet meer.
error-busy = Er gebeurt nu te veel aan deze tafel. Wacht even.
error-bug = Hier maakte de server een fout. In zijn logboek staat waar.
error-bad-message = De server begreep niet wat deze pagina stuurde.
error-bad-clock = Deze klok kan niet worden ingesteld: de tijden zijn te lang of te kort.
error-bad-options = Met deze opties kan het spel niet worden gespeeld.
error-bad-position = Deze stelling kan niet worden opgezet.
error-bad-record = Deze partij kan niet worden gelezen.
error-bad-seat = Een van de plaatsen kan zo niet worden vergeven.
error-foreign-host = De server kent zichzelf niet onder dit adres. Open het adres dat hij bij het starten toont.
error-foreign-origin = De server neemt niets aan van een pagina met een ander adres.
error-no-header = Dit neemt de server alleen van zijn eigen pagina aan. Laad die opnieuw.
error-hidden = Wat in deze partij verborgen is, wordt pas na afloop getoond.
error-no-copy = Je kopie van deze bron is hier niet.
error-no-rulebook = Zulke spelregels staan niet op deze server.
error-no-such-clause = Zo’n regelpunt staat niet in de spelregels.
error-no-such-language = De server heeft geen teksten in deze taal.
error-no-such-level = Voor dit spel is er geen bot van die sterkte.
error-no-such-method = Dat doet de server niet. Laad de pagina opnieuw.
error-no-such-route = Dat heeft de server niet. Laad de pagina opnieuw.
error-no-such-page = Zo’n pagina is er niet op deze server.
error-no-such-source = Geen spelregels hier noemen deze bron.
error-host-only = Kopieën ophalen of in hun geheel tonen kan alleen op de computer waarop de server draait.
error-several-asked = Hier kiezen meerdere spelers tegelijk, dus een reeks zetten is niet te volgen.
error-no-words = Dit spel heeft geen eigen teksten.
error-too-long = Dat is te lang voor de server.
error-unreadable-copy = Je kopie van deze bron is niet meer leesbaar. Haal die opnieuw op.
error-unreadable-document = Dit bestand kon niet worden gelezen.
error-too-many = Deze browser heeft zoveel tafels open dat de server er geen bij doet. Sluit er een en laad deze pagina opnieuw.

# De plank; woorden tussen sterretjes vallen op

shelf-display = Bordspellen die je *de regel* laten zien.
shelf-games = Spellen
shelf-yours = Jouw tafels
shelf-yours-none = Je hebt nog geen tafel. Begin een partij, dan wacht die hier op je.
shelf-open = Vrije plaatsen
shelf-open-none = Niemand op deze server wacht op een tegenstander. Open een plaats, dan kan iedereen hier die innemen.
shelf-your-move-against = Jij bent aan zet tegen { $opponent }
shelf-their-move = { $opponent } is aan zet
shelf-here = { $seats ->
    [2] Beide kanten op dit scherm
   *[other] Alle { $seats } plaatsen op dit scherm
}
shelf-waiting = Wachten tot iemand gaat zitten
shelf-watching = Je kijkt toe
shelf-over = Afgelopen
shelf-over-against = Afgelopen, tegen { $opponent }
shelf-bot = Bot, { $level }
shelf-someone = iemand
shelf-and-more = { $name } en { $more ->
    [one] nog iemand
   *[other] { $more } anderen
}
shelf-free = { $free } van de { $seats } plaatsen vrij
shelf-sub = { $game }, { $moves ->
    [0] nog niet begonnen
    [one] { $moves } zet
   *[other] { $moves } zetten
}
shelf-waits = { $name } wacht
shelf-waits-unnamed = Iemand wacht
shelf-seat-as = Je naam aan tafel
shelf-take = Plaatsnemen
shelf-taken = Deze plaats is net ingenomen.
shelf-unreachable = De server antwoordt niet. Draait hij nog?
shelf-loading = Laden
shelf-more = { $count ->
    [one] Nog { $count } tonen
   *[other] Nog { $count } tonen
}

# De pagina van een spel

game-players = { $same ->
    [yes] { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }
   *[no] { $least } tot { $most } spelers
}
game-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least } tot { $most } min
}
game-age = vanaf { $age } jaar
game-play-bot = Tegen een bot spelen
game-play-here = Op één scherm spelen
game-play-invited = Iemand uitnodigen
game-play-open = Een plaats openen
game-play = Spelen
game-rulebook = Spelregels
game-sandbox = Proefbord
game-sheet = Blad om af te drukken
game-turns = Beurten aan een echte tafel
game-card = Het spel
game-card-year = Jaar
game-card-designer = { $count ->
    [one] Auteur
   *[other] Auteurs
}
game-card-publisher = { $count ->
    [one] Uitgever
   *[other] Uitgevers
}
game-card-players = Spelers
game-card-time = Speelduur
game-card-age = Leeftijd
game-card-weight = Complexiteit
game-card-weight-value = { $value } van 5
game-card-rank = BoardGameGeek
game-card-rank-value = plaats { $rank }, cijfer { $rating } toen onze bron werd vastgelegd
game-card-mechanics = Mechanismen
game-card-awards = Prijzen
game-card-setup = Opzetten
game-card-length = Duur
game-card-complexity = Complexiteit
game-card-strategy = Strategie
game-card-luck = Toeval
game-card-theme = Thema
game-card-equipment = Nodig
game-card-based-on = Naar
game-card-status = Status
game-card-based-on-value = { $name } van { $by }
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, versie { $version }
}

mechanic-hexagon-grid = zeshoekig raster
mechanic-enclosure = insluiting
mechanic-line-of-sight = zichtlijn
card-length-fast = snel
card-degree-low = laag
card-degree-high = hoog
card-theme-abstract = abstract
card-status-complete = voltooid
equipment-trio-each = een trio piramides per speler
equipment-die = een zeszijdige dobbelsteen
mechanic-stacking = stapelen
mechanic-freeform-board = vrij speelveld

# Zo speel je

how-title = Zo speel je, in een minuut
how-all = Alles afspelen
how-stop = Stoppen
how-play = Afspelen
how-pause = Pauze
how-step = Volgende stap
how-of = { $scene }, stap { $step } van { $steps }

scene-opening = Twee stenen, één pad
scene-opening-text = Ieder plaatst een steen en daarna een tweede in een rechte lijn met de eerste, met minstens één punt ertussen en niets in de weg.
scene-sight = Waar een eigen steen kijkt
scene-sight-text = Daarna mag een steen op elk leeg punt in lijn met een van jouw stenen. Een steen van de tegenstander ertussen sluit de lijn.
scene-groups = Groepen en paden
scene-groups-text = Aangrenzende stenen van één kleur vormen een groep. Een vrije lijn naar een andere groep van jou is een pad, en één pad houdt de hele groep in leven.
scene-cut = Afgesneden en gered
scene-cut-text = Een groep zonder pad is dood. Maar jij bent eerst aan zet: een steen die de groep een nieuw pad geeft, redt de groep.
scene-removal = Eerst verwijderen
scene-removal-text = Aan het begin van je beurt verlaten alle dode groepen van je tegenstander het bord. Daarna plaats je, ook op een vrijgekomen punt.
scene-ending = Het einde
scene-ending-text = Passen en tellen bestaan niet. Wie geen steen meer heeft, heeft verloren.

meridians-strip-groups = Eén vrije lijn naar een eigen steen houdt een groep in leven.
meridians-strip-cut = Snijd die lijn af, en de groep is dood.
meridians-strip-removal = Die gaat weg als de beurt van de ander begint.

# De spelregels

read-rulebook = Spelregels
read-contents = Inhoud
read-clauses = { $count ->
    [one] { $count } regelpunt
   *[other] { $count } regelpunten
}
read-who = Wie het zegt
read-language = Taal van de spelregels
read-after = In onze woorden, naar: { $source }, { $revision }.
read-loading = De spelregels worden geladen
read-unknown = Die spelregels staan niet op deze plank.
read-unreachable = De spelregels kwamen niet: de server antwoordt niet.
read-copy-link = Link kopiëren
read-copy-link-to = Link naar dit regelpunt kopiëren: { $clause }
read-link-copied = Gekopieerd
read-disagree = De bronnen zwijgen of spreken elkaar tegen. Zo doen anderen het:
read-in-force = Zo spelen wij
read-copy-of = Jouw kopie: { $clause }
read-copy-section = Jouw kopie, { $section }
read-page = pagina { $page }
read-found = gevonden
read-not-found = niet gevonden
read-why-missing = Je kopie is er, maar deze passage staat er niet in. Misschien is het een andere versie.
read-why-no-locator = Alleen met titel en hoofdstuk genoemd.
read-garbled = De passage staat op pagina { $page } van je kopie, maar de tekst van die pagina is niet te vertrouwen. Kijk daar.
read-why-no-copy = Je kopie is er niet meer.
read-why-unread = De passage kon nu niet gelezen worden.
read-open-page = De pagina bij deze passage openen
read-open-copy = Mijn kopie daar openen
read-here = Je kopie is er
read-not-here = Nog niet hier
read-fetching = Ophalen
read-copy-none = Haal de openbare pagina één keer op, dan staat elke passage gemarkeerd naast haar regelpunt.
read-copy-here = Elke passage die erin gevonden is, staat gemarkeerd naast haar regelpunt.
read-copy-import = Er is geen openbare pagina. Heb je de tekst zelf, importeer hem dan en lees hem hier.
read-get = Mijn kopie ophalen
read-get-again = Opnieuw ophalen
read-import = Bestand importeren
read-open-source = De pagina openen
read-copy-failed = Sla de pagina op met je browser en importeer het bestand.
read-import-failed = Tekst, HTML en PDF kunnen wel.
read-sources = Bronnen
read-sources-text = We drukken de spelregels van anderen niet na. Dit zijn de teksten die onze woorden volgen; met je eigen kopie kun je elk ervan nagaan.

# Het proefbord

try-title = Proefbord
try-hand = Wat een klik doet
try-set = Opstellen
try-play = Spelen
try-stone = Steen
try-stone-light = Licht
try-stone-dark = Donker
try-stone-none = Weg
try-mover = Aan zet
try-mover-light = Licht
try-mover-dark = Donker
try-size = Bord
try-clear = Bord leegmaken
try-undo = Ongedaan maken
try-redo = Opnieuw
try-text = De stelling als tekst
try-text-take = Deze stelling opzetten
try-text-copy = Kopiëren
try-text-copied = Gekopieerd
try-wrong-form = Een stelling is grootte, beurt en stenen, zoals 7 12 g6L h5D.
try-wrong-size = Een lange zijde heeft { $least } tot { $most } punten, niet { $size }.
try-wrong-stone = “{ $word }” is geen steen. Schrijf een punt en L of D, zoals g6L.
try-wrong-point = Dit bord heeft geen punt { $point }.
try-wrong-twice = Er staan twee stenen op { $point }.
try-wrong-turn = In beurt { $turn } van de opening staan er andere stenen op het bord. Geef beurt 4 of later voor een vrije stelling.
try-record = Een partij importeren
try-record-text = Zetten of het bestand van een partij
try-record-file = Bestand kiezen
try-record-take = Importeren
try-record-refused = Zet { $number } van deze partij kan niet gespeeld worden. { $reason }
try-line = Zetten
try-line-none = Doe een zet op het bord. Elke zet die je probeert, blijft hier staan.
try-start = Begin
try-variation = variant
try-cut = Deze zet weghalen
try-edit = Deze stelling bewerken
try-hint = Een bot vragen
try-hint-ask = Vragen
try-hint-thinks = Denkt na
try-hint-best = { $bot } zou { $move } spelen.
try-hint-line = Verwacht vervolg: { $line }.
try-hint-value = { $lean ->
    [even] De stelling lijkt gelijk.
    [some] { $side } staat voor, schat de bot.
    [less] { $side } staat achter, schat de bot.
    [lost] { $side } staat ver achter, schat de bot.
   *[much] { $side } staat ver voor, schat de bot.
}
try-hint-play = { $move } spelen
try-from-here = Vanaf hier spelen
try-share = Link kopiëren
try-shared = Link gekopieerd
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
try-board-set = Bord: een stelling opzetten
try-board-play = Bord: een klik doet een zet
try-keys = Op het bord: pijltjes lopen, Enter zet neer of haalt weg, Shift+L en Shift+D kiezen de steen, Delete haalt weg. Met de muis zet de andere knop de andere kleur.

# At a real table. A star stands where the game's page leaves something open.

sheet-all = Alle aantallen
sheet-print = Afdrukken
turns-all-passed = Iedereen heeft na elkaar gepast.
turns-number = Ronde { $turn }
turns-roll = Gooien
turns-moved = Gezet, volgende speler
turns-anew = Nieuwe partij
turns-anew-sure = Echt een nieuwe partij?
turns-rolls-stay = Wie een beurt terugneemt, houdt de worpen.
marsigel-turns-order = Beurtvolgorde: { $colours }
marsigel-sheet-line = Der Marsigelwettkampf in het kort, voor 2 tot 13 spelers, met piramides en een dobbelsteen
marsigel-short-goal = Vorm als eerste een boom in je kleur: je koningin, daar direct op je dar en daar direct op je pion. Eronder en erboven mag van alles liggen.
marsigel-short-trio = Iedereen neemt een trio van één kleur: een koningin (groot, 3 stippen), een dar (middel, 2) en een pion (klein, 1). Zet de stukken in een kring zoals getekend, elk op een eigen veld. Kies wie begint. Het spel gaat tegen de klok in.
marsigel-short-roll = Gooi de dobbelsteen. Besteed hoogstens zoveel punten aan je eigen stukken, in zoveel zetten als je wilt.* Wat overblijft, vervalt.
marsigel-short-price = Een stuk betaalt zijn stippen voor elk veld dat het aflegt, welke kant je ook op gaat. Onderweg mag het overal overheen.*
marsigel-short-landing = Elke zet eindigt boven op een andere stapel, op een stuk van dezelfde maat of groter.*
marsigel-short-carry = Een stuk neemt gratis* mee wat erop ligt. Heb je meer stukken in één stapel, dan mag alleen het bovenste daarvan bewegen.
marsigel-short-closing = Een veld dat leeg raakt, verdwijnt; de velden ernaast liggen nu naast elkaar.
marsigel-short-pass = Je mag passen, en moet dat als je geen zet hebt. Passen allen na elkaar, dan is het gelijkspel.
marsigel-short-end = Zodra je boom staat, win je, ook met punten over.*
marsigel-sheet-readings = Hier zwijgt de pagina van het spel, spreekt ze zichzelf tegen of breekt ze af; zo lezen wij het. Alle redenen:
marsigel-sheet-source = Naar de pagina van Der Marsigelwettkampf van Sehrgut, versie 1.0 uit 2013, op de Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), gebaseerd op Der Igelwettkampf van HABA. In onze eigen woorden en met eigen tekeningen.
marsigel-sheet-set-up = Opzetten
marsigel-sheet-order = Leg de kring tegen de klok in, te beginnen onderaan. Kleuren volgen elkaar op in beurtvolgorde, maten als koningin, dar, pion. Met 3, 6, 9 of 12 spelers schuiven de maten elke ronde één op.*
marsigel-sheet-players = { $players } spelers
marsigel-sheet-ring = De kring voor { $players } spelers, tegen de klok in vanaf onderaan
