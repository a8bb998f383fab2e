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
try-cause = The cause: { $cause }
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
