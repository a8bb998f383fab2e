# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-about = { $farmers ->
    [off] { $with }, without farmers
   *[on] { $with }, with farmers
}
carcassonne-with-none = base game
carcassonne-with-surveyors = The Surveyors
carcassonne-with-inns = Inns & Cathedrals
carcassonne-with-abbot = the abbot
carcassonne-with-river = The River
carcassonne-seat-red = Red
carcassonne-seat-blue = Blue
carcassonne-seat-yellow = Yellow
carcassonne-seat-black = Black
carcassonne-seat-green = Green
carcassonne-seat-pink = Pink
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = north
carcassonne-side-e = east
carcassonne-side-s = south
carcassonne-side-w = west
carcassonne-segment = { $feature } { $sides }
carcassonne-shield = with a coat of arms
carcassonne-mark-inn = with an inn
carcassonne-mark-cathedral = with a cathedral
carcassonne-farmhouse = farmhouse
carcassonne-stands = { $who }: { $figure } on the { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, empty
carcassonne-fits = { $cell }, empty. The tile fits.
carcassonne-fits-turned = { $cell }, empty. The tile fits when turned.
carcassonne-fits-not = { $cell }, empty. The tile does not fit.
carcassonne-keys = Arrow keys go from tile to tile. Enter shows the tile in an empty cell and lays it at the second press, R turns it, Escape lets go. On a tile that lies, Enter tells of its features. F tints the fields, plus and minus change the size, 0 shows the whole land.
carcassonne-place-open = { $place }: set a { $figure }
carcassonne-place-closed = { $place }: closed to a { $figure }
carcassonne-nobody = nobody
carcassonne-worth-now = Finished as it is: { $points } to { $who }
carcassonne-worth-next = Under the next scoring tile: { $points } to { $who }
carcassonne-worth-end = At the end of the game: { $points } to { $who }
carcassonne-field-of = Field, { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $done ->
    [yes] , complete
   *[no] {""}
}
carcassonne-told-laid = { $who } lays a tile at { $cell }: { $tile }
carcassonne-told-put = { $who } sets a { $figure } on the { $feature }
carcassonne-told-skipped = { $who } sets no figure
carcassonne-told-drawn = { $who } draws a tile: { $tile }
carcassonne-told-scored = { $who }: { $what }
carcassonne-turn = Turn
carcassonne-lay = Place it here
carcassonne-map = Map
carcassonne-larger = Larger
carcassonne-smaller = Smaller
carcassonne-whole = Show the whole land
carcassonne-fields = Fields
carcassonne-left = Tiles left
carcassonne-left-count = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
carcassonne-close = Close
carcassonne-in-hand = In your hand
carcassonne-in-hand-of = { $who } is laying
carcassonne-more = { $count ->
    [0] None left in the bag.
   *[other] { $count } more in the bag.
}
carcassonne-spots = { $spots ->
    [0] No spot this way up.
    [one] { $spots } spot this way up.
   *[other] { $spots } spots this way up.
}
carcassonne-set = Set a figure?
carcassonne-set-none = No figure to set
carcassonne-sets = { $who } may set a figure
carcassonne-figures = { $count ->
    [0] All your figures are out.
    [one] { $count } figure left
   *[other] { $count } figures left
}
carcassonne-kind = Which figure
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Set it
carcassonne-skip = No figure
carcassonne-end = End the turn
carcassonne-back = { $points ->
    [one] Take the abbot back for { $points } point
   *[other] Take the abbot back for { $points } points
}
carcassonne-abbot-back = abbot back
carcassonne-figures-left = { $normal } left{ $large ->
    [0] {""}
   *[other] , large
}{ $abbot ->
    [0] {""}
   *[other] , abbot
}
carcassonne-name-skip = no figure
carcassonne-name-back = take the abbot back
carcassonne-name-lay = lay it at { $cell }
carcassonne-name-put = a { $figure } on the { $feature }
carcassonne-prompt-place = { $who } is to lay the tile
carcassonne-prompt-figure = { $who } may set a figure
carcassonne-scoring = Active scoring tiles
carcassonne-stack-city = Cities
carcassonne-stack-road = Roads
carcassonne-stack-monastery = Monasteries
carcassonne-then = then { $name }
carcassonne-per-city = per city
carcassonne-per-road = per road
carcassonne-per-monastery = per monastery
carcassonne-does-citizens-jury = all present score
carcassonne-does-bad-neighborhood = for each half-round cap
carcassonne-does-siege = per coat of arms
carcassonne-does-street-fair = per tile
carcassonne-does-highway-tiles = tiles, whatever its length
carcassonne-does-highway-points = points, whatever its length
carcassonne-does-peasant-uprising = per farmhouse
carcassonne-does-hermit-monastery = per city tile
carcassonne-does-pilgrimage-route = per road tile

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Iedereen in de stad krijgt alle punten
carcassonne-effect-bad-neighborhood = Afsluitende halve cirkels tellen niet
carcassonne-effect-siege = +1 per wapen
carcassonne-effect-wealth = +3 voor het project
carcassonne-effect-poverty = −3 voor het project
carcassonne-effect-street-fair = Een weg is het dubbele waard
carcassonne-effect-highway = Elke weg telt als 5 tegels
carcassonne-effect-peasant-uprising = −1 per tegel met een boerderij
carcassonne-effect-hermit-monastery = −1 per tegel met een stad, van de 9
carcassonne-effect-pilgrimage-route = +1 per tegel met een weg, van de 9
carcassonne-pile-city = Stapel steden
carcassonne-pile-road = Stapel wegen
carcassonne-pile-monastery = Stapel kloosters
carcassonne-next = Hierna
carcassonne-score-city = Stad tellen
carcassonne-score-road = Weg tellen
carcassonne-score-monastery = Klooster tellen
carcassonne-active-which = Welke tegel is actief?
carcassonne-next-which = Welke tegel ligt nu boven op de stapel?
carcassonne-correct = Verbeteren
carcassonne-evening-line = De drie stapels, de punten van een project en de lopende stand, voor een tafel met echte tegels.
carcassonne-names = Namen
carcassonne-names-twins = Twee spelers heten hetzelfde. Geef een van beiden een andere naam.
carcassonne-tiles = Tellingtegels
carcassonne-tiles-phone = De telefoon schudt
carcassonne-tiles-printed = Er liggen geprinte tegels
carcassonne-tiles-phone-text = Je hoeft niets te printen: deze pagina vervangt de tegels.
carcassonne-tiles-printed-text = Geef aan welke tegels er liggen wanneer ze bovenkomen. Na één ronde kent de pagina de volgorde.
carcassonne-over-scored = Geteld: stapels draaien
carcassonne-over-turn = Beurt klaar: stapels draaien
carcassonne-over-stay = Beurt klaar: stapels blijven
carcassonne-turned = { $times ->
    [0] De stapels zijn nog niet gedraaid.
    [one] De stapels zijn één keer gedraaid.
   *[other] De stapels zijn { $times } keer gedraaid.
}
carcassonne-last-tile = De laatste tegel ligt: eindtelling
carcassonne-ended = Eindtelling: de tellingtegels doen niet meer mee.
carcassonne-anew = Opnieuw beginnen
carcassonne-anew-sure = Deze partij opgeven? Tik nog eens
carcassonne-sheet = Stand
carcassonne-sheet-none = Er is nog niets opgeschreven. Tik op een speler om zelf punten op te schrijven.
carcassonne-went-turned = De stapels zijn gedraaid
carcassonne-went-stayed = De beurt was klaar, de stapels bleven
carcassonne-went-ended = Eindtelling
carcassonne-act-under = { $kind }, { $tile }
carcassonne-by-hand = Zelf opgeschreven
carcassonne-total = { $who }: { $points }. Punten opschrijven
carcassonne-hand-points = Punten voor { $who }, ook onder nul
carcassonne-write-down = Opschrijven
carcassonne-desk-line = Beschrijf een project en zie wat het wie oplevert, regel voor regel, elk met zijn spelregel. De volgorde is die van de bron.
carcassonne-desk-what = Wat wordt geteld?
carcassonne-desk-when = Wanneer?
carcassonne-when-completed = Afgebouwd
carcassonne-when-final = Aan het einde
carcassonne-when-early = Abt vroeg teruggenomen
carcassonne-desk-active = Actieve tellingtegel
carcassonne-no-tile = Geen
carcassonne-desk-expansions = { $count ->
    [0] Andere uitbreidingen
   *[other] Andere uitbreidingen: { $count }
}
carcassonne-desk-points = Punten
carcassonne-desk-ask = Nog te zeggen:
carcassonne-desk-order = De volgorde van toepassing
carcassonne-desk-why = Wie wanneer punten krijgt, en hoe alles samenkomt
carcassonne-desk-broken = De link beschrijft geen project dat deze tafel kan lezen. Beschrijf er hieronder een.
carcassonne-desk-copy = Link kopiëren
carcassonne-desk-anew = Een ander project
carcassonne-no-majority = In de minderheid: geen punten.
carcassonne-nobody-scores = Er staat niemand in, dus niemand krijgt punten.
carcassonne-no-player = Niemand
carcassonne-yes = Ja
carcassonne-no = Nee
carcassonne-challenge-none = Geen uitdaging
carcassonne-challenge-won = Gewonnen
carcassonne-challenge-lost = Verloren
carcassonne-ask-mage = Staat de tovenaar erop?
carcassonne-ask-witch = Staat de heks erop?
carcassonne-ask-wide-caps = Op hoeveel tegels raakt de stad maar één rand, maar is ze breed getekend?
carcassonne-ask-cap-shields = Hoeveel wapens staan op afsluitende halve cirkels?
carcassonne-ask-large = Hoeveel daarvan zijn grote meeples?
carcassonne-of-player = { $what } { $who }
carcassonne-one-less = Eén minder: { $what }
carcassonne-one-more = Eén meer: { $what }
carcassonne-wrong-part = Dat klopt niet: bij “{ $part }” staat een groter getal dan bij “{ $whole }”.
carcassonne-wrong-among = { $who } heeft meer grote meeples en burgemeesters dan figuren in totaal.
carcassonne-wrong = De teltafel kan { $key } niet lezen.
carcassonne-readings = Edities en lezingen
carcassonne-expansion-inns-and-cathedrals = Kathedralen & Herbergen
carcassonne-expansion-mage-and-witch = Tovenaar & Heks
carcassonne-expansion-little-buildings = Kleine gebouwen
carcassonne-expansion-markets-of-leipzig = De Markten van Leipzig
carcassonne-expansion-german-cathedrals = Kathedralen in Duitsland
carcassonne-expansion-besiegers = De Belegeraars
carcassonne-expansion-cathars = De Katharen
carcassonne-expansion-siege = Belegering
carcassonne-expansion-abbey-and-mayor = Burgemeesters & Abdijen
carcassonne-expansion-shrines = Cultusplaatsen (Ketters)
carcassonne-expansion-special-monasteries = Duitse, Nederlandse en Belgische of Japanse kloosters
carcassonne-expansion-darmstadt = Darmstadt
carcassonne-expansion-abbot = Abt en tuinen
carcassonne-print-title = De twaalf tellingtegels
carcassonne-print-line = In onze eigen tekening, 55 mm per zijde, met achterkanten die op de voorkanten vallen als het vel over de lange zijde wordt omgedraaid.
carcassonne-print-paper = Papier
carcassonne-print-how = Print op 100 %, zonder marges van de printer, aan beide kanten van dik papier, omgedraaid over de lange zijde; snijd daarna langs de merktekens. “Opslaan als pdf” in hetzelfde venster maakt een bestand van exacte grootte.
carcassonne-print-original = De tegels van de uitgever staan op de laatste pagina van zijn spelregels; de pagina van onze bron verwijst ernaar, in het Engels en het Duits.
carcassonne-print-ruler = { $mm } mm
carcassonne-side-faces = Voorkanten
carcassonne-side-backs = Achterkanten
carcassonne-guide-line = Drie tellingtegels vragen wat er op een tegel gedrukt staat. Hier zijn de tegels die het hebben, en hoe zeker dat is.
carcassonne-guide-edition = Editie
carcassonne-edition-third = Derde, vanaf 2020
carcassonne-edition-second = Tweede, vanaf 2014
carcassonne-edition-first = Eerste
carcassonne-guide-set = Doos
carcassonne-set-base = Basisspel
carcassonne-set-inns-and-cathedrals = Kathedralen & Herbergen
carcassonne-set-river-1 = De Rivier
carcassonne-set-river-1-c3 = De Rivier, derde editie
carcassonne-set-river-2 = De Rivier II
carcassonne-set-mage-and-witch = Tovenaar & Heks
carcassonne-set-besiegers = De Belegeraars
carcassonne-set-cathars-or-siege = De Katharen of Belegering
carcassonne-set-cult-6 = Ketters
carcassonne-set-german-monasteries = Kloosters in Duitsland
carcassonne-set-darmstadt = Darmstadt
carcassonne-set-abbey-and-mayor = Burgemeesters & Abdijen
carcassonne-part-farmhouse = Boerderijen
carcassonne-part-shed = Schuren, die niet tellen
carcassonne-part-cap = Halve cirkels die een stad afsluiten
carcassonne-part-wide = Breed getekend: afsluiting of niet?
carcassonne-guide-tile = Tegel { $face }
carcassonne-guide-count = { $count } van { $of }
carcassonne-guide-road = met een weg: kost een punt
carcassonne-guide-no-road = zonder weg: maakt niets uit
carcassonne-guide-none = Geen tegel uit deze doos heeft er een.
carcassonne-sure-sure = Zeker.
carcassonne-sure-sure-text = De vormen komen in twee tegelcatalogi overeen, en opgenomen partijen zijn ermee nagespeeld.
carcassonne-sure-list = Vrij zeker.
carcassonne-sure-list-text = Uit één lijst van tegels van de derde editie, waarvan de totalen met een andere telling kloppen.
carcassonne-sure-inferred = Afgeleid.
carcassonne-sure-inferred-text = Overgenomen uit de derde editie, die dezelfde motieven en totalen heeft. Kijk op je tegels.
carcassonne-sure-unknown = Niet bekend.
carcassonne-sure-unknown-text = Er is geen lijst van deze tegels gevonden. Kijk op je tegels en spreek het aan tafel af.
carcassonne-sure-open = Open.
carcassonne-sure-open-text = Ze raken maar één rand, en de bronnen zeggen niet of ze als afsluiting gelden. Onze lezing: nee.
carcassonne-guide-source = Vormen naar de tegelbeschrijvingen van JCloisterZone, boerderijen en schuren naar CarcassonneTileCounter, nagekeken met tellingen van Wikicarpedia; door ons getekend. Waar op een tegel een boerderij staat is niet bekend: onze tekeningen kiezen een plek.
