# Ce que dit Empilage de meeples des constructions, des jugements et des résultats, et le nom de ses options.
# $meeple et $under sont des numéros de meeples, $rows et $asked des nombres par rangée depuis le bas.

name = Empilage de meeples
tagline = Deux minutes, un morceau de feutre, et une pyramide de meeples aussi haute que vos mains le permettent.

# Bots

bot-shaky = Main tremblante
bot-steady = Main calme
bot-sure = Main sûre

# Options

option-variant = Variante
option-variant-points = Points pour les pyramides : tous construisent 2 minutes
option-variant-ladder = De plus en plus haut : chacun son tour, 45 secondes, et qui échoue est éliminé
option-rounds = Manches
option-rounds-1 = 1 manche
option-rounds-2 = 2 manches
option-rounds-3 = 3 manches
option-rounds-4 = 4 manches
option-rounds-5 = 5 manches
option-rounds-6 = 6 manches
option-rounds-7 = 7 manches
option-rounds-8 = 8 manches
option-rounds-9 = 9 manches
option-rounds-10 = 10 manches
option-ties = Égalité de points
option-ties-shared = Partager la victoire
option-ties-extra-round = Jouer une manche de plus
option-connection = Les meeples sont reliés
option-connection-standing = Par ce qui repose dessus
option-connection-touching = Par le contact, même côte à côte
option-shape = La pyramide d’une manche
option-shape-full = Pleine : un de moins à chaque rangée
option-shape-free = Libre : la base de la manche, et plus haut qu’avant
option-failing = Qui échoue
option-failing-at-once = Est éliminé aussitôt
option-failing-share = Est éliminé après la manche ; en cas d’échec commun, victoire partagée
option-failing-replay = Est éliminé après la manche ; en cas d’échec commun, manche rejouée
option-plate = Support
option-plate-own = Un pour chacun
option-plate-shared = Un pour tous
option-loss = Une pyramide est détruite
option-loss-height = Quand elle est plus basse ou disparue
option-loss-any = Quand elle a perdu un meeple

# Qui doit jouer

phase-build = Construire, tous à la fois
phase-build-shared = Construire sur un seul support, tous à la fois
phase-climb = Construire, l’un après l’autre
phase-over = La partie est finie

# Le journal

stage = Manche { $round }
part-came = { $came ->
    [met] , réussi
    [missed] , raté
   *[points] , { part-points }
}
log-judged = Joueur { $player } : { $height ->
    [0] rien ne compte
   *[other] des rangées de { $rows } comptent
}{ part-came }
log-uncounted = Joueur { $player } : { $number ->
    [one] { $number } meeple ne compte pas
   *[other] { $number } meeples ne comptent pas
}
log-destroyed = Le joueur { $player } détruit la pyramide du joueur { $whose }
total = { $has ->
    [points] { part-points }
    [in] encore en jeu
   *[out] éliminé
}
log-eliminated = Éliminé : joueur { $players }
log-round = Manche { $round }, base de { $base }
log-left = { $why ->
    [resign] Le joueur { $player } abandonne
   *[time] Le joueur { $player } n’a plus de temps
}
log-ended = { $number ->
    [one] Le joueur { $players } gagne
   *[other] Les joueurs { $players } partagent la victoire
}

# Lignes de l’évaluation

term-row = rangée

# Ce que vaut une construction

