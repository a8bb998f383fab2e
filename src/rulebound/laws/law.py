"""What a law is, and how it is held against a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from unittest import SkipTest

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from rulebound.laws.subject import Subject, Walk, walks

EXAMPLES: Final = 25
"""Matches that a law looks at unless told otherwise."""


PHASES: Final = (Phase.explicit, Phase.generate, Phase.shrink)


Demand: TypeAlias = Callable[[Subject, Walk, st.DataObject], None]
"""Raises when a match does not have what a law demands; the data draw what else is tried."""


class Broken(AssertionError):
    """A law that a game breaks. The text says how."""


@dataclass(frozen=True, slots=True)
class Law:
    """One law: what it demands of a match, and when it has nothing to demand of a game."""

    number: int
    name: str
    demand: Demand
    idle: Callable[[Subject], str | None] = lambda _: None

    def __str__(self) -> str:
        return f"{self.number}-{self.name}"

    def hold(self, subject: Subject, examples: int = EXAMPLES, shrink: bool = True) -> None:
        """Hold the law against random matches, the same ones every time.

        Raises Broken at a match that breaks it, the shortest that is found if it may `shrink`, and
        SkipTest where the law is idle.
        """
        if reason := self.idle(subject):
            raise SkipTest(reason)

        @settings(
            max_examples=examples,
            derandomize=True,
            database=None,
            deadline=None,
            report_multiple_bugs=False,
            phases=PHASES if shrink else PHASES[:-1],
            suppress_health_check=list(HealthCheck),
        )
        @given(walks(subject), st.data())
        def held(walk: Walk, data: st.DataObject) -> None:
            try:
                self.demand(subject, walk, data)
            except Exception as error:
                error.add_note(f"in {walk}")
                raise

        held()


def must(condition: bool, text: str, *details: Any) -> None:
    """Go on if a condition holds, else raise Broken with the text and what is at fault."""
    if not condition:
        raise Broken(" ".join([text, *(f"{detail!r:.300}" for detail in details)]))
