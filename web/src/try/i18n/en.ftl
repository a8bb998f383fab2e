# What is said only in the sandbox. It comes with it.

try-title = Sandbox
try-hand = What a click does
try-set = Set up
try-play = Play
try-mover = To move
try-undo = Undo
try-redo = Redo
try-text = Position as text
try-text-take = Set this position
try-text-copy = Copy
try-text-copied = Copied
try-cause = { $problem } { $cause }
try-cause-empty = There is nothing in it.
try-cause-no-file = It is neither moves nor a match file that this page or the terminal wrote.
try-cause-changed = The file was changed after it was written.
try-cause-other-game = It is of another game.
try-cause-entry = Entry { $number } of its log is not what the rules allow there.
try-cause-cut = Its log stops where a draw must follow.
try-cause-secret = The number that it reveals is not the one that was sealed.
try-cause-set-up = The game cannot be set up as it says.
try-cause-long = It has { $moves } moves, and { $most } at most are read.
try-cause-players = { $least } to { $most } can play.
try-cause-first = The first tile is { $tile }, in the middle and not turned.
try-cause-tiles = More tiles lie, are in hand or are left than there are.
try-cause-lie = Tile { $tile } cannot lie on { $cell }.
try-cause-hand = A tile is in hand or has just been laid, not both.
try-cause-out = Whoever is out of the game is not to move.
try-cause-over = Once the game is over, nobody holds a tile.
try-cause-alone = Only one player is left, so the game is over.
try-cause-draws = Nobody holds a tile before what comes first has been drawn.
try-cause-stack = No tile is left, so the game is over.
try-cause-laid = Nobody has laid a tile yet.
try-cause-nowhere = Tile { $tile } fits nowhere.
try-cause-place = There is no such place on { $cell }.
try-cause-stands = Such a figure cannot stand there on { $cell }.
try-cause-two = Two figures stand in one place on { $cell }.
try-cause-supply = Seat { $seat } has no more such figures.
try-cause-turn = What is told of the turn does not fit together.
try-cause-trio = Whoever has given up cannot have a complete trio.
try-cause-size = { $piece } cannot lie on { $onto }.
try-cause-form = It is not written as the game writes it.
try-record = Import a record
try-record-text = Moves or an exported match file
try-record-file = Choose a file
try-record-take = Import
try-record-refused = Move { $number } of this record cannot be played. { $reason }
try-record-empty = { $file } is empty. Choose a file with moves or a match in it.
try-record-long = This record has { $moves } moves. The sandbox takes { $most } at most.
try-record-other = This is a record of { $game }.
try-record-there = Open it in its own sandbox
try-line = Moves
try-line-none = Make a move on the board. Every move you try stays here.
try-start = Start
try-variation = variation
try-cut = Take this move away
try-edit = Edit this position
try-hint = Ask a bot
try-hint-ask = Ask
try-hint-thinks = Thinking
try-hint-late = Still at it: the first time takes a minute or two
try-hint-best = { $bot } would play { $move }.
try-hint-line = It expects { $line }.
try-hint-value = { $lean ->
    [won] It sees { $side } win.
    [even] It sees an even position.
    [some] It sees { $side } ahead.
    [less] It sees { $side } behind.
    [lost] It sees { $side } far behind.
   *[much] It sees { $side } far ahead.
}
try-hint-play = Play { $move }
try-from-here = Play from here
try-fresh = Start with a fresh board
try-share = Copy link
try-shared = Link copied
try-board-set = Board: setting up a position
try-board-play = Board: a click plays a move
