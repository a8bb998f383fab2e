# Was nur an einem Tisch gesagt wird.

prepares = Wird vorbereitet: einmal, ein bis zwei Minuten
stop-waiting = Nicht warten
hint-off = Keine Tipps gegen Menschen
hint-wins = Dieser Zug gewinnt.
resign-sure-for = { $side }: diese Partie aufgeben?
seat-host = Gastgeber
seat-fill-bot = Den Platz einem Bot geben
seat-fill-open = Für alle öffnen
seat-fill-invited = Für Eingeladene per Link
keys-title = Tasten
keys-step = Einen Zug zurück oder vor
keys-aside = Zu einer anderen Linie
keys-ends = Zum Anfang oder zum Ende
keys-on = Zum Brett und zu allem, was man bedienen kann
keys-close = Schließen, was oben liegt, oder loslassen
keys-help = Diese Liste
keys-board = Auf dem Brett
