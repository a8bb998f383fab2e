# Woorden van de pagina van Meeples Stapelen alleen. Zinnen over regels komen van het spel zelf.

meeple-stacking-scene-felt = Bouw op je vilt
meeple-stacking-scene-felt-text = Iedereen bouwt tegelijk, twee minuten lang, elk op een stuk vilt van A4-formaat. Wat over de rand steekt, telt niet.
meeple-stacking-scene-rows = Hogere rijen leveren meer op
meeple-stacking-scene-rows-text = Elke meeple levert het nummer van zijn rij op: 5, 4, 2 en 1 meeples zijn 5 + 8 + 6 + 4 = 23 punten. Een gat kan geen kwaad.
meeple-stacking-scene-standing = Alleen wat staat, telt
meeple-stacking-scene-standing-text = Een meeple mag tot 15 graden scheef staan. Ligt hij of staat hij op zijn kop, dan levert hij niets op, en wat erop staat ook niet.
meeple-stacking-scene-collapse = Als alles instort
meeple-stacking-scene-collapse-text = Er telt maar één piramide, de hoogste. Stort alles in, dan is één staande meeple nog een punt waard.
meeple-stacking-scene-hands-off = Handen weg
meeple-stacking-scene-hands-off-text = Aan het eind laat iedereen los. Wat valt voordat alles stilstaat, is gevallen.
meeple-stacking-scene-ladder = Of steeds hoger
meeple-stacking-scene-ladder-text = In de tweede variant bouw je om de beurt 45 seconden: een volle piramide op 3, dan op 4, dan op 5. Wie het niet haalt, ligt eruit, en wie overblijft, wint.
meeple-stacking-way-here = Meteen beginnen: alleen en zonder klok, of met wie hier is, om de beurt of met zijn tweeën op één plaat. Ook bots kunnen een beurt krijgen.
meeple-stacking-way-bot = Bots bouwen terwijl jij bouwt, elk op een eigen plaat.
meeple-stacking-way-invited = Je vrienden krijgen een link en bouwen terwijl jij bouwt, elk in een eigen browser.
meeple-stacking-way-open = Iedereen op deze server kan de andere plaatsen innemen en bouwt terwijl jij bouwt.
