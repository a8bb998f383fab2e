# Die Regeln von Meridians in unseren Worten. `.name` ist der kurze Name eines Regelpunkts.

title = Meridians

source-meridians-description = Beschreibung des Autors Kanare Kato
    .revision = wie von MeepleRules wiedergegeben
source-meridians-page = Seite von Meridians bei MeepleRules
    .revision = wie erfasst
source-meridians-bga = Spielhilfe von Board Game Arena
    .revision = nach unseren Notizen
source-meridians-boardspace = Programm von Boardspace
    .revision = nach unseren Notizen

section-game = Das Spiel in Kürze
    .short = Spiel
section-board = Das Brett
    .short = Brett
section-groups = Gruppen und Pfade
    .short = Gruppen
section-opening = Die ersten beiden Züge
    .short = Eröffnung
section-pie = Die Kuchenregel
    .short = Kuchenregel
section-turn = Dein Zug
    .short = Zug
section-placing = Einen Stein setzen
    .short = Setzen
section-ending = Das Ende
    .short = Ende

game_players = Meridians ist ein abstraktes Spiel für zwei.
    .name = Spieler
game_goal = Gebiet hilft, aber das Ziel ist, dass auf dem Brett kein gegnerischer Stein mehr steht.
    .name = Ziel
game_name = Das Spiel ist nach dem System der Meridiane benannt.
    .name = Name
game_age-and-time = Ein Katalog sagt: ein Brettspiel von 2021 für 2 Spieler ab 10 Jahren, 20 bis 40 Minuten pro Partie.
    .name = Alter und Dauer
game_author = Kanare Kato hat das Spiel erfunden. Seine wichtigsten Mechanismen sind Sechseckraster, Einkreisen und Sichtlinien.
    .name = Autor
game_publisher = Kanare_Abstract hat es im Netz veröffentlicht.
    .name = Verlag
game_award = Im Forum für abstrakte Spiele bei BoardGameGeek wurde es zum besten kombinatorischen Spiel für zwei von 2021 gewählt.
    .name = Preis
game_rank = Auf der erfassten Seite hat es bei BoardGameGeek Rang 11.936 und die Note 6,9. Das Datum der Seite ist unbekannt.
    .name = Rang und Note
game_complexity = Auf der erfassten Seite ist die Komplexität 2,0 von 5. Das Datum der Seite ist unbekannt.
    .name = Komplexität

board_points = Das Brett ist ein Sechseck, das in Dreiecke geteilt ist. Steine stehen auf den Punkten, an denen Linien zusammenlaufen, und kein Punkt ist die Mitte des Bretts.
    .name = Punkte
board_regular = Das Standardbrett hat zwei Seiten mit 6 und vier mit 7 Punkten, zusammen 114 Punkte.
    .name = Standardbrett
board_sizes = Jede Größe ist erlaubt. Wir bieten Bretter von 4/5 bis 11/12 an, 6/7 ist das Standardbrett. Auf kleineren kann es vorkommen, dass ein zweiter Stein nirgends hinpasst.
    .name = Größen
board_stones = Beide haben genügend Steine ihrer Farbe. Sie gehen nie aus.
    .name = Steine
board_point-names = Ein Punkt heißt nach seiner Reihe und seinem Platz darin. Reihen tragen Buchstaben, beginnend mit a unten, Plätze tragen Zahlen, beginnend mit 1 links. Gleiche Zahlen bilden keine gerade Linie.
    .name = Namen der Punkte

groups_group = Steine einer Farbe auf benachbarten Punkten bilden eine Gruppe. Auch ein einzelner Stein ist eine Gruppe.
    .name = Gruppe
groups_path = Zwei Steine einer Farbe haben einen Pfad, wenn sie die Enden einer geraden Linie mit mindestens einem Punkt dazwischen sind, alle Punkte dazwischen leer sind und sie zu verschiedenen Gruppen gehören.
    .name = Pfad
groups_dead = Eine Gruppe, in der kein Stein einen Pfad hat, ist tot.
    .name = tote Gruppe
groups_one-path-is-enough = Ein Stein mit einem Pfad genügt: Dann hat seine ganze Gruppe einen Pfad.
    .name = ein Pfad genügt

opening_colours = Die Spieler einigen sich auf beliebige Weise, wer Hell und wer Dunkel spielt.
    .name = Farben
