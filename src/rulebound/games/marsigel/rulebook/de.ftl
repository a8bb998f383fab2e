# Die Regeln von Der Marsigelwettkampf in unseren Worten. `.name` ist der kurze Name eines Regelpunkts.

title = Der Marsigelwettkampf

source-marsigel-wiki = Seite zu „Der Marsigelwettkampf“ von Sehrgut im Wiki Looney Pyramid Games
    .revision = Version 1.0 von 2013, wie festgehalten
source-looney-pieces = Seiten „Trio“ und „Nest“ im Wiki Looney Pyramid Games
    .revision = nach unseren Notizen

section-game = Das Spiel in Kürze
    .short = Spiel
section-players = Spieler
    .short = Spieler
section-pieces = Die Pyramiden
    .short = Pyramiden
section-setup = Aufbau
    .short = Aufbau
section-turn = Dein Zug
    .short = Zug
section-movement = Ziehen
    .short = Ziehen
section-stacking = Auf einem Stapel landen
    .short = Landen
section-spaces = Felder
    .short = Felder
section-winning = Gewinnen
    .short = Gewinnen
section-drawing = Unentschieden
    .short = Unentschieden
section-leaving = Die Partie verlassen
    .short = Ausscheiden
section-house = Hausregeln
    .short = Hausregel

game_objective = Wer zuerst einen Baum der eigenen Farbe bildet, gewinnt.
    .name = Ziel
game_author = Sehrgut hat das Spiel 2013 veröffentlicht und nennt es ein stacheliges Pyramidenspiel. Der Titel meint einen Wettkampf der Igel vom Mars.
    .name = Autor
game_box = Die Seite rechnet mit einer Minute Aufbau und 5 bis 10 Minuten Spiel. Sie nennt es schnell und einfach, mit wenig Strategie und viel Zufall, abstrakt im Thema und fertig als Version 1.0.
    .name = Infobox der Seite
game_remix = Es erzählt „Der Igelwettkampf“ mit Pyramiden nach, ein kleines Spiel von HABA für den Schlüsselbund.
    .name = nach Der Igelwettkampf

players_any-number = Eine Stelle erlaubt beliebig viele Spieler, solange sich niemandes drei Pyramiden mit anderen verwechseln lassen.
    .name = beliebig viele
players_two-to-thirteen = Die Infobox der Seite sagt 2 bis 13 Spieler.
    .name = 2 bis 13
players_eleven = Eine andere Stelle zählt die Farben der damals erhältlichen Sets, Rainbow, Xeno und Pink Hijinks, und kommt auf elf Spieler.
    .name = elf
players_offered = Wir bieten 2 bis 13 Spieler an, wie die Infobox sagt: die elf Farben der Sets, dazu Braun und Mint, die in keinem davon sind.
    .name = was wir anbieten

pieces_trio = Alle haben ein Trio der eigenen Farbe: eine Königin, eine Drohne und einen Bauern.
    .name = Trio
pieces_pips = Die Königin ist die große Pyramide und hat 3 Augen, die Drohne die mittlere mit 2, der Bauer die kleine mit 1. Die Seite sagt das nicht. So zählen alle, die mit diesen Pyramiden spielen.
    .name = Augen
pieces_tree = Ein Baum ist ein Trio mit der großen Pyramide unten und der kleinen oben.
    .name = Baum
pieces_nest = Ein Nest ist ein Trio mit der kleinen Pyramide unten und der großen über allem.
    .name = Nest
pieces_die = Man braucht einen sechsseitigen Würfel.
    .name = Würfel

setup_circle = Stelle die Pyramiden aufrecht in einen Kreis, eine auf jedes Feld. Die Farben folgen einander in der Farbreihenfolge und zugleich die Größen in ihrer Reihenfolge.
    .name = Kreis
setup_colour-order = Die Farbreihenfolge wählt ihr selbst, zum Beispiel Rot, Gelb, Grün, Blau.
    .name = Farbreihenfolge
setup_size-order = Auch die Reihenfolge der Größen wählt ihr selbst. Üblich ist Königin, Drohne, Bauer.
    .name = Größenreihenfolge
