# La page elle-même. Les phrases sur les règles viennent des jeux.

skip = Aller au contenu
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
ways-here = Sur cet écran
ways-here-text = Vous jouez à tour de rôle sur cet écran, ou seul à toutes les places.
ways-bot = Contre des bots
ways-bot-text = Les bots jouent ici, sur cet ordinateur. Vous pouvez reprendre vos coups librement.
ways-invited = Avec des amis
ways-invited-text = Vous recevez un lien par place. Qui en ouvre un prend cette place.
ways-open = Places libres
ways-open-text = Toute personne sur ce serveur peut prendre une des autres places.
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
begin = Commencer
begin-invite = Commencer et inviter
joining = Vous rejoignez la table

# Invitation

join-title = Une invitation pour vous
join-text = On vous attend à une table. Si une place vous est réservée, la partie commence quand vous la prenez.
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
seat-out = hors jeu
seat-away = Absent
seat-away-name = { $name }, absent
seat-awaited = { $name }, page pas encore ouverte
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
depth = profondeur { $depth }
stop-bot = Arrêter le bot
stop = Arrêter
invite = Copier une invitation
invite-short = Inviter
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
play-again = Rejouer
pick-move = Choisir un coup
confirm-move = Jouer { $move }
to-game = Revenir à la partie
looking-back = Vous regardez une position passée. Jouez ici pour essayer un coup.
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
view-odds = Chances
view-rotate = Tourner le plateau
evaluation-text = { $side } a les meilleures chances, { $percent } %, profondeur { $depth }
evaluation-one = { $side } : { $percent } % de chances, profondeur { $depth }
evaluation-none = Pas encore évalué

# Partager

share = Partager
share-move = Copier un lien vers ce coup
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
draws-offer = { $draws ->
    [one] Le hasard est intervenu une fois dans cette partie.
   *[other] Le hasard est intervenu { $draws } fois dans cette partie.
} Votre navigateur peut calculer ici même si quelqu’un l’a dirigé.
draws-check = Vérifier tous les lancers et tirages
draws-right = { $draws ->
    [one] Personne n’a dirigé le hasard : l’unique tirage est bien celui que donnent les nombres du serveur et des joueurs.
   *[other] Personne n’a dirigé le hasard : les { $draws } résultats sont bien ceux que donnent les nombres du serveur et des joueurs.
}
draws-sealed = Le nombre du serveur correspond à son sceau. Pour ce jeu, chaque résultat se vérifie avec « rulebound verify ».
draws-kept = Le sceau est celui que vous avez vu avant la partie, et votre nombre figure parmi les autres.
draws-not-kept = Votre navigateur n’a pas envoyé de nombre à cette table : il ne peut pas dire si le sceau a toujours été celui-ci.
draws-fault-secret = Le nombre que montre le serveur ne correspond pas à son sceau.
draws-fault-commitment = Le sceau n’est pas celui que vous avez vu avant la partie.
draws-fault-own = Le nombre envoyé par votre navigateur n’est pas parmi ceux qui ont décidé.
draws-other-number = Le nombre de la place { $at } n’est plus celui d’avant votre envoi : quelqu’un d’autre a pris la place avant le début, ou il a été échangé.
draws-other-draw = Le résultat n° { $at } de cette partie n’est pas celui que donnent les nombres.
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
meridians-keys = Les flèches suivent les lignes, avec Maj les autres obliques. Tapez le nom d’un point pour y aller. Entrée pose la pierre.
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

# Der Marsigelwettkampf

