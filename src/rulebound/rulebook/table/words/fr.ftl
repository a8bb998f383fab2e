# Ce que nos tables disent des places, des coups, de la reprise et des pendules. $text est ce que quelqu’un a tapé.

name = À la table

log-undone = Coup repris

# Places

may-read = Vous pouvez regarder.
may-act = Cette place est la vôtre.
may-invite = Vous pouvez inviter quelqu’un à cette place.
may-fill = Vous décidez à qui revient cette place libre.
may-sit = Cette place est libre.
may-play-again = Vous pouvez préparer la partie suivante.
may-put-out = Vous pouvez libérer cette place.
may-stop = Vous pouvez demander à ce bot de jouer maintenant.
not-at-this-table = Vous n’êtes pas à cette table. Elle est visible pour ceux qui y sont assis ou invités.
no-such-seat = { $seats ->
    [one] Cette place n’existe pas : la table en a une.
   *[other] Cette place n’existe pas : la table en a { $seats }.
}
seat-not-yours = Cette place n’est pas la vôtre. Seul celui qui l’occupe y joue.
seat-taken = Cette place est prise.
seat-not-open = Cette place n’est pas ouverte à tous. Demandez une invitation à l’hôte.
seat-fixed = Cette place est celle d’un bot ou d’un joueur devant l’écran de l’hôte : on n’y invite personne et on ne la libère pas.
seat-after-end = La partie est terminée et les places restent comme elles sont.
again-before-end = La partie suivante se prépare quand celle-ci est terminée.
seat-with-clock = Cette partie a des pendules et cette place a déjà joué son premier tour : on ne la libère plus. Qui ne revient pas perd au temps.
seat-one-each = Vous avez déjà une place à cette table. On n’en prend pas une seconde.
owner-invites = Seul l’hôte de la table envoie des invitations.
owner-fills = Seul l’hôte de la table décide à qui revient une place libre.
owner-or-self = Seul l’hôte peut libérer la place d’un autre. Vous pouvez quitter la vôtre.
table-waits = Toutes les places ne sont pas prises. La partie commence, ou reprend, quand elles le sont.

# Hasard

may-give = Vous pouvez envoyer votre nombre pour le hasard.
nonce-given = Votre nombre est pris en compte.
nonces-fixed = Les nombres qui décident du hasard sont fixés et ne changent plus.
other-commitment = Le sceau du nombre du serveur n’est pas celui que vous avez vu. Rechargez la page.
nonces-awaited = Il manque encore le nombre de certains navigateurs. La partie commencera quand tous l’auront envoyé.

# Participer

move-not-understood = Ce jeu ne connaît pas le coup « { $text } ».
already-sealed = Vous avez choisi. Votre choix reste caché jusqu’à celui des autres.
measured-here = Ce qui est construit ici est mesuré par le serveur. Personne ne lui annonce le résultat.
resign-over = La partie est terminée : il n’y a plus rien à abandonner.
resign-out = Vous n’êtes déjà plus dans cette partie.
no-bot-thinking = Aucun bot ne réfléchit à cette place.

# Reprendre un coup

undo = Retour à la décision choisie.
undo-no-decision = On ne peut revenir qu’à un moment où un joueur avait à décider.
undo-past-chance = Ce serait reprendre un lancer ou un tirage. Ce que le hasard a montré reste.
undo-wished = On demande leur accord aux autres.
undo-wish-open = Une autre demande de reprise est encore ouverte.
undo-own-wish = Cette demande est la vôtre. C’est aux autres d’accepter.
undo-not-asked = Vous n’êtes plus dans la partie : on ne vous demande pas votre accord.
undo-no-wish = Il n’y a plus de demande de reprise.
undo-agreed = Vous êtes d’accord. D’autres doivent encore répondre.
undo-declined = Vous avez refusé.
undo-withdrawn = Vous avez retiré votre demande.
undo-after-end = La partie est terminée et reste comme elle s’est terminée.
