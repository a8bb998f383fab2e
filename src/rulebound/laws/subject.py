"""The game that is held to the laws, and random matches of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import islice, permutations, product
from typing import Any, Final

from hypothesis import reject
from hypothesis import strategies as st

from rulebound.core import (
    CHANCE,
    ClauseId,
    Concession,
    Decision,
    Event,
    Game,
    Match,
    OptionError,
    Ruling,
    Seat,
    Seed,
)
from rulebound.core.game import OptionValue
from rulebound.games import known
from rulebound.rulebook.book import load
from rulebound.rulebook.table import FILES, KEY
from rulebound.rulebook.words import Words

MOST_OPTIONS: Final = 256
"""Combinations of options that are tried when none are named."""

OPENING: Final = 5
"""Decisions that belong to the opening: many games have rules for their first turns only."""

Renaming = tuple[Seat, ...]
"""The new number of each seat, in order of the old ones."""


def any_renaming(seats: int) -> Iterator[Renaming]:
    """All permutations of the seats but the one that changes nothing."""
    return islice(permutations(range(seats)), 1, None)


def rotations(seats: int) -> Iterator[Renaming]:
    """Everyone moves up by as many seats, so that turns keep their order."""
    return (tuple((seat + step) % seats for seat in range(seats)) for step in range(1, seats))


@dataclass(frozen=True)
class Subject:
    """A game held to the laws.

    `files` is the folder of its package with rulebook and words. `options` are the set-ups to try (all
    combinations if none are named) and `plies` how many moves a match may have. `rename` gives a state
    with its seats renamed, where the rules are symmetric, and `rename_move` a move (the same if None);
    `renamings` are the ways that leave the rules as they are: any, or rotations where seats sit in a ring.
    `alike` gives, for a game that hides something, other states that a seat cannot tell from this one.
    """

    game: Game[Any, Any]
    files: Traversable
    options: Sequence[Mapping[str, OptionValue]] = ()
    plies: int = 100
    rename: Callable[[Any, Renaming], Any] | None = None
    rename_move: Callable[[Any, Renaming], Any] | None = None
    renamings: Callable[[int], Iterable[Renaming]] = any_renaming
    alike: Callable[[Any, Seat | None], Iterable[Any]] | None = None

    @classmethod
    def on_shelf(cls, key: str, **more: Any) -> Subject:
        """An installed game by its key, with more about it if that is known. Raises KeyError."""
        found = known()[key]
        return cls(found.game, found.files, **more)

    @cached_property
    def clauses(self) -> frozenset[ClauseId]:
        """The clauses that rulings of the game may cite: its own, worded whole, and those of the table."""
        own = load(self.game.spec.key, self.files)
        own.check()
        return frozenset(own.clauses) | frozenset(load(KEY, FILES).clauses)

    @cached_property
    def words(self) -> Words:
        """The game's sentences."""
        return Words(self.files)

    @cached_property
    def set_ups(self) -> tuple[Mapping[str, OptionValue], ...]:
        """The options to try."""
        if self.options:
            return tuple(self.options)
        declared = self.game.spec.options
        combined = product(*(option.choices for option in declared))
        names = [option.key for option in declared]
        return tuple(dict(zip(names, values, strict=True)) for values in islice(combined, MOST_OPTIONS))


@dataclass(frozen=True)
class Walk:
    """A random match as far as it was played, with every move that was open on the way.

    `states` are some of those that it went through: the last, one of the opening, and others.
    """

    match: Match[Any, Any]
    moves: tuple[Any, ...]
    states: tuple[Any, ...]

    @property
    def state(self) -> Any:
        """Where the match stands."""
        return self.match.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone whom a game may be asked about: the players, chance, and a seat that is not there."""
        return (*range(self.match.seats), CHANCE, self.match.seats)

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(repr(self))

    def __repr__(self) -> str:
        played = " ".join(event.move or f"({event.kind})" for event in self.match.log if _told(event))
        key, seats = self.match.game.spec.key, self.match.seats
        return f"a match of {key}, {seats} seats, {dict(self.match.options)}: {played or 'nothing played'}"


def _told(event: Event) -> bool:
    return event.move is not None or event.cause == event.seq


@st.composite
def walks(draw: st.DrawFn, subject: Subject) -> Walk:
    """Random matches: any set-up, any length, sometimes given up."""
    game = subject.game
    options = draw(st.sampled_from(subject.set_ups))
    seats = draw(st.sampled_from(game.spec.seats))
    key = draw(st.integers(0, 9999))
    plies = draw(st.integers(0, subject.plies))
    gives_up: Concession | None = draw(st.sampled_from([None, None, None, "resign", "time"]))
    try:
        match = Match.begin(game, seats, options, Seed(key.to_bytes(32, "big")))
    except OptionError:
        reject()  # some options want more or fewer seats
    pick = random.Random(key)
    open_moves: dict[Any, None] = {}
    for _ in range(plies):
        decision = match.decision
        if not isinstance(decision, Decision):
            break
        listed = {seat: game.moves(match.state, seat) for seat in sorted(decision.seats)}
        open_moves.update(dict.fromkeys(move for moves in listed.values() for move in moves))
        events = match.submit({seat: pick.choice(moves) for seat, moves in listed.items()})
        if isinstance(events, Ruling):
            raise AssertionError(f"a listed move was refused: {events}")
    if gives_up:
        match.concede(pick.randrange(seats), gives_up)
    asked = match.decisions()
    seen = {*pick.sample(asked[:OPENING], min(1, len(asked))), *pick.sample(asked, min(2, len(asked)))}
    return Walk(match, tuple(open_moves), (match.state, *(match.state_at(seq) for seq in sorted(seen))))
