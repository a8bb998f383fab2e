"""The protocol that every game of the shelf obeys, turn by turn, by chance or all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from rulebound.core.cause import Cause
from rulebound.core.event import Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.ruling import ClauseId, Ruling

S = TypeVar("S")
M = TypeVar("M")

OptionValue: TypeAlias = "str | int | bool"
Options: TypeAlias = Mapping[str, OptionValue]
Concession: TypeAlias = Literal["resign", "time"]


class OptionError(ValueError):
    """An option that the game does not have, or a value that it does not take. The text names both."""


class NotationError(Cause):
    """A text that is no move or no position of the game. The text says what and where."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made at set-up: an edition, a variant or a house rule, with its clause.

    Instead of one of the `choices`, each seat may have one of `each` to itself, where there are such names:
    the value is then theirs in the order of seats, joined by hyphens, as in `white-red`.
    """

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    clause: ClauseId
    each: tuple[str, ...] = ()

    def read(self, value: Any) -> OptionValue:
        """The value that the option takes. Raises OptionError saying what it would take."""
        # True == 1 in Python, so the type is compared as well.
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        takes = f"option {self.key} takes {', '.join(map(repr, self.choices))}"
        if not self.each:
            raise OptionError(f"{takes}, not {value!r}")
        takes += f", or for each seat one of {', '.join(self.each)}, joined by hyphens"
        if not isinstance(value, str) or "-" not in value:
            raise OptionError(f"{takes}; not {value!r:.60}")
        names = value.split("-")
        for seat, name in enumerate(names):
            if name not in self.each:
                raise OptionError(f"{takes}; seat {seat + 1} has {name!r:.60}")
            if name in names[:seat]:
                raise OptionError(f"{takes}; seats {names.index(name) + 1} and {seat + 1} both have {name}")
        return value


@dataclass(frozen=True, slots=True)
class Spec:
    """What kind of game it is, known before any state exists.

    `chance`: something is drawn; `hidden`: a seat does not see everything; `simultaneous`: several
    seats are asked at once; `continuous`: the legal moves are too many to list.
    """

    key: str
    seats: range
    options: tuple[Option, ...] = ()
    chance: bool = False
    hidden: bool = False
    simultaneous: bool = False
    continuous: bool = False

    def complete(self, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """Every option with its given or default value. Raises OptionError for an unknown name or value."""
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise OptionError(f"{self.key} has no option {key!r}; it has {', '.join(known) or 'none'}")
        values: dict[str, OptionValue] = {}
        for option in self.options:
            try:
                values[option.key] = option.read(given.get(option.key, option.default))
            except OptionError as error:
                raise OptionError(f"{self.key}: {error}") from None
        return values


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is asked, and by which clauses: one seat for a turn, several at once, or CHANCE for a draw."""

    seats: frozenset[Seat]
    phase: str
    clauses: tuple[ClauseId, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: seats from best to worst (ties share a place), and a return for each seat (-1 to 1)."""

    ranking: tuple[tuple[Seat, ...], ...]
    returns: tuple[float, ...]
    ruling: Ruling

    @classmethod
    def ranked(cls, ranking: tuple[tuple[Seat, ...], ...], ruling: Ruling) -> Outcome:
        """Only who is first counts: all others lose an equal share, and those who are first share that."""
        first, seats = ranking[0], sorted({seat for place in ranking for seat in place})
        share = 1 / (len(seats) - 1)
        prize = (len(seats) - len(first)) * share / len(first)
        returns = tuple(prize if seat in first else -share for seat in seats)
        return cls(ranking, returns, ruling)


class Game(Protocol[S, M]):
    """A game: pure functions over a frozen state S and moves M, both hashable values.

    `judge` is total: any move of any seat gets a ruling. `moves` lists exactly the moves that `judge`
    allows, in a fixed order (examples of them when `spec.continuous`). `resolve` turns judged moves into
    events: one at least whose actor is the seat that moved, for each seat, and first of all when it is
    CHANCE. `fold` applies one event without asking the rules again.
    """

    spec: Spec

    def start(self, seats: int, options: Options) -> S:
        """The first state. Raises OptionError, also for a number of seats that cannot play."""
        ...

    def decision(self, state: S) -> Decision | Outcome:
        """Who must act now, or how the game ended."""
        ...

    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """All legal moves of a seat; empty when it is not asked."""
        ...

    def chances(self, state: S) -> Sequence[tuple[M, int]]:
        """The outcomes of a CHANCE decision with their whole weights."""
        ...

    def judge(self, state: S, seat: Seat, move: M) -> Ruling:
        """What the rules say of this move by this seat now."""
        ...

    def resolve(self, state: S, acts: Mapping[Seat, M]) -> Sequence[Event]:
        """The events that these allowed moves bring about, in order, up to the next decision."""
        ...

    def concede(self, state: S, seat: Seat, why: Concession) -> Sequence[Event]:
        """The events by which a seat gives up or runs out of time; empty when the game is over."""
        ...

    def fold(self, state: S, event: Event) -> S:
        """The state after an event."""
        ...

    def view(self, state: S, seat: Seat | None) -> Mapping[str, Any]:
        """What a seat (None: a watcher) may see, as JSON-ready values."""
        ...

    def notate(self, state: S, move: M) -> str:
        """The move as text."""
        ...

    def parse(self, state: S, text: str) -> M:
        """The move that a text names. Raises NotationError."""
        ...

    def freeze(self, state: S) -> bytes:
        """The state as canonical bytes: equal states, equal bytes."""
        ...

    def thaw(self, blob: bytes) -> S:
        """The state that `freeze` wrote. Raises NotationError on anything else."""
        ...


@runtime_checkable
class Positions(Protocol[S]):
    """What a game offers beside `Game` when its positions can be written down as text."""

    def position(self, text: str) -> S:
        """The state that a position text names. Raises NotationError."""
        ...

    def position_text(self, state: S) -> str:
        """The state as a position text."""
        ...

    def opening(self, state: S) -> Sequence[Event]:
        """What the rules do in a state just set up, before anyone may move."""
        ...


@runtime_checkable
class Settled(Protocol):
    """What a game offers beside `Positions` when a position settles some of its set-up options."""

    def settled(self, state: Any) -> Options:
        """The options that a state just set up from text settles, whatever else was chosen."""
        ...


@runtime_checkable
class Narrated(Protocol):
    """What a game offers beside `Game` when its log can be told to those who do not see the board."""

    def narrated(self, event: Event) -> Facts:
        """What the words of an event may name beside its data and facts: who acted, and where."""
        ...

    def stage(self, before: Any, event: Event) -> Facts:
        """The part of the match that an event after some state belongs to, such as its round, for the words of `stage`.

        Without facts the event heads nothing: it stands with what was told before.
        """
        ...

    def totals(self, state: Any) -> Sequence[Facts]:
        """What each seat has, in their order, for the words of `total`."""
        ...


@runtime_checkable
class Certain(Protocol):
    """What a game with chance offers beside `Game` when some of its matches leave nothing to chance."""

    def certain(self, state: Any) -> bool:
        """Whether nothing is drawn any more, whatever follows a state."""
        ...


@runtime_checkable
class Seated(Protocol):
    """What a game offers beside `Positions` when a position tells how many play."""

    def seated(self, state: Any) -> int:
        """The number of seats of a state."""
        ...


@runtime_checkable
class Threats(Protocol):
    """What a game with chance offers beside `Game` when it can tell who would win at once."""

    def threats(self, state: Any) -> Sequence[tuple[Seat, Sequence[Any]]]:
        """Each seat still in, with the moves of chance (rolls) on which it could win in a turn of its own.

        Exact: as if that seat's turn began in the state as it stands. Empty once the game is over.
        """
        ...


def placed(game: Game[S, M], seats: int, text: str) -> S:
    """The state of a position text for so many seats. Raises NotationError, also when others would play."""
    state = positions(game).position(text)
    if isinstance(game, Seated) and (told := game.seated(state)) != seats:
        raise NotationError(f"the position is for {told} players, not {seats}")
    return state


def positions(game: Game[S, M]) -> Positions[S]:
    """The game as one whose positions can be written down. Raises NotationError when they cannot."""
    if not isinstance(game, Positions):
        raise NotationError(f"positions of {game.spec.key} cannot be written as text")
    return game


@runtime_checkable
class Itemised(Protocol):
    """What a game offers beside `Game` when one of its rulings has others behind it."""

    def behind(self, state: Any, seat: Seat, move: Any) -> Sequence[Ruling]:
        """What the rules say of the parts of a move; empty for a move that cannot be judged at all."""
        ...


@runtime_checkable
class Drawn(Protocol):
    """What a game offers beside `Game` when it can draw a state as text."""

    def drawing(self, state: Any, seat: Seat | None) -> str:
        """The state as lines of text, as a seat (None: a watcher) sees it."""
        ...


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a board that one may ask about: its name in the game's text, and what kind of thing it is.

    `kind` is a name of the package's `names.toml`, as in `road`, so that a question can tell which is meant.
    `place` are facts by which the message `at-place` of the package's words says where it is; without them its name does.
    """

    name: str
    kind: str
    place: Facts | None = None


@runtime_checkable
class Examined(Protocol):
    """What a game offers beside `Game` when it can rule on what stands on its board, whoever is to move."""

    def things(self, state: Any, seat: Seat) -> Sequence[Thing]:
        """What a seat may want to ask about, the most likely first."""
        ...

    def examine(self, state: Any, name: str) -> Sequence[Ruling]:
        """What the rules say of a thing as it stands. Raises NotationError for a text that names nothing here."""
        ...


@runtime_checkable
class Placed(Protocol):
    """What a game offers beside `Examined` when several things may lie in one place of its board."""

    def things_at(self, state: Any, place: str, kinds: frozenset[str]) -> Sequence[Thing]:
        """The things in a place, each told apart by its name: those of some kinds, where any of them is one.

        Where there is nothing such, the place itself, to hear so. Raises NotationError for a text that names no place.
        """
        ...


@runtime_checkable
class Tried(Protocol):
    """What a game offers beside `Game` when a move may be asked about by what it is of, and not by its text."""

    def tried(self, state: Any, seat: Seat, kinds: frozenset[str], place: str | None) -> Sequence[Ruling]:
        """What the rules say of a seat's moves of some kinds, in a place if one is told: what is allowed first.

        `kinds` are names of `names.toml`; without any that tells moves apart all are meant. Empty where one names
        what this cannot take into account. Raises NotationError for a text that names no place.
        """
        ...


@runtime_checkable
class Tallied(Protocol):
    """What a game offers beside `Game` when players may ask how it stands: whose turn it is, who has how much."""

    def called(self, state: Any) -> Sequence[str]:
        """What each seat is called, in order: names of the package's `names.toml`; empty where it is not settled."""
        ...

    def tally(self, state: Any, seat: Seat) -> Sequence[Ruling]:
        """How it stands, as rulings: of each reason those that answer it, the foremost first.

        A ruling on one seat has its number as the fact `seat`; an amount is the fact `number`.
        """
        ...
