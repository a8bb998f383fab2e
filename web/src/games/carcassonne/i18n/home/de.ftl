# Wörter der Seite für den Tisch von Carcassonne. Was die Regeln sagen, kommt vom Spiel selbst.

carcassonne-strip-lay = Lege ein Plättchen so an, dass alle Kanten weitergehen.
carcassonne-strip-set = Setze eine Figur darauf, wenn du willst.
carcassonne-strip-score = Was fertig ist, bringt Punkte, und die Figuren kommen zurück.
carcassonne-scene-edges = Ein Plättchen anlegen
carcassonne-scene-edges-text = Zieh ein Plättchen und leg es an ein anderes an. Jede Kante muss weitergehen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Hier tut sie es nicht, also wird gedreht.
carcassonne-scene-figure = Eine Figur setzen
carcassonne-scene-figure-text = Auf das neue Plättchen darfst du eine Figur setzen: auf eine Straße, in eine Stadt, auf eine Wiese oder ein Kloster. Nicht dort, wo schon jemand steht, wie weit entfernt auch immer.
carcassonne-scene-city = Fertigstellen und werten
carcassonne-scene-city-text = Eine Stadt mit geschlossener Mauer bringt 2 Punkte je Plättchen und Wappen, eine Straße mit zwei Enden 1 je Plättchen. Die Figuren kommen zurück.
carcassonne-scene-monastery = Das Land ringsum füllen
carcassonne-scene-monastery-text = Ein Kloster mit allen acht Plättchen ringsum bringt 9 Punkte.
carcassonne-scene-field = Bauern warten
carcassonne-scene-field-text = Ein Bauer bleibt bis zum Ende. Dann bringt seine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt.
carcassonne-scene-surveyors = Die Landvermesser kommen
carcassonne-scene-surveyors-text = Ein Wertungsplättchen gilt für Städte, eines für Straßen, eines für Klöster: Hier macht Reichtum aus 4 Punkten 7. Nach einem Zug, in dem etwas gewertet wurde, wechseln alle drei. Die nächsten sieht man vorher.
