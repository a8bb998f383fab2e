# Les mots de la page pour la table de Carcassonne. Ce que disent les règles vient du jeu lui-même.

carcassonne-about = { $farmers ->
    [off] { $with }, sans paysans
   *[on] { $with }, avec paysans
}
carcassonne-with-none = jeu de base
carcassonne-with-surveyors = Les Géomètres
carcassonne-with-inns = Auberges et Cathédrales
carcassonne-with-abbot = l’abbé
carcassonne-with-river = La Rivière
carcassonne-side-n = nord
carcassonne-side-e = est
carcassonne-side-s = sud
carcassonne-side-w = ouest
carcassonne-segment = { $feature } ({ $sides })
carcassonne-shield = avec blason
carcassonne-mark-inn = avec auberge
carcassonne-mark-cathedral = avec cathédrale
carcassonne-farmhouse = ferme
carcassonne-stands = { $who } : { $figure } ({ $feature })
carcassonne-owns = { $who } : { $figure }
carcassonne-empty = { $cell }, vide
carcassonne-fits = { $cell }, vide. La tuile convient.
carcassonne-fits-turned = { $cell }, vide. La tuile convient une fois tournée.
carcassonne-fits-not = { $cell }, vide. La tuile ne convient pas.
carcassonne-keys = Les flèches vont de tuile en tuile. Entrée montre la tuile sur une case vide et l’y place à la seconde pression, R la tourne, Échap la reprend. Sur une tuile posée, Entrée décrit ses zones. F teinte les prés, plus et moins changent la taille, 0 montre tout le terrain.
carcassonne-place-open = { $place } : libre ({ $figure })
carcassonne-place-closed = { $place } : fermé ({ $figure })
carcassonne-nobody = personne
carcassonne-worth-now = Complétée maintenant : { $points } ({ $who })
carcassonne-worth-next = Avec la tuile Évaluation suivante : { $points } ({ $who })
carcassonne-worth-end = En fin de partie : { $points } ({ $who })
carcassonne-field-of = Pré, { $cities ->
    [one] { $cities } ville complétée
   *[other] { $cities } villes complétées
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $done ->
    [yes] , zone complétée
   *[no] {""}
}
carcassonne-told-laid = { $who } place une tuile en { $cell } : { $tile }
carcassonne-told-put = { $who } pose une figurine : { $figure } ({ $feature })
carcassonne-told-skipped = { $who } ne pose pas de figurine
carcassonne-told-drawn = { $who } pioche une tuile : { $tile }
carcassonne-turn = Tourner
carcassonne-lay = Placer ici
carcassonne-map = Carte
carcassonne-larger = Agrandir
carcassonne-smaller = Réduire
carcassonne-whole = Montrer tout le terrain
carcassonne-fields = Prés
carcassonne-left = Tuiles restantes
carcassonne-left-count = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
carcassonne-close = Fermer
carcassonne-in-hand = Dans votre main
carcassonne-in-hand-of = { $who } place sa tuile
carcassonne-more = { $count ->
    [0] La pioche est vide.
   *[other] Encore { $count } dans la pioche.
}
carcassonne-spots = { $spots ->
    [0] Aucun emplacement dans ce sens.
    [one] { $spots } emplacement dans ce sens.
   *[other] { $spots } emplacements dans ce sens.
}
carcassonne-set = Poser une figurine ?
carcassonne-set-none = Aucune figurine à poser
carcassonne-sets = { $who } peut poser une figurine
carcassonne-figures = { $count ->
    [0] Toutes vos figurines sont posées.
    [one] Encore { $count } figurine
   *[other] Encore { $count } figurines
}
carcassonne-kind = Quelle figurine
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Poser
carcassonne-skip = Aucune
carcassonne-end = Finir le tour
carcassonne-back = { $points ->
    [one] Reprendre l’abbé pour { $points } point
   *[other] Reprendre l’abbé pour { $points } points
}
carcassonne-abbot-back = abbé repris
carcassonne-figures-left = reste { $normal }
carcassonne-name-skip = aucune figurine
carcassonne-name-back = reprendre l’abbé
carcassonne-name-lay = placer en { $cell }
carcassonne-name-put = { $figure } ({ $feature })
carcassonne-prompt-place = { $who } place la tuile
carcassonne-prompt-figure = { $who } peut poser une figurine
carcassonne-scoring = Tuiles Évaluation actives
carcassonne-stack-city = Villes
carcassonne-stack-road = Routes
carcassonne-stack-monastery = Abbayes
carcassonne-then = puis { $name }
carcassonne-per-city = par ville
carcassonne-per-road = par route
carcassonne-per-monastery = par abbaye
carcassonne-does-citizens-jury = tous les présents marquent
carcassonne-does-bad-neighborhood = pour chaque demi-cercle
carcassonne-does-siege = par blason
carcassonne-does-street-fair = par tuile
carcassonne-does-highway-tiles = tuiles, longue ou courte
carcassonne-does-highway-points = points, longue ou courte
carcassonne-does-peasant-uprising = par ferme
carcassonne-does-hermit-monastery = par tuile avec ville
carcassonne-does-pilgrimage-route = par tuile avec route
carcassonne-sum-place = { $spots ->
    [one] { $who } place la tuile. { $spots } emplacement possible.
   *[other] { $who } place la tuile. { $spots } emplacements possibles.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Une tuile posée
   *[other] { $tiles } tuiles posées
}, { $left ->
    [one] il en reste une.
   *[other] il en reste { $left }.
}
carcassonne-set-keys = Sur la carte : les flèches se déplacent, Entrée place la tuile ou pose la figurine, une seconde pression la tourne ou la fait passer à la place suivante ; R tourne la tuile d’avance, X l’enlève. À la souris, l’autre bouton l’enlève.
carcassonne-set-tiles = Placer
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Enlever
carcassonne-set-figures = Poser
carcassonne-set-hand = Tuile en main
carcassonne-set-drawn = à piocher
carcassonne-set-scores = Points
carcassonne-set-active-city = Active pour les villes
carcassonne-set-active-road = Active pour les routes
carcassonne-set-active-monastery = Active pour les abbayes
carcassonne-set-next = puis
carcassonne-set-anew = Recommencer
carcassonne-wrong-form = Une position de Carcassonne est un objet JSON avec options, board, left, scores et le reste, comme cette page l’écrit.
carcassonne-wrong-tile = Il n’y a pas de tuile « { $name } ».
