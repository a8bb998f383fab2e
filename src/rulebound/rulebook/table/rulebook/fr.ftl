# Comment nous nous conduisons à nos tables, quel que soit le jeu.

title = À la table

section-seat = Places
    .short = places
section-turn = Participer
    .short = participation
section-chance = Hasard
    .short = hasard
section-undo = Reprendre un coup
    .short = reprise
section-clock = Pendules
    .short = pendules

seat_not-yours = Seul l’occupant d’une place y joue.
    .name = votre place
seat_members = Une table est visible pour ceux qui y sont assis ou invités. Une table avec une place libre est visible pour tous sur ce serveur tant que cette place n’est pas prise.
    .name = qui peut voir
seat_owner = Celui qui ouvre la table envoie les invitations, peut libérer une place, et confier une place libre à un bot ou l’ouvrir à tous. Chacun peut quitter la sienne.
    .name = hôte
seat_taken = Une place n’a qu’un occupant, et celui qui est assis à la table n’en prend pas une seconde. Une place sur invitation revient au premier qui suit l’invitation, une place libre au premier qui s’assied.
    .name = un seul occupant
seat_fixed = Les bots gardent leur place, tout comme les joueurs devant l’écran de l’hôte. Aucune invitation ne mène à ces places.
    .name = places fixes
seat_kept = Une fois la partie terminée, les places restent comme elles sont. Dans une partie avec pendules, on ne libère plus la place d’un autre après son premier tour : dès lors, la pendule décide.
    .name = places gardées
seat_all-seated = La partie commence, et continue, tant que toutes les places sont prises.
    .name = tout le monde assis

turn_notation = Un coup s’écrit dans la notation du jeu.
    .name = notation
turn_stale = Ce que vous faites vaut pour la position que vous voyez. Si elle a changé entre-temps, rien ne se passe et la nouvelle vous est montrée.
    .name = position dépassée
turn_once = Un coup qui arrive deux fois n’est joué qu’une fois.
    .name = une seule fois
turn_sealed = Quand tous choisissent en même temps, chaque choix reste caché jusqu’au dernier et ne peut plus changer.
    .name = choix cachés
turn_measured = Ce qu’un joueur a construit est mesuré par le serveur, qui le rejoue. Aucun joueur n’annonce le résultat.
    .name = mesuré par le serveur
turn_resign = Vous pouvez abandonner à tout moment avant la fin, quel que soit le joueur dont c’est le tour.
    .name = abandon
turn_stop-bot = Pendant qu’un bot réfléchit, vous pouvez lui demander de jouer ce qu’il a trouvé de mieux. S’il se prépare encore, il joue un coup permis quelconque.
    .name = arrêter un bot

chance_committed = Chaque lancer et chaque tirage se calculent à partir d’un nombre secret du serveur et d’un nombre envoyé par le navigateur de chaque joueur. Le serveur publie le sceau du sien avant de connaître les autres : personne ne peut donc choisir le résultat.
    .name = nombre scellé
chance_numbers-first = Quand une partie laisse quelque chose au hasard, elle commence une fois que le navigateur de chaque joueur a envoyé son nombre. Celui de l’hôte le fait pour les bots.
    .name = le nombre de chacun
chance_kept = Le nombre du serveur reste celui qui a été scellé, et chaque nombre envoyé reste tel quel.
    .name = nombres fixés
chance_revealed = À la fin de la partie, le nombre du serveur est révélé et chacun peut recalculer tous les lancers et tous les tirages. Qui reprend la fin d’une partie jouée seul peut savoir ce que le hasard donnera ensuite.
    .name = révélé à la fin

undo_back-to-a-decision = La reprise ramène à un moment où un joueur avait à décider. Ce que les règles ont fait d’elles-mêmes depuis est repris avec le coup.
    .name = retour à une décision
undo_never-past-chance = Personne ne reprend ce que le hasard a montré : un lancer ou un tirage reste.
    .name = jamais au-delà du hasard
undo_alone = Qui joue seul, ou seulement contre des bots, reprend ses coups librement.
    .name = en solitaire
undo_own-turn = Tant que c’est encore à vous de jouer, vous reprenez librement ce que vous avez fait seul depuis le dernier lancer ou tirage.
    .name = pendant votre tour
undo_consent = Pour le reste, toutes les autres personnes encore en jeu doivent être d’accord.
    .name = avec l’accord de tous
undo_lapses = Une demande de reprise prend fin dès qu’un coup est joué, que quelqu’un refuse ou que son auteur la retire.
    .name = fin d’une demande
undo_not-after-the-end = Une partie terminée entre personnes reste comme elle s’est terminée, de même que toute partie terminée au temps.
    .name = pas après la fin

clock_flag = Qui a épuisé son temps perd. La pendule du serveur fait foi.
    .name = temps écoulé
clock_increment = À la fin de chaque tour, quel que soit le nombre de coups, son joueur gagne les secondes convenues.
    .name = incrément
clock_first-move = Personne ne perd de temps à son premier tour : une pendule ne tourne qu’à partir du deuxième tour de son joueur.
    .name = premier tour
clock_lag = Les premières 0,2 seconde de chaque tour ne comptent pas. Elles reviennent au réseau.
    .name = temps du réseau
clock_waits = Tant qu’une place est vide, seule sa pendule tourne, et seulement quand c’est à elle de jouer. Partir ne fait pas gagner de temps.
    .name = places vides
clock_undo = Une reprise ne rend de temps à personne. La pendule de celui qui doit rejouer repart de ce qu’elle indique.
    .name = pendules et reprise
clock_restart = Si le serveur s’arrête, aucune pendule ne tourne. Elle repart ensuite dès que son joueur est revenu, et après 30 secondes au plus tard.
    .name = après un redémarrage