part-rest = { $rest ->
    [0] { "" }
    [one] { " " }{ $rest } meeple ne compte pas.
   *[other] { " " }{ $rest } meeples ne comptent pas.
}
part-meeple = { $meeple ->
    [0] Un meeple
   *[other] Le meeple { $meeple }
}
part-under = { $under ->
    [0] un autre meeple
   *[other] le meeple { $under }
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-when = { $still ->
    [true] { "" }
   *[false] { " " }Tout n’était pas encore immobile.
}
pyramid = Des rangées de { $rows } meeples comptent, depuis le bas : { part-points }.{ part-rest }{ part-when }
single = Un meeple est resté debout : { part-points }.{ part-rest }{ part-when }
nothing-counts = Aucun meeple ne compte, il n’y a donc pas de points.{ part-rest }{ part-when }
rung-met = Réussi : une pyramide sur une base de { $base }, haute de { $height ->
    [one] { $height } rangée
   *[other] { $height } rangées
}.
rung-missed = Ce n’est pas ce qui était demandé : sur une base de { $base }, il faut des rangées de { $asked }. Ici : { $height ->
    [0] aucune
   *[other] des rangées de { $rows }
}.
rung-missed-free = Ce n’est pas ce qui était demandé : sur une base de { $base }, il faut plus de { $before ->
    [one] { $before } rangée
   *[other] { $before } rangées
}. Ici : { $height ->
    [0] aucune
   *[other] des rangées de { $rows }
}.

# Pourquoi un meeple ne compte pas

held = { part-meeple } est encore dans une main. Il ne compte pas.
lying = { part-meeple } n’est pas debout : il penche de { $degrees }°, au-delà des { $most }° permis.
upside-down = { part-meeple } est à l’envers : il penche de { $degrees }°, au-delà des { $most }° permis.
outside = { part-meeple } dépasse du feutre de { $mm } mm.
on-nothing = { part-meeple } ne repose sur rien, ni sur le feutre ni sur un autre meeple.
on-anothers = { part-meeple } repose sur { part-under }, qui appartient à quelqu’un d’autre.
owner-out = { part-meeple } ne compte pas : son joueur est éliminé.
on-uncounted = { part-meeple } repose sur { part-under }, qui lui-même ne compte pas.
not-connected = { part-meeple } est dans la rangée { $row }, mais n’est pas relié à la pyramide qui compte, haute de { $height ->
    [one] { $height } rangée
   *[other] { $height } rangées
}.

# Ce qui ne peut être jugé

not-building = Ce n’est pas à vous de construire. Au tour de : joueur { $players }.
not-measured = { $what ->
    [too-many] Il y a trop de choses dans cette scène pour la juger.
    [time] Les mains ne peuvent pas être levées depuis si longtemps.
    [number] Chaque meeple a besoin d’un numéro à lui, à partir de 1.
    [place] Un meeple est trop loin pour être sur une table.
    [turn] La rotation d’un meeple n’en est pas une.
    [owner] Un meeple n’est à aucun joueur.
    [contact] Un contact est entre deux meeples de la scène, ou entre un meeple et le feutre.
   *[normal] L’écart ou la direction d’un contact est impossible.
}
too-many-meeples = Il y a { $meeples } meeples, et chaque joueur en a { $most }.
crowded = La rangée { $row } aurait { $meeples } meeples, mais celle du dessous en a { $below } et peut en porter au plus { $most }.
no-shared-plate = Ici, chacun a son support : personne ne peut donc renverser la pyramide d’un autre.
no-such-victim = Une pyramide détruite est celle d’un autre joueur encore en lice, et ses rangées sont des nombres de meeples.
game-over = { $how ->
    [end-most-points] La partie est finie : toutes les manches ont été jouées.
    [end-last-one] La partie est finie : il ne restait qu’un joueur.
    [end-last-remaining] La partie est finie : il ne restait qu’un joueur.
    [end-all-failed] La partie est finie : tous ceux qui restaient ont échoué ensemble.
   *[end-supply] La partie est finie : il n’y avait plus assez de meeples.
}

# Ce que font les règles

turn-of = { $count ->
    [one] C’est au joueur { $players } de construire.
   *[other] Il n’y a pas de tours : les joueurs { $players } construisent tous en même temps.
}
points-of = Le joueur { $player } a { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
leads = { $count ->
    [one] Le joueur { $players } mène avec { $total }.
   *[other] Les joueurs { $players } sont en tête à égalité avec { $total } chacun.
}
eliminated = Éliminé : joueur { $players }.
destroyed = La pyramide d’un autre a été détruite : sa hauteur en rangées est passée de { $height_before } à { $height }. Qui l’a fait a perdu.
next-round = La manche { $round } commence. La base a { $base } meeples.
round-again = Tous ont échoué, la manche { $round } est donc rejouée, sur une base de { $base }.
left-resign = Le joueur { $player } abandonne.
left-time = Le joueur { $player } n’a plus de temps et quitte la partie.
end-most-points = { $number ->
    [one] Le joueur { $players } a le plus de points après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } et gagne : { $total }.
   *[other] Les joueurs { $players } ont le plus de points, { $total } chacun, et partagent la victoire.
}
end-last-one = Tous les autres sont éliminés. Le joueur { $players } gagne.
end-last-remaining = À la manche { $round }, tous les autres sont éliminés. Le joueur { $players } gagne.
end-all-failed = Tous ceux qui restaient ont échoué à la manche { $round }. Les joueurs { $players } partagent la victoire.
end-supply = Les { $supply } meeples ne suffisent pas pour une base de { $base }. { $number ->
    [one] Le joueur { $players } gagne.
   *[other] Les joueurs { $players } partagent la victoire.
}
