# Die Seite selbst. Sätze über Regeln kommen von den Spielen.

skip = Zum Brett
page-menu = Seite
close = Schließen
reload = Noch einmal versuchen
view = Ansicht
rules = Regeln
language = Sprache: { $name }
language-legend = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
to-shelf = Zum Regal
lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht wurde die Adresse unterwegs abgeschnitten. In einem Link zu einem Tisch stehen keine Leerzeichen.

# Das Regal

shelf-title = Brettspiele, die dir
shelf-title-rule = die Regel zeigen.
play = Spielen
play-again = Noch einmal spielen
tables-mine = Deine Tische
tables-open = Tische mit freiem Platz
sit-down = Platz nehmen
card-yours = Du bist am Zug
card-theirs = Der Gegner ist am Zug
card-waiting = Wartet auf jemanden
card-over = Zu Ende
card-moves = { $moves ->
    [0] noch keine Züge
    [one] { $moves } Zug
   *[other] { $moves } Züge
}

# Neue Partie

way = Wie möchtest du spielen?
way-here = An diesem Bildschirm
way-here-text = Ihr spielt abwechselnd an diesem Bildschirm, oder du spielst beide Seiten selbst.
way-bot = Gegen einen Bot
way-bot-text = Der Bot spielt hier, auf diesem Rechner. Du kannst Züge frei zurücknehmen.
way-invited = Mit Freunden
way-invited-text = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, nimmt den anderen Platz.
way-open = Freier Platz
way-open-text = Alle auf diesem Server können den anderen Platz nehmen.
level = Stärke
players = Spieler
clock = Uhr
clock-none = Ohne Uhr
clock-choice = { $minutes } min + { $seconds } s
option-rule = die Regel
with-others-option-first-seat-1 = Du
with-others-option-first-seat-2 = Dein Gegenüber
your-name = Dein Name
begin = Beginnen
begin-invite = Beginnen und einladen
joining = Der Tisch wird geöffnet

# Einladung

join-title = Du bist eingeladen
join-text = An einem Tisch ist ein Platz für dich frei. Die Partie beginnt, wenn du ihn nimmst.
join = Platz nehmen

# Plätze

seat = Platz { $number }
seat-bot = Bot, { $level }
seat-open = Frei für alle
seat-waiting = Wartet auf jemanden
seat-you = Du
seat-guest = Gast
seat-away = Gerade nicht da
seat-away-name = { $name }, gerade nicht da
plate-yours = { $side }, du bist am Zug
plate-to-move = { $side } ist am Zug
plate-thinks = { $side } denkt nach
plate-won = { $side } hat gewonnen
clock-of = Uhr von { $side }
clock-short = Wenig Zeit übrig
thinks = Denkt nach
thinking = { $mood ->
    [ahead] Vorn, Tiefe { $depth }
    [behind] Hinten, Tiefe { $depth }
   *[even] Gleichauf, Tiefe { $depth }
}
stop = Stopp
invite = Einladung kopieren
invite-too = Jemanden einladen
invite-link = Einladungslink
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
pick-move = Zug wählen
confirm-move = { $move } spielen
to-game = Zurück zur Partie
looking-back = Du siehst eine frühere Stellung. Wähle einen Punkt, um einen Zug auszuprobieren.
trying = Du probierst Züge aus. Die Partie selbst ändert sich nicht.
trials = Ausprobierte Züge
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
view-rotate = Brett drehen
evaluation-text = { $side } hat die besseren Chancen, { $percent } %, Tiefe { $depth }
evaluation-none = Noch nicht bewertet

# Teilen

share = Teilen
share-move = Link zu diesem Zug kopieren
share-watch = Link zum Zuschauen kopieren
share-record = Partie speichern
share-svg = Brett als SVG speichern
share-png = Brett als PNG speichern
copied = Kopiert
copy-failed = Bitte von Hand kopieren: { $text }
picture-failed = Das Bild konnte nicht erstellt werden.

