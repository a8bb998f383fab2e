title = Sticks

section-turn = Your turn
    .short = turn
section-ending = The end
    .short = ending

turn_take = Take one, two or three sticks.
    .name = taking
ending_last-stick = Whoever takes the last stick loses.
    .name = last stick
