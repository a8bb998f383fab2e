# Mots de la page pour Meridians seul. Les phrases sur les règles viennent du jeu lui-même.

meridians-about = plateau { $board }, { $pie ->
    [on] avec la règle du gâteau
   *[off] sans règle du gâteau
}
meridians-point = { $point }, { $stone ->
    [light] pierre claire
    [dark] pierre foncée
   *[none] { $open ->
        [yes] vide, ouvert pour vous
        [no] vide, fermé pour vous
       *[unknown] vide
    }
}{ $doomed ->
    [yes] , sans chemin
   *[no] {""}
}{ $last ->
    [yes] , dernier coup
   *[no] {""}
}
meridians-keys = Les flèches suivent les lignes, avec Maj les autres obliques. Tapez le nom d’un point pour y aller. Entrée pose la pierre.
meridians-pick = Choisir un point
meridians-place = Poser en { $point }
meridians-choose = { $colour ->
    [light] Jouer Clair
   *[dark] Jouer Foncé
}
meridians-pie-stones = { $reader ->
    [first] Vous posez les deux premières pierres
   *[other] { $first } pose les deux premières pierres
}, { $next ->
    [light] maintenant la claire, puis la foncée.
   *[dark] maintenant la foncée.
} Ensuite, { $reader ->
    [second] vous choisissez votre couleur.
   *[other] { $second } choisit sa couleur.
}
meridians-pie-choice = { $reader ->
    [second] Choisissez votre couleur
   *[other] { $second } choisit sa couleur
} : Clair, avec la pierre en { $light }, ou Foncé, avec celle en { $dark }. { $reader ->
    [first] Vous jouez
   *[other] { $first } joue
} l’autre. Clair joue ensuite.
meridians-chooses = { $who } choisit sa couleur
meridians-open-points = Les points marqués vous sont ouverts.
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Votre pierre en { $points } n’a pas de chemin.
       *[other] Votre groupe { $points } n’a pas de chemin.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] La pierre claire en { $points } n’a pas de chemin.
           *[other] Le groupe clair { $points } n’a pas de chemin.
        }
       *[dark] { $stones ->
            [one] La pierre foncée en { $points } n’a pas de chemin.
           *[other] Le groupe foncé { $points } n’a pas de chemin.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Retrait au début du prochain tour de Foncé, sauf si ce coup donne un chemin : { $saves ->
            [one] { $saves } point le permet.
           *[other] { $saves } points le permettent.
        }
       *[dark] Retrait au début du prochain tour de Clair, sauf si ce coup donne un chemin : { $saves ->
            [one] { $saves } point le permet.
           *[other] { $saves } points le permettent.
        }
    }
    [no] { $colour ->
        [light] Aucun coup n’y peut rien : retrait au début du prochain tour de Foncé.
       *[dark] Aucun coup n’y peut rien : retrait au début du prochain tour de Clair.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Montrer le point
   *[other] Montrer les { $saves } points
}
try-stone = Pierre à poser
try-stone-light = Claire
try-stone-dark = Foncée
try-stone-none = Retirer
try-mover-light = Clair
try-mover-dark = Foncé
try-size = Plateau
try-clear = Vider le plateau
try-wrong-form = Une position, c’est la taille, le tour et les pierres, comme 7 4 g6L g8L i6D i8D.
try-wrong-size = Les grands côtés ont de { $least } à { $most } points, pas { $size }.
try-wrong-stone = « { $word } » n’est pas une pierre. Écrivez un point et L ou D, comme g6L.
try-wrong-point = Ce plateau n’a pas de point { $point }.
try-wrong-twice = Deux pierres occupent { $point }.
try-wrong-turn = Au tour { $turn } de l’ouverture, d’autres pierres sont sur le plateau. Indiquez le tour 4 ou plus pour une position libre.
try-open = { $colour ->
    [light] À Clair de jouer.
   *[dark] À Foncé de jouer.
} { $count ->
    [0] Aucun point n’est ouvert.
    [one] { $count } point est ouvert.
   *[other] { $count } points sont ouverts.
}
try-groups = { $colour ->
    [light] Clair
   *[dark] Foncé
} : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} en { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}{ $dead ->
    [0] .
   *[other] , dont { $dead } sans chemin.
}
try-groups-none = { $colour ->
    [light] Clair n’a pas de pierre.
   *[dark] Foncé n’a pas de pierre.
}
try-keys = Sur le plateau : les flèches se déplacent, Entrée pose ou retire, Maj+L et Maj+D choisissent la pierre, Suppr retire. À la souris, l’autre bouton pose l’autre couleur.
