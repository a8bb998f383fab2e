# Was von den eigenen Regelheften gesagt wird.

passages = Diese Stellen der Regel kommen der Frage am nächsten. Hier wird nichts daraus gefolgert: Lies selbst, ob die Antwort dort steht.
not-covered = Das scheint die Regel nicht zu behandeln: Keine Stelle kommt der Frage nahe genug. Das hier sind nur die nächstliegenden.
unread = { $pages ->
    [one] Eine ihrer Seiten hat keinen lesbaren Text, die Antwort könnte also dort stehen.
   *[other] { $pages } ihrer Seiten haben keinen lesbaren Text, die Antwort könnte also dort stehen.
}
