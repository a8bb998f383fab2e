# Begrippen van de catalogus, en wat de pagina’s van onze eigen spellen vertellen.

mechanic-tile-placement = tegels leggen
mechanic-edge-matching = passende randen
mechanic-feature-claiming = projecten bezetten
mechanic-area-majority = meerderheden
mechanic-variable-scoring = wisselende telling
mechanic-set-collection = sets verzamelen
mechanic-drafting = kiezen uit een gedeeld aanbod
mechanic-race = race
mechanic-dice-movement = gooien en lopen
mechanic-dice-action = dobbelstenen bepalen de actie
mechanic-wagering = gokken
mechanic-stack-building = stapelen op het bord
mechanic-stack-carrying = een stapel meenemen
mechanic-size-limited-stacking = stapelen op grootte
mechanic-top-piece-rule = het bovenste stuk beslist
mechanic-piece-placement = stukken plaatsen
mechanic-piece-movement = stukken verplaatsen
mechanic-capture = slaan
mechanic-annihilation = vernietiging
mechanic-territory = gebied
mechanic-enclosure = insluiting
mechanic-line-of-sight = zichtlijn
mechanic-connection = verbinden
mechanic-pattern-forming = patronen vormen
mechanic-dexterity-stacking = balanceren
mechanic-dexterity-removal = stukken eruittrekken
mechanic-flicking = schieten met de vinger
mechanic-real-time = tegen de tijd
mechanic-elimination = spelers vallen af
mechanic-cooperative = samenwerken

category-abstract-strategy = abstract strategiespel
category-pyramid-game = spel met Looney-piramides
category-racing = racespel
category-tile-laying = legspel
category-dexterity = behendigheidsspel

component-square-board = bord met vierkante velden
component-stones = stenen
component-hex-board = zeshoekig bord
component-pyramids = piramides
component-figures = figuren
component-special-dice = speciale dobbelstenen
component-meeples = meeples
component-stacking-pieces = stapelbare stukken
component-cards = kaarten
component-tiles = tegels
component-blocks = blokken
component-standard-die = zeszijdige dobbelsteen
component-scoring-tiles = tellingtegels
component-square-tiles = vierkante tegels
component-hex-tiles = zeshoekige tegels
component-triangular-board = driehoekig bord
component-chess-like-pieces = stukken zoals bij schaken
component-rings = ringen
component-flip-discs = tweekleurige schijven
component-map-board = bord met een kaart
component-goods = goederen
component-domino-tiles = dominotegels
component-flick-discs = schijven om te schieten
component-round-board = rond bord

grade-none = geen
grade-low = laag
grade-medium = gemiddeld
grade-high = hoog

about-meridians = Twee spelers plaatsen stenen op een zeshoek van driehoeken. Een groep leeft zolang een van de stenen langs een vrije rechte lijn een steen van een andere groep van dezelfde kleur ziet. Een beurt begint met het weghalen van de groepen van je tegenstander die geen enkel pad meer hebben; dan plaats je een steen, in zicht van een eigen steen. Het voelt als een strijd om gebied, maar wie geen steen meer heeft, heeft verloren.
about-marsigel = Ieders drie piramides staan door elkaar in een kring. Met je worp betaal je je zetten: een stuk kost per veld zoveel punten als het stippen heeft, en het neemt mee wat erop staat. Lege velden verdwijnen, dus de kring krimpt terwijl de torens groeien. Wie het eerst zijn grote, middelgrote en kleine stuk direct op elkaar heeft, wint.
about-carcassonne = Om de beurt trek je een tegel, je legt hem passend aan het land en je mag er een meeple op zetten: op een weg, in een stad, in een klooster of op een weide. Een afgebouwd project levert punten op voor wie er de meeste meeples in heeft, en de meeples komen terug; boeren blijven tot het eind.
about-surveyors = Een kleine uitbreiding om te printen en uit te knippen. Er zijn altijd drie tellingtegels actief, een voor steden, een voor wegen en een voor kloosters, en ze veranderen wat zo’n project waard is. Na een beurt met een telling komen de volgende drie: op het juiste moment afbouwen is belangrijker dan groot bouwen.
about-meeple-stacking = Twee spellen met een berg meeples. In het eerste bouwt iedereen tegelijk, twee minuten lang, en een meeple is zoveel punten waard als de rij waarin hij staat. In het tweede bouw je om de beurt, elk hoogstens 45 seconden, en elke ronde vraagt om een piramide die één meeple breder is; wie het niet haalt, ligt eruit.

