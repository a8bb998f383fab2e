# Wat er van spellen bekend is: hun pagina’s, en het zoeken op de plank

known-facts = Het spel
known-names = Ook bekend als
known-year = Jaar
known-designer = { $count ->
    [one] Auteur
   *[other] Auteurs
}
known-artist = { $count ->
    [one] Illustrator
   *[other] Illustratoren
}
known-publisher = { $count ->
    [one] Uitgever
   *[other] Uitgevers
}
known-players = Spelers
known-players-from = { $least ->
    [one] vanaf { $least } speler
   *[other] vanaf { $least } spelers
}
known-time = Speelduur
known-minutes-from = vanaf { $end } min
known-minutes-to = tot { $end } min
known-setup = Klaarzetten
known-length = Duur
known-length-fast = kort
known-age = Leeftijd
known-weight = Complexiteit
known-weight-value = { $value } van 5
known-complexity = Complexiteit
known-strategy = Strategie
known-luck = Toeval
known-theme = Thema
known-theme-abstract = abstract
known-category = Soort
known-mechanics = Mechanismen
known-printed = In de woorden van de bron
known-components = Materiaal
known-origin = Herkomst
known-expansion-of = Uitbreiding van
known-based-on = Naar
known-inspired-by = Geïnspireerd door
known-remade-as = Opnieuw gemaakt als
known-status = Status
known-state-complete = voltooid
known-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, versie { $version }
}
known-awards = Prijzen
known-other = Volgens andere bronnen: { $values }
known-source-number = bron
known-sources = { $count ->
    [one] Waar dit gelezen is
   *[other] Waar dit gelezen is: { $count } bronnen
}
known-figures = BoardGameGeek
known-captured = Volgens de vastgelegde pagina, datum onbekend
known-now = Daar opgevraagd op { $date }
known-rank = Plaats
known-rating = Cijfer
known-open-bgg = Openen op BoardGameGeek
known-about = Over het spel
known-summary = { $year ->
    [none] { $short ->
        [none] { $name }.
       *[other] { $name }: { $short }.
    }
   *[other] { $short ->
        [none] { $name } is een spel uit { $year }.
       *[other] { $name } is een spel uit { $year }: { $short }.
    }
}
known-summary-expansion = { $year ->
    [none] { $name } is een uitbreiding.
   *[other] { $name } is een uitbreiding uit { $year }.
}
known-by = { $count ->
    [one] Auteur: { $names }.
   *[other] Auteurs: { $names }.
}
known-main-mechanics = Belangrijkste mechanismen: { $terms }.
known-original = In onze woorden. Taal van het origineel: { $languages } ({ $source })
known-material = Wat je nodig hebt
known-credits = Colofon
known-questions = Vragen en antwoorden
known-from-catalogue = Uit de catalogus: { $source }
known-similar = Vergelijkbare spellen
known-among = { $count ->
    [one] Uit het ene spel dat hier bekend is
   *[other] Uit de { $count } spellen die hier bekend zijn
}
known-similar-none = { $count ->
    [one] Hier is maar één spel bekend, dus er is niets wat erop lijkt.
   *[other] Geen van de { $count } spellen die hier bekend zijn, lijkt er genoeg op.
}
known-similar-more = Nog { $count } tonen
known-playable = hier te spelen
known-both = Overeenkomsten: { $reasons }
known-reason-people = van { $names }
known-reason-time = ongeveer even lang
known-reason-complexity = complexiteit { $grade }
known-reason-relation = het ene komt uit het andere voort
known-not-playable = Hier bekend, niet te spelen.
known-played-with = Een uitbreiding: hier speel je die met { $name }.
known-to-host = Naar { $name }
known-play = Bouwen op het scherm
search = Spellen zoeken
search-text = Naam, persoon of mechanisme
search-more = Filters
search-clear = Wissen
search-players = Spelers
# The words after a number that asks for so many players.
search-players-words = speler spelers persoon personen
search-minutes = Speelduur
search-complexity = Complexiteit
search-mechanic = Mechanisme
search-any = Maakt niet uit
search-playable = { $count ->
    [one] { $count } spel om te spelen.
   *[other] { $count } spellen om te spelen.
}
search-known = { $count ->
    [one] { $count } hier bekend.
   *[other] { $count } hier bekend.
}
search-none = Geen spel past hierbij.
search-near = Bedoelde je { $names }?
search-unsaid = { $count ->
    [one] Nog { $count } past misschien, maar geen bron zegt het.
   *[other] Nog { $count } passen misschien, maar geen bron zegt het.
}
search-results = Hier bekend, zonder tafel
known-import = Spelregels importeren en bevragen
