# La page elle-même. Les phrases sur les règles viennent des jeux.

skip = Aller au plateau
page-menu = Page
close = Fermer
reload = Réessayer
view = Affichage
rules = Règles
language = Langue : { $name }
language-legend = Langue
theme = Couleurs
theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres
to-shelf = Vers l’étagère
lost-title = Cette page n’existe pas
lost-text = L’adresse a peut-être été coupée en route. Un lien vers une table ne contient pas d’espace.

# L’étagère

shelf-title = Des jeux de société qui vous montrent
shelf-title-rule = la règle.
play = Jouer
play-again = Rejouer
tables-mine = Vos tables
tables-open = Tables avec une place libre
sit-down = Prendre la place
card-yours = À vous de jouer
card-theirs = À l’adversaire de jouer
card-waiting = En attente d’un joueur
card-over = Partie terminée
card-moves = { $moves ->
    [0] aucun coup
    [one] { $moves } coup
   *[other] { $moves } coups
}

# Nouvelle partie

way = Comment voulez-vous jouer ?
way-here = Sur cet écran
way-here-text = Vous jouez à tour de rôle sur cet écran, ou seul des deux côtés.
way-bot = Contre un bot
way-bot-text = Le bot joue ici, sur cet ordinateur. Vous pouvez reprendre vos coups librement.
way-invited = Avec un ami
way-invited-text = Vous recevez un lien à envoyer. Qui l’ouvre prend l’autre place.
way-open = Place libre
way-open-text = Toute personne sur ce serveur peut prendre l’autre place.
level = Force
players = Joueurs
clock = Pendule
clock-none = Sans pendule
clock-choice = { $minutes } min + { $seconds } s
option-rule = la règle
with-others-option-first-seat-1 = Vous
with-others-option-first-seat-2 = L’adversaire
your-name = Votre nom
begin = Commencer
begin-invite = Commencer et inviter
joining = Vous rejoignez la table

# Invitation

join-title = Vous êtes invité
join-text = Une place vous est réservée à une table. La partie commence quand vous la prenez.
join = Prendre la place

# Places

seat = Place { $number }
seat-bot = Bot, { $level }
seat-open = Libre pour tous
seat-waiting = En attente d’un ami
seat-you = Vous
seat-guest = Invité
seat-away = Absent
seat-away-name = { $name }, absent
plate-yours = { $side }, à vous de jouer
plate-to-move = Au tour de { $side }
plate-thinks = { $side } réfléchit
plate-won = { $side } a gagné
clock-of = Pendule de { $side }
clock-short = Il reste peu de temps
thinks = Réfléchit
thinking = { $mood ->
    [ahead] En tête, profondeur { $depth }
    [behind] Derrière, profondeur { $depth }
   *[even] À égalité, profondeur { $depth }
}
stop = Arrêter
invite = Copier une invitation
invite-too = Inviter quelqu’un
invite-link = Lien d’invitation
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
undo-clock = Personne ne récupère de temps : les pendules restent telles quelles.
undo-agree = Accepter
undo-decline = Refuser
undo-withdraw = Retirer la demande
hint = Indice
hint-text = { $line ->
    [none] { $move } semble le meilleur, profondeur { $depth }.
   *[other] { $move } semble le meilleur, profondeur { $depth }. Suite possible : { $line }.
}
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer
pick-move = Choisir un coup
confirm-move = Jouer { $move }
to-game = Revenir à la partie
looking-back = Vous regardez une position passée. Choisissez un point pour essayer un coup.
trying = Vous essayez des coups. La partie elle-même ne change pas.
trials = Coups essayés
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
view-rotate = Tourner le plateau
evaluation-text = { $side } a les meilleures chances, { $percent } %, profondeur { $depth }
evaluation-none = Pas encore évalué

# Partager

share = Partager
share-move = Copier un lien vers ce coup
share-watch = Copier un lien pour regarder
share-record = Enregistrer la partie
share-svg = Enregistrer le plateau en SVG
share-png = Enregistrer le plateau en PNG
copied = Copié
copy-failed = À copier à la main : { $text }
picture-failed = L’image n’a pas pu être faite.

# La marge

margin = Marge
margin-empty = Rien à dire pour l’instant. Posez une pierre.
margin-close = Fermer la marge
note-now = maintenant
note-move = coup { $move }
passage-open = Ouvrir le passage
passage-close = Fermer le passage
passage-garbled = Le texte de votre copie est illisible ici. Voyez sa page { $page }
passage-missing = Le passage n’a pas été trouvé dans votre copie. C’est peut-être une autre révision.
authority-official = Règle officielle
authority-designer = Texte de l’auteur
authority-community = Interprétation de la communauté
authority-translator = Note du traducteur
authority-reading = Notre lecture
authority-notes = D’après nos notes
conflict = À l’opposé, { $clause } :
public-page = Page publique
copy-source = Prendre votre copie de la source
copying = Chargement de la page
in-rulebook = Dans les règles

# Meridians

meridians-about = plateau { $board }, { $pie ->
    [on] avec la règle du gâteau
   *[off] sans règle du gâteau
}
meridians-point = { $point }, { $stone ->
    [light] pierre claire
    [dark] pierre foncée
   *[none] { $open ->
        [yes] vide, ouvert pour vous
        [no] vide, fermé pour vous
       *[unknown] vide
    }
}{ $doomed ->
    [yes] , sans chemin
   *[no] {""}
}{ $last ->
    [yes] , dernier coup
   *[no] {""}
}
meridians-pick = Choisir un point
meridians-place = Poser en { $point }
meridians-choose = { $colour ->
    [light] Jouer Clair
   *[dark] Jouer Foncé
}
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Votre pierre en { $points } n’a pas de chemin.
       *[other] Votre groupe { $points } n’a pas de chemin.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] La pierre claire en { $points } n’a pas de chemin.
           *[other] Le groupe clair { $points } n’a pas de chemin.
        }
       *[dark] { $stones ->
            [one] La pierre foncée en { $points } n’a pas de chemin.
           *[other] Le groupe foncé { $points } n’a pas de chemin.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Retrait au début du prochain tour de Foncé, sauf si ce coup donne un chemin : { $saves ->
            [one] { $saves } point le permet.
           *[other] { $saves } points le permettent.
        }
       *[dark] Retrait au début du prochain tour de Clair, sauf si ce coup donne un chemin : { $saves ->
            [one] { $saves } point le permet.
           *[other] { $saves } points le permettent.
        }
    }
    [no] { $colour ->
        [light] Aucun coup n’y peut rien : retrait au début du prochain tour de Foncé.
       *[dark] Aucun coup n’y peut rien : retrait au début du prochain tour de Clair.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Montrer le point
   *[other] Montrer les { $saves } points
}

# Ce qui n’a pas marché

error-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
error-failed = Cela n’a pas pu être fait. { $detail }
error-stale = La position a changé. Regardez-la avant de jouer.
error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-no-session = Ce navigateur ne garde pas de cookies, et le serveur ne peut pas vous reconnaître. Autorisez-les pour cette page.
error-too-fast = C’était un peu rapide. Attendez un instant et réessayez.
error-no-such-game = Ce serveur n’a pas ce jeu.
error-nothing-to-think = La partie est terminée : il n’y a plus rien à chercher.
error-not-fetched = La page publique n’a pas pu être chargée. { $detail }
error-bad-request = Le serveur n’a pas pu lire cela. { $detail }
