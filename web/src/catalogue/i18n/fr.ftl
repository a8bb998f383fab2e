# Ce qu’on sait des jeux : leurs pages, et la recherche de la ludothèque

known-facts = Le jeu
known-names = Autres noms
known-year = Année
known-designer = { $count ->
    [one] Auteur
   *[other] Auteurs
}
known-artist = { $count ->
    [one] Illustrateur
   *[other] Illustrateurs
}
known-publisher = { $count ->
    [one] Éditeur
   *[other] Éditeurs
}
known-players = Joueurs
known-players-from = { $least ->
    [one] à partir de { $least } joueur
   *[other] à partir de { $least } joueurs
}
known-time = Temps de jeu
known-minutes-from = à partir de { $end } min
known-minutes-to = jusqu’à { $end } min
known-setup = Mise en place
known-length = Durée
known-length-fast = courte
known-age = Âge
known-weight = Complexité
known-weight-value = { $value } sur 5
known-complexity = Complexité
known-strategy = Stratégie
known-luck = Hasard
known-theme = Thème
known-theme-abstract = abstrait
known-category = Genre
known-mechanics = Mécanismes
known-printed = Selon la source
known-components = Matériel
known-origin = Origine
known-expansion-of = Extension de
known-based-on = D’après
known-inspired-by = Inspiré de
known-remade-as = Repris dans
known-status = État
known-state-complete = complet
known-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, version { $version }
}
known-awards = Prix
known-other = Ailleurs : { $values }
known-source-number = source
known-sources = { $count ->
    [one] Où cela a été lu
   *[other] Où cela a été lu : { $count } sources
}
known-figures = BoardGameGeek
known-captured = Comme sur la page relevée, date non indiquée
known-now = Relevé là-bas le { $date }
known-rank = Rang
known-rating = Note
known-open-bgg = Ouvrir sur BoardGameGeek
known-about = À propos du jeu
known-summary = { $year ->
    [none] { $short ->
        [none] { $name }.
       *[other] { $name } : { $short }.
    }
   *[other] { $short ->
        [none] { $name } est un jeu de { $year }.
       *[other] { $name } est un jeu de { $year } : { $short }.
    }
}
known-summary-expansion = { $year ->
    [none] { $name } est une extension.
   *[other] { $name } est une extension de { $year }.
}
known-by = { $count ->
    [one] Auteur : { $names }.
   *[other] Auteurs : { $names }.
}
known-main-mechanics = Principaux mécanismes : { $terms }.
known-original = Dans nos mots. Langue de l’original : { $languages } ({ $source })
known-material = Ce qu’il vous faut
known-credits = Crédits
known-questions = Questions et réponses
known-from-catalogue = D’après le catalogue : { $source }
known-similar = Jeux similaires
known-among = { $count ->
    [one] Parmi le seul jeu connu ici
   *[other] Parmi les { $count } jeux connus ici
}
known-similar-none = { $count ->
    [one] Un seul jeu est connu ici : aucun ne lui ressemble.
   *[other] Aucun des { $count } jeux connus ici ne lui ressemble assez pour le dire.
}
known-similar-more = En afficher { $count } de plus
known-playable = jouable ici
known-both = En commun : { $reasons }
known-reason-people = de { $names }
known-reason-time = durée proche
known-reason-complexity = complexité { $grade }
known-reason-relation = l’un vient de l’autre
known-not-playable = Connu ici, mais on ne peut pas y jouer.
known-played-with = Une extension : ici, elle se joue avec { $name }.
known-to-host = Voir { $name }
known-play = Construire à l’écran
search = Chercher un jeu
search-text = Nom, auteur ou mécanisme
search-more = Filtres
search-clear = Effacer
search-players = Joueurs
# The words after a number that asks for so many players.
search-players-words = joueur joueurs joueuse joueuses personne personnes
search-minutes = Temps de jeu
search-complexity = Complexité
search-mechanic = Mécanisme
search-any = Peu importe
search-playable = { $count ->
    [one] { $count } jeu jouable ici.
   *[other] { $count } jeux jouables ici.
}
search-known = { $count ->
    [one] { $count } connu ici.
   *[other] { $count } connus ici.
}
search-none = Aucun jeu ne correspond.
search-near = Vouliez-vous dire { $names } ?
search-unsaid = { $count ->
    [one] { $count } autre convient peut-être, mais aucune source ne le dit.
   *[other] { $count } autres conviennent peut-être, mais aucune source ne le dit.
}
search-results = Connus ici, sans table
known-import = Importer sa règle et l’interroger
