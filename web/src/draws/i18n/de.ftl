# Was der Zufall in einer Partie getan hat, und die Prüfung, dass niemand ihn gelenkt hat

draws-offer = { $draws ->
    [one] In dieser Partie hat einmal der Zufall entschieden.
   *[other] In dieser Partie hat { $draws }-mal der Zufall entschieden.
} Ob jemand nachgeholfen hat, kann dein Browser hier nachrechnen.
draws-check = Jeden Wurf und jede Auslosung nachrechnen
draws-right = { $draws ->
    [one] Niemand hat nachgeholfen: Das eine Ergebnis folgt aus den Zahlen des Servers und der Spieler.
   *[other] Niemand hat nachgeholfen: Alle { $draws } Ergebnisse folgen aus den Zahlen des Servers und der Spieler.
}
draws-follow = { $draws ->
    [one] Das eine Ergebnis folgt aus den Zahlen des Servers und der Spieler.
   *[other] Alle { $draws } Ergebnisse folgen aus den Zahlen des Servers und der Spieler.
}
draws-foreseen = { $draws ->
    [one] Das letzte davon kam, nachdem das Ende der Partie zurückgenommen war: Da ließ sich die Zahl des Servers schon lesen.
   *[other] Die letzten { $draws } davon kamen, nachdem das Ende der Partie zurückgenommen war: Da ließ sich die Zahl des Servers schon lesen.
}
draws-sealed = Die Zahl des Servers passt zu ihrem Siegel. Die einzelnen Ergebnisse dieses Spiels prüft „rulebound verify“.
draws-kept = Das Siegel ist dasselbe, das du vor der Partie gesehen hast, und deine Zahl ist unter den anderen.
draws-not-kept = Keine Zahl deines Browsers hat mitentschieden. Vom Siegel kann er nur sagen, dass es gleich geblieben ist, seit du diese Seite geöffnet hast.
draws-fault-secret = Die Zahl, die der Server zeigt, passt nicht zu ihrem Siegel.
draws-fault-commitment = Das Siegel ist nicht das, das dein Browser vorher gesehen hat.
draws-fault-own = Die Zahl, die dein Browser geschickt hat, ist nicht unter denen, die entschieden haben.
draws-other-number = Platz { $at } hat eine andere Zahl als zu dem Zeitpunkt, als du deine geschickt hast: Jemand anderes hat den Platz vor dem Beginn genommen, oder die Zahl wurde ausgetauscht.
draws-last-number = Wer seine Zahl zuletzt geschickt hat, hätte nachhelfen können, aber nur gemeinsam mit dem Server.
draws-other-draw = Ergebnis Nr. { $at } dieser Partie ist nicht das, was die Zahlen ergeben.
