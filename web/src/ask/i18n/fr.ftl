# L’assistant des règles : ce qu’on demande, et ce qui entoure une réponse

ask-room = Interroger les règles
ask-label = Que faut-il éclaircir ?
ask-board = Une question sur cette position
ask-do = Demander
ask-looking = Recherche en cours
ask-away = Ranger
ask-we-play = Nous jouons ainsi
ask-table-plays = À cette table, on joue
ask-reckoned = Selon notre lecture : { $value }
ask-assumed = Repris d’une autre source
ask-own-words = Avec votre copie de « { $source } », ses propres mots figurent aussi ici.
ask-near = Les points de règle les plus proches
ask-nearby = { $count ->
    [one] Un point voisin
   *[other] { $count } points voisins
}
ask-example-any = Peut-on passer à Meridians ?
ask-example-meridians = Un seul chemin sauve-t-il tout le groupe ?
ask-example-marsigel = Jusqu’où un 5 mène-t-il ma reine ?
ask-example-carcassonne = Qui marque une ville avec deux chevaliers chacun ?
ask-example-meeple-stacking = Que valent des rangs de 5, 4, 2 et 1 ?
