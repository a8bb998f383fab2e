"""What a finished turn brings about: scores, figures that come home, and scoring tiles that go round."""

from __future__ import annotations

from collections.abc import Iterable

from rulebound.core.event import Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.ruling import ClauseId, Ruling, forced
from rulebound.games.carcassonne import clauses, parsing
from rulebound.games.carcassonne.claiming import abbot_of
from rulebound.games.carcassonne.rotation import Finished, judge_rotation, rotates
from rulebound.games.carcassonne.state import Figure, State
from rulebound.games.carcassonne.valuing import Valued, completed_by_last, ruling, unfinished, value


def scored_events(state: State, event: Event) -> list[Event]:
    """What follows a figure, its return, or none: the scores, the figures coming home, the end of the turn."""
    early = [_early(state, event)] if event.kind == "taken-back" else []
    valued = [value(state, region, completed=True) for region in completed_by_last(state)]
    occupied = [each for each in valued if each.figures]
    why = (clauses.WHEN, clauses.ALL_IN_A_TURN) if len(occupied) > 1 and state.scoring else (clauses.WHEN,)
    scores = [event for each in occupied for event in _scores(each, (*why, *_under(state, each)))]
    home = [_home(each) for each in occupied]
    return [*early, *scores, *home, _turn_ended(state, event, valued)]


def _under(state: State, valued: Valued) -> tuple[ClauseId, ...]:
    """The clauses by which a scoring tile lies over a feature."""
    return (clauses.ONE_FOR_EACH, clauses.ACTIVE) if valued.feature.active is not None else ()


def end_of_game(state: State) -> list[Event]:
    """The final scoring: each feature with figures, as it stands (ending.*, fields.cities)."""
    untouched = (clauses.FINAL_UNTOUCHED,) if state.scoring is not None else ()
    events: list[Event] = []
    for region in unfinished(state):
        events += _scores(value(state, region, completed=False), (clauses.LAST_TILE, *untouched))
    return events


def taken_back(state: State, seat: Seat, why: Ruling) -> Event:
    """The abbot comes home early."""
    abbot = abbot_of(state, seat)
    assert abbot is not None  # judged before
    region = state.board.regions[abbot.part]
    return Event("taken-back", seat, Facts(figures=_listed([abbot]), feature=region.kind), why)


def _early(state: State, event: Event) -> Event:
    """What an abbot scores who is taken back: the tiles that lie there now (abbot.taken-back)."""
    region = state.board.regions[parsing.told(event.data, state)[0].part]
    valued = value(state, region, completed=False)
    valued = Valued(region, valued.feature, (), (event.actor,), valued.terms, valued.lines)
    untouched = (clauses.EARLY_ABBOT,) if state.scoring is not None else ()
    (scored,) = _scores(valued, (clauses.ABBOT_BACK, *untouched))
    return scored


def _scores(valued: Valued, why: tuple[ClauseId, ...]) -> list[Event]:
    """The points of each owner of a feature."""
    cell, place = min(valued.region.parts)
    data = {"feature": valued.feature.kind, "cell": cell, "place": place, "points": valued.points}
    said = ruling(valued, why)
    return [Event("scored", seat, Facts(data, seat=seat), said) for seat in valued.owners]


def _home(valued: Valued) -> Event:
    """The figures of a feature that has scored go back to their owners (figures.return)."""
    figures = _listed(valued.figures)
    said = forced("return", clauses.RETURN, feature=valued.feature.kind, count=len(figures))
    return Event(
        "returned", valued.figures[0].seat, Facts(figures=figures, feature=valued.feature.kind), said
    )


def _listed(figures: Iterable[Figure]) -> list[tuple[object, ...]]:
    return [(f.seat, f.kind, f.part.cell, f.part.place) for f in figures]


def _turn_ended(state: State, event: Event, finished: list[Valued]) -> Event:
    """The end of the turn, and whether the scoring tiles go round (surveyors.rotate)."""
    if state.scoring is None:
        return Event("turn-ended", event.actor, Facts(rotates=False), forced("turn-over", clauses.TURN_ORDER))
    turn = [Finished(each.feature.kind, each.points, bool(each.figures)) for each in finished]
    said = judge_rotation(turn, event.kind == "taken-back", state.house.readings)
    return Event("turn-ended", event.actor, Facts(rotates=rotates(said)), said)
