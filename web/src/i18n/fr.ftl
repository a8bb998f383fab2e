# La page elle-même. Les phrases sur les règles viennent des jeux.

skip = Aller au contenu
page-menu = Page
close = Fermer
reload = Réessayer
view = Affichage
rules = Règles
questions = Questions
language = Langue : { $name }
language-legend = Langue
theme = Couleurs
theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres
to-shelf = Vers l’étagère

# Nouvelle partie

way = Comment voulez-vous jouer ?
way-here = Sur cet écran
way-here-text = Vous jouez à tour de rôle sur cet écran, ou seul des deux côtés.
way-bot = Contre un bot
way-bot-text = Le bot joue ici, sur cet ordinateur, et vous laisse reprendre des coups.
way-invited = Avec un ami
way-invited-text = Vous recevez un lien à envoyer. Qui accepte l’invitation prend l’autre place. Personne n’a droit aux suggestions.
way-open = Place libre
way-open-text = Toute personne sur ce serveur peut prendre l’autre place. Personne n’a droit aux suggestions.
ways-here = Sur cet écran
ways-here-text = Vous jouez à tour de rôle sur cet écran, ou seul à toutes les places.
ways-bot = Contre des bots
ways-bot-text = Les bots jouent ici, sur cet ordinateur, et vous laissent reprendre des coups.
ways-invited = Avec des amis
ways-invited-text = Vous recevez un lien par place. Qui accepte une invitation prend cette place. Personne n’a droit aux suggestions.
ways-open = Places libres
ways-open-text = Toute personne sur ce serveur peut prendre une des autres places. Personne n’a droit aux suggestions.
level = Force
players = Joueurs
clock = Pendule
clock-none = Sans pendule
clock-choice = { $minutes } min + { $seconds } s
option-rule = la règle
more-options = Autres options
with-others-option-first-seat-1 = Vous
with-others-option-first-seat-2 = L’adversaire
your-name = Votre nom
your-side = Votre camp
begin = Commencer
begin-invite = Commencer et inviter
joining = Vous rejoignez la table

# Invitation

join-to-play = { $named ->
    [yes] { $host } vous invite à jouer
   *[no] Une invitation à jouer
}
join-to-watch = { $named ->
    [yes] { $host } vous invite à regarder
   *[no] Une invitation à regarder
}
join-line = { $seat ->
    [0] { $game }. { $players } joueurs.
   *[other] { $game }. Place { $seat } sur { $players } ; la partie commence quand toutes les places sont prises.
}
join-watching = Regarder la partie
join = Rejoindre la table

# Places

seats = Qui occupe quelle place
seat-kind-here = Sur cet écran
seat-kind-invited = Un ami, par lien
seat-kind-open = Libre pour tous
seat-name = Nom à la place { $number }
name = Nom
seat = Place { $number }
seat-bot = Bot, { $level }
seat-open = Libre pour tous
seat-waiting = En attente d’un ami
seat-you = Vous
seat-guest = Invité
seat-out = hors de la partie
seat-away = Absent
seat-away-name = { $name }, absent
seat-awaited = { $name }, page pas encore ouverte
wait-friend = La partie attend que votre ami prenne place.
wait-seats = { $free ->
    [one] La partie attend que quelqu’un prenne la place libre.
   *[other] La partie attend que les { $free } places libres soient prises.
}
wait-pages = La partie attend { $who } : le hasard a besoin d’un nombre du navigateur de chaque joueur, et cette page n’y est pas encore ouverte.
wait-short = On attend les autres
seat-yours = { $name }, à vous
seat-menu = Place : { $side }
seat-leave = Quitter cette place
seat-free = Libérer cette place
seat-leave-sure = Quitter votre place ? La partie attend que quelqu’un la prenne.
seat-free-sure = Libérer la place de { $name } ? La partie attend que quelqu’un la prenne.
seat-leave-yes = Quitter
seat-free-yes = Libérer
seat-keep = Annuler
plate-yours = { $side }, à vous
plate-to-move = À { $side } de jouer
plate-thinks = { $side } réfléchit
plate-won = { $side } a gagné
clock-of = Pendule : { $side }
clock-short = Il reste peu de temps
thinks = Réfléchit
thinking = { $mood ->
    [ahead] Avantage, profondeur { $depth }
    [behind] Désavantage, profondeur { $depth }
   *[even] À égalité, profondeur { $depth }
}
depth = profondeur { $depth }
stop-bot = Arrêter le bot
stop = Arrêter
invite = Copier une invitation
invite-friend = Envoyez un lien à votre ami. Le premier qui accepte l’invitation prend l’autre place.
invite-friends = Invitez vos amis : chaque place libre de la liste a son propre lien.
invite-short = Inviter
invite-too = Inviter quelqu’un
invite-link = Lien d’invitation
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour les autres de votre réseau, lancez Rulebound avec --lan et ouvrez-le à l’adresse qu’il indique alors.
invite-copied = Copié. La place revient au premier qui ouvre le lien.
invite-copy = Copiez ce lien. La place revient au premier qui l’ouvre.

