# Les règles de Meridians dans nos mots. `.name` est le nom court d’un point de règle.

title = Meridians

source-meridians-description = Description par l’auteur, Kanare Kato
    .revision = telle que relevée par MeepleRules
source-meridians-page = Page de Meridians sur MeepleRules
    .revision = telle que relevée
source-meridians-bga = Aide de jeu de Board Game Arena
    .revision = d’après nos notes
source-meridians-boardspace = Programme de Boardspace
    .revision = d’après nos notes

section-game = Le jeu en bref
    .short = jeu
section-board = Le plateau
    .short = plateau
section-groups = Groupes et chemins
    .short = groupes
section-opening = Les deux premiers tours
    .short = ouverture
section-pie = La règle du gâteau
    .short = règle du gâteau
section-turn = Votre tour
    .short = tour
section-placing = Poser une pierre
    .short = pose
section-ending = La fin
    .short = fin

game_players = Meridians est un jeu abstrait pour deux joueurs.
    .name = joueurs
game_goal = Le territoire aide, mais le but est de ne laisser à l’adversaire aucune pierre sur le plateau.
    .name = but
game_name = Le jeu doit son nom au système des méridiens.
    .name = nom
game_age-and-time = Un catalogue dit : jeu de société de 2021 pour 2 joueurs dès 10 ans, 20 à 40 minutes par partie.
    .name = âge et durée
game_author = Kanare Kato est l’auteur du jeu. Ses mécaniques principales sont la grille hexagonale, l’encerclement et la ligne de vue.
    .name = auteur
game_publisher = Kanare_Abstract l’a publié en ligne.
    .name = éditeur
game_award = Le forum des jeux abstraits de BoardGameGeek l’a élu meilleur jeu combinatoire à deux de 2021.
    .name = prix
game_rank = Sur la page relevée, BoardGameGeek le classe 11 936ᵉ et lui donne 6,9. La date de la page est inconnue.
    .name = rang et note
game_complexity = Sur la page relevée, sa complexité est de 2,0 sur 5. La date de la page est inconnue.
    .name = complexité

board_points = Le plateau est un hexagone divisé en triangles. Les pierres se posent sur les points où les lignes se rejoignent, et aucun point n’est au centre du plateau.
    .name = points
board_regular = Le plateau standard a deux côtés de 6 points et quatre de 7 : 114 points en tout.
    .name = plateau standard
board_sizes = Toutes les tailles sont permises. Nous proposons des plateaux de 4/5 à 11/12, le plateau standard étant le 6/7 : sur les plus petits, il peut arriver qu’une deuxième pierre ne trouve aucune place.
    .name = tailles
board_stones = Chaque joueur a des pierres de sa couleur en nombre suffisant. Elles ne s’épuisent jamais.
    .name = pierres
board_point-names = Un point se nomme par sa rangée et sa place dans la rangée. Les rangées portent des lettres, a étant en bas, et les places des nombres, 1 étant à gauche. Les mêmes nombres ne forment pas une ligne droite.
    .name = noms des points

groups_group = Des pierres de même couleur sur des points adjacents forment un groupe. Une pierre seule est aussi un groupe.
    .name = groupe
groups_path = Deux pierres de même couleur ont un chemin si elles sont les bouts d’une ligne droite avec au moins un point entre elles, si tous ces points sont vides et si elles appartiennent à des groupes différents.
    .name = chemin
groups_dead = Un groupe dont aucune pierre n’a de chemin est mort.
    .name = groupe mort
groups_one-path-is-enough = Une pierre avec un chemin suffit : tout son groupe a alors un chemin.
    .name = un chemin suffit

opening_colours = Les joueurs décident comme ils veulent qui joue Clair et qui joue Foncé.
    .name = couleurs
opening_first-stone = À votre premier tour, posez une pierre de votre couleur sur n’importe quel point vide.
    .name = première pierre
opening_second-stone = À votre deuxième tour, posez une pierre qui ait un chemin vers votre première : en ligne droite avec elle, à un point d’écart au moins, sans rien entre les deux.
    .name = deuxième pierre
opening_no-removal = Rien n’est retiré avant que chacun ait joué deux tours. Le texte ne fait du retrait la première étape que des tours suivants : une première pierre isolée, sans chemin, reste donc en place.
    .name = pas encore de retrait

pie_optional = On peut convenir de la règle du gâteau, qui réduit l’avantage de jouer en premier.
    .name = facultative
pie_stones = Le premier joueur pose la première pierre de chaque couleur : une claire et une foncée.
    .name = les deux premières pierres
pie_choice = Le second joueur choisit alors une couleur. La partie continue normalement : Clair pose sa deuxième pierre.
    .name = choix de la couleur

turn_alternate = Clair commence. Ensuite, chacun joue à son tour.
    .name = à tour de rôle
turn_removal-first = À partir de votre troisième tour, retirez d’abord tous les groupes morts de l’adversaire. Ne posez une pierre qu’ensuite.
    .name = retrait d’abord
turn_removal-together = Les groupes morts quittent le plateau ensemble. Le texte ne dit pas s’ils partent un par un, et cela ne change rien : aucun groupe mort ne voit une autre pierre de sa couleur par des points vides, donc en retirer un ne peut pas donner de chemin à un autre.
    .name = retirés ensemble

placing_empty-point = Une pierre se pose sur un point vide.
    .name = point vide
placing_line-of-sight = À partir de votre troisième tour, le point doit être en ligne droite avec une de vos pierres, sans pierre adverse entre les deux. Vos propres pierres ne coupent pas la ligne.
    .name = ligne de vue
placing_no-passing = Il est interdit de passer.
    .name = ne pas passer
placing_own-group-may-die = Vous pouvez poser une pierre même si son groupe se retrouve sans chemin. Le texte ne demande qu’un point vide en ligne de vue. L’adversaire retire ce groupe au début de son tour.
    .name = son groupe peut mourir

ending_no-stones = Après les deux premiers tours, celui qui n’a aucune pierre sur le plateau au début de son tour perd.
    .name = plus de pierres
ending_at-removal = La partie s’arrête dès qu’un retrait laisse un joueur sans pierre. Le texte ne l’arrête qu’au début du prochain tour de ce joueur, où il n’en aurait pas davantage : le vainqueur est le même.
    .name = fin au retrait
ending_no-legal-point = Si vous n’avez aucun point où poser, vous perdez. Le texte interdit de passer et ne dit pas ce qui se passe alors. Dans une telle position, aucun de vos groupes n’a de chemin et l’adversaire les retirerait tous à son tour : quelle que soit la suite, le vainqueur est le même.
    .name = aucun point où poser
ending_skipped-placement = Board Game Arena et Ludii laissent le joueur qui ne peut poser nulle part sauter la pose. Le retrait suivant emporte alors toutes ses pierres.
    .name = pose sautée
ending_forced-resignation = Boardspace fait abandonner le joueur qui ne peut poser nulle part.
    .name = abandon forcé
ending_resign = Vous pouvez abandonner à tout moment. Le texte n’en parle pas, mais c’est l’usage partout où une partie est décidée bien avant sa fin.
    .name = abandon
ending_no-draw = Il n’y a ni score ni partie nulle. Celui qui vient de poser une pierre l’a encore, si bien que les deux joueurs ne peuvent pas se retrouver sans pierre en même temps.
    .name = pas de nulle
