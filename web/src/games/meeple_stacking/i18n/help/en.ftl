# How one builds on the screen, and what a page says that comes back.

stacking-how = Drag a meeple with mouse or finger, or click to take it and click again to let go. The wheel moves it away from you and nearer, the right button turns it.
    With keys: space takes and lets go, the arrows move, with Shift in small steps; Page up and Page down for depth, A and D turn, Z looks closer.
stacking-how-shared = Each player moves only their own meeples: a mouse or a finger that takes a meeple moves its owner’s hand until it lets go. Two fingers move two hands.
    The keys move one of the two: space takes and lets go, the arrows move, with Shift in small steps; Page up and Page down for depth, A and D turn, Z looks closer.
stacking-how-bot = A bot builds with a hand like yours; levels differ in how much it trembles and how fast it is. Drag to look from any side once it is done.
stacking-how-touch = Drag a meeple with a finger: it floats above it, and lifting the finger lets go. Or tap it, so that the hand holds it until you tap the plate.
    While the hand holds it, the buttons on the plate work: Turn turns it, Away and Nearer set how deep it stands. Those two are there once “Stay in one plane” is off.
stacking-how-shared-touch = Each player moves only their own meeples: a finger that takes a meeple moves its owner’s hand until it lets go. Two fingers move two hands.
stacking-missed = { $seconds ->
    [one] For { $seconds } second nobody was at this page. The clock went on, and the plate stood still.
   *[other] For { $seconds } seconds nobody was at this page. The clock went on, and the plate stood still.
}