# Der Rand

margin = Rand
margin-empty = Noch nichts zu sagen. Setze einen Stein.
margin-close = Rand schließen
note-now = jetzt
note-move = Zug { $move }
passage-open = Stelle öffnen
passage-close = Stelle schließen
passage-garbled = Der Text deiner Kopie ist hier unlesbar. Sieh auf ihrer Seite { $page } nach
passage-missing = Die Stelle wurde in deiner Kopie nicht gefunden. Vielleicht ist es eine andere Fassung.
authority-official = Offizielle Regel
authority-designer = Text des Autors
authority-community = Interpretation der Community
authority-translator = Anmerkung der Übersetzung
authority-reading = Unsere Lesart
authority-notes = Nach unseren Notizen
conflict = Dagegen, { $clause }:
public-page = Öffentliche Seite
copy-source = Eigene Kopie der Quelle holen
copying = Die Seite wird geholt
in-rulebook = In der Spielregel

# Meridians

meridians-about = Brett { $board }, { $pie ->
    [on] mit Kuchenregel
   *[off] ohne Kuchenregel
}
meridians-point = { $point }, { $stone ->
    [light] heller Stein
    [dark] dunkler Stein
   *[none] { $open ->
        [yes] leer, offen für dich
        [no] leer, nicht offen für dich
       *[unknown] leer
    }
}{ $doomed ->
    [yes] , ohne Pfad
   *[no] {""}
}{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}
meridians-pick = Punkt wählen
meridians-place = Auf { $point } setzen
meridians-choose = { $colour ->
    [light] Hell spielen
   *[dark] Dunkel spielen
}
meridians-no-path = { $yours ->
    [yes] { $stones ->
        [one] Dein Stein auf { $points } hat keinen Pfad.
       *[other] Deine Gruppe { $points } hat keinen Pfad.
    }
   *[no] { $colour ->
        [light] { $stones ->
            [one] Der helle Stein auf { $points } hat keinen Pfad.
           *[other] Die helle Gruppe { $points } hat keinen Pfad.
        }
       *[dark] { $stones ->
            [one] Der dunkle Stein auf { $points } hat keinen Pfad.
           *[other] Die dunkle Gruppe { $points } hat keinen Pfad.
        }
    }
} { $saved ->
    [yes] { $colour ->
        [light] Zu Beginn des nächsten Zugs von Dunkel wird entfernt, wenn dieser Zug keinen Pfad schafft: { $saves ->
            [one] { $saves } Punkt tut es.
           *[other] { $saves } Punkte tun es.
        }
       *[dark] Zu Beginn des nächsten Zugs von Hell wird entfernt, wenn dieser Zug keinen Pfad schafft: { $saves ->
            [one] { $saves } Punkt tut es.
           *[other] { $saves } Punkte tun es.
        }
    }
    [no] { $colour ->
        [light] Kein Zug hilft mehr: Zu Beginn des nächsten Zugs von Dunkel wird entfernt.
       *[dark] Kein Zug hilft mehr: Zu Beginn des nächsten Zugs von Hell wird entfernt.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Punkt zeigen
   *[other] Alle { $saves } zeigen
}

# Was nicht ging

error-unreachable = Der Server ist nicht zu erreichen. Prüfe, ob er läuft, und versuche es noch einmal.
error-failed = Das ging nicht. { $detail }
error-stale = Die Stellung hat sich geändert. Sieh noch einmal hin, bevor du ziehst.
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht offen für dich.
error-no-session = Dieser Browser behält keine Cookies, der Server erkennt dich also nicht wieder. Erlaube sie für diese Seite.
error-too-fast = Das war etwas schnell. Warte kurz und versuche es noch einmal.
error-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
error-nothing-to-think = Die Partie ist zu Ende: Es gibt nichts zu überlegen.
error-not-fetched = Die öffentliche Seite konnte nicht geholt werden. { $detail }
error-bad-request = Das konnte der Server nicht lesen. { $detail }
