# Die Seite selbst. Sätze über Regeln kommen von den Spielen.

skip = Zum Inhalt
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
ways-here = An diesem Bildschirm
ways-here-text = Ihr spielt abwechselnd an diesem Bildschirm, oder du spielst alle Plätze selbst.
ways-bot = Gegen Bots
ways-bot-text = Die Bots spielen hier, auf diesem Rechner. Du kannst Züge frei zurücknehmen.
ways-invited = Mit Freunden
ways-invited-text = Du bekommst für alle einen eigenen Link. Wer einen öffnet, nimmt diesen Platz.
ways-open = Freie Plätze
ways-open-text = Alle auf diesem Server können die anderen Plätze nehmen.
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
begin = Beginnen
begin-invite = Beginnen und einladen
joining = Der Tisch wird geöffnet

# Einladung

join-title = Du bist eingeladen
join-text = An einem Tisch wirst du erwartet. Ist ein Platz für dich frei, beginnt die Partie, wenn du ihn nimmst.
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
    [ahead] Vorn, Tiefe { $depth }
    [behind] Hinten, Tiefe { $depth }
   *[even] Gleichauf, Tiefe { $depth }
}
depth = Tiefe { $depth }
stop-bot = Bot stoppen
stop = Stopp
invite = Einladung kopieren
invite-short = Einladen
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
play-again = Noch einmal spielen
pick-move = Zug wählen
confirm-move = { $move } spielen
to-game = Zurück zur Partie
looking-back = Du siehst eine frühere Stellung. Zieh hier, um einen Zug auszuprobieren.
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
view-odds = Chancen
view-rotate = Brett drehen
evaluation-text = { $side } hat die besseren Chancen, { $percent } %, Tiefe { $depth }
evaluation-one = { $side }: Chancen { $percent } %, Tiefe { $depth }
evaluation-none = Noch nicht bewertet

# Teilen

share = Teilen
share-move = Link zu diesem Zug kopieren
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
draws-offer = { $draws ->
    [one] In dieser Partie hat einmal der Zufall entschieden.
   *[other] In dieser Partie hat { $draws }-mal der Zufall entschieden.
} Ob jemand nachgeholfen hat, kann dein Browser hier nachrechnen.
draws-check = Jeden Wurf und jede Auslosung nachrechnen
draws-right = { $draws ->
    [one] Niemand hat nachgeholfen: Das eine Ergebnis folgt aus den Zahlen des Servers und der Spieler.
   *[other] Niemand hat nachgeholfen: Alle { $draws } Ergebnisse folgen aus den Zahlen des Servers und der Spieler.
}
draws-sealed = Die Zahl des Servers passt zu ihrem Siegel. Die einzelnen Ergebnisse dieses Spiels prüft „rulebound verify“.
draws-kept = Das Siegel ist das von vor der Partie, und deine eigene Zahl ist dabei.
draws-not-kept = Dein Browser hat an diesem Tisch keine eigene Zahl geschickt und kann nicht sagen, ob das Siegel immer dieses war.
draws-fault-secret = Die Zahl, die der Server zeigt, passt nicht zu ihrem Siegel.
draws-fault-commitment = Das Siegel ist nicht das, das du vor der Partie gesehen hast.
draws-fault-own = Die Zahl, die dein Browser geschickt hat, ist nicht unter denen, die entschieden haben.
draws-other-number = Die Zahl von Platz { $at } ist eine andere als zu dem Zeitpunkt, als du deine geschickt hast: Jemand anderes hat den Platz vor dem Beginn genommen, oder sie wurde ausgetauscht.
draws-other-draw = Ergebnis Nr. { $at } dieser Partie ist nicht das, was die Zahlen ergeben.
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
meridians-keys = Pfeiltasten folgen den Linien, mit Umschalt den anderen schrägen. Der Name eines Punktes führt zu ihm. Eingabe setzt den Stein.
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
        [light] Schafft dieser Zug keinen Pfad, geht { $stones ->
            [one] er
           *[other] sie
        } zu Beginn des nächsten Zugs von Dunkel vom Brett. { $saves ->
            [one] { $saves } Punkt schafft einen.
           *[other] { $saves } Punkte schaffen einen.
        }
       *[dark] Schafft dieser Zug keinen Pfad, geht { $stones ->
            [one] er
           *[other] sie
        } zu Beginn des nächsten Zugs von Hell vom Brett. { $saves ->
            [one] { $saves } Punkt schafft einen.
           *[other] { $saves } Punkte schaffen einen.
        }
    }
    [no] { $colour ->
        [light] Kein Zug hilft mehr: Zu Beginn des nächsten Zugs von Dunkel geht { $stones ->
            [one] er
           *[other] sie
        } vom Brett.
       *[dark] Kein Zug hilft mehr: Zu Beginn des nächsten Zugs von Hell geht { $stones ->
            [one] er
           *[other] sie
        } vom Brett.
    }
   *[unknown] {""}
}
meridians-show-saves = { $saves ->
    [one] Punkt zeigen
   *[other] Alle { $saves } zeigen
}

