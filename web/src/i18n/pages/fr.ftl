# L’étagère, la page d’un jeu, les règles et le plateau d’essai. Les mots entre astérisques sont mis en valeur.

shelf-display = Des jeux de société qui vous montrent *la règle.*
shelf-games = Jeux
shelf-yours = Vos tables
shelf-yours-none = Vous n’avez pas encore de table. Commencez une partie : elle vous attendra ici.
shelf-open = Places libres
shelf-open-none = Personne sur ce serveur n’attend d’adversaire. Ouvrez une place : n’importe qui ici pourra la prendre.
shelf-your-move-against = À vous de jouer contre { $opponent }
shelf-their-move = { $opponent } doit jouer
shelf-here = Les deux camps sur cet écran
shelf-waiting = En attente de quelqu’un
shelf-watching = Vous regardez
shelf-over = Terminée
shelf-over-against = Terminée, contre { $opponent }
shelf-bot = Bot, { $level }
shelf-someone = quelqu’un
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

mechanic-hexagon-grid = grille hexagonale
mechanic-enclosure = encerclement
mechanic-line-of-sight = ligne de vue

how-title = Comment jouer, en une minute
how-all = Tout montrer
how-stop = Arrêter
how-play = Montrer
how-pause = Pause
how-step = Étape suivante
how-of = { $scene }, étape { $step } sur { $steps }

scene-opening = Deux pierres, un chemin
scene-opening-text = Chacun pose une pierre, puis une deuxième en ligne droite avec la première, à un point d’écart au moins, sans rien entre les deux.
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
read-missing = Votre copie est là, mais ce passage n’y est pas. C’est peut-être une autre révision.
read-no-locator = Cité par titre et section seulement.
read-garbled = Il se trouve à la page { $page } de votre copie, mais le texte de cette page n’est pas fiable. Regardez là.
read-no-copy = Votre copie n’est plus là.
read-unread = Ce passage n’a pas pu être lu à l’instant.
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
read-copy-failed = La page n’est pas arrivée ({ $detail }). Enregistrez-la depuis votre navigateur et importez le fichier.
read-import-failed = Ce fichier n’a pas été accepté : { $detail }. Texte, HTML et PDF conviennent.
read-sources = Sources
read-sources-text = Nous ne réimprimons pas les règles d’autrui. Voici les textes que suivent nos mots ; avec votre copie, vous pouvez vérifier chacun d’eux.

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
try-text-form = Une position est taille, tour et pierres, comme 7 12 g6L h5D.
try-text-size = Les grands côtés ont de { $least } à { $most } points, pas { $size }.
try-text-stone = « { $word } » n’est pas une pierre. Écrivez un point et L ou D, comme g6L.
try-text-point = Ce plateau n’a pas de point { $point }.
try-text-twice = Deux pierres occupent { $point }.
try-text-turn = Au tour { $turn } de l’ouverture, d’autres pierres sont sur le plateau. Indiquez le tour 4 ou plus pour une position libre.
try-record = Importer une partie
try-record-text = Des coups ou le fichier d’une partie
try-record-file = Choisir un fichier
try-record-take = Importer
try-record-failed = Cette partie n’a pas été acceptée : { $detail }
try-unreachable = Le serveur ne répond pas : rien ne peut être jugé.
try-line = Coups
try-line-none = Cliquez sur un point marqué pour poser une pierre. Chaque coup essayé reste ici.
try-start = Début
try-variation = variante
try-first = Au début
try-back = Un coup en arrière
try-forward = Un coup en avant
try-last = À la fin
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
try-board-set = Plateau : un clic place une pierre
try-board-play = Plateau : un clic joue un coup
try-keys = Sur le plateau : les flèches se déplacent, Entrée place ou retire, Maj+L et Maj+D choisissent la pierre, Suppr retire. À la souris, l’autre bouton place l’autre couleur.
