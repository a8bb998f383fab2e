# Woorden van de pagina voor de tafel van Carcassonne. Wat de regels zeggen, komt van het spel zelf.

carcassonne-strip-lay = Leg een tegel zo dat alle randen doorlopen.
carcassonne-strip-set = Zet er een figuur op, als je wilt.
carcassonne-strip-score = Wat af is levert punten op, en de figuren komen terug.
carcassonne-scene-edges = Leg een tegel
carcassonne-scene-edges-text = Trek een tegel en leg hem aan een andere. Elke rand moet doorlopen: weg aan weg, stad aan stad, weide aan weide. Dat doet hij hier niet, dus wordt de tegel gedraaid.
carcassonne-scene-figure = Zet een figuur
carcassonne-scene-figure-text = Op de nieuwe tegel mag je een figuur zetten: op een weg, in een stad, op een weide of een klooster. Niet waar al iemand staat, hoe ver weg ook.
carcassonne-scene-city = Bouw af en tel
carcassonne-scene-city-text = Een stad met gesloten muur levert 2 punten per tegel en wapen op, een aan beide kanten afgesloten weg 1 per tegel. De figuren komen terug.
carcassonne-scene-monastery = Vul het land eromheen
carcassonne-scene-monastery-text = Een klooster met alle acht tegels eromheen levert 9 punten op.
carcassonne-scene-field = Boeren wachten
carcassonne-scene-field-text = Een boer blijft tot het einde. Dan levert zijn weide 3 punten op voor elke afgebouwde stad die eraan grenst.
carcassonne-scene-surveyors = De landmeters komen langs
carcassonne-scene-surveyors-text = Eén tellingtegel geldt voor steden, één voor wegen, één voor kloosters: hier maakt Rijkdom van 4 punten 7. Na een beurt waarin iets geteld is, wisselen ze alle drie. De volgende zie je vooraf.