# Der Marsigelwettkampf

marsigel-about = { $variant ->
    [nest] Das Nest gewinnt
   *[tree] Der Baum gewinnt
}
marsigel-letter-red = R
marsigel-letter-yellow = G
marsigel-letter-green = N
marsigel-letter-blue = B
marsigel-letter-black = S
marsigel-letter-purple = V
marsigel-letter-orange = O
marsigel-letter-cyan = C
marsigel-letter-clear = T
marsigel-letter-white = W
marsigel-letter-pink = A
marsigel-letter-brown = U
marsigel-letter-mint = M
marsigel-piece = { $size ->
    [queen] Königin { $whose }
    [drone] Drohne { $whose }
   *[pawn] Bauer { $whose }
}
marsigel-space = { $size ->
    [queen] Feld der Königin { $whose }
    [drone] Feld der Drohne { $whose }
   *[pawn] Feld des Bauern { $whose }
}
marsigel-alone = steht dort allein
marsigel-stack = { $count ->
    [one] { $count } Pyramide
   *[other] { $count } Pyramiden
}, oben { $top }
marsigel-lands = hierher für { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}, { $left } übrig
marsigel-too-far = zu weit, { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
marsigel-too-small = { $variant ->
    [nest] zu groß zum Landen
   *[tree] zu klein zum Landen
}
marsigel-level = { $level } von { $count } von unten
marsigel-piece-hand = in der Hand
marsigel-piece-free = darf ziehen
marsigel-piece-held = festgehalten von deiner Pyramide darüber
marsigel-piece-stuck = kein Zug für diese Punkte
marsigel-keys = Pfeil links und rechts gehen den Ring entlang, hoch und runter durch einen Stapel. Enter nimmt eine Pyramide auf und setzt sie ab, Escape lässt sie los, I zeigt den ganzen Stapel.
marsigel-rolled = { $who } hat { $pips } gewürfelt
marsigel-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zum Ziehen
marsigel-spent = { $spent } verbraucht, { $left } übrig
marsigel-costs = kostet { $cost }, { $left } übrig
marsigel-end = { $points ->
    [0] Zug beenden
    [one] Zug beenden, { $points } Punkt verfällt
   *[other] Zug beenden, { $points } Punkte verfallen
}
marsigel-pass = Passen ({ $pass } von { $needed } in Folge)
marsigel-passes = passt
marsigel-leaves = { $who } gibt auf
marsigel-won = { $who } gewinnt
marsigel-drawn = Unentschieden
marsigel-pick = Wähle eine Pyramide
marsigel-confirm = Diesen Zug machen
marsigel-confirm-pass = Passen
marsigel-confirm-end = Zug beenden

marsigel-scene-points = Der Wurf ist dein Guthaben
marsigel-scene-points-text = Jedes Feld kostet eine Pyramide ihre Augen: 3 für eine Königin, 2 für eine Drohne, 1 für einen Bauern. Verteile den Wurf auf deine Pyramiden, in beide Richtungen.
marsigel-scene-landing = Auf gleicher Größe oder größer landen
marsigel-scene-landing-text = Ein Zug endet oben auf einem anderen Stapel, auf einer mindestens so großen Pyramide. Was unterwegs steht, ist egal.
marsigel-scene-carry = Tragen und mitreiten
marsigel-scene-carry-text = Eine Pyramide nimmt kostenlos alles mit, was auf ihr steht. Von deinen eigenen in einem Stapel darf nur die oberste ziehen.
marsigel-scene-closing = Der Ring schließt sich
marsigel-scene-closing-text = Ein leeres Feld verschwindet sofort. Hier wird der Weg des Bauern zu seiner Königin um ein Feld kürzer.
marsigel-scene-tree = Ein Baum gewinnt
marsigel-scene-tree-text = Deine Königin, direkt darauf deine Drohne, direkt darauf dein Bauer: Du gewinnst sofort. Darunter und darüber darf alles stehen.
marsigel-scene-lock = Setz dich auf andere
marsigel-scene-lock-text = Eine fremde Pyramide dazwischen verdirbt den Baum, und nur ihr Besitzer kann sie wegnehmen. Passen alle nacheinander, endet es unentschieden.
marsigel-strip-points = Jedes Feld kostet die Augen der Pyramide.
marsigel-strip-closing = Leere Felder verschwinden.
marsigel-strip-tree = Königin, Drohne, Bauer: Ein Baum gewinnt.
marsigel-sum = { $moves ->
    [-1] { $who } am Zug, { $points } übrig
    [0] { $who } am Zug, { $points } übrig. Nichts ist möglich.
    [one] { $who } am Zug, { $points } übrig. Ein Zug ist möglich.
   *[other] { $who } am Zug, { $points } übrig. { $moves } Züge sind möglich.
}
marsigel-sum-roll = { $who } muss würfeln
marsigel-sum-ring = { $spaces ->
    [one] Ein Feld
   *[other] { $spaces } Felder
}, der höchste Stapel hat { $tallest ->
    [one] eine Pyramide
   *[other] { $tallest } Pyramiden
}.
marsigel-set-players = Spieler
marsigel-set-points = Punkte übrig
marsigel-set-roll = noch zu würfeln
marsigel-set-goal = Was gewinnt
marsigel-set-tree = Baum
marsigel-set-nest = Nest
marsigel-set-none = Nimm eine Pyramide auf und wähle, wo sie stehen soll.
marsigel-set-alone = Auf ein eigenes Feld
marsigel-set-on = Feld vor
marsigel-set-back = Feld zurück
marsigel-set-anew = Neu aufstellen
marsigel-set-keys = Auf dem Brett: Pfeiltasten gehen, Enter nimmt eine Pyramide auf und setzt sie ab, N gibt ihr ein eigenes Feld, + und − versetzen ihr Feld. Mit der Maus gibt ihr die andere Taste ein eigenes Feld.
marsigel-wrong-form = Eine Stellung ist Ring, wer am Zug ist und Punkte, wie a3/b2/a1/b3/a2/b1 a 4.
marsigel-wrong-stack = „{ $word }“ ist kein Stapel. Schreib seine Pyramiden von unten nach oben, wie b3a2.
marsigel-wrong-players = Es spielen { $least } bis { $most } Spieler.
marsigel-wrong-count = { $count ->
    [0] { $piece } fehlt.
   *[other] { $piece } ist { $count } Mal da.
}
marsigel-wrong-mover = Wer am Zug ist, ist ein Buchstabe von a bis { $last }.
marsigel-wrong-points = Es können 0 bis 6 Punkte übrig sein, nicht { $points }.
marsigel-wrong-size = { $piece } kann nicht auf { $onto } stehen.

marsigel-odds-title = Chancen
marsigel-odds-of = Für { $who }, wenn beide fehlerfrei spielen
marsigel-odds = { $win } Sieg, { $draw } Remis, { $lose } Niederlage
marsigel-odds-before = Vor dem Wurf
marsigel-odds-now = Mit diesen Punkten
marsigel-odds-roll = Nach einer { $pips }
marsigel-odds-what-if = Was, wenn der Würfel zeigt
marsigel-odds-ends = Wege, den Zug zu beenden, die besten zuerst: Sieg, Remis, Niederlage
marsigel-odds-all = Alle { $count } Enden zeigen
marsigel-odds-few = Nur die besten zeigen
marsigel-odds-none = Die Chancen sind zu zweit bekannt, ohne vereinbartes Remis.

# Was nicht ging

error-unreachable = Der Server ist nicht zu erreichen. Prüfe, ob er läuft, und versuche es noch einmal.
error-failed = Das ging nicht.
error-stale = Die Stellung hat sich geändert. Sieh noch einmal hin, bevor du ziehst.
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht offen für dich.
error-no-session = Dieser Browser behält keine Cookies, der Server erkennt dich also nicht wieder. Erlaube sie für diese Seite.
error-too-fast = Das war etwas schnell. Warte kurz und versuche es noch einmal.
error-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
error-nothing-to-think = Die Partie ist zu Ende: Es gibt nichts zu überlegen.
error-not-solved = Genaue Chancen dieser Stellung sind nicht bekannt.
error-not-fetched = Die öffentliche Seite konnte nicht geholt werden.
error-bad-request = Das konnte der Server nicht lesen.
server-says = Der Server meldet: „{ $detail }“
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
error-no-rulebook = Eine solche Spielregel gibt es auf diesem Server nicht.
error-no-such-clause = Einen solchen Regelpunkt hat die Spielregel nicht.
error-no-such-language = In dieser Sprache hat der Server keine Texte.
error-no-such-level = Einen Bot dieser Stärke gibt es für dieses Spiel nicht.
error-no-such-method = Das macht der Server nicht. Lade die Seite neu.
error-no-such-route = Das hat der Server nicht. Lade die Seite neu.
error-no-such-page = Eine solche Seite gibt es auf diesem Server nicht.
error-no-such-source = Keine Spielregel hier nennt diese Quelle.
error-host-only = Kopien lassen sich nur an dem Rechner holen und ganz zeigen, auf dem der Server läuft.
error-several-asked = Hier wählen mehrere zugleich, daher lässt sich keine Zugfolge verfolgen.
error-no-words = Dieses Spiel hat keine eigenen Texte.
error-too-long = Das ist zu lang für den Server.
error-unreadable-copy = Deine Kopie dieser Quelle ist nicht mehr lesbar. Hole sie neu.
error-unreadable-document = Diese Datei konnte nicht gelesen werden.
error-too-many = In diesem Browser sind so viele Tische offen, dass der Server keinen mehr hinzufügt. Schließe einen und lade diese Seite neu.

# Das Regal; Wörter zwischen Sternchen werden hervorgehoben

shelf-display = Brettspiele, die dir *die Regel* zeigen.
shelf-games = Spiele
shelf-yours = Deine Tische
shelf-yours-none = Du hast noch keinen Tisch. Beginne eine Partie, und sie wartet hier auf dich.
shelf-open = Freie Plätze
shelf-open-none = Niemand auf diesem Server wartet auf einen Gegner. Öffne einen Platz, und alle hier können ihn einnehmen.
shelf-your-move-against = Du bist am Zug gegen { $opponent }
shelf-their-move = { $opponent } ist am Zug
shelf-here = { $seats ->
    [2] Beide Seiten an diesem Bildschirm
   *[other] Alle { $seats } Plätze an diesem Bildschirm
}
shelf-waiting = Noch ist ein Platz leer
shelf-watching = Du schaust zu
shelf-over = Beendet
shelf-over-against = Beendet, gegen { $opponent }
shelf-bot = Bot, { $level }
shelf-someone = jemand
shelf-and-more = { $name } und { $more ->
    [one] jemand
   *[other] { $more } andere
}
shelf-free = { $free } von { $seats } Plätzen frei
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
game-sandbox = Probebrett
game-sheet = Blatt zum Ausdrucken
game-turns = Züge am echten Tisch
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
game-card-setup = Aufbau
game-card-length = Länge
game-card-complexity = Komplexität
game-card-strategy = Strategie
game-card-luck = Zufall
game-card-theme = Thema
game-card-equipment = Ihr braucht
game-card-based-on = Nach
game-card-status = Stand
game-card-based-on-value = { $name } von { $by }
game-card-status-value = { $version ->
    [none] { $status }
   *[other] { $status }, Version { $version }
}

mechanic-hexagon-grid = Sechseckraster
mechanic-enclosure = Einkreisen
mechanic-line-of-sight = Sichtlinie
card-length-fast = kurz
card-degree-low = gering
card-degree-high = hoch
card-theme-abstract = abstrakt
card-status-complete = fertig
equipment-trio-each = je ein Trio Pyramiden
equipment-die = ein sechsseitiger Würfel
mechanic-stacking = Stapeln
mechanic-freeform-board = freies Spielfeld

# So wird gespielt

how-title = So wird gespielt, in einer Minute
how-all = Alles abspielen
how-stop = Anhalten
how-play = Abspielen
how-pause = Pause
how-step = Nächster Schritt
how-of = { $scene }, Schritt { $step } von { $steps }

scene-opening = Zwei Steine, ein Pfad
scene-opening-text = Jede Seite setzt einen Stein, dann einen zweiten in gerader Linie mit dem ersten: Dazwischen liegt mindestens ein Punkt, und alle sind leer.
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

# Die Spielregel

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
read-why-missing = Deine Kopie ist da, aber diese Stelle steht nicht darin. Vielleicht ist es eine andere Fassung.
read-why-no-locator = Nur mit Titel und Abschnitt genannt.
read-garbled = Die Stelle steht auf Seite { $page } deiner Kopie, aber dem Text dieser Seite ist nicht zu trauen. Sieh dort nach.
read-why-no-copy = Deine Kopie ist nicht mehr da.
read-why-unread = Die Stelle ließ sich gerade nicht lesen.
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
read-copy-failed = Speichere die Seite mit deinem Browser und importiere die Datei.
read-import-failed = Text, HTML und PDF gehen.
read-sources = Quellen
read-sources-text = Wir drucken die Spielregeln anderer nicht nach. Diesen Texten folgen unsere Worte; mit deiner eigenen Kopie kannst du jedes davon prüfen.

# Das Probebrett

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
try-wrong-form = Eine Stellung besteht aus Größe, Zug und Steinen, wie 7 12 g6L h5D.
try-wrong-size = Eine lange Seite hat { $least } bis { $most } Punkte, nicht { $size }.
try-wrong-stone = „{ $word }“ ist kein Stein. Schreib einen Punkt und L oder D, wie g6L.
try-wrong-point = Dieses Brett hat keinen Punkt { $point }.
try-wrong-twice = Auf { $point } stehen zwei Steine.
try-wrong-turn = In Zug { $turn } der Eröffnung stehen andere Steine auf dem Brett. Nimm Zug 4 oder später für eine freie Stellung.
try-record = Partie importieren
try-record-text = Züge oder die Datei einer Partie
try-record-file = Datei wählen
try-record-take = Importieren
try-record-refused = Zug { $number } dieser Partie lässt sich nicht spielen. { $reason }
try-line = Züge
try-line-none = Mach einen Zug auf dem Brett. Jeder Zug, den du probierst, bleibt hier stehen.
try-start = Anfang
try-variation = Variante
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
    [less] Er sieht { $side } hinten.
    [lost] Er sieht { $side } weit hinten.
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
try-board-set = Brett: Stellung aufbauen
try-board-play = Brett: Ein Klick macht einen Zug
try-keys = Auf dem Brett: Pfeiltasten wandern, Enter setzt oder nimmt weg, Umschalt+L und Umschalt+D wählen den Stein, Entf nimmt weg. Mit der Maus setzt die andere Taste die andere Farbe.

# At a real table. A star stands where the game's page leaves something open.

sheet-all = Alle Spielerzahlen
sheet-print = Drucken
turns-all-passed = Alle haben nacheinander gepasst.
turns-number = Runde { $turn }
turns-roll = Würfeln
turns-moved = Gezogen, weiter
turns-anew = Neue Partie
turns-anew-sure = Wirklich eine neue Partie?
turns-rolls-stay = Wer einen Zug zurücknimmt, behält die Würfe.
marsigel-turns-order = Zugreihenfolge: { $colours }
marsigel-sheet-line = Der Marsigelwettkampf in Kürze, für 2 bis 13 Spieler, mit Pyramiden und einem Würfel
marsigel-short-goal = Bilde als Erster einen Baum deiner Farbe: deine Königin, direkt darauf deine Drohne, direkt darauf dein Bauer. Darunter und darüber darf liegen, was will.
marsigel-short-trio = Alle nehmen ein Trio einer Farbe: eine Königin (groß, 3 Augen), eine Drohne (mittel, 2) und einen Bauern (klein, 1). Stellt die Pyramiden wie gezeichnet im Kreis auf, jede auf ihr eigenes Feld. Bestimmt, wer beginnt. Gespielt wird gegen den Uhrzeigersinn.
marsigel-short-roll = Würfle. Gib bis zu so viele Punkte für deine eigenen Pyramiden aus, in beliebig vielen Zügen.* Was übrig bleibt, verfällt.
marsigel-short-price = Eine Pyramide zahlt für jedes Feld, das sie zieht, ihre Augen, in welche Richtung auch immer. Unterwegs darf sie über alles hinweg.*
marsigel-short-landing = Jeder Zug endet oben auf einem anderen Stapel, auf einer gleich großen oder größeren Pyramide.*
marsigel-short-carry = Eine Pyramide nimmt alles, was auf ihr liegt, kostenlos* mit. Hast du mehrere Pyramiden in einem Stapel, darf nur die oberste davon ziehen.
marsigel-short-closing = Ein Feld, das leer wird, verschwindet; seine Nachbarn liegen nun nebeneinander.
marsigel-short-pass = Du darfst passen und musst es, wenn du nicht ziehen kannst. Passen alle nacheinander, endet die Partie unentschieden.
marsigel-short-end = Sobald dein Baum steht, hast du gewonnen, auch wenn Punkte übrig sind.*
marsigel-sheet-readings = Hier schweigt die Seite des Spiels, widerspricht sich oder bricht ab; so lesen wir sie. Alle Gründe:
marsigel-sheet-source = Nach der Seite zu Der Marsigelwettkampf von Sehrgut, Version 1.0 von 2013, im Looney Pyramid Games Wiki (looneypyramids.wiki/wiki/Der_Marsigelwettkampf), nach Der Igelwettkampf von HABA. In eigenen Worten und mit eigenen Zeichnungen.
marsigel-sheet-set-up = Aufbau
marsigel-sheet-order = Legt den Kreis gegen den Uhrzeigersinn aus, unten beginnend. Die Farben folgen einander in Zugreihenfolge, die Größen als Königin, Drohne, Bauer. Bei 3, 6, 9 oder 12 Spielern verschieben sich die Größen mit jeder Runde um eine.*
marsigel-sheet-players = { $players } Spieler
marsigel-sheet-ring = Der Kreis für { $players } Spieler, gegen den Uhrzeigersinn von unten
