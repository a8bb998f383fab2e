# Les règles de Der Marsigelwettkampf dans nos mots. `.name` est le nom court d’un point de règle.

title = Der Marsigelwettkampf

source-marsigel-wiki = Page de Der Marsigelwettkampf, par Sehrgut, sur le wiki Looney Pyramid Games
    .revision = version 1.0 de 2013, telle que relevée
source-looney-pieces = Pages « Trio » et « Nest » du wiki Looney Pyramid Games
    .revision = d’après nos notes

section-game = Le jeu en bref
    .short = jeu
section-players = Joueurs
    .short = joueurs
section-pieces = Les pièces
    .short = pièces
section-setup = Mise en place
    .short = mise en place
section-turn = Votre tour
    .short = tour
section-movement = Se déplacer
    .short = déplacement
section-stacking = Se poser sur une pile
    .short = pose
section-spaces = Les cases
    .short = cases
section-winning = Gagner
    .short = victoire
section-drawing = L’égalité
    .short = égalité
section-leaving = Quitter la partie
    .short = départ
section-house = Options maison
    .short = option maison

game_objective = Le premier qui forme un arbre de sa couleur gagne.
    .name = but
game_author = Sehrgut a publié le jeu en 2013 et l’appelle un jeu de pyramides qui pique. Le titre veut dire en allemand « concours des hérissons martiens ».
    .name = auteur
game_box = La page annonce une minute de mise en place et 5 à 10 minutes de jeu. Elle le dit rapide et simple, peu stratégique, très soumis au hasard, de thème abstrait, et achevé en version 1.0.
    .name = l’encadré de la page
game_remix = Il transpose en pyramides Der Igelwettkampf, un petit jeu porte-clés de HABA.
    .name = d’après Der Igelwettkampf

players_any-number = Un passage admet autant de joueurs qu’on veut, pourvu qu’on ne puisse confondre les trois pièces de personne avec celles d’un autre.
    .name = autant qu’on veut
players_two-to-thirteen = L’encadré de la page dit de 2 à 13 joueurs.
    .name = de 2 à 13
players_eleven = Un autre passage compte les couleurs des boîtes alors en vente, Rainbow, Xeno et Pink Hijinks, et arrive à onze joueurs.
    .name = onze
players_offered = Nous proposons de 2 à 13 joueurs, comme l’encadré : les onze couleurs des boîtes, plus le brun et le menthe, qu’aucune d’elles ne contient.
    .name = ce que nous proposons

pieces_trio = Chaque joueur a un trio de sa couleur : une reine, un faux-bourdon et un pion.
    .name = trio
pieces_pips = La reine est la grande pièce et porte 3 pips, le faux-bourdon la moyenne, avec 2, le pion la petite, avec 1. La page ne le dit pas. C’est ainsi que comptent tous ceux qui jouent avec ces pyramides.
    .name = pips des pièces
pieces_tree = Un arbre est un trio avec la grande pièce en bas et la petite au sommet.
    .name = arbre
pieces_nest = Un nid est un trio avec la petite pièce en bas et la grande par-dessus.
    .name = nid
pieces_die = Il faut un dé à six faces.
    .name = dé

setup_circle = Dressez les pièces en cercle, une par case. Les couleurs se suivent dans l’ordre des couleurs et, en même temps, les tailles dans l’ordre des tailles.
    .name = cercle
setup_colour-order = Vous choisissez l’ordre des couleurs, par exemple rouge, jaune, vert, bleu.
    .name = ordre des couleurs
setup_size-order = Vous choisissez aussi l’ordre des tailles. D’habitude c’est reine, faux-bourdon, pion.
    .name = ordre des tailles
setup_example = Avec rouge, jaune, vert et bleu, cela donne reine rouge, faux-bourdon jaune, pion vert, reine bleue, faux-bourdon rouge, et ainsi de suite jusqu’au pion bleu.
    .name = exemple
setup_shifted = À 3, 6, 9 ou 12 joueurs, la simple suite donnerait trois fois la même taille à chaque couleur. Les tailles se décalent donc d’un cran à chaque tour du cercle. À trois : reine rouge, faux-bourdon jaune, pion vert, faux-bourdon rouge, pion jaune, reine verte, pion rouge, reine jaune, faux-bourdon vert.
    .name = tailles décalées
setup_starter = Choisissez qui commence, ou tirez au sort.
    .name = qui commence

turn_counterclockwise = On joue dans le sens antihoraire.
    .name = sens du jeu
turn_colour-order = Les joueurs jouent dans l’ordre des couleurs, à partir de celui qui commence. Le cercle est dessiné pour tourner dans ce sens. Le texte ne dit pas comment places et couleurs vont ensemble.
    .name = dans l’ordre des couleurs
turn_roll = Au début de votre tour, lancez le dé. Il vous donne autant de points de mouvement.
    .name = lancer
turn_up-to = Vous pouvez dépenser au plus autant de points de mouvement que le dé en a donné ce tour-ci.
    .name = au plus le lancer
turn_own-pieces = Vous les dépensez pour déplacer des pièces de votre couleur.
    .name = vos propres pièces
turn_several-moves = Vous pouvez faire plusieurs déplacements dans un tour, avec n’importe lesquelles de vos pièces, dans n’importe quel ordre, et avec la même plusieurs fois. Le texte dit « jusqu’à » et « des pièces », et ne fixe d’autre limite que le dé.
    .name = plusieurs déplacements
turn_less = Vous n’êtes pas obligé de dépenser tous vos points. Ce qui reste à la fin du tour est perdu.
    .name = moins de points
