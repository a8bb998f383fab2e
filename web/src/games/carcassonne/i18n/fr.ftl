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
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = J
carcassonne-letter-black = N
carcassonne-letter-green = V
carcassonne-letter-pink = O
carcassonne-side-n = nord
carcassonne-side-e = est
carcassonne-side-s = sud
carcassonne-side-w = ouest
carcassonne-segment = { $feature } ({ $sides })
carcassonne-shield = avec blason
carcassonne-mark-inn = avec auberge
carcassonne-mark-cathedral = avec cathédrale
carcassonne-farmhouse = ferme
carcassonne-stands = { $who } : { $figure } ({ $feature })
carcassonne-owns = { $who } : { $figure }
carcassonne-empty = { $cell }, vide
carcassonne-fits = { $cell }, vide. La tuile va.
carcassonne-fits-turned = { $cell }, vide. La tuile va une fois tournée.
carcassonne-fits-not = { $cell }, vide. La tuile ne va pas.
carcassonne-keys = Les flèches vont de tuile en tuile. Entrée montre la tuile sur une case vide et la place la seconde fois, R la tourne, Échap la reprend. Sur une tuile posée, Entrée parle de ses zones. F teinte les prés, plus et moins changent la taille, 0 montre tout le terrain.
carcassonne-place-open = { $place } : libre ({ $figure })
carcassonne-place-closed = { $place } : fermé ({ $figure })
carcassonne-nobody = personne
carcassonne-worth-now = Terminé maintenant : { $points } ({ $who })
carcassonne-worth-next = Sous la tuile Évaluation suivante : { $points } ({ $who })
carcassonne-worth-end = En fin de partie : { $points } ({ $who })
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
carcassonne-told-laid = { $who } place une tuile en { $cell } : { $tile }
carcassonne-told-put = { $who } pose une figurine : { $figure } ({ $feature })
carcassonne-told-skipped = { $who } ne pose pas de figurine
carcassonne-told-drawn = { $who } pioche une tuile : { $tile }
carcassonne-told-scored = { $who }. { $what }
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
    [0] Le sac est vide.
   *[other] Encore { $count } dans le sac.
}
carcassonne-spots = { $spots ->
    [0] Aucune place dans ce sens.
    [one] { $spots } place dans ce sens.
   *[other] { $spots } places dans ce sens.
}
carcassonne-set = Poser une figurine ?
carcassonne-set-none = Aucune figurine à poser
carcassonne-sets = { $who } peut poser une figurine
carcassonne-figures = { $count ->
    [0] Toutes vos figurines sont dehors.
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
carcassonne-does-highway-tiles = tuiles, quelle que soit la longueur
carcassonne-does-highway-points = points, quelle que soit la longueur
carcassonne-does-peasant-uprising = par ferme
carcassonne-does-hermit-monastery = par tuile avec ville
carcassonne-does-pilgrimage-route = par tuile avec route
carcassonne-sum-place = { $spots ->
    [one] { $who } place la tuile. { $spots } place est libre.
   *[other] { $who } place la tuile. { $spots } places sont libres.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Une tuile posée
   *[other] { $tiles } tuiles posées
}, { $left ->
    [one] une reste.
   *[other] { $left } restent.
}
carcassonne-set-keys = Sur la carte : les flèches déplacent, Entrée place la tuile ou pose la figurine, encore une fois la tourne ou la fait avancer ; R tourne la tuile d’avance, X l’enlève. À la souris, l’autre bouton enlève.
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
carcassonne-wrong-tile = Il n’y a pas de tuile « { $name } ».

# Le jeu en trois images

carcassonne-strip-lay = Posez une tuile dont tous les bords se prolongent.
carcassonne-strip-set = Posez-y une figurine, si vous le souhaitez.
carcassonne-strip-score = Ce qui est complet rapporte des points, et les figurines reviennent.

# Jouer en une minute

carcassonne-scene-edges = Placer une tuile
carcassonne-scene-edges-text = Piochez une tuile et placez-la contre une autre. Chaque bord doit continuer : route sur route, ville sur ville, pré sur pré. Ici ce n’est pas le cas, on tourne donc la tuile.
carcassonne-scene-figure = Poser une figurine
carcassonne-scene-figure-text = Vous pouvez poser une figurine sur la nouvelle tuile : sur une route, dans une ville, sur un pré ou une abbaye. Pas là où quelqu’un se trouve déjà, si loin soit-il.
carcassonne-scene-city = Compléter et marquer
carcassonne-scene-city-text = Une ville aux murs fermés rapporte 2 points par tuile et par blason, une route à deux bouts 1 par tuile. Les figurines reviennent.
carcassonne-scene-monastery = Remplir le pays autour
carcassonne-scene-monastery-text = Une abbaye entourée de ses huit tuiles rapporte 9 points.
carcassonne-scene-field = Les paysans attendent
carcassonne-scene-field-text = Un paysan reste jusqu’à la fin. Alors son pré rapporte 3 points par ville complétée qu’il touche.
carcassonne-scene-surveyors = Les géomètres passent
carcassonne-scene-surveyors-text = Une tuile Évaluation vaut pour les villes, une pour les routes, une pour les abbayes : ici, Richesse fait 7 points de 4. Après un tour où quelque chose a été évalué, toutes trois changent. On voit d’avance les suivantes.

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Tous ceux qui sont dans la ville marquent tout
carcassonne-effect-bad-neighborhood = Les sections de fermeture ne comptent pas
carcassonne-effect-siege = +1 par blason
carcassonne-effect-wealth = +3 pour la zone
carcassonne-effect-poverty = −3 pour la zone
carcassonne-effect-street-fair = +1 par tuile de la route
carcassonne-effect-highway = Toute route compte comme 5 tuiles
carcassonne-effect-highway-points = Toute route vaut 5 points
carcassonne-effect-peasant-uprising = −1 par tuile avec une ferme
carcassonne-effect-hermit-monastery = −1 par tuile avec une ville, parmi les 9
carcassonne-effect-pilgrimage-route = +1 par tuile avec une route, parmi les 9
carcassonne-pile-city = Pile des villes
carcassonne-pile-road = Pile des routes
carcassonne-pile-monastery = Pile des abbayes
carcassonne-next = Ensuite
carcassonne-score-city = Évaluer une ville
carcassonne-score-road = Évaluer une route
carcassonne-score-monastery = Évaluer une abbaye
carcassonne-active-which = Quelle tuile est active ?
carcassonne-next-which = Quelle tuile est maintenant au-dessus de la pile ?
carcassonne-correct = Corriger
carcassonne-evening-line = Les trois piles, les points d’une zone et le score du moment, pour une table avec de vraies tuiles.
carcassonne-names = Noms
carcassonne-names-twins = Deux joueurs ont le même nom. Changez l’un des deux.
carcassonne-tiles = Tuiles Évaluation
carcassonne-tiles-phone = Le téléphone mélange
carcassonne-tiles-printed = Des tuiles imprimées sont sur la table
carcassonne-tiles-phone-text = Rien à imprimer : cette page remplace les tuiles.
carcassonne-tiles-printed-text = Indiquez les tuiles à mesure qu’elles apparaissent. Après un tour complet, la page connaît l’ordre.
carcassonne-over-scored = Évalué : tourner les piles
carcassonne-over-turn = Tour fini : tourner les piles
carcassonne-over-stay = Tour fini : les piles restent
carcassonne-turned = { $times ->
    [0] Les piles n’ont pas encore tourné.
   *[other] Les piles ont tourné { $times } fois.
}
carcassonne-last-tile = La dernière tuile est posée : évaluation finale
carcassonne-ended = Évaluation finale : les tuiles Évaluation n’y jouent aucun rôle.
carcassonne-anew = Recommencer
carcassonne-anew-sure = Abandonner cette partie ? Touchez encore
carcassonne-sheet = Score
carcassonne-sheet-none = Rien n’est encore noté. Touchez un joueur pour noter des points à la main.
carcassonne-went-turned = Les piles ont tourné
carcassonne-went-stayed = Tour fini, les piles sont restées
carcassonne-went-ended = Évaluation finale
carcassonne-act-under = { $kind }, { $tile }
carcassonne-by-hand = À la main
carcassonne-total = { $who } : { $points }. Noter des points
carcassonne-hand-points = Points pour { $who }, aussi sous zéro
carcassonne-write-down = Noter
carcassonne-desk-line = Décrivez une zone et voyez ce qu’elle rapporte à qui, ligne par ligne, chacune avec sa règle. L’ordre est celui de la source.
carcassonne-desk-what = Qu’évalue-t-on ?
carcassonne-desk-when = Quand ?
carcassonne-when-completed = Complétée
carcassonne-when-final = En fin de partie
carcassonne-when-early = Abbé repris tôt
carcassonne-desk-active = Tuile Évaluation active
carcassonne-no-tile = Aucune
carcassonne-desk-expansions = { $count ->
    [0] Autres extensions
   *[other] Autres extensions : { $count }
}
carcassonne-desk-points = Points
carcassonne-desk-ask = Encore à dire :
carcassonne-desk-order = L’ordre d’application
carcassonne-desk-why = Qui marque et quand, et comment tout se combine
carcassonne-desk-broken = Le lien ne décrit pas une zone que cette table sait lire. Décrivez-en une ci-dessous.
carcassonne-desk-copy = Copier un lien
carcassonne-desk-anew = Une autre zone
carcassonne-no-majority = En minorité : pas de points.
carcassonne-nobody-scores = Personne ne s’y trouve : personne ne marque.
carcassonne-no-player = Personne
carcassonne-yes = Oui
carcassonne-no = Non
carcassonne-challenge-none = Pas de défi
carcassonne-challenge-won = Gagné
carcassonne-challenge-lost = Perdu
carcassonne-ask-mage = Le mage s’y trouve-t-il ?
carcassonne-ask-witch = La sorcière s’y trouve-t-elle ?
carcassonne-ask-wide-caps = Sur combien de tuiles la ville ne touche-t-elle qu’un côté, mais est dessinée large ?
carcassonne-ask-cap-shields = Combien de blasons sont sur des sections de fermeture ?
carcassonne-ask-large = Combien d’entre elles sont de grands meeples ?
carcassonne-of-player = { $what } { $who }
carcassonne-one-less = Un de moins : { $what }
carcassonne-one-more = Un de plus : { $what }
carcassonne-wrong-part = Cela ne va pas : « { $part } » a un nombre plus grand que « { $whole } ».
carcassonne-wrong-among = { $who } a plus de grands meeples et de maires que de figurines en tout.
carcassonne-wrong = La table d’évaluation ne peut pas lire { $key }.
carcassonne-readings = Éditions et lectures
carcassonne-expansion-inns-and-cathedrals = Auberges et Cathédrales
carcassonne-expansion-mage-and-witch = Mage et Sorcière
carcassonne-expansion-little-buildings = Petits bâtiments
carcassonne-expansion-markets-of-leipzig = Les Marchés de Leipzig
carcassonne-expansion-german-cathedrals = Cathédrales d’Allemagne
carcassonne-expansion-besiegers = Les Assiégeants
carcassonne-expansion-cathars = Les Cathares
carcassonne-expansion-siege = Siège
carcassonne-expansion-abbey-and-mayor = Maires et Monastères
carcassonne-expansion-shrines = Lieux de culte
carcassonne-expansion-special-monasteries = Abbayes d’Allemagne, des Pays-Bas et de Belgique, du Japon
carcassonne-expansion-darmstadt = Darmstadt
carcassonne-expansion-abbot = Abbé et jardins
carcassonne-print-title = Les douze tuiles Évaluation
carcassonne-print-line = Dans notre propre dessin, 55 mm de côté, avec des dos qui tombent sur les faces quand la feuille se retourne par son bord long.
carcassonne-print-paper = Papier
carcassonne-print-how = Imprimez à 100 %, sans marges de l’imprimante, des deux côtés d’un papier épais retourné par le bord long, puis coupez selon les repères. « Enregistrer en PDF » dans la même fenêtre donne un fichier aux mesures exactes.
carcassonne-print-original = Les tuiles de l’éditeur sont à la dernière page de ses règles ; la page de notre source y renvoie, en anglais et en allemand.
carcassonne-print-ruler = { $mm } mm
carcassonne-side-faces = Faces
carcassonne-side-backs = Dos
carcassonne-guide-line = Trois tuiles Évaluation demandent ce qui est imprimé sur une tuile. Voici celles qui l’ont, et à quel point c’est sûr.
carcassonne-guide-edition = Édition
carcassonne-edition-third = Troisième, dès 2020
carcassonne-edition-second = Deuxième, dès 2014
carcassonne-edition-first = Première
carcassonne-guide-set = Boîte
carcassonne-box-base = Jeu de base
carcassonne-box-inns-and-cathedrals = Auberges et Cathédrales
carcassonne-box-river-1 = La Rivière
carcassonne-box-river-1-c3 = La Rivière, troisième édition
carcassonne-box-river-2 = La Rivière II
carcassonne-box-mage-and-witch = Mage et Sorcière
carcassonne-box-besiegers = Les Assiégeants
carcassonne-box-cathars-or-siege = Les Cathares ou Siège
carcassonne-box-cult-6 = Les Cultes
carcassonne-box-german-monasteries = Abbayes d’Allemagne
carcassonne-box-darmstadt = Darmstadt
carcassonne-box-abbey-and-mayor = Maires et Monastères
carcassonne-part-farmhouse = Fermes
carcassonne-part-shed = Remises, qui ne comptent pas
carcassonne-part-cap = Demi-cercles qui ferment une ville
carcassonne-part-wide = Dessinées larges : fermeture ou non ?
carcassonne-guide-tile = Tuile { $face }
carcassonne-guide-count = { $count } sur { $of }
carcassonne-guide-road = avec une route : coûte un point
carcassonne-guide-no-road = sans route : sans effet
carcassonne-guide-none = Aucune tuile de cette boîte n’en a.
carcassonne-sure-sure = Sûr.
carcassonne-sure-sure-text = Les formes concordent dans deux catalogues de tuiles, et des parties enregistrées ont été rejouées dessus.
carcassonne-sure-list = Assez sûr.
carcassonne-sure-list-text = D’après une seule liste de tuiles de la troisième édition, dont les totaux concordent avec un autre décompte.
carcassonne-sure-inferred = Déduit.
carcassonne-sure-inferred-text = Repris de la troisième édition, qui a les mêmes motifs et totaux. Regardez vos tuiles.
carcassonne-sure-unknown = Inconnu.
carcassonne-sure-unknown-text = Aucune liste de ces tuiles n’a été trouvée. Regardez vos tuiles et mettez-vous d’accord.
carcassonne-sure-open = Ouvert.
carcassonne-sure-open-text = Elles ne touchent qu’un côté, et les sources ne disent pas si ce sont des fermetures. Notre lecture : non.
carcassonne-guide-source = Formes d’après les définitions de tuiles de JCloisterZone, fermes et remises d’après CarcassonneTileCounter, vérifiées avec des décomptes de Wikicarpedia ; dessins de nous. L’emplacement d’une ferme sur la tuile n’est pas connu : nos dessins le choisissent.
