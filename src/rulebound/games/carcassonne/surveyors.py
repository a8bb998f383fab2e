"""The Surveyors: three stacks of scoring tiles, face up, that go round after a turn in which something scored.

A stack is never shuffled again, so it is a cycle. What lies under its second tile is not known until it
has come up, and is drawn only then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, get_args

Stack: TypeAlias = Literal["city", "road", "monastery"]
STACKS: Final[tuple[Stack, ...]] = get_args(Stack)

SEEN = 2
"""What is seen of a stack at once: the active tile beside it, and the one on top."""

SIGNED: Final[tuple[Stack, ...]] = ("road", "monastery")
"""The stacks of which the sources do not say whether they hold Wealth or Poverty."""

PRINTED: Final[Mapping[Stack, tuple[str, ...]]] = {
    "city": ("citizens-jury", "bad-neighborhood", "siege", "wealth", "poverty"),
    "road": ("street-fair", "highway", "peasant-uprising"),
    "monastery": ("hermit-monastery", "pilgrimage-route"),
}
"""The tiles of each stack without the one of an open sign."""

SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    "road-wealth": ("wealth", "poverty"),
    "road-poverty": ("poverty", "wealth"),
    "both-wealth": ("wealth", "wealth"),
    "both-poverty": ("poverty", "poverty"),
}
"""The tile of the road and of the monastery stack, by the choice of signs."""

DRAWN_SIGNS: Final = ("road-wealth", "road-poverty")
"""One of each sign over the two stacks, which is all that a draw of signs decides."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The scoring tiles: the signs (empty until drawn), what has been seen of each stack, and how often they went round."""

    signs: str = ""
    seen: tuple[tuple[str, ...], ...] = ((), (), ())
    turned: int = 0

    def tiles(self, stack: Stack) -> tuple[str, ...]:
        """All tiles of a stack, in no order."""
        own = PRINTED[stack]
        return own if stack not in SIGNED else (*own, SIGNS[self.signs][SIGNED.index(stack)])

    def order(self, stack: Stack) -> tuple[str, ...]:
        """The tiles of a stack that have been seen, in the order of their coming."""
        return self.seen[STACKS.index(stack)]

    def active(self, stack: Stack) -> str:
        """The tile that is active."""
        return self.order(stack)[self.turned % len(self.tiles(stack))]

    def following(self, stack: Stack) -> str:
        """The tile that is active next."""
        return self.order(stack)[(self.turned + 1) % len(self.tiles(stack))]

    def hidden(self, stack: Stack) -> tuple[str, ...]:
        """The tiles of a stack that have not been seen."""
        return tuple(name for name in self.tiles(stack) if name not in self.order(stack))

    @property
    def due(self) -> Stack | None:
        """The first stack of which a tile comes up that nobody has seen."""
        wanted = self.turned + SEEN
        stacks = (s for s in STACKS if len(self.order(s)) < min(wanted, len(self.tiles(s))))
        return next(stacks, None)

    def shown(self, stack: Stack, name: str) -> Scoring:
        """With one more tile seen."""
        seen = list(self.seen)
        seen[STACKS.index(stack)] = (*self.order(stack), name)
        return replace(self, seen=tuple(seen))

    def rotated(self) -> Scoring:
        """With all three active tiles under their stacks and the next ones active (surveyors.rotate)."""
        return replace(self, turned=self.turned + 1)
