# Ce que Meridians dit des coups, des retraits et des résultats, et le nom de ses options et de ses bots.
# $point, $blocker, $friend et $first sont des points comme g6 ; $points en est une liste.

name = Meridians
tagline = Gardez un chemin ou quittez le plateau.

colour-light = Clair
colour-dark = Foncé

# Options

option-size = Plateau
option-size-5 = 4/5, petit
option-size-6 = 5/6, débutant
option-size-7 = 6/7, standard
option-size-8 = 7/8, expert
option-size-9 = 8/9, grand
option-size-10 = 9/10, très grand
option-size-11 = 10/11, immense
option-size-12 = 11/12, gigantesque
option-pie = Règle du gâteau
option-pie-false = Non
option-pie-true = Oui : l’un pose les deux premières pierres, l’autre choisit sa couleur
option-first = Qui commence
option-first-seat-1 = Première place
option-first-seat-2 = Deuxième place
option-first-drawn = Tiré au sort

# Bots

bot-random = Au hasard
bot-greedy = Glouton
bot-beginner = Débutant
bot-casual = Amateur
bot-club = Joueur de club
bot-expert = Expert
bot-master = Maître

# À qui de jouer

phase-draw = Tirage du premier joueur
phase-place = { $colour ->
    [light] Clair pose une pierre
   *[dark] Foncé pose une pierre
}
phase-choose = Choix d’une couleur
phase-over = La partie est terminée

# Le journal

log-drawn = { $seat ->
    [0] La première place commence
   *[1] La deuxième place commence
}
log-placed = { $colour ->
    [light] Clair pose en { $point }
   *[dark] Foncé pose en { $point }
}
log-chosen = { $colour ->
    [light] Clair choisi
   *[dark] Foncé choisi
}
log-removed = { $colour ->
    [light] { $count ->
        [one] Clair perd une pierre : { $points }
       *[other] Clair perd { $count } pierres : { $points }
    }
   *[dark] { $count ->
        [one] Foncé perd une pierre : { $points }
       *[other] Foncé perd { $count } pierres : { $points }
    }
}
log-ended = { $loser_colour ->
    [light] Foncé gagne
    [dark] Clair gagne
   *[none] La partie est terminée
}

# Décisions : ce qui est permis

draw-first = { $seat ->
    [0] Le sort a désigné la première place pour commencer.
   *[1] Le sort a désigné la deuxième place pour commencer.
}
choose = { $colour ->
    [light] Vous pouvez choisir Clair.
   *[dark] Vous pouvez choisir Foncé.
}
place-first = { $point } est libre, et une première pierre se pose sur n’importe quel point vide.
place-second = De { $point }, un chemin mène à la première pierre en { $first }.
place = { $colour ->
    [light] Une pierre claire voit { $point }.
   *[dark] Une pierre foncée voit { $point }.
}
place-no-path = { $colour ->
    [light] Une pierre claire voit { $point } : vous pouvez y poser. Mais le groupe n’aurait pas de chemin, et Foncé le retirerait aussitôt.
   *[dark] Une pierre foncée voit { $point } : vous pouvez y poser. Mais le groupe n’aurait pas de chemin, et Clair le retirerait aussitôt.
}

# Décisions : ce qui est refusé

