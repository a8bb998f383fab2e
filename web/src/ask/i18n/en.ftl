# The rules assistant: what is asked, and what stands around an answer

ask-room = Ask the rules
ask-label = What to clarify?
ask-board = Ask about this position
ask-do = Ask the rules
ask-looking = Looking it up
ask-writing = { $model } is putting it into words
ask-written = Written with { $model }, checked against the clauses
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
ask-why = { $move ->
    [none] Why is this move not allowed?
   *[other] Why is { $move } not allowed?
}

# An answer that is kept, as a card and in the list

ask-all = My questions
ask-card = Show as a card
ask-stale = Since this was answered, the rules here have been reworded{ $clauses ->
    [none] .
   *[other] : { $clauses }.
}
ask-again = Ask again
ask-again-same = The answer was the same on { $day }.
ask-again-reworded = The answer was the same on { $day }; what it rests on has been reworded.
ask-again-other = The answer was another on { $day }.
ask-former = The earlier answer
ask-print = Print
ask-link = Copy a link
ask-link-new = Copy a new link
ask-link-copied = Copied. Whoever has the link sees this question and its answer, nothing else.
ask-link-copy = Copy this link. Whoever has it sees this question and its answer, nothing else.
ask-link-end = End the link
ask-link-ended = The link shows nothing any more.
ask-place = To the position
ask-forget = Delete
ask-forget-all = Delete all
ask-forget-sure = Delete this question?
ask-forget-all-sure = Delete all questions?
ask-forget-yes = Yes, delete
ask-forget-no = Keep
ask-wrong = This answer is wrong
ask-wrong-why = What is wrong with it?
ask-wrong-keep = Note it
ask-wrong-not = Cancel
ask-wrong-held = Noted: you hold this answer to be wrong.
ask-wrong-back = Take that back
ask-search = Search your questions
ask-of-game = Game
ask-of-any = All games
ask-of-own = Your rulebooks
ask-export = Save all as a file
ask-older = Older questions
ask-is-stale = reworded since
ask-is-stale-own = rulebook changed or deleted since
ask-is-wrong = held to be wrong
ask-is-shared = shared by a link
ask-none = You have not asked anything yet. Ask above, or beside any board.
ask-none-found = No question of yours has these words.
ask-none-of = No question about this game.
ask-none-kept = This server keeps no questions.
ask-kept = { $days ->
    [one] Questions are yours alone, and are kept here for one day.
   *[other] Questions are yours alone, and are kept here for { $days } days.
}
ask-example-own = What happens in a tie?
ask-role-rules = Rules
ask-role-errata = Errata
ask-role-faq = FAQ
ask-page = p. { $page }
ask-picture = Show the place on the page
ask-picture-hide = Hide the page
ask-picture-alt = Page { $page }, with the passage tinted and its words marked
ask-picture-gone = The picture of this page is no longer here.
ask-also = The same words also: { $places }
ask-corrected = Both are shown: the correction, and the rule that it may change.
ask-stale-own = Since this was answered, the rulebook has been changed or deleted.
ask-own = Your rulebooks
