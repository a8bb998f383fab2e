# Das Regal, die Seite eines Spiels, die Spielregel und das Probebrett. Wörter zwischen Sternchen werden hervorgehoben.

shelf-display = Brettspiele, die dir *die Regel* zeigen.
shelf-games = Spiele
shelf-yours = Deine Tische
shelf-yours-none = Du hast noch keinen Tisch. Beginne eine Partie, und sie wartet hier auf dich.
shelf-open = Freie Plätze
shelf-open-none = Niemand auf diesem Server wartet auf einen Gegner. Öffne einen Platz, und alle hier können ihn einnehmen.
shelf-your-move-against = Du bist am Zug gegen { $opponent }
shelf-their-move = { $opponent } ist am Zug
shelf-here = Beide Seiten an diesem Bildschirm
shelf-waiting = Noch ist ein Platz leer
shelf-watching = Du schaust zu
shelf-over = Beendet
shelf-over-against = Beendet, gegen { $opponent }
shelf-bot = Bot, { $level }
shelf-someone = jemand
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

game-players = { $same ->
    [yes] { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }
   *[no] { $least } bis { $most } Spieler
}
game-minutes = { $same ->
    [yes] { $least } min
   *[no] { $least } bis { $most } min
}
game-age = ab { $age } Jahren
game-play-bot = Gegen einen Bot spielen
game-play-here = An einem Bildschirm spielen
game-play-invited = Jemanden einladen
game-play-open = Platz öffnen
game-play = Spielen
game-rulebook = Spielregel
game-sandbox = Probebrett
game-card = Das Spiel
game-card-year = Jahr
game-card-designer = { $count ->
    [one] Autor
   *[other] Autoren
}
game-card-publisher = { $count ->
    [one] Verlag
   *[other] Verlage
}
game-card-players = Spieler
game-card-time = Dauer
game-card-age = Alter
game-card-weight = Komplexität
game-card-weight-value = { $value } von 5
game-card-rank = BoardGameGeek
game-card-rank-value = Rang { $rank }, Wertung { $rating }, als unsere Quelle erfasst wurde
game-card-mechanics = Mechanismen
game-card-awards = Preise

mechanic-hexagon-grid = Sechseckraster
mechanic-enclosure = Einkreisen
mechanic-line-of-sight = Sichtlinie

how-title = So wird gespielt, in einer Minute
how-all = Alles abspielen
how-stop = Anhalten
how-play = Abspielen
how-pause = Pause
how-step = Nächster Schritt
how-of = { $scene }, Schritt { $step } von { $steps }

scene-opening = Zwei Steine, ein Pfad
scene-opening-text = Jede Seite setzt einen Stein, dann einen zweiten in gerader Linie mit dem ersten, mindestens einen Punkt entfernt und ohne etwas dazwischen.
scene-sight = Wohin ein eigener Stein sieht
scene-sight-text = Danach kommt ein Stein auf einen leeren Punkt in Linie mit einem deiner Steine. Ein gegnerischer Stein dazwischen sperrt die Linie.
scene-groups = Gruppen und Pfade
scene-groups-text = Benachbarte Steine einer Farbe sind eine Gruppe. Eine freie Linie zu einer anderen deiner Gruppen ist ein Pfad, und ein Pfad hält die ganze Gruppe am Leben.
scene-cut = Abgeschnitten und gerettet
scene-cut-text = Eine Gruppe ohne Pfad ist tot. Doch vorher ziehst du: Ein Stein, der ihr einen neuen Pfad gibt, rettet sie.
scene-removal = Zuerst wird entfernt
scene-removal-text = Zu Beginn deines Zuges verlassen alle toten Gruppen des Gegners das Brett. Dann setzt du, gern auf einen frei gewordenen Punkt.
scene-ending = Das Ende
scene-ending-text = Passen gibt es nicht, gezählt wird nicht. Wer keinen Stein mehr hat, hat verloren.

meridians-strip-groups = Eine freie Linie zu einem eigenen Stein hält eine Gruppe.
meridians-strip-cut = Schneide sie ab, und die Gruppe ist tot.
meridians-strip-removal = Sie geht, wenn der Gegner am Zug ist.

