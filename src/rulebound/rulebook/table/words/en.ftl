# What our tables say of seats, moves, taking back and clocks. $text is what somebody typed.

name = At the table

log-undone = Taken back

# Seats

may-read = You may look on here.
may-act = This seat is yours.
may-invite = You may invite somebody to this seat.
may-fill = You may say who this free seat is for.
may-sit = This seat is free.
may-play-again = You may set up the next game.
may-put-out = You may free this seat.
may-stop = You may ask this bot to play now.
not-at-this-table = You are not at this table. It is seen by those who sit there or were invited.
no-such-seat = { $seats ->
    [one] There is no such seat: this table has one.
   *[other] There is no such seat: this table has { $seats }.
}
seat-not-yours = This seat is not yours. Only whoever holds a seat acts for it.
seat-taken = This seat is taken.
seat-not-open = This seat is not open to everyone. Ask the host for an invitation.
seat-fixed = This seat belongs to a bot or to the host’s own screen, so nobody is invited to it or put out of it.
seat-after-end = The game is over, and its seats stay as they are.
again-before-end = The next game is set up when this one is over.
seat-with-clock = This game has clocks, and this seat’s first turn is over, so it is not freed any more. Whoever stays away runs out of time.
seat-one-each = You already have a seat at this table. Nobody takes a second one.
owner-invites = Only the host of the table sends invitations.
owner-fills = Only the host of the table says who a free seat is for.
owner-or-self = Only the host may free somebody else’s seat. You may leave your own.
table-waits = Not every seat is taken. Play begins, or goes on, when all are.

# Chance

may-give = You may send your number for what is left to chance.
nonce-given = Your number is mixed in.
nonces-fixed = The numbers that decide what chance brings are settled and stay as they are.
other-commitment = The seal of the server’s number is another one than you have seen. Load the page again.
nonces-awaited = Some players’ browsers have still to send their numbers. Play begins when all have.

# Taking part

move-not-understood = “{ $text }” is no move in this game.
already-sealed = You have chosen. Your choice stays closed until the others have made theirs.
measured-here = What is built here is measured by the server. Nobody tells it the result.
resign-over = The game is over: there is nothing left to resign.
resign-out = You are out of this game already.
no-bot-thinking = No bot is thinking in this seat.

# Taking back

undo = Taken back to the decision that you chose.
undo-no-decision = You can only go back to a moment when a player was asked.
undo-past-chance = That would take back a roll or a draw. What chance has shown stays.
undo-wished = The others are asked whether they agree.
undo-wish-open = Another wish to take back is still open.
undo-own-wish = This wish is yours. The others have to agree.
undo-not-asked = You are out of the game, so you are not asked.
undo-no-wish = There is no wish to take back any more.
undo-agreed = You agree. Others have still to be asked.
undo-declined = You have declined.
undo-withdrawn = You have withdrawn your wish.
undo-after-end = The game is over and stays as it ended.
