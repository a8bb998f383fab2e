# Begriffe des Katalogs und was die Seiten unserer eigenen Spiele erzählen.

mechanic-tile-placement = Plättchen legen
mechanic-edge-matching = passende Kanten
mechanic-feature-claiming = Gebiete besetzen
mechanic-area-majority = Gebietsmehrheit
mechanic-variable-scoring = wechselnde Wertung
mechanic-set-collection = Sammeln
mechanic-drafting = Auswahl aus gemeinsamer Auslage
mechanic-race = Wettlauf
mechanic-dice-movement = Würfeln und Ziehen
mechanic-dice-action = Würfel bestimmen Aktionen
mechanic-wagering = Wetten und Wagen
mechanic-stack-building = Stapeln auf dem Brett
mechanic-stack-carrying = Stapel mitnehmen
mechanic-size-limited-stacking = Stapeln nach Größe
mechanic-top-piece-rule = oberster Stein bestimmt
mechanic-piece-placement = Steine setzen
mechanic-piece-movement = Steine ziehen
mechanic-capture = Schlagen
mechanic-annihilation = Vernichtung
mechanic-territory = Gebiet
mechanic-enclosure = Einschließen
mechanic-line-of-sight = Sichtlinie
mechanic-connection = Verbinden
mechanic-pattern-forming = Muster bilden
mechanic-dexterity-stacking = Balancieren
mechanic-dexterity-removal = Teile herausziehen
mechanic-flicking = Schnippen
mechanic-real-time = Echtzeit
mechanic-elimination = Ausscheiden
mechanic-cooperative = gemeinsam spielen

category-abstract-strategy = abstraktes Strategiespiel
category-pyramid-game = Spiel mit Looney-Pyramiden
category-racing = Laufspiel
category-tile-laying = Legespiel
category-dexterity = Geschicklichkeitsspiel

component-square-board = Brett aus Quadraten
component-stones = Steine
component-hex-board = sechseckiges Brett
component-pyramids = Pyramiden
component-figures = Figuren
component-special-dice = Spezialwürfel
component-meeples = Meeple
component-stacking-pieces = stapelbare Steine
component-cards = Karten
component-tiles = Plättchen
component-blocks = Klötze
component-standard-die = sechsseitiger Würfel
component-scoring-tiles = Wertungsplättchen
component-square-tiles = quadratische Plättchen
component-hex-tiles = sechseckige Plättchen
component-triangular-board = dreieckiges Brett
component-chess-like-pieces = Figuren wie im Schach
component-rings = Ringe
component-flip-discs = zweifarbige Scheiben
component-map-board = Brett mit Landkarte
component-goods = Waren
component-domino-tiles = Dominoplättchen
component-flick-discs = Scheiben zum Schnippen
component-round-board = rundes Brett

grade-none = keine
grade-low = niedrig
grade-medium = mittel
grade-high = hoch

about-meridians = Zwei setzen Steine auf ein Sechseck aus Dreiecken. Eine Gruppe lebt, solange einer ihrer Steine auf einer freien Geraden einen Stein einer anderen Gruppe seiner Farbe sieht. Ein Zug beginnt damit, alle gegnerischen Gruppen ohne einen solchen Pfad vom Brett zu nehmen; dann wird ein Stein gesetzt, in Sicht eines eigenen. Es fühlt sich an wie ein Kampf um Gebiet, doch wer keinen Stein mehr hat, hat verloren.
about-marsigel = Die drei Pyramiden aller stehen gemischt im Kreis. Der Würfel zahlt die Züge: Eine Pyramide kostet je Feld so viel, wie sie Augen hat, und nimmt mit, was auf ihr steht. Leere Felder schließen sich, der Kreis schrumpft, und die Türme wachsen. Es gewinnt, wessen große, mittlere und kleine Pyramide zuerst direkt aufeinander stehen.
about-carcassonne = Zug um Zug wird ein Plättchen gezogen und passend ans Land gelegt, und ein Meeple darf darauf: auf eine Straße, in eine Stadt, ins Kloster oder auf eine Wiese. Ein fertiges Bauwerk bringt Punkte, wer darin die meisten Meeple hat, und die Meeple kommen zurück; Bauern bleiben bis zum Schluss.
about-surveyors = Eine kleine Erweiterung zum Ausdrucken und Ausschneiden. Drei Wertungsplättchen sind immer aktiv, je eins für Städte, Straßen und Klöster, und sie ändern, was ein solches Bauwerk zählt. Nach einem Zug mit einer Wertung kommen die nächsten drei dran; der richtige Augenblick zählt mehr als die Größe.
about-meeple-stacking = Zwei Spiele mit einem Haufen Meeple. Im ersten bauen alle gleichzeitig zwei Minuten lang, und ein Meeple zählt so viele Punkte wie die Reihe, in der er steht. Im zweiten baut man nacheinander, je höchstens 45 Sekunden, und jede Runde verlangt eine Pyramide, die unten einen Meeple breiter ist; wer es nicht schafft, scheidet aus.