material-meridians-board = een zeshoekig bord van driehoeken zonder middelpunt, in elke grootte; het standaardbord heeft 6 punten aan twee zijden en 7 aan vier
material-meridians-stones = genoeg stenen in twee kleuren
material-marsigel-trio = één trio piramides per speler, elk in een eigen kleur
material-marsigel-die = één zeszijdige dobbelsteen
material-marsigel-no-board = geen bord: de stukken vormen de kring
material-carcassonne-tiles = 72 landtegels
material-carcassonne-meeples = 7 meeples per speler, en nog een voor het scorebord
material-carcassonne-surveyors = voor De Landmeters: 12 tellingtegels om te printen
material-surveyors-tiles = 12 tellingtegels: 5 voor steden, 4 voor wegen, 3 voor kloosters
material-surveyors-print = de laatste pagina van de regels van de uitgever, in het Engels of Duits, op dik papier of op karton geplakt
material-surveyors-base-game = het basisspel Carcassonne; er komen geen landtegels bij
material-meeple-stacking-plate = een vilten onderlegger van A4-formaat (21 × 29,7 cm) per speler
material-meeple-stacking-meeples = 99 meeples uit Carcassonne per speler

credit-meridians-author = Van Kanare Kato, die ook de beschrijving heeft geschreven.
credit-meridians-name = Genoemd naar het stelsel van meridianen.
credit-marsigel-author = Van Sehrgut, in 2013 als versie 1.0 op de wiki gezet.
credit-marsigel-remix = Een remix van Der Igelwettkampf, een minispel van HABA voor aan de sleutelhanger.
credit-carcassonne-author = Van Klaus-Jürgen Wrede, in 2000 uitgegeven door Hans im Glück.
credit-surveyors-publisher = Door Hans im Glück uitgegeven om zelf te printen. De pagina laat het jaar open; het regelblad van de uitgever is uit 2020.
credit-surveyors-edition = De tweede officiële mini-uitbreiding om te printen voor de tweede editie.
credit-meeple-stacking-publisher = In 2012 uitgebracht door Hans im Glück; het regelblad staat niet meer op de site van de uitgever.
credit-meeple-stacking-page = De pagina, in de versie van Black Bear van 19 september 2022, heeft een Frans kader en Engelse regels.

source-meridians = MeepleRules, ‘Meridians’, zoals vastgelegd: de beschrijving van de auteur zelf
source-marsigel = Looney Pyramid Games Wiki, ‘Der Marsigelwettkampf’, zoals vastgelegd
source-carcassonne = Duitstalige Wikipedia, ‘Carcassonne (Spiel)’
source-surveyors = Wikicarpedia, ‘De Landmeters’, zoals vastgelegd
source-meeple-stacking = Wikicarpedia, ‘Empilage de meeples’, versie van 19 september 2022

ask-meridians-players = Met hoeveel speel je Meridians?
answer-meridians-players = { $players_max ->
    [one] Alleen in je eentje, zegt de catalogus.
   *[other] Met precies { $players_max } spelers, zegt de catalogus: daarvoor is het gemaakt.
}
ask-meridians-pass = Mag ik passen?
answer-meridians-pass = Nee. Elke beurt plaats je een steen.
ask-meridians-nowhere = En als ik nergens kan plaatsen?
answer-meridians-nowhere = De tekst zegt daar niets over. In onze lezing verlies je; andere programma’s slaan het plaatsen over of geven voor je op, maar de winnaar is dezelfde.
ask-meridians-own-stones = Onderbreken mijn eigen stenen mijn lijn?
answer-meridians-own-stones = Bij het plaatsen niet: alleen stenen van je tegenstander onderbreken een zichtlijn. Maar een pad heeft lege punten nodig, en daar staan eigen stenen wel in de weg.
ask-meridians-own-group = Mag ik een steen plaatsen in een groep zonder pad?
answer-meridians-own-group = Ja. Je tegenstander haalt die groep aan het begin van de volgende beurt weg, als die dan nog geen pad heeft.

