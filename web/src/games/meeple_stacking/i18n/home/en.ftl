# Words of the page for Meeple Stacking alone. Sentences about rules come from the game itself.

meeple-stacking-scene-felt = Build on your felt
meeple-stacking-scene-felt-text = All build at once for two minutes, each on a piece of felt of A4 size. What sticks out over its edge does not count.
meeple-stacking-scene-rows = Higher rows bring more
meeple-stacking-scene-rows-text = Each meeple brings the number of its row: 5, 4, 2 and 1 meeples are 5 + 8 + 6 + 4 = 23 points. A gap does no harm.
meeple-stacking-scene-standing = Only standing ones count
meeple-stacking-scene-standing-text = A meeple may lean up to 15 degrees. One that lies, or stands on its head, brings nothing, and nor does what stands on it.
meeple-stacking-scene-collapse = If all falls down
meeple-stacking-scene-collapse-text = Only one pyramid counts, the highest. If everything collapses, a single meeple that stands is still worth a point.
meeple-stacking-scene-hands-off = Hands off
meeple-stacking-scene-hands-off-text = At the end all hands open. What falls before everything has come to rest has fallen.
meeple-stacking-scene-ladder = Or higher and higher
meeple-stacking-scene-ladder-text = In the second variant you build in turns of 45 seconds: a full pyramid on 3, then on 4, then on 5. Whoever fails is out, and the last one wins.
meeple-stacking-way-here = Begin at once: alone without a clock, or with others here, one after the other or two on one plate. Bots may take turns too.
meeple-stacking-way-bot = Bots build while you do, each on a plate of its own.
meeple-stacking-way-invited = Your friends get a link and build while you do, in browsers of their own.
meeple-stacking-way-open = Anyone on this server may take the other seats and builds while you do.