material-meridians-board = ein sechseckiges Brett aus Dreiecken ohne Mittelpunkt, in beliebiger Größe; das übliche hat an zwei Seiten 6 und an vier Seiten 7 Punkte
material-meridians-stones = genug Steine in zwei Farben
material-marsigel-trio = ein Trio Pyramiden für jede Person, jedes in eigener Farbe
material-marsigel-die = ein sechsseitiger Würfel
material-marsigel-no-board = kein Brett: Die Pyramiden bilden den Kreis
material-carcassonne-tiles = 72 Landschaftsplättchen
material-carcassonne-meeples = je 7 Meeple und eine Figur für die Wertungstafel
material-carcassonne-surveyors = für die Landvermesser: 12 Wertungsplättchen zum Ausdrucken
material-surveyors-tiles = 12 Wertungsplättchen: 5 für Städte, 4 für Straßen, 3 für Klöster
material-surveyors-print = die letzte Seite der Spielregel des Verlags, auf Deutsch oder Englisch, auf dickes Papier gedruckt oder auf Karton geklebt
material-surveyors-base-game = das Grundspiel Carcassonne; Landschaftsplättchen kommen keine dazu
material-meeple-stacking-plate = eine Filzunterlage in A4 (21 × 29,7 cm) für jede Person
material-meeple-stacking-meeples = je 99 Meeple aus Carcassonne

credit-meridians-author = Von Kanare Kato, der auch die Beschreibung geschrieben hat.
credit-meridians-name = Benannt nach dem System der Meridiane.
credit-marsigel-author = Von Sehrgut, 2013 als Version 1.0 im Wiki veröffentlicht.
credit-marsigel-remix = Ein Remix von „Der Igelwettkampf“, einem Mini-Spiel von HABA für den Schlüsselbund.
credit-carcassonne-author = Von Klaus-Jürgen Wrede, 2000 bei Hans im Glück erschienen.
credit-surveyors-publisher = Von Hans im Glück zum Ausdrucken veröffentlicht. Die Seite lässt das Jahr offen; das Blatt des Verlags ist von 2020.
credit-surveyors-edition = Die zweite offizielle Mini-Erweiterung zum Ausdrucken für die zweite Ausgabe.
credit-meeple-stacking-publisher = 2012 von Hans im Glück veröffentlicht; das Regelblatt steht nicht mehr auf der Seite des Verlags.
credit-meeple-stacking-page = Die Seite, in der Fassung von Black Bear vom 19. September 2022, hat einen französischen Rahmen und englische Regeln.

source-meridians = MeepleRules, „Meridians“, wie erfasst: die Beschreibung des Autors selbst
source-marsigel = Looney Pyramid Games Wiki, „Der Marsigelwettkampf“, wie erfasst
source-carcassonne = deutschsprachige Wikipedia, „Carcassonne (Spiel)“
source-surveyors = Wikicarpedia, „De Landmeters“, wie erfasst
source-meeple-stacking = Wikicarpedia, „Empilage de meeples“, Fassung vom 19. September 2022

ask-meridians-players = Zu wievielt spielt man Meridians?
answer-meridians-players = { $players_max ->
    [one] Allein.
   *[other] Genau zu { $players_max }, sagt der Katalog: Dafür ist es gemacht.
}
ask-meridians-pass = Darf ich passen?
answer-meridians-pass = Nein. In jedem Zug setzt du einen Stein.
ask-meridians-nowhere = Was, wenn ich nirgends setzen kann?
answer-meridians-nowhere = Das sagt der Text nicht. In unserer Lesart verlierst du; andere Programme lassen das Setzen aus oder geben für dich auf, und es gewinnt dieselbe Seite.
ask-meridians-own-stones = Versperren eigene Steine meine Linie?
answer-meridians-own-stones = Beim Setzen nicht: Nur gegnerische Steine versperren die Sicht. Ein Pfad aber braucht leere Punkte, da stehen auch eigene Steine im Weg.
ask-meridians-own-group = Darf ich zu einer Gruppe setzen, die keinen Pfad hat?
answer-meridians-own-group = Ja. Die Gegenseite nimmt die Gruppe zu Beginn ihres Zuges vom Brett, wenn sie dann noch keinen Pfad hat.