setup_example = Mit Rot, Gelb, Grün und Blau ergibt das rote Königin, gelbe Drohne, grüner Bauer, blaue Königin, rote Drohne und so weiter bis zum blauen Bauern.
    .name = Beispiel
setup_shifted = Bei 3, 6, 9 oder 12 Spielern gäbe die einfache Folge jeder Farbe dreimal dieselbe Größe. Darum verschieben sich die Größen mit jeder Runde um eins. Zu dritt: rote Königin, gelbe Drohne, grüner Bauer, rote Drohne, gelber Bauer, grüne Königin, roter Bauer, gelbe Königin, grüne Drohne.
    .name = verschobene Größen
setup_starter = Bestimmt, wer beginnt, oder lost es aus.
    .name = wer beginnt

turn_counterclockwise = Gespielt wird gegen den Uhrzeigersinn.
    .name = gegen den Uhrzeigersinn
turn_colour-order = Gezogen wird in der Farbreihenfolge, angefangen bei dem, der beginnt. Der Kreis ist so gezeichnet, dass er in diese Richtung läuft. Der Text sagt nicht, wie Plätze und Farben zusammengehören.
    .name = in Farbreihenfolge
turn_roll = Würfle zu Beginn deines Zuges. So viele Bewegungspunkte hast du.
    .name = Wurf
turn_up-to = Du darfst höchstens so viele Bewegungspunkte ausgeben, wie du in diesem Zug gewürfelt hast.
    .name = höchstens der Wurf
turn_own-pieces = Du gibst sie aus, um Pyramiden deiner Farbe zu ziehen.
    .name = eigene Pyramiden
turn_several-moves = Du darfst in einem Zug mehrmals ziehen, mit beliebigen deiner Pyramiden, in beliebiger Reihenfolge und auch mit derselben noch einmal. Der Text sagt „bis zu“ und „Pyramiden“ und setzt keine andere Grenze als den Wurf.
    .name = mehrmals ziehen
turn_less = Du musst nicht alle Punkte ausgeben. Was am Ende deines Zuges übrig ist, verfällt.
    .name = weniger Punkte
turn_pass = Du darfst sogar passen.
    .name = Passen
turn_must-pass = Wenn du nicht ziehen kannst, musst du passen.
    .name = kein erlaubter Zug

movement_price = Eine Pyramide kostet für jedes Feld so viele Punkte, wie sie Augen hat.
    .name = Preis
movement_either-way = Pyramiden ziehen von Feld zu Feld um den Kreis, in beide Richtungen.
    .name = beide Richtungen
movement_shorter-way = Du zahlst den kürzeren Weg. Punkte verfallen ohnehin, niemand braucht den längeren.
    .name = kürzerer Weg
movement_passing-over = Unterwegs darf eine Pyramide über alles hinweg. Der Text beschränkt nur, wo sie endet.
    .name = darüber hinweg
movement_each-move-lands = Jede Bewegung muss dort enden, wo die Pyramide landen darf, auch wenn im selben Zug noch weitere folgen.
    .name = jede Bewegung landet
movement_carry = Auch eine Pyramide mitten in einem Stapel darf ziehen. Sie nimmt alles mit, was über ihr liegt.
    .name = Mitnehmen
movement_riders-free = Was mitgenommen wird, kostet nichts. Bezahlt wird nur die Pyramide, die du ziehst. Der Text sagt, dass sie die anderen mitnimmt, und nennt dafür keinen Preis.
    .name = gratis mitgenommen
movement_topmost = Hast du mehrere Pyramiden in einem Stapel, darf nur die oberste davon ziehen.
    .name = oberste Pyramide
movement_topmost-own = Gemeint ist die oberste deiner eigenen. Fremde über ihr halten sie nicht fest: Sie nimmt sie mit.
    .name = oberste eigene
movement_no-lap = Eine Bewegung endet auf einem anderen Stapel. Ganz herum und zurück auf den Rest des eigenen Stapels ist keine Bewegung.
    .name = keine ganze Runde

stacking_on-top = Eine Bewegung endet oben auf einer Pyramide.
    .name = obenauf
