# How we behave at our tables, whatever is played there.

title = At the table

section-seat = Seats
    .short = seats
section-turn = Taking part
    .short = taking part
section-chance = Chance
    .short = chance
section-undo = Taking back
    .short = taking back
section-clock = Clocks
    .short = clocks

seat_not-yours = Only whoever holds a seat acts for it.
    .name = your own seat
seat_members = A table is seen by those who sit there or were invited. A table with an open seat is seen by everyone on this server until the seat is taken.
    .name = who may look
seat_owner = Whoever sets the table up sends the invitations, may take a seat back, and may give a free one to a bot or open it to anyone. Everyone may leave their own seat.
    .name = host
seat_taken = A seat has one holder, and whoever sits at the table takes no second one. An invited seat goes to the first to follow its invitation, an open seat to the first to sit down.
    .name = one holder
seat_fixed = Bots keep their seats, and so do the players on the host’s own screen. No invitation leads to these seats.
    .name = fixed seats
seat_kept = Once a game is over its seats stay as they are. In a game with clocks nobody is put out of a seat after their first turn: from then on the clock decides.
    .name = seats kept
seat_all-seated = Play begins, and goes on, while every seat is taken.
    .name = all seated

turn_notation = A move is written in the game’s own notation.
    .name = notation
turn_stale = What you do holds for the position that you see. If it has moved on in the meantime, nothing happens and you are shown the new one.
    .name = position moved on
turn_once = A move that arrives twice is played once.
    .name = once only
turn_sealed = Where all choose at the same time, every choice stays closed until the last is made, and cannot be changed.
    .name = closed choices
turn_measured = What somebody has built is measured by the server, which plays it again. No player tells the result.
    .name = measured by the server
turn_resign = You may resign at any time before the end, whoever is to move.
    .name = resigning
turn_stop-bot = While a bot thinks you may ask it to play what it has found so far. One that is still being made ready then plays any legal move.
    .name = stopping a bot

chance_committed = Every roll and every draw is worked out from a secret number of the server and one number from each player’s browser. The server publishes a seal of its number before it learns the others, so that nobody can choose what comes.
    .name = sealed number
chance_numbers-first = Where something is left to chance, play begins when the browser of every player has sent its number. For bots the host’s browser does so.
    .name = every player’s number
chance_kept = The server’s number stays as it was sealed, and every number that was sent stays as it was sent.
    .name = numbers stay
chance_revealed = When the game is over the server’s number is shown, and anyone can work out every roll and draw again. Whoever takes back the end of a game that they play alone can know what comes next.
    .name = shown at the end

undo_back-to-a-decision = Taking back leads to a moment when a player was asked. What the rules did by themselves since then is taken back with it.
    .name = back to a decision
undo_never-past-chance = Nobody takes back what chance has shown: a roll or a draw stays.
    .name = never past chance
undo_alone = Whoever plays alone, or only against bots, takes back freely.
    .name = alone
undo_own-turn = While it is still your turn you take back freely what you alone have done since the last roll or draw.
    .name = within your turn
undo_consent = Beyond that, every other person who is still in the game must agree.
    .name = by consent
undo_lapses = A wish to take back ends when a move is made, when somebody declines, or when whoever asked withdraws it.
    .name = how a wish ends
undo_not-after-the-end = A finished game between people stays as it ended, and so does any game that ended on time.
    .name = not after the end

clock_flag = Whoever runs out of time loses. The server’s clock decides.
    .name = out of time
clock_increment = At the end of each turn, however many moves it took, its player gains the agreed extra seconds.
    .name = increment
clock_first-move = Nobody loses time on their first turn: a clock runs only from its player’s second turn on.
    .name = first turn
clock_lag = The first 0.2 seconds of every turn are not counted. They belong to the network.
    .name = network time
clock_waits = While a seat is empty only its own clock runs, and only when it is its turn. Whoever leaves gains no time.
    .name = empty seats
clock_undo = Taking back gives nobody time back. The clock of whoever is asked again runs on from what it shows.
    .name = clocks on taking back
clock_restart = If the server stops, no clock runs. Afterwards a clock runs again as soon as its player is back, and after 30 seconds at the latest.
    .name = after a restart
