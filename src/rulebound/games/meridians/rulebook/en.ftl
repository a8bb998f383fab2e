# The rulebook of Meridians in our words. `.name` is the short name of a clause.

title = Meridians

source-meridians-description = Description from the designer, Kanare Kato
    .revision = as captured by MeepleRules
source-meridians-page = Page of Meridians at MeepleRules
    .revision = as captured
source-meridians-bga = Game help of Board Game Arena
    .revision = as described in our notes
source-meridians-boardspace = Program of Boardspace
    .revision = as described in our notes

section-game = The game in short
    .short = game
section-board = The board
    .short = board
section-groups = Groups and paths
    .short = groups
section-opening = The first two turns
    .short = opening
section-pie = The pie rule
    .short = pie rule
section-turn = Your turn
    .short = turn
section-placing = Placing a stone
    .short = placing
section-ending = The end
    .short = ending

game_players = Meridians is an abstract game for two players.
    .name = players
game_goal = Territory helps, but the goal is to leave your opponent without a single stone on the board.
    .name = goal
game_name = The game is named after the system of meridians.
    .name = name
game_age-and-time = A catalogue says: a board game of 2021 for 2 players from 10 years on, 20 to 40 minutes a game.
    .name = age and time
game_author = Kanare Kato made the game. Its main mechanics are a hexagonal grid, enclosure and line of sight.
    .name = author
game_publisher = Kanare_Abstract published it, on the web.
    .name = publisher
game_award = It was voted best combinatorial game for two of 2021 in the forum for abstract games at BoardGameGeek.
    .name = award
game_rank = On the captured page BoardGameGeek ranks it 11,936th and rates it 6.9. The date of the page is not known.
    .name = rank and rating
game_complexity = On the captured page its complexity is 2.0 out of 5. The date of the page is not known.
    .name = complexity

board_points = The board is a hexagon divided into triangles. Stones stand on the points where lines meet, and no point is the center of the board.
    .name = points
board_regular = The regular board has two sides of 6 points and four sides of 7: 114 points in all.
    .name = regular board
board_sizes = Any size may be played. We offer boards from 4/5 to 11/12, where 6/7 is the regular one: on smaller boards it can happen that a second stone has no place to go.
    .name = sizes
board_stones = Each player has enough stones of a color of their own. They never run out.
    .name = stones
board_point-names = We call a point by its row and its place in the row. Rows are lettered from a at the bottom, places are numbered from 1 at the left. Equal numbers do not make a straight line.
    .name = names of points

groups_group = Stones of one color that stand on adjacent points form a group. A single stone is a group as well.
    .name = group
groups_path = Two stones of one color have a path when they are the ends of a straight line with at least one point between them, every point between is empty, and they belong to different groups.
    .name = path
groups_dead = A group in which no stone has a path is dead.
    .name = dead group
groups_one-path-is-enough = One stone with a path is enough: then its whole group has a path.
    .name = one path is enough

opening_colours = The players agree in any way they like on who plays Light and who plays Dark.
    .name = colors
opening_first-stone = On your first turn, place a stone of your color on any empty point.
    .name = first stone
opening_second-stone = On your second turn, place a stone so that it has a path to your first stone: in a straight line with it, at least one point apart, with nothing standing between.
    .name = second stone
opening_no-removal = Nothing is removed before both players have had two turns. The text names removal as the first step only of the turns after those, so a lone first stone, which has no path, stays.
    .name = no removal yet

pie_optional = You may agree to play with the pie rule, which reduces the advantage of going first.
    .name = optional
pie_stones = The first player places the first stone of both colors, one Light and one Dark.
    .name = both first stones
pie_choice = Then the second player chooses a color. Play goes on as usual: Light places its second stone.
    .name = choice of color

turn_alternate = Light goes first. After that the players take turns.
    .name = taking turns
turn_removal-first = From your third turn on, first remove all of your opponent’s dead groups. Only then do you place a stone.
    .name = removal first
turn_removal-together = Dead groups leave the board together. The text does not say whether they go one by one, and it makes no difference: no dead group sees another stone of its color along empty points, so removing one cannot give a path to another.
    .name = removed together

placing_empty-point = A stone goes on an empty point.
    .name = empty point
placing_line-of-sight = From your third turn on, the point must lie on a straight line with a stone of yours, and no opposing stone may stand between the two. Your own stones do not block the line.
    .name = line of sight
placing_no-passing = You may not pass.
    .name = no passing
placing_own-group-may-die = You may place a stone even if its group then has no path. The text sets no other condition than an empty point in line of sight. Your opponent removes that group next turn.
    .name = own group may die

ending_no-stones = After the first two turns, whoever has no stone on the board at the beginning of their turn loses.
    .name = no stones left
ending_at-removal = We end the game as soon as a removal leaves a player without stones. The text says it at the beginning of that player’s next turn, when they would have none either: the winner is the same.
    .name = ended at the removal
ending_no-legal-point = If you have no point to place on, you lose. The text forbids passing and does not say what happens then. In such a position none of your groups has a path, so your opponent would remove them all next turn: every way of going on has the same winner.
    .name = no point to place on
ending_skipped-placement = Board Game Arena and Ludii let a player who has no point to place on skip the placement. The next removal then takes all of that player’s stones.
    .name = placement skipped
ending_forced-resignation = Boardspace has a player who has no point to place on resign.
    .name = forced to resign
ending_resign = You may resign at any time. The text does not speak of it; it is the custom wherever a game can be long decided before it is over.
    .name = resigning
ending_no-draw = There is no score and no draw. Whoever has just placed a stone still has it, so both players can never be without stones at once.
    .name = no draw
