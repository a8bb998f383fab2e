name = Sticks
tagline = Leave the last one.

log-taken = { $count ->
    [one] takes one stick
   *[other] takes { $count } sticks
}
log-ended = the last stick is gone

take = You may take { $count }.
too-many = You can take one to three sticks, not { $count }.
not-now = It is not your turn.
end = The last stick was taken: that loses.
