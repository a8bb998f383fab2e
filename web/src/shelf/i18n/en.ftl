# The shelf; words between asterisks are set apart

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
shelf-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
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

# The page of a game that can be played

game-play-bot = Play against a bot
game-play-here = Play on one screen
game-play-invited = Invite someone
game-play-open = Open a seat
game-play = Play
game-sandbox = Sandbox
game-room = Practice or play at this screen
how-title = How to play in a minute
how-all = Play all
how-stop = Stop
how-play = Play
how-pause = Pause
how-step = Next step
how-of = { $scene }, step { $step } of { $steps }
shelf-own = Your rulebooks of other games
