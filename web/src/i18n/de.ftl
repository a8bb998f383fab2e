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

way = Wie möchtest du spielen?
way-here = An diesem Bildschirm
way-here-text = Ihr spielt abwechselnd an diesem Bildschirm, oder du spielst beide Seiten selbst.
way-bot = Gegen einen Bot
way-bot-text = Der Bot spielt hier, auf diesem Rechner, und lässt dich Züge zurücknehmen.
way-invited = Mit Freunden
way-invited-text = Du bekommst einen Link zum Verschicken. Wer die Einladung annimmt, nimmt den anderen Platz. Tipps gibt es für niemanden.
way-open = Freier Platz
way-open-text = Alle auf diesem Server können den anderen Platz nehmen. Tipps gibt es für niemanden.
ways-here = An diesem Bildschirm
ways-here-text = Ihr spielt abwechselnd an diesem Bildschirm, oder du spielst alle Plätze selbst.
ways-bot = Gegen Bots
ways-bot-text = Die Bots spielen hier, auf diesem Rechner, und lassen dich Züge zurücknehmen.
ways-invited = Mit Freunden
ways-invited-text = Du bekommst für alle einen eigenen Link. Wer eine Einladung annimmt, nimmt diesen Platz. Tipps gibt es für niemanden.
ways-open = Freie Plätze
ways-open-text = Alle auf diesem Server können die anderen Plätze nehmen. Tipps gibt es für niemanden.
level = Stärke
players = Spieler
clock = Uhr
clock-none = Ohne Uhr
clock-choice = { $minutes } min + { $seconds } s
option-rule = die Regel
more-options = Weitere Optionen
with-others-option-first-seat-1 = Du
with-others-option-first-seat-2 = Dein Gegenüber
your-name = Dein Name
your-side = Deine Seite
begin = Beginnen
begin-invite = Beginnen und einladen
joining = Der Tisch wird geöffnet

# Einladung

join-to-play = { $named ->
    [yes] { $host } lädt dich zum Spielen ein
   *[no] Du bist zum Spielen eingeladen
}
join-to-watch = { $named ->
    [yes] { $host } lädt dich zum Zuschauen ein
   *[no] Du bist zum Zuschauen eingeladen
}
join-line = { $seat ->
    [0] { $game }. { $players } Personen spielen.
   *[other] { $game }. Platz { $seat } von { $players }; die Partie beginnt, wenn alle Plätze besetzt sind.
}
join-watching = Zuschauen
join = An den Tisch gehen

# Plätze

