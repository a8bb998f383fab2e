# Les mots de la page pour la table de Carcassonne. Ce que disent les règles vient du jeu lui-même.

carcassonne-strip-lay = Posez une tuile dont tous les bords se prolongent.
carcassonne-strip-set = Posez-y une figurine, si vous le souhaitez.
carcassonne-strip-score = Ce qui est complet rapporte des points, et les figurines reviennent.
carcassonne-scene-edges = Placer une tuile
carcassonne-scene-edges-text = Piochez une tuile et placez-la contre une autre. Chaque bord doit continuer : route sur route, ville sur ville, pré sur pré. Ici ce n’est pas le cas, on tourne donc la tuile.
carcassonne-scene-figure = Poser une figurine
carcassonne-scene-figure-text = Vous pouvez poser une figurine sur la nouvelle tuile : sur une route, dans une ville, sur un pré ou une abbaye. Pas là où quelqu’un se trouve déjà, si loin soit-il.
carcassonne-scene-city = Compléter et marquer
carcassonne-scene-city-text = Une ville aux murs fermés rapporte 2 points par tuile et par blason, une route à deux bouts 1 par tuile. Les figurines reviennent.
carcassonne-scene-monastery = Remplir le pays autour
carcassonne-scene-monastery-text = Une abbaye entourée de ses huit tuiles rapporte 9 points.
carcassonne-scene-field = Les paysans attendent
carcassonne-scene-field-text = Un paysan reste jusqu’à la fin. Alors son pré rapporte 3 points par ville complétée qu’il touche.
carcassonne-scene-surveyors = Les géomètres passent
carcassonne-scene-surveyors-text = Une tuile Évaluation vaut pour les villes, une pour les routes, une pour les abbayes : ici, Richesse fait 7 points de 4. Après un tour où quelque chose a été évalué, toutes trois changent. On voit d’avance les suivantes.
