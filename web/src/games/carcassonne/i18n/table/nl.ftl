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
carcassonne-keys = De pijltoetsen gaan van tegel naar tegel. Enter toont de tegel op een lege plek en legt hem de tweede keer, R draait hem, Escape laat los. Op een tegel die er ligt, noemt Enter de projecten. F kleurt de weiden, plus en min veranderen de grootte, 0 toont het hele land.
carcassonne-place-open = { $place }: open voor { $figure }
carcassonne-place-closed = { $place }: niet open voor { $figure }
carcassonne-nobody = niemand
carcassonne-worth-now = Nu afgebouwd: { $points } ({ $who })
carcassonne-worth-next = Met de volgende tellingtegel: { $points } ({ $who })
carcassonne-worth-end = Aan het eind van de partij: { $points } ({ $who })
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
carcassonne-in-hand-of = { $who } is aan het leggen
carcassonne-more = { $count ->
    [0] De stapel is leeg.
   *[other] Nog { $count } op de stapel.
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
    [0] Al je figuren zijn ingezet.
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
carcassonne-prompt-place = { $who } moet de tegel leggen
carcassonne-prompt-figure = { $who } mag een figuur zetten
carcassonne-scoring = Actieve tellingtegels
carcassonne-stack-city = Steden
carcassonne-stack-road = Wegen
carcassonne-stack-monastery = Kloosters
carcassonne-then = dan { $name }
carcassonne-per-city = per stad
carcassonne-per-road = per weg
carcassonne-per-monastery = per klooster
carcassonne-does-citizens-jury = wie er staat, krijgt punten
carcassonne-does-bad-neighborhood = voor elke halve cirkel
carcassonne-does-siege = per wapen
carcassonne-does-street-fair = per tegel
carcassonne-does-highway-tiles = tegels, hoe lang ook
carcassonne-does-highway-points = punten, hoe lang ook
carcassonne-does-peasant-uprising = per boerderij
carcassonne-does-hermit-monastery = per tegel met stad
carcassonne-does-pilgrimage-route = per tegel met weg
carcassonne-sum-place = { $spots ->
    [one] { $who } moet de tegel leggen. Er is { $spots } plek open.
   *[other] { $who } moet de tegel leggen. Er zijn { $spots } plekken open.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Er ligt één tegel
   *[other] Er liggen { $tiles } tegels
}, { $left ->
    [one] nog één te gaan.
   *[other] nog { $left } te gaan.
}
carcassonne-set-keys = Op de kaart: pijltoetsen bewegen, Enter legt de tegel of zet de figuur, nog een keer draait de tegel of zet de figuur op de volgende plek; R draait de tegel vooraf, X haalt weg. Met de muis haalt de andere knop weg.
carcassonne-set-tiles = Leggen
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Weghalen
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
