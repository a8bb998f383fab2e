"""On a plate for all the referee finds from the logs of the hands whose hand has destroyed whose pyramid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rulebound.games.meeple_stacking import clauses
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.notation import parse_scene
from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.referee.engine import Compiled
from rulebound.referee.replay import Refused, Terms
from rulebound.referee.shared import Agreed, Found, SharedRecord, check_shared, replay_shared
from rulebound.server.routes.rounds import said_together
from tests.referee.page import WASM, built_together

EACH = 6
OWN = {"rows": (2, 1), "pace": 1.2, "x": -3.0}
SWEEP = {"after": 5, "take": EACH, "way": [(6, 4, -6), (6, 2.2, 0), (-8, 2.2, 0)]}
"""Once the first has built, the second takes a meeple of its own and moves it through that pyramid."""


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return Compiled(WASM)


@pytest.fixture(scope="module")
def swept() -> tuple[SharedRecord, Any]:
    return built_together(OWN, SWEEP, seconds=10, agreed=Agreed(2), meeples=EACH)


def rows_of(found: Found) -> list[Rows]:
    return [judge(found.scene, seat).rows for seat in range(2)]


def terms(record: SharedRecord) -> Terms:
    return Terms(record.seed, record.frames, record.meeples)


def test_two_build_on_one_plate_in_turns_and_nothing_is_destroyed(compiled: Compiled) -> None:
    agreed = Agreed(2, in_turns=True)
    turn = 260
    hands = OWN, {**OWN, "x": 3.0}
    record, told = built_together(*hands, seconds=9, turns=(turn,), agreed=agreed, meeples=EACH)
    check_shared(record, replace(terms(record), most_frames=record.frames - turn), agreed)
    found = replay_shared(record, agreed, compiled)
    assert found.scene == parse_scene(told["scene"])
    assert rows_of(found) == [(2, 1), (2, 1)]
    assert found.knocks == () == tuple(told["knocks"])
    assert told["again"] == list(record.hashes), "watched again it is the same round"
    with pytest.raises(Refused, match="another one"):  # the second would have begun with the first
        replay_shared(replace(record, turns=()), Agreed(2), compiled)


def test_whose_hand_sweeps_a_pyramid_away_has_lost_and_moves_nothing_more(
    compiled: Compiled, swept: tuple[SharedRecord, Any]
) -> None:
    record, told = swept
    found = replay_shared(record, Agreed(2), compiled)
    ((by, knock),) = found.knocks
    assert (by, knock.victim, knock.before) == (1, 0, (2, 1))
    assert len(knock.after) < 2
    assert told["knocks"] == [
        {"by": by, "victim": 0, "before": [2, 1], "after": list(knock.after), "at_ms": knock.at_ms}
    ]
    assert told["at"][0] < record.frames, "it was known while they built"
    assert told["again"] == list(record.hashes), "watched again it is the same round"
    assert found.scene == parse_scene(told["scene"])


def test_of_whoever_is_out_nothing_is_told_as_counted(
    compiled: Compiled, swept: tuple[SharedRecord, Any]
) -> None:
    found = replay_shared(swept[0], Agreed(2), compiled)
    own = [meeple.id for meeple in found.scene.meeples if meeple.owner == 1]
    told = said_together(found, Agreed(2))
    assert own
    (knock,) = told.knocks
    (rest,) = told.seats[1].rest
    assert (told.seats[1].counted, rest.meeples) == ([], own)
    assert told.seats[1].ruling == knock.ruling
    for ruling, reason in ((knock.ruling, "destroyed"), (rest.ruling, "owner-out")):
        assert ruling["reason"] == reason
        assert {clauses.DESTROYING, clauses.OTHERS_PLAY_ON} <= set(ruling["clauses"])


FORGED: dict[str, tuple[str, Callable[[SharedRecord], SharedRecord]]] = {
    "hand left out": ("forged", lambda r: replace(r, inputs=r.inputs[:1])),
    "hands changed": ("edited", lambda r: replace(r, inputs=r.inputs[::-1])),
    "innocent": ("edited", lambda r: replace(r, inputs=(r.inputs[0], b""))),
    "turns where there are none": ("long", lambda r: replace(r, turns=(60,))),
    "turns of no time": ("long", lambda r: replace(r, turns=(-60,))),
    "another's meeple that is not there": (
        "reach",
        lambda r: replace(r, inputs=(r.inputs[0], b"\1\0\0\0\0" + bytes([2 * r.meeples + 2]))),
    ),
}


@pytest.mark.parametrize("how", FORGED)
def test_what_was_not_played_is_refused(
    how: str, compiled: Compiled, swept: tuple[SharedRecord, Any]
) -> None:
    key, forge = FORGED[how]
    forged = forge(swept[0])

    def refereed() -> None:
        check_shared(forged, terms(swept[0]), Agreed(2))
        replay_shared(forged, Agreed(2), compiled)

    with pytest.raises(Refused) as refused:
        refereed()
    assert refused.value.key == key, str(refused.value)
