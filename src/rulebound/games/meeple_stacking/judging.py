"""The judgement on a final scene: what counts row by row, and for every other meeple the rule that says why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulebound.core.event import Seat
from rulebound.core.ruling import ClauseId, Ruling, Term, scored
from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.geometry import edge, is_inside, is_standing, is_upside_down, lean
from rulebound.games.meeple_stacking.pyramid import (
    Connection,
    Pyramid,
    Rows,
    Supporters,
    has_gaps,
    points,
    pyramids,
    rows_of_legal,
    supporters,
)
from rulebound.games.meeple_stacking.scene import FELT, Meeple, Scene

LARGEST_LEAN = 15


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a player's scene is worth: the ruling with its terms, a row each, and why the rest does not count.

    `pyramid` is the one that counts, None where no meeple does; `rest` has a ruling for each meeple of the
    player that is not in it.
    """

    ruling: Ruling
    pyramid: Pyramid | None
    rest: tuple[tuple[int, Ruling], ...]

    @property
    def rows(self) -> Rows:
        """How many meeples count in each row, from the lowest."""
        return () if self.pyramid is None else self.pyramid.rows

    @property
    def points(self) -> int:
        """What the pyramid earns."""
        return self.ruling.points


def judge(scene: Scene, owner: Seat | None = None, by: Connection = Connection.STANDING) -> Judgement:
    """The judgement on what a seat has built on a plate for all, or on all that stands on a plate of its own.

    The scene's numbers must be sound (`scene.fault`).
    """
    under = supporters(scene)
    own = [meeple for meeple in scene.meeples if owner in (None, meeple.owner)]
    wrong = {meeple.id: ruling for meeple in own if (ruling := _wrong(meeple, under))}
    row_of = rows_of_legal((meeple.id for meeple in own if meeple.id not in wrong), under)
    found = pyramids(scene, row_of, under, by)
    best = found[0] if found else None
    others = frozenset(meeple.id for meeple in scene.meeples) - {meeple.id for meeple in own}
    rest = tuple(
        (meeple.id, wrong.get(meeple.id) or _why_not(meeple.id, under, row_of, best, by, others))
        for meeple in own
        if best is None or meeple.id not in best.meeples
    )
    return Judgement(_score(scene, best, found, by, len(rest)), best, rest)


def judge_out(scene: Scene, owner: Seat, why: Ruling) -> Judgement:
    """The judgement on what a seat has built that is out by `why`: none of its meeples counts (shared.others-play-on)."""
    cited = (clauses.DESTROYING, clauses.OTHERS_PLAY_ON)
    own = [meeple.id for meeple in scene.meeples if meeple.owner == owner]
    rest = tuple((meeple, scored("owner-out", *cited, terms=(), meeple=meeple)) for meeple in own)
    return Judgement(why, None, rest)


def terms(rows: Rows) -> tuple[Term, ...]:
    """A line for each row of a pyramid (points.by-row)."""
    return tuple(
        Term("term-row", meeples, row, (clauses.BY_ROW, clauses.ROW)) for row, meeples in enumerate(rows, 1)
    )


def connecting(by: Connection) -> tuple[ClauseId, ...]:
    """The reading in force of what connects meeples, then its other side."""
    sides = (clauses.THROUGH_STANDING, clauses.TOUCHING)
    return sides if by is Connection.STANDING else sides[::-1]


def _score(scene: Scene, best: Pyramid | None, found: list[Pyramid], by: Connection, rest: int) -> Ruling:
    window = (clauses.AT_REST, clauses.FALLEN) if scene.still else (clauses.LATEST, clauses.FALLEN)
    told: dict[str, Any] = {"after_ms": scene.after_ms, "still": scene.still, "rest": rest}
    if best is None:
        return scored("nothing-counts", clauses.NOTHING, clauses.FORMING, *window, terms=(), **told)
    rows = best.rows
    shape: dict[str, Any] = {"rows": rows, "height": len(rows), "meeples": sum(rows), "points": points(rows)}
    also = _rivals(found)
    if sum(rows) == 1:
        cited = (clauses.SINGLE, clauses.COLLAPSED, clauses.LEFT_STANDING, clauses.BY_ROW, *also, *window)
        return scored("single", *cited, terms=terms(rows), **shape, **told)
    reading = connecting(by)
    gaps = (clauses.GAPS,) if has_gaps(rows) else ()
    cited = (
        clauses.FORMING, clauses.BY_ROW, clauses.CONNECTED, *reading, clauses.ALL_CONNECTED, *gaps, *also,
        *window,
    )  # fmt: skip
    return scored("pyramid", *cited, terms=terms(rows), reading=reading[0], **shape, **told)