read-rulebook = Spielregel
read-contents = Inhalt
read-clauses = { $count ->
    [one] { $count } Regelpunkt
   *[other] { $count } Regelpunkte
}
read-who = Wer das sagt
read-language = Sprache der Spielregel
read-after = In unseren Worten, nach: { $source }, { $revision }.
read-loading = Die Spielregel wird geladen
read-unknown = Diese Spielregel steht nicht im Regal.
read-unreachable = Die Spielregel kam nicht: Der Server antwortet nicht.
read-copy-link = Link kopieren
read-copy-link-to = Link zu diesem Regelpunkt kopieren: { $clause }
read-link-copied = Kopiert
read-disagree = Die Quellen schweigen oder widersprechen sich. So machen es andere:
read-in-force = So spielen wir
read-copy-of = Deine Kopie: { $clause }
read-copy-section = Deine Kopie, { $section }
read-page = Seite { $page }
read-found = gefunden
read-not-found = nicht gefunden
read-missing = Deine Kopie ist da, aber diese Stelle steht nicht darin. Vielleicht ist es eine andere Fassung.
read-no-locator = Nur mit Titel und Abschnitt genannt.
read-garbled = Die Stelle steht auf Seite { $page } deiner Kopie, aber dem Text dieser Seite ist nicht zu trauen. Sieh dort nach.
read-no-copy = Deine Kopie ist nicht mehr da.
read-unread = Die Stelle ließ sich gerade nicht lesen.
read-open-page = Die Seite an dieser Stelle öffnen
read-open-copy = Meine Kopie dort öffnen
read-here = Deine Kopie ist da
read-not-here = Noch nicht da
read-fetching = Wird geholt
read-copy-none = Hol die öffentliche Seite einmal, dann steht jede Stelle markiert neben ihrem Regelpunkt.
read-copy-here = Jede Stelle, die sich darin findet, steht markiert neben ihrem Regelpunkt.
read-copy-import = Eine öffentliche Seite gibt es nicht. Wenn du den Text hast, importiere ihn und lies ihn hier.
read-get = Meine Kopie holen
read-get-again = Neu holen
read-import = Datei importieren
read-open-source = Die Seite öffnen
read-copy-failed = Die Seite kam nicht ({ $detail }). Speichere sie mit deinem Browser und importiere die Datei.
read-import-failed = Diese Datei wurde nicht angenommen: { $detail }. Text, HTML und PDF gehen.
read-sources = Quellen
read-sources-text = Wir drucken die Spielregeln anderer nicht nach. Diesen Texten folgen unsere Worte; mit deiner eigenen Kopie kannst du jedes davon prüfen.

try-title = Probebrett
try-hand = Was ein Klick tut
try-set = Aufstellen
try-play = Spielen
try-stone = Stein
try-stone-light = Hell
try-stone-dark = Dunkel
try-stone-none = Weg
try-mover = Am Zug
try-mover-light = Hell
try-mover-dark = Dunkel
try-size = Brett
try-clear = Brett leeren
try-undo = Rückgängig
try-redo = Wiederholen
try-text = Die Stellung als Text
try-text-take = Diese Stellung aufstellen
try-text-copy = Kopieren
try-text-copied = Kopiert
try-text-form = Eine Stellung besteht aus Größe, Zug und Steinen, wie 7 12 g6L h5D.
try-text-size = Eine lange Seite hat { $least } bis { $most } Punkte, nicht { $size }.
try-text-stone = „{ $word }“ ist kein Stein. Schreib einen Punkt und L oder D, wie g6L.
try-text-point = Dieses Brett hat keinen Punkt { $point }.
try-text-twice = Auf { $point } stehen zwei Steine.
try-text-turn = In Zug { $turn } der Eröffnung stehen andere Steine auf dem Brett. Nimm Zug 4 oder später für eine freie Stellung.
try-record = Partie importieren
try-record-text = Züge oder die Datei einer Partie
try-record-file = Datei wählen
try-record-take = Importieren
try-record-failed = Diese Partie wurde nicht angenommen: { $detail }
try-unreachable = Der Server antwortet nicht, also lässt sich nichts beurteilen.
try-line = Züge
try-line-none = Klick auf einen Punkt mit Tupfen, um einen Stein zu setzen. Jeder Zug, den du probierst, bleibt hier stehen.
try-start = Anfang
try-variation = Variante
try-first = Zum Anfang
try-back = Einen Zug zurück
try-forward = Einen Zug vor
try-last = Zum Ende
try-cut = Diesen Zug wegnehmen
try-edit = Diese Stellung bearbeiten
try-hint = Einen Bot fragen
try-hint-ask = Fragen
try-hint-thinks = Denkt nach
try-hint-best = { $bot } würde { $move } spielen.
try-hint-line = Erwartete Fortsetzung: { $line }.
try-hint-value = { $lean ->
    [even] Er sieht eine ausgeglichene Stellung.
    [some] Er sieht { $side } vorn.
   *[much] Er sieht { $side } weit vorn.
}
try-hint-play = { $move } spielen
try-from-here = Von hier aus spielen
try-share = Link kopieren
try-shared = Link kopiert
try-open = { $colour ->
    [light] Hell ist am Zug.
   *[dark] Dunkel ist am Zug.
} { $count ->
    [0] Kein Punkt steht offen.
    [one] { $count } Punkt steht offen.
   *[other] { $count } Punkte stehen offen.
}
try-groups = { $colour ->
    [light] Hell
   *[dark] Dunkel
}: { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} in { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}{ $dead ->
    [0] .
   *[other] , { $dead } ohne Pfad.
}
try-groups-none = { $colour ->
    [light] Hell hat keine Steine.
   *[dark] Dunkel hat keine Steine.
}
try-board-set = Brett: Ein Klick setzt einen Stein
try-board-play = Brett: Ein Klick macht einen Zug
try-keys = Auf dem Brett: Pfeiltasten wandern, Enter setzt oder nimmt weg, Umschalt+L und Umschalt+D wählen den Stein, Entf nimmt weg. Mit der Maus setzt die andere Taste die andere Farbe.
