"""The levels at which Der Marsigelwettkampf is played, by 2 to 13 bots and people in any seats.

Perfect defence makes a dull game, since a pawn on a rival's drone costs next to nothing. So these bots
take every win that the roll allows, pass only where nothing is left to win, and are wary only in some
turns, the fewer the longer the game lasts. They leave the bottom piece of their trio where it stands: it could only
go on top of a rival's, and where those lie on one another nobody wins any more.
"""

from __future__ import annotations

from rulebound.bots.level import Bot, Level


def _casual(seed: int) -> Bot:
    from rulebound.bots.marsigel.racer import Racer, Style

    return Racer(Style(aim=0.25, wary=0.0), seed)


def _lively(seed: int) -> Bot:
    from rulebound.bots.marsigel.racer import Racer, Style

    return Racer(Style(aim=1.0, wary=0.5), seed)


def _expert(seed: int) -> Bot:
    # Imported when a bot is wanted: the levels alone can be listed without the compiler.
    from rulebound.bots.marsigel.expert import Expert

    return Expert(seed)


LEVELS = (
    Level("casual", 0.2, _casual),
    Level("lively", 0.2, _lively),
    Level("expert", 0.5, _expert),
)
"""What a table offers, weakest first."""


def warm() -> None:
    """Compile all that the levels need, and solve the game for two."""
    from threading import Event

    from rulebound.games.marsigel import GAME
    from rulebound.games.marsigel.rules import Variant
    from rulebound.games.marsigel.solve import solution
    from rulebound.games.marsigel.state import Roll

    stop = Event()
    stop.set()
    state = GAME.start(3, {})
    for event in GAME.resolve(state, {-1: Roll(4)}):
        state = GAME.fold(state, event)
    for level in LEVELS:
        level.make(1).think(state, 0, 0.0, stop, lambda _: None)
    for variant in Variant:
        solution(variant)
