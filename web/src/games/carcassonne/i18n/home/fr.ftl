# Les mots de la page pour la table de Carcassonne. Ce que disent les règles vient du jeu lui-même.

carcassonne-strip-lay = Placez une tuile dont tous les côtés se prolongent.
carcassonne-strip-set = Posez-y une figurine, si vous le souhaitez.
carcassonne-strip-score = Une zone complétée rapporte des points, et ses figurines reviennent.
carcassonne-scene-edges = Placer une tuile
carcassonne-scene-edges-text = Piochez une tuile et placez-la contre une autre. Tous les côtés doivent se prolonger : route et route, ville et ville, pré et pré. Ici ce n’est pas le cas, on tourne donc la tuile.
carcassonne-scene-figure = Poser une figurine
carcassonne-scene-figure-text = Vous pouvez poser une figurine sur la tuile que vous venez de placer : sur une route, dans une ville, dans un pré ou sur une abbaye. Mais pas là où quelqu’un se trouve déjà, même loin.
carcassonne-scene-city = Compléter et marquer
carcassonne-scene-city-text = Une ville aux murs fermés rapporte 2 points par tuile et par blason, une route fermée aux deux bouts 1 point par tuile. Les figurines reviennent.
carcassonne-scene-monastery = Entourer une abbaye
carcassonne-scene-monastery-text = Une abbaye entourée de ses huit tuiles rapporte 9 points.
carcassonne-scene-field = Les paysans attendent
carcassonne-scene-field-text = Un paysan reste jusqu’à la fin. Son pré rapporte alors 3 points par ville complétée qu’il touche.
carcassonne-scene-surveyors = Les géomètres passent
carcassonne-scene-surveyors-text = Une tuile Évaluation vaut pour les villes, une pour les routes, une pour les abbayes : ici, avec Richesse, 4 points deviennent 7. Après un tour où quelque chose a été évalué, toutes trois changent. On voit d’avance les suivantes.
