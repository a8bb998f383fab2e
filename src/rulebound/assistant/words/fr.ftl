# Ce que dit l’assistant de règles. $value est un nombre, ou un mot dans la langue du lecteur.

yes = Oui.
no = Non.
value = { $value }.
value-point = { $value ->
    [one] { $value } point.
   *[other] { $value } points.
}
value-point-each-meeple = { $value ->
    [one] { $value } point par meeple.
   *[other] { $value } points par meeple.
}
value-second = { $value ->
    [one] { $value } seconde.
   *[other] { $value } secondes.
}
value-minute = { $value ->
    [one] { $value } minute.
   *[other] { $value } minutes.
}
value-space = { $value ->
    [one] { $value } case.
   *[other] { $value } cases.
}
conflict = Les sources se contredisent. Voici chaque version.
silent = Les sources n’en décident pas.
elsewhere = Cela ne concerne pas les règles de nos jeux : je n’ai pas de réponse.
no-such-move = La position avant le coup { $move } n’est pas connue ici : rien ne peut en être dit.
no-such-amount = Une telle quantité ne peut pas se trouver sur une table : rien n’est calculé.
moves-open = { $number ->
    [one] Vous avez { $number } coup possible.
   *[other] Vous avez { $number } coups possibles.
}
at-place = { $place } : { $text }
lasts = D’après le catalogue, une partie entière dure de { $least } à { $most } minutes.
title = { $game }
half-read = Votre question n’est dans aucune des langues parlées ici : anglais, russe, français, néerlandais, allemand. Elle a été lue au mieux, et rien n’en est conclu.
taken = Compris comme une question sur { $game }.
taken-others = Compris comme une question sur { $game }. Il peut aussi s’agir de { $others } : nommez le jeu dans la question pour en être sûr.
near = Les points de règle les plus proches :
reading = Nous jouons ainsi :
assumed = Tiré d’ailleurs, pas de la source elle-même :
in-original = Dans l’original :
written = Rédigé avec { $model }, vérifié d’après les points de règle.
no-copy = Vous n’avez pas de copie de la source ici, son texte n’est donc pas montré.
spaces = cases parcourues
coats-of-arms = blasons
farmhouses = fermes
tiles-with-city = tuiles avec une ville
tiles-with-road = tuiles avec une route
