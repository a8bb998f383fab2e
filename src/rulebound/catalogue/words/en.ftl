# Terms of the catalogue, and what the pages of our own games tell.

mechanic-tile-placement = tile placement
mechanic-edge-matching = matching edges
mechanic-feature-claiming = claiming features
mechanic-area-majority = area majority
mechanic-variable-scoring = changing scoring
mechanic-set-collection = set collection
mechanic-drafting = drafting
mechanic-race = race
mechanic-dice-movement = roll and move
mechanic-dice-action = dice decide actions
mechanic-wagering = pushing one’s luck
mechanic-stack-building = stacking on the board
mechanic-stack-carrying = carrying a stack along
mechanic-size-limited-stacking = stacking by size
mechanic-top-piece-rule = the top piece rules
mechanic-piece-placement = placing pieces
mechanic-piece-movement = moving pieces
mechanic-capture = capture
mechanic-annihilation = annihilation
mechanic-territory = territory
mechanic-enclosure = enclosure
mechanic-line-of-sight = line of sight
mechanic-connection = connection
mechanic-pattern-forming = forming patterns
mechanic-dexterity-stacking = balancing pieces
mechanic-dexterity-removal = pulling pieces out
mechanic-flicking = flicking
mechanic-real-time = real time
mechanic-elimination = player elimination
mechanic-cooperative = cooperative play

category-abstract-strategy = abstract strategy
category-pyramid-game = game with Looney Pyramids
category-racing = race game
category-tile-laying = tile-laying game
category-dexterity = dexterity game

component-square-board = board of squares
component-stones = stones
component-hex-board = hexagonal board
component-pyramids = pyramids
component-figures = figures
component-special-dice = special dice
component-meeples = meeples
component-stacking-pieces = pieces that stack
component-cards = cards
component-tiles = tiles
component-blocks = blocks
component-standard-die = six-sided die
component-scoring-tiles = scoring tiles
component-square-tiles = square tiles
component-hex-tiles = hexagonal tiles
component-triangular-board = triangular board
component-chess-like-pieces = pieces like those of chess
component-rings = rings
component-flip-discs = two-colored discs
component-map-board = board with a map
component-goods = goods
component-domino-tiles = domino tiles
component-flick-discs = discs to flick
component-round-board = round board

grade-none = none
grade-low = low
grade-medium = medium
grade-high = high

about-meridians = Two players place stones on a hexagon of triangles. A group lives as long as one of its stones looks along a free straight line at a stone of another group of its color. A turn begins with clearing away the opponent’s groups that have lost every such path; then one stone is placed, in sight of a stone of one’s own. It feels like a fight over territory, but whoever has no stone left has lost.
about-marsigel = Everybody’s three pyramids stand mixed in a ring. A roll of the die pays for moves: a piece costs its pips for each space, and it takes along whatever stands on it. Spaces that are left empty close up, so the ring shrinks while towers grow. The first whose large, medium and small piece stand directly on each other wins.
about-carcassonne = Turn by turn a tile is drawn and laid to the land, edge to matching edge, and a meeple may be set on it: on a road, in a city, in a monastery or on a field. Completed features score for whoever has most meeples in them, and meeples come home; farmers stay until the end.
about-surveyors = A small expansion to print and cut out. Three scoring tiles are active at any time, one each for cities, roads and monasteries, and they change what such a feature is worth. After a turn in which something scored, the next three take over, so the moment at which a project is finished matters more than its size.
about-meeple-stacking = Two games with a heap of meeples. In the first, all build at the same time for two minutes, and a meeple counts as many points as the row it stands in. In the second, one builds after the other, within 45 seconds each, and each round asks for a pyramid that is one meeple wider; whoever fails is out.

material-meridians-board = a hexagonal board of triangles without a center, of any size; the regular one has 6 points on two sides and 7 on four
material-meridians-stones = enough stones in two colors
material-marsigel-trio = one trio of pyramids for each player, each in a color of its own
material-marsigel-die = one six-sided die
material-marsigel-no-board = no board: the pieces make the ring
material-carcassonne-tiles = 72 land tiles
material-carcassonne-meeples = 7 meeples and a scoring figure for each player
material-carcassonne-surveyors = for The Surveyors: 12 scoring tiles to print
material-surveyors-tiles = 12 scoring tiles: 5 for cities, 4 for roads, 3 for monasteries
material-surveyors-print = the last page of the publisher’s rules, in English or German, printed on thick paper or glued to card
material-surveyors-base-game = the base game of Carcassonne; no land tiles are added
material-meeple-stacking-plate = a felt pad of A4 size (21 × 29.7 cm) for each player
material-meeple-stacking-meeples = 99 meeples of Carcassonne for each player

