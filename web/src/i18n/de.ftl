# Die Seite selbst. Sätze über Regeln kommen von den Spielen.

skip = Zum Inhalt
page-menu = Seite
close = Schließen
reload = Noch einmal versuchen
view = Ansicht
rules = Regeln
questions = Fragen
language = Sprache: { $name }
language-legend = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
to-shelf = Zum Regal

# Neue Partie

players = Spieler
clock = Uhr
option-rule = die Regel
seat-name = Name an Platz { $number }
way-here = An diesem Bildschirm
your-name = Dein Name
begin = Beginnen
joining = Der Tisch wird geöffnet

# Plätze

seats = Wer wo sitzt
name = Name
seat = Platz { $number }
seat-bot = Bot, { $level }
seat-open = Frei für alle
seat-waiting = Wartet auf jemanden
seat-you = Du
seat-guest = Gast
seat-out = ausgeschieden
seat-away = Gerade nicht da
seat-away-name = { $name }, gerade nicht da
seat-awaited = { $name }, Seite noch nicht geöffnet
wait-friend = Die Partie wartet, bis dein Freund Platz genommen hat.
wait-seats = { $free ->
    [one] Die Partie wartet, bis jemand den freien Platz genommen hat.
   *[other] Die Partie wartet, bis die { $free } freien Plätze besetzt sind.
}
wait-pages = Die Partie wartet auf { $who }: Der Zufall braucht eine Zahl vom Browser jedes Spielers, und dort ist diese Seite noch nicht offen.
wait-short = Warten auf andere
seat-yours = { $name }, dein Zug
seat-menu = Platz: { $side }
seat-leave = Diesen Platz verlassen
seat-free = Diesen Platz freimachen
seat-leave-sure = Deinen Platz verlassen? Die Partie wartet, bis ihn jemand einnimmt.
seat-free-sure = Den Platz von { $name } freimachen? Die Partie wartet, bis ihn jemand einnimmt.
seat-leave-yes = Verlassen
seat-free-yes = Freimachen
seat-keep = Abbrechen
plate-yours = { $side }, dein Zug
plate-to-move = { $side } am Zug
plate-thinks = { $side } denkt
plate-won = { $side } hat gewonnen
clock-of = Uhr von { $side }
clock-short = Wenig Zeit übrig
thinks = Denkt nach
thinking = { $mood ->
    [ahead] Im Vorteil, Tiefe { $depth }
    [behind] Im Nachteil, Tiefe { $depth }
   *[even] Ausgeglichen, Tiefe { $depth }
}
depth = Tiefe { $depth }
stop-bot = Bot stoppen
stop = Stopp
invite = Einladung kopieren
invite-friend = Schick deinem Freund einen Link. Wer die Einladung zuerst annimmt, nimmt den anderen Platz.
invite-friends = Lade deine Freunde ein: Jeder freie Platz in der Liste hat seinen eigenen Link.
invite-short = Einladen
invite-too = Jemanden einladen
invite-link = Einladungslink
link-only-here = Dieser Link geht nur auf diesem Computer. Damit ihn andere in deinem Netz öffnen können, starte Rulebound mit --lan und öffne es unter der Adresse, die es dann nennt.
invite-copied = Kopiert. Den Platz bekommt, wer den Link zuerst öffnet.
invite-copy = Kopiere diesen Link. Den Platz bekommt, wer ihn zuerst öffnet.

# Der Tisch

