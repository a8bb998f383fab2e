# Words of the table of Carcassonne. Sentences about rules come from the game itself.

carcassonne-about = { $farmers ->
    [off] { $with }, without farmers
   *[on] { $with }, with farmers
}
carcassonne-with-none = base game
carcassonne-with-surveyors = The Surveyors
carcassonne-with-inns = Inns & Cathedrals
carcassonne-with-abbot = the abbot
carcassonne-with-river = The River
carcassonne-seat-red = Red
carcassonne-seat-blue = Blue
carcassonne-seat-yellow = Yellow
carcassonne-seat-black = Black
carcassonne-seat-green = Green
carcassonne-seat-pink = Pink
carcassonne-letter-red = R
carcassonne-letter-blue = B
carcassonne-letter-yellow = Y
carcassonne-letter-black = K
carcassonne-letter-green = G
carcassonne-letter-pink = P
carcassonne-side-n = north
carcassonne-side-e = east
carcassonne-side-s = south
carcassonne-side-w = west
carcassonne-segment = { $feature } { $sides }
carcassonne-shield = with a coat of arms
carcassonne-mark-inn = with an inn
carcassonne-mark-cathedral = with a cathedral
carcassonne-farmhouse = farmhouse
carcassonne-stands = { $who }: { $figure } on the { $feature }
carcassonne-owns = { $who }: { $figure }
carcassonne-empty = { $cell }, empty
carcassonne-fits = { $cell }, empty. The tile fits.
carcassonne-fits-turned = { $cell }, empty. The tile fits when turned.
carcassonne-fits-not = { $cell }, empty. The tile does not fit.
carcassonne-keys = Arrow keys go from tile to tile. Enter shows the tile in an empty cell and lays it at the second press, R turns it, Escape lets go. On a tile that lies, Enter tells of its features. F tints the fields, plus and minus change the size, 0 shows the whole land.
carcassonne-place-open = { $place }: set a { $figure }
carcassonne-place-closed = { $place }: closed to a { $figure }
carcassonne-nobody = nobody
carcassonne-worth-now = Finished as it is: { $points } to { $who }
carcassonne-worth-next = Under the next scoring tile: { $points } to { $who }
carcassonne-worth-end = At the end of the game: { $points } to { $who }
carcassonne-field-of = Field, { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
carcassonne-feature-of = { $feature }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $done ->
    [yes] , complete
   *[no] {""}
}
carcassonne-told-laid = { $who } lays a tile at { $cell }: { $tile }
carcassonne-told-put = { $who } sets a { $figure } on the { $feature }
carcassonne-told-skipped = { $who } sets no figure
carcassonne-told-drawn = { $who } draws a tile: { $tile }
carcassonne-told-scored = { $who }: { $what }
carcassonne-turn = Turn
carcassonne-lay = Place it here
carcassonne-map = Map
carcassonne-larger = Larger
carcassonne-smaller = Smaller
carcassonne-whole = Show the whole land
carcassonne-fields = Fields
carcassonne-left = Tiles left
carcassonne-left-count = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
carcassonne-close = Close
carcassonne-in-hand = In your hand
carcassonne-in-hand-of = { $who } is laying
carcassonne-more = { $count ->
    [0] None left in the bag.
   *[other] { $count } more in the bag.
}
carcassonne-spots = { $spots ->
    [0] No spot this way up.
    [one] { $spots } spot this way up.
   *[other] { $spots } spots this way up.
}
carcassonne-set = Set a figure?
carcassonne-set-none = No figure to set
carcassonne-sets = { $who } may set a figure
carcassonne-figures = { $count ->
    [0] All your figures are out.
    [one] { $count } figure left
   *[other] { $count } figures left
}
carcassonne-kind = Which figure
carcassonne-kind-left = { $figure } ({ $count })
carcassonne-set-it = Set it
carcassonne-skip = No figure
carcassonne-end = End the turn
carcassonne-back = { $points ->
    [one] Take the abbot back for { $points } point
   *[other] Take the abbot back for { $points } points
}
carcassonne-abbot-back = abbot back
carcassonne-figures-left = { $normal } left{ $large ->
    [0] {""}
   *[other] , large
}{ $abbot ->
    [0] {""}
   *[other] , abbot
}
carcassonne-name-skip = no figure
carcassonne-name-back = take the abbot back
carcassonne-name-lay = lay it at { $cell }
carcassonne-name-put = a { $figure } on the { $feature }
carcassonne-prompt-place = { $who } is to lay the tile
carcassonne-prompt-figure = { $who } may set a figure
carcassonne-scoring = Active scoring tiles
carcassonne-stack-city = Cities
carcassonne-stack-road = Roads
carcassonne-stack-monastery = Monasteries
carcassonne-then = then { $name }
carcassonne-per-city = per city
carcassonne-per-road = per road
carcassonne-per-monastery = per monastery
carcassonne-does-citizens-jury = all present score
carcassonne-does-bad-neighborhood = for each half-round cap
carcassonne-does-siege = per coat of arms
carcassonne-does-street-fair = per tile
carcassonne-does-highway-tiles = tiles, whatever its length
carcassonne-does-highway-points = points, whatever its length
carcassonne-does-peasant-uprising = per farmhouse
carcassonne-does-hermit-monastery = per city tile
carcassonne-does-pilgrimage-route = per road tile

# At a real table: the phone page, the scoring desk, the sheet to print, the guide to the tiles

carcassonne-effect-citizens-jury = Alle in der Stadt bekommen die vollen Punkte
carcassonne-effect-bad-neighborhood = Abschließende Halbkreise zählen nicht
carcassonne-effect-siege = +1 je Wappen
carcassonne-effect-wealth = +3 für das Bauwerk
carcassonne-effect-poverty = −3 für das Bauwerk
carcassonne-effect-street-fair = Eine Straße zählt doppelt
carcassonne-effect-highway = Jede Straße zählt als 5 Plättchen
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
carcassonne-set-base = Grundspiel
carcassonne-set-inns-and-cathedrals = Wirtshäuser und Kathedralen
carcassonne-set-river-1 = Der Fluss
carcassonne-set-river-1-c3 = Der Fluss, dritte Ausgabe
carcassonne-set-river-2 = Der Fluss II
carcassonne-set-mage-and-witch = Magier & Hexe
carcassonne-set-besiegers = Die Belagerer
carcassonne-set-cathars-or-siege = Die Katharer oder Belagerung
carcassonne-set-cult-6 = Kultstätte und Ketzer
carcassonne-set-german-monasteries = Klöster in Deutschland
carcassonne-set-darmstadt = Darmstadt
carcassonne-set-abbey-and-mayor = Abtei und Bürgermeister
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
