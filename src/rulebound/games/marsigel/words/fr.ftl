# Ce que Der Marsigelwettkampf dit des coups, des passes et des résultats, et comment s’appellent ses options
# et ses bots. $colour, $onto_colour et $above_colour sont des couleurs, $size, $onto_size et $above_size des
# tailles : de la pièce qui bouge, de celle où elle doit se poser et d’une pièce qui est au-dessus.

name = Der Marsigelwettkampf
tagline = Des hérissons martiens font la course sur un cercle qui se resserre derrière eux.

colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
colour-blue = Bleu
colour-black = Noir
colour-purple = Violet
colour-orange = Orange
colour-cyan = Cyan
colour-clear = Transparent
colour-white = Blanc
colour-pink = Rose
colour-brown = Brun
colour-mint = Menthe
size-queen = reine
size-drone = faux-bourdon
size-pawn = pion

# Parties de phrases

part-who = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [black] Noir
    [purple] Violet
    [orange] Orange
    [cyan] Cyan
    [clear] Transparent
    [white] Blanc
    [pink] Rose
    [brown] Brun
   *[mint] Menthe
}
part-whose = { $colour ->
    [red] de Rouge
    [yellow] de Jaune
    [green] de Vert
    [blue] de Bleu
    [black] de Noir
    [purple] de Violet
    [orange] d’Orange
    [cyan] de Cyan
    [clear] de Transparent
    [white] de Blanc
    [pink] de Rose
    [brown] de Brun
   *[mint] de Menthe
}
part-onto-whose = { $onto_colour ->
    [red] de Rouge
    [yellow] de Jaune
    [green] de Vert
    [blue] de Bleu
    [black] de Noir
    [purple] de Violet
    [orange] d’Orange
    [cyan] de Cyan
    [clear] de Transparent
    [white] de Blanc
    [pink] de Rose
    [brown] de Brun
   *[mint] de Menthe
}
part-above-whose = { $above_colour ->
    [red] de Rouge
    [yellow] de Jaune
    [green] de Vert
    [blue] de Bleu
    [black] de Noir
    [purple] de Violet
    [orange] d’Orange
    [cyan] de Cyan
    [clear] de Transparent
    [white] de Blanc
    [pink] de Rose
    [brown] de Brun
   *[mint] de Menthe
}
part-size = { $size ->
    [queen] reine
    [drone] faux-bourdon
   *[pawn] pion
}
part-your-size = { $size ->
    [queen] Votre reine
    [drone] Votre faux-bourdon
   *[pawn] Votre pion
}
part-yours = { $size ->
    [queen] votre reine
    [drone] votre faux-bourdon
   *[pawn] votre pion
}
part-onto = { $onto_size ->
    [queen] la reine { part-onto-whose }
    [drone] le faux-bourdon { part-onto-whose }
   *[pawn] le pion { part-onto-whose }
}
part-onto-target = { $onto_size ->
    [queen] la reine { part-onto-whose }
    [drone] le faux-bourdon { part-onto-whose }
   *[pawn] le pion { part-onto-whose }
}
part-above = { $above_size ->
    [queen] la reine { part-above-whose }
    [drone] le faux-bourdon { part-above-whose }
   *[pawn] le pion { part-above-whose }
}
part-your-above = { $above_size ->
    [queen] votre reine
    [drone] votre faux-bourdon
   *[pawn] votre pion
}
part-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
part-order = { $size_1 ->
    [queen] { $size_2 ->
        [drone] reine, faux-bourdon, pion
       *[pawn] reine, pion, faux-bourdon
    }
    [drone] { $size_2 ->
        [queen] faux-bourdon, reine, pion
       *[pawn] faux-bourdon, pion, reine
    }
   *[pawn] { $size_2 ->
        [queen] pion, reine, faux-bourdon
       *[drone] pion, faux-bourdon, reine
    }
}
part-closing = { $closes ->
    [true] { " " }La case quittée disparaît.
   *[false] { "" }
}

# Options

