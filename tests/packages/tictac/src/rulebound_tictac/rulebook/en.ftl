title = Tic-tac-toe

section-turn = Your turn
    .short = turn
section-end = How it ends
    .short = end

source-tictac-folklore = What children everywhere play
    .revision = as told

turn_first = One player is X and begins; the other is O.
    .name = who begins
turn_alternate = The players mark cells by turns.
    .name = by turns
turn_empty-cell = On your turn, put your mark in an empty cell.
    .name = an empty cell
end_three-in-a-row = Whoever has three marks in a row, a column or a diagonal wins.
    .name = three in a row
end_full-board = When all nine cells are marked and nobody has three in a row, nobody wins.
    .name = full board
end_resign = You may give up at any time; the other player wins.
    .name = giving up