marsigel-about = { $variant ->
    [nest] Le nid gagne
   *[tree] L’arbre gagne
}
marsigel-letter-red = R
marsigel-letter-yellow = J
marsigel-letter-green = V
marsigel-letter-blue = B
marsigel-letter-black = N
marsigel-letter-purple = P
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = T
marsigel-letter-white = L
marsigel-letter-pink = S
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-piece = { $size ->
    [queen] reine { $whose }
    [drone] faux-bourdon { $whose }
   *[pawn] pion { $whose }
}
marsigel-space = { $size ->
    [queen] Case de la reine { $whose }
    [drone] Case du faux-bourdon { $whose }
   *[pawn] Case du pion { $whose }
}
marsigel-alone = seul sur sa case
marsigel-stack = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}, { $top } au sommet
marsigel-lands = se pose ici pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, reste { $left }
marsigel-too-far = trop loin, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
marsigel-too-small = { $variant ->
    [nest] trop grande pour s’y poser
   *[tree] trop petite pour s’y poser
}
marsigel-level = { $level } sur { $count } depuis le bas
marsigel-piece-hand = en main
marsigel-piece-free = peut se déplacer
marsigel-piece-held = tenue par votre pièce au-dessus
marsigel-piece-stuck = aucun coup pour ces points
marsigel-keys = Les flèches gauche et droite suivent l’anneau, haut et bas parcourent une pile. Entrée prend et pose une pièce, Échap la lâche, I montre toute la pile.
marsigel-rolled = { $who } : { $pips } au dé
marsigel-points = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
marsigel-spent = dépensé { $spent }, reste { $left }
marsigel-costs = coûte { $cost }, reste { $left }
marsigel-end = { $points ->
    [0] Finir le tour
    [one] Finir le tour, perdre { $points } point
   *[other] Finir le tour, perdre { $points } points
}
marsigel-pass = Passer ({ $pass } sur { $needed } de suite)
marsigel-passes = passe
marsigel-leaves = { $who } abandonne
marsigel-won = { $who } gagne
marsigel-drawn = Égalité
marsigel-pick = Choisissez une pièce
marsigel-confirm = Jouer ce coup
marsigel-confirm-pass = Passer
marsigel-confirm-end = Finir le tour

marsigel-scene-points = Le dé remplit la bourse
marsigel-scene-points-text = Chaque case coûte à une pièce ses points : 3 pour une reine, 2 pour un faux-bourdon, 1 pour un pion. Répartissez le jet entre vos pièces, dans un sens ou dans l’autre.
marsigel-scene-landing = Se poser sur sa taille ou plus grand
marsigel-scene-landing-text = Un coup finit au sommet d’une autre pile, sur une pièce au moins aussi grande. Ce qui se trouve en chemin ne compte pas.
marsigel-scene-carry = Porter et se faire porter
marsigel-scene-carry-text = Une pièce emporte gratuitement tout ce qu’elle porte. De vos pièces dans une pile, seule la plus haute peut bouger.
marsigel-scene-closing = L’anneau se resserre
marsigel-scene-closing-text = Une case vide disparaît aussitôt. Ici, le chemin du pion vers sa reine est plus court d’une case.
marsigel-scene-tree = Un arbre gagne
marsigel-scene-tree-text = Votre reine, votre faux-bourdon juste dessus, votre pion juste dessus : vous gagnez aussitôt. Peu importe ce qu’il y a dessous et au-dessus.
marsigel-scene-lock = S’asseoir sur un rival
marsigel-scene-lock-text = Une pièce étrangère au milieu gâche l’arbre, et seul son propriétaire peut l’enlever. Si tous passent à la suite, c’est l’égalité.
marsigel-strip-points = Chaque case coûte les points de la pièce.
marsigel-strip-closing = Les cases vides disparaissent.
marsigel-strip-tree = Reine, faux-bourdon, pion : l’arbre gagne.
marsigel-sum = { $moves ->
    [-1] À { $who } de jouer, reste { $points }
    [0] À { $who } de jouer, reste { $points }. Aucun coup possible.
    [one] À { $who } de jouer, reste { $points }. { $moves } coup possible.
   *[other] À { $who } de jouer, reste { $points }. { $moves } coups possibles.
}
marsigel-sum-roll = À { $who } de lancer le dé
marsigel-sum-ring = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, la plus haute pile a { $tallest ->
    [one] { $tallest } pièce
   *[other] { $tallest } pièces
}.
marsigel-set-players = Joueurs
marsigel-set-points = Points restants
marsigel-set-roll = à lancer
marsigel-set-goal = Ce qui gagne
marsigel-set-tree = Arbre
marsigel-set-nest = Nid
marsigel-set-none = Prenez une pièce, puis choisissez où la poser.
marsigel-set-alone = Sur une case à elle
marsigel-set-on = Avancer sa case
marsigel-set-back = Reculer sa case
marsigel-set-anew = Tout remettre en place
marsigel-set-keys = Sur le plateau : les flèches se déplacent, Entrée prend et pose une pièce, N lui donne sa propre case, + et − déplacent sa case. À la souris, l’autre bouton lui donne sa propre case.
marsigel-wrong-form = Une position, c’est l’anneau, le trait et les points, comme a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = « { $word } » n’est pas une pile. Écrivez ses pièces de bas en haut, comme b3a2.
marsigel-wrong-players = On joue de { $least } à { $most }.
marsigel-wrong-count = { $count ->
    [0] Il manque { $piece }.
   *[other] { $piece } y est { $count } fois.
}
marsigel-wrong-mover = Le trait est une lettre de a à { $last }.
marsigel-wrong-points = Il peut rester de 0 à 6 points, pas { $points }.
marsigel-wrong-size = { $piece } ne peut pas être posée sur { $onto }.

