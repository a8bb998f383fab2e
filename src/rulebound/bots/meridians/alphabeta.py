"""Alpha-beta search on the kernel, as a machine that can be stopped and resumed after any node.

Principal-variation search with iterative deepening, a transposition table, killer moves, the history
heuristic and late-move reductions (all as described on chessprogramming.org). The stack of the search
is data (`Search`), so a caller runs it in slices, looks at the clock and goes on.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from rulebound.games.machine import compiled, trailing_zeros
from rulebound.games.meridians.evaluation import evaluate
from rulebound.games.meridians.kernel import NOBODY, NONE, ONE, Kernel, copy, layout, play
from rulebound.games.meridians.tables import Tables, capacity, new

Search: TypeAlias = Any
"""A record of `_layout`: the fields are named there."""
Stack: TypeAlias = Any
"""The positions on the way from the root to the node at work, one kernel for each ply."""

WON = 1_000_000
"""The score of a won game, less the plies until then."""
INFINITE = 2 * WON
MAX_PLY = 60
TABLE_BITS = 16
ENTER, RETURN, DONE = 0, 1, 2
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
MIX = np.uint64(0x9E3779B97F4A7C15)


def _layout(size: int) -> np.dtype[Any]:
    cells = capacity(size)[1]
    entries = 1 << TABLE_BITS
    return np.dtype(
        [
            ("nodes", np.int64),
            ("ply", np.int64),
            ("mode", np.int64),  # whether the node at `ply` is entered or gets a child's score back
            ("score", np.int64),  # the score that a child gives back
            ("noise", np.uint64),  # the seed of the small differences between bots
            # of each node on the stack:
            ("depth", np.int64, (MAX_PLY,)),
            ("alpha", np.int64, (MAX_PLY,)),
            ("beta", np.int64, (MAX_PLY,)),
            ("floor", np.int64, (MAX_PLY,)),  # alpha when the node was entered
            ("best", np.int64, (MAX_PLY,)),
            ("choice", np.int64, (MAX_PLY,)),  # the best move so far; -1 for none
            ("count", np.int64, (MAX_PLY,)),  # of moves
            ("tried", np.int64, (MAX_PLY,)),
            ("stage", np.int64, (MAX_PLY,)),  # of the child at work: see FULL
            ("key", np.uint64, (MAX_PLY,)),
            ("moves", np.int16, (MAX_PLY, cells)),
            ("ranks", np.int64, (MAX_PLY, cells)),
            ("line", np.int16, (MAX_PLY, MAX_PLY)),  # the best continuation
            ("length", np.int64, (MAX_PLY,)),
            ("killers", np.int16, (MAX_PLY, 2)),
            ("history", np.int64, (2, cells)),
            # the transposition table:
            ("keys", np.uint64, (entries,)),
            ("scores", np.int32, (entries,)),
            ("depths", np.int8, (entries,)),
            ("bounds", np.int8, (entries,)),
            ("choices", np.int16, (entries,)),
        ],
        align=True,
    )


FULL, NARROWED, REDUCED = 0, 1, 2
"""How a child is searched: with the whole window, with an empty one, or less deep as well."""


def search(size: int, seed: int) -> tuple[Search, Stack]:
    """A search for a board of a size, and its stack."""
    made = new(_layout(size))
    made.noise = seed & (1 << 64) - 1
    return made, np.zeros(MAX_PLY + 1, layout(size)).view(np.recarray)


@compiled
def begin(s: Search, stack: Stack, root: Kernel) -> None:
    """Make ready for a position; what is known of others in the table and the history is kept, faded."""
    copy(root, stack[0])
    s.nodes = 0
    for colour in range(2):
        for point in range(s.history.shape[1]):
            s.history[colour, point] //= 8
    for ply in range(MAX_PLY):
        s.killers[ply, 0] = -1
        s.killers[ply, 1] = -1


@compiled
def deepen(s: Search, depth: int) -> None:
    """Start the search of the root to a depth in plies."""
    s.ply, s.mode = 0, ENTER
    s.depth[0], s.alpha[0], s.beta[0] = depth, -INFINITE, INFINITE


@compiled
def run(t: Tables, s: Search, stack: Stack, nodes: int) -> bool:
    """Search on for some nodes; True when the depth is finished."""
    end = s.nodes + nodes
    while s.mode != DONE and s.nodes < end:
        if s.mode == ENTER:
            enter(t, s, stack)
        else:
            weigh(t, s, stack)
    return bool(s.mode == DONE)


@compiled
def enter(t: Tables, s: Search, stack: Stack) -> None:
    """A node for the first time: settle it at once, or list its moves and go down the first."""
    ply = s.ply
    k = stack[ply]
    s.nodes += 1
    s.length[ply] = 0
    if k.winner != NOBODY:
        leave(s, WON - ply if k.winner == k.turn & 1 else ply - WON)
        return
    key = hashed(k)
    if s.depth[ply] <= 0 or ply == MAX_PLY - 1:
        leave(s, evaluate(t, k) + np.int64((key ^ s.noise) >> np.uint64(60)))
        return
    slot = np.int64(key >> np.uint64(64 - TABLE_BITS))
    known = s.keys[slot] == key
    if ply > 0 and known and answers(s, slot, ply):
        leave(s, np.int64(s.scores[slot]))
        return
    s.key[ply] = key
    s.floor[ply], s.best[ply], s.choice[ply] = s.alpha[ply], -INFINITE, -1
    list_moves(s, k, ply, np.int64(s.choices[slot]) if known else -1)
    descend(t, s, stack)


@compiled
def leave(s: Search, score: Any) -> None:
    """Give a node's score back to its parent."""
    s.score = score
    s.ply -= 1
    s.mode = RETURN if s.ply >= 0 else DONE


