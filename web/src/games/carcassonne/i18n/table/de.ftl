# Wörter der Seite für den Tisch von Carcassonne. Was die Regeln sagen, kommt vom Spiel selbst.

carcassonne-about = { $farmers ->
    [off] { $with }, ohne Bauern
   *[on] { $with }, mit Bauern
}
carcassonne-with-none = Grundspiel
carcassonne-with-surveyors = Die Landvermesser
carcassonne-with-inns = Wirtshäuser und Kathedralen
carcassonne-with-abbot = der Abt
carcassonne-with-river = Der Fluss
carcassonne-side-n = Norden
carcassonne-side-e = Osten
carcassonne-side-s = Süden
carcassonne-side-w = Westen
carcassonne-segment = { $feature } ({ $sides })
carcassonne-shield = mit Wappen
carcassonne-mark-inn = mit Wirtshaus
carcassonne-mark-cathedral = mit Kathedrale
carcassonne-farmhouse = Bauernhof
carcassonne-stands = { $who }: { $figure }, { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, leer
carcassonne-fits = { $cell }, leer. Das Plättchen passt.
carcassonne-fits-turned = { $cell }, leer. Gedreht passt das Plättchen.
carcassonne-fits-not = { $cell }, leer. Das Plättchen passt nicht.
carcassonne-keys = Pfeiltasten gehen von Plättchen zu Plättchen. Enter zeigt das Plättchen auf einem leeren Feld und legt es beim zweiten Mal an, R dreht es, Escape lässt es los. Auf einem liegenden Plättchen erzählt Enter von seinen Bauwerken. F färbt die Wiesen, Plus und Minus ändern die Größe, 0 zeigt das ganze Land.
carcassonne-place-open = { $place }: offen ({ $figure })
carcassonne-place-closed = { $place }: nicht offen ({ $figure })
carcassonne-nobody = niemand
carcassonne-worth-now = Jetzt fertig: { $points } ({ $who })
carcassonne-worth-next = Unter dem nächsten Wertungsplättchen: { $points } ({ $who })
carcassonne-worth-end = Am Spielende: { $points } ({ $who })
carcassonne-field-of = Wiese, { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
}
carcassonne-feature-of = { $feature }, { $tiles } Plättchen{ $done ->
    [yes] , fertig
   *[no] {""}
}
carcassonne-told-laid = { $who } legt ein Plättchen auf { $cell }: { $tile }
carcassonne-told-put = { $who } setzt eine Figur: { $figure }, { $feature }
carcassonne-told-skipped = { $who } setzt keine Figur
carcassonne-told-drawn = { $who } zieht ein Plättchen: { $tile }
carcassonne-turn = Drehen
carcassonne-lay = Hier anlegen
carcassonne-map = Karte
carcassonne-larger = Größer
carcassonne-smaller = Kleiner
carcassonne-whole = Ganzes Land zeigen
carcassonne-fields = Wiesen
carcassonne-left = Was noch kommt
carcassonne-left-count = Noch { $count } Plättchen
carcassonne-close = Schließen
carcassonne-in-hand = In deiner Hand
carcassonne-in-hand-of = { $who } legt an
carcassonne-more = { $count ->
    [0] Der Stapel ist leer.
   *[other] Noch { $count } im Stapel.
}
carcassonne-spots = { $spots ->
    [0] So herum passt es nirgends.
    [one] So herum { $spots } Platz.
   *[other] So herum { $spots } Plätze.
}
carcassonne-set = Eine Figur setzen?
carcassonne-set-none = Keine Figur zu setzen
carcassonne-sets = { $who } darf eine Figur setzen
carcassonne-figures = { $count ->
    [0] Alle deine Figuren sind draußen.
    [one] Noch { $count } Figur
   *[other] Noch { $count } Figuren
}
carcassonne-kind = Welche Figur
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Setzen
carcassonne-skip = Keine Figur
carcassonne-end = Zug beenden
carcassonne-back = { $points ->
    [one] Abt zurücknehmen: { $points } Punkt
   *[other] Abt zurücknehmen: { $points } Punkte
}
carcassonne-abbot-back = Abt zurück
carcassonne-figures-left = noch { $normal }
carcassonne-name-skip = keine Figur
carcassonne-name-back = den Abt zurücknehmen
carcassonne-name-lay = auf { $cell } anlegen
carcassonne-name-put = { $figure }: { $feature }
carcassonne-prompt-place = { $who } legt das Plättchen an
carcassonne-prompt-figure = { $who } darf eine Figur setzen
carcassonne-scoring = Aktive Wertungsplättchen
carcassonne-stack-city = Städte
carcassonne-stack-road = Straßen
carcassonne-stack-monastery = Klöster
carcassonne-then = dann { $name }
carcassonne-per-city = je Stadt
carcassonne-per-road = je Straße
carcassonne-per-monastery = je Kloster
carcassonne-does-citizens-jury = alle darin punkten
carcassonne-does-bad-neighborhood = für jeden Halbkreis
carcassonne-does-siege = je Wappen
carcassonne-does-street-fair = je Plättchen
carcassonne-does-highway-tiles = Plättchen, egal wie lang
carcassonne-does-highway-points = Punkte, egal wie lang
carcassonne-does-peasant-uprising = je Bauernhof
carcassonne-does-hermit-monastery = je Plättchen mit Stadt
carcassonne-does-pilgrimage-route = je Plättchen mit Straße
carcassonne-sum-place = { $spots ->
    [one] { $who } legt an. { $spots } Platz ist offen.
   *[other] { $who } legt an. { $spots } Plätze sind offen.
}
carcassonne-sum-score = { $who } { $points }
carcassonne-sum-land = { $tiles ->
    [one] Ein Plättchen liegt
   *[other] { $tiles } Plättchen liegen
}, { $left ->
    [one] eines bleibt.
   *[other] { $left } bleiben.
}
carcassonne-set-keys = Auf der Karte: Pfeiltasten bewegen, Enter legt das Plättchen oder setzt die Figur, noch einmal dreht es oder rückt sie weiter; R dreht das Plättchen vorher, X nimmt es weg. Mit der Maus nimmt die andere Taste weg.
carcassonne-set-tiles = Anlegen
carcassonne-set-tile = { $tile } ({ $count })
carcassonne-set-remove = Wegnehmen
carcassonne-set-figures = Setzen
carcassonne-set-hand = Plättchen in der Hand
carcassonne-set-drawn = wird gezogen
carcassonne-set-scores = Punkte
carcassonne-set-active-city = Aktiv für Städte
carcassonne-set-active-road = Aktiv für Straßen
carcassonne-set-active-monastery = Aktiv für Klöster
carcassonne-set-next = dann
carcassonne-set-anew = Neu beginnen
carcassonne-wrong-form = Eine Stellung von Carcassonne ist ein JSON-Objekt mit options, board, left, scores und so weiter, wie diese Seite es schreibt.
carcassonne-wrong-tile = Ein Plättchen „{ $name }“ gibt es nicht.