# La table

table-menu = Table
board = Plateau
board-of = Plateau de { $name }
moves = Coups
moves-none = Aucun coup pour l’instant.
stepping = Parcourir les coups
step-first = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = À la fin
step-play = Revoir la partie
step-pause = Pause
undo = Reprendre
undo-wish = { $name } voudrait reprendre un coup.
undo-wait = Vous avez demandé à reprendre votre coup.
undo-tally = { $agreed ->
    [none] Réponse attendue : { $open }.
   *[other] D’accord : { $agreed }. Réponse attendue : { $open }.
}
undo-clock = Personne ne récupère de temps : les pendules restent telles quelles.
undo-agree = Accepter
undo-decline = Refuser
undo-withdraw = Retirer la demande
hint = Suggestion
hint-text = { $line ->
    [none] { $move } semble le meilleur, profondeur { $depth }.
   *[other] { $move } semble le meilleur, profondeur { $depth }. Suite possible : { $line }.
}
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
play-again = Rejouer
pick-move = Choisir un coup
confirm-move = Jouer { $move }
to-game = Revenir à la partie
looking-back = Vous regardez une position passée. Jouez ici pour essayer un coup.
trying = Vous essayez des coups. La partie elle-même ne change pas.
trials = Coups essayés ici
trials-elsewhere = { $count ->
    [one] Une ligne essayée ailleurs dans la partie
   *[other] { $count } lignes essayées ailleurs dans la partie
}
trial-forget = Oublier { $moves }
line-lost = La connexion est perdue. Nouvel essai…
write-move = Votre coup par écrit
play-move = Jouer

# Affichage

view-open = Marquer les points ouverts
view-coordinates = Coordonnées
view-confirm = Confirmer chaque coup
view-confirm-touch = Toujours sur un écran tactile
view-evaluation = Barre d’évaluation
view-odds = Chances
view-purist = Mode puriste
view-purist-text = Sans aides, sans valeurs, sans décompte du reste
view-rotate = Tourner le plateau
evaluation-text = { $side } a les meilleures chances, { $percent } %, profondeur { $depth }
evaluation-one = { $side } : { $percent } % de chances, profondeur { $depth }
evaluation-none = Pas encore évalué

# Partager

share = Partager
share-move = Copier un lien vers ce coup
share-here = Copier un lien pour ceux de cette table
share-watch = Copier un lien pour regarder
share-watch-end = Annuler tous les liens pour regarder
share-watch-ended = Plus aucun lien pour regarder n’est valable, et ceux qui en ont suivi un ne voient plus cette table.
share-record = Enregistrer la partie
share-svg = Enregistrer le plateau en SVG
share-png = Enregistrer le plateau en PNG
copied = Copié
copy-failed = À copier à la main : { $text }
picture-failed = L’image n’a pas pu être faite.

# La marge

margin = Marge
margin-empty = Rien à dire pour l’instant. Ici s’affichera ce que les règles disent de vos coups.
margin-close = Fermer la marge
note-now = maintenant
note-move = coup { $move }
note-turn = tour { $turn }
note-why = Pourquoi ?
passage-open = Ouvrir le passage
passage-sides = Voir les deux côtés
passage-close = Fermer le passage
authority-official = Règle officielle
authority-designer = Texte de l’auteur
authority-community = Interprétation de la communauté
authority-translator = Note du traducteur
authority-reading = Notre lecture
authority-notes = D’après nos notes
public-page = Page publique
in-rulebook = Dans les règles

# Ce qui n’a pas marché

