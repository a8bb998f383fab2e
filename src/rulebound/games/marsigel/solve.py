"""The two-player game solved: what every position is worth, and a certificate that it is.

Positions are told from the mover: its pieces are the first colour's. Every ring of two trios is solved,
from whatever circle it came. A win is worth 1, a loss -1, and a draw 0; so is endless play, which the
rules do not forbid. Values are then not settled by what one turn says of the next alone, because both
sides may shuffle for ever: `certify` shows that these are the ones that each side can hold.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from rulebound.games import kept
from rulebound.games.marsigel.ring import DIE, FIRST_QUEEN, Piece, Ring, Size
from rulebound.games.marsigel.rules import Variant, has_won
from rulebound.games.marsigel.turn import End, Turn, explore

SETTLED = 1e-14
"""Value iteration ends when no value changes by more."""
EQUAL = 1e-9
"""Values that differ by less are equal."""
FAR = 1 << 30

_EXCHANGED = {Piece(colour, size): Piece(1 - colour, size) for colour in (0, 1) for size in Size}

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of a side when both play perfectly; endless play counts as a draw."""

    win: float
    draw: float
    lose: float

    @property
    def value(self) -> float:
        """The expected result, 1 for a win and -1 for a loss."""
        return self.win - self.lose

    @property
    def turned(self) -> Odds:
        """The other side's odds."""
        return Odds(self.lose, self.draw, self.win)


@dataclass(frozen=True, slots=True)
class Certificate:
    """Why the values hold, from both seats: nobody gets more against the policy of either.

    `gain` is the most that any single reply, anywhere, wins over the value of its position, `residual`
    the most by which the policy falls short of it in one turn (both 0 but for rounding). `trapped` counts
    the positions worth something to the side that follows the policy in which the other could keep the
    game for ever: with none, no plan of replies, however long, puts off a debt endlessly.
    """

    gain: float
    residual: float
    trapped: int

    @property
    def holds(self) -> bool:
        """Whether the values are proved, but for rounding."""
        return self.gain < EQUAL and self.residual < EQUAL and self.trapped == 0


@dataclass(frozen=True, slots=True)
class Choice:
    """An end of a turn as the perfect player sees it: `odds` of the mover after it.

    `rank` orders ends of equal value: the lower, the sooner an advantage is cashed in.
    """

    ring: Ring
    end: End
    passes: bool
    odds: Odds
    rank: int


@dataclass(frozen=True, slots=True)
class Tree:
    """All turns of all positions as arrays.

    Node n < 2 * positions is a position before the roll, after a turn with movements (n < positions)
    or after a pass. `win` and `draw`, the last two nodes, are worth -1 and 0 to the side that does not
    move any more. The actions of node n after a roll of r lie in `to` from `first[6 * n + r - 1]` on.
    """

    positions: int
    to: Ints
    first: Ints

    @property
    def win(self) -> int:
        """The node of a won game."""
        return 2 * self.positions

    @property
    def draw(self) -> int:
        """The node of a drawn game."""
        return 2 * self.positions + 1


class Solution:
    """The values of a variant for two players. `certificate` says whether they are proved."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._index, tree = _tree(variant, circles())
        values = _values(tree)
        rank = _ranks(tree, values)
        policy = _policy(tree, values, rank)
        self.certificate = certify(tree, values, -values, policy)
        self._values, self._rank = values, rank
        self._by_roll = np.maximum.reduceat(-values[tree.to], tree.first).reshape(-1, DIE)
        self._wins, self._losses = _chances(tree, policy)
        self._force, self._other_force = _forced_wins(tree)

    @property
    def positions(self) -> int:
        """How many positions were solved."""
        return len(self._index)

    def odds(self, ring: Ring, mover: int, passed: bool) -> Odds:
        """The mover's odds before its roll; `passed` when the turn before was a pass.

        Raises KeyError when the ring is no position of two players in this variant, or is won already.
        """
        node = self._node(ring, mover, passed)
        win, lose = float(self._wins[node]), float(self._losses[node])
        return Odds(win, max(0.0, 1.0 - win - lose), lose)

    def values_by_roll(self, ring: Ring, mover: int, passed: bool) -> tuple[float, ...]:
        """The mover's expected result after each roll from 1 to 6."""
        # Adding 0 turns the -0.0 of a draw into 0.
        return tuple(float(value) + 0.0 for value in self._by_roll[self._node(ring, mover, passed)])

    def forced_wins(self, ring: Ring, mover: int, passed: bool) -> tuple[float, float]:
        """The largest chances of a win that the mover, and that the other side, can force."""
        node = self._node(ring, mover, passed)
        return float(self._force[node]), float(self._other_force[node])

    def choices(
        self, ring: Ring, mover: int, points: int, moved: bool = False, passed: bool = False
    ) -> list[Choice]:
        """Every end of a turn with so many points left, best first.

        `moved`: the turn has had a movement, so that stopping is no pass. `passed`: the turn before was
        a pass.
        """
        turn = explore(ring, self.variant, mover, points)
        found = [
            self._choice(after, end, mover, not (end.line or moved), passed)
            for after, end in turn.ends.items()
        ]
        if turn.back is not None and not moved:
            found.append(self._choice(ring, turn.back, mover, False, passed))
        return sorted(found, key=lambda choice: (-round(choice.odds.value, 9), choice.rank, choice.end.cost))

    def _choice(self, ring: Ring, end: End, mover: int, passes: bool, passed: bool) -> Choice:
        if end.wins:
            return Choice(ring, end, False, Odds(1.0, 0.0, 0.0), 0)
        if passes and passed:
            return Choice(ring, end, True, Odds(0.0, 1.0, 0.0), 0)
        node = self._node(ring, 1 - mover, passes)
        return Choice(ring, end, passes, self.odds(ring, 1 - mover, passes).turned, int(self._rank[node]))

    def _node(self, ring: Ring, mover: int, passed: bool) -> int:
        position = self._index[ring if mover == 0 else swapped(ring)]
        return position + (len(self._index) if passed else 0)


