# Ce qui est dit des règles que l’on a apportées.

passages = Voici les passages de la règle du jeu les plus proches. Rien n’en est déduit ici : à vous de lire s’ils tranchent la question.
not-covered = La règle du jeu ne semble pas en parler : aucun passage n’est assez proche. Voici seulement les moins éloignés.
unread = { $pages ->
    [one] Une de ses pages n’a pas de texte lisible : la réponse s’y trouve peut-être.
   *[other] { $pages } de ses pages n’ont pas de texte lisible : la réponse s’y trouve peut-être.
}
