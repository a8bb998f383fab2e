# Mots de la page pour Der Marsigelwettkampf seul. Les phrases sur les règles viennent du jeu lui-même.

marsigel-about = { $variant ->
    [nest] Le nid gagne
   *[tree] L’arbre gagne
}
marsigel-letter-red = R
marsigel-letter-yellow = J
marsigel-letter-green = V
marsigel-letter-blue = B
marsigel-letter-black = N
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = T
marsigel-letter-white = L
marsigel-letter-pink = S
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-seat-colour = { $who } : { $colour }
marsigel-seat-choose = { $who } : choisir une couleur
marsigel-swap = { $colour }, échange avec : { $who }
marsigel-piece = { $size ->
    [queen] reine { $whose }
    [drone] faux-bourdon { $whose }
   *[pawn] pion { $whose }
}
marsigel-space = { $size ->
    [queen] Case de la reine { $whose }
    [drone] Case du faux-bourdon { $whose }
   *[pawn] Case du pion { $whose }
}
marsigel-closed = { $space } : vide, elle disparaît. Ses voisines se touchent désormais.
marsigel-alone = aucune autre pièce
marsigel-stack = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}, { $top } au sommet
marsigel-lands = se pose ici pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, reste { $left }
marsigel-too-far = trop loin, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
marsigel-too-small = { $variant ->
    [nest] taille excessive pour s’y poser
   *[tree] taille insuffisante pour s’y poser
}
marsigel-level = { $level } sur { $count } depuis le bas
marsigel-piece-hand = en main
marsigel-piece-free = peut se déplacer
marsigel-piece-held = sous une de vos pièces
marsigel-piece-stuck = aucun coup pour ces points
marsigel-keys = Les flèches gauche et droite suivent l’anneau, haut et bas parcourent une pile. Entrée prend et pose une pièce, Échap la lâche, I montre toute la pile.
marsigel-more = { $count ->
    [one] Encore { $count } case
   *[other] Encore { $count } cases
}
marsigel-rolled = { $who } : { $pips } au dé
marsigel-points = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
marsigel-spent = dépensé { $spent }, reste { $left }
marsigel-costs = coûte { $cost }, reste { $left }
marsigel-end = { $points ->
    [0] Finir le tour
    [one] Finir le tour, perdre { $points } point
   *[other] Finir le tour, perdre { $points } points
}
marsigel-pass = Passer ({ $pass } sur { $needed } de suite)
marsigel-passes = passe
marsigel-leaves = { $who } abandonne
marsigel-won = { $who } gagne
marsigel-drawn = Égalité
marsigel-pick = Choisissez une pièce
marsigel-confirm = Jouer ce coup
marsigel-confirm-pass = Passer
marsigel-confirm-end = Finir le tour
marsigel-scene-points = Le dé remplit la bourse
marsigel-scene-points-text = Chaque case coûte à une pièce ses pips : 3 pour une reine, 2 pour un faux-bourdon, 1 pour un pion. Répartissez le jet entre vos pièces, dans un sens ou dans l’autre.
marsigel-scene-landing = Se poser sur sa taille ou plus grand
marsigel-scene-landing-text = Un coup finit au sommet d’une autre pile, sur une pièce au moins aussi grande. Ce qui se trouve en chemin ne compte pas.
marsigel-scene-carry = Porter et se faire porter
marsigel-scene-carry-text = Une pièce emporte gratuitement tout ce qu’elle porte. De vos pièces dans une pile, seule la plus haute peut bouger.
marsigel-scene-closing = L’anneau se resserre
marsigel-scene-closing-text = Une case vide disparaît aussitôt. Ici, le chemin du pion vers sa reine est plus court d’une case.
marsigel-scene-tree = Un arbre gagne
marsigel-scene-tree-text = Votre reine, votre faux-bourdon juste dessus, votre pion juste dessus : vous gagnez aussitôt. Peu importe ce qu’il y a dessous et au-dessus.
marsigel-scene-lock = S’asseoir sur un rival
marsigel-scene-lock-text = Une pièce étrangère au milieu gâche l’arbre, et seul son propriétaire peut l’enlever. Si tous passent à la suite, c’est l’égalité.
marsigel-strip-points = Chaque case coûte les pips de la pièce.
marsigel-strip-closing = Les cases vides disparaissent.
marsigel-strip-tree = Reine, faux-bourdon, pion : l’arbre gagne.
marsigel-sum = { $moves ->
    [-1] À { $who } de jouer, reste { $points }
    [0] À { $who } de jouer, reste { $points }. Aucun coup possible.
    [one] À { $who } de jouer, reste { $points }. { $moves } coup possible.
   *[other] À { $who } de jouer, reste { $points }. { $moves } coups possibles.
}
marsigel-sum-roll = À { $who } de lancer le dé
marsigel-sum-ring = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, la plus haute pile a { $tallest ->
    [one] { $tallest } pièce
   *[other] { $tallest } pièces
}.
marsigel-set-players = Joueurs
marsigel-set-points = Points restants
marsigel-set-roll = à lancer
marsigel-set-goal = Ce qui gagne
marsigel-set-tree = Arbre
marsigel-set-nest = Nid
marsigel-set-none = Prenez une pièce, puis choisissez où la poser.
marsigel-set-alone = Sur une case à elle
marsigel-set-on = Avancer sa case
marsigel-set-back = Reculer sa case
marsigel-set-anew = Tout remettre en place
marsigel-set-keys = Sur le plateau : les flèches se déplacent, Entrée prend et pose une pièce, N lui donne sa propre case, + et − déplacent sa case. À la souris, l’autre bouton lui donne sa propre case.
marsigel-wrong-form = Une position, c’est l’anneau, le trait et les points, comme a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = « { $word } » n’est pas une pile. Écrivez ses pièces de bas en haut, comme b3a2.
marsigel-wrong-players = On joue de { $least } à { $most }.
marsigel-wrong-count = { $count ->
    [0] Il manque { $piece }.
   *[other] { $piece } y est { $count } fois.
}
marsigel-wrong-mover = Le trait est une lettre de a à { $last }.
marsigel-wrong-points = Il peut rester de 0 à 6 points, pas { $points }.
marsigel-wrong-size = { $piece } ne peut pas être posée sur { $onto }.
marsigel-odds-title = Chances
marsigel-odds-of = Pour { $who }, si les deux jouent parfaitement
marsigel-odds = { $win } gain, { $draw } égalité, { $lose } perte
marsigel-odds-before = Avant le jet
marsigel-odds-now = Avec ces points
marsigel-odds-roll = Après un { $pips } au dé
marsigel-odds-what-if = Et si le dé montre
marsigel-odds-ends = Façons de finir le tour, la meilleure d’abord : gain, égalité, perte
marsigel-odds-all = Montrer les { $count } fins
marsigel-odds-few = Seulement les meilleures
marsigel-threats-title = Qui pourrait gagner à son prochain tour, et avec quel jet, si rien ne change
marsigel-threat = { $who } gagne avec { $rolls }
marsigel-threats-none = { $others ->
    [0] Personne ne pourrait gagner au prochain tour.
   *[other] Personne d’autre ne pourrait gagner au prochain tour.
}

