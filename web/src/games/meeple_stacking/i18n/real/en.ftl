# Words of the page for Meeple Stacking with real meeples. Sentences about rules come from the game itself.

stacking-line = Real meeples, real felt: this page keeps the clock, counts row by row, and knows who is out.
stacking-needed = What you need
stacking-need-felt = For each player a piece of felt of A4 size, 21 by 29.7 cm. Felt does not slip. For Higher and higher one is enough for all.
stacking-need-meeples = For each player up to 99 meeples of Carcassonne. Sets of 100 in one color have been sold. Fewer will do: all should have as many.
stacking-need-watch = A flat table that nobody bumps into, and this page where all can see it.
stacking-supply = Meeples each
stacking-supply-number = Meeples each: a whole number from 1 to { $most }.
stacking-enough = With { $supply } each you can build a full pyramid on a base of { $base }: { $used ->
    [one] { $used } meeple
   *[other] { $used } meeples
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Any other form is open to you too.
stacking-enough-rounds = Higher and higher goes up to round { $round }.
stacking-enough-none = For Higher and higher you need 6 each.
stacking-enough-left = { $left ->
    [one] { $left } meeple is left over.
   *[other] { $left } meeples are left over.
}
stacking-leaflet = Hans im Glück published the rules in 2012 as a leaflet. It stood at this address and is no longer there:
stacking-names = Names
stacking-name = Name of player { $number }
stacking-player = Player { $number }
stacking-twins = Two players have the same name.
stacking-alone = Alone you build against your own best.
stacking-readings = What the text leaves open
stacking-readings-none = Alone, nothing is open.
stacking-clock = Clock
stacking-cue-ready = Hands ready
stacking-cue-running = Build
stacking-cue-paused = Paused
stacking-cue-off = Hands off
stacking-cue-judged = Count what stands
stacking-start = Start
stacking-pause = Pause
stacking-go-on = Go on
stacking-reset = Clock back to the start
stacking-all-done = All are done
stacking-done = Done
stacking-sound = Sound
stacking-full-screen = Full screen
stacking-round-of = Round { $round } of { $rounds }
stacking-extra-round = An extra round
stacking-round = Round { $round }
stacking-count-now = Count without the clock
stacking-count-line = Count the meeples of the highest pyramid, row by row. Only those count that stand upright, inside the felt, and are connected.
stacking-row = Row { $row }
stacking-row-more = Add row { $row }
stacking-row-less = One less in row { $row }
stacking-row-plus = One more in row { $row }
stacking-row-number = Row { $row } needs a whole number; 0 is none.
stacking-sum = Sum
stacking-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stacking-pile = A pyramid, from the lowest row: { $rows }. Meeples: { $meeples }
stacking-asked = Asked for, from the lowest row: { $rows }
stacking-refused-supply = That is more than the { $supply } meeples that each of you has.
stacking-refused-nothing = Nothing would stand in row { $row }, and the rows above it need something under them.
stacking-loose = Is all of row 1 connected? So few above can connect at most { $most } of it if each stands on two. Count only those.
stacking-write = Write down
stacking-one-left = Collapsed: one is standing
stacking-nothing-left = Nothing stands
stacking-best-so-far = Your best so far: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stacking-standing = Standings
stacking-out = Out
stacking-met = Done in this round
stacking-failed = Failed in this round
stacking-builds = Builds now
stacking-rungs = The number is the last round that a player has done.
stacking-task-full = Build the full pyramid: { $rows }, that is { $meeples } meeples.
stacking-task-free = Build on a base of { $base }, higher than { $before ->
    [0] nothing at all
    [one] { $before } row
   *[other] { $before } rows
}.
stacking-height = Rows high
stacking-refused-low = It must be higher than the { $before ->
    [one] { $before } row
   *[other] { $before } rows
} of the round before.
stacking-stands = It stands
stacking-falls = Not done
stacking-fallen = Somebody knocked one over
stacking-fallen-who = Who was it?
stacking-fallen-whose = Whose pyramid?
stacking-fallen-how = What became of it?
stacking-fall-gone = It is gone
stacking-fall-lower = It is lower
stacking-fall-some = It lost some, and is as high as before
stacking-fallen-not = By what you agreed it is not destroyed: it is as high as before. Build on.
stacking-fallen-write = Write down
stacking-won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
stacking-result-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all
stacking-rounds-met = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
stacking-best = Best pyramid: { $who }, { $rows }, worth { $points }
stacking-record = { $count ->
    [one] A new best of { $who }
   *[other] New bests of { $who }
}
stacking-why-most-points = The most points after all rounds win.
stacking-why-last-one = Everyone else is out.
stacking-why-last-remaining = Everyone else has failed.
stacking-why-all-failed = All who were left failed in the same round.
stacking-why-supply = The meeples are not enough for the next pyramid.
stacking-card = Share as a picture
stacking-card-saved = The picture is among your downloads.
stacking-copy = Copy as text
stacking-again = Play again
stacking-others = Other players
stacking-bests = Best on this device
stacking-best-rows = { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $rows }
stacking-best-round = up to round { $round }
stacking-forget = Forget these
stacking-forget-sure = Really forget them
stacking-anew = Start over
stacking-anew-sure = Really give this game up

# On the screen

stacking-on-screen = Build on the screen
stacking-screen-line = Build with a hand that trembles a little, as yours would. Each player gets the same clock, and a plate of their own or one for all; the server plays every round again and judges what stands.
stacking-practice = Practice
stacking-practice-line = Without a clock
stacking-screen-alone = Alone, without a clock
stacking-screen-here = At this screen
stacking-screen-elsewhere = With people elsewhere, or bots that build while you do:
stacking-screen-table = set up a table
stacking-plate = The plate. Press the space bar for a meeple.
stacking-loading = The physics is loading
stacking-no-webgl = This browser cannot draw in three dimensions, so the plate cannot be shown.
stacking-zoom = Look closer
stacking-turn = Turn the meeple
stacking-away = Away from you
stacking-near = Nearer to you
stacking-lock = Stay in one plane
stacking-fetch = Take a meeple
stacking-next = Next
stacking-once-more = Once more
stacking-leave = Leave the plate
stacking-play-loading = One moment
stacking-play-ready = Hands ready
stacking-play-building = Build
stacking-play-settling = Hands off
stacking-play-judging = The referee plays it again
stacking-play-judged = Judged
stacking-play-failed = Not judged
stacking-judgement = Judgement
stacking-show = Show on the plate
stacking-uncounted = { $letter }: { $number ->
    [one] a meeple that does not count
   *[other] { $number } meeples that do not count
}
stacking-row-sum = { $count } at { $row }
stacking-stands-on = { $count ->
    [one] stands on { $under }
   *[other] stand on { $under }
}
stacking-on-felt = on the felt
stacking-together = On one plate you build
stacking-together-at-once = Two at once
stacking-together-in-turns = One after the other
stacking-together-line = Up to { $most } players share a plate, each with { $supply } meeples on a side of it. At once there are two hands: mouse, finger or keys. Whoever destroys another’s pyramid has lost the game.
stacking-one-plate = One plate for all
stacking-turn-of = Hands ready: { $who }
stacking-fetch-for = A meeple for { $who }
stacking-keys-move = Keys move the hand of
stacking-knocked = { $who } has destroyed the pyramid of { $whose }.
stacking-played-engine = It was built with another physics.
stacking-played-forged = This is not the round that was given out.
stacking-played-long = The round took longer than it may.
stacking-played-fast = More was played than time has passed.
stacking-played-cut = The record is cut.
stacking-played-reach = The hand did what no hand can.
stacking-played-edited = Played again, it becomes another plate.
stacking-at = { $x } · { $y } · { $z } mm
stacking-who = Who builds for player { $number }
stacking-person = A person
stacking-bot = Bot { $number }, { $level }
stacking-hurry = On to the end
stacking-watch-again = Watch again
stacking-play-watching = Seen again
stacking-moment = Moment of the round
stacking-moment-at = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
stacking-speed = Speed { $speed }
stacking-back = Back to the judgement
stacking-back-game = Back to the game

# At a table with others elsewhere

stacking-ready = I am ready
stacking-begins = Hands ready: { $seconds }
stacking-your-turn = { $who }, you build now. The clock runs when all who build have said that they are ready.
stacking-waits-for = Not ready yet: { $who }
stacking-now-builds = Building now: { $who }
stacking-plate-of = The plate of { $who }
stacking-larger = Larger
stacking-smaller = Smaller
stacking-late = Its record did not come in time, so nothing counts.
stacking-table-line = Everyone builds on a plate of their own, and all see every plate as it grows.

# By finger

stacking-zoom-short = Zoom
stacking-turn-short = Turn
stacking-away-short = Away
stacking-near-short = Nearer