marsigel-odds-title = Chances
marsigel-odds-of = Pour { $who }, si les deux jouent parfaitement
marsigel-odds = { $win } gain, { $draw } égalité, { $lose } perte
marsigel-odds-before = Avant le jet
marsigel-odds-now = Avec ces points
marsigel-odds-roll = Après un { $pips } au dé
marsigel-odds-what-if = Et si le dé montre
marsigel-odds-ends = Façons de finir le tour, la meilleure d’abord : gain, égalité, perte
marsigel-odds-all = Montrer les { $count } fins
marsigel-odds-few = Seulement les meilleures
marsigel-odds-none = Les chances sont connues à deux joueurs, sans égalité maison.

# Ce qui n’a pas marché

error-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
error-failed = Cela n’a pas pu être fait.
error-stale = La position a changé. Regardez-la avant de jouer.
error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-no-session = Ce navigateur ne garde pas de cookies, et le serveur ne peut pas vous reconnaître. Autorisez-les pour cette page.
error-too-fast = C’était un peu rapide. Attendez un instant et réessayez.
error-no-such-game = Ce serveur n’a pas ce jeu.
error-nothing-to-think = La partie est terminée : il n’y a plus rien à chercher.
error-not-solved = On ne connaît pas les chances exactes de cette position.
error-not-fetched = La page publique n’a pas pu être chargée.
error-bad-request = Le serveur n’a pas pu lire cela.
server-says = Réponse du serveur : « { $detail } »
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
error-no-rulebook = Ces règles ne sont pas sur ce serveur.
error-no-such-clause = Ces règles n’ont pas ce point.
error-no-such-language = Le serveur n’a pas de textes dans cette langue.
error-no-such-level = Il n’y a pas de bot de cette force pour ce jeu.
error-no-such-method = Le serveur ne fait pas cela. Rechargez la page.
error-no-such-route = Le serveur n’a pas cela. Rechargez la page.
error-no-such-page = Cette page n’existe pas sur ce serveur.
error-no-such-source = Aucune règle ici ne cite cette source.
error-host-only = Les copies ne se prennent et ne s’affichent en entier que sur la machine du serveur.
error-several-asked = Plusieurs joueurs choisissent ici en même temps : on ne peut pas suivre une suite de coups.
error-no-words = Ce jeu est fourni sans textes.
error-too-long = C’est trop long pour le serveur.
error-unreadable-copy = Votre copie de cette source n’est plus lisible. Reprenez-la.
error-unreadable-document = Ce fichier n’a pas pu être lu.
error-too-many = Ce navigateur a tant de tables ouvertes que le serveur n’en ajoute plus. Fermez-en une et rechargez cette page.

# L’étagère ; les mots entre astérisques sont mis en valeur

