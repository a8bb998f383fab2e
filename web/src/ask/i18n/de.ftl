# Der Regelhelfer: was gefragt wird, und was um eine Antwort steht

ask-room = Frag die Regeln
ask-label = Was ist unklar?
ask-board = Frage zu dieser Stellung
ask-do = Die Regeln befragen
ask-looking = Wird nachgeschlagen
ask-writing = { $model } formuliert es aus
ask-written = Mit { $model } formuliert, an den Regelpunkten geprüft
ask-away = Weglegen
ask-we-play = So spielen wir es
ask-table-plays = An diesem Tisch gilt
ask-reckoned = Nach unserer Lesart: { $value }
ask-assumed = Von anderswo übernommen
ask-own-words = Mit deiner Kopie von „{ $source }“ stehen hier auch dessen eigene Worte.
ask-near = Diese Regelpunkte stehen am nächsten
ask-nearby = { $count ->
    [one] Ein Regelpunkt in der Nähe
   *[other] { $count } Regelpunkte in der Nähe
}
ask-example-any = Darf man in Meridians passen?
ask-example-meridians = Rettet ein Pfad die ganze Gruppe?
ask-example-marsigel = Wie weit bringt eine 5 meine Königin?
ask-example-carcassonne = Wer punktet in einer Stadt mit je zwei Rittern?
ask-example-meeple-stacking = Was zählen Reihen zu 5, 4, 2 und 1?
ask-why = { $move ->
    [none] Warum ist dieser Zug nicht erlaubt?
   *[other] Warum ist { $move } nicht erlaubt?
}

# Eine Antwort, die aufgehoben wird: als Karte und in der Liste

ask-all = Meine Fragen
ask-card = Als Karte zeigen
ask-stale = Seit dieser Antwort sind die Regeln hier neu gefasst worden{ $clauses ->
    [none] .
   *[other] : { $clauses }.
}
ask-again = Noch einmal fragen
ask-again-same = Am { $day } war die Antwort dieselbe.
ask-again-reworded = Am { $day } war die Antwort dieselbe; worauf sie beruht, ist neu gefasst.
ask-again-other = Am { $day } war die Antwort eine andere.
ask-former = Die frühere Antwort
ask-print = Drucken
ask-link = Link kopieren
ask-link-new = Neuen Link kopieren
ask-link-copied = Kopiert. Wer den Link hat, sieht diese Frage und ihre Antwort, sonst nichts.
ask-link-copy = Kopiere diesen Link. Wer ihn hat, sieht diese Frage und ihre Antwort, sonst nichts.
ask-link-end = Link beenden
ask-link-ended = Der Link zeigt nichts mehr.
ask-place = Zur Stellung
ask-forget = Löschen
ask-forget-all = Alle löschen
ask-forget-sure = Diese Frage löschen?
ask-forget-all-sure = Alle Fragen löschen?
ask-forget-yes = Ja, löschen
ask-forget-no = Behalten
ask-wrong = Diese Antwort ist falsch
ask-wrong-why = Was ist daran falsch?
ask-wrong-keep = Vermerken
ask-wrong-not = Abbrechen
ask-wrong-held = Vermerkt: Du hältst diese Antwort für falsch.
ask-wrong-back = Zurücknehmen
ask-search = Deine Fragen durchsuchen
ask-of-game = Spiel
ask-of-any = Alle Spiele
ask-of-own = Deine Regelhefte
ask-export = Alle als Datei sichern
ask-older = Ältere Fragen
ask-is-stale = seither neu gefasst
ask-is-stale-own = Regelheft seither geändert oder gelöscht
ask-is-wrong = für falsch gehalten
ask-is-shared = per Link geteilt
ask-none = Du hast noch nichts gefragt. Frag hier oben oder neben einem Brett.
ask-none-found = Keine deiner Fragen hat diese Wörter.
ask-none-of = Keine Fragen zu diesem Spiel.
ask-none-kept = Dieser Server hebt keine Fragen auf.
ask-kept = { $days ->
    [one] Fragen sieht niemand außer dir; sie werden hier einen Tag aufgehoben.
   *[other] Fragen sieht niemand außer dir; sie werden hier { $days } Tage aufgehoben.
}
ask-example-own = Was gilt bei Gleichstand?
ask-role-rules = Regel
ask-role-errata = Errata
ask-role-faq = FAQ
ask-page = S. { $page }
ask-picture = Stelle auf der Seite zeigen
ask-picture-hide = Seite ausblenden
ask-picture-alt = Seite { $page }, die Stelle getönt und ihre Wörter markiert
ask-picture-gone = Das Bild dieser Seite ist nicht mehr da.
ask-also = Wortgleich auch: { $places }
ask-corrected = Beides wird gezeigt: die Berichtigung und die Regel, die sie wohl ändert.
ask-stale-own = Seit dieser Antwort wurde das Regelheft geändert oder gelöscht.
ask-own = Deine Regelhefte
