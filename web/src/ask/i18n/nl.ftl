# De regelhulp: wat er gevraagd wordt, en wat er om een antwoord staat

ask-room = Vraag het de regels
ask-label = Wat is onduidelijk?
ask-board = Een vraag over deze stelling
ask-do = Vragen
ask-looking = Wordt opgezocht
ask-away = Wegleggen
ask-we-play = Zo spelen wij het
ask-table-plays = Aan deze tafel geldt
ask-reckoned = Volgens onze lezing: { $value }
ask-assumed = Van elders overgenomen
ask-own-words = Met je eigen kopie van ‘{ $source }’ staan hier ook de woorden daarvan.
ask-near = Deze regelpunten staan het dichtst bij
ask-nearby = { $count ->
    [one] Eén regelpunt in de buurt
   *[other] { $count } regelpunten in de buurt
}
ask-example-any = Mag je passen in Meridians?
ask-example-meridians = Redt één pad een hele groep?
ask-example-marsigel = Hoe ver brengt een 5 mijn koningin?
ask-example-carcassonne = Wie scoort een stad met elk twee ridders?
ask-example-meeple-stacking = Wat leveren rijen van 5, 4, 2 en 1 op?
