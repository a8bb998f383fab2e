# La page elle-même. Les phrases sur les règles viennent des jeux.

skip = Aller au contenu
page-menu = Page
close = Fermer
reload = Réessayer
view = Affichage
rules = Règles
questions = Questions
language = Langue : { $name }
language-legend = Langue
theme = Couleurs
theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres
to-shelf = Vers la ludothèque

# Nouvelle partie

players = Joueurs
clock = Pendule
option-rule = la règle
seat-name = Nom à la place { $number }
way-here = Sur cet écran
your-name = Votre nom
begin = Commencer
joining = Vous rejoignez la table

# Places

seats = Qui occupe quelle place
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
wait-pages = La partie attend { $who } : le hasard a besoin d’un nombre du navigateur de chaque joueur, et cette page n’y est pas encore ouverte.
wait-short = On attend les autres
seat-yours = { $name }, à vous
seat-menu = Place : { $side }
seat-leave = Quitter cette place
seat-free = Libérer cette place
seat-leave-sure = Quitter votre place ? La partie attend que quelqu’un la prenne.
seat-free-sure = Libérer la place de { $name } ? La partie attend que quelqu’un la prenne.
seat-leave-yes = Quitter
seat-free-yes = Libérer
seat-keep = Annuler
plate-yours = { $side }, à vous
plate-to-move = À { $side } de jouer
plate-thinks = { $side } réfléchit
plate-won = { $side } a gagné
clock-of = Pendule : { $side }
clock-short = Il reste peu de temps
thinks = Réfléchit
thinking = { $mood ->
    [ahead] Avantage, profondeur { $depth }
    [behind] Désavantage, profondeur { $depth }
   *[even] À égalité, profondeur { $depth }
}
depth = Profondeur { $depth }
stop-bot = Arrêter le bot
stop = Arrêter
invite = Copier une invitation
invite-friend = Envoyez un lien à votre ami. Le premier qui accepte l’invitation prend l’autre place.
invite-friends = Invitez vos amis : chaque place libre de la liste a son propre lien.
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
undo = Annuler
undo-wish = { $name } voudrait reprendre un coup.
undo-wait = Vous avez demandé à reprendre votre coup.
undo-tally = { $agreed ->
    [none] Réponse attendue : { $open }.
   *[other] D’accord : { $agreed }. Réponse attendue : { $open }.
}
undo-clock = Personne ne récupère de temps : les pendules restent telles quelles.
undo-agree = Accepter
undo-decline = Refuser
undo-withdraw = Retirer la demande
watching = Vous regardez.
hint = Indice
hint-text = { $line ->
    [none] { $move } semble le meilleur, profondeur { $depth }.
   *[other] { $move } semble le meilleur, profondeur { $depth }. Suite possible : { $line }.
}
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
play-again = Rejouer
again-set-up = { $who } a préparé une autre partie.
again-join = Rejoindre la partie
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
view-odds = Probabilités
view-purist = Mode puriste
view-purist-text = Sans indices, sans valeurs, sans décompte du reste
view-rotate = Tourner le plateau
evaluation-text = { $side } a les meilleures chances, { $percent } %, profondeur { $depth }
evaluation-one = { $side } : { $percent } % de chances, profondeur { $depth }
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
copy-failed = À copier à la main : { $text }
picture-failed = L’image n’a pas pu être créée.

# La marge

margin = Marge
more-rules = { $more ->
    [one] et { $more } autre règle
   *[other] et { $more } autres règles
}
margin-empty = Rien à dire pour l’instant. Ici s’affichera ce que les règles disent de vos coups.
margin-draws = Vérifier les tirages
margin-close = Fermer la marge
note-now = maintenant
note-move = coup { $move }
note-turn = tour { $turn }
note-why = Pourquoi ?
passage-open = Ouvrir le passage
passage-sides = Voir les deux versions
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
game-rulebook = Règles
real-table = À une vraie table
real-turns = Téléphone sur la table
real-desk = Calculateur de points
real-sheet = Fiche à imprimer
real-guide = Guide des tuiles
real-print = Imprimer
real-kept = Cette page est gardée sur cet appareil et s’ouvre aussi sans réseau.
real-not-kept = Sans réseau, laissez cette page ouverte : un navigateur ne garde que les pages venues par https ou de cet ordinateur.

# Les règles

read-fetching = Récupération
read-get = Obtenir ma copie

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }

# L’un après l’autre, sans « et ».
series = { $before }, { $next }