shelf-display = Des jeux de société qui vous montrent *la règle.*
shelf-games = Jeux
shelf-yours = Vos tables
shelf-yours-none = Vous n’avez pas encore de table. Commencez une partie : elle vous attendra ici.
shelf-open = Places libres
shelf-open-none = Personne sur ce serveur n’attend d’adversaire. Ouvrez une place : n’importe qui ici pourra la prendre.
shelf-your-move-against = À vous de jouer contre { $opponent }
shelf-their-move = { $opponent } doit jouer
shelf-here = { $seats ->
    [2] Les deux camps sur cet écran
   *[other] Les { $seats } places sur cet écran
}
shelf-waiting = En attente de quelqu’un
shelf-watching = Vous regardez
shelf-over = Terminée
shelf-over-against = Terminée, contre { $opponent }
shelf-bot = Bot, { $level }
shelf-someone = quelqu’un
shelf-and-more = { $name } et { $more ->
    [one] une autre personne
   *[other] { $more } autres
}
shelf-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $seats }
shelf-sub = { $game }, { $moves ->
    [0] pas encore commencée
    [one] { $moves } coup
   *[other] { $moves } coups
}
shelf-waits = { $name } attend
shelf-waits-unnamed = Quelqu’un attend
shelf-seat-as = Votre nom à la table
shelf-take = Prendre la place
shelf-taken = Cette place vient d’être prise.
shelf-unreachable = Le serveur ne répond pas. Est-il encore en marche ?
shelf-loading = Chargement
shelf-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}

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
game-sandbox = Plateau d’essai
game-sheet = Fiche à imprimer
game-turns = Tours à une vraie table
game-card = Le jeu
game-card-year = Année
game-card-designer = { $count ->
    [one] Auteur
   *[other] Auteurs
}
game-card-publisher = { $count ->
    [one] Éditeur
   *[other] Éditeurs
}
game-card-players = Joueurs
game-card-time = Durée
game-card-age = Âge
game-card-weight = Complexité
game-card-weight-value = { $value } sur 5
game-card-rank = BoardGameGeek
game-card-rank-value = { $rank }ᵉ, noté { $rating } à la date de notre source
game-card-mechanics = Mécanismes
game-card-awards = Prix
game-card-setup = Mise en place
game-card-length = Durée
game-card-complexity = Complexité
game-card-strategy = Stratégie
game-card-luck = Hasard
game-card-theme = Thème
game-card-equipment = Il faut
game-card-based-on = D’après
game-card-status = État
game-card-based-on-value = { $name } de { $by }
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, version { $version }
}

mechanic-hexagon-grid = grille hexagonale
mechanic-enclosure = encerclement
mechanic-line-of-sight = ligne de vue
card-length-fast = rapide
card-degree-low = faible
card-degree-high = élevé
card-theme-abstract = abstrait
card-status-complete = achevé
equipment-trio-each = un trio de pyramides par joueur
equipment-die = un dé à six faces
mechanic-stacking = empilement
mechanic-freeform-board = plateau libre

# Comment jouer

how-title = Comment jouer, en une minute
how-all = Tout montrer
how-stop = Arrêter
how-play = Montrer
how-pause = Pause
how-step = Étape suivante
how-of = { $scene }, étape { $step } sur { $steps }

scene-opening = Deux pierres, un chemin
scene-opening-text = Chacun pose une pierre, puis une deuxième en ligne droite avec la première : entre les deux, au moins un point, et rien dessus.
scene-sight = Là où une pierre amie voit
scene-sight-text = Ensuite, une pierre se pose sur tout point vide aligné avec l’une des vôtres. Une pierre adverse entre les deux ferme la ligne.
scene-groups = Groupes et chemins
scene-groups-text = Des pierres voisines d’une même couleur forment un groupe. Une ligne libre vers un autre de vos groupes est un chemin, et un seul chemin garde tout le groupe.
scene-cut = Coupé, puis sauvé
scene-cut-text = Un groupe sans chemin est mort. Mais vous jouez avant son retrait : une pierre qui lui donne un nouveau chemin le sauve.
scene-removal = Le retrait d’abord
scene-removal-text = Au début de votre tour, tous les groupes morts de l’adversaire quittent le plateau. Puis vous posez, même sur un point libéré.
scene-ending = La fin
scene-ending-text = On ne passe pas et on ne compte pas. Celui qui n’a plus de pierre a perdu.

meridians-strip-groups = Une ligne libre vers une amie garde un groupe.
meridians-strip-cut = Coupez cette ligne, et le groupe est mort.
meridians-strip-removal = Il part au début du tour adverse.

# Les règles

