# The page itself. Sentences about rules come from the games.

skip = Skip to the content
page-menu = Page
close = Close
reload = Try again
view = View
rules = Rules
questions = Questions
language = Language: { $name }
language-legend = Language
theme = Colors
theme-system = Like the system
theme-light = Light
theme-dark = Dark
to-shelf = To the shelf

# Setting up

players = Players
clock = Clock
option-rule = the rule
seat-name = Name at seat { $number }
way-here = On this screen
your-name = Your name
begin = Begin
joining = Joining the table

# Seats

seats = Who sits where
name = Name
seat = Seat { $number }
seat-bot = Bot, { $level }
seat-open = Open to anyone
seat-waiting = Waiting for a friend
seat-you = You
seat-guest = Guest
seat-out = out of the game
seat-away = Away
seat-away-name = { $name }, away
seat-awaited = { $name }, page not open yet
wait-friend = Play waits until your friend has sat down.
wait-seats = { $free ->
    [one] Play waits until somebody has taken the free seat.
   *[other] Play waits until the { $free } free seats are taken.
}
wait-pages = Play waits for { $who }: chance needs a number from every player’s browser, and this page is not open there yet.
wait-short = Waiting for others
seat-yours = { $name }, your move
seat-menu = Seat: { $side }
seat-leave = Leave this seat
seat-free = Free this seat
seat-leave-sure = Leave your seat? The game waits until somebody takes it.
seat-free-sure = Free the seat of { $name }? The game waits until somebody takes it.
seat-leave-yes = Leave
seat-free-yes = Free it
seat-keep = Cancel
plate-yours = { $side }, your move
plate-to-move = { $side } to move
plate-thinks = { $side } thinks
plate-won = { $side } has won
clock-of = Clock of { $side }
clock-short = Little time left
thinks = Thinking
thinking = { $mood ->
    [ahead] Ahead, depth { $depth }
    [behind] Behind, depth { $depth }
   *[even] Even, depth { $depth }
}
depth = Depth { $depth }
stop-bot = Stop the bot
stop = Stop
invite = Copy an invitation
invite-friend = Send your friend a link. Whoever accepts it first takes the other seat.
invite-friends = Invite your friends: each free seat in the list has a link of its own.
invite-short = Invite
invite-too = Invite somebody
invite-link = Invitation link
link-only-here = This link works on this computer only. For others in your network, start Rulebound with --lan and open it at the address that it then names.
invite-copied = Copied. The link gives the seat to whoever opens it first.
invite-copy = Copy this link. It gives the seat to whoever opens it first.

# The table

table-menu = Table
board = Board
board-of = { $name } board
moves = Moves
moves-none = No moves yet.
stepping = Step through the moves
step-first = To the start
step-back = One move back
step-forward = One move forward
step-last = To the end
step-play = Play through the moves
step-pause = Pause
undo = Undo
undo-wish = { $name } would like to take back a move.
undo-wait = You asked to take back your move.
undo-tally = { $agreed ->
    [none] Still asked: { $open }.
   *[other] Agreed: { $agreed }. Still asked: { $open }.
}
undo-clock = Nobody gets time back: the clocks keep what they show.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw
watching = You are watching.
hint = Hint
hint-text = { $line ->
    [none] { $move } looks best, searched { $depth } deep.
   *[other] { $move } looks best, searched { $depth } deep. It may go on { $line }.
}
resign = Resign
resign-sure = Resign this game?
resign-yes = Resign
resign-no = Play on
play-again = Play again
again-set-up = { $who } has set up another game.
again-join = Join the game
pick-move = Choose a move
confirm-move = Play { $move }
to-game = Back to the game
looking-back = You are looking at an earlier position. Play a move here to try it.
trying = You are trying moves. The game itself does not change.
trials = Moves you tried here
trials-elsewhere = { $count ->
    [one] One line tried elsewhere in this game
   *[other] { $count } lines tried elsewhere in this game
}
trial-forget = Forget { $moves }
line-lost = The connection is lost. Trying again…
write-move = Your move in writing
play-move = Play

# View

view-open = Mark open points
view-coordinates = Coordinates
view-confirm = Confirm each move
view-confirm-touch = Always on a touch screen
view-evaluation = Evaluation bar
view-odds = Odds
view-purist = Purist
view-purist-text = Hides hints, values and what is left to draw
view-rotate = Turn the board
evaluation-text = { $side } has the better chances, { $percent } %, searched { $depth } deep
evaluation-one = { $side }: chances of { $percent } %, searched { $depth } deep
evaluation-none = Not evaluated yet

# Sharing

share = Share
share-move = Copy a link to this move
share-here = Copy a link for those at this table
share-watch = Copy a link to watch
share-watch-end = End all links to watch
share-watch-ended = No link to watch holds any more, and whoever came by one no longer sees this table.
share-record = Save the record
share-svg = Save the board as SVG
share-png = Save the board as PNG
copied = Copied
copy-failed = Copy this by hand: { $text }
picture-failed = The picture could not be made.

# The margin

margin = Margin
more-rules = { $more ->
    [one] and { $more } more rule
   *[other] and { $more } more rules
}
margin-empty = Nothing to say yet. What the rules say of your moves will stand here.
margin-draws = Check the draws
margin-close = Close the margin
note-now = now
note-move = move { $move }
note-turn = turn { $turn }
note-why = Why?
passage-open = Open the passage
passage-sides = See both sides
passage-close = Close the passage
authority-official = Official rule
authority-designer = Designer’s text
authority-community = Community’s reading
authority-translator = Translator’s note
authority-reading = Our reading
authority-notes = As in our notes
public-page = Public page
in-rulebook = In the rulebook

# What went wrong

error-unreachable = The server cannot be reached. Check that it runs, then try again.
error-failed = That could not be done.

# The page of a game

game-players = { $same ->
    [yes] { $most ->
        [one] 1 player
       *[other] { $most } players
    }
   *[no] { $least } to { $most } players
}
game-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least } to { $most } min
}
game-age = ages { $age } and up
game-rulebook = Rulebook
real-table = At a real table
real-turns = Phone at the table
real-desk = Scoring desk
real-sheet = Sheet to print
real-guide = Guide to the tiles
real-print = Print
real-kept = This page is kept on this device and opens without a network too.
real-not-kept = Without a network, leave this page open: browsers keep only pages that come over https or from this computer.

# The rulebook

read-fetching = Fetching
read-get = Get my copy

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }

# One thing after another that are no list.
series = { $before }, { $next }