def solution(variant: Variant) -> Solution:
    """The solution of a variant, read where it was kept, else worked out once, whoever asks at the same time."""
    with _SOLVING:
        return _solution(variant)


@cache
def _solution(variant: Variant) -> Solution:
    name = f"marsigel-{variant.value}"
    if (known := kept.read(name)) is not None:
        with suppress(Exception):  # another version of NumPy may have written it otherwise
            found: Solution = pickle.loads(known)  # noqa: S301 - ours, as the compiled kernels beside it
            return found
    solved = Solution(variant)
    kept.write(name, pickle.dumps(solved))
    return solved


_SOLVING = Lock()


def swapped(ring: Ring) -> Ring:
    """The ring with the two colours exchanged."""
    return Ring.of(tuple(_EXCHANGED[piece] for piece in stack) for stack in ring)


def circles() -> Iterator[Ring]:
    """Every circle of the single pieces of two trios."""
    others = [Piece(colour, size) for colour in (0, 1) for size in Size]
    others.remove(FIRST_QUEEN)
    for order in permutations(others):
        yield Ring.of([(FIRST_QUEEN,), *((piece,) for piece in order)])


def certify(tree: Tree, own: Floats, other: Floats, policy: Ints) -> Certificate:
    """Check what a side is said to get by a policy against every reply.

    `own` are the values of the nodes for that side when it moves, `other` when the other side does. No
    reply lowers them in expectation (`gain`), and the policy keeps them (`residual`), so over any play
    against the policy they never fall and settle on some limit. A play that ends has its result as the
    limit; one that does not end counts 0, and its limit is at most 0 when it cannot stay for ever where
    the value is more (`trapped`). Hence nobody holds the side below its value. As both seats have the
    same policy and the values of a seat are minus those of the other, they are what both can hold.
    """
    nodes = 2 * tree.positions
    worst = _per_roll(own[tree.to], tree, np.minimum)
    followed = other[tree.to[policy]].reshape(-1, DIE).mean(1)
    gain = float((other[:nodes] - worst).max())
    residual = float((own[:nodes] - followed).max())
    return Certificate(max(gain, 0.0), max(residual, 0.0), _trapped(tree, own > EQUAL, other > EQUAL, policy))


def _trapped(tree: Tree, own: Flags, other: Flags, policy: Ints) -> int:
    """How many positions worth something to the policy the other side can keep the game in for ever.

    `own` are such positions with the policy to move, `other` with the other side to move. Those drop out
    that some roll leads away from, whatever the other side replies, until no more do.
    """
    own[-2:] = other[-2:] = False
    while True:
        stays_own = other[tree.to[policy]].reshape(-1, DIE).all(1)
        stays_other = np.logical_or.reduceat(own[tree.to], tree.first).reshape(-1, DIE).all(1)
        kept_own, kept_other = own[:-2] & stays_own, other[:-2] & stays_other
        if kept_own.sum() == own.sum() and kept_other.sum() == other.sum():
            return int(own.sum() + other.sum())
        own[:-2], other[:-2] = kept_own, kept_other


def _tree(variant: Variant, starts: Iterable[Ring]) -> tuple[dict[Ring, int], Tree]:
    """The positions that some rings lead to, numbered, and their turns."""
    turns = dict(_turns(variant, starts))
    index = {ring: number for number, ring in enumerate(turns)}
    count = len(index)
    to: list[int] = []
    first: list[int] = []
    moving = [_actions(ring, turn, index) for ring, turn in turns.items()]
    for passed in (False, True):
        for ring, actions in zip(turns, moving, strict=True):
            stay = 2 * count + 1 if passed else count + index[swapped(ring)]
            for roll in range(1, DIE + 1):
                first.append(len(to))
                to.append(stay)
                to.extend(target for cost, target in actions if cost <= roll)
    return index, Tree(count, np.array(to), np.array(first))


