# De plank; woorden tussen sterretjes springen eruit

shelf-display = Bordspellen die je *de regel* laten zien.
shelf-games = Spellen
shelf-yours = Jouw tafels
shelf-yours-none = Je hebt nog geen tafel. Begin een partij, dan wacht die hier op je.
shelf-open = Vrije plaatsen
shelf-open-none = Niemand op deze server wacht op een tegenstander. Zet een plaats open, dan kan iedereen hier aanschuiven.
shelf-your-move-against = Jij bent aan zet tegen { $opponent }
shelf-their-move = { $opponent } is aan zet
shelf-here = { $seats ->
    [2] Beide kanten op dit scherm
   *[other] Alle { $seats } plaatsen op dit scherm
}
shelf-waiting = Wachten tot iemand gaat zitten
shelf-watching = Je kijkt toe
shelf-over = Afgelopen
shelf-won = Gewonnen van { $opponent }
shelf-lost = Verloren van { $opponent }
shelf-drawn-with = Gelijkspel met { $opponent }
shelf-won-by = { $name } heeft gewonnen
shelf-drawn = Gelijkspel
shelf-bot = Bot, { $level }
shelf-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
}
shelf-someone = iemand
shelf-and-more = { $name } en { $more ->
    [one] nog iemand
   *[other] { $more } anderen
}
shelf-free = { $free } van de { $seats } plaatsen vrij
shelf-sub = { $game }, { $moves ->
    [0] nog niet begonnen
    [one] { $moves } zet
   *[other] { $moves } zetten
}
shelf-waits = { $name } wacht
shelf-waits-unnamed = Iemand wacht
shelf-seat-as = Je naam aan tafel
shelf-take = Plaatsnemen
shelf-taken = Deze plaats is net ingenomen.
shelf-unreachable = De server antwoordt niet. Draait hij nog?
shelf-loading = Laden
shelf-more = { $count ->
    [one] Nog { $count } tonen
   *[other] Nog { $count } tonen
}

# De pagina van een spel dat je kunt spelen

game-play-bot = Tegen een bot spelen
game-play-here = Op één scherm spelen
game-play-invited = Iemand uitnodigen
game-play-open = Een plaats openzetten
game-play = Spelen
game-sandbox = Proefbord
game-room = Oefenen of op dit scherm spelen
how-title = Uitleg in één minuut
how-all = Alles afspelen
how-stop = Stoppen
how-play = Afspelen
how-pause = Pauze
how-step = Volgende stap
how-of = { $scene }, stap { $step } van { $steps }
shelf-own = Jouw spelregels van andere spellen
