# What the rules assistant says. $value is a number, or a word in the reader's language.

yes = Yes.
no = No.
value = { $value }.
value-point = { $value ->
    [one] { $value } point.
   *[other] { $value } points.
}
value-point-each-meeple = { $value ->
    [one] { $value } point for each meeple.
   *[other] { $value } points for each meeple.
}
value-second = { $value ->
    [one] { $value } second.
   *[other] { $value } seconds.
}
value-minute = { $value ->
    [one] { $value } minute.
   *[other] { $value } minutes.
}
value-space = { $value ->
    [one] { $value } space.
   *[other] { $value } spaces.
}
conflict = The sources contradict each other. Here is every side.
silent = The sources do not settle this.
elsewhere = This is not about the rules of a game here, so I have no answer.
no-such-move = How it stood before move { $move } is not known here, so nothing can be ruled on it.
no-such-amount = No such amount can lie on a table, so nothing is worked out.
unread = Not understood: { $words }. If that matters here, the number may be another.
moves-open = { $number ->
    [one] Only { $number } move is open to you.
   *[other] { $number } moves are open to you.
}
at-place = { $place }: { $text }
lasts = By the catalogue, a whole game takes { $least } to { $most } minutes.
half-read = Your question is in none of the languages spoken here: English, Russian, French, Dutch, German. It was read as well as could be, so nothing is concluded from it.
title = { $game }
taken = Taken as a question about { $game }.
taken-others = Taken as a question about { $game }. It could also be about { $others }: name the game in the question to be sure.
near = These clauses stand nearest:
reading = We play it like this:
assumed = Taken from elsewhere, not from the source itself:
in-original = In the original:
written = Written with { $model }, checked against the clauses.
no-copy = You have no copy of the source here, so its own words are not shown.
spaces = spaces that it moves
coats-of-arms = coats of arms
farmhouses = farmhouses
tiles-with-city = tiles with a city
tiles-with-road = tiles with a road