option-variant = À former
option-variant-tree = Un arbre : une pièce se pose sur sa taille ou une plus grande
option-variant-nest = Un nid : une pièce se pose sur sa taille ou une plus petite
option-colours = Couleurs
option-colours-stashes = Dans l’ordre des boîtes
option-colours-far-apart = D’abord les plus faciles à distinguer
option-sizes = Ordre des tailles
option-sizes-queen-drone-pawn = Reine, faux-bourdon, pion
option-sizes-queen-pawn-drone = Reine, pion, faux-bourdon
option-sizes-drone-queen-pawn = Faux-bourdon, reine, pion
option-sizes-drone-pawn-queen = Faux-bourdon, pion, reine
option-sizes-pawn-queen-drone = Pion, reine, faux-bourdon
option-sizes-pawn-drone-queen = Pion, faux-bourdon, reine
option-first = Qui commence
option-first-drawn = Tiré au sort
option-first-seat-1 = Place 1
option-first-seat-2 = Place 2
option-first-seat-3 = Place 3
option-first-seat-4 = Place 4
option-first-seat-5 = Place 5
option-first-seat-6 = Place 6
option-first-seat-7 = Place 7
option-first-seat-8 = Place 8
option-first-seat-9 = Place 9
option-first-seat-10 = Place 10
option-first-seat-11 = Place 11
option-first-seat-12 = Place 12
option-first-seat-13 = Place 13
option-third-time = Égalité quand une position revient pour la troisième fois
option-third-time-false = Non
option-third-time-true = Oui
option-cap = Égalité au bout de tant de tours chacun
option-cap-0 = Sans limite
option-cap-30 = 30 tours
option-cap-60 = 60 tours
option-cap-120 = 120 tours

# Bots

bot-casual = Tranquille
bot-lively = Fougueux
bot-expert = Expert
bot-expert-more = parfait à deux
# À qui de jouer

phase-draw = Tirage du premier joueur
phase-roll = Lancer du dé
phase-move = Jouer ou passer
phase-go-on = Continuer ou finir son tour
phase-over = La partie est terminée

# Le journal

log-drawn = { part-who } commence
log-rolled = { part-who } lance le dé : { $pips }
log-moved = { part-who } : { part-size } sur { part-onto-target }, { part-spaces }, reste { $left }
log-passed = { part-who } passe, { $passes } sur { $needed }
log-turn-ended = { $lapsed ->
    [0] { part-who } a fini
    [one] { part-who } a fini, { $lapsed } point perdu
   *[other] { part-who } a fini, { $lapsed } points perdus
}
log-left = { $why ->
    [resign] { part-who } abandonne
   *[time] { part-who } n’a plus de temps
}
log-ended = { $winner ->
    [none] Égalité
   *[other] { part-who } gagne
}

# Décisions : ce qui est permis

set-up = { $shifted ->
    [true] Les couleurs se suivent dans l’ordre du jeu, et les tailles dans l’ordre { part-order }, décalé d’un cran à chaque tour du cercle.
   *[false] Les couleurs se suivent dans l’ordre du jeu, et les tailles dans l’ordre { part-order }.
}
draw-first = Le sort a désigné { part-who } pour commencer.
roll = { part-who } a lancé le dé : { $pips }.
move = { $riders ->
    [0] { part-your-size } se pose sur { part-onto-target } : { part-spaces }, { part-cost }, reste { $left }.{ part-closing }
    [one] { part-your-size } se pose sur { part-onto-target } et emporte { $riders } pièce : { part-spaces }, { part-cost }, reste { $left }.{ part-closing }
   *[other] { part-your-size } se pose sur { part-onto-target } et emporte { $riders } pièces : { part-spaces }, { part-cost }, reste { $left }.{ part-closing }
}
pass = Vous pouvez passer. Ce serait la passe { $passes } sur { $needed } de suite.
end-turn = { $points ->
    [0] Vous finissez votre tour. Tous les points sont dépensés.
    [one] Vous finissez votre tour. { $points } point est perdu.
   *[other] Vous finissez votre tour. { $points } points sont perdus.
}

# Décisions : ce qui est refusé