read-rulebook = Règles
read-contents = Sommaire
read-clauses = { $count ->
    [one] { $count } point de règle
   *[other] { $count } points de règle
}
read-who = Qui le dit
read-language = Langue des règles
read-after = Nos mots, d’après : { $source }, { $revision }.
read-loading = Les règles se chargent
read-unknown = Ces règles ne sont pas sur l’étagère.
read-unreachable = Les règles ne sont pas arrivées : le serveur ne répond pas.
read-copy-link = Copier le lien
read-copy-link-to = Copier le lien vers ce point de règle : { $clause }
read-link-copied = Copié
read-disagree = Les sources se taisent ou se contredisent. Voici ce que font d’autres :
read-in-force = Ce que nous jouons
read-copy-of = Votre copie : { $clause }
read-copy-section = Votre copie, { $section }
read-page = page { $page }
read-found = trouvé
read-not-found = introuvable
read-why-missing = Votre copie est là, mais ce passage n’y est pas. C’est peut-être une autre révision.
read-why-no-locator = Cité par titre et section seulement.
read-garbled = Il se trouve à la page { $page } de votre copie, mais le texte de cette page n’est pas fiable. Regardez là.
read-why-no-copy = Votre copie n’est plus là.
read-why-unread = Ce passage n’a pas pu être lu à l’instant.
read-open-page = Ouvrir la page au passage
read-open-copy = Ouvrir ma copie à cet endroit
read-here = Votre copie est là
read-not-here = Pas encore là
read-fetching = Récupération
read-copy-none = Récupérez la page publique une fois, et chaque passage se place à côté de son point de règle, marqué.
read-copy-here = Chaque passage retrouvé se place à côté de son point de règle, marqué.
read-copy-import = Il n’a pas de page publique. Si vous l’avez, importez-le et lisez-le ici.
read-get = Obtenir ma copie
read-get-again = L’obtenir à nouveau
read-import = Importer un fichier
read-open-source = Ouvrir la page
read-copy-failed = Enregistrez la page depuis votre navigateur et importez le fichier.
read-import-failed = Texte, HTML et PDF conviennent.
read-sources = Sources
read-sources-text = Nous ne réimprimons pas les règles d’autrui. Voici les textes que suivent nos mots ; avec votre copie, vous pouvez vérifier chacun d’eux.

# Le plateau d’essai

try-title = Plateau d’essai
try-hand = Effet d’un clic
try-set = Placer
try-play = Jouer
try-stone = Pierre à placer
try-stone-light = Claire
try-stone-dark = Foncée
try-stone-none = Retirer
try-mover = Au trait
try-mover-light = Clair
try-mover-dark = Foncé
try-size = Plateau
try-clear = Vider le plateau
try-undo = Annuler
try-redo = Rétablir
try-text = La position en texte
try-text-take = Placer cette position
try-text-copy = Copier
try-text-copied = Copié
try-wrong-form = Une position est taille, tour et pierres, comme 7 12 g6L h5D.
try-wrong-size = Les grands côtés ont de { $least } à { $most } points, pas { $size }.
try-wrong-stone = « { $word } » n’est pas une pierre. Écrivez un point et L ou D, comme g6L.
try-wrong-point = Ce plateau n’a pas de point { $point }.
try-wrong-twice = Deux pierres occupent { $point }.
try-wrong-turn = Au tour { $turn } de l’ouverture, d’autres pierres sont sur le plateau. Indiquez le tour 4 ou plus pour une position libre.
try-record = Importer une partie
try-record-text = Des coups ou le fichier d’une partie
try-record-file = Choisir un fichier
try-record-take = Importer
try-record-refused = Le coup { $number } de cette partie ne peut pas être joué. { $reason }
try-line = Coups
try-line-none = Jouez un coup sur le plateau. Chaque coup essayé reste ici.
try-start = Début
try-variation = variante
try-cut = Ôter ce coup
try-edit = Modifier cette position
try-hint = Demander à un bot
try-hint-ask = Demander
try-hint-thinks = Réfléchit
try-hint-best = { $bot } jouerait { $move }.
try-hint-line = Suite attendue : { $line }.
try-hint-value = { $lean ->
    [even] La position lui semble égale.
    [some] Il voit { $side } devant.
    [less] Il voit { $side } derrière.
    [lost] Il voit { $side } loin derrière.
   *[much] Il voit { $side } loin devant.
}
try-hint-play = Jouer { $move }
try-from-here = Jouer d’ici
try-share = Copier le lien
try-shared = Lien copié
try-open = { $colour ->
    [light] À Clair de jouer.
   *[dark] À Foncé de jouer.
} { $count ->
    [0] Aucun point n’est ouvert.
    [one] { $count } point est ouvert.
   *[other] { $count } points sont ouverts.
}
try-groups = { $colour ->
    [light] Clair
   *[dark] Foncé
} : { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} en { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}{ $dead ->
    [0] .
   *[other] , dont { $dead } sans chemin.
}
try-groups-none = { $colour ->
    [light] Clair n’a pas de pierre.
   *[dark] Foncé n’a pas de pierre.
}
try-board-set = Plateau : mise en place d’une position
try-board-play = Plateau : un clic joue un coup
try-keys = Sur le plateau : les flèches se déplacent, Entrée place ou retire, Maj+L et Maj+D choisissent la pierre, Suppr retire. À la souris, l’autre bouton place l’autre couleur.

