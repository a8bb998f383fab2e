# De plank, de pagina van een spel, de spelregels en het proefbord. Woorden tussen sterretjes vallen op.

shelf-display = Bordspellen die je *de regel* laten zien.
shelf-games = Spellen
shelf-yours = Jouw tafels
shelf-yours-none = Je hebt nog geen tafel. Begin een partij, dan wacht ze hier op je.
shelf-open = Vrije plaatsen
shelf-open-none = Niemand op deze server wacht op een tegenstander. Open een plaats, dan kan iedereen hier haar innemen.
shelf-your-move-against = Jij bent aan zet tegen { $opponent }
shelf-their-move = { $opponent } is aan zet
shelf-here = Beide kanten op dit scherm
shelf-waiting = Wachten tot iemand gaat zitten
shelf-watching = Je kijkt toe
shelf-over = Afgelopen
shelf-over-against = Afgelopen, tegen { $opponent }
shelf-bot = Bot, { $level }
shelf-someone = iemand
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

mechanic-hexagon-grid = zeshoekig raster
mechanic-enclosure = insluiting
mechanic-line-of-sight = zichtlijn

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
scene-cut-text = Een groep zonder pad is dood. Maar jij bent eerst aan zet: een steen die haar een nieuw pad geeft, redt haar.
scene-removal = Eerst verwijderen
scene-removal-text = Aan het begin van je beurt verlaten alle dode groepen van je tegenstander het bord. Daarna plaats je, ook op een vrijgekomen punt.
scene-ending = Het einde
scene-ending-text = Passen en tellen bestaan niet. Wie geen steen meer heeft, heeft verloren.

meridians-strip-groups = Eén vrije lijn naar een eigen steen houdt een groep in leven.
meridians-strip-cut = Snijd die lijn af, en de groep is dood.
meridians-strip-removal = Ze gaat weg als de beurt van de ander begint.

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
read-missing = Je kopie is er, maar deze passage staat er niet in. Misschien is het een andere versie.
read-no-locator = Alleen met titel en hoofdstuk genoemd.
read-garbled = De passage staat op pagina { $page } van je kopie, maar de tekst van die pagina is niet te vertrouwen. Kijk daar.
read-no-copy = Je kopie is er niet meer.
read-unread = De passage kon nu niet gelezen worden.
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
read-copy-failed = De pagina kwam niet ({ $detail }). Sla haar op met je browser en importeer het bestand.
read-import-failed = Dit bestand is niet aangenomen: { $detail }. Tekst, HTML en PDF kunnen wel.
read-sources = Bronnen
read-sources-text = We drukken de spelregels van anderen niet na. Dit zijn de teksten die onze woorden volgen; met je eigen kopie kun je elk ervan nagaan.

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
try-text-form = Een stelling is grootte, beurt en stenen, zoals 7 12 g6L h5D.
try-text-size = Een lange zijde heeft { $least } tot { $most } punten, niet { $size }.
try-text-stone = “{ $word }” is geen steen. Schrijf een punt en L of D, zoals g6L.
try-text-point = Dit bord heeft geen punt { $point }.
try-text-twice = Er staan twee stenen op { $point }.
try-text-turn = In beurt { $turn } van de opening staan er andere stenen op het bord. Geef beurt 4 of later voor een vrije stelling.
try-record = Een partij importeren
try-record-text = Zetten of het bestand van een partij
try-record-file = Bestand kiezen
try-record-take = Importeren
try-record-failed = Deze partij is niet aangenomen: { $detail }
try-unreachable = De server antwoordt niet, dus er valt niets te beoordelen.
try-line = Zetten
try-line-none = Klik op een punt met een stip om een steen te plaatsen. Elke zet die je probeert, blijft hier staan.
try-start = Begin
try-variation = variant
try-first = Naar het begin
try-back = Eén zet terug
try-forward = Eén zet vooruit
try-last = Naar het einde
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
try-board-set = Bord: een klik zet een steen neer
try-board-play = Bord: een klik doet een zet
try-keys = Op het bord: pijltjes lopen, Enter zet neer of haalt weg, Shift+L en Shift+D kiezen de steen, Delete haalt weg. Met de muis zet de andere knop de andere kleur.