error-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
error-failed = Cela n’a pas pu être fait.
error-stale = La position a changé. Regardez-la avant de jouer.
error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-no-invitation = Cette invitation n’est plus valable : quelqu’un l’a acceptée, ou elle a été retirée.
error-no-such-position = La partie n’en est pas encore à ce coup. Voici où elle en est.
error-no-session = Ce navigateur ne garde pas de cookies, et le serveur ne peut pas vous reconnaître. Autorisez-les pour cette page.
error-too-fast = C’était un peu rapide. Attendez un instant et réessayez.
error-id-reused = Cette commande a été confondue avec une précédente et n’a pas été exécutée. Réessayez.
error-no-such-game = Ce serveur n’a pas ce jeu.
error-nothing-to-think = La partie est terminée : il n’y a plus rien à chercher.
error-bots-not-ready = Les bots se préparent encore. Redemandez dans un instant.
error-not-solved = On ne connaît pas les chances exactes de cette position.
error-not-fetched = La page publique n’a pas pu être chargée.
error-bad-request = Le serveur n’a pas pu lire cela.
error-put-out = Votre place à cette table a été libérée : vous ne la voyez plus.
error-busy = Il se passe trop de choses à cette table. Attendez un instant.
error-bug = Le serveur a fait une erreur. Son journal dit où.
error-bad-message = Le serveur n’a pas compris ce que cette page a envoyé.
error-bad-clock = Cette pendule ne peut pas être réglée : ses temps sont trop longs ou trop courts.
error-bad-options = Le jeu ne se joue pas avec ces options.
error-bad-position = Cette position ne peut pas être mise en place.
error-bad-record = Cette partie ne peut pas être lue.
error-bad-seat = Une des places ne peut pas être attribuée ainsi.
error-foreign-host = Le serveur ne se connaît pas sous cette adresse. Ouvrez celle qu’il affiche au démarrage.
error-foreign-origin = Le serveur n’accepte rien d’une page d’une autre adresse.
error-no-header = Le serveur n’accepte cela que de sa propre page. Rechargez-la.
error-hidden = Ce que cette partie cache n’est montré qu’après la fin.
error-no-copy = Votre copie de cette source n’est pas ici.
error-no-desk = Ce jeu n’a pas de table d’évaluation.
error-no-rulebook = Ces règles ne sont pas sur ce serveur.
error-no-such-clause = Ces règles n’ont pas ce point.
error-no-such-language = Le serveur n’a pas de textes dans cette langue.
error-no-such-level = Il n’y a pas de bot de cette force pour ce jeu.
error-no-such-method = Le serveur ne fait pas cela. Rechargez la page.
error-no-such-route = Le serveur n’a pas cela. Rechargez la page.
error-no-such-page = Cette page n’existe pas sur ce serveur.
error-no-such-question = Cette question n’existe pas, ou elle n’est pas à vous.
error-no-such-source = Aucune règle ici ne cite cette source.
error-host-only = Les copies ne se prennent et ne s’affichent en entier que sur la machine du serveur.
error-several-asked = Plusieurs joueurs choisissent ici en même temps : on ne peut pas suivre une suite de coups.
error-no-words = Ce jeu est fourni sans textes.
error-too-long = C’est trop long pour le serveur.
error-unreadable-copy = Votre copie de cette source n’est plus lisible. Reprenez-la.
error-unreadable-document = Ce fichier n’a pas pu être lu.
error-too-many = Ce navigateur a tant de tables ouvertes que le serveur n’en ajoute plus. Fermez-en une et rechargez cette page.
error-no-such-round = Cette manche n’est plus en cours ici.
error-not-as-played = L’arbitre n’accepte pas cette manche.

# La page d’un jeu

game-players = { $same ->
    [yes] { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
   *[no] { $least } à { $most } joueurs
}
game-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least } à { $most } min
}
game-age = dès { $age } ans
game-play-bot = Jouer contre un bot
game-play-here = Jouer sur un seul écran
game-play-invited = Inviter quelqu’un
game-play-open = Ouvrir une place
game-play = Jouer
game-rulebook = Règles
game-room = S’exercer, bots et un seul écran
game-sandbox = Plateau d’essai
real-table = À une vraie table
real-turns = Téléphone sur la table
real-desk = Calcul des points
real-sheet = Fiche à imprimer
real-guide = Guide des tuiles
real-print = Imprimer
real-kept = Cette page est gardée sur cet appareil et s’ouvre aussi sans réseau.
real-not-kept = Sans réseau, laissez cette page ouverte : un navigateur ne garde que les pages venues par https ou de cet ordinateur.

# Comment jouer

how-title = Comment jouer, en une minute
how-all = Tout montrer
how-stop = Arrêter
how-play = Montrer
how-pause = Pause
how-step = Étape suivante
how-of = { $scene }, étape { $step } sur { $steps }

# Les règles

read-fetching = Récupération
read-get = Obtenir ma copie

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }
