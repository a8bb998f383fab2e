# Mots de la page pour Empilage de meeples avec de vrais meeples. Les phrases sur les règles viennent du jeu lui-même.

stacking-line = De vrais meeples, du vrai feutre : cette page tient le temps, compte rangée par rangée et sait qui est éliminé.
stacking-needed = Ce qu’il vous faut
stacking-need-felt = Pour chaque joueur, un morceau de feutre au format A4, 21 × 29,7 cm. Le feutre ne glisse pas. Pour De plus en plus haut, un seul suffit pour tous.
stacking-need-meeples = Pour chaque joueur, jusqu’à 99 meeples de Carcassonne. Des lots de 100 d’une couleur ont été vendus. On peut jouer avec moins, pourvu que tous en aient autant.
stacking-need-watch = Une table plane que personne ne bouscule, et cette page là où tous la voient.
stacking-supply = Meeples par joueur
stacking-supply-number = Meeples par joueur : un nombre entier de 1 à { $most }.
stacking-enough = Avec { $supply } chacun, vous pouvez construire une pyramide pleine sur une base de { $base } : { $used ->
    [one] { $used } meeple
   *[other] { $used } meeples
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Toute autre forme vous est ouverte.
stacking-enough-rounds = De plus en plus haut va jusqu’à la manche { $round }.
stacking-enough-none = Pour De plus en plus haut, il en faut 6 chacun.
stacking-enough-left = { $left ->
    [one] Il reste { $left } meeple.
   *[other] Il reste { $left } meeples.
}
stacking-leaflet = Hans im Glück a publié les règles en 2012 dans un feuillet. Il se trouvait à cette adresse et n’y est plus :
stacking-names = Noms
stacking-name = Nom du joueur { $number }
stacking-player = Joueur { $number }
stacking-twins = Deux joueurs ont le même nom.
stacking-alone = Seul, vous construisez contre votre propre record.
stacking-readings = Ce que le texte laisse ouvert
stacking-readings-none = Seul, rien n’est ouvert.
stacking-clock = Minuteur
stacking-cue-ready = Mains prêtes
stacking-cue-running = Construisez
stacking-cue-paused = En pause
stacking-cue-off = Mains levées
stacking-cue-judged = Comptez ce qui tient
stacking-start = Démarrer
stacking-pause = Pause
stacking-go-on = Continuer
stacking-reset = Remettre au début
stacking-all-done = Tous ont fini
stacking-done = Fini
stacking-sound = Son
stacking-full-screen = Plein écran
stacking-round-of = Manche { $round } sur { $rounds }
stacking-extra-round = Une manche de plus
stacking-round = Manche { $round }
stacking-count-now = Compter sans le minuteur
stacking-count-line = Comptez les meeples de la plus haute pyramide, rangée par rangée. Seuls comptent ceux qui sont debout, sur le feutre et reliés.
stacking-row = Rangée { $row }
stacking-row-more = Ajouter la rangée { $row }
stacking-row-less = Un de moins dans la rangée { $row }
stacking-row-plus = Un de plus dans la rangée { $row }
stacking-row-number = La rangée { $row } demande un nombre entier ; 0 pour aucun meeple.
stacking-sum = Total
stacking-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stacking-pile = Une pyramide, depuis la rangée du bas : { $rows }. Meeples : { $meeples }
stacking-asked = Demandé, depuis la rangée du bas : { $rows }
stacking-refused-supply = C’est plus que les { $supply } meeples dont chacun dispose.
stacking-refused-nothing = La rangée { $row } serait vide, et les rangées au-dessus doivent reposer sur quelque chose.
stacking-loose = Toute la rangée 1 est-elle reliée ? Avec si peu de meeples au-dessus, chacun posé sur deux, { $most } au plus peuvent l’être. Ne comptez que ceux-là.
stacking-write = Noter
stacking-one-left = Effondrée : un meeple debout
stacking-nothing-left = Rien ne tient
stacking-best-so-far = Votre record jusqu’ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stacking-standing = Classement
stacking-out = Éliminé
stacking-met = Réussi dans cette manche
stacking-failed = Raté dans cette manche
stacking-builds = Construit maintenant
stacking-rungs = Le nombre est la dernière manche réussie.
stacking-task-full = Construisez la pyramide pleine : { $rows }, soit { $meeples } meeples.
stacking-task-free = Construisez sur une base de { $base }, plus haut que { $before ->
    [0] rien
    [one] { $before } rangée
   *[other] { $before } rangées
}.
stacking-height = Rangées de haut
stacking-refused-low = Elle doit dépasser la hauteur de la manche d’avant : { $before ->
    [one] { $before } rangée
   *[other] { $before } rangées
}.
stacking-stands = Elle tient
stacking-falls = Raté
stacking-fallen = Quelqu’un en a renversé une
stacking-fallen-who = Qui était-ce ?
stacking-fallen-whose = La pyramide de qui ?
stacking-fallen-how = Qu’est-elle devenue ?
stacking-fall-gone = Elle a disparu
stacking-fall-lower = Elle est plus basse
stacking-fall-some = Elle en a perdu, et reste aussi haute qu’avant
stacking-fallen-not = Selon ce dont vous avez convenu, elle n’est pas détruite : elle est aussi haute qu’avant. Continuez.
stacking-fallen-write = Noter
stacking-won = { $count ->
    [one] { $who } gagne
   *[other] { $who } partagent la victoire
}
stacking-result-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
stacking-rounds-met = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
stacking-best = Meilleure pyramide : { $who }, { $rows }, qui vaut { $points }
stacking-record = { $count ->
    [one] Un nouveau record de { $who }
   *[other] De nouveaux records de { $who }
}
stacking-why-most-points = Qui a le plus de points après toutes les manches gagne.
stacking-why-last-one = Tous les autres sont éliminés.
stacking-why-last-remaining = Tous les autres ont échoué.
stacking-why-all-failed = Tous ceux qui restaient ont échoué dans la même manche.
stacking-why-supply = Les meeples ne suffisent pas pour la pyramide suivante.
stacking-card = Partager en image
stacking-card-saved = L’image est dans vos téléchargements.
stacking-copy = Copier le texte
stacking-again = Rejouer
stacking-others = Avec d’autres
stacking-bests = Records sur cet appareil
stacking-best-rows = { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $rows }
stacking-best-round = jusqu’à la manche { $round }
stacking-forget = Les oublier
stacking-forget-sure = Vraiment les oublier
stacking-anew = Recommencer
stacking-anew-sure = Vraiment abandonner cette partie

# À l’écran

stacking-on-screen = Construire à l’écran
stacking-screen-line = Vous construisez avec une main qui tremble un peu, comme la vôtre. Le temps est le même pour tous, avec un support chacun ou un pour tous ; le serveur rejoue chaque manche et juge ce qui tient debout.
stacking-practice = S’entraîner
stacking-practice-line = Sans minuteur
stacking-screen-alone = Seul, sans minuteur
stacking-screen-here = Devant cet écran
stacking-screen-elsewhere = Avec des personnes ailleurs, ou des bots qui construisent en même temps que vous :
stacking-screen-table = préparer une table
stacking-plate = Le support. La barre d’espace prend un meeple.
stacking-loading = La physique se charge
stacking-no-webgl = Ce navigateur ne sait pas dessiner en trois dimensions : le support ne peut pas être montré.
stacking-zoom = Voir de plus près
stacking-turn = Tourner le meeple
stacking-away = Plus loin
stacking-near = Plus près
stacking-lock = Rester dans un plan
stacking-fetch = Prendre un meeple
stacking-next = Suivant
stacking-once-more = Encore une fois
stacking-leave = Quitter le support
stacking-play-loading = Un instant
stacking-play-ready = Mains prêtes
stacking-play-building = Construisez
stacking-play-settling = Mains levées
stacking-play-judging = L’arbitre rejoue la manche
stacking-play-judged = Jugé
stacking-play-failed = Non jugé
stacking-judgement = Jugement
stacking-show = Montrer sur le support
stacking-uncounted = { $letter } : { $number ->
    [one] { $number } meeple qui ne compte pas
   *[other] { $number } meeples qui ne comptent pas
}
stacking-row-sum = { $count } à { $row }
stacking-stands-on = { $count ->
    [one] repose sur { $under }
   *[other] reposent sur { $under }
}
stacking-on-felt = sur le feutre
stacking-together = Sur un seul support, on construit
stacking-together-at-once = À deux en même temps
stacking-together-in-turns = L’un après l’autre
stacking-together-line = Jusqu’à { $most } joueurs partagent un support, chacun avec { $supply } meeples de son côté. En même temps, il n’y a que deux mains : souris, doigt ou clavier. Qui détruit la pyramide d’un autre a perdu la partie.
stacking-one-plate = Un support pour tous
stacking-turn-of = Mains prêtes : { $who }
stacking-fetch-for = Un meeple pour { $who }
stacking-keys-move = Le clavier déplace la main de
stacking-knocked = { $who } a détruit la pyramide de { $whose }.
stacking-played-engine = La construction vient d’une autre physique.
stacking-played-forged = Ce n’est pas la manche qui a été donnée.
stacking-played-long = La manche a duré plus longtemps que permis.
stacking-played-fast = On a joué plus de temps qu’il ne s’en est écoulé.
stacking-played-cut = L’enregistrement est tronqué.
stacking-played-reach = La main a fait ce qu’aucune main ne peut.
stacking-played-edited = Rejouée, la manche donne une autre construction.
stacking-at = { $x } · { $y } · { $z } mm
stacking-who = Qui construit pour le joueur { $number }
stacking-person = Une personne
stacking-bot = Bot { $number }, { $level }
stacking-hurry = Aller à la fin
stacking-watch-again = Revoir
stacking-play-watching = Revue de la manche
stacking-moment = Moment de la manche
stacking-moment-at = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
stacking-speed = Vitesse { $speed }
stacking-back = Retour au jugement
stacking-back-game = Retour à la partie

# À une table avec d’autres ailleurs

stacking-ready = Je suis prêt
stacking-begins = Mains prêtes : { $seconds }
stacking-your-turn = { $who }, à vous de construire. Le minuteur part quand tous ceux qui construisent sont prêts.
stacking-waits-for = Pas encore prêts : { $who }
stacking-now-builds = En train de construire : { $who }
stacking-plate-of = Le support de { $who }
stacking-larger = Agrandir
stacking-smaller = Réduire
stacking-late = L’enregistrement n’est pas arrivé à temps : rien ne compte donc.
stacking-table-line = Chacun construit sur son propre support, et tous voient chaque pyramide grandir.

# Au doigt

stacking-zoom-short = Zoom
stacking-turn-short = Tourner
stacking-away-short = Plus loin
stacking-near-short = Plus près
