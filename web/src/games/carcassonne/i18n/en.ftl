# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-about = { $farmers ->
    [off] { $with }, without farmers
   *[on] { $with }, with farmers
}
carcassonne-with-none = base game
carcassonne-with-surveyors = The Surveyors
carcassonne-with-inns = Inns & Cathedrals
carcassonne-with-abbot = the abbot
carcassonne-with-river = The River
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = north
carcassonne-side-e = east
carcassonne-side-s = south
carcassonne-side-w = west
carcassonne-segment = { $feature } { $sides }
carcassonne-shield = with a coat of arms
carcassonne-mark-inn = with an inn
carcassonne-mark-cathedral = with a cathedral
carcassonne-farmhouse = farmhouse
carcassonne-stands = { $who }: { $figure } on the { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, empty
carcassonne-fits = { $cell }, empty. The tile fits.
carcassonne-fits-turned = { $cell }, empty. The tile fits when turned.
carcassonne-fits-not = { $cell }, empty. The tile does not fit.
carcassonne-keys = Arrow keys go from tile to tile. Enter shows the tile in an empty cell and lays it at the second press, R turns it, Escape lets go. On a tile that lies, Enter tells of its features. F tints the fields, plus and minus change the size, 0 shows the whole land.
carcassonne-place-open = { $place }: open to the { $figure }
carcassonne-place-closed = { $place }: closed to the { $figure }
carcassonne-nobody = nobody
carcassonne-worth-now = Finished as it is: { $points } to { $who }
carcassonne-worth-next = Under the next scoring tile: { $points } to { $who }
carcassonne-worth-end = At the end of the game: { $points } to { $who }
carcassonne-field-of = Field, { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $done ->
    [yes] , complete
   *[no] {""}
}
carcassonne-told-laid = { $who } lays a tile at { $cell }: { $tile }
carcassonne-told-put = { $who } sets a figure: { $figure } on the { $feature }
carcassonne-told-skipped = { $who } sets no figure
carcassonne-told-drawn = { $who } draws a tile: { $tile }
carcassonne-told-scored = { $who }: { $what }
carcassonne-turn = Turn
carcassonne-lay = Place it here
carcassonne-map = Map
carcassonne-larger = Larger
carcassonne-smaller = Smaller
carcassonne-whole = Show the whole land
carcassonne-fields = Fields
carcassonne-left = Tiles left
carcassonne-left-count = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
carcassonne-close = Close
carcassonne-in-hand = In your hand
carcassonne-in-hand-of = { $who } is laying
carcassonne-more = { $count ->
    [0] None left in the bag.
   *[other] { $count } more in the bag.
}
carcassonne-spots = { $spots ->
    [0] No spot this way up.
    [one] { $spots } spot this way up.
   *[other] { $spots } spots this way up.
}
carcassonne-set = Set a figure?
carcassonne-set-none = No figure to set
carcassonne-sets = { $who } may set a figure
carcassonne-figures = { $count ->
    [0] All your figures are out.
    [one] { $count } figure left
   *[other] { $count } figures left
}
carcassonne-kind = Which figure
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Set it
carcassonne-skip = No figure
carcassonne-end = End the turn
carcassonne-back = { $points ->
    [one] Take the abbot back for { $points } point
   *[other] Take the abbot back for { $points } points
}
carcassonne-abbot-back = abbot back
carcassonne-figures-left = { $normal } left
carcassonne-name-skip = no figure
carcassonne-name-back = take the abbot back
carcassonne-name-lay = lay it at { $cell }
carcassonne-name-put = { $figure } on the { $feature }
carcassonne-prompt-place = { $who } is to lay the tile
carcassonne-prompt-figure = { $who } may set a figure
carcassonne-scoring = Active scoring tiles
carcassonne-stack-city = Cities
carcassonne-stack-road = Roads
carcassonne-stack-monastery = Monasteries
carcassonne-then = then { $name }
carcassonne-per-city = per city
carcassonne-per-road = per road
carcassonne-per-monastery = per monastery
carcassonne-does-citizens-jury = all present score
carcassonne-does-bad-neighborhood = for each half-round cap
carcassonne-does-siege = per coat of arms
carcassonne-does-street-fair = per tile
carcassonne-does-highway-tiles = tiles, whatever its length
carcassonne-does-highway-points = points, whatever its length
carcassonne-does-peasant-uprising = per farmhouse
carcassonne-does-hermit-monastery = per city tile
carcassonne-does-pilgrimage-route = per road tile
carcassonne-sum-place = { $spots ->
    [one] { $who } to lay the tile. { $spots } spot is open.
   *[other] { $who } to lay the tile. { $spots } spots are open.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] One tile lies
   *[other] { $tiles } tiles lie
}, { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
carcassonne-set-keys = On the map: arrow keys move, Enter lays the tile or sets the figure, once more turns it or moves it to the next place; R turns the tile first, X takes it away. With a mouse, the other button takes it away.
carcassonne-set-tiles = Lay
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Take away
carcassonne-set-figures = Set
carcassonne-set-hand = Tile in hand
carcassonne-set-drawn = to be drawn
carcassonne-set-scores = Points
carcassonne-set-active-city = Active for cities
carcassonne-set-active-road = Active for roads
carcassonne-set-active-monastery = Active for monasteries
carcassonne-set-next = then
carcassonne-set-anew = Begin anew
carcassonne-wrong-form = A position of Carcassonne is a JSON object with options, board, left, scores and the rest, as this page writes it.
carcassonne-wrong-tile = There is no tile “{ $name }”.

# The game in three pictures

carcassonne-strip-lay = Lay a tile so that all its edges go on.
carcassonne-strip-set = Set a figure on it, if you like.
carcassonne-strip-score = What is complete scores, and its figures come home.

# How to play in a minute

carcassonne-scene-edges = Lay a tile
carcassonne-scene-edges-text = Draw a tile and lay it beside another. Every edge must go on: road to road, city to city, field to field. Here it does not, so the tile is turned.
carcassonne-scene-figure = Set a figure
carcassonne-scene-figure-text = You may set a figure on the tile just laid: on a road, in a city, on a field or a monastery. Not where somebody already stands, however far away.
carcassonne-scene-city = Complete and score
carcassonne-scene-city-text = A city with its walls closed brings 2 points for each tile and coat of arms, a road that is closed at both ends 1 for each tile. The figures come home.
carcassonne-scene-monastery = Fill the land around
carcassonne-scene-monastery-text = A monastery with all eight tiles around it brings 9 points.
carcassonne-scene-field = Farmers wait
carcassonne-scene-field-text = A farmer stays until the end. Then his field brings 3 points for each completed city that it touches.
carcassonne-scene-surveyors = Surveyors come by
carcassonne-scene-surveyors-text = One scoring tile holds for cities, one for roads, one for monasteries: here Wealth makes 7 of 4. After a turn in which something scored, all three change. The next ones are seen before.

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Everyone in the city scores in full
carcassonne-effect-bad-neighborhood = Closing half-round segments do not count
carcassonne-effect-siege = +1 for each coat of arms
carcassonne-effect-wealth = +3 for the feature
carcassonne-effect-poverty = −3 for the feature
carcassonne-effect-street-fair = +1 for each tile of the road
carcassonne-effect-highway = Every road counts as 5 tiles
carcassonne-effect-highway-points = Every road is worth 5 points
carcassonne-effect-peasant-uprising = −1 for each tile with a farmhouse
carcassonne-effect-hermit-monastery = −1 for each of the 9 tiles with a city
carcassonne-effect-pilgrimage-route = +1 for each of the 9 tiles with a road
carcassonne-pile-city = City stack
carcassonne-pile-road = Road stack
carcassonne-pile-monastery = Monastery stack
carcassonne-next = Next
carcassonne-score-city = Score a city
carcassonne-score-road = Score a road
carcassonne-score-monastery = Score a monastery
carcassonne-active-which = Which tile is active?
carcassonne-next-which = Which tile is on top of the stack now?
carcassonne-correct = Correct
carcassonne-evening-line = The three stacks, the points of a feature and the running score, for a table with real tiles.
carcassonne-names = Names
carcassonne-names-twins = Two players have the same name. Give one of them another.
carcassonne-tiles = Scoring tiles
carcassonne-tiles-phone = The phone shuffles
carcassonne-tiles-printed = Printed tiles lie on the table
carcassonne-tiles-phone-text = Nothing needs to be printed: this page replaces the tiles.
carcassonne-tiles-printed-text = Say which tiles lie as they come up. After one round the page knows the order.
carcassonne-over-scored = Scored: turn the stacks
carcassonne-over-turn = Turn over: turn the stacks
carcassonne-over-stay = Turn over: the stacks stay
carcassonne-turned = { $times ->
    [0] The stacks have not gone round yet.
    [one] The stacks have gone round once.
   *[other] The stacks have gone round { $times } times.
}
carcassonne-last-tile = The last tile is laid: final scoring
carcassonne-ended = Final scoring: the scoring tiles have no part in it.
carcassonne-anew = Begin anew
carcassonne-anew-sure = Give up this evening? Touch again
carcassonne-sheet = Score
carcassonne-sheet-none = Nothing is written down yet. Touch a player for points by hand.
carcassonne-went-turned = The stacks went round
carcassonne-went-stayed = The turn was over, the stacks stayed
carcassonne-went-ended = Final scoring
carcassonne-act-under = { $kind }, { $tile }
carcassonne-by-hand = By hand
carcassonne-total = { $who }: { $points }. Write points down
carcassonne-hand-points = Points for { $who }, also below zero
carcassonne-write-down = Write down
carcassonne-desk-line = Describe a feature, and see what it is worth to whom, line by line, each with its clause. The stages follow the order of the source.
carcassonne-desk-what = What is scored?
carcassonne-desk-when = When?
carcassonne-when-completed = Completed
carcassonne-when-final = At the end of the game
carcassonne-when-early = Abbot taken back early
carcassonne-desk-active = Active scoring tile
carcassonne-no-tile = None
carcassonne-desk-expansions = { $count ->
    [0] Other expansions
   *[other] Other expansions: { $count }
}
carcassonne-desk-points = Points
carcassonne-desk-ask = Still to be told:
carcassonne-desk-order = The order of application
carcassonne-desk-why = Who scores and when, and how it comes together
carcassonne-desk-broken = The link does not describe a feature that this desk can read. Describe one below.
carcassonne-desk-copy = Copy a link to this
carcassonne-desk-anew = Another feature
carcassonne-no-majority = Outnumbered: no points.
carcassonne-nobody-scores = Nobody stands in it, so nobody scores.
carcassonne-no-player = Nobody
carcassonne-yes = Yes
carcassonne-no = No
carcassonne-challenge-none = No challenge
carcassonne-challenge-won = Won
carcassonne-challenge-lost = Lost
carcassonne-ask-mage = Does the mage stand on it?
carcassonne-ask-witch = Does the witch stand on it?
carcassonne-ask-wide-caps = On how many tiles does the city touch one edge only, but is drawn wide?
carcassonne-ask-cap-shields = How many coats of arms stand on caps?
carcassonne-ask-large = How many of them are large meeples?
carcassonne-of-player = { $what } { $who }
carcassonne-one-less = One less: { $what }
carcassonne-one-more = One more: { $what }
carcassonne-wrong-part = That does not fit: “{ $part }” has a larger number than “{ $whole }”.
carcassonne-wrong-among = { $who } has more large meeples and mayors than figures in all.
carcassonne-wrong = The desk cannot read { $key }.
carcassonne-readings = Editions and readings
carcassonne-expansion-inns-and-cathedrals = Inns & Cathedrals
carcassonne-expansion-mage-and-witch = Mage & Witch
carcassonne-expansion-little-buildings = Little Buildings
carcassonne-expansion-markets-of-leipzig = Markets of Leipzig
carcassonne-expansion-german-cathedrals = Cathedrals in Germany
carcassonne-expansion-besiegers = The Besiegers
carcassonne-expansion-cathars = The Cathars
carcassonne-expansion-siege = Siege
carcassonne-expansion-abbey-and-mayor = Abbey & Mayor
carcassonne-expansion-shrines = Shrines (The Cult)
carcassonne-expansion-special-monasteries = German, Dutch & Belgian or Japanese monasteries
carcassonne-expansion-darmstadt = Darmstadt
carcassonne-expansion-abbot = Abbot and gardens
carcassonne-print-title = The twelve scoring tiles
carcassonne-print-line = In our own drawing, 55 mm a side, with backs that meet the faces when the page is turned over along its long edge.
carcassonne-print-paper = Paper
carcassonne-print-how = Print at 100 %, without margins of the printer’s own, on both sides of thick paper, turned along the long edge; then cut along the marks. “Save as PDF” in the same window makes a file of exact size.
carcassonne-print-original = The publisher’s own tiles are on the last page of its rules; the page of our source links to them in English and German.
carcassonne-print-ruler = { $mm } mm
carcassonne-side-faces = Faces
carcassonne-side-backs = Backs
carcassonne-guide-line = Three scoring tiles ask what is printed on a tile. Here are the tiles that have it, and how sure that is.
carcassonne-guide-edition = Edition
carcassonne-edition-third = Third, from 2020
carcassonne-edition-second = Second, from 2014
carcassonne-edition-first = First
carcassonne-guide-set = Box
carcassonne-box-base = Base game
carcassonne-box-inns-and-cathedrals = Inns & Cathedrals
carcassonne-box-river-1 = The River
carcassonne-box-river-1-c3 = The River, third edition
carcassonne-box-river-2 = The River II
carcassonne-box-mage-and-witch = Mage & Witch
carcassonne-box-besiegers = The Besiegers
carcassonne-box-cathars-or-siege = The Cathars or Siege
carcassonne-box-cult-6 = The Cult
carcassonne-box-german-monasteries = German monasteries
carcassonne-box-darmstadt = Darmstadt
carcassonne-box-abbey-and-mayor = Abbey & Mayor
carcassonne-part-farmhouse = Farmhouses
carcassonne-part-shed = Sheds, which count for nothing
carcassonne-part-cap = Caps: half-round segments that close a city
carcassonne-part-wide = Drawn wide: a cap or not?
carcassonne-guide-tile = Tile { $face }
carcassonne-guide-count = { $count ->
    [one] one copy
   *[other] { $count } copies
} of { $of }
carcassonne-guide-road = with a road: costs a point
carcassonne-guide-no-road = no road: never matters
carcassonne-guide-none = No tile of this box has one.
carcassonne-sure-sure = Sure.
carcassonne-sure-sure-text = The shapes agree in two catalogues of tiles, and recorded games were replayed over them.
carcassonne-sure-list = Fairly sure.
carcassonne-sure-list-text = From one list of tiles of the third edition, whose totals agree with another tally.
carcassonne-sure-inferred = Inferred.
carcassonne-sure-inferred-text = Taken from the third edition, which has the same motifs and totals. Look at your tiles.
carcassonne-sure-unknown = Not known.
carcassonne-sure-unknown-text = No list of these tiles was found. Look at your tiles and agree at the table.
carcassonne-sure-open = Open.
carcassonne-sure-open-text = They touch one edge only, and the sources do not say whether they count as caps. Our reading: they do not.
carcassonne-guide-source = Shapes after the tile definitions of JCloisterZone, farmhouses and sheds after CarcassonneTileCounter, both checked against tallies of Wikicarpedia; drawn by us. Where on a tile a farmhouse stands is not known: our drawings place it freely.