stacking_same-or-larger = Eine Pyramide landet auf ihrer Größe oder einer größeren. Die Quelle widerspricht sich und bricht mitten im Satz ab, darum entscheiden wir: Nach dem Wortlaut könnten Stapel nach oben nur größer werden, und ein Baum, das Ziel des Spiels, könnte nie stehen. Spielt ihr mit Nestern, gilt es umgekehrt.
    .name = gleich groß oder größer
stacking_same-or-smaller = Eine Stelle lässt eine Bewegung nur auf derselben oder einer kleineren Größe enden. So spielen wir in der Variante mit Nestern.
    .name = gleich groß oder kleiner
stacking_own-size-or = Eine andere Stelle erlaubt das Stapeln auf die eigene Größe „oder“, und dort endet der Satz in jeder Abschrift, die wir kennen.
    .name = abgebrochener Satz
stacking_named-piece = Es zählt die Größe der Pyramide, die du ziehst, gegen die oberste des Stapels, auf dem sie landet. Was sie mitnimmt, ist gleich.
    .name = wessen Größe zählt

spaces_space = Ein Feld ist dort, wo ein Stapel steht.
    .name = Feld
spaces_vanish = Wenn die letzte Pyramide geht, verschwindet ein Feld, und die Felder daneben liegen dann nebeneinander.
    .name = leere Felder verschwinden
spaces_at-lifting = Ein Feld verschwindet, sobald seine letzte Pyramide angehoben wird, auf deren Weg zählt es also nicht mit. Einen Unterschied macht das nur bei einer ganzen Runde.
    .name = beim Anheben weg

winning_tree = Du gewinnst mit einem Baum deiner Farbe. Er darf allein stehen oder Teil eines Stapels sein, aber zwischen seinen Pyramiden darf keine andere Farbe liegen.
    .name = Baum deiner Farbe
winning_tree-order = Der Baum ist deine Königin, darauf deine Drohne, darauf dein Bauer, jeweils direkt aufeinander. Unter der Königin und über dem Bauern darf alles Mögliche liegen.
    .name = der Reihe nach
winning_nest = In der Variante mit Nestern gewinnst du mit deinem Bauern, darauf deiner Drohne, darauf deiner Königin, jeweils direkt aufeinander. Dieses Ziel passt zum Wortlaut über das Landen.
    .name = Nest deiner Farbe
winning_at-once = Die Partie endet, sobald eine Bewegung das siegreiche Trio bildet, auch wenn noch Punkte übrig sind.
    .name = sofort
winning_only-the-mover = Nur wer am Zug ist, kann gewinnen, und nie zwei zugleich: Neu berühren sich nur die gezogene Pyramide und die, auf der sie landet.
    .name = nur wer zieht

drawing_all-pass = Wenn alle nacheinander passen, endet die Partie unentschieden.
    .name = alle passen
drawing_counting = Ein Zug ohne Bewegung ist ein Passen, freiwillig oder erzwungen. Gezählt wird in Folge, bis jemand zieht. Wer zieht und wieder zur selben Stellung kommt, hat nicht gepasst.
    .name = Passen zählen
drawing_endless = Nichts im Text beendet eine Partie, in der immer weiter gezogen wird, ohne fertig zu werden. Dagegen könnt ihr eine Hausregel vereinbaren.
    .name = endloses Spiel

leaving_resign = Du kannst jederzeit aufgeben. Deine Pyramiden bleiben stehen, deine Züge werden übersprungen, und Passen in Folge und Wiederholungen werden neu gezählt. Der Text sagt dazu nichts.
    .name = Aufgeben
leaving_last-one = Wer als Letzter übrig bleibt, hat gewonnen.
    .name = als Letzter übrig

house_third-time = Wenn vereinbart: unentschieden, sobald derselbe Kreis zum dritten Mal entsteht und dieselbe Seite am Zug ist.
    .name = drittes Mal
house_turn-cap = Wenn vereinbart: unentschieden, sobald alle, die noch mitspielen, so viele Züge hatten.
    .name = Zahl der Züge
