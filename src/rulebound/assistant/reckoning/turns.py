"""The features that a question tells of: one, or several that were scored in one turn, each with its scoring tile."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rulebound.assistant.reckoning.features import ACTIVE, MONASTIC, SHOWN, described
from rulebound.assistant.reckoning.reading import KINDS, PLAIN, Reading, Token
from rulebound.assistant.reckoning.standing import AND, is_tile

_OTHERWISE = ("unfinished", "over", "early", "other")
"""What is told of one feature and may not hold for another."""
_MOST = 4


def told(said: Reading, active: Collection[str]) -> list[dict[str, Any]] | None:
    """The features as the desk takes them; None where one is not told or something is left unread."""
    found = _alike(said, active)
    if found is None:
        found = _apart(said, active)
    features = []
    for reading, tile in found:
        feature = None if tile is None else described(reading, tile)
        if feature is None or reading.unread:
            return None
        features.append(feature)
    return features


def _alike(said: Reading, active: Collection[str]) -> list[tuple[Reading, str | None]] | None:
    """So many features of one kind with their sizes, as in "two roads, one of 3 and one of 4 tiles"."""
    for place, token in enumerate(said.tokens):
        if token.number is None or not 1 < token.number <= _MOST:
            continue
        at = said.ahead(place, passing=("self",))
        kinds = said.tokens[at].meant & set(KINDS) if at is not None else frozenset[str]()
        if at is None or len(kinds) != 1 or said.places(*_OTHERWISE):
            continue
        sizes = [each for each in said.tokens[at:] if each.number is not None]
        before = [n for n, each in enumerate(said.tokens[:place]) if each.number is not None]
        laid = all(said.tokens[n].number == 1 and _is_of_tiles(said, n) for n in before)
        if len(sizes) != token.number or not laid or not _tells_only(said, kinds):
            continue
        tile = _fitting(kinds, active)
        return [
            (Reading([said.tokens[at], size, Token("tiles", frozenset({"tile"}), size.part)]), tile)
            for size in sizes
        ]
    return None


def _tells_only(said: Reading, kinds: Collection[str]) -> bool:
    """Whether nothing is told but such features and their sizes."""
    known = {PLAIN, "tile", "self", "finished", "point", *kinds}
    return all(each.number is not None or each.meant & known for each in _but_tiles(said.tokens))


def _is_of_tiles(said: Reading, place: int) -> bool:
    after = said.ahead(place)
    return after is not None and "tile" in said.tokens[after].meant


def _apart(said: Reading, active: Collection[str]) -> list[tuple[Reading, str | None]]:
    """The words of each kind of feature by themselves; all of them where it is one."""
    shown = {SHOWN[tile] for tile in active if tile in SHOWN} - {ACTIVE[tile] for tile in active}
    own: dict[str, list[Token]] = {}
    current = ""
    waiting: list[Token] = []
    for segment in _segments(said):
        current = next((kind for token in segment if (kind := _kind(token)) and kind not in shown), current)
        if current:
            own.setdefault(current, []).extend([*waiting, *segment])
            waiting = []
        else:
            waiting += segment
    denied = any(PLAIN not in said.tokens[place].meant for place in said.places("no"))
    if len(own) < 2 or denied or said.places(*_OTHERWISE):
        return [(said, _fitting(own, active))]
    return [(Reading(_but_tiles(tokens)), _fitting({kind}, active)) for kind, tokens in own.items()]


def _but_tiles(tokens: Sequence[Token]) -> list[Token]:
    """The tokens but those that name scoring tiles."""
    return [token for token in tokens if not is_tile(token)]


def _kind(token: Token) -> str:
    kind = next((kind for kind in KINDS if kind in token.meant), "")
    return "monastery" if kind in MONASTIC else kind


def _segments(said: Reading) -> list[list[Token]]:
    """The tokens from one stop or "and" to the next."""
    found: list[list[Token]] = []
    for place, token in enumerate(said.tokens):
        if not place or token.text in AND or token.part != said.tokens[place - 1].part:
            found.append([])
        found[-1].append(token)
    return found


def _fitting(kinds: Collection[str], active: Collection[str]) -> str | None:
    """The scoring tile for a kind of feature, none where only others lie; None where it is not clear which."""
    fits = [tile for tile in active if len(kinds) != 1 or ACTIVE[tile] in ("", *kinds)]
    return None if len(fits) > 1 else next(iter(fits), "")
