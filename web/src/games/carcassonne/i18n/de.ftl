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
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = Norden
carcassonne-side-e = Osten
carcassonne-side-s = Süden
carcassonne-side-w = Westen
carcassonne-segment = { $feature } ({ $sides })
carcassonne-shield = mit Wappen
carcassonne-mark-inn = mit Wirtshaus
carcassonne-mark-cathedral = mit Kathedrale
carcassonne-farmhouse = Bauernhaus
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
carcassonne-told-scored = { $who }. { $what }
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
    [0] Der Beutel ist leer.
   *[other] Noch { $count } im Beutel.
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
carcassonne-does-citizens-jury = Punkte für alle, die da sind
carcassonne-does-bad-neighborhood = für jeden Halbkreis
carcassonne-does-siege = je Wappen
carcassonne-does-street-fair = je Plättchen
carcassonne-does-highway-tiles = Plättchen, egal wie lang
carcassonne-does-highway-points = Punkte, egal wie lang
carcassonne-does-peasant-uprising = je Bauernhaus
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

# Das Spiel in drei Bildern

carcassonne-strip-lay = Lege ein Plättchen so an, dass alle Kanten weitergehen.
carcassonne-strip-set = Setze eine Figur darauf, wenn du willst.
carcassonne-strip-score = Was fertig ist, bringt Punkte, und die Figuren kommen zurück.

# So geht es, in einer Minute

