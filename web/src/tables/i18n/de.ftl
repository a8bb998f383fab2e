# Was nur an einem Tisch gesagt wird.

prepares = Wird vorbereitet: einmal, ein bis zwei Minuten
stop-waiting = Nicht warten
hint-off = Keine Tipps gegen Menschen
hint-wins = Dieser Zug gewinnt.
resign-sure-for = { $side }: diese Partie aufgeben?
seat-host = Gastgeber
