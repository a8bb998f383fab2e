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
silent = Les sources ne tranchent pas.
elsewhere = Cela ne concerne pas les règles d’un jeu d’ici : je n’ai donc pas de réponse.
no-such-move = La position avant le coup { $move } n’est pas connue ici : on ne peut rien en dire.
no-such-amount = Une telle quantité est impossible sur une table : rien n’est calculé.
unread = Je n’ai pas compris : { $words }. Si cela compte ici, le nombre peut changer.
moves-open = { $number ->
    [one] Vous avez { $number } coup possible.
   *[other] Vous avez { $number } coups possibles.
}
at-place = { $place } : { $text }
lasts = D’après le catalogue, une partie entière dure { $least } à { $most } minutes.
title = { $game }
half-read = Votre question n’est dans aucune des langues parlées ici : anglais, russe, français, néerlandais, allemand. Elle a été lue au mieux, et rien n’en est conclu.
taken = Compris comme une question sur { $game }.
taken-others = Compris comme une question sur { $game }. Elle pourrait aussi porter sur { $others } : nommez le jeu dans la question pour en être sûr.
near = Les points de règle les plus proches :
reading = Nous jouons ainsi :
assumed = Repris d’ailleurs, et non de la source elle-même :
in-original = Dans l’original :
written = Rédigé avec { $model }, vérifié d’après les points de règle.
no-copy = Vous n’avez pas ici de copie de la source : son texte n’est donc pas montré.
spaces = cases parcourues
coats-of-arms = blasons
farmhouses = fermes
tiles-with-city = tuiles avec une ville
tiles-with-road = tuiles avec une route
