# How we behave at our tables, whatever is played there.

title = At the table

section-turn = Taking part
    .short = table
section-seat = Seats
    .short = seats
section-undo = Taking back
    .short = taking back
section-clock = Clocks
    .short = clocks

turn_stale = A command holds only for the position that its sender has seen. If the position has moved on in the meantime, nothing happens and you see the new one.
    .name = position moved on
turn_once = A command that arrives twice is carried out once, and gets the same answer again.
    .name = once only

seat_not-yours = Only whoever holds a seat acts for it.
    .name = your own seat
seat_taken = A seat has one holder. Whoever comes second may watch.
    .name = one holder

undo_back-to-a-decision = Taking back leads to a moment when a player was asked. What the rules did by themselves since then is taken back with it.
    .name = back to a decision
undo_never-past-chance = Nobody takes back what chance has shown: a roll or a draw stays.
    .name = never past chance
undo_alone = Whoever plays alone, or only against bots, takes back freely.
    .name = alone
undo_consent = With other people at the table, every one of them must agree. The wish ends when a move is made, when somebody declines, or when whoever asked withdraws it.
    .name = by consent

clock_flag = Whoever runs out of time loses. The server’s clock decides.
    .name = out of time
clock_increment = After each move its player is given the agreed extra seconds.
    .name = increment
clock_undo = When a move is taken back, nobody gets time back: both clocks keep what they show, and the clock of the player to act runs.
    .name = clocks on taking back
clock_restart = When the server starts again, clocks stand until the players are back: time lost to the server is nobody’s.
    .name = after a restart
