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
    [0] None left in the stack.
   *[other] { $count } more in the stack.
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