credit-meridians-author = By Kanare Kato, who also wrote the description.
credit-meridians-name = Named after the system of meridians.
credit-marsigel-author = By Sehrgut, published on the wiki in 2013 as version 1.0.
credit-marsigel-remix = A remix of Der Igelwettkampf, a mini-game by HABA for a key ring.
credit-carcassonne-author = By Klaus-Jürgen Wrede, published by Hans im Glück in 2000.
credit-surveyors-publisher = Published by Hans im Glück as a print-and-play. The page leaves the year open; the publisher’s sheet is of 2020.
credit-surveyors-edition = The second official print-and-play mini-expansion for the second edition.
credit-meeple-stacking-publisher = Released by Hans im Glück in 2012; the leaflet is no longer on the publisher’s site.
credit-meeple-stacking-page = The page, in the state that Black Bear gave it on 19 September 2022, has a French frame and English rules.

source-meridians = MeepleRules, “Meridians”, as captured: the designer’s own description
source-marsigel = Looney Pyramid Games Wiki, “Der Marsigelwettkampf”, as captured
source-carcassonne = German Wikipedia, “Carcassonne (Spiel)”
source-surveyors = Wikicarpedia, “De Landmeters”, as captured
source-meeple-stacking = Wikicarpedia, “Empilage de meeples”, revision of 19 September 2022

ask-meridians-players = How many can play Meridians?
answer-meridians-players = { $players_max ->
    [one] { $players_max } player.
   *[other] Exactly { $players_max } players, says the catalogue: it is made for that number.
}
ask-meridians-pass = May I pass?
answer-meridians-pass = No. You place a stone every turn.
ask-meridians-nowhere = What if I have no point to place on?
answer-meridians-nowhere = The text does not say. We read it so that you lose; other programs skip the placement or resign for you, and the winner is the same.
ask-meridians-own-stones = Do my own stones block my line?
answer-meridians-own-stones = Not when you place: only opposing stones block a line of sight. But a path needs empty points, so there your own stones do stand in the way.
ask-meridians-own-group = May I place a stone in a group that has no path?
answer-meridians-own-group = Yes. Your opponent removes that group at the start of the next turn, if it has no path by then.

ask-marsigel-players = How many can play?
answer-marsigel-players = The page contradicts itself: its box says 2 to 13, its text any number, and eleven colors were on sale. We seat 2 to 13.
ask-marsigel-landing = May a small piece land on a large one?
answer-marsigel-landing = The page says both and breaks off in the middle of the sentence. A tree needs the large piece below, so we let a piece land on its own size or larger.
ask-marsigel-carried = What do carried pieces cost?
answer-marsigel-carried = Nothing, as we read it. The page has them carried along and names no price.
ask-marsigel-pass = May I pass?
answer-marsigel-pass = Yes, and without a legal move you must. If all pass one after the other, the game is a draw.

ask-carcassonne-players = How many can play Carcassonne?
answer-carcassonne-players = Two to five, and six with Inns & Cathedrals.
ask-carcassonne-tie = What if two have equally many meeples in a city?
answer-carcassonne-tie = Each of them gets all the points.
ask-carcassonne-small-city = What is a city of two tiles worth?
answer-carcassonne-small-city = 4 points, like any completed city; in early editions 2. At our tables you choose.
ask-carcassonne-farmers = When do farmers come home?
answer-carcassonne-farmers = Never during the game. At the end whoever has most farmers on a field gets 3 points for each completed city beside it.

ask-surveyors-highway = Highway: 5 points, or a road of 5 tiles?
answer-surveyors-highway = The rule says points, its footnote tiles. We read 5 tiles, so that an inn makes 10 points of it. Your table can choose 5 points.
ask-surveyors-round = When do the scoring tiles go round?
answer-surveyors-round = After a turn in which at least one feature was scored, once. A feature without a meeple scores nothing, and the tiles stay.
ask-surveyors-jury = Who scores under Citizens’ Jury?
answer-surveyors-jury = Everyone with at least one meeple in the city, and each gets all the points.
ask-surveyors-end = Do scoring tiles count in the final scoring?
answer-surveyors-end = No. The page says so; the publisher’s rules themselves do not speak of it.
ask-surveyors-combine = May I play it with other expansions?
answer-surveyors-combine = At your own risk: there are no official rules for that. The page’s authors say how they would apply the tiles.

ask-meeple-stacking-players = How many can play?
answer-meeple-stacking-players = The text does not say. We seat 2 to 8, and you can build alone for your own best.
ask-meeple-stacking-sets = Is a set of 100 meeples enough?
answer-meeple-stacking-sets = For one player, yes: 99 are needed, and one is left over.
ask-meeple-stacking-gaps = Do meeples count that nothing above connects?
answer-meeple-stacking-gaps = Yes. All that is connected counts, and gaps do no harm.
ask-meeple-stacking-collapse = What counts after a collapse?
answer-meeple-stacking-collapse = Even a single meeple is a pyramid, if it is left standing.
ask-meeple-stacking-destroyed = What if I bring down another player’s pyramid?
answer-meeple-stacking-destroyed = When all build on one plate, you lose at once, and the whole game; the others play on.
