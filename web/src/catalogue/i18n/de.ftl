# Was man von Spielen weiß: ihre Seiten und die Suche im Regal

known-facts = Das Spiel
known-names = Auch bekannt als
known-year = Jahr
known-designer = { $count ->
    [one] Autor
   *[other] Autoren
}
known-artist = { $count ->
    [one] Illustration
   *[other] Illustration
}
known-publisher = { $count ->
    [one] Verlag
   *[other] Verlage
}
known-players = Spieler
known-players-from = { $least ->
    [one] ab { $least } Spieler
   *[other] ab { $least } Spielern
}
known-time = Dauer
known-minutes-from = ab { $end } min
known-minutes-to = bis { $end } min
known-setup = Aufbau
known-length = Länge
known-length-fast = kurz
known-age = Alter
known-weight = Komplexität
known-weight-value = { $value } von 5
known-complexity = Komplexität
known-strategy = Strategie
known-luck = Zufall
known-theme = Thema
known-theme-abstract = abstrakt
known-category = Art
known-mechanics = Mechanismen
known-printed = Wortlaut der Quelle
known-components = Besteht aus
known-origin = Herkunft
known-expansion-of = Erweiterung von
known-based-on = Nach
known-inspired-by = Angeregt von
known-remade-as = Neu gefasst als
known-status = Stand
known-state-complete = fertig
known-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, Version { $version }
}
known-awards = Preise
known-other = Anderswo: { $values }
known-source-number = Quelle
known-sources = { $count ->
    [one] Wo das steht
   *[other] Wo das steht: { $count } Quellen
}
known-figures = BoardGameGeek
known-captured = Wie auf der erfassten Seite, Datum nicht angegeben
known-now = Dort abgefragt am { $date }
known-rank = Rang
known-rating = Wertung
known-open-bgg = Auf BoardGameGeek öffnen
known-about = Über das Spiel
known-summary = { $year ->
    [none] { $short ->
        [none] { $name }.
       *[other] { $name }: { $short }.
    }
   *[other] { $short ->
        [none] { $name } ist ein Spiel von { $year }.
       *[other] { $name } ist ein Spiel von { $year }: { $short }.
    }
}
known-summary-expansion = { $year ->
    [none] { $name } ist eine Erweiterung.
   *[other] { $name } ist eine Erweiterung von { $year }.
}
known-by = { $count ->
    [one] Autor: { $names }.
   *[other] Autoren: { $names }.
}
known-main-mechanics = Wichtigste Mechanismen: { $terms }.
known-original = In unseren Worten. Sprache des Originals: { $languages } ({ $source })
known-material = Was man braucht
known-credits = Angaben zur Ausgabe
known-questions = Fragen und Antworten
known-from-catalogue = Aus dem Katalog: { $source }
known-similar = Ähnliche Spiele
known-among = { $count ->
    [one] Unter dem einen Spiel, das hier bekannt ist
   *[other] Unter den { $count } Spielen, die hier bekannt sind
}
known-similar-none = { $count ->
    [one] Hier ist nur ein Spiel bekannt, also ist keins ähnlich.
   *[other] Keines der { $count } Spiele, die hier bekannt sind, ist ähnlich genug.
}
known-similar-more = { $count ->
    [one] { $count } weiteres zeigen
   *[other] { $count } weitere zeigen
}
known-playable = hier zu spielen
known-both = Gemeinsam: { $reasons }
known-reason-people = von { $names }
known-reason-time = ähnlich lang
known-reason-complexity = Komplexität { $grade }
known-reason-relation = eins kommt vom andern
known-not-playable = Hier bekannt, nicht spielbar.
known-played-with = Eine Erweiterung: Hier spielst du sie mit { $name }.
known-to-host = Zu { $name }
known-play = Am Bildschirm bauen
search = Spiele suchen
search-text = Name, Person oder Mechanismus
search-more = Filter
search-clear = Zurücksetzen
search-players = Spieler
# The words after a number that asks for so many players.
search-players-words = Spieler Spielern Spielerin Spielerinnen Mitspieler Person Personen
search-minutes = Dauer
search-complexity = Komplexität
search-mechanic = Mechanismus
search-any = Egal
search-playable = { $count ->
    [one] { $count } Spiel ist hier spielbar.
   *[other] { $count } Spiele sind hier spielbar.
}
search-known = { $count ->
    [one] { $count } ist hier bekannt.
   *[other] { $count } sind hier bekannt.
}
search-none = Kein Spiel passt.
search-near = Meintest du { $names }?
search-unsaid = { $count ->
    [one] { $count } weiteres passt vielleicht, aber keine Quelle sagt es.
   *[other] { $count } weitere passen vielleicht, aber keine Quelle sagt es.
}
search-results = Hier bekannt, ohne Tisch
known-import = Regelheft importieren und befragen
