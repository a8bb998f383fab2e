# Ce que le hasard a fait dans une partie finie, et la preuve que personne ne l’a dirigé

draws-offer = { $draws ->
    [one] Le hasard est intervenu une fois dans cette partie.
   *[other] Le hasard est intervenu { $draws } fois dans cette partie.
} Votre navigateur peut vérifier ici si quelqu’un l’a dirigé.
draws-check = Vérifier tous les lancers et tirages
draws-right = { $draws ->
    [one] Personne n’a dirigé le hasard : l’unique tirage est bien celui que donnent les nombres du serveur et des joueurs.
   *[other] Personne n’a dirigé le hasard : les { $draws } résultats sont bien ceux que donnent les nombres du serveur et des joueurs.
}
draws-follow = { $draws ->
    [one] L’unique tirage est bien celui que donnent les nombres du serveur et des joueurs.
   *[other] Les { $draws } résultats sont bien ceux que donnent les nombres du serveur et des joueurs.
}
draws-foreseen = { $draws ->
    [one] Le dernier est venu après une reprise de la fin de la partie : le nombre du serveur pouvait déjà être lu.
   *[other] Les { $draws } derniers sont venus après une reprise de la fin de la partie : le nombre du serveur pouvait déjà être lu.
}
draws-sealed = Le nombre du serveur correspond à son sceau. Pour ce jeu, chaque résultat se vérifie avec « rulebound verify ».
draws-kept = Le sceau est celui que vous avez vu avant la partie, et votre nombre figure parmi les autres.
draws-not-kept = Aucun nombre de votre navigateur n’a compté dans ces tirages. Tout ce que celui-ci peut dire du sceau, c’est qu’il n’a pas changé depuis que vous avez ouvert cette page.
draws-fault-secret = Le nombre que montre le serveur ne correspond pas à son sceau.
draws-fault-commitment = Le sceau n’est pas celui que votre navigateur avait vu.
draws-fault-own = Le nombre envoyé par votre navigateur n’est pas parmi ceux qui ont décidé.
draws-other-number = La place { $at } n’a plus le même nombre qu’au moment de votre envoi : quelqu’un d’autre l’a prise avant le début, ou le nombre a été échangé.
draws-last-number = Le dernier à envoyer son nombre aurait pu diriger le hasard, mais seulement de mèche avec le serveur.
draws-other-draw = Le résultat n° { $at } de cette partie n’est pas celui que donnent les nombres.