def _rivals(found: list[Pyramid]) -> tuple[ClauseId, ...]:
    """What decided between several pyramids."""
    if len(found) < 2:
        return ()
    as_high = len(found[1].rows) == len(found[0].rows)
    return (clauses.HIGHEST, clauses.AS_HIGH) if as_high else (clauses.HIGHEST,)


def _why_not(
    meeple: int,
    under: Supporters,
    row_of: dict[int, int],
    best: Pyramid | None,
    by: Connection,
    others: frozenset[int],
) -> Ruling:
    """Why a meeple with which nothing is wrong by itself does not count: the first condition that it fails."""
    if foreign := under[meeple] & others:
        return scored("on-anothers", clauses.OWN_MEEPLES, terms=(), meeple=meeple, under=min(foreign))
    if meeple not in row_of:
        below = min(under[meeple] - row_of.keys() - {FELT})
        return scored("on-uncounted", clauses.ON_WHAT_COUNTS, terms=(), meeple=meeple, under=below)
    assert best is not None  # a legal meeple is a pyramid, if a small one
    cited = (clauses.CONNECTED, *connecting(by), clauses.HIGHEST)
    facts = {"meeple": meeple, "row": row_of[meeple], "height": len(best.rows)}
    return scored("not-connected", *cited, terms=(), reading=cited[1], **facts)


def _wrong(meeple: Meeple, under: Supporters) -> Ruling | None:
    """What is wrong with a meeple by itself, whatever the others do: the first condition that it fails."""
    return _in_hand(meeple) or _leaning(meeple) or _sticking_out(meeple) or _on_nothing(meeple, under)


def _in_hand(meeple: Meeple) -> Ruling | None:
    """What a hand still holds has not been built (judging.hands-off)."""
    if not meeple.held:
        return None
    return scored("held", clauses.HANDS_OFF, terms=(), meeple=meeple.id)


def _leaning(meeple: Meeple) -> Ruling | None:
    """Meeples stand upright, neither lying nor upside down (building.standing, building.fifteen-degrees).

    The German text speaks of meeples built in upright, so what counts is how they end up (building.built-in).
    """
    if is_standing(meeple):
        return None
    cited = (clauses.STANDING, clauses.BUILT_IN, clauses.FIFTEEN_DEGREES)
    reason = "upside-down" if is_upside_down(meeple) else "lying"
    facts = {"meeple": meeple.id, "degrees": lean(meeple), "most": LARGEST_LEAN}
    return scored(reason, *cited, terms=(), reading=clauses.FIFTEEN_DEGREES, **facts)


def _sticking_out(meeple: Meeple) -> Ruling | None:
    """No corner of a meeple is beyond the edge of the A4 felt (building.inside, building.whole-meeple)."""
    if is_inside(meeple):
        return None
    cited = (clauses.INSIDE, clauses.WHOLE_MEEPLE, clauses.FELT, clauses.PLATE_ONLY)
    # At least a tenth is told: what is refused for a hair is not refused for nothing.
    tenths = max(1, round(-edge(meeple) / 100))
    facts = {"meeple": meeple.id, "mm": tenths / 10}
    return scored("outside", *cited, terms=(), reading=clauses.WHOLE_MEEPLE, **facts)


def _on_nothing(meeple: Meeple, under: Supporters) -> Ruling | None:
    """A pyramid is built up from the felt: what stands on nothing is in no row (building.foundation)."""
    if under[meeple.id]:
        return None
    return scored("on-nothing", clauses.FOUNDATION, clauses.ROW, terms=(), meeple=meeple.id)


def grouped(rest: tuple[tuple[int, Ruling], ...]) -> Iterator[tuple[Ruling, tuple[int, ...]]]:
    """The meeples that do not count by the reason why, in the order of the first of each."""
    kinds: dict[str, list[tuple[int, Ruling]]] = {}
    for meeple, ruling in rest:
        kinds.setdefault(ruling.reason, []).append((meeple, ruling))
    for alike in kinds.values():
        yield alike[0][1], tuple(meeple for meeple, _ in alike)