@compiled
def answers(s: Search, slot: Any, ply: int) -> bool:
    """Whether what the table holds settles a node."""
    if s.depths[slot] < s.depth[ply]:
        return False
    score, bound = s.scores[slot], s.bounds[slot]
    return bool(
        bound == EXACT
        or (bound == AT_LEAST and score >= s.beta[ply])
        or (bound == AT_MOST and score <= s.alpha[ply])
    )


@compiled
def list_moves(s: Search, k: Kernel, ply: int, first: Any) -> None:
    """The moves of a node with their ranks: the table's, the killers, then by history."""
    mover = k.turn & 1
    count = 0
    for w in range(len(k.legal)):
        left = k.legal[w]
        while left != NONE:
            point = 64 * w + trailing_zeros(left)
            left &= left - ONE
            rank = s.history[mover, point]
            if point == first:
                rank = 1 << 60
            elif point == s.killers[ply, 0] or point == s.killers[ply, 1]:
                rank = 1 << 59
            s.moves[ply, count] = point
            s.ranks[ply, count] = rank
            count += 1
    s.count[ply] = count
    s.tried[ply] = 0


@compiled
def descend(t: Tables, s: Search, stack: Stack) -> None:
    """Go down the best move of a node that is still untried."""
    ply, tried = s.ply, s.tried[s.ply]
    top = tried
    for i in range(tried + 1, s.count[ply]):
        if s.ranks[ply, i] > s.ranks[ply, top]:
            top = i
    point: Any = np.int64(s.moves[ply, top])
    s.moves[ply, top], s.ranks[ply, top] = s.moves[ply, tried], s.ranks[ply, tried]
    s.moves[ply, tried] = point
    s.tried[ply] = tried + 1
    copy(stack[ply], stack[ply + 1])
    play(t, stack[ply + 1], point)
    if tried == 0:
        look(s, FULL)
    elif s.depth[ply] >= 3 and tried >= 4:
        look(s, REDUCED)
    else:
        look(s, NARROWED)


@compiled
def look(s: Search, stage: int) -> None:
    """Enter the child that stands on the stack, with a window and a depth."""
    ply = s.ply
    s.stage[ply] = stage
    s.alpha[ply + 1] = -s.beta[ply] if stage == FULL else -s.alpha[ply] - 1
    s.beta[ply + 1] = -s.alpha[ply]
    less = 0
    if stage == REDUCED:
        less = 1 if s.tried[ply] < 16 else 2
    s.depth[ply + 1] = s.depth[ply] - 1 - less
    s.ply, s.mode = ply + 1, ENTER


@compiled
def weigh(t: Tables, s: Search, stack: Stack) -> None:
    """Take a child's score: look again, cut off, or go on to the next move."""
    ply = s.ply
    score = -s.score
    stage = s.stage[ply]
    if stage == REDUCED and score > s.alpha[ply]:
        look(s, NARROWED)
        return
    if stage != FULL and s.alpha[ply] < score < s.beta[ply]:
        look(s, FULL)
        return
    point: Any = np.int64(s.moves[ply, s.tried[ply] - 1])
    if score > s.best[ply]:
        s.best[ply], s.choice[ply] = score, point
    if score > s.alpha[ply]:
        s.alpha[ply] = score
        keep_line(s, ply, point)
    if s.alpha[ply] >= s.beta[ply]:
        remember_cut(s, stack[ply].turn & 1, point)
    elif s.tried[ply] < s.count[ply]:
        descend(t, s, stack)
        return
    store(s)
    leave(s, s.best[ply])


@compiled
def keep_line(s: Search, ply: int, point: int) -> None:
    """The best continuation at a node: a move and then the child's."""
    s.line[ply, 0] = point
    length = min(s.length[ply + 1], MAX_PLY - 1)
    for i in range(length):
        s.line[ply, i + 1] = s.line[ply + 1, i]
    s.length[ply] = length + 1


@compiled
def remember_cut(s: Search, mover: int, point: int) -> None:
    """A move that was too good: try it early elsewhere."""
    ply = s.ply
    if s.killers[ply, 0] != point:
        s.killers[ply, 1] = s.killers[ply, 0]
        s.killers[ply, 0] = point
    s.history[mover, point] += s.depth[ply] * s.depth[ply]


@compiled
def store(s: Search) -> None:
    """Put a finished node into the table."""
    ply = s.ply
    slot = np.int64(s.key[ply] >> np.uint64(64 - TABLE_BITS))
    s.keys[slot] = s.key[ply]
    s.scores[slot] = s.best[ply]
    s.depths[slot] = s.depth[ply]
    s.choices[slot] = s.choice[ply]
    if s.best[ply] >= s.beta[ply]:
        s.bounds[slot] = AT_LEAST
    elif s.best[ply] <= s.floor[ply]:
        s.bounds[slot] = AT_MOST
    else:
        s.bounds[slot] = EXACT


@compiled
def hashed(k: Kernel) -> np.uint64:
    """A key of the stones and the mover; different positions may share it, once in 2**64."""
    key = np.uint64(k.turn & 1) + ONE
    for w in range(len(k.legal)):
        for colour in range(2):
            key = (key ^ k.stones[colour, w]) * MIX
            key ^= key >> np.uint64(29)
    return key
