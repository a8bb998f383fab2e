# What is said only at a table.

prepares = Getting ready: once, for a minute or two
stop-waiting = Don’t wait
hint-off = No hints while you play against people
hint-wins = It wins.
resign-sure-for = { $side }: resign this game?
seat-host = Host
