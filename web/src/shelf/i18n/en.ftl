# The shelf, and the card of a game; words between asterisks are set apart

shelf-display = Board games that show you *the rule.*
shelf-games = Games
shelf-yours = Your tables
shelf-yours-none = No table of yours yet. Start a game, and it waits for you here.
shelf-open = Open seats
shelf-open-none = Nobody on this server is waiting for an opponent. Open a seat, and anyone here can take it.
shelf-your-move-against = Your move against { $opponent }
shelf-their-move = { $opponent } is to move
shelf-here = { $seats ->
    [2] Both sides on this screen
   *[other] All { $seats } seats on this screen
}
shelf-waiting = Waiting for someone to sit down
shelf-watching = You are watching
shelf-over = Over
shelf-won = You won against { $opponent }
shelf-lost = You lost against { $opponent }
shelf-drawn-with = Drawn with { $opponent }
shelf-won-by = { $name } won
shelf-drawn = Drawn
shelf-bot = Bot, { $level }
shelf-someone = someone
shelf-and-more = { $name } and { $more ->
    [one] one other
   *[other] { $more } others
}
shelf-free = { $free } of { $seats } seats free
shelf-sub = { $game }, { $moves ->
    [0] not begun
    [one] 1 move
   *[other] { $moves } moves
}
shelf-waits = { $name } is waiting
shelf-waits-unnamed = Someone is waiting
shelf-seat-as = Your name at the table
shelf-take = Take the seat
shelf-taken = This seat was just taken.
shelf-unreachable = The server does not answer. Is it still running?
shelf-loading = Loading
shelf-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
game-card = The game
game-card-year = Year
game-card-designer = { $count ->
    [one] Designer
   *[other] Designers
}
game-card-publisher = { $count ->
    [one] Publisher
   *[other] Publishers
}
game-card-players = Players
game-card-time = Time
game-card-age = Age
game-card-weight = Weight
game-card-weight-value = { $value } of 5
game-card-rank = BoardGameGeek
game-card-rank-value = rank { $rank }, rated { $rating } when our source was captured
game-card-mechanics = Mechanics
game-card-awards = Awards
game-card-setup = Setting up
game-card-length = Length
game-card-complexity = Complexity
game-card-strategy = Strategy
game-card-luck = Chance
game-card-theme = Theme
game-card-equipment = You need
game-card-based-on = After
game-card-status = Status
game-card-based-on-value = { $name } by { $by }
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, version { $version }
}
mechanic-hexagon-grid = hexagon grid
mechanic-enclosure = enclosure
mechanic-line-of-sight = line of sight
card-length-fast = fast
card-degree-low = low
card-degree-high = high
card-theme-abstract = abstract
card-status-complete = complete
equipment-trio-each = one trio of pyramids for each player
equipment-die = one six-sided die
mechanic-stacking = stacking
mechanic-freeform-board = freeform board
