"""Der Marsigelwettkampf (Sehrgut, 2013): a race of pyramids round a ring that closes up."""

from rulebound.games.marsigel.game import GAME, Marsigel

__all__ = ["GAME", "Marsigel"]
