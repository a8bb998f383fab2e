"""In which row meeples stand that are told: by the words for places beside them, or one row above the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rulebound.assistant.reckoning.binding import PLACES, Segment, counts, rank
from rulebound.assistant.reckoning.reading import Token, means
from rulebound.assistant.reckoning.result import Impossible
from rulebound.games.meeple_stacking.ladder import SUPPLY
from rulebound.games.meeple_stacking.pyramid import Rows, crowded, triangle


@dataclass
class _Told:
    """So many meeples, and all that tells their row: its number, or a word for its place."""

    meeples: int
    places: list[int | str] = field(default_factory=list)

    def is_(self, *places: str) -> bool:
        """Whether one of these tells its place."""
        return any(place in places for place in self.places)

    @property
    def row(self) -> int | None:
        """The number of its row, where one is told."""
        return next((place for place in self.places if isinstance(place, int)), None)


def rows_of(build: Sequence[Segment], *, whole: bool = False) -> dict[int, int] | None:
    """How many meeples stand in which row of a build; None where that is not told, or may be read in two ways.

    Only its base is told of a full one, or of one that is `whole` anyway.
    """
    said = [token for segment in build for token in segment]
    numbers = [token.number for token in said if token.number is not None and counts(token)]
    levels = [token.number for token in said if token.number and token.meant & {"of rows", "of row"}]
    if means(said, "each"):
        one = numbers or [1]
        return dict.fromkeys(range(1, levels[0] + 1), one[0]) if len(levels) == len(one) == 1 else None
    single = len(numbers) <= 1 and not any(map(rank, said))
    if single and means(said, "column", "tower"):
        high = [number for number in [*levels, *numbers] if number > 1]
        if len(high) > 1 or (not high and not means(said, "column")):
            return None
        return dict.fromkeys(range(1, (high or [2])[0] + 1), 1)
    if levels and levels != [len(numbers)]:
        return None
    if len(numbers) == 1 and (whole or means(said, "full")):
        is_base = means(said, "bottom") or any(rank(token) == 1 for token in said)
        return dict(enumerate(triangle(numbers[0]), 1)) if is_base and numbers[0] <= SUPPLY else None
    told = _placed(build)
    if not told:
        return None
    if all(each.row is not None for each in told):
        return _by_number(told)
    return _stacked(told, up=means(said, "upward"), down=means(said, "downward"))


def _placed(build: Sequence[Segment]) -> list[_Told] | None:
    """The numbers of meeples with their places: those before each where a segment begins with one, else those behind."""
    found: list[_Told] = []
    held: list[int | str] = []
    for segment in build:
        numbers, own = sum(map(counts, segment)), 0
        places = sum(bool(_places(token)) for token in segment)
        leads = bool(held) or next((not counts(t) for t in segment if counts(t) or _places(t)), False)
        if leads and 1 < numbers != places + bool(held):
            return None
        for token in segment:
            if counts(token) and token.number is not None:
                found.append(_Told(token.number, held))
                held, own = [], own + 1
            elif places and own and (not leads or own == numbers):
                found[-1].places.extend(_places(token))
            elif places:
                held = [*held, *_places(token)]
    if len(found) == 1 and found[0].row is None:  # "on top, in the third row"
        found[0].places.extend(held)
        held = []
    return None if held else found


def _places(token: Token) -> list[int | str]:
    row = rank(token)
    found: list[int | str] = [place for place in PLACES if place in token.meant]
    return found[:1] if row is None else [row]


def _by_number(told: list[_Told]) -> dict[int, int] | None:
    """The rows of what is told by their numbers, each once."""
    found: dict[int, int] = {}
    for each in told:
        if len(set(each.places) - {"top"}) > 1 or each.row in found or each.row is None:
            return None
        found[each.row] = each.meeples
    return found if all(found.values()) else None


def _stacked(told: list[_Told], *, up: bool, down: bool) -> dict[int, int] | None:
    """The rows of what is told one by one, from the lowest up or from the top down; each place that is told has to agree.

    Where nothing tells which is the lowest, it is the largest.
    """
    if told[0].is_("below") and not any(each.is_("below") for each in told[1:]):
        told = [_Told(told[0].meeples, ["bottom"]), *told[1:]]
    begins_above = len(told) > 1 and told[0].is_("top", "above") and told[-1].is_("bottom")
    down = down or begins_above or any(each.is_("below") for each in told)
    if not (_agrees_down(told) if down else _agrees_up(told)):
        return None
    meeples = [each.meeples for each in (told[::-1] if down else told)]
    if not (up or down or _is_anchored(told)) and (
        len(told) == 1 or meeples != sorted(meeples, reverse=True)
    ):
        return None
    return dict(enumerate(meeples, 1)) if all(meeples) and not crowded(tuple(meeples)) else None


def _agrees_up(told: list[_Told]) -> bool:
    """Whether the places are those of rows from the lowest up."""
    first, rest = told[0], told[1:]
    ranked = all(each.row in (None, row) for row, each in enumerate(told, 1))
    middle = any(each.is_("top") for each in rest[:-1])
    return ranked and not (first.is_("above", "top") or middle or any(each.is_("bottom") for each in rest))


def _agrees_down(told: list[_Told]) -> bool:
    """Whether the places are those of rows from the top down."""
    first, rest = told[0], told[1:]
    ranked = all(each.row in (None, row) for row, each in enumerate(told[::-1], 1))
    middle = any(each.is_("bottom") for each in rest[:-1])
    return ranked and not (
        first.is_("below", "bottom") or middle or any(each.is_("above", "top") for each in rest)
    )


def _is_anchored(told: list[_Told]) -> bool:
    """Whether it is told which row is the lowest."""
    begins = told[0].is_("bottom") or told[0].row == 1
    return begins or (len(told) > 1 and all(each.is_("above", "top") for each in told[1:]))


def listed(found: dict[int, int]) -> Rows:
    """Rows as a judge takes them."""
    return tuple(found.get(row, 0) for row in range(1, max(found) + 1))


def possible(rows: dict[int, int]) -> tuple[int, ...]:
    """Rows as a judge takes them. Raises Impossible for more meeples than a player has."""
    if sum(rows.values()) > SUPPLY or max(rows) > SUPPLY:
        raise Impossible(f"{sum(rows.values())} meeples")
    return listed(rows)