ask-marsigel-players = Wie viele können mitspielen?
answer-marsigel-players = Die Seite widerspricht sich: In der Infobox stehen 2 bis 13, im Text beliebig viele, und zu kaufen gab es elf Farben. Bei uns sind es 2 bis 13.
ask-marsigel-landing = Darf eine kleine Pyramide auf eine große?
answer-marsigel-landing = Die Seite sagt beides und bricht mitten im Satz ab. Ein Baum braucht die große unten, also landet bei uns eine Pyramide auf ihrer eigenen Größe oder auf einer größeren.
ask-marsigel-carried = Was kosten Pyramiden, die mitgenommen werden?
answer-marsigel-carried = In unserer Lesart nichts. Die Seite lässt sie mitnehmen und nennt keinen Preis.
ask-marsigel-pass = Darf ich passen?
answer-marsigel-pass = Ja, und ohne erlaubten Zug musst du. Passen alle nacheinander, endet die Partie unentschieden.

ask-carcassonne-players = Wie viele können Carcassonne spielen?
answer-carcassonne-players = Zwei bis fünf, mit Wirtshäusern und Kathedralen sechs.
ask-carcassonne-tie = Was, wenn zwei gleich viele Meeple in einer Stadt haben?
answer-carcassonne-tie = Dann bekommen beide alle Punkte.
ask-carcassonne-small-city = Was zählt eine Stadt aus zwei Plättchen?
answer-carcassonne-small-city = 4 Punkte wie jede fertige Stadt, in frühen Ausgaben 2. An unseren Tischen wählst du.
ask-carcassonne-farmers = Wann kommen Bauern zurück?
answer-carcassonne-farmers = Während der Partie nie. Am Ende bekommt, wer auf einer Wiese die meisten Bauern hat, 3 Punkte für jede fertige Stadt daran.

ask-surveyors-highway = Fernstraße: 5 Punkte oder eine Straße aus 5 Plättchen?
answer-surveyors-highway = Die Regel sagt Punkte, ihre Fußnote Plättchen. Wir lesen 5 Plättchen, mit einem Wirtshaus also 10 Punkte. Euer Tisch kann 5 Punkte wählen.
ask-surveyors-round = Wann wechseln die Wertungsplättchen?
answer-surveyors-round = Nach einem Zug, in dem mindestens ein Bauwerk gewertet wurde, einmal. Ein Bauwerk ohne Meeple bringt nichts, und die Plättchen bleiben.
ask-surveyors-jury = Wer bekommt Punkte beim Bürgergericht?
answer-surveyors-jury = Alle mit mindestens einem Meeple in der Stadt, und zwar alle Punkte.
ask-surveyors-end = Gelten die Plättchen in der Schlusswertung?
answer-surveyors-end = Nein. So sagt es die Seite; die Regel des Verlags spricht nicht davon.
ask-surveyors-combine = Darf ich sie mit anderen Erweiterungen spielen?
answer-surveyors-combine = Auf eigene Gefahr: Offizielle Regeln gibt es dafür nicht. Die Seite schreibt, wie sie die Plättchen anwenden würde.

ask-meeple-stacking-players = Wie viele können mitspielen?
answer-meeple-stacking-players = Der Text sagt es nicht. Bei uns sind es 2 bis 8, und allein baut man um die eigene Bestleistung.
ask-meeple-stacking-sets = Reicht ein Satz von 100 Meeple?
answer-meeple-stacking-sets = Für eine Person ja: 99 braucht man, einer bleibt übrig.
ask-meeple-stacking-gaps = Zählen Meeple, die von oben nichts verbindet?
answer-meeple-stacking-gaps = Ja. Alles, was verbunden ist, zählt, und Lücken schaden nicht.
ask-meeple-stacking-collapse = Was zählt nach einem Einsturz?
answer-meeple-stacking-collapse = Schon ein einzelner Meeple ist eine Pyramide, wenn er stehen geblieben ist.
ask-meeple-stacking-destroyed = Was, wenn ich eine fremde Pyramide umwerfe?
answer-meeple-stacking-destroyed = Bauen alle auf einer Platte, verlierst du sofort, und zwar die ganze Partie; die anderen spielen weiter.

# Wie Spiele hier heißen, wenn es nicht ihr erster Name in games.toml ist.
name-surveyors = Die Landvermesser
name-meeple-stacking = Meeple-Stapeln
