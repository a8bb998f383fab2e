# Wie wir uns an unseren Tischen verhalten, ganz gleich, was gespielt wird.

title = Am Tisch

section-seat = Plätze
    .short = Plätze
section-turn = Mitspielen
    .short = Mitspielen
section-chance = Zufall
    .short = Zufall
section-undo = Zurücknehmen
    .short = Zurücknehmen
section-clock = Uhren
    .short = Uhren

seat_not-yours = Nur wer einen Platz hat, spielt für ihn.
    .name = eigener Platz
seat_members = Einen Tisch sehen alle, die dort sitzen oder eingeladen sind. Einen Tisch mit freiem Platz sehen alle auf diesem Server, bis der Platz besetzt ist.
    .name = wer zusehen darf
seat_owner = Wer den Tisch eröffnet, ist der Gastgeber: Er verschickt die Einladungen, kann einen Platz freimachen und einen freien Platz einem Bot geben oder für alle öffnen. Den eigenen Platz dürfen alle verlassen.
    .name = wer einlädt
seat_taken = Auf einem Platz sitzt eine Person, und wer schon am Tisch sitzt, nimmt keinen zweiten. Einen Platz mit Einladung bekommt, wer ihr zuerst folgt, einen freien, wer sich zuerst setzt.
    .name = nur eine Person
seat_fixed = Bots behalten ihren Platz, ebenso alle am Bildschirm des Gastgebers. Auf diese Plätze führt keine Einladung.
    .name = feste Plätze
seat_kept = Nach dem Ende einer Partie bleiben die Plätze, wie sie sind. In einer Partie mit Uhren wird ein fremder Platz nach seinem ersten Zug nicht mehr freigemacht: Von da an entscheidet die Uhr.
    .name = Plätze bleiben
seat_all-seated = Die Partie beginnt und läuft, solange alle Plätze besetzt sind.
    .name = alle Plätze besetzt

turn_notation = Ein Zug wird in der Notation des Spiels geschrieben.
    .name = Notation
turn_stale = Was du tust, gilt für die Stellung, die du siehst. Hat sie sich inzwischen geändert, geschieht nichts, und du siehst die neue.
    .name = Stellung geändert
turn_once = Ein Zug, der zweimal ankommt, wird einmal gespielt.
    .name = nur einmal
turn_sealed = Wenn alle gleichzeitig wählen, bleibt jede Wahl verdeckt, bis die letzte getroffen ist, und ist nicht mehr zu ändern.
    .name = verdeckte Wahl
turn_measured = Was jemand gebaut hat, misst der Server, indem er es noch einmal spielt. Niemand sagt das Ergebnis an.
    .name = vom Server gemessen
turn_resign = Du darfst jederzeit vor dem Ende aufgeben, gleich wer am Zug ist.
    .name = Aufgeben
turn_stop-bot = Während ein Bot nachdenkt, kannst du ihn bitten, das Beste zu spielen, was er bisher gefunden hat. Einer, der noch vorbereitet wird, macht dann irgendeinen erlaubten Zug.
    .name = Bot anhalten

chance_committed = Jeder Wurf und jede Auslosung ergibt sich aus einer geheimen Zahl des Servers und je einer Zahl aus dem Browser jedes Spielers. Der Server veröffentlicht das Siegel seiner Zahl, bevor er die anderen kennt, damit niemand das Ergebnis wählen kann.
    .name = versiegelte Zahl
chance_numbers-first = Wo etwas dem Zufall überlassen ist, beginnt die Partie, wenn der Browser jedes Spielers seine Zahl geschickt hat. Für Bots tut das der Browser des Gastgebers.
    .name = von jedem eine Zahl
chance_kept = Die Zahl des Servers bleibt, wie sie versiegelt wurde, und jede geschickte Zahl bleibt, wie sie geschickt wurde.
    .name = Zahlen bleiben
chance_revealed = Nach der Partie wird die Zahl des Servers gezeigt, und alle können jeden Wurf und jede Auslosung nachrechnen. Wer das Ende einer allein gespielten Partie zurücknimmt, kann wissen, was danach kommt.
    .name = am Ende gezeigt

undo_back-to-a-decision = Das Zurücknehmen führt zu einem Moment, in dem jemand zu entscheiden hatte. Was die Regeln seitdem von selbst getan haben, wird mit zurückgenommen.
    .name = zurück zu einer Entscheidung
undo_never-past-chance = Was der Zufall gezeigt hat, nimmt niemand zurück: Ein Wurf oder eine Auslosung bleibt.
    .name = nie über den Zufall hinweg
undo_alone = Wer allein oder nur gegen Bots spielt, nimmt frei zurück.
    .name = allein
undo_own-turn = Solange du noch am Zug bist, nimmst du frei zurück, was du seit dem letzten Wurf oder der letzten Auslosung allein getan hast.
    .name = im eigenen Zug
undo_consent = Im Übrigen gilt: Alle anderen Menschen, die noch im Spiel sind, müssen zustimmen.
    .name = mit Zustimmung
undo_lapses = Eine Bitte um Zurücknahme erlischt, wenn ein Zug gemacht wird, wenn jemand ablehnt oder wenn sie zurückgezogen wird.
    .name = Ende einer Bitte
undo_not-after-the-end = Eine beendete Partie zwischen Menschen bleibt, wie sie endete, ebenso jede Partie, die durch Zeitüberschreitung endete.
    .name = nicht nach dem Ende

clock_flag = Wessen Zeit abgelaufen ist, hat verloren. Die Uhr des Servers entscheidet.
    .name = Zeit abgelaufen
clock_increment = Am Ende jedes Zuges gibt es die vereinbarten Sekunden dazu, aus wie vielen Bewegungen er auch bestand.
    .name = Zeitgutschrift
clock_first-move = Der erste Zug kostet keine Zeit: Eine Uhr läuft erst, wenn ihre Seite zum zweiten Mal am Zug ist.
    .name = erster Zug
clock_lag = Die ersten 0,2 Sekunden jedes Zuges zählen nicht. Sie gehören dem Netz.
    .name = Zeit fürs Netz
clock_waits = Solange ein Platz leer ist, läuft nur seine eigene Uhr, und nur wenn er am Zug ist. Wer geht, gewinnt keine Zeit.
    .name = leere Plätze
clock_undo = Das Zurücknehmen gibt niemandem Zeit zurück. Die Uhr der Seite, die wieder am Zug ist, läuft von ihrem Stand weiter.
    .name = Uhren beim Zurücknehmen
clock_restart = Steht der Server, läuft keine Uhr. Danach läuft eine Uhr wieder, sobald ihr Spieler zurück ist, spätestens nach 30 Sekunden.
    .name = nach einem Neustart
