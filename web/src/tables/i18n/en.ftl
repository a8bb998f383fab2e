# What is said only at a table.

prepares = Getting ready: once, for a minute or two
stop-waiting = Don’t wait
hint-off = No hints while you play against people
hint-wins = It wins.
resign-sure-for = { $side }: resign this game?
seat-host = Host
seat-fill-bot = Give the seat to a bot
seat-fill-open = Open it to anyone
seat-fill-invited = Keep it for a friend with a link
keys-title = Keys
keys-step = One move back or forward
keys-aside = To another line
keys-ends = To the start or to the end
keys-on = On to the board and to whatever else can be used
keys-close = Close what lies on top, or let go
keys-help = This list
keys-board = On the board