sheet-all = Tous les nombres
turns-all-passed = Tous ont passé l’un après l’autre.
turns-number = Tour de table { $turn }
turns-roll = Lancer le dé
turns-moved = C’est joué, au suivant
turns-anew = Nouvelle partie
turns-anew-sure = Vraiment une nouvelle partie ?
turns-rolls-stay = Annuler un tour garde les lancers.
marsigel-turns-order = Ordre du tour
marsigel-sheet-line = La course des hérissons martiens en bref, de 2 à 13 joueurs, avec des pyramides et un dé
marsigel-short-goal = Soyez le premier à former un arbre de votre couleur : votre reine, votre faux-bourdon directement dessus, votre pion directement sur lui. Il peut y avoir n’importe quoi dessous et dessus.
marsigel-short-trio = Chacun prend un trio d’une couleur : une reine (grande, 3 pips), un faux-bourdon (moyen, 2) et un pion (petit, 1). Dressez les pièces en cercle comme sur le dessin, chacune sur sa case. Choisissez qui commence. On joue dans le sens contraire des aiguilles d’une montre.
marsigel-short-roll = Lancez le dé. Dépensez au plus autant de points pour vos propres pièces, en autant de déplacements que vous voulez.* Le reste est perdu.
marsigel-short-price = Une pièce paie ses pips pour chaque case parcourue, dans un sens ou dans l’autre. En chemin elle passe par-dessus n’importe quoi.*
marsigel-short-landing = Chaque déplacement finit en haut d’une autre pile, sur une pièce de même taille ou plus grande.*
marsigel-short-carry = Une pièce emporte gratuitement* ce qui est posé dessus. Si vous avez plusieurs pièces dans une pile, seule la plus haute d’entre elles peut bouger.
marsigel-short-closing = Une case vidée disparaît : ses voisines se touchent désormais.
marsigel-short-pass = Vous pouvez passer, et vous le devez si vous ne pouvez pas jouer. Si tous passent l’un après l’autre, la partie finit à égalité.
marsigel-short-end = Dès que votre arbre est formé vous gagnez, même s’il reste des points.*
marsigel-sheet-readings = Ici la page du jeu se tait, se contredit ou s’interrompt ; voici notre lecture. Toutes les raisons :
marsigel-sheet-source = D’après la page de Der Marsigelwettkampf de Sehrgut, version 1.0 de 2013, sur le Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), d’après Der Igelwettkampf de HABA. Texte et dessins de notre main.
marsigel-sheet-set-up = Mise en place
marsigel-sheet-order = Posez le cercle dans le sens contraire des aiguilles d’une montre, en partant du bas. Les couleurs se suivent dans l’ordre du tour, et les tailles : reine, faux-bourdon, pion. À 3, 6, 9 ou 12 joueurs, les tailles se décalent d’un cran à chaque tour du cercle.*
marsigel-sheet-players = { $players } joueurs
marsigel-sheet-ring = Le cercle pour { $players } joueurs, dans le sens contraire des aiguilles d’une montre depuis le bas
