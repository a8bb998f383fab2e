# Was von den eigenen Regelheften gesagt wird.

passages = Diese Stellen deiner Regel liegen am nächsten. Hier wird nichts daraus gefolgert: Lies, ob sie die Frage klären.
not-covered = Das scheint deine Regel nicht zu behandeln: Keine Stelle liegt nahe genug. Das hier sind nur die nächsten.
unread = { $pages ->
    [one] Eine ihrer Seiten hat keinen lesbaren Text, die Antwort könnte also dort stehen.
   *[other] { $pages } ihrer Seiten haben keinen lesbaren Text, die Antwort könnte also dort stehen.
}
