# The page itself. Sentences about rules come from the games.

skip = Skip to the board
page-menu = Page
close = Close
reload = Try again
view = View
rules = Rules
language = Language: { $name }
language-legend = Language
theme = Colors
theme-system = Like the system
theme-light = Light
theme-dark = Dark
to-shelf = To the shelf
lost-title = There is no such page
lost-text = The address may have been cut off on its way here. A link to a table has no spaces in it.

# The shelf

shelf-title = Board games that show you
shelf-title-rule = the rule.
play = Play
play-again = Play again
tables-mine = Your tables
tables-open = Tables with an open seat
sit-down = Take the seat
card-yours = Your move
card-theirs = Their move
card-waiting = Waiting for somebody
card-over = Finished
card-moves = { $moves ->
    [0] no moves yet
    [one] one move
   *[other] { $moves } moves
}

# Setting up

way = How would you like to play?
way-here = On this screen
way-here-text = You take turns at this screen, or play both sides yourself.
way-bot = Against a bot
way-bot-text = The bot plays here, on this computer. You can take back moves freely.
way-invited = With a friend
way-invited-text = You get a link to send. Whoever opens it takes the other seat.
way-open = Open seat
way-open-text = Anyone on this server may take the other seat.
level = Strength
players = Players
clock = Clock
clock-none = No clock
clock-choice = { $minutes } min + { $seconds } s
option-rule = the rule
with-others-option-first-seat-1 = You
with-others-option-first-seat-2 = The other player
your-name = Your name
begin = Begin
begin-invite = Begin and invite
joining = Joining the table

# Joining

join-title = You are invited
join-text = A seat at a table is kept for you. The game begins when you take it.
join = Take the seat

# Seats

seat = Seat { $number }
seat-bot = Bot, { $level }
seat-open = Open to anyone
seat-waiting = Waiting for a friend
seat-you = You
seat-guest = Guest
seat-away = Away
seat-away-name = { $name }, away
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
stop = Stop
invite = Copy an invitation
invite-too = Invite somebody
invite-link = Invitation link
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
pick-move = Choose a move
confirm-move = Play { $move }
to-game = Back to the game
looking-back = You are looking at an earlier position. Choose a point to try a move.
trying = You are trying moves. The game itself does not change.
trials = Moves you tried
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
view-rotate = Turn the board
evaluation-text = { $side } has the better chances, { $percent } %, searched { $depth } deep
evaluation-none = Not evaluated yet

# Sharing

share = Share
share-move = Copy a link to this move
share-watch = Copy a link to watch
share-record = Save the record
share-svg = Save the board as SVG
share-png = Save the board as PNG
copied = Copied
copy-failed = Copy this by hand: { $text }
picture-failed = The picture could not be made.

# The margin

margin = Margin
margin-empty = Nothing to say yet. Place a stone.
margin-close = Close the margin
note-now = now
note-move = move { $move }
passage-open = Open the passage
passage-close = Close the passage
passage-garbled = The text of your copy is garbled here. Look at page { $page } of it
passage-missing = The passage was not found in your copy. It may be another revision.
authority-official = Official rule
authority-designer = Designer’s text
authority-community = Community’s reading
authority-translator = Translator’s note
authority-reading = Our reading
authority-notes = As in our notes
conflict = Against it, { $clause }:
public-page = Public page
copy-source = Get your own copy of the source
copying = Fetching the page
in-rulebook = In the rulebook

# Meridians

meridians-about = { $board } board, { $pie ->
    [on] with the pie rule
   *[off] no pie rule
}
meridians-point = { $point }, { $stone ->
    [light] Light stone
    [dark] Dark stone
   *[none] { $open ->
        [yes] empty, open to you
        [no] empty, not open to you
       *[unknown] empty
    }
}{ $doomed ->
    [yes] , no path
   *[no] {""}
}{ $last ->
    [yes] , last move
   *[no] {""}
}
meridians-pick = Pick a point
meridians-place = Place { $point }
meridians-choose = { $colour ->
    [light] Play Light
   *[dark] Play Dark
}
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Your stone on { $points } has no path.
       *[other] Your group { $points } has no path.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] The Light stone on { $points } has no path.
           *[other] The Light group { $points } has no path.
        }
       *[dark] { $stones ->
            [one] The Dark stone on { $points } has no path.
           *[other] The Dark group { $points } has no path.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] It leaves at the start of Dark’s next turn, unless this move gives it one: { $saves ->
            [one] one point does.
           *[other] { $saves } points do.
        }
       *[dark] It leaves at the start of Light’s next turn, unless this move gives it one: { $saves ->
            [one] one point does.
           *[other] { $saves } points do.
        }
    }
    [no] { $colour ->
        [light] No move can save it: it leaves at the start of Dark’s next turn.
       *[dark] No move can save it: it leaves at the start of Light’s next turn.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Show the point
   *[other] Show all { $saves }
}

# What went wrong

error-unreachable = The server cannot be reached. Check that it runs, then try again.
error-failed = That could not be done. { $detail }
error-stale = The position has moved on. Look again before you move.
error-no-table = There is no such table, or it is not open to you.
error-no-session = This browser keeps no cookies, so the server cannot know you again. Allow them for this page.
error-too-fast = That was a little fast. Wait a moment and try again.
error-no-such-game = This server does not have that game.
error-nothing-to-think = The game is over: there is nothing to think about.
error-not-fetched = The public page could not be fetched. { $detail }
error-bad-request = The server could not read that. { $detail }
