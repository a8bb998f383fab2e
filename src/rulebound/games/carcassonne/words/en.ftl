# What Carcassonne says of moves, scores and results, and how its options and scoring tiles are called. $player is the
# colour of a seat, $feature is a kind of feature, $scoring, $active and $signs are scoring tiles.

name = Carcassonne
tagline = Build the land together, and hold the most of it when the surveyors come.
players = 2 to 5 players (6 with Inns & Cathedrals)

# Parts of sentences

part-player = { $player ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [black] Black
    [green] Green
   *[pink] Pink
}
part-feature = { $feature ->
    [road] road
    [city] city
    [monastery] monastery
    [garden] garden
    [abbey] abbey
    [shrine] shrine
    [special-monastery] special monastery
    [church] church
    [german-cathedral] German cathedral
   *[field] field
}
part-figure = { $figure ->
    [large] large meeple
    [abbot] abbot
   *[normal] meeple
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-here = { $here ->
    [road] a road
    [city] a city
    [river] the river
   *[field] a field
}
part-there = { $there ->
    [road] a road
    [city] a city
    [river] the river
   *[field] a field
}
part-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
each-places = { $first ->
    [monastery] the monastery
    [garden] the garden
    [city] the city { $rest }
    [road] the road { $rest }
   *[field] { $rest ->
        [none] the field in the middle
       *[other] the field { $rest }
    }
}
    .part = { $first ->
        [road] { $part ->
            [N] to the north
            [E] to the east
            [S] to the south
           *[W] to the west
        }
       *[other] { $part ->
            [N] in the north
            [NE] in the north-east
            [E] in the east
            [SE] in the south-east
            [S] in the south
            [SW] in the south-west
            [W] in the west
           *[NW] in the north-west
        }
    }
part-scoring = { $scoring ->
    [citizens-jury] Citizens’ Jury
    [bad-neighborhood] Bad Neighborhood
    [siege] Siege
    [street-fair] Street Fair
    [highway] Highway
    [peasant-uprising] Peasant Uprising
    [hermit-monastery] Hermit Monastery
    [pilgrimage-route] Pilgrimage Route
    [wealth] Wealth
   *[poverty] Poverty
}
part-active = { $active ->
    [citizens-jury] { " " }under Citizens’ Jury
    [bad-neighborhood] { " " }under Bad Neighborhood
    [siege] { " " }under Siege
    [street-fair] { " " }under Street Fair
    [highway] { " " }under Highway
    [peasant-uprising] { " " }under Peasant Uprising
    [hermit-monastery] { " " }under Hermit Monastery
    [pilgrimage-route] { " " }under Pilgrimage Route
    [wealth] { " " }under Wealth
    [poverty] { " " }under Poverty
   *[none] { "" }
}

# Laying a tile

place = The tile fits here.
cell-taken = A tile already lies there.
not-beside = A tile must touch another one edge to edge.
edges-differ = The edges do not continue: the tile has { part-here } to the { part-side }, the land { part-there }.
river-elsewhere = The tile must continue the river.
river-u-turn = The river may not bend twice in a row to the same side.
draw = A tile is drawn; { $left ->
    [one] { $left } is
   *[other] { $left } are
} left.
discard = The tile fits nowhere and leaves the game.

# Setting a figure

put = Your { part-figure } may stand there.
may-stand = { $present ->
    [one] Your { part-figure } may stand on the tile just laid: { part-feature }.
   *[other] Your { part-figure } may stand on the tile just laid, in { $number } of { $present } places ({ part-feature }): { $places }.
}
no-such-feature = The tile just laid has no such place: { part-feature }.
lay-first = First the tile is to be laid. Then a figure may be set on that tile, where its feature is free.
no-such-segment = No figure can stand there on the new tile.
figure-not-in-game = { $figure ->
    [large] Large meeples
   *[abbot] Abbots
} are not in this game.
none-left = You have no { part-figure } left. It comes back when its feature is scored.
garden-for-abbot = Only an abbot may stand in a garden.
abbot-elsewhere = An abbot stands on monasteries and in gardens only, not on a { part-feature }.
no-farmers = This game is played without farmers.
occupied = { part-player } already has a figure in this { part-feature }.
skip = You set no figure.
take-back = Your abbot comes back and scores the { $tiles ->
    [one] { $tiles } tile that lies
   *[other] { $tiles } tiles that lie
} around him.
abbot-at-home = Your abbot is not on the land.
abbot-completed = Your abbot’s place is complete, so he cannot be taken back.

# Scoring

score = { $completed ->
    [true] A completed { part-feature }{ part-active } is worth { part-points }.
   *[false] { $feature ->
        [field] A field with { $cities ->
            [one] { $cities } completed city
           *[other] { $cities } completed cities
        } is worth { part-points }.
       *[other] A { part-feature } as it stands is worth { part-points }.
    }
}
part-whose = { $owners ->
    [0] { " " }Nobody has a figure in it.
    [1] { " " }{ part-player } would score it.
   *[other] { " " }{ $owners } players would score it.
}
worth-now = If this { part-feature } were completed now{ part-active }: { part-points }.{ part-whose }
worth-next = If this { part-feature } were completed once the scoring tiles have gone round{ part-active }: { part-points }.{ part-whose }
worth-extended = { $feature ->
    [road] With an inn, if it were completed now{ part-active }: { part-points }.
   *[city] With a cathedral, if it were completed now{ part-active }: { part-points }.
}{ part-whose }
worth-end = If this { part-feature } stays as it is until the end: { part-points }.{ part-whose }
no-feature-there = No such feature lies in { $cell }.
at-place = { $at ->
    [o] On the first tile
   *[other] At { $at }
}, { $places }: { $text }
return = { $count ->
    [one] { $count } figure comes
   *[other] { $count } figures come
} home.
turn-over = The turn is over.
rotates = Something was scored, so all three scoring tiles go round.
rotates-zero = A feature was scored, if only for { part-points }, so all three scoring tiles go round.
stays-zero = A feature was scored for { part-points } only, so the scoring tiles stay.
rotates-abbot = A garden was scored or an abbot came back, so all three scoring tiles go round.
stays-abbot = Only a garden was scored or an abbot came back, so the scoring tiles stay.
stays-unoccupied = Nobody stood in the completed feature, so the scoring tiles stay.
stays-unscored = Nothing was scored, so the scoring tiles stay.
show = { part-scoring } comes up on the stack.
signs = The sources do not say which tile lies where; drawn for this table, nothing to do: { $signs ->
    [road-wealth] Wealth in the road stack, Poverty in the monastery stack.
    [road-poverty] Poverty in the road stack, Wealth in the monastery stack.
    [both-wealth] Wealth in the road and the monastery stack.
   *[both-poverty] Poverty in the road and the monastery stack.
}
own-risk = The Surveyors were never tested together with other expansions. You combine them at your own risk.

# How it stands

turn-of = It is { part-player }’s turn{ $step ->
    [draw] : a tile is to be drawn
    [place] : the tile is to be laid
   *[figure] : a figure may be set, or none
}.
tiles-left = { $number ->
    [one] { $number } tile is
   *[other] { $number } tiles are
} left in the stack.
points-of = { part-player } has { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
leads = { $alone ->
    [true] { part-player } leads
   *[false] { part-player } shares the lead
} with { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
figures-left = { part-player } has { $number ->
    [one] { $number } meeple
   *[other] { $number } meeples
} left{ $large ->
    [true] , and the large one
   *[false] { "" }
}{ $abbot ->
    [true] , and the abbot
   *[false] { "" }
}.

# Turns and the end

set-up = { $players } players; the first tile lies.
starter = { part-player } begins.
not-your-turn = It is { part-player }’s turn.
not-now = { $phase ->
    [place] First a tile is to be laid.
   *[figure] Now a figure is to be set, or none.
}
chance-first = First something is to be drawn.
cannot-come = That cannot be drawn now.
game-over = The game is over.
left-resign = { part-player } has resigned.
left-time = { part-player }’s time is up.
end-last-tile = { $count ->
    [one] { part-player } wins with { part-points }.
   *[other] { $count } players share the win with { part-points } each.
}
end-last-one = { part-player } is the only one left and wins.

# The log

log-started = { part-player } begins
log-signed = { $signs ->
    [road-wealth] Wealth for roads, Poverty for monasteries
    [road-poverty] Poverty for roads, Wealth for monasteries
    [both-wealth] Wealth for roads and monasteries
   *[both-poverty] Poverty for roads and monasteries
}
log-shown = { part-scoring } comes up
log-drawn = { part-player } draws tile { $tile }
log-discarded = The tile fits nowhere and leaves the game
log-laid = { part-player } lays tile { $tile } at { $cell }, turned { $degrees }°
log-put = { part-player } sets one { part-figure } on a { part-feature } at { $cell }{ $places ->
    [none] { "" }
   *[other] { " " }({ $places })
}
log-taken-back = { part-player } takes the abbot back
log-skipped = { part-player } sets no figure
log-scored = { part-player }: { part-points } for a { part-feature }{ part-active }
log-returned = { $count ->
    [one] { $count } figure comes home
   *[other] { $count } figures come home
}
log-turn-ended = { $rotates ->
    [true] The scoring tiles go round
   *[false] The turn is over
}
log-left = { $why ->
    [resign] { part-player } resigns
   *[time] { part-player } runs out of time
}
total = { part-player }, { part-points }
log-ended = The game is over

phase-starter = Drawing who begins
phase-signs = Drawing the signs
phase-show = Turning up scoring tiles
phase-draw = Drawing a tile
phase-place = Laying the tile
phase-figure = Setting a figure
phase-over = The game is over

# Options

option-first = Who begins
option-first-drawn = drawn
option-first-seat-1 = Red
option-first-seat-2 = Blue
option-first-seat-3 = Yellow
option-first-seat-4 = Black
option-first-seat-5 = Green
option-first-seat-6 = Pink
option-surveyors = The Surveyors
option-surveyors-true = with scoring tiles
option-surveyors-false = without
option-farmers = Farmers
option-farmers-true = with farmers
option-farmers-false = without
option-abbot = Abbot and gardens
option-abbot-false = without
option-abbot-true = with the abbot
option-inns = Inns & Cathedrals
option-inns-false = without
option-inns-true = with inns
option-river = The River
option-river-none = without
option-river-classic = first and second edition
option-river-third-edition = third edition
option-river-second = The River II
option-small-city = City of two tiles
option-small-city-4 = 4 points
option-small-city-2 = 2 points, as in early editions
option-unfinished = Unfinished, with an inn or a cathedral
option-unfinished-0 = nothing
option-unfinished-1 = 1 point a tile
option-signs = Wealth and Poverty for roads and monasteries
option-signs-drawn = one each, drawn
option-signs-road-wealth = Wealth for roads, Poverty for monasteries
option-signs-road-poverty = Poverty for roads, Wealth for monasteries
option-signs-both-wealth = Wealth for both
option-signs-both-poverty = Poverty for both
option-highway = Highway
option-highway-tiles = counts as 5 tiles
option-highway-points = 5 points, whatever else
option-fair-with-inn = Street Fair with an inn
option-fair-with-inn-3 = 3 points a tile
option-fair-with-inn-4 = 4 points a tile
option-uprising-with-inn = A farmhouse on a road with an inn
option-uprising-with-inn-once = 1 point less
option-uprising-with-inn-twice = 2 points less
option-wide-caps = Wide segments in a Bad Neighborhood
option-wide-caps-false = count
option-wide-caps-true = do not count
option-rotate-zero = Scored for 0 points or less
option-rotate-zero-true = scoring tiles go round
option-rotate-zero-false = scoring tiles stay
option-rotate-abbot = After a garden or an early abbot
option-rotate-abbot-false = scoring tiles stay
option-rotate-abbot-true = scoring tiles go round
option-cap-shield = Coat of arms on a cap in a Bad Neighborhood
option-cap-shield-lost = brings nothing
option-cap-shield-counts = counts
option-jury-mayor = Mayor of a city without coats of arms on the Citizens’ Jury
option-jury-mayor-scores = scores
option-jury-mayor-does-not = does not score
option-witch = The witch halves
option-witch-before-flat = before amounts for the whole feature
option-witch-after-flat = after them

# Bots

bot-random = Random
bot-beginner = Beginner
bot-casual = Casual
bot-club = Club player
bot-expert = Expert
bot-master = Master

# Scoring tiles

scoring-citizens-jury = Citizens’ Jury
scoring-bad-neighborhood = Bad Neighborhood
scoring-siege = Siege
scoring-wealth = Wealth
scoring-poverty = Poverty
scoring-street-fair = Street Fair
scoring-highway = Highway
scoring-peasant-uprising = Peasant Uprising
scoring-hermit-monastery = Hermit Monastery
scoring-pilgrimage-route = Pilgrimage Route

# The stages of scoring, in order

stage-owners = Who scores
stage-count = What counts
stage-each = Points for each tile and symbol
stage-modifier = What expansions make of it
stage-on-original = Bonuses on the original number of tiles
stage-halving = Halving
stage-flat = Amounts for the whole feature
stage-last = At the very end

# Lines of a score

term-tiles = tiles
term-shields = coats of arms
term-cities = completed cities
term-small-city = tiles of a city of two
term-small-city-shields = coats of arms of a city of two
term-unfinished-inn = tiles of an unfinished road with an inn
term-inn = inn
term-unfinished-cathedral = tiles of an unfinished city with a cathedral
term-cathedral = cathedral, tiles
term-cathedral-shields = cathedral, coats of arms
term-siege = Siege, coats of arms
term-street-fair = Street Fair, tiles
term-highway = Highway
term-peasant-uprising = Peasant Uprising, farmhouses
term-hermit-monastery = Hermit Monastery, tiles with a city
term-pilgrimage-route = Pilgrimage Route, tiles with a road
term-wealth = Wealth
term-poverty = Poverty
term-unfinished-besieged = tiles of an unfinished besieged city
term-besieged = besieged, tiles
term-besieged-shields = besieged, coats of arms
term-besieged-cities = besieged cities
term-german-cathedral = German cathedral, tiles
term-road-tiles = tiles of all roads
term-challenge = challenge lost
term-laid-down = tiles in row and column
term-church = most meeples around the church
term-mage = mage, original tiles
term-wainwrights = wainwrights, original tiles
term-markets = markets of Leipzig
term-witch = witch, halved
term-little-buildings = little buildings
term-towers = towers
term-houses = houses
term-sheds = sheds
term-darmstadtium = Darmstadtium

# What the scoring desk asks for

ask-completed = Is the feature completed?
ask-meeples = Who has figures in it, and how many?
ask-tiles = How many tiles has it?
ask-tiles-present = How many of the nine tiles lie, its own among them?
ask-shields = How many coats of arms has the city?
ask-cap-only-tiles = On how many of its tiles is the city only a half-round cap?
ask-farmhouse-tiles = How many of its tiles show a farmhouse?
ask-with-city = How many of the nine tiles show part of a city?
ask-with-road = How many of the nine tiles show a road?
ask-cities = How many completed cities does the field touch?
ask-besieged-cities = How many of the completed cities are besieged?
ask-road-tiles = How many tiles have all roads to the cathedral?
ask-row-and-column = How many tiles lie in its row and column, without a gap?
ask-inn = Is there an inn beside the road?
ask-cathedral = Is there a cathedral in the city?
ask-besieged = Is the city besieged?
ask-mage = Does the mage stand on it, or the witch?
ask-german-cathedral = Does the road lead to a German cathedral?
ask-german-cathedral-with-inn = How many points more is each tile worth with both a German cathedral and an inn?
ask-little-buildings = How many little buildings stand on its tiles?
ask-towers = How many of its buildings are towers?
ask-houses = How many of its buildings are houses?
ask-sheds = How many of its buildings are sheds?
ask-wainwrights = Who has the wainwrights’ bonus of Leipzig?
ask-wainwrights-each = How many points is the wainwrights’ bonus for each tile?
ask-markets = How many points does each player get from the markets of Leipzig?
ask-mayors = Who has mayors in the city?
ask-challenge = Was there a challenge, and was it won or lost?
ask-laid-down = Does the figure lie on its side?
ask-majority-around = Who has most meeples around the church?
ask-darmstadtium = Is the Darmstadtium in the city?
ask-active = Is the tile Wealth or Poverty?

# What the scoring desk refuses because there can be no such feature

bound-least = A { part-feature } has at least one tile.
bound-two = A completed { part-feature } has at least two tiles.
bound-open = One tile of this city is open on all four sides, so once completed the city has at least five tiles.
bound-nine = A { part-feature } counts at most nine tiles, its own among them, and all of them once it is completed.
bound-unfinished = While one of the nine tiles is missing, a { part-feature } counts { $least } to { $most } of them.
bound-caps = The city cannot be just a half-round cap on more tiles than it has.
bound-shields = With { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} a city has at most { $most ->
    [one] { $most } coat of arms
   *[other] { $most } coats of arms
}.
bound-closed = A completed city of { $tiles } tiles has at most { $most ->
    [one] { $most } coat of arms
   *[other] { $most } coats of arms
}: a tile that closes it with one side bears none.
bound-beside = A half-round cap bears no coat of arms, so on the other tiles there are at most { $most }.
bound-cap-shields = There { $most ->
    [one] is at most { $most } coat of arms
   *[other] are at most { $most } coats of arms
} on the caps.
bound-farmhouses = { $tiles ->
    [one] Only the one tile of the road can have a farmhouse.
   *[other] No more than the { $tiles } tiles of the road can have a farmhouse.
}
bound-around = Of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} no more than { $most } can show it.
bound-own = The tile of the { part-feature } itself does not show it, so at most { $most } { $most ->
    [one] does
   *[other] do
}.
bound-besieged = No more than the { $most } completed cities can be besieged.
bound-one = There is room for one figure only: { part-feature }.
bound-room = A { part-feature } of { $tiles ->
    [1] one tile has room for one figure
   *[other] { $tiles } tiles has room for { $most } figures
} at most.
bound-ordinary = Every player has { $most } ordinary meeples at most.
bound-large = Every player has one large meeple at most.
bound-mayors = Every player has one mayor at most.