opening_first-stone = Setze in deinem ersten Zug einen Stein deiner Farbe auf einen beliebigen leeren Punkt.
    .name = erster Stein
opening_second-stone = Setze in deinem zweiten Zug einen Stein so, dass er einen Pfad zu deinem ersten hat: in gerader Linie mit ihm, mindestens einen Punkt entfernt, ohne dass etwas dazwischensteht.
    .name = zweiter Stein
opening_no-removal = Bevor beide zwei Züge hatten, wird nichts entfernt. Der Text nennt das Entfernen erst als ersten Schritt der Züge danach. Ein einzelner erster Stein, der ja keinen Pfad hat, bleibt also stehen.
    .name = noch nichts entfernen

pie_optional = Ihr könnt die Kuchenregel vereinbaren. Sie verringert den Vorteil des ersten Zugs.
    .name = auf Wunsch
pie_stones = Wer beginnt, setzt den ersten Stein beider Farben: einen hellen und einen dunklen.
    .name = beide ersten Steine
pie_choice = Danach wählt die andere Seite eine Farbe. Weiter geht es wie gewohnt: Hell setzt den zweiten Stein.
    .name = Wahl der Farbe

turn_alternate = Hell beginnt. Danach wird abwechselnd gezogen.
    .name = abwechselnd
turn_removal-first = Entferne ab deinem dritten Zug zuerst alle toten Gruppen des Gegners. Setze erst dann einen Stein.
    .name = zuerst entfernen
turn_removal-together = Tote Gruppen verlassen das Brett gemeinsam. Der Text sagt nicht, ob sie einzeln gehen, und es macht keinen Unterschied: Keine tote Gruppe sieht über leere Punkte einen anderen Stein ihrer Farbe. Eine zu entfernen kann also keiner anderen einen Pfad geben.
    .name = gemeinsam entfernt

placing_empty-point = Ein Stein kommt auf einen leeren Punkt.
    .name = leerer Punkt
placing_line-of-sight = Ab deinem dritten Zug muss der Punkt in gerader Linie mit einem deiner Steine liegen, ohne einen gegnerischen Stein dazwischen. Eigene Steine versperren die Linie nicht.
    .name = Sichtlinie
placing_no-passing = Passen ist nicht erlaubt.
    .name = kein Passen
placing_own-group-may-die = Du darfst einen Stein auch setzen, wenn seine Gruppe danach keinen Pfad hat. Der Text verlangt nur einen leeren Punkt in Sichtlinie. Der Gegner entfernt diese Gruppe zu Beginn ihres Zuges.
    .name = eigene Gruppe darf sterben

ending_no-stones = Wer nach den ersten beiden Zügen zu Beginn des eigenen Zugs keinen Stein auf dem Brett hat, verliert.
    .name = keine Steine mehr
ending_at-removal = Wir beenden die Partie, sobald eine Seite nach dem Entfernen keine Steine mehr hat. Der Text sagt es vom Beginn ihres nächsten Zugs, und auch dann hätte sie keine: Es gewinnt dieselbe Seite.
    .name = Ende beim Entfernen
ending_no-legal-point = Kannst du nirgends setzen, hast du verloren. Der Text verbietet das Passen und sagt nicht, was dann geschieht. In einer solchen Stellung hat keine deiner Gruppen einen Pfad, also würden im nächsten Zug alle entfernt: Wie es auch weitergeht, es gewinnt dieselbe Seite.
    .name = kein Punkt zum Setzen
ending_skipped-placement = Auf Board Game Arena und in Ludii wird das Setzen ausgelassen, wenn jemand nirgends setzen kann. Beim nächsten Entfernen gehen dann alle Steine dieser Seite.
    .name = Setzen ausgelassen
ending_forced-resignation = Auf Boardspace muss aufgeben, wer nirgends setzen kann.
    .name = erzwungene Aufgabe
ending_resign = Du darfst jederzeit aufgeben. Der Text sagt dazu nichts, doch so ist es überall Brauch, wo eine Partie lange vor ihrem Ende entschieden sein kann.
    .name = Aufgeben
ending_no-draw = Es gibt keine Punktzahl und kein Unentschieden. Wer gerade gesetzt hat, hat diesen Stein noch. Beide zugleich können also nicht ohne Steine sein.
    .name = kein Unentschieden
