# What our tables say of taking back, seats and clocks.

name = At the table

log-undone = Taken back

undo = Taken back to the decision that you chose.
undo-no-decision = You can only go back to a moment when a player was asked.
undo-past-chance = That would take back a roll or a draw. What chance has shown stays.
