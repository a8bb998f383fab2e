# Das Regal; Wörter zwischen Sternchen werden hervorgehoben

shelf-display = Brettspiele, die dir *die Regel* zeigen.
shelf-games = Spiele
shelf-yours = Deine Tische
shelf-yours-none = Du hast noch keinen Tisch. Beginne eine Partie, und sie wartet hier auf dich.
shelf-open = Freie Plätze
shelf-open-none = Niemand auf diesem Server wartet auf einen Gegner. Öffne einen Platz, und alle hier können ihn einnehmen.
shelf-your-move-against = Du bist am Zug gegen { $opponent }
shelf-their-move = { $opponent } ist am Zug
shelf-here = { $seats ->
    [2] Beide Seiten an diesem Bildschirm
   *[other] Alle { $seats } Plätze an diesem Bildschirm
}
shelf-waiting = Noch ist ein Platz leer
shelf-watching = Du schaust zu
shelf-over = Beendet
shelf-won = Gewonnen gegen { $opponent }
shelf-lost = Verloren gegen { $opponent }
shelf-drawn-with = Unentschieden gegen { $opponent }
shelf-won-by = { $name } hat gewonnen
shelf-drawn = Unentschieden
shelf-bot = Bot, { $level }
shelf-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
shelf-someone = jemand
shelf-and-more = { $name } und { $more ->
    [one] jemand
   *[other] { $more } andere
}
shelf-free = { $free } von { $seats } Plätzen frei
shelf-sub = { $game }, { $moves ->
    [0] noch nicht begonnen
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
shelf-waits = { $name } wartet
shelf-waits-unnamed = Jemand wartet
shelf-seat-as = Dein Name am Tisch
shelf-take = Platz nehmen
shelf-taken = Dieser Platz wurde gerade besetzt.
shelf-unreachable = Der Server antwortet nicht. Läuft er noch?
shelf-loading = Lädt
shelf-more = { $count ->
    [one] { $count } weiteren zeigen
   *[other] { $count } weitere zeigen
}

# Die Seite eines Spiels, das man spielen kann

game-play-bot = Gegen einen Bot spielen
game-play-here = An einem Bildschirm spielen
game-play-invited = Jemanden einladen
game-play-open = Platz öffnen
game-play = Spielen
game-sandbox = Probebrett
game-room = Üben oder an diesem Bildschirm spielen
how-title = So wird gespielt, in einer Minute
how-all = Alles abspielen
how-stop = Anhalten
how-play = Abspielen
how-pause = Pause
how-step = Nächster Schritt
how-of = { $scene }, Schritt { $step } von { $steps }
shelf-own = Deine Regelhefte anderer Spiele
