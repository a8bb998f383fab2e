# The rules assistant: what is asked, and what stands around an answer

ask-room = Ask the rules
ask-label = What to clarify?
ask-board = Ask about this position
ask-do = Ask
ask-looking = Looking it up
ask-away = Put away
ask-we-play = We play it like this
ask-table-plays = This table plays
ask-reckoned = By our reading: { $value }
ask-assumed = Taken from elsewhere
ask-own-words = With your own copy of “{ $source }” its own words stand here too.
ask-near = These clauses stand nearest
ask-nearby = { $count ->
    [one] One clause nearby
   *[other] { $count } clauses nearby
}
ask-example-any = May I pass in Meridians?
ask-example-meridians = Does one path save a whole group?
ask-example-marsigel = How far does a 5 take my queen?
ask-example-carcassonne = Who scores a city with two knights each?
ask-example-meeple-stacking = What do rows of 5, 4, 2 and 1 score?
