# Mots de la page pour Der Marsigelwettkampf seul. Les phrases sur les règles viennent du jeu lui-même.

marsigel-about = { $variant ->
    [nest] Le nid gagne
   *[tree] L’arbre gagne
}{ $third ->
    [on] {", "}égalité à la troisième répétition{ $cap ->
        [0] {""}
       *[other] {" "}ou après { $cap } tours chacun
    }
   *[off] { $cap ->
        [0] {""}
       *[other] {", "}égalité après { $cap } tours chacun
    }
}
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
marsigel-closed = { $space } : vide, elle disparaît. Ses voisines se touchent désormais.
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
marsigel-keys = Les flèches gauche et droite suivent le cercle, haut et bas parcourent une pile. Entrée prend et pose une pièce, Échap la lâche, I montre toute la pile.
marsigel-more = { $count ->
    [one] Encore { $count } case
   *[other] Encore { $count } cases
}
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
marsigel-passes = passe
marsigel-leaves = { $who } quitte la partie
marsigel-won = { $who } gagne
marsigel-pick = Choisissez un coup
marsigel-confirm = Jouer ce coup
marsigel-confirm-pass = Passer
marsigel-confirm-end = Finir le tour
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
marsigel-set-keys = Sur le plateau : les flèches se déplacent, Entrée prend et pose une pièce, N lui donne sa propre case, + et − déplacent sa case. À la souris, l’autre bouton lui donne sa propre case.
marsigel-wrong-form = Une position, c’est le cercle, le joueur au trait et les points, comme a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = « { $word } » n’est pas une pile. Écrivez ses pièces de bas en haut, comme b3a2.
marsigel-wrong-players = On joue de { $least } à { $most }.
marsigel-wrong-count = { $count ->
    [0] Il manque { $piece }.
   *[other] { $piece } y est { $count } fois.
}
marsigel-wrong-mover = Le joueur au trait se note par une lettre de a à { $last }.
marsigel-wrong-points = Il peut rester de 0 à 6 points, pas { $points }.
marsigel-wrong-word = Une position ne dit pas « { $word } ».
marsigel-wrong-turn = Ce qui suit le cercle se contredit : un tour où l’on a déplacé une pièce a un lancer et aucune passe avant lui, un tour sans déplacement a des points, et qui a abandonné n’a pas le trait.
marsigel-wrong-size = { $piece } ne peut pas reposer sur { $onto }.
marsigel-odds-title = Probabilités
marsigel-odds-of = Pour { $who }, si les deux jouent parfaitement
marsigel-odds = { $win } victoire, { $draw } égalité, { $lose } défaite
marsigel-odds-before = Avant le lancer
marsigel-odds-now = Avec ces points
marsigel-odds-roll = Après un { $pips } au dé
marsigel-odds-what-if = Et si le dé montre
marsigel-odds-ends = Façons de finir le tour, la meilleure d’abord : victoire, égalité, défaite
marsigel-odds-all = Montrer les { $count } fins
marsigel-odds-few = Seulement les meilleures
marsigel-threats-title = Qui pourrait gagner à son prochain tour, et avec quel lancer, si rien ne change
marsigel-threat = { $who } gagne avec { $rolls }
marsigel-threats-none = { $others ->
    [0] Personne ne pourrait gagner au prochain tour.
   *[other] Personne d’autre ne pourrait gagner au prochain tour.
}