ask-marsigel-players = Met hoeveel kun je spelen?
answer-marsigel-players = De pagina spreekt zichzelf tegen: 2 tot 13 in het kader, elk aantal in de tekst, en elf kleuren in de winkel. Bij ons 2 tot 13.
ask-marsigel-landing = Mag een klein stuk op een groot landen?
answer-marsigel-landing = De pagina zegt allebei en breekt midden in de zin af. Een boom heeft het grote stuk onderop nodig, dus bij ons landt een stuk op zijn eigen maat of groter.
ask-marsigel-carried = Wat kosten stukken die meegaan?
answer-marsigel-carried = Niets, in onze lezing. Volgens de pagina worden ze meegenomen, en een prijs noemt die niet.
ask-marsigel-pass = Mag ik passen?
answer-marsigel-pass = Ja, en zonder geldige zet moet het. Als iedereen na elkaar past, is het gelijkspel.

ask-carcassonne-players = Met hoeveel speel je Carcassonne?
answer-carcassonne-players = Met twee tot vijf, en met zes bij Kathedralen & Herbergen.
ask-carcassonne-tie = En als er twee evenveel meeples in een stad hebben?
answer-carcassonne-tie = Dan krijgen ze allebei alle punten.
ask-carcassonne-small-city = Wat is een stad van twee tegels waard?
answer-carcassonne-small-city = 4 punten, zoals elke afgebouwde stad; in vroege edities 2. Aan onze tafels kies je zelf.
ask-carcassonne-farmers = Wanneer komen boeren terug?
answer-carcassonne-farmers = Tijdens het spel nooit. Aan het eind krijgt wie de meeste boeren op een weide heeft 3 punten voor elke afgebouwde stad die eraan grenst.

ask-surveyors-highway = Heerweg: 5 punten, of een weg van 5 tegels?
answer-surveyors-highway = De regel zegt punten, de voetnoot tegels. Wij lezen 5 tegels, met een herberg dus 10 punten. Aan je tafel kun je voor 5 punten kiezen.
ask-surveyors-round = Wanneer wisselen de tellingtegels?
answer-surveyors-round = Na een beurt waarin minstens één project geteld is, één keer. Een project zonder meeple levert niets op, en de tegels blijven.
ask-surveyors-jury = Wie krijgt punten bij de Burgerjury?
answer-surveyors-jury = Iedereen met minstens één meeple in de stad, en ieder krijgt alle punten.
ask-surveyors-end = Gelden de tellingtegels bij de eindtelling?
answer-surveyors-end = Nee. Dat zegt de pagina; de regels van de uitgever spreken er niet over.
ask-surveyors-combine = Mag ik ze met andere uitbreidingen combineren?
answer-surveyors-combine = Op eigen risico: officiële regels zijn er niet voor. De makers van de pagina zeggen hoe zij de tegels zouden toepassen.

ask-meeple-stacking-players = Met hoeveel kun je spelen?
answer-meeple-stacking-players = De tekst zegt het niet. Bij ons 2 tot 8, en in je eentje bouw je voor je eigen record.
ask-meeple-stacking-sets = Is een set van 100 meeples genoeg?
answer-meeple-stacking-sets = Voor één speler wel: je hebt er 99 nodig, en één blijft over.
ask-meeple-stacking-gaps = Tellen meeples waar niets op staat dat ze verbindt?
answer-meeple-stacking-gaps = Ja. Alles wat verbonden is, telt, en gaten zijn niet erg.
ask-meeple-stacking-collapse = Wat telt er na een instorting?
answer-meeple-stacking-collapse = Eén meeple is al een piramide, als hij is blijven staan.
ask-meeple-stacking-destroyed = En als ik andermans piramide omgooi?
answer-meeple-stacking-destroyed = Bouwen jullie op één plaat, dan verlies je meteen, en wel de hele partij; de anderen spelen door.

# Hoe spellen hier heten, als dat niet hun eerste naam in games.toml is.
name-surveyors = De Landmeters
name-meeple-stacking = Meeples Stapelen
