# Wat alleen aan een tafel wordt gezegd.

prepares = Wordt klaargemaakt: eenmalig, een à twee minuten
stop-waiting = Niet wachten
hint-off = Geen hints tegen mensen
hint-wins = Deze zet wint.
resign-sure-for = { $side }: deze partij opgeven?
seat-host = Gastheer
seat-fill-bot = De plaats aan een bot geven
seat-fill-open = Voor iedereen openzetten
seat-fill-invited = Vrijhouden voor een vriend met een link
keys-title = Toetsen
keys-step = Eén zet terug of vooruit
keys-aside = Naar een andere variant
keys-ends = Naar het begin of het eind
keys-on = Naar het bord en naar al het andere dat je kunt gebruiken
keys-close = Sluiten wat bovenop ligt, of loslaten
keys-help = Deze lijst
keys-board = Op het bord
