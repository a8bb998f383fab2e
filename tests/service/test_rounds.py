"""Rounds that are built on a screen: each is refereed for one record, however often that is sent."""

from __future__ import annotations

from contextlib import closing

import pytest

from rulebound.referee.court import Court
from rulebound.server.rounds import Asked, Rounds


def test_a_record_may_be_sent_again_and_no_other_one() -> None:
    with closing(Court()) as court:
        rounds = Rounds(court)
        name, given = rounds.give(Asked(120))
        for _ in range(2):
            assert rounds.take(name, b"one").seed == given.seed
        for wrong, digest in ((name, b"another"), ("nobody's", b"one")):
            with pytest.raises(KeyError):
                rounds.take(wrong, digest)
