# Woorden van de pagina voor de tafel van Carcassonne. Wat de regels zeggen, komt van het spel zelf.

carcassonne-about = { $farmers ->
    [off] { $with }, zonder boeren
   *[on] { $with }, met boeren
}
carcassonne-with-none = basisspel
carcassonne-with-surveyors = De Landmeters
carcassonne-with-inns = Kathedralen & Herbergen
carcassonne-with-abbot = de abt
carcassonne-with-river = De Rivier
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = noord
carcassonne-side-e = oost
carcassonne-side-s = zuid
carcassonne-side-w = west
carcassonne-segment = { $feature } ({ $sides })
carcassonne-shield = met wapen
carcassonne-mark-inn = met herberg
carcassonne-mark-cathedral = met kathedraal
carcassonne-farmhouse = boerderij
carcassonne-stands = { $who }: { $figure } op { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, leeg
carcassonne-fits = { $cell }, leeg. De tegel past.
carcassonne-fits-turned = { $cell }, leeg. Gedraaid past de tegel.
carcassonne-fits-not = { $cell }, leeg. De tegel past niet.
carcassonne-keys = De pijltoetsen gaan van tegel naar tegel. Enter toont de tegel op een lege plek en legt hem de tweede keer, R draait hem, Escape laat los. Op een tegel die ligt, vertelt Enter over zijn projecten. F kleurt de weiden, plus en min veranderen de grootte, 0 toont het hele land.
carcassonne-place-open = { $place }: open voor { $figure }
carcassonne-place-closed = { $place }: niet open voor { $figure }
carcassonne-nobody = niemand
carcassonne-worth-now = Nu afgebouwd: { $points } ({ $who })
carcassonne-worth-next = Onder de volgende tellingtegel: { $points } ({ $who })
carcassonne-worth-end = Aan het eind van het spel: { $points } ({ $who })
carcassonne-field-of = Weide, { $cities ->
    [one] { $cities } afgebouwde stad
   *[other] { $cities } afgebouwde steden
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}{ $done ->
    [yes] , afgebouwd
   *[no] {""}
}
carcassonne-told-laid = { $who } legt een tegel op { $cell }: { $tile }
carcassonne-told-put = { $who } zet een figuur: { $figure } op { $feature }
carcassonne-told-skipped = { $who } zet geen figuur
carcassonne-told-drawn = { $who } trekt een tegel: { $tile }
carcassonne-told-scored = { $who }. { $what }
carcassonne-turn = Draaien
carcassonne-lay = Hier leggen
carcassonne-map = Kaart
carcassonne-larger = Groter
carcassonne-smaller = Kleiner
carcassonne-whole = Het hele land tonen
carcassonne-fields = Weiden
carcassonne-left = Nog te trekken
carcassonne-left-count = { $count ->
    [one] Nog { $count } tegel
   *[other] Nog { $count } tegels
}
carcassonne-close = Sluiten
carcassonne-in-hand = In je hand
carcassonne-in-hand-of = { $who } legt
carcassonne-more = { $count ->
    [0] De zak is leeg.
   *[other] Nog { $count } in de zak.
}
carcassonne-spots = { $spots ->
    [0] Zo past hij nergens.
    [one] Zo { $spots } plek.
   *[other] Zo { $spots } plekken.
}
carcassonne-set = Een figuur zetten?
carcassonne-set-none = Geen figuur te zetten
carcassonne-sets = { $who } mag een figuur zetten
carcassonne-figures = { $count ->
    [0] Al je figuren staan buiten.
    [one] Nog { $count } figuur
   *[other] Nog { $count } figuren
}
carcassonne-kind = Welke figuur
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Zetten
carcassonne-skip = Geen figuur
carcassonne-end = Beurt beëindigen
carcassonne-back = { $points ->
    [one] Abt terugnemen voor { $points } punt
   *[other] Abt terugnemen voor { $points } punten
}
carcassonne-abbot-back = abt terug
carcassonne-figures-left = nog { $normal }
carcassonne-name-skip = geen figuur
carcassonne-name-back = de abt terugnemen
carcassonne-name-lay = op { $cell } leggen
carcassonne-name-put = { $figure } op { $feature }
carcassonne-prompt-place = { $who } legt de tegel
carcassonne-prompt-figure = { $who } mag een figuur zetten
carcassonne-scoring = Actieve tellingtegels
carcassonne-stack-city = Steden
carcassonne-stack-road = Wegen
carcassonne-stack-monastery = Kloosters
carcassonne-then = dan { $name }
carcassonne-per-city = per stad
carcassonne-per-road = per weg
carcassonne-per-monastery = per klooster
carcassonne-does-citizens-jury = punten voor wie er staat
carcassonne-does-bad-neighborhood = voor elke halve cirkel
carcassonne-does-siege = per wapen
carcassonne-does-street-fair = per tegel
carcassonne-does-highway-tiles = tegels, hoe lang ook
carcassonne-does-highway-points = punten, hoe lang ook
carcassonne-does-peasant-uprising = per boerderij
carcassonne-does-hermit-monastery = per tegel met stad
carcassonne-does-pilgrimage-route = per tegel met weg
carcassonne-sum-place = { $spots ->
    [one] { $who } legt de tegel. { $spots } plek is open.
   *[other] { $who } legt de tegel. { $spots } plekken zijn open.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Er ligt één tegel
   *[other] Er liggen { $tiles } tegels
}, { $left ->
    [one] nog één te gaan.
   *[other] nog { $left } te gaan.
}
carcassonne-set-keys = Op de kaart: pijltoetsen bewegen, Enter legt de tegel of zet de figuur, nog een keer draait hem of zet haar op de volgende plek; R draait de tegel vooraf, X neemt weg. Met de muis neemt de andere knop weg.
carcassonne-set-tiles = Leggen
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Wegnemen
carcassonne-set-figures = Zetten
carcassonne-set-hand = Tegel in de hand
carcassonne-set-drawn = wordt getrokken
carcassonne-set-scores = Punten
carcassonne-set-active-city = Actief voor steden
carcassonne-set-active-road = Actief voor wegen
carcassonne-set-active-monastery = Actief voor kloosters
carcassonne-set-next = dan
carcassonne-set-anew = Opnieuw beginnen
carcassonne-wrong-form = Een stelling van Carcassonne is een JSON-object met options, board, left, scores enzovoort, zoals deze pagina het schrijft.
carcassonne-wrong-tile = Er is geen tegel “{ $name }”.

# Het spel in drie plaatjes

carcassonne-strip-lay = Leg een tegel zo dat alle randen doorlopen.
carcassonne-strip-set = Zet er een figuur op, als je wilt.
carcassonne-strip-score = Wat af is levert punten op, en de figuren komen terug.

# Zo speel je, in een minuut

carcassonne-scene-edges = Leg een tegel
carcassonne-scene-edges-text = Trek een tegel en leg hem aan een andere. Elke rand moet doorlopen: weg aan weg, stad aan stad, weide aan weide. Hier doet hij dat niet, dus wordt de tegel gedraaid.
carcassonne-scene-figure = Zet een figuur
carcassonne-scene-figure-text = Op de nieuwe tegel mag je een figuur zetten: op een weg, in een stad, op een weide of een klooster. Niet waar al iemand staat, hoe ver weg ook.
carcassonne-scene-city = Bouw af en tel
carcassonne-scene-city-text = Een stad met gesloten muur brengt 2 punten per tegel en wapen, een weg met twee einden 1 per tegel. De figuren komen terug.
carcassonne-scene-monastery = Vul het land eromheen
carcassonne-scene-monastery-text = Een klooster met alle acht tegels eromheen brengt 9 punten.
carcassonne-scene-field = Boeren wachten
carcassonne-scene-field-text = Een boer blijft tot het einde. Dan brengt zijn weide 3 punten voor elke afgebouwde stad waaraan ze grenst.
carcassonne-scene-surveyors = De landmeters komen langs
carcassonne-scene-surveyors-text = Eén tellingtegel geldt voor steden, één voor wegen, één voor kloosters: hier maakt Rijkdom van 4 punten 7. Na een beurt waarin iets telde, wisselen alle drie. De volgende zie je vooraf.

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Iedereen in de stad krijgt alle punten
carcassonne-effect-bad-neighborhood = Afsluitende halve cirkels tellen niet
carcassonne-effect-siege = +1 per wapen
carcassonne-effect-wealth = +3 voor het project
carcassonne-effect-poverty = −3 voor het project
carcassonne-effect-street-fair = +1 per tegel van de weg
carcassonne-effect-highway = Elke weg telt als 5 tegels
carcassonne-effect-highway-points = Elke weg is 5 punten waard
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
carcassonne-box-base = Basisspel
carcassonne-box-inns-and-cathedrals = Kathedralen & Herbergen
carcassonne-box-river-1 = De Rivier
carcassonne-box-river-1-c3 = De Rivier, derde editie
carcassonne-box-river-2 = De Rivier II
carcassonne-box-mage-and-witch = Tovenaar & Heks
carcassonne-box-besiegers = De Belegeraars
carcassonne-box-cathars-or-siege = De Katharen of Belegering
carcassonne-box-cult-6 = Ketters
carcassonne-box-german-monasteries = Kloosters in Duitsland
carcassonne-box-darmstadt = Darmstadt
carcassonne-box-abbey-and-mayor = Burgemeesters & Abdijen
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
