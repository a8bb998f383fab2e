# L’assistant des règles : ce qu’on demande, et ce qui entoure une réponse

ask-room = Interroger les règles
ask-label = Que voulez-vous éclaircir ?
ask-board = Une question sur cette position
ask-do = Interroger les règles
ask-looking = Recherche en cours
ask-writing = { $model } rédige la réponse
ask-written = Rédigé avec { $model }, vérifié d’après les points de règle
ask-away = Masquer
ask-we-play = Nous jouons ainsi
ask-table-plays = À cette table, on joue
ask-reckoned = Selon notre lecture : { $value }
ask-assumed = Repris d’une autre source
ask-own-words = Avec votre copie de « { $source } », son propre texte figure aussi ici.
ask-near = Les points de règle les plus proches
ask-nearby = { $count ->
    [one] Un point voisin
   *[other] { $count } points voisins
}
ask-example-any = Peut-on passer à Meridians ?
ask-example-meridians = Un seul chemin sauve-t-il tout le groupe ?
ask-example-marsigel = Jusqu’où un 5 mène-t-il ma reine ?
ask-example-carcassonne = Deux chevaliers chacun dans une ville : qui marque ?
ask-example-meeple-stacking = Que valent des rangées de 5, 4, 2 et 1 ?
ask-why = { $move ->
    [none] Pourquoi ce coup n’est-il pas permis ?
   *[other] Pourquoi { $move } n’est-il pas permis ?
}

# Une réponse gardée : en carte et dans la liste

ask-all = Mes questions
ask-card = Voir la fiche
ask-stale = Depuis cette réponse, les règles ont été reformulées ici{ $clauses ->
    [none] .
   *[other] { " " }: { $clauses }.
}
ask-again = Demander de nouveau
ask-again-same = Le { $day }, la réponse était la même.
ask-again-reworded = Le { $day }, la réponse était la même ; les règles sur lesquelles elle repose ont été reformulées.
ask-again-other = Le { $day }, la réponse était différente.
ask-former = La réponse précédente
ask-print = Imprimer
ask-link = Copier un lien
ask-link-new = Copier un nouveau lien
ask-link-copied = Copié. Qui a le lien voit cette question et sa réponse, rien d’autre.
ask-link-copy = Copiez ce lien. Qui l’a voit cette question et sa réponse, rien d’autre.
ask-link-end = Mettre fin au lien
ask-link-ended = Le lien ne montre plus rien.
ask-place = Voir la position
ask-forget = Supprimer
ask-forget-all = Tout supprimer
ask-forget-sure = Supprimer cette question ?
ask-forget-all-sure = Supprimer toutes les questions ?
ask-forget-yes = Oui, supprimer
ask-forget-no = Garder
ask-wrong = Cette réponse est fausse
ask-wrong-why = Qu’est-ce qui est faux ?
ask-wrong-keep = Noter
ask-wrong-not = Annuler
ask-wrong-held = Noté : vous tenez cette réponse pour fausse.
ask-wrong-back = Retirer
ask-search = Chercher dans vos questions
ask-of-game = Jeu
ask-of-any = Tous les jeux
ask-of-own = Vos règles de jeu
ask-export = Tout enregistrer dans un fichier
ask-older = Questions plus anciennes
ask-is-stale = reformulé depuis
ask-is-stale-own = règle du jeu changée ou supprimée depuis
ask-is-wrong = tenue pour fausse
ask-is-shared = partagée par un lien
ask-none = Vous n’avez encore rien demandé. Demandez ci-dessus ou à côté d’un plateau.
ask-none-found = Aucune de vos questions ne contient ces mots.
ask-none-of = Aucune question sur ce jeu.
ask-none-kept = Ce serveur ne garde aucune question.
ask-kept = { $days ->
    [one] Vos questions ne sont qu’à vous ; elles sont gardées ici un jour.
   *[other] Vos questions ne sont qu’à vous ; elles sont gardées ici { $days } jours.
}
ask-example-own = Que se passe-t-il en cas d’égalité ?
ask-role-rules = Règle du jeu
ask-role-errata = Errata
ask-role-faq = FAQ
ask-page = p. { $page }
ask-picture = Montrer le passage sur la page
ask-picture-hide = Masquer la page
ask-picture-alt = Page { $page }, le passage teinté et ses mots marqués
ask-picture-gone = L’image de cette page n’est plus là.
ask-also = Même texte aussi : { $places }
ask-corrected = Les deux sont affichées : la correction, et la règle qu’elle modifie peut-être.
ask-stale-own = Depuis cette réponse, la règle du jeu a été changée ou supprimée.
ask-own = Vos règles de jeu
