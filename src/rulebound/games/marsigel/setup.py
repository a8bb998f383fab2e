"""How the pieces are laid out, and which clauses that rests on."""

from __future__ import annotations

from rulebound.core.ruling import Ruling, forced
from rulebound.games.marsigel import clauses
from rulebound.games.marsigel.ring import MAX_PLAYERS, MIN_PLAYERS, QUEEN_DRONE_PAWN, Piece, Ring, Size, Stack


def circle(players: int, sizes: tuple[Size, ...] = QUEEN_DRONE_PAWN) -> Ring:
    """The pieces as they are set up, in combined colour and size order (setup.circle).

    Where the plain sequence would give each colour one size three times, sizes shift by one with each
    lap (setup.shifted). Raises ValueError for a number of players that is not offered.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}")
    stacks: list[Stack] = []
    for place in range(len(Size) * players):
        lap, colour = divmod(place, players)
        step = colour + lap if is_shifted(players) else place
        stacks.append((Piece(colour, sizes[step % len(Size)]),))
    return Ring.of(stacks)


def is_shifted(players: int) -> bool:
    """Whether the plain sequence would give each colour one size three times (setup.shifted)."""
    return players % len(Size) == 0


def circle_ruling(players: int, sizes: tuple[Size, ...]) -> Ruling:
    """Why the pieces lie as they do."""
    shifted = (clauses.SHIFTED,) if is_shifted(players) else ()
    order = {f"size_{place}": size.name.lower() for place, size in enumerate(sizes, 1)}
    cited = (clauses.CIRCLE, clauses.COLOUR_ORDER, clauses.SIZE_ORDER, *shifted)
    return forced("set-up", *cited, players=players, shifted=is_shifted(players), **order)