point-taken = { $stone ->
    [light] Une pierre claire occupe déjà { $point }. Les pierres se posent sur des points vides.
   *[dark] Une pierre foncée occupe déjà { $point }. Les pierres se posent sur des points vides.
}
place-no-line = Pas de ligne vers { $point } : aucune de vos pierres n’est en ligne droite avec ce point.
place-blocked = { $colour ->
    [light] Pas de ligne depuis { $point } : une pierre foncée en { $blocker } le sépare de la vôtre en { $friend }.
   *[dark] Pas de ligne depuis { $point } : une pierre claire en { $blocker } le sépare de la vôtre en { $friend }.
}
second-no-line = { $point } n’est pas en ligne droite avec votre première pierre en { $first }. La deuxième pierre doit avoir un chemin vers la première.
second-adjacent = { $point } touche votre première pierre en { $first }. Un chemin demande au moins un point vide entre les deux.
second-blocked = { $colour ->
    [light] Une pierre foncée en { $blocker } sépare { $point } de votre première pierre en { $first }. La deuxième pierre doit avoir un chemin vers la première.
   *[dark] Une pierre claire en { $blocker } sépare { $point } de votre première pierre en { $first }. La deuxième pierre doit avoir un chemin vers la première.
}
no-such-point = { $size ->
    [one] Ce plateau n’a pas ce point. Ses grands côtés ont { $size } point.
   *[other] Ce plateau n’a pas ce point. Ses grands côtés ont { $size } points.
}
choose-first = Choisissez d’abord une couleur : Clair ou Foncé.
place-a-stone = Vous ne pouvez ni passer ni choisir maintenant. Posez une pierre sur un point ouvert.
not-your-turn = { $colour ->
    [light] Ce n’est pas à vous de jouer, mais à Clair.
    [dark] Ce n’est pas à vous de jouer, mais à Foncé.
   *[none] Ce n’est pas encore à vous de jouer. Il faut d’abord décider qui joue quelle couleur.
}
game-over = { $cause ->
    [no-stones] La partie est terminée : un camp n’a plus de pierres.
    [no-legal-point] La partie est terminée : un camp n’avait aucun point où poser.
    [resign] La partie est terminée : un camp a abandonné.
   *[time] La partie est terminée : un camp a épuisé son temps.
}

# Décisions : ce que font les règles

turn-of = { $colour ->
    [light] C’est à Clair de poser une pierre.
   *[dark] C’est à Foncé de poser une pierre.
}
stones-of = { $colour ->
    [light] Clair a { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    } sur le plateau.
   *[dark] Foncé a { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    } sur le plateau.
}
no-stone = Aucune pierre en { $point } : il n’y a donc pas de groupe.
group-early = Aucun groupe ne quitte le plateau avant que chaque camp ait joué deux tours.
group-lives = Ce groupe vit, car il a { $number ->
    [one] un chemin, le seul
   *[other] { $number } chemins, et un seul suffit
} : { $paths }.
group-dead = Ce groupe n’a pas de chemin et sera retiré au début du tour adverse{ $number ->
    [0] {" "}; aucune pierre ne peut lui en donner
   *[other] , sauf si une pierre lui en donne un depuis l’un de ces points : { $savers }
}.
removed = { $colour ->
    [light] { $count ->
        [one] Une pierre claire sans chemin quitte le plateau : { $points }.
       *[other] { $count } pierres claires sans chemin quittent le plateau : { $points }.
    }
   *[dark] { $count ->
        [one] Une pierre foncée sans chemin quitte le plateau : { $points }.
       *[other] { $count } pierres foncées sans chemin quittent le plateau : { $points }.
    }
}
end-no-stones = { $loser_colour ->
    [light] Clair n’a plus de pierres. Foncé gagne.
   *[dark] Foncé n’a plus de pierres. Clair gagne.
}
end-no-legal-point = { $loser_colour ->
    [light] Clair n’a aucun point où poser, et il est interdit de passer. Foncé gagne.
   *[dark] Foncé n’a aucun point où poser, et il est interdit de passer. Clair gagne.
}
end-resign = { $loser_colour ->
    [light] Clair abandonne. Foncé gagne.
    [dark] Foncé abandonne. Clair gagne.
   *[none] { $winner ->
        [0] La deuxième place abandonne avant le choix des couleurs. La première gagne.
       *[1] La première place abandonne avant le choix des couleurs. La deuxième gagne.
    }
}
end-time = { $loser_colour ->
    [light] Clair a épuisé son temps. Foncé gagne.
    [dark] Foncé a épuisé son temps. Clair gagne.
   *[none] { $winner ->
        [0] La deuxième place a épuisé son temps. La première gagne.
       *[1] La première place a épuisé son temps. La deuxième gagne.
    }
}
