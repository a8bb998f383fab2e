# Der Regelhelfer: was gefragt wird, und was um eine Antwort steht

ask-room = Frag die Regeln
ask-label = Was ist unklar?
ask-board = Frage zu dieser Stellung
ask-do = Fragen
ask-looking = Wird nachgeschlagen
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
ask-example-meridians = Rettet ein Weg die ganze Gruppe?
ask-example-marsigel = Wie weit bringt eine 5 meine Königin?
ask-example-carcassonne = Wer wertet eine Stadt mit je zwei Rittern?
ask-example-meeple-stacking = Was zählen Reihen zu 5, 4, 2 und 1?
