# L’étagère et la fiche d’un jeu ; les mots entre astérisques sont mis en valeur

shelf-display = Des jeux de société qui vous montrent *la règle.*
shelf-games = Jeux
shelf-yours = Vos tables
shelf-yours-none = Vous n’avez pas encore de table. Commencez une partie : elle vous attendra ici.
shelf-open = Places libres
shelf-open-none = Personne sur ce serveur n’attend d’adversaire. Ouvrez une place : n’importe qui ici pourra la prendre.
shelf-your-move-against = À vous de jouer contre { $opponent }
shelf-their-move = { $opponent } doit jouer
shelf-here = { $seats ->
    [2] Les deux camps sur cet écran
   *[other] Les { $seats } places sur cet écran
}
shelf-waiting = En attente de quelqu’un
shelf-watching = Vous regardez
shelf-over = Terminée
shelf-won = Gagnée contre { $opponent }
shelf-lost = Perdue contre { $opponent }
shelf-drawn-with = Nulle avec { $opponent }
shelf-won-by = Victoire : { $name }
shelf-drawn = Nulle
shelf-bot = Bot, { $level }
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
shelf-unreachable = Le serveur ne répond pas. Est-il encore en marche ?
shelf-loading = Chargement
shelf-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}
game-card = Le jeu
game-card-year = Année
game-card-designer = { $count ->
    [one] Auteur
   *[other] Auteurs
}
game-card-publisher = { $count ->
    [one] Éditeur
   *[other] Éditeurs
}
game-card-players = Joueurs
game-card-time = Temps de jeu
game-card-age = Âge
game-card-weight = Complexité
game-card-weight-value = { $value } sur 5
game-card-rank = BoardGameGeek
game-card-rank-value = { $rank }ᵉ, noté { $rating } à la date de notre source
game-card-mechanics = Mécanismes
game-card-awards = Prix
game-card-setup = Mise en place
game-card-length = Longueur
game-card-complexity = Complexité
game-card-strategy = Stratégie
game-card-luck = Hasard
game-card-theme = Thème
game-card-equipment = Il faut
game-card-based-on = D’après
game-card-status = État
game-card-based-on-value = { $name } de { $by }
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, version { $version }
}
mechanic-hexagon-grid = grille hexagonale
mechanic-enclosure = encerclement
mechanic-line-of-sight = ligne de vue
card-length-fast = rapide
card-degree-low = faible
card-degree-high = élevé
card-theme-abstract = abstrait
card-status-complete = achevé
equipment-trio-each = un trio de pyramides par joueur
equipment-die = un dé à six faces
mechanic-stacking = empilement
mechanic-freeform-board = plateau libre