def _actions(ring: Ring, turn: Turn, index: dict[Ring, int]) -> list[tuple[int, int]]:
    """The ends of a turn that has movements: what each costs, and the node that it leads to."""
    actions = [
        (end.cost, 2 * len(index) if end.wins else index[swapped(after)])
        for after, end in turn.ends.items()
        if end.line
    ]
    if turn.back is not None:
        actions.append((turn.back.cost, index[swapped(ring)]))
    return actions


def _turns(variant: Variant, starts: Iterable[Ring]) -> Iterator[tuple[Ring, Turn]]:
    """Every position that is not won, with what the first colour can do there with a six."""
    todo = list(starts)
    seen = set(todo)
    for ring in todo:
        if has_won(ring, variant, 1):
            continue
        turn = explore(ring, variant, 0, DIE)
        yield ring, turn
        for after, end in turn.ends.items():
            if not end.wins and (turned := swapped(after)) not in seen:
                seen.add(turned)
                todo.append(turned)


def _per_roll(actions: Floats, tree: Tree, choose: np.ufunc) -> Floats:
    """The best (or worst) of the actions after each roll, averaged over the die."""
    chosen: Floats = choose.reduceat(actions, tree.first)
    mean: Floats = chosen.reshape(-1, DIE).mean(1)
    return mean


def _values(tree: Tree) -> Floats:
    """The value of each node for its mover, iterated from 0: endless play is worth nothing."""
    values = np.zeros(2 * tree.positions + 2)
    values[tree.win] = -1.0
    while True:
        better = _per_roll(-values[tree.to], tree, np.maximum)
        change = np.abs(better - values[:-2]).max()
        values[:-2] = better
        if change < SETTLED:
            return values


def _ranks(tree: Tree, values: Floats) -> Ints:
    """How far each node is from cashing in the advantage of the side that has just moved.

    The other side may reply as it likes; 0 where there is no advantage to cash in.
    """
    best = np.repeat(np.maximum.reduceat(-values[tree.to], tree.first), _lengths(tree))
    optimal = -values[tree.to] > best - EQUAL
    ahead, behind = values > EQUAL, values < -EQUAL
    ahead[-2:] = behind[-2:] = False
    of_mover = np.where(ahead, FAR, 0)
    of_other = np.where(behind, FAR, 0)
    while True:
        steps = np.where(optimal, of_other[tree.to], FAR)
        nearest = np.minimum.reduceat(steps, tree.first).reshape(-1, DIE).min(1) + 1
        farthest = np.maximum.reduceat(of_mover[tree.to], tree.first).reshape(-1, DIE).min(1) + 1
        new_mover = np.where(ahead[:-2], np.minimum(nearest, FAR), 0)
        new_other = np.where(behind[:-2], np.minimum(farthest, FAR), 0)
        if (new_mover == of_mover[:-2]).all() and (new_other == of_other[:-2]).all():
            return of_other
        of_mover[:-2], of_other[:-2] = new_mover, new_other


def _policy(tree: Tree, values: Floats, rank: Ints) -> Ints:
    """One action for each node and roll, as a place in `to`: of the best ones the first of lowest rank."""
    lengths = _lengths(tree)
    after = -values[tree.to]
    optimal = after > np.repeat(np.maximum.reduceat(after, tree.first), lengths) - EQUAL
    steps = np.where(optimal, rank[tree.to], FAR + 1)
    chosen = steps == np.repeat(np.minimum.reduceat(steps, tree.first), lengths)
    places = np.flatnonzero(chosen)
    _, firsts = np.unique(np.searchsorted(tree.first, places, side="right"), return_index=True)
    return places[firsts]


def _chances(tree: Tree, policy: Ints) -> tuple[Floats, Floats]:
    """The chances that each node's mover wins and loses when both sides follow the policy."""
    wins, losses = np.zeros((2, 2 * tree.positions + 2))
    losses[tree.win] = 1.0
    to = tree.to[policy]
    while True:
        won = losses[to].reshape(-1, DIE).mean(1)
        lost = wins[to].reshape(-1, DIE).mean(1)
        change = np.abs(won - wins[:-2]).max() + np.abs(lost - losses[:-2]).max()
        wins[:-2], losses[:-2] = won, lost
        if change < SETTLED:
            return wins, losses


def _forced_wins(tree: Tree) -> tuple[Floats, Floats]:
    """The largest chances of a win that each node's mover, and the other side, can force."""
    mover, other = np.zeros((2, 2 * tree.positions + 2))
    other[tree.win] = 1.0
    while True:
        forced = _per_roll(other[tree.to], tree, np.maximum)
        held = _per_roll(mover[tree.to], tree, np.minimum)
        change = np.abs(forced - mover[:-2]).max() + np.abs(held - other[:-2]).max()
        mover[:-2], other[:-2] = forced, held
        if change < SETTLED:
            return mover, other


def _lengths(tree: Tree) -> Ints:
    return np.diff(tree.first, append=len(tree.to))
