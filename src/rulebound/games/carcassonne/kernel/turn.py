"""A turn: a tile is drawn, the figures are dealt with, what is finished scores, and the next is to move."""

from __future__ import annotations

from rulebound.games.carcassonne.kernel.figures import BACK, SKIP, stand, sweep, take
from rulebound.games.carcassonne.kernel.land import find_places, kind_of, root
from rulebound.games.carcassonne.kernel.record import CELLS, Kernel
from rulebound.games.carcassonne.kernel.scores import score
from rulebound.games.carcassonne.tables import CITY, GARDEN, NOTHING, RIVER, ROAD, Tables
from rulebound.games.machine import compiled


@compiled
def draw(t: Tables, k: Kernel) -> bool:
    """The mover draws; what fits nowhere goes out. Lists the places; False when the game has ended instead."""
    while k.drawn < k.deck_size:
        k.hand = k.deck[k.drawn]
        k.drawn += 1
        if find_places(t, k):
            return True
    k.hand = NOTHING
    finish(t, k)
    return False


@compiled
def put(t: Tables, k: Kernel, option: int) -> None:
    """What the mover does with figures, and the end of its turn: scores, figures that come home, scoring tiles."""
    kind = option >> 3
    if kind == BACK:
        part = k.abbot_at[k.mover]
        k.scores[k.mover] += k.around[part >> 3]
        k.stands[part] = 0
        k.early = 1
        take(k, part)
        sweep(k)
    elif option != SKIP:
        stand(k, k.mover, kind, 8 * (k.laid - 1) + (option & 7))
    end_turn(t, k)


@compiled
def end_turn(t: Tables, k: Kernel) -> None:
    """Score what the last tile has finished, let the scoring tiles go round, and pass the turn on."""
    built = positive = 0
    count = find_finished(t, k)
    for i in range(count):
        kind = kind_of(t, k, k.options[i])
        points = score(t, k, kind, k.options[i], 1)
        if kind != GARDEN:
            built = 1
            positive |= points > 0
    if count:
        sweep(k)
    if k.surveyors and turns_tiles(k, count, built, positive):
        k.turned += 1
    k.early = 0
    k.figuring = 0
    pass_on(k)


@compiled
def find_finished(t: Tables, k: Kernel) -> int:
    """List the features with figures that the last tile has finished; returns how many there are."""
    n, count = k.laid - 1, 0
    k.mark += 1
    for place in range(t.segments[k.tile[n] >> 2]):
        feature = root(k, 8 * n + place)
        kind = kind_of(t, k, 8 * n + place)
        if kind in (ROAD, CITY) and k.open[feature] == 0 and k.stands[feature] and k.stamp[feature] != k.mark:
            k.stamp[feature] = k.mark
            k.options[count] = feature
            count += 1
    for i in range(9):
        there = k.at[(k.cell[n] + t.near[i]) & (CELLS - 1)]
        if there < 0 or k.around[there] < 9:
            continue
        for place in range(t.segments[k.tile[there] >> 2]):
            if kind_of(t, k, 8 * there + place) > RIVER and k.stands[8 * there + place]:
                k.options[count] = 8 * there + place
                count += 1
    return count


@compiled
def turns_tiles(k: Kernel, scored: int, built: int, positive: int) -> bool:
    """Whether the scoring tiles go round, by what was scored: anything, more than gardens, more than 0 points."""
    if positive:
        return True
    if built:
        return bool(k.rotate_zero)
    return bool(k.rotate_abbot and (scored or k.early))


@compiled
def pass_on(k: Kernel) -> None:
    """The turn goes to the next seat that has not given up."""
    k.mover = (k.mover + 1) % k.players
    while k.out >> k.mover & 1:
        k.mover = (k.mover + 1) % k.players


@compiled
def finish(t: Tables, k: Kernel) -> None:
    """The final scoring: each feature with figures, as it stands."""
    k.over = 1
    for i in range(k.standing):
        part = k.figures[i]
        feature = root(k, part)
        if k.stands[feature]:
            score(t, k, kind_of(t, k, part), feature, 0)
            k.stands[feature] = 0