# At a real table. A star stands where the game's page leaves something open.

sheet-all = Tous les nombres
sheet-print = Imprimer
turns-all-passed = Tous ont passé l’un après l’autre.
turns-number = Tour de table { $turn }
turns-roll = Lancer le dé
turns-moved = C’est joué, au suivant
turns-anew = Nouvelle partie
turns-anew-sure = Vraiment une nouvelle partie ?
turns-rolls-stay = Annuler un tour garde les lancers.
marsigel-turns-order = Ordre du tour : { $colours }
marsigel-sheet-line = La course des hérissons martiens en bref, de 2 à 13 joueurs, avec des pyramides et un dé
marsigel-short-goal = Soyez le premier à former un arbre de votre couleur : votre reine, votre faux-bourdon directement dessus, votre pion directement sur lui. Il peut y avoir n’importe quoi dessous et dessus.
marsigel-short-trio = Chacun prend un trio d’une couleur : une reine (grande, 3 points), un faux-bourdon (moyen, 2) et un pion (petit, 1). Dressez les pièces en cercle comme sur le dessin, chacune sur sa case. Choisissez qui commence. On joue dans le sens contraire des aiguilles d’une montre.
marsigel-short-roll = Lancez le dé. Dépensez au plus autant de points pour vos propres pièces, en autant de déplacements que vous voulez.* Le reste est perdu.
marsigel-short-price = Une pièce paie ses points pour chaque case parcourue, dans un sens ou dans l’autre. En chemin elle passe par-dessus n’importe quoi.*
marsigel-short-landing = Chaque déplacement finit en haut d’une autre pile, sur une pièce de même taille ou plus grande.*
marsigel-short-carry = Une pièce emporte gratuitement* ce qui est posé dessus. Si vous avez plusieurs pièces dans une pile, seule la plus haute d’entre elles peut bouger.
marsigel-short-closing = Une case vidée disparaît : ses voisines se touchent désormais.
marsigel-short-pass = Vous pouvez passer, et vous le devez si vous ne pouvez pas jouer. Si tous passent l’un après l’autre, la partie finit à égalité.
marsigel-short-end = Dès que votre arbre est formé vous gagnez, même s’il reste des points.*
marsigel-sheet-readings = Ici la page du jeu se tait, se contredit ou s’interrompt ; voici notre lecture. Toutes les raisons :
marsigel-sheet-source = D’après la page de Der Marsigelwettkampf de Sehrgut, version 1.0 de 2013, sur le Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), d’après Der Igelwettkampf de HABA. Texte et dessins de notre main.
marsigel-sheet-set-up = Mise en place
marsigel-sheet-order = Posez le cercle dans le sens contraire des aiguilles d’une montre, en partant du bas. Les couleurs se suivent dans l’ordre du tour, et les tailles : reine, faux-bourdon, pion. À 3, 6, 9 ou 12 joueurs, les tailles se décalent d’un cran à chaque tour du cercle.*
marsigel-sheet-players = { $players } joueurs
marsigel-sheet-ring = Le cercle pour { $players } joueurs, dans le sens contraire des aiguilles d’une montre depuis le bas
