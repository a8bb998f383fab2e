"""Work ahead waits until nobody asks anything."""

from __future__ import annotations

from rulebound.server.quiet import QUIET_S, Quiet


class Time:
    """A clock that a sleeper moves; at some instants somebody asks."""

    def __init__(self, *asked: float) -> None:
        self.at = 0.0
        self.asked = list(asked)
        self.quiet = Quiet(lambda: self.at, self.sleep)

    def sleep(self, seconds: float) -> None:
        until = self.at + seconds
        while self.asked and self.asked[0] < until:
            self.at = self.asked.pop(0)
            self.quiet.disturb()
        self.at = until


def test_work_ahead_waits_for_the_first_quiet_second() -> None:
    time = Time(0.3, 0.9, 1.7, 9.0)
    time.quiet.wait()
    assert time.at == 1.7 + QUIET_S


def test_in_quiet_it_goes_on_at_once() -> None:
    time = Time()
    time.at = 5.0
    time.quiet.wait()
    assert time.at == 5.0