carcassonne-scene-edges = Ein Plättchen anlegen
carcassonne-scene-edges-text = Zieh ein Plättchen und leg es an ein anderes an. Jede Kante muss weitergehen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Hier tut sie es nicht, also wird gedreht.
carcassonne-scene-figure = Eine Figur setzen
carcassonne-scene-figure-text = Auf das neue Plättchen darfst du eine Figur setzen: auf eine Straße, in eine Stadt, auf eine Wiese oder ein Kloster. Nicht dort, wo schon jemand steht, wie weit entfernt auch immer.
carcassonne-scene-city = Fertigstellen und werten
carcassonne-scene-city-text = Eine Stadt mit geschlossener Mauer bringt 2 Punkte je Plättchen und Wappen, eine Straße mit zwei Enden 1 je Plättchen. Die Figuren kommen zurück.
carcassonne-scene-monastery = Das Land ringsum füllen
carcassonne-scene-monastery-text = Ein Kloster mit allen acht Plättchen ringsum bringt 9 Punkte.
carcassonne-scene-field = Bauern warten
carcassonne-scene-field-text = Ein Bauer bleibt bis zum Ende. Dann bringt seine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt.
carcassonne-scene-surveyors = Die Landvermesser kommen
carcassonne-scene-surveyors-text = Ein Wertungsplättchen gilt für Städte, eines für Straßen, eines für Klöster: Hier macht Reichtum aus 4 Punkten 7. Nach einem Zug, in dem etwas gewertet wurde, wechseln alle drei. Die nächsten sieht man vorher.

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Alle in der Stadt bekommen die vollen Punkte
carcassonne-effect-bad-neighborhood = Abschließende Halbkreise zählen nicht
carcassonne-effect-siege = +1 je Wappen
carcassonne-effect-wealth = +3 für das Bauwerk
carcassonne-effect-poverty = −3 für das Bauwerk
carcassonne-effect-street-fair = +1 je Plättchen der Straße
carcassonne-effect-highway = Jede Straße zählt als 5 Plättchen
carcassonne-effect-highway-points = Jede Straße bringt 5 Punkte
carcassonne-effect-peasant-uprising = −1 je Plättchen mit Bauernhof
carcassonne-effect-hermit-monastery = −1 je Plättchen mit Stadt, von den 9
carcassonne-effect-pilgrimage-route = +1 je Plättchen mit Straße, von den 9
carcassonne-pile-city = Stapel Städte
carcassonne-pile-road = Stapel Straßen
carcassonne-pile-monastery = Stapel Klöster
carcassonne-next = Danach
carcassonne-score-city = Stadt werten
carcassonne-score-road = Straße werten
carcassonne-score-monastery = Kloster werten
carcassonne-active-which = Welches Plättchen ist aktiv?
carcassonne-next-which = Welches Plättchen liegt jetzt oben auf dem Stapel?
carcassonne-correct = Berichtigen
carcassonne-evening-line = Die drei Stapel, die Punkte eines Bauwerks und der laufende Stand, für einen Tisch mit echten Plättchen.
carcassonne-names = Namen
carcassonne-names-twins = Zwei Namen sind gleich. Ändere einen davon.
carcassonne-tiles = Wertungsplättchen
carcassonne-tiles-phone = Das Handy mischt
carcassonne-tiles-printed = Gedruckte liegen auf dem Tisch
carcassonne-tiles-phone-text = Nichts muss gedruckt werden: Diese Seite ersetzt die Plättchen.
carcassonne-tiles-printed-text = Gib an, welche Plättchen liegen, wenn sie auftauchen. Nach einem Umlauf kennt die Seite die Reihenfolge.
carcassonne-over-scored = Gewertet: Stapel drehen
carcassonne-over-turn = Zug vorbei: Stapel drehen
carcassonne-over-stay = Zug vorbei: Stapel bleiben
carcassonne-turned = { $times ->
    [0] Die Stapel wurden noch nicht gedreht.
    [one] Die Stapel wurden einmal gedreht.
   *[other] Die Stapel wurden { $times } Mal gedreht.
}
carcassonne-last-tile = Das letzte Plättchen liegt: Schlusswertung
carcassonne-ended = Schlusswertung: Die Wertungsplättchen spielen keine Rolle mehr.
carcassonne-anew = Neu beginnen
carcassonne-anew-sure = Diese Partie verwerfen? Noch einmal tippen
carcassonne-sheet = Stand
carcassonne-sheet-none = Noch ist nichts aufgeschrieben. Tippe auf einen Namen, um Punkte von Hand aufzuschreiben.
carcassonne-went-turned = Die Stapel wurden gedreht
carcassonne-went-stayed = Der Zug war vorbei, die Stapel blieben
carcassonne-went-ended = Schlusswertung
carcassonne-act-under = { $kind }, „{ $tile }“
carcassonne-by-hand = Von Hand
carcassonne-total = { $who }: { $points }. Punkte aufschreiben
carcassonne-hand-points = Punkte für { $who }, auch unter null
carcassonne-write-down = Aufschreiben
carcassonne-desk-line = Beschreibe ein Bauwerk und sieh, was es wem bringt, Zeile für Zeile, jede mit ihrer Regel. Die Reihenfolge ist die der Quelle.
carcassonne-desk-what = Was wird gewertet?
carcassonne-desk-when = Wann?
carcassonne-when-completed = Fertig
carcassonne-when-final = Am Ende der Partie
carcassonne-when-early = Abt früh zurückgenommen
carcassonne-desk-active = Aktives Wertungsplättchen
carcassonne-no-tile = Keines
carcassonne-desk-expansions = { $count ->
    [0] Andere Erweiterungen
   *[other] Andere Erweiterungen: { $count }
}
carcassonne-desk-points = Punkte
carcassonne-desk-ask = Noch anzugeben:
carcassonne-desk-order = Die Reihenfolge der Anwendung
carcassonne-desk-why = Wer wann wertet, und wie alles zusammenkommt
carcassonne-desk-broken = Der Link beschreibt kein Bauwerk, das dieser Tisch lesen kann. Beschreibe unten eines.
carcassonne-desk-copy = Link kopieren
carcassonne-desk-anew = Ein anderes Bauwerk
carcassonne-no-majority = In der Minderheit: keine Punkte.
carcassonne-nobody-scores = Niemand steht darin, also bekommt niemand Punkte.
carcassonne-no-player = Niemand
carcassonne-yes = Ja
carcassonne-no = Nein
carcassonne-challenge-none = Keine Herausforderung
carcassonne-challenge-won = Gewonnen
carcassonne-challenge-lost = Verloren
carcassonne-ask-mage = Steht der Magier darauf?
carcassonne-ask-witch = Steht die Hexe darauf?
carcassonne-ask-wide-caps = Auf wie vielen Plättchen berührt die Stadt nur eine Kante, ist aber breit gezeichnet?
carcassonne-ask-cap-shields = Wie viele Wappen stehen auf abschließenden Halbkreisen?
carcassonne-ask-large = Wie viele davon sind große Meeple?
carcassonne-of-player = { $what } { $who }
carcassonne-one-less = Eins weniger: { $what }
carcassonne-one-more = Eins mehr: { $what }
carcassonne-wrong-part = Das passt nicht: Bei „{ $part }“ steht eine größere Zahl als bei „{ $whole }“.
carcassonne-wrong-among = { $who } hat mehr große Meeple und Bürgermeister als Figuren insgesamt.
carcassonne-wrong = Der Wertungstisch kann { $key } nicht lesen.
carcassonne-readings = Ausgaben und Lesarten
carcassonne-expansion-inns-and-cathedrals = Wirtshäuser und Kathedralen
carcassonne-expansion-mage-and-witch = Magier & Hexe
carcassonne-expansion-little-buildings = Die Häuser
carcassonne-expansion-markets-of-leipzig = Die Märkte zu Leipzig
carcassonne-expansion-german-cathedrals = Kathedralen in Deutschland
carcassonne-expansion-besiegers = Die Belagerer
carcassonne-expansion-cathars = Die Katharer
carcassonne-expansion-siege = Belagerung
carcassonne-expansion-abbey-and-mayor = Abtei und Bürgermeister
carcassonne-expansion-shrines = Kultstätten
carcassonne-expansion-special-monasteries = Klöster in Deutschland, den Niederlanden und Belgien oder Japan
carcassonne-expansion-darmstadt = Darmstadt
carcassonne-expansion-abbot = Abt und Gärten
carcassonne-print-title = Die zwölf Wertungsplättchen
carcassonne-print-line = In eigener Zeichnung, 55 mm Seitenlänge, mit Rückseiten, die auf die Vorderseiten treffen, wenn das Blatt über die lange Kante gewendet wird.
carcassonne-print-paper = Papier
carcassonne-print-how = Drucke mit 100 %, ohne Ränder des Druckers, beidseitig auf dickes Papier, über die lange Kante gewendet; schneide dann an den Marken. „Als PDF speichern“ im selben Fenster macht eine Datei in genauer Größe.
carcassonne-print-original = Die Plättchen des Verlags stehen auf der letzten Seite seiner Regeln; die Seite unserer Quelle verweist darauf, auf Englisch und Deutsch.
carcassonne-print-ruler = { $mm } mm
carcassonne-side-faces = Vorderseiten
carcassonne-side-backs = Rückseiten
carcassonne-guide-line = Drei Wertungsplättchen fragen, was auf einem Plättchen gedruckt ist. Hier sind die Plättchen, die es haben, und wie sicher das ist.
carcassonne-guide-edition = Ausgabe
carcassonne-edition-third = Dritte, ab 2020
carcassonne-edition-second = Zweite, ab 2014
carcassonne-edition-first = Erste
carcassonne-guide-set = Schachtel
carcassonne-box-base = Grundspiel
carcassonne-box-inns-and-cathedrals = Wirtshäuser und Kathedralen
carcassonne-box-river-1 = Der Fluss
carcassonne-box-river-1-c3 = Der Fluss, dritte Ausgabe
carcassonne-box-river-2 = Der Fluss II
carcassonne-box-mage-and-witch = Magier & Hexe
carcassonne-box-besiegers = Die Belagerer
carcassonne-box-cathars-or-siege = Die Katharer oder Belagerung
carcassonne-box-cult-6 = Kultstätte und Ketzer
carcassonne-box-german-monasteries = Klöster in Deutschland
carcassonne-box-darmstadt = Darmstadt
carcassonne-box-abbey-and-mayor = Abtei und Bürgermeister
carcassonne-part-farmhouse = Bauernhöfe
carcassonne-part-shed = Ställe, die nicht zählen
carcassonne-part-cap = Halbkreise, die eine Stadt abschließen
carcassonne-part-wide = Breit gezeichnet: Halbkreis oder nicht?
carcassonne-guide-tile = Plättchen { $face }
carcassonne-guide-count = { $count } von { $of }
carcassonne-guide-road = mit Straße: kostet einen Punkt
carcassonne-guide-no-road = ohne Straße: nie von Belang
carcassonne-guide-none = Kein Plättchen dieser Schachtel hat so etwas.
carcassonne-sure-sure = Sicher.
carcassonne-sure-sure-text = Die Formen stimmen in zwei Verzeichnissen der Plättchen überein, und aufgezeichnete Partien wurden darauf nachgespielt.
carcassonne-sure-list = Ziemlich sicher.
carcassonne-sure-list-text = Aus einer Liste der dritten Ausgabe, deren Summen mit einer anderen Zählung übereinstimmen.
carcassonne-sure-inferred = Erschlossen.
carcassonne-sure-inferred-text = Aus der dritten Ausgabe übernommen, die dieselben Motive und Summen hat. Sieh auf deinen Plättchen nach.
carcassonne-sure-unknown = Nicht bekannt.
carcassonne-sure-unknown-text = Es wurde keine Liste dieser Plättchen gefunden. Sieh auf deinen Plättchen nach und sprecht euch ab.
carcassonne-sure-open = Offen.
carcassonne-sure-open-text = Sie berühren nur eine Kante, und die Quellen sagen nicht, ob sie als Halbkreis gelten. Unsere Lesart: nein.
carcassonne-guide-source = Formen nach den Plättchenbeschreibungen von JCloisterZone, Bauernhöfe und Ställe nach CarcassonneTileCounter, mit Zählungen von Wikicarpedia abgeglichen; von uns gezeichnet. Wo auf einem Plättchen ein Bauernhof steht, ist nicht bekannt: Unsere Zeichnungen wählen einen Platz.
