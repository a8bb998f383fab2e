"""How scoring tiles come together with what other expansions add: the considerations of the source, by clause."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.core.ruling import ClauseId
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.amendments import GARDEN, GERMAN_CATHEDRAL, INNS, MONASTIC, OTHERS, SURVEYORS
from rulebound.games.carcassonne.scoring import Amendment, Feature, Stage


def considered(feature: Feature, applied: Sequence[Amendment], risky: bool) -> list[ClauseId]:
    """The clauses on combining that bear on a feature; `risky` says that other expansions are in play."""
    if feature.active is None:
        return []
    tiles = [line for line in applied if line in SURVEYORS and line.active]
    others = [line for line in applied if line in OTHERS or line.mark in _INN_MARKS]
    cited = [clauses.AT_OWN_RISK] if risky or others else []
    if feature.kind in (MONASTIC | GARDEN | GERMAN_CATHEDRAL) - {"monastery"}:
        cited.append(clauses.MONASTIC)
    if not (tiles and others):
        return cited
    stages = {line.stage for line in tiles}
    if Stage.FLAT in stages:
        return [*cited, clauses.FLAT_LAST]
    cited.append(clauses.TILES_FIRST)
    if Stage.COUNT in stages:
        cited += [
            clauses.COUNT_NEXT,
            clauses.COUNT_ON_ROADS if feature.kind == "road" else clauses.COUNT_IN_CITIES,
        ]
    if Stage.EACH in stages:
        cited.append(clauses.EACH_NEXT)
    return cited


_INN_MARKS = {line.mark for line in INNS}