seats = Wer wo sitzt
seat-kind-here = An diesem Bildschirm
seat-kind-invited = Per Link eingeladen
seat-kind-open = Frei für alle
seat-name = Name an Platz { $number }
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
margin-empty = Noch nichts zu sagen. Hier steht bald, was die Regeln zu deinen Zügen sagen.
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
error-stale = Die Stellung hat sich geändert. Sieh noch einmal hin, bevor du ziehst.
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht offen für dich.
error-no-invitation = Diese Einladung gilt nicht mehr: Jemand hat sie angenommen, oder sie wurde zurückgezogen.
error-no-such-position = So weit ist diese Partie noch nicht. So steht sie jetzt.
error-no-session = Dieser Browser behält keine Cookies, der Server erkennt dich also nicht wieder. Erlaube sie für diese Seite.
error-too-fast = Das war etwas schnell. Warte kurz und versuche es noch einmal.
error-id-reused = Dieser Befehl wurde mit einem früheren verwechselt und nicht ausgeführt. Versuche es noch einmal.
error-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
error-nothing-to-think = Die Partie ist zu Ende: Es gibt nichts zu überlegen.
error-bots-not-ready = Die Bots werden noch vorbereitet. Frag gleich noch einmal.
error-not-solved = Genaue Chancen dieser Stellung sind nicht bekannt.
error-not-fetched = Die öffentliche Seite konnte nicht geholt werden.
error-bad-request = Das konnte der Server nicht lesen.
error-put-out = Dein Platz an diesem Tisch wurde freigemacht, du siehst ihn nicht mehr.
error-busy = An diesem Tisch ist gerade zu viel los. Warte kurz.
error-bug = Hier hat der Server einen Fehler gemacht. Sein Protokoll sagt, wo.
error-bad-message = Der Server hat nicht verstanden, was diese Seite geschickt hat.
error-bad-clock = Diese Uhr lässt sich nicht einstellen: Ihre Zeiten sind zu lang oder zu kurz.
error-bad-options = Mit diesen Optionen lässt sich das Spiel nicht spielen.
error-bad-position = Diese Stellung lässt sich nicht aufbauen.
error-bad-record = Diese Partie lässt sich nicht lesen.
error-bad-seat = Einer der Plätze lässt sich so nicht vergeben.
error-foreign-host = Unter dieser Adresse kennt sich der Server nicht. Öffne die Adresse, die er beim Start zeigt.
error-foreign-origin = Von einer Seite mit fremder Adresse nimmt der Server nichts an.
error-no-header = Das nimmt der Server nur von seiner eigenen Seite an. Lade sie neu.
error-hidden = Was in dieser Partie verdeckt ist, wird erst nach ihrem Ende gezeigt.
error-no-copy = Deine Kopie dieser Quelle ist nicht hier.
error-no-desk = Dieses Spiel hat keinen Wertungstisch.
error-no-rulebook = Eine solche Spielregel gibt es auf diesem Server nicht.
error-no-such-clause = Einen solchen Regelpunkt hat die Spielregel nicht.
error-no-such-language = In dieser Sprache hat der Server keine Texte.
error-no-such-level = Einen Bot dieser Stärke gibt es für dieses Spiel nicht.
error-no-such-method = Das macht der Server nicht. Lade die Seite neu.
error-no-such-route = Das hat der Server nicht. Lade die Seite neu.
error-no-such-page = Eine solche Seite gibt es auf diesem Server nicht.
error-no-such-question = Eine solche Frage gibt es nicht, oder sie ist nicht deine.
error-no-such-source = Keine Spielregel hier nennt diese Quelle.
error-host-only = Kopien lassen sich nur an dem Rechner holen und ganz zeigen, auf dem der Server läuft.
error-several-asked = Hier wählen mehrere zugleich, daher lässt sich keine Zugfolge verfolgen.
error-no-words = Dieses Spiel hat keine eigenen Texte.
error-too-long = Das ist zu lang für den Server.
error-unreadable-copy = Deine Kopie dieser Quelle ist nicht mehr lesbar. Hole sie neu.
error-unreadable-document = Diese Datei konnte nicht gelesen werden.
error-too-many = In diesem Browser sind so viele Tische offen, dass der Server keinen mehr hinzufügt. Schließe einen und lade diese Seite neu.
error-no-such-round = Diese Runde wird hier nicht mehr gebaut.
error-not-as-played = Der Schiedsrichter nimmt diese Runde nicht an.

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
game-play-bot = Gegen einen Bot spielen
game-play-here = An einem Bildschirm spielen
game-play-invited = Jemanden einladen
game-play-open = Platz öffnen
game-play = Spielen
game-rulebook = Spielregel
game-room = Üben, Bots und ein Bildschirm
game-sandbox = Probebrett
real-table = Am echten Tisch
real-turns = Handy am Tisch
real-desk = Wertungstisch
real-sheet = Blatt zum Ausdrucken
real-guide = Übersicht der Plättchen
real-print = Drucken
real-kept = Diese Seite ist auf diesem Gerät gespeichert und öffnet sich auch ohne Netz.
real-not-kept = Lass diese Seite ohne Netz offen: Browser speichern nur Seiten, die über https oder von diesem Computer kommen.

# So wird gespielt

how-title = So wird gespielt, in einer Minute
how-all = Alles abspielen
how-stop = Anhalten
how-play = Abspielen
how-pause = Pause
how-step = Nächster Schritt
how-of = { $scene }, Schritt { $step } von { $steps }

# Die Spielregel

read-fetching = Wird geholt
read-get = Meine Kopie holen

# A line of a score in a note: what was counted, how often and at what.
term = { $name }, { $count } × { $each }
