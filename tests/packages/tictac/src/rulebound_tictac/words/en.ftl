name = Tic-tac-toe
tagline = Three in a row.

option-first = X is
option-first-seat-1 = the first seat
option-first-seat-2 = the second seat

phase-mark = Mark an empty cell
phase-over = The game is over

log-marked = { $mark } on { $cell }
log-ended = The game is over

mark = { $cell } is free: put your { $mark } there.
game-over = The game is over.
not-your-turn = It is { $mark }’s turn.
no-such-cell = The cells are a1 to c3.
cell-taken = { $cell } already has an { $mark }.

end-three = Three in a row: the game is won.
end-full = The board is full: nobody wins.
end-resign = A player has given up.
end-time = A player’s time is up.
