# Was unsere Tische zu Plätzen, Zügen, Zurücknehmen und Uhren sagen. $text ist, was jemand getippt hat.

name = Am Tisch

log-undone = Zurückgenommen

# Plätze

may-read = Du darfst hier zusehen.
may-act = Das ist dein Platz.
may-invite = Du darfst jemanden auf diesen Platz einladen.
may-fill = Du bestimmst, für wen dieser freie Platz ist.
may-sit = Dieser Platz ist frei.
may-play-again = Du darfst die nächste Partie ansetzen.
may-put-out = Du darfst diesen Platz freimachen.
may-stop = Du darfst diesen Bot bitten, jetzt zu spielen.
not-at-this-table = Du bist nicht an diesem Tisch. Ihn sehen alle, die dort sitzen oder eingeladen sind.
no-such-seat = { $seats ->
    [one] Diesen Platz gibt es nicht: Der Tisch hat einen.
   *[other] Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
}
seat-not-yours = Das ist nicht dein Platz. Nur wer dort sitzt, spielt für ihn.
seat-taken = Dieser Platz ist besetzt.
seat-not-open = Dieser Platz steht nicht allen offen. Bitte um eine Einladung.
seat-fixed = Auf diesem Platz sitzt ein Bot oder jemand am Bildschirm des Gastgebers. Niemand wird darauf eingeladen, und er wird nicht freigemacht.
seat-after-end = Die Partie ist beendet, und die Plätze bleiben, wie sie sind.
again-before-end = Die nächste Partie wird angesetzt, wenn diese beendet ist.
seat-with-clock = Diese Partie hat Uhren, und dieser Platz hat seinen ersten Zug gemacht, darum wird er nicht mehr freigemacht. Wer wegbleibt, verliert durch Zeit.
seat-one-each = Du hast schon einen Platz an diesem Tisch. Einen zweiten nimmt niemand.
owner-invites = Nur der Gastgeber verschickt Einladungen.
owner-fills = Nur der Gastgeber bestimmt, für wen ein freier Platz ist.
owner-or-self = Nur der Gastgeber kann einen fremden Platz freimachen. Deinen eigenen darfst du verlassen.
table-waits = Nicht alle Plätze sind besetzt. Die Partie geht los oder weiter, wenn alle sitzen.

# Zufall

may-give = Du darfst deine Zahl für den Zufall schicken.
nonce-given = Deine Zahl zählt mit.
nonces-fixed = Die Zahlen, die über den Zufall entscheiden, stehen fest und bleiben so.
other-commitment = Das Siegel der Serverzahl ist ein anderes, als du gesehen hast. Lade die Seite neu.
nonces-awaited = Die Browser einiger Spieler müssen ihre Zahl noch schicken. Die Partie beginnt, wenn alle Zahlen da sind.

# Mitspielen

move-not-understood = Den Zug „{ $text }“ gibt es in diesem Spiel nicht.
already-sealed = Du hast gewählt. Deine Wahl bleibt verdeckt, bis auch die anderen gewählt haben.
measured-here = Was hier gebaut wird, misst der Server. Niemand sagt ihm das Ergebnis an.
resign-over = Die Partie ist beendet: Aufgeben geht nicht mehr.
resign-out = Du bist aus dieser Partie schon ausgeschieden.
no-bot-thinking = Auf diesem Platz denkt kein Bot nach.

# Zurücknehmen

undo = Zurückgenommen bis zu der gewählten Entscheidung.
undo-no-decision = Zurück geht es nur zu einem Moment, in dem jemand zu entscheiden hatte.
undo-past-chance = Das nähme einen Wurf oder eine Auslosung zurück. Was der Zufall gezeigt hat, bleibt.
undo-wished = Die anderen werden gefragt, ob sie zustimmen.
undo-wish-open = Eine andere Bitte um Zurücknahme ist noch offen.
undo-own-wish = Das ist deine eigene Bitte. Zustimmen müssen die anderen.
undo-not-asked = Du bist aus der Partie ausgeschieden und wirst nicht gefragt.
undo-no-wish = Die Bitte um Zurücknahme gibt es nicht mehr.
undo-agreed = Du stimmst zu. Andere haben noch nicht geantwortet.
undo-declined = Du hast abgelehnt.
undo-withdrawn = Du hast deine Bitte zurückgezogen.
undo-after-end = Die Partie ist beendet und bleibt, wie sie endete.
