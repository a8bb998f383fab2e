"""The scoring desk: a feature described in words and numbers, and what it brings to whom, by which clauses.

It knows what the sources say of each expansion they name. What they do not say, and what the description
leaves out, is asked for if the points depend on it, and never made up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulebound.core.game import OptionValue
from rulebound.core.ruling import ClauseId, Ruling, Term
from rulebound.games.carcassonne import bounds, clauses
from rulebound.games.carcassonne.amendments import ALL
from rulebound.games.carcassonne.combining import considered
from rulebound.games.carcassonne.description import (
    EXPANSIONS,
    KEYS,
    Figures,
    feature_of,
    figures_of,
    key_of,
    others_of,
    readings_of,
    totals_of,
)
from rulebound.games.carcassonne.rotation import Finished, judge_rotation, rotates
from rulebound.games.carcassonne.scoring import Amendment, Feature, Missing, Worth, ruling, worth
from rulebound.games.desks import Ask


@dataclass(frozen=True, slots=True)
class Answer:
    """What a feature brings: the points and terms of each player, what was applied in which order, and more.

    `clauses` say why and when, beside those of the terms; `rotation` is the ruling on the scoring tiles.
    """

    points: Mapping[str, int]
    terms: Mapping[str, tuple[Term, ...]]
    rulings: Mapping[str, Ruling]
    applied: tuple[Amendment, ...]
    clauses: tuple[ClauseId, ...]
    rotation: Ruling
    readings: Mapping[str, OptionValue]
    totals: Mapping[str, int]
    """The scores after it, where those before it were told."""

    @property
    def rotates(self) -> bool:
        """Whether the scoring tiles go round if nothing else happened in the turn."""
        return rotates(self.rotation)

    def to_json(self) -> dict[str, Any]:
        """The answer as JSON-ready values, its lines in the order in which they were applied."""
        return {
            "points": dict(self.points),
            "rulings": {player: ruling.to_json() for player, ruling in self.rulings.items()},
            "applied": [
                {"stage": line.stage.key, "line": line.label, "clauses": list(line.clauses)}
                for line in self.applied
            ],
            "clauses": list(self.clauses),
            "rotates": self.rotates,
            "rotation": self.rotation.to_json(),
            "readings": dict(self.readings),
            "totals": dict(self.totals),
        }


def answer(description: Mapping[str, Any], *, supposed: bool = False) -> Answer:
    """What a described feature brings; one that is only `supposed` need not close up as the printed tiles do.

    Raises Ask for what is not told and matters, Impossible for what there cannot be, and other ValueErrors for
    what is wrong with the description.
    """
    told = dict(description)
    KEYS.check(told)
    feature = feature_of(told)
    readings = readings_of(told)
    figures = figures_of(told)
    others = others_of(told)
    with_abbeys = bounds.WITH_ABBEYS in others
    bounds.check(feature, figures.meeples, figures.large, figures.mayors, with_abbeys, supposed=supposed)
    if figures.meeples or feature.shares:
        _ask_of_expansions(told, feature, others)
    if figures.mayors and "shields" not in feature.counts:
        raise Ask("shields")
    shields = feature.counts.get("shields", 0)
    strengths = figures.strengths(shields)
    try:
        found = (
            Worth({}, (), ())
            if not strengths and not feature.shares
            else worth(feature, strengths, _present(figures, shields, readings), readings, ALL)
        )
    except Missing as missing:
        raise Ask(key_of(str(missing), feature)) from None
    early, final = told.get("early", False), told.get("final_scoring", False)
    cited = _why(told, feature, found.applied, figures, len(found.owners))
    terms = {player: found.terms[player] for player in found.terms}
    points = {player: found.points(player) for player in strengths}
    points |= {player: found.points(player) for player in terms}
    rulings = {player: ruling(feature, own, cited, found.applied) for player, own in terms.items()}
    occupied = bool(strengths) and not final
    finished = (
        [Finished(feature.kind, max(points.values(), default=0), occupied)] if feature.completed else []
    )
    rotation = judge_rotation(finished, bool(early), readings)
    before = totals_of(told)
    totals = {player: total + points.get(player, 0) for player, total in before.items()}
    return Answer(points, terms, rulings, found.applied, cited, rotation, readings, totals)


def _present(figures: Figures, shields: int, readings: Mapping[str, OptionValue]) -> list[str]:
    """Who has a figure in it; a mayor without a coat of arms by the reading in force (open.jury-mayor)."""
    if readings["jury-mayor"] == "scores" or shields:
        return list(figures.meeples)
    return [player for player, count in figures.meeples.items() if count > figures.mayors.get(player, 0)]


def _ask_of_expansions(told: dict[str, Any], feature: Feature, others: Sequence[str]) -> None:
    for name in others:
        for kinds, keys in EXPANSIONS[name]:
            if feature.kind in kinds and not any(key in told for key in keys):
                raise Ask(keys[0])


def _why(
    told: dict[str, Any], feature: Feature, applied: Sequence[Amendment], figures: Figures, owners: int
) -> tuple[ClauseId, ...]:
    """The clauses that say who scores and when, and how expansions come together."""
    cited: list[ClauseId] = [clauses.WHEN if feature.completed else clauses.LAST_TILE]
    if told.get("early"):
        cited = [clauses.ABBOT_BACK, *([clauses.EARLY_ABBOT] if feature.active else [])]
    elif feature.active and not feature.completed:
        cited += [clauses.FINAL_UNTOUCHED, clauses.FINAL_SILENT]
    cited += [clauses.TIE if owners > 1 else clauses.MAJORITY] if not any(a.everyone for a in applied) else []
    cited += [clauses.LARGE] if figures.large else []
    cited += [clauses.MAYOR] if figures.mayors else []
    if any(line.everyone for line in applied) and figures.mayors:
        cited.append(clauses.JURY_MAYOR)
    named = {"abbey": clauses.ABBEY, "shrine": clauses.SHRINE, "special-monastery": clauses.SPECIAL_MONASTERY}
    cited += [named[feature.kind]] if feature.kind in named else []
    cited += considered(feature, applied, bool(told.get("other")))
    return tuple(dict.fromkeys(cited))
