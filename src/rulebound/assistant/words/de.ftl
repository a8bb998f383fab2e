# Was die Regelhilfe sagt. $value ist eine Zahl oder ein Wort in der Sprache des Lesers.

yes = Ja.
no = Nein.
value = { $value }.
value-point = { $value ->
    [one] { $value } Punkt.
   *[other] { $value } Punkte.
}
value-point-each-meeple = { $value ->
    [one] { $value } Punkt je Meeple.
   *[other] { $value } Punkte je Meeple.
}
value-second = { $value ->
    [one] { $value } Sekunde.
   *[other] { $value } Sekunden.
}
value-minute = { $value ->
    [one] { $value } Minute.
   *[other] { $value } Minuten.
}
value-space = { $value ->
    [one] { $value } Feld.
   *[other] { $value } Felder.
}
conflict = Die Quellen widersprechen sich. Hier ist jede Seite.
silent = Die Quellen entscheiden das nicht.
elsewhere = Das betrifft nicht die Regeln unserer Spiele, darauf habe ich keine Antwort.
no-such-move = Wie es vor Zug { $move } stand, ist hier nicht bekannt, also lässt sich dazu nichts entscheiden.
no-such-amount = So eine Menge kann auf keinem Tisch liegen, deshalb wird nichts ausgerechnet.
unread = Nicht verstanden: { $words }. Kommt es hier darauf an, kann die Zahl eine andere sein.
moves-open = { $number ->
    [one] Du hast { $number } möglichen Zug.
   *[other] Du hast { $number } mögliche Züge.
}
at-place = { $place }: { $text }
lasts = Eine ganze Partie dauert laut Katalog { $least } bis { $most } Minuten.
title = { $game }
half-read = Deine Frage ist in keiner der Sprachen gestellt, die hier gesprochen werden: Englisch, Russisch, Französisch, Niederländisch, Deutsch. Sie wurde so gut es ging gelesen, und nichts wird daraus gefolgert.
taken = Verstanden als Frage zu { $game }.
taken-others = Verstanden als Frage zu { $game }. Gemeint sein könnte auch { $others }: Sicher ist es, wenn die Frage das Spiel nennt.
near = Am nächsten stehen diese Regelpunkte:
reading = Wir spielen es so:
assumed = Von anderswo, nicht aus der Quelle selbst:
in-original = Im Original:
written = Mit { $model } formuliert, an den Regelpunkten geprüft.
no-copy = Du hast hier keine Kopie der Quelle, deshalb steht ihr Wortlaut nicht dabei.
spaces = Felder, die sie weit zieht
coats-of-arms = Wappen
farmhouses = Bauernhöfe
tiles-with-city = Plättchen mit Stadt
tiles-with-road = Plättchen mit Straße
