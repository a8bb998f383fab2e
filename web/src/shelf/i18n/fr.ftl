# La ludothèque ; les mots entre astérisques sont mis en valeur

shelf-display = Des jeux de société qui vous montrent *la règle.*
shelf-games = Jeux
shelf-yours = Vos tables
shelf-yours-none = Vous n’avez pas encore de table. Commencez une partie : elle vous attendra ici.
shelf-open = Places libres
shelf-open-none = Personne sur ce serveur n’attend d’adversaire. Ouvrez une place : n’importe qui ici pourra la prendre.
shelf-your-move-against = À vous de jouer contre { $opponent }
shelf-their-move = À { $opponent } de jouer
shelf-here = { $seats ->
    [2] Les deux camps sur cet écran
   *[other] Les { $seats } places sur cet écran
}
shelf-waiting = En attente de quelqu’un
shelf-watching = Vous regardez
shelf-over = Terminée
shelf-won = Gagnée contre { $opponent }
shelf-lost = Perdue contre { $opponent }
shelf-drawn-with = Égalité avec { $opponent }
shelf-won-by = Victoire : { $name }
shelf-drawn = Égalité
shelf-bot = Bot, { $level }
shelf-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
shelf-someone = quelqu’un
shelf-and-more = { $name } et { $more ->
    [one] une autre personne
   *[other] { $more } autres
}
shelf-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $seats }
shelf-sub = { $game }, { $moves ->
    [0] pas encore commencée
    [one] { $moves } coup
   *[other] { $moves } coups
}
shelf-waits = { $name } attend
shelf-waits-unnamed = Quelqu’un attend
shelf-seat-as = Votre nom à la table
shelf-take = Prendre la place
shelf-taken = Cette place vient d’être prise.
shelf-unreachable = Le serveur ne répond pas. Est-il encore en marche ?
shelf-loading = Chargement
shelf-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}

# La page d’un jeu auquel on peut jouer

game-play-bot = Jouer contre un bot
game-play-here = Jouer sur un seul écran
game-play-invited = Inviter quelqu’un
game-play-open = Ouvrir une place
game-play = Jouer
game-sandbox = Plateau d’essai
game-room = S’entraîner ou jouer sur cet écran
how-title = Comment jouer, en une minute
how-all = Tout montrer
how-stop = Arrêter
how-play = Montrer
how-pause = Pause
how-step = Étape suivante
how-of = { $scene }, étape { $step } sur { $steps }
shelf-own = Vos règles d’autres jeux
