# Wat alleen aan een tafel wordt gezegd.

prepares = Wordt klaargemaakt: eenmalig, een à twee minuten
stop-waiting = Niet wachten
hint-off = Geen hints tegen mensen
hint-wins = Deze zet wint.
resign-sure-for = { $side }: deze partij opgeven?
seat-host = Gastheer
