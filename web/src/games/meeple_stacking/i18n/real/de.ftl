# Wörter der Seite für Meeple-Stapeln mit echten Meeple. Sätze über Regeln kommen vom Spiel selbst.

stacking-line = Echte Meeple, echter Filz: Diese Seite hält die Uhr, zählt Reihe für Reihe und weiß, wer ausgeschieden ist.
stacking-needed = Was ihr braucht
stacking-need-felt = Für jeden ein Stück Filz im Format A4, 21 × 29,7 cm. Filz rutscht nicht. Für Immer höher genügt eines für alle.
stacking-need-meeples = Für jeden bis zu 99 Meeple aus Carcassonne. Es gab Sets mit 100 in einer Farbe. Weniger gehen auch: Alle sollen gleich viele haben.
stacking-need-watch = Einen ebenen Tisch, an den niemand stößt, und diese Seite, wo alle sie sehen.
stacking-supply = Meeple für jeden
stacking-supply-number = Meeple für jeden: eine ganze Zahl von 1 bis { $most }.
stacking-enough = Mit je { $supply } könnt ihr eine volle Pyramide mit { $base } unten bauen: { $used ->
    [one] { $used } Meeple
   *[other] { $used } Meeple
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Jede andere Form steht euch auch frei.
stacking-enough-rounds = Immer höher geht bis Runde { $round }.
stacking-enough-none = Für Immer höher braucht jeder 6.
stacking-enough-left = { $left ->
    [one] { $left } Meeple bleibt übrig.
   *[other] { $left } Meeple bleiben übrig.
}
stacking-leaflet = Hans im Glück hat die Regeln 2012 als Blatt veröffentlicht. Es stand unter dieser Adresse und ist dort nicht mehr zu finden:
stacking-names = Namen
stacking-name = Name von Spieler { $number }
stacking-player = Spieler { $number }
stacking-twins = Zwei haben denselben Namen.
stacking-alone = Allein baust du gegen deinen eigenen Rekord.
stacking-readings = Was der Text offen lässt
stacking-readings-none = Allein ist nichts offen.
stacking-clock = Uhr
stacking-cue-ready = Hände bereit
stacking-cue-running = Bauen
stacking-cue-paused = Pause
stacking-cue-off = Hände weg
stacking-cue-judged = Zählt, was steht
stacking-start = Los
stacking-pause = Pause
stacking-go-on = Weiter
stacking-reset = Uhr zurück auf Anfang
stacking-all-done = Alle sind fertig
stacking-done = Fertig
stacking-sound = Ton
stacking-full-screen = Ganzer Bildschirm
stacking-round-of = Runde { $round } von { $rounds }
stacking-extra-round = Eine Runde mehr
stacking-round = Runde { $round }
stacking-count-now = Ohne die Uhr zählen
stacking-count-line = Zählt die Meeple der höchsten Pyramide, Reihe für Reihe. Es zählen nur die, die aufrecht stehen, innerhalb des Filzes und verbunden.
stacking-row = Reihe { $row }
stacking-row-more = Reihe { $row } dazu
stacking-row-less = Einer weniger in Reihe { $row }
stacking-row-plus = Einer mehr in Reihe { $row }
stacking-row-number = Reihe { $row } braucht eine ganze Zahl; 0 heißt keiner.
stacking-sum = Summe
stacking-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stacking-pile = Eine Pyramide, von der untersten Reihe an: { $rows }. Meeple: { $meeples }
stacking-asked = Verlangt, von der untersten Reihe an: { $rows }
stacking-refused-supply = Das sind mehr als die { $supply } Meeple, die jeder von euch hat.
stacking-refused-nothing = In Reihe { $row } stünde nichts, und die Reihen darüber brauchen etwas unter sich.
stacking-loose = Ist Reihe 1 ganz verbunden? So wenige darüber verbinden höchstens { $most } davon, wenn jeder auf zweien steht. Zählt nur diese.
stacking-write = Aufschreiben
stacking-one-left = Eingestürzt: einer steht
stacking-nothing-left = Nichts steht
stacking-best-so-far = Dein Rekord bisher: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stacking-standing = Stand
stacking-out = Ausgeschieden
stacking-met = In dieser Runde geschafft
stacking-failed = In dieser Runde gescheitert
stacking-builds = Baut jetzt
stacking-rungs = Die Zahl ist die letzte Runde, die jemand geschafft hat.
stacking-task-full = Bau die volle Pyramide: { $rows }, das sind { $meeples } Meeple.
stacking-task-free = Bau mit { $base } unten, höher als { $before ->
    [0] nichts
    [one] { $before } Reihe
   *[other] { $before } Reihen
}.
stacking-height = Reihen hoch
stacking-refused-low = Sie muss höher sein als die { $before ->
    [one] { $before } Reihe
   *[other] { $before } Reihen
} der Runde davor.
stacking-stands = Sie steht
stacking-falls = Nicht geschafft
stacking-fallen = Jemand hat eine umgeworfen
stacking-fallen-who = Wer war es?
stacking-fallen-whose = Wessen Pyramide?
stacking-fallen-how = Was ist aus ihr geworden?
stacking-fall-gone = Sie ist weg
stacking-fall-lower = Sie ist niedriger
stacking-fall-some = Sie hat einige verloren und ist so hoch wie zuvor
stacking-fallen-not = Nach eurer Abmachung ist sie nicht zerstört: Sie ist so hoch wie zuvor. Baut weiter.
stacking-fallen-write = Aufschreiben
stacking-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
stacking-result-alone = Insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stacking-rounds-met = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
stacking-best = Beste Pyramide: { $who }, { $rows }, { $points } wert
stacking-record = { $count ->
    [one] Ein neuer Rekord von { $who }
   *[other] Neue Rekorde von { $who }
}
stacking-why-most-points = Die meisten Punkte nach allen Runden gewinnen.
stacking-why-last-one = Alle anderen sind ausgeschieden.
stacking-why-last-remaining = Alle anderen sind gescheitert.
stacking-why-all-failed = Alle Verbliebenen sind in derselben Runde gescheitert.
stacking-why-supply = Die Meeple reichen nicht für die nächste Pyramide.
stacking-card = Als Bild teilen
stacking-card-saved = Das Bild liegt bei deinen Downloads.
stacking-copy = Als Text kopieren
stacking-again = Noch einmal
stacking-others = Mit anderen
stacking-bests = Rekorde auf diesem Gerät
stacking-best-rows = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit { $rows }
stacking-best-round = bis Runde { $round }
stacking-forget = Rekorde löschen
stacking-forget-sure = Wirklich löschen
stacking-anew = Von vorn
stacking-anew-sure = Diese Partie wirklich aufgeben

# Am Bildschirm

stacking-on-screen = Am Bildschirm bauen
stacking-screen-line = Du baust mit einer Hand, die ein wenig zittert, wie deine eigene. Alle haben dieselbe Zeit und eine eigene Platte oder eine gemeinsame; der Server spielt jede Runde nach und wertet, was steht.
stacking-practice = Üben
stacking-practice-line = Ohne Uhr
stacking-screen-alone = Allein, ohne Uhr
stacking-screen-here = An diesem Bildschirm
stacking-screen-elsewhere = Mit Leuten anderswo oder mit Bots, die gleichzeitig bauen:
stacking-screen-table = einen Tisch vorbereiten
stacking-plate = Die Platte. Mit der Leertaste nimmst du einen Meeple.
stacking-loading = Die Physik wird geladen
stacking-no-webgl = Dieser Browser kann nicht räumlich zeichnen, die Platte lässt sich nicht zeigen.
stacking-zoom = Näher heran
stacking-turn = Meeple drehen
stacking-away = Weiter weg
stacking-near = Näher her
stacking-lock = In einer Ebene bleiben
stacking-fetch = Meeple nehmen
stacking-next = Weiter
stacking-once-more = Noch einmal
stacking-leave = Platte verlassen
stacking-play-loading = Einen Moment
stacking-play-ready = Hände bereit
stacking-play-building = Bauen
stacking-play-settling = Hände weg
stacking-play-judging = Der Schiedsrichter spielt nach
stacking-play-judged = Gewertet
stacking-play-failed = Nicht gewertet
stacking-judgement = Wertung
stacking-show = Auf der Platte zeigen
stacking-uncounted = { $letter }: { $number ->
    [one] { $number } Meeple, der nicht zählt
   *[other] { $number } Meeple, die nicht zählen
}
stacking-row-sum = { $count } zu je { $row }
stacking-stands-on = { $count ->
    [one] steht auf { $under }
   *[other] stehen auf { $under }
}
stacking-on-felt = auf dem Filz
stacking-together = Auf einer Platte baut ihr
stacking-together-at-once = Zu zweit gleichzeitig
stacking-together-in-turns = Nacheinander
stacking-together-line = Bis zu { $most } Spieler teilen sich eine Platte, jeder mit { $supply } Meeple an einer Seite. Gleichzeitig sind es zwei Hände: Maus, Finger oder Tasten. Wer die Pyramide eines anderen zerstört, hat die Partie verloren.
stacking-one-plate = Eine Platte für alle
stacking-turn-of = Hände bereit: { $who }
stacking-fetch-for = Ein Meeple für { $who }
stacking-keys-move = Die Tasten bewegen die Hand von
stacking-knocked = { $who } hat die Pyramide von { $whose } zerstört.
stacking-played-engine = Gebaut wurde mit einer anderen Physik.
stacking-played-forged = Das ist nicht die Runde, die ausgegeben wurde.
stacking-played-long = Die Runde dauerte länger, als sie darf.
stacking-played-fast = Es wurde mehr gespielt, als Zeit vergangen ist.
stacking-played-cut = Die Aufzeichnung ist abgeschnitten.
stacking-played-reach = Die Hand tat, was keine Hand kann.
stacking-played-edited = Nachgespielt wird daraus eine andere Platte.
stacking-at = { $x } · { $y } · { $z } mm
stacking-who = Wer für Spieler { $number } baut
stacking-person = Ein Mensch
stacking-bot = Bot { $number }, { $level }
stacking-hurry = Gleich zum Ende
stacking-watch-again = Noch einmal ansehen
stacking-play-watching = Noch einmal gesehen
stacking-moment = Zeitpunkt der Runde
stacking-moment-at = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
stacking-speed = Tempo { $speed }
stacking-back = Zurück zur Wertung
stacking-back-game = Zurück zur Partie

# An einem Tisch mit anderen anderswo

stacking-ready = Ich bin bereit
stacking-begins = Hände bereit: { $seconds }
stacking-your-turn = { $who }, du baust jetzt. Die Uhr läuft, sobald alle, die bauen, bereit sind.
stacking-waits-for = Noch nicht bereit: { $who }
stacking-now-builds = Am Bauen: { $who }
stacking-plate-of = Die Platte von { $who }
stacking-larger = Größer
stacking-smaller = Kleiner
stacking-late = Die Aufzeichnung kam nicht rechtzeitig, deshalb zählt nichts.
stacking-table-line = Jeder baut auf einer eigenen Platte, und alle sehen jede Platte wachsen.

# Mit dem Finger

stacking-zoom-short = Zoom
stacking-turn-short = Drehen
stacking-away-short = Hinten
stacking-near-short = Vorn
