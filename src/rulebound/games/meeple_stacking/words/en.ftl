# What Meeple Stacking says of buildings, judgements and results, and how its options are called.
# $meeple and $under are numbers of meeples, $rows and $asked counts by row from the lowest.

name = Meeple Stacking
tagline = Two minutes, a piece of felt, and as high a pyramid of meeples as your hands allow.

# Bots

bot-shaky = Shaky
bot-steady = Steady
bot-sure = Sure-handed

# Options

option-variant = Variant
option-variant-points = Points for pyramids: all build for 2 minutes
option-variant-ladder = Higher and higher: in turns of 45 seconds, whoever fails is out
option-rounds = Rounds
option-rounds-1 = 1 round
option-rounds-2 = 2 rounds
option-rounds-3 = 3 rounds
option-rounds-4 = 4 rounds
option-rounds-5 = 5 rounds
option-rounds-6 = 6 rounds
option-rounds-7 = 7 rounds
option-rounds-8 = 8 rounds
option-rounds-9 = 9 rounds
option-rounds-10 = 10 rounds
option-ties = Equal totals
option-ties-shared = Share the win
option-ties-extra-round = Play an extra round
option-connection = Meeples are connected
option-connection-standing = Through what stands on them
option-connection-touching = By touching, side by side too
option-shape = The pyramid of a round
option-shape-full = Full: each row one less
option-shape-free = Free: the base of the round, and higher than before
option-failing = Whoever fails
option-failing-at-once = Is out at once
option-failing-share = Is out after the round; who fail together share the win
option-failing-replay = Is out after the round; who fail together play it again
option-plate = Plate
option-plate-own = One for each
option-plate-shared = One for all
option-loss = A pyramid is destroyed
option-loss-height = When it is lower or gone
option-loss-any = When it has lost any meeple

# Whose turn it is

phase-build = Building, all at once
phase-build-shared = Building on one plate, all at once
phase-climb = Building, one after the other
phase-over = The game is over

# The log

stage = Round { $round }
part-came = { $came ->
    [met] , done
    [missed] , failed
   *[points] , { part-points }
}
log-judged = Player { $player }: { $height ->
    [0] nothing counts
   *[other] rows of { $rows } count
}{ part-came }
log-uncounted = Player { $player }: { $number ->
    [one] { $number } meeple does not count
   *[other] { $number } meeples do not count
}
log-destroyed = Player { $player } destroys the pyramid of player { $whose }
total = { $has ->
    [points] { part-points }
    [in] still in
   *[out] out
}
log-eliminated = Out: player { $players }
log-round = Round { $round }, base of { $base }
log-left = { $why ->
    [resign] Player { $player } gives up
   *[time] Player { $player } is out of time
}
log-ended = { $number ->
    [one] Player { $players } wins
   *[other] Players { $players } share the win
}

# Score lines

term-row = row

# Rulings: what a building is worth

part-rest = { $rest ->
    [0] { "" }
    [one] { " " }{ $rest } meeple does not count.
   *[other] { " " }{ $rest } meeples do not count.
}
part-meeple = { $meeple ->
    [0] A meeple
   *[other] Meeple { $meeple }
}
part-under = { $under ->
    [0] another meeple
   *[other] meeple { $under }
}
part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-when = { $still ->
    [true] { "" }
   *[false] { " " }It had not come to rest.
}
pyramid = Rows of { $rows } meeples count, from the lowest: { part-points }.{ part-rest }{ part-when }
single = One meeple is left standing: { part-points }.{ part-rest }{ part-when }
nothing-counts = No meeple counts, so there are no points.{ part-rest }{ part-when }
rung-met = Done: a pyramid on a base of { $base }, { $height ->
    [one] { $height } row
   *[other] { $height } rows
} high.
rung-missed = Not what was asked: on a base of { $base } rows of { $asked } should stand, and there are { $height ->
    [0] none
   *[other] { $rows }
}.
rung-missed-free = Not what was asked: on a base of { $base } more than { $before ->
    [one] { $before } row
   *[other] { $before } rows
} should stand, and there are rows of { $height ->
    [0] nothing
   *[other] { $rows }
}.

# Rulings: why a meeple does not count

held = { part-meeple } is still in a hand. It does not count.
lying = { part-meeple } does not stand: it leans { $degrees }° from upright, and up to { $most }° would do.
upside-down = { part-meeple } is upside down: { $degrees }° from upright, and up to { $most }° would do.
outside = { part-meeple } sticks out over the edge of the felt by { $mm } mm.
on-nothing = { part-meeple } stands on nothing, neither on the felt nor on another meeple.
on-anothers = { part-meeple } stands on { part-under }, which is somebody else’s.
owner-out = { part-meeple } does not count: its player is out of the game.
on-uncounted = { part-meeple } stands on { part-under }, which does not count itself.
not-connected = { part-meeple } stands in row { $row }, but is not connected with the pyramid that counts, which is { $height ->
    [one] { $height } row
   *[other] { $height } rows
} high.

# Rulings: what cannot be judged

not-building = It is not your turn to build. Now it is: player { $players }.
not-measured = { $what ->
    [too-many] There is too much in this scene to be judged.
    [time] It cannot have been so long since hands went off.
    [number] Each meeple needs a number of its own, from 1.
    [place] A meeple is too far away to be on any table.
    [turn] A meeple’s turn is not a rotation.
    [owner] A meeple’s owner is no player.
    [contact] A contact is between two meeples of the scene, or one and the felt.
   *[normal] A contact’s gap or direction cannot be.
}
too-many-meeples = There are { $meeples } meeples, and each player has { $most }.
crowded = Row { $row } would have { $meeples } meeples, but the row below it has { $below } and can carry { $most } at most.
no-shared-plate = Everybody has a plate here, so nobody can knock over another’s pyramid.
no-such-victim = A pyramid that is destroyed is another player’s who is still in, and its rows are counts of meeples.
game-over = { $how ->
    [end-most-points] The game is over: all rounds have been played.
    [end-last-one] The game is over: one player was left.
    [end-last-remaining] The game is over: one player was left.
    [end-all-failed] The game is over: all who were left failed together.
   *[end-supply] The game is over: the meeples ran out.
}

# Rulings: what the rules do

turn-of = { $count ->
    [one] It is player { $players } who builds now.
   *[other] There are no turns: players { $players } all build at once.
}
points-of = Player { $player } has { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
leads = { $count ->
    [one] Player { $players } leads with { $total }.
   *[other] Players { $players } share the lead with { $total } each.
}
eliminated = Out of the game: player { $players }.
destroyed = Another player’s pyramid has been destroyed: its height in rows went from { $height_before } to { $height }. Whoever did it has lost.
next-round = Round { $round } begins. The base has { $base } meeples.
round-again = All have failed, so round { $round } is played again, on a base of { $base }.
left-resign = Player { $player } gives up.
left-time = Player { $player } is out of time and leaves the game.
end-most-points = { $number ->
    [one] Player { $players } has the most points after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } and wins: { $total }.
   *[other] Players { $players } have the most points, { $total } each, and share the win.
}
end-last-one = Everyone else is out. Player { $players } wins.
end-last-remaining = Everyone else is out by round { $round }. Player { $players } wins.
end-all-failed = All who were left have failed in round { $round }. Players { $players } share the win.
end-supply = The { $supply } meeples are not enough for a base of { $base }. { $number ->
    [one] Player { $players } wins.
   *[other] Players { $players } share the win.
}
