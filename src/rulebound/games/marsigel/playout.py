"""Random games on the kernel, from its position to the end."""

from __future__ import annotations

from rulebound.games.lots import Words, below
from rulebound.games.machine import compiled
from rulebound.games.marsigel.kernel import NOBODY, Kernel, copy, end_turn, find_legal, move, roll
from rulebound.games.marsigel.reach import trio, win_cost
from rulebound.games.marsigel.ring import DIE


@compiled
def playout(k: Kernel, random: Words, cap: int) -> int:
    """Play on with random moves until the game is over or `cap` turns are finished; returns the winner.

    At each decision all legal movements and the end of the turn are listed, and one is picked, each with
    equal chance.
    """
    while not k.over and k.turn < cap:
        roll(k, 1 + below(random, DIE))
        while k.points > 0 and not k.over:
            picked = below(random, k.count[0] + 1)
            if picked == k.count[0]:
                end_turn(k)
            else:
                move(k, k.piece[0, picked], k.onto[0, picked], k.cost[0, picked])
                find_legal(k)
        if k.moves > 0 and not k.over:
            end_turn(k)
    return int(k.winner)


@compiled
def playouts(start: Kernel, work: Kernel, games: int, cap: int, random: Words) -> tuple[int, int]:
    """Random games from a position: the turns of all together, and how many had a winner."""
    turns = won = 0
    for _ in range(games):
        copy(start, work)
        won += playout(work, random, cap) != NOBODY
        turns += work.turn - start.turn
    return turns, won


@compiled
def race(k: Kernel, random: Words, cap: int) -> int:
    """Play on until the game is over or `cap` turns are finished; returns the winner.

    Everyone takes a win that the roll allows. Else one of the movements, or after the first the end of the
    turn, is picked, each with equal chance; to pick one of the bottom piece of the own trio is to end the
    turn instead, which is a pass where nothing has moved.
    """
    while not k.over and k.turn < cap:
        roll(k, 1 + below(random, DIE))
        if k.points > 0 and win_cost(k, k.mover, k.points) <= k.points:
            k.winner = k.mover
            k.over = 1
        while k.points > 0 and not k.over:
            picked = below(random, k.count[0] + (k.moves > 0))
            if picked == k.count[0] or k.piece[0, picked] == trio(k, k.mover)[0]:
                end_turn(k)
            else:
                move(k, k.piece[0, picked], k.onto[0, picked], k.cost[0, picked])
                find_legal(k)
        if k.moves > 0 and not k.over:
            end_turn(k)
    return int(k.winner)


@compiled
def races(start: Kernel, work: Kernel, games: int, cap: int, random: Words, seat: int) -> tuple[int, int]:
    """Races from a position: how many a seat has won, and how many anyone has."""
    own = all_of_them = 0
    for _ in range(games):
        copy(start, work)
        winner = race(work, random, cap)
        own += winner == seat
        all_of_them += winner != NOBODY
    return own, all_of_them