table-menu = Tisch
board = Brett
board-of = Brett von { $name }
moves = Züge
moves-none = Noch keine Züge.
stepping = Durch die Züge gehen
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zum Ende
step-play = Partie nachspielen
step-pause = Pause
undo = Zurücknehmen
undo-wish = { $name } möchte einen Zug zurücknehmen.
undo-wait = Du hast gebeten, deinen Zug zurückzunehmen.
undo-tally = { $agreed ->
    [none] Noch gefragt: { $open }.
   *[other] Einverstanden: { $agreed }. Noch gefragt: { $open }.
}
undo-clock = Niemand bekommt Zeit zurück: Die Uhren bleiben, wie sie sind.
undo-agree = Zustimmen
undo-decline = Ablehnen
undo-withdraw = Zurückziehen
watching = Du schaust zu.
hint = Tipp
hint-text = { $line ->
    [none] { $move } sieht am besten aus, Tiefe { $depth }.
   *[other] { $move } sieht am besten aus, Tiefe { $depth }. Weiter könnte es gehen mit { $line }.
}
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-yes = Aufgeben
resign-no = Weiterspielen
play-again = Noch einmal spielen
again-set-up = { $who } hat eine weitere Partie angesetzt.
again-join = Mitspielen
pick-move = Zug wählen
confirm-move = { $move } spielen
to-game = Zurück zur Partie
looking-back = Du siehst eine frühere Stellung. Zieh hier, um einen Zug auszuprobieren.
trying = Du probierst Züge aus. Die Partie selbst ändert sich nicht.
trials = Hier ausprobierte Züge
trials-elsewhere = { $count ->
    [one] Eine Zugfolge anderswo in der Partie
   *[other] { $count } Zugfolgen anderswo in der Partie
}
trial-forget = { $moves } vergessen
line-lost = Die Verbindung ist weg. Neuer Versuch …
write-move = Dein Zug als Text
play-move = Spielen

# Ansicht

view-open = Offene Punkte zeigen
view-coordinates = Koordinaten
view-confirm = Jeden Zug bestätigen
view-confirm-touch = Auf einem Touchscreen immer
view-evaluation = Bewertungsbalken
view-odds = Chancen
view-purist = Pur
view-purist-text = Ohne Hilfen, Werte und was noch übrig ist
view-rotate = Brett drehen
evaluation-text = { $side } hat die besseren Chancen, { $percent } %, Tiefe { $depth }
evaluation-one = { $side }: Chancen { $percent } %, Tiefe { $depth }
evaluation-none = Noch nicht bewertet

# Teilen

share = Teilen
share-move = Link zu diesem Zug kopieren
share-here = Link für alle an diesem Tisch kopieren
share-watch = Link zum Zuschauen kopieren
share-watch-end = Alle Links zum Zuschauen zurückziehen
share-watch-ended = Kein Link zum Zuschauen gilt mehr, und wer über einen kam, sieht diesen Tisch nicht mehr.
share-record = Partie speichern
share-svg = Brett als SVG speichern
share-png = Brett als PNG speichern
copied = Kopiert
copy-failed = Bitte von Hand kopieren: { $text }
picture-failed = Das Bild konnte nicht erstellt werden.

# Der Rand

margin = Rand
more-rules = { $more ->
    [one] und { $more } weitere Regel
   *[other] und { $more } weitere Regeln
}
margin-empty = Noch nichts zu sagen. Hier steht bald, was die Regeln zu deinen Zügen sagen.
margin-draws = Zufall prüfen
margin-close = Rand schließen
note-now = jetzt
note-move = Zug { $move }
note-turn = Zug { $turn }
note-why = Warum?
passage-open = Stelle öffnen
passage-sides = Beide Seiten ansehen
passage-close = Stelle schließen
authority-official = Offizielle Regel
authority-designer = Text des Autors
authority-community = Interpretation der Community
authority-translator = Anmerkung der Übersetzung
authority-reading = Unsere Lesart
authority-notes = Nach unseren Notizen
public-page = Öffentliche Seite
in-rulebook = In der Spielregel

# Was nicht ging

error-unreachable = Der Server ist nicht zu erreichen. Prüfe, ob er läuft, und versuche es noch einmal.
error-failed = Das ging nicht.

# Die Seite eines Spiels

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
game-rulebook = Spielregel
real-table = Am echten Tisch
real-turns = Handy am Tisch
real-desk = Wertungstisch
real-sheet = Blatt zum Ausdrucken
real-guide = Übersicht der Plättchen
real-print = Drucken
real-kept = Diese Seite ist auf diesem Gerät gespeichert und öffnet sich auch ohne Netz.
real-not-kept = Lass diese Seite ohne Netz offen: Browser speichern nur Seiten, die über https oder von diesem Computer kommen.

# Die Spielregel

read-fetching = Wird geholt
read-get = Meine Kopie holen

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }

# Eins nach dem anderen, ohne „und“.
series = { $before }, { $next }