turn_pass = Vous pouvez même passer.
    .name = passer
turn_must-pass = Si vous n’avez aucun coup possible, vous devez passer.
    .name = aucun coup possible

movement_price = Une pièce coûte pour chaque case autant de points de mouvement qu’elle porte de pips.
    .name = prix
movement_either-way = Les pièces vont de case en case autour du cercle, dans un sens ou dans l’autre.
    .name = dans les deux sens
movement_shorter-way = Vous payez le chemin le plus court. Les points se perdent de toute façon, personne n’a besoin du plus long.
    .name = chemin le plus court
movement_passing-over = En chemin, une pièce peut passer par-dessus n’importe quoi. Le texte ne limite que l’endroit où elle s’arrête.
    .name = passer par-dessus
movement_each-move-lands = Chaque déplacement doit finir là où la pièce peut se poser, même si d’autres suivent dans le même tour.
    .name = chaque arrivée compte
movement_carry = Une pièce prise dans une pile peut bouger aussi. Elle emporte tout ce qui est posé sur elle.
    .name = emporter
movement_riders-free = Ce qui est emporté ne coûte rien. On ne paie que la pièce que l’on déplace. Le texte dit qu’elle emporte les autres, sans leur donner de prix.
    .name = emporté sans frais
movement_topmost = Si vous avez plusieurs pièces dans une même pile, seule celle du dessus peut bouger.
    .name = pièce du dessus
movement_topmost-own = Il s’agit de la plus haute de vos propres pièces. Celles des autres au-dessus d’elle ne la retiennent pas : elle les emporte.
    .name = la plus haute des vôtres
movement_no-lap = Un déplacement finit sur une autre pile. Faire tout le tour et revenir sur ce qui reste de sa propre pile n’est pas un déplacement.
    .name = pas de tour complet

stacking_on-top = Un déplacement finit au sommet d’une pyramide.
    .name = au sommet
stacking_same-or-larger = Une pièce se pose sur sa taille ou une plus grande. La source se contredit et s’interrompt en pleine phrase : nous tranchons donc. À la lettre du texte, les piles ne pourraient que grandir vers le haut, et un arbre, le but du jeu, ne tiendrait jamais. Si vous jouez avec des nids, c’est l’inverse.
    .name = même taille ou plus grande
stacking_same-or-smaller = Un passage ne laisse un déplacement finir que sur la même taille ou une plus petite. Nous jouons ainsi dans la variante des nids.
    .name = même taille ou plus petite
stacking_own-size-or = Un autre passage permet d’empiler sur la taille de la pièce « ou », et la phrase s’arrête là dans toutes les copies que nous connaissons.
    .name = phrase interrompue
stacking_named-piece = On compare la taille de la pièce que vous déplacez à celle du sommet de la pile où elle se pose. Ce qu’elle emporte ne compte pas.
    .name = la taille qui compte

spaces_space = Une case est l’endroit où se tient une pile.
    .name = case
spaces_vanish = Quand sa dernière pièce s’en va, une case disparaît, et les cases de part et d’autre deviennent voisines.
    .name = les cases vides disparaissent
spaces_at-lifting = Une case disparaît dès que sa dernière pièce est levée, elle ne compte donc pas dans le chemin de celle-ci. Cela ne change rien, sauf à faire tout le tour.
    .name = disparue dès la levée

winning_tree = Vous gagnez avec un arbre de votre couleur. Il peut être seul ou faire partie d’une pile, mais aucune pièce d’une autre couleur ne doit se trouver entre ses pièces.
    .name = arbre de votre couleur
winning_tree-order = L’arbre est votre reine, sur elle votre faux-bourdon, sur lui votre pion, chacun directement sur le précédent. Sous la reine et sur le pion, il peut y avoir n’importe quoi.
    .name = dans l’ordre
winning_nest = Dans la variante des nids, vous gagnez avec votre pion, sur lui votre faux-bourdon, sur lui votre reine, chacun directement sur le précédent. C’est le but qui va avec la lettre du texte sur l’arrivée des pièces.
    .name = nid de votre couleur
winning_at-once = La partie finit dès qu’un déplacement forme le trio gagnant, même s’il reste des points.
    .name = aussitôt
winning_only-the-mover = Seul celui qui joue peut gagner, et jamais deux à la fois : les seules pièces à entrer en contact sont celle qu’on déplace et celle où elle se pose.
    .name = seulement celui qui joue

drawing_all-pass = Si tous les joueurs passent l’un après l’autre, la partie finit à égalité.
    .name = tous passent
drawing_counting = Un tour sans aucun déplacement est une passe, voulue ou forcée. On compte les passes consécutives jusqu’à ce que quelqu’un joue. Qui déplace une pièce et revient à la même position n’a pas passé.
    .name = compter les passes
drawing_endless = Rien dans le texte n’arrête une partie où l’on bouge sans jamais finir. Vous pouvez convenir d’une option maison contre cela.
    .name = partie sans fin

leaving_resign = Vous pouvez abandonner à tout moment. Vos pièces restent où elles sont, vos tours sont sautés, et les passes consécutives comme les répétitions se comptent de nouveau à partir de zéro. Le texte n’en parle pas.
    .name = abandonner
leaving_last-one = Le dernier joueur restant a gagné.
    .name = dernier restant

house_third-time = Si vous en avez convenu : égalité quand le même cercle revient pour la troisième fois avec le même joueur au trait.
    .name = troisième fois
house_turn-cap = Si vous en avez convenu : égalité quand chaque joueur encore en jeu a joué le nombre de tours fixé.
    .name = nombre de tours