piece-costs = Prix d’une case ({ part-size }) : { $each ->
    [one] { $each } point
   *[other] { $each } points
}. { $ways ->
    [0] Aucun déplacement possible.
    [one] Un déplacement possible, pour { $least }.
   *[other] { $ways } déplacements possibles, le moins cher pour { $least }.
}
not-yours = Cette pièce ({ part-size }) est celle { part-whose }. Vos points ne déplacent que vos propres pièces.
same-stack = { part-your-size } est déjà dans cette pile. Un déplacement finit sur une autre pile.
onto-covered = Au sommet de cette pile se trouve { part-above }, et non { part-onto }. Les pièces se posent au sommet.
not-topmost-own = Plus haut dans cette pile se trouve { part-your-above }. Parmi vos pièces d’une même pile, seule celle du dessus peut bouger.
target-smaller = Trop petite : au sommet se trouve { part-onto }, et { part-yours } doit se poser sur sa taille ou une plus grande.
target-larger = Trop grande : au sommet se trouve { part-onto }, et { part-yours } doit se poser sur sa taille ou une plus petite.
too-costly = { $spaces ->
    [one] Trop loin : pour { part-spaces }, { part-yours } dépense { part-cost }, et vous avez { part-points }.
   *[other] Trop loin : { part-spaces } à { $each } font { part-cost }, et vous avez { part-points }.
}
no-such-piece = { $players ->
    [one] Cette pièce n’existe pas. Pour { $players } joueur il y a une reine, un faux-bourdon et un pion.
   *[other] Cette pièce n’existe pas. Chacun des { $players } joueurs a une reine, un faux-bourdon et un pion.
}
moved-already = Vous avez déjà déplacé une pièce : ce tour n’est plus une passe. Finissez-le.
pass-instead = Vous n’avez encore rien déplacé. S’arrêter maintenant, c’est passer.
starter-first = Le sort doit d’abord désigner qui commence.
roll-first = { part-who } doit d’abord lancer le dé.
not-your-turn = Ce n’est pas votre tour : c’est à { part-who } de jouer.
not-now = Ce n’est pas ce qui est demandé maintenant.
game-over = { $how ->
    [end-tree] La partie est terminée : un arbre est formé.
    [end-nest] La partie est terminée : un nid est formé.
    [end-last-one] La partie est terminée : il ne restait qu’un joueur.
    [end-all-passed] La partie est terminée : tous ont passé.
    [end-third-time] La partie est terminée : une position est revenue pour la troisième fois.
   *[end-turn-cap] La partie est terminée : le nombre de tours convenu est atteint.
}

# Décisions : ce que font les règles

turn-of = { $roll ->
    [none] C’est à { part-who } de jouer, et il faut lancer le dé.
   *[other] C’est à { part-who } de jouer, avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    } sur les { $roll } du dé.
}
roll-due = { $roll ->
    [none] { part-who } n’a pas encore lancé le dé : il faut le lancer maintenant.
   *[other] { part-who } a obtenu { $roll } et ne relance pas le dé dans ce tour. Il en reste : { part-points }.
}
wins-on = { $points ->
    [none] { $rolls ->
        [0] Dans l’état actuel du cercle, aucun lancer ne permettrait à { part-who } de gagner à son tour.
        [6] Dans l’état actuel du cercle, n’importe quel lancer permettrait à { part-who } de gagner à son tour.
        [one] Dans l’état actuel du cercle, { part-who } pourrait gagner à son tour avec { $rolls } lancer sur 6 : à partir de { $least }.
       *[other] Dans l’état actuel du cercle, { part-who } pourrait gagner à son tour avec { $rolls } lancers sur 6 : à partir de { $least }.
    }
   *[other] { $rolls ->
        [0] { part-who } ne peut plus gagner dans ce tour. Il reste : { part-points }.
       *[other] { part-who } peut gagner dans ce tour. Il reste : { part-points }.
    }
}
must-pass = { part-who } n’a aucun coup possible avec { part-points } et doit passer : { $passes } sur { $needed } de suite.
left-resign = { part-who } abandonne. Ses pièces restent où elles sont.
left-time = { part-who } n’a plus de temps et quitte la partie. Ses pièces restent où elles sont.
end-tree = { part-who } a formé un arbre : le faux-bourdon directement sur la reine, le pion directement sur le faux-bourdon. { part-who } gagne.
end-nest = { part-who } a formé un nid : le faux-bourdon directement sur le pion, la reine directement sur le faux-bourdon. { part-who } gagne.
end-last-one = Tous les autres ont quitté la partie. { part-who } gagne.
end-all-passed = Tous les joueurs ont passé l’un après l’autre, { $passes } fois de suite. Égalité.
end-third-time = Cette position est revenue pour la troisième fois avec le même joueur au trait. Égalité, comme convenu.
end-turn-cap = { $turns ->
    [one] Chaque joueur encore en jeu a eu { $turns } tour. Égalité, comme convenu.
   *[other] Chaque joueur encore en jeu a eu { $turns } tours. Égalité, comme convenu.
}
