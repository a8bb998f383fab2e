"""Scores: what a feature brings its owners, under the scoring tile that lies for it."""

from __future__ import annotations

from rulebound.games.carcassonne.kernel.figures import LARGE, send_home
from rulebound.games.carcassonne.kernel.land import root
from rulebound.games.carcassonne.kernel.record import CELLS, LONGEST_STACK, Kernel
from rulebound.games.carcassonne.tables import CAP, CITY, FIELD, MONASTERY, OPEN_FORM, ROAD, WIDE, Tables
from rulebound.games.machine import compiled

NONE, JURY, BAD, SIEGE, WEALTH, POVERTY, FAIR, HIGHWAY, UPRISING, HERMIT, PILGRIMAGE = range(11)
EFFECT = {
    "citizens-jury": JURY, "bad-neighborhood": BAD, "siege": SIEGE, "wealth": WEALTH, "poverty": POVERTY,
    "street-fair": FAIR, "highway": HIGHWAY, "peasant-uprising": UPRISING,
    "hermit-monastery": HERMIT, "pilgrimage-route": PILGRIMAGE,
}  # fmt: skip
ON_CITY, ON_ROAD, ON_MONASTERY = range(3)


@compiled
def active(k: Kernel, on: int, later: int) -> int:
    """The scoring tile of a stack that is active now, or after so many turnings."""
    if not k.surveyors:
        return NONE
    return k.stack[LONGEST_STACK * on + (k.turned + later) % k.stack_size[on]]


@compiled
def lying(k: Kernel, kind: int) -> int:
    """The scoring tile that lies for a kind of feature."""
    if kind == ROAD:
        return active(k, ON_ROAD, 0)
    if kind == CITY:
        return active(k, ON_CITY, 0)
    return active(k, ON_MONASTERY, 0) if kind == MONASTERY else NONE


@compiled
def score(t: Tables, k: Kernel, kind: int, feature: int, done: int) -> int:
    """Give the points of a feature to its owners; of a finished one the figures go home. Returns the points."""
    survey(t, k, kind, feature)
    effect = lying(k, kind) if done else NONE
    points = worth(t, k, kind, feature, done, effect)
    least = 1 if effect == JURY else majority(k)
    for seat in range(k.players):
        if k.strength[seat] >= least:
            k.scores[seat] += points
    if done:
        send_home(k, feature)
    return points


@compiled
def majority(k: Kernel) -> int:
    """The strength that owns a feature just surveyed, at least 1."""
    most = 1
    for seat in range(k.players):
        most = max(most, k.strength[seat])
    return most


@compiled
def survey(t: Tables, k: Kernel, kind: int, feature: int) -> None:
    """Walk a feature: count its tiles and symbols, and each seat's strength; for a field its cities."""
    k.mark += 1
    k.tiles = k.symbols = k.marked = 0
    for seat in range(k.players):
        k.strength[seat] = 0
    part = feature
    while True:
        n = part >> 3
        if k.figure[part]:
            k.strength[k.figure[part] >> 2] += 2 if k.figure[part] & 3 == LARGE else 1
        if kind == FIELD:
            count_cities(t, k, part)
        elif kind in (CITY, ROAD):
            at = 8 * (k.tile[n] >> 2) + (part & 7)
            if k.stamp[n] != k.mark:
                k.stamp[n] = k.mark
                k.form[n] = 0
                k.tiles += 1
                if kind == ROAD:
                    k.symbols += t.farmhouse[k.tile[n] >> 2]
            k.marked |= t.marked[at]
            if kind == CITY:
                k.symbols += t.shields[at]
                k.form[n] |= t.form[at]
        part = k.link[part]
        if part == feature:
            break


@compiled
def count_cities(t: Tables, k: Kernel, part: int) -> None:
    """Count the finished cities that a segment of a field touches, and that were not counted before."""
    n = part >> 3
    touched, place = t.cities[8 * (k.tile[n] >> 2) + (part & 7)], 0
    while touched:
        if touched & 1:
            city = root(k, 8 * n + place)
            if k.open[city] == 0 and k.stamp[city] != k.mark:
                k.stamp[city] = k.mark
                k.tiles += 1
        touched >>= 1
        place += 1


@compiled
def worth(t: Tables, k: Kernel, kind: int, feature: int, done: int, effect: int) -> int:
    """What a feature just surveyed brings each owner, finished or not, under a scoring tile."""
    points = 0
    if kind == FIELD:
        return 3 * k.tiles
    if kind == ROAD:
        points = road_worth(k, effect) if done else k.tiles
        if not done and k.marked and not k.unfinished:
            return 0
    elif kind == CITY:
        if not done:
            return 0 if k.marked and not k.unfinished else k.tiles + k.symbols
        points = city_worth(k, feature, effect)
    else:
        points = 9 if done else k.around[feature >> 3]
        if done and (effect in (HERMIT, PILGRIMAGE)):
            points += neighbours_worth(t, k, feature >> 3, effect)
    if effect == WEALTH:
        points += 3
    elif effect == POVERTY:
        points -= 3
    return points


@compiled
def road_worth(k: Kernel, effect: int) -> int:
    """A finished road but for flat amounts."""
    if effect == HIGHWAY:
        return 10 if k.marked and not k.highway_points else 5
    points = k.tiles
    if effect == FAIR:
        points = 2 * k.tiles
        if k.marked:
            points = k.fair_with_inn * k.tiles
    elif effect == UPRISING:
        points = k.tiles - k.symbols
        if k.marked:
            points += points if k.uprising_twice else k.tiles
    elif k.marked:
        points = 2 * k.tiles
    return points


@compiled
def city_worth(k: Kernel, feature: int, effect: int) -> int:
    """A finished city but for flat amounts."""
    tiles = k.tiles
    if effect == BAD:
        tiles -= count_caps(k, feature)
    each = 1 if k.tiles == 2 and k.small_city == 2 else 2
    if k.marked:
        each += 1
    points = each * (tiles + k.symbols)
    if effect == SIEGE:
        points += k.symbols
    return points


@compiled
def count_caps(k: Kernel, feature: int) -> int:
    """The tiles of a city just surveyed that only close it (surveyors.bad-neighborhood)."""
    caps = 0
    part = feature
    while True:
        n = part >> 3
        form = k.form[n]
        if form == CAP or (k.wide_caps and form & WIDE and not form & OPEN_FORM):
            caps += 1
        k.form[n] = 0
        part = k.link[part]
        if part == feature:
            return caps


@compiled
def neighbours_worth(t: Tables, k: Kernel, n: int, effect: int) -> int:
    """What Hermit Monastery takes, or Pilgrimage Route gives, for the tiles around a monastery and its own."""
    points = 0
    for i in range(9):
        there = k.at[(k.cell[n] + t.near[i]) & (CELLS - 1)]
        if there >= 0:
            number = k.tile[there] >> 2
            points += t.road[number] if effect == PILGRIMAGE else -t.city[number]
    return points
