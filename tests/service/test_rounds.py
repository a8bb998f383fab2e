"""Rounds that are built on a screen: each is refereed for one record, however often that is sent."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from rulebound.referee.court import Court
from rulebound.referee.physics import ENGINE
from rulebound.server.rounds import Asked, NoRound, Rounds
from tests.service.client import Visitor


def test_a_record_may_be_sent_again_and_no_other_one() -> None:
    with closing(Court()) as court:
        rounds = Rounds(court)
        name, given = rounds.give(Asked(120))
        for _ in range(2):
            with rounds.refereed(name, b"one") as again:
                assert again.seed == given.seed
        for wrong, digest in ((name, b"another"), ("nobody's", b"one")):
            with pytest.raises(NoRound), rounds.refereed(wrong, digest):
                pass


def test_of_two_records_that_are_refereed_at_once_one_counts() -> None:
    with closing(Court()) as court:
        rounds = Rounds(court)
        name, _ = rounds.give(Asked(120))
        with pytest.raises(NoRound), rounds.refereed(name, b"one"), rounds.refereed(name, b"another"):
            pass
        with rounds.refereed(name, b"another"):
            pass


@pytest.mark.parametrize(
    ("path", "asked", "log"),
    [
        ("/api/rounds", {"seconds": 60}, {"inputs": "", "hashes": []}),
        (
            "/api/shared-rounds",
            {"players": 2, "seconds": 60},
            {"inputs": ["", ""], "hashes": [], "turns": []},
        ),
    ],
)
def test_a_record_that_is_refused_leaves_the_round_to_whoever_builds_it(
    path: str, asked: dict[str, Any], log: dict[str, Any], visit: Callable[[], Visitor]
) -> None:
    """A stranger knows no seed; and a page of another engine may be loaded anew."""
    builder, stranger = visit(), visit()
    given = builder.post(path, json=asked).json()
    told = log | {"seed": given["seed"], "meeples": given["meeples"], "frames": 1}
    for visitor, engine, seed in (
        (stranger, ENGINE["sha256"], given["seed"] ^ 1),
        (builder, "another", given["seed"]),
        (builder, "one more", given["seed"]),
    ):
        refused = visitor.post(f"{path}/{given['id']}", json=told | {"engine": engine, "seed": seed})
        assert (refused.status_code, refused.json()["message"]) == (409, "not-as-played")
