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

way = How would you like to play?
way-here = On this screen
way-here-text = You take turns at this screen, or play both sides yourself.
way-bot = Against a bot
way-bot-text = The bot plays here, on this computer, and lets you take back moves.
way-invited = With a friend
way-invited-text = You get a link to send. Whoever accepts it takes the other seat. Nobody gets hints.
way-open = Open seat
way-open-text = Anyone on this server may take the other seat. Nobody gets hints.
ways-here = On this screen
ways-here-text = You take turns at this screen, or play all of them yourself.
ways-bot = Against bots
ways-bot-text = The bots play here, on this computer, and let you take back moves.
ways-invited = With friends
ways-invited-text = You get a link for each of them. Whoever accepts one takes that seat. Nobody gets hints.
ways-open = Open seats
ways-open-text = Anyone on this server may take the other seats. Nobody gets hints.
level = Strength
players = Players
clock = Clock
clock-none = No clock
clock-choice = { $minutes } min + { $seconds } s
option-rule = the rule
more-options = More options
with-others-option-first-seat-1 = You
with-others-option-first-seat-2 = The other player
your-name = Your name
your-side = Your side
begin = Begin
begin-invite = Begin and invite
joining = Joining the table

# Joining

join-to-play = { $named ->
    [yes] { $host } invites you to play
   *[no] You are invited to play
}
join-to-watch = { $named ->
    [yes] { $host } invites you to watch
   *[no] You are invited to watch
}
join-line = { $seat ->
    [0] { $game }. { $players } players.
   *[other] { $game }. Seat { $seat } of { $players }; the game begins when every seat is taken.
}
join-watching = Watch the game
join = Join the table

# Seats

seats = Who sits where
seat-kind-here = On this screen
seat-kind-invited = A friend with a link
seat-kind-open = Open to anyone
seat-name = Name at seat { $number }
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
margin-empty = Nothing to say yet. What the rules say of your moves will stand here.
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
error-stale = The position has moved on. Look again before you move.
error-no-table = There is no such table, or it is not open to you.
error-no-invitation = This invitation is no longer good: somebody has accepted it, or it was withdrawn.
error-no-such-position = This game has not come to that move. Here is where it stands.
error-no-session = This browser keeps no cookies, so the server cannot know you again. Allow them for this page.
error-too-fast = That was a little fast. Wait a moment and try again.
error-id-reused = This was mixed up with an earlier command and was not carried out. Try again.
error-no-such-game = This server does not have that game.
error-nothing-to-think = The game is over: there is nothing to think about.
error-bots-not-ready = The bots are still being made ready. Ask again in a moment.
error-not-solved = There are no exact chances of this position.
error-not-fetched = The public page could not be fetched.
error-bad-request = The server could not read that.
error-put-out = Your seat at this table was freed, so you no longer see it.
error-busy = Too much is happening at this table just now. Wait a moment.
error-bug = The server made a mistake here. Its log says where.
error-bad-message = The server did not understand what this page sent.
error-bad-clock = This clock cannot be set: its times are too long or too short.
error-bad-options = The game cannot be played with these options.
error-bad-position = This position cannot be set up.
error-bad-record = This record cannot be read.
error-bad-seat = One of the seats cannot be given like this.
error-foreign-host = The server does not know itself by this address. Open the address that it shows when it starts.
error-foreign-origin = The server takes nothing from a page of another address.
error-no-header = The server takes this only from its own page. Load the page again.
error-hidden = What is hidden in this game is shown only after its end.
error-no-copy = Your copy of this source is not here.
error-no-desk = This game has no scoring desk.
error-no-rulebook = There is no such rulebook on this server.
error-no-such-clause = The rulebook has no such clause.
error-no-such-language = The server has no texts in this language.
error-no-such-level = There is no bot of that strength for this game.
error-no-such-method = The server does not do that. Load the page again.
error-no-such-route = The server does not have that. Load the page again.
error-no-such-page = There is no such page on this server.
error-no-such-question = There is no such question, or it is not yours.
error-no-such-source = No rulebook here names this source.
error-host-only = Only at the machine that runs the server can copies be taken or shown whole.
error-several-asked = Several players choose at once here, so no line of moves can be followed.
error-no-words = This game comes without words of its own.
error-too-long = That is too long for the server to take.
error-unreadable-copy = Your copy of this source cannot be read any more. Get it again.
error-unreadable-document = This file could not be read.
error-too-many = This browser has so many tables open that the server adds no more. Close one and load this page again.
error-no-such-round = This round is not being built here any more.
error-not-as-played = The referee does not accept this round.

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
game-play-bot = Play against a bot
game-play-here = Play on one screen
game-play-invited = Invite someone
game-play-open = Open a seat
game-play = Play
game-rulebook = Rulebook
game-room = Practice, bots and one screen
game-sandbox = Sandbox
real-table = At a real table
real-turns = Phone at the table
real-desk = Scoring desk
real-sheet = Sheet to print
real-guide = Guide to the tiles
real-print = Print
real-kept = This page is kept on this device and opens without a network too.
real-not-kept = Without a network, leave this page open: browsers keep only pages that come over https or from this computer.

# How to play

how-title = How to play in a minute
how-all = Play all
how-stop = Stop
how-play = Play
how-pause = Pause
how-step = Next step
how-of = { $scene }, step { $step } of { $steps }

# The rulebook

read-fetching = Fetching
read-get = Get my copy

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }
