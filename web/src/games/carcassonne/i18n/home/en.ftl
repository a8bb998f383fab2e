# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-strip-lay = Lay a tile so that all its edges go on.
carcassonne-strip-set = Set a figure on it, if you like.
carcassonne-strip-score = What is complete scores, and its figures come home.
carcassonne-scene-edges = Lay a tile
carcassonne-scene-edges-text = Draw a tile and lay it beside another. Every edge must go on: road to road, city to city, field to field. Here it does not, so the tile is turned.
carcassonne-scene-figure = Set a figure
carcassonne-scene-figure-text = You may set a figure on the tile just laid: on a road, in a city, on a field or a monastery. Not where somebody already stands, however far away.
carcassonne-scene-city = Complete and score
carcassonne-scene-city-text = A city with its walls closed brings 2 points for each tile and coat of arms, a road that is closed at both ends 1 for each tile. The figures come home.
carcassonne-scene-monastery = Fill the land around
carcassonne-scene-monastery-text = A monastery with all eight tiles around it brings 9 points.
carcassonne-scene-field = Farmers wait
carcassonne-scene-field-text = A farmer stays until the end. Then his field brings 3 points for each completed city that it touches.
carcassonne-scene-surveyors = Surveyors come by
carcassonne-scene-surveyors-text = One scoring tile holds for cities, one for roads, one for monasteries: here Wealth makes 7 of 4. After a turn in which something scored, all three change. The next ones are seen before.
