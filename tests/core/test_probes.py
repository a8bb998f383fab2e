"""The core fits the games to come: a Marsigel turn, a Carcassonne draw-place-score, a stacking judgement, secrets.

Each passes whole through a match before the core's types are relied upon.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulebound.core import CHANCE, Decision, Event, Game, Match, Ruling, Seed, Verdict
from tests.probes import carcassonne, marsigel, secrets, stacking
from tests.probes.play import SEED, played

OTHER = Seed(bytes(32))
PROBES: list[tuple[Game[Any, Any], int]] = [
    (marsigel.GAME, 2),
    (carcassonne.GAME, 3),
    (stacking.GAME, 3),
    (secrets.GAME, 2),
]


@pytest.mark.parametrize(("game", "seats"), PROBES, ids=lambda p: getattr(p, "spec", p).__class__.__name__)
def test_a_log_alone_tells_the_match(game: Game[Any, Any], seats: int) -> None:
    match = played(game, seats)
    log = [Event.from_json(event.to_json()) for event in match.log]
    again = Match.replay(game, seats, {}, OTHER, log)
    assert again.log == match.log
    assert again.state == match.state
    assert game.thaw(game.freeze(match.state)) == match.state
    assert again.decisions() == match.decisions()


@pytest.mark.parametrize(("game", "seats"), PROBES[:2], ids=["marsigel", "carcassonne"])
def test_each_draw_is_keyed_by_its_number_among_the_draws(game: Game[Any, Any], seats: int) -> None:
    match = played(game, seats)
    draws = [e for e in match.log if e.actor == CHANCE and e.cause == e.seq]
    assert len(draws) > 3
    for number, event in enumerate(draws):
        before = match.state_at(event.seq - 1)
        drawn = SEED.choose(game.chances(before), number)
        assert event.move == game.notate(before, drawn)
    assert [e.move for e in played(game, seats, OTHER).log] != [e.move for e in match.log]


@pytest.mark.parametrize(("game", "seats"), PROBES[:2], ids=["marsigel", "carcassonne"])
def test_no_padding_of_the_log_changes_a_draw(game: Game[Any, Any], seats: int) -> None:
    pick, added = random.Random(7), 0
    for _ in range(20):
        plain, padded = (Match.begin(game, seats, {}, SEED) for _ in range(2))
        while isinstance(decision := plain.decision, Decision):
            (seat,) = decision.seats
            moves = game.moves(plain.state, seat)
            idle = [move for move in moves if _leaves_chance_alone(plain, seat, move)]
            for _ in range(pick.randint(0, 3) if idle else 0):
                back = padded.line[-1].seq
                padded.submit({seat: pick.choice(idle)})
                assert not isinstance(padded.undo(back, actor=seat), Ruling)
                added += 1
            move = pick.choice(moves)
            plain.submit({seat: move})
            padded.submit({seat: move})
            assert [e.move for e in padded.log if e.is_draw] == [e.move for e in plain.log if e.is_draw]
    assert added > 20


def _leaves_chance_alone(match: Match[Any, Any], seat: int, move: Any) -> bool:
    tried = match.branch()
    tried.submit({seat: move})
    return tried.draws == match.draws


@pytest.mark.parametrize(("game", "seats"), PROBES[:2], ids=["marsigel", "carcassonne"])
def test_undo_stops_at_chance_and_changes_nothing(game: Game[Any, Any], seats: int) -> None:
    match = played(game, seats)
    last_draw = max(e.seq for e in match.log if e.actor == CHANCE)
    refused = [to for to in match.decisions() if to < last_draw]
    assert refused
    before = (match.state, list(match.log))
    for to in refused:
        ruling = match.undo(to)
        assert isinstance(ruling, Ruling)
        assert ruling.reason == "undo-past-chance"
    assert (match.state, match.log) == before


@pytest.mark.parametrize(("game", "seats"), PROBES[:2], ids=["marsigel", "carcassonne"])
def test_a_branch_draws_from_a_stream_of_its_own(game: Game[Any, Any], seats: int) -> None:
    match = played(game, seats)
    pairs = []
    for event in match.log[1:]:
        if event.actor == CHANCE and event.cause == event.seq:
            branch = match.branch(event.seq - 1)  # what chance decides next is drawn anew
            pairs.append((event.move, branch.log[event.seq].move))
    assert len(pairs) > 2
    assert any(real != tried for real, tried in pairs)
    assert match.branch().log == match.log


def test_marsigel_spends_its_points_over_several_moves() -> None:
    seeds = (Seed(bytes([number] * 32)) for number in range(100))
    match = next(m for seed in seeds if (m := Match.begin(marsigel.GAME, 2, {}, seed)).state.points == 4)
    points = 4
    assert match.log[0].actor == CHANCE
    assert match.log[0].move == str(points)
    first = match.submit({0: marsigel.Step("RP", 1)})
    assert not isinstance(first, Ruling)
    assert match.decision == Decision(frozenset({0}), "move", (marsigel.MANY, marsigel.COST))
    assert match.state.points == points - 1
    second = match.submit({0: marsigel.Step("RP", 1)})
    assert not isinstance(second, Ruling)
    dear = match.judge(0, marsigel.Step("RQ", 5))
    assert (dear.verdict, dear.clauses) == (Verdict.ILLEGAL, (marsigel.COST,))
    assert dear.facts["points"] == points - 2
    assert [e.kind for e in match.log] == ["rolled", "moved", "moved"]
    assert match.decisions() == (0, 1)
    undone = match.undo(0)
    assert not isinstance(undone, Ruling)
    assert match.state == match.state_at(0)
    stopped = match.submit({0: marsigel.Stop()})
    assert not isinstance(stopped, Ruling)
    assert [e.kind for e in stopped] == ["stopped", "rolled"]
    assert stopped[1].cause == stopped[1].seq


def test_marsigel_ends_when_all_pass_and_when_a_tree_stands() -> None:
    match = Match.begin(marsigel.GAME, 2, {}, SEED)
    for seat in (0, 1):
        match.submit({seat: marsigel.Stop()})
    assert match.log[-1].ruling.clauses == (marsigel.PASSED,)
    assert getattr(match.decision, "returns", None) == (0.0, 0.0)
    won = marsigel.State(ring=(("RQ", "RD"), ("YQ",), ("RP",), ("YD", "YP")), points=2)
    events = marsigel.GAME.resolve(won, {0: marsigel.Step("RP", 2)})
    assert [e.ruling.reason for e in events] == ["step", "end-tree"]


def test_carcassonne_scores_terms_that_sum_to_the_points() -> None:
    awards: list[Event] = []
    for choices in range(30):
        match = played(carcassonne.GAME, 3, choices=choices)
        awards += [e for e in match.log if e.kind == "scored"]
        total = [0, 0, 0]
        for event in match.log:
            if event.kind == "scored":
                assert event.ruling.verdict is Verdict.SCORED
                assert sum(term.points for term in event.ruling.terms) == event.data["points"]
                total[int(str(event.data["seat"]))] += event.ruling.points
        assert match.state.score == tuple(total)
    assert len(awards) > 5


@pytest.mark.parametrize(
    ("active", "labels", "points"),
    [
        ("highway", ["term-highway"], 5),
        ("fair", ["term-tiles", "term-fair"], 6),
        ("poverty", ["term-tiles", "term-poverty"], 0),
    ],
)
def test_a_surveyors_tile_amends_one_stage_of_scoring(active: str, labels: list[str], points: int) -> None:
    land = (((0, 0), "straight", 0, 1), ((0, 1), "end", 2, None))
    cloth = (active, *(c for c in carcassonne.CLOTH if c != active))
    state = carcassonne.State(2, land=land, tile="end", score=(0, 0), cloth=cloth)
    (placed,) = carcassonne.GAME.resolve(state, {0: carcassonne.Place((0, -1), 0)})
    state = carcassonne.GAME.fold(state, placed)
    events = carcassonne.GAME.resolve(state, {0: carcassonne.Claim(False)})
    assert [e.kind for e in events] == ["claimed", "scored", "returned", "rotated"]
    scored = events[1]
    assert [term.label for term in scored.ruling.terms] == labels
    assert (scored.data["seat"], scored.data["points"]) == (1, points)


def test_carcassonne_keeps_no_order_of_its_deck() -> None:
    one = Match.begin(carcassonne.GAME, 2, {}, SEED)
    same_draw = next(
        match
        for number in range(100)
        if (match := Match.begin(carcassonne.GAME, 2, {}, Seed(number.to_bytes(32, "big")))).log == one.log
    )
    assert same_draw.seed != one.seed
    assert carcassonne.GAME.freeze(one.state) == carcassonne.GAME.freeze(same_draw.state)
    assert carcassonne.GAME.view(one.state, 0) == carcassonne.GAME.view(one.state, None)
    assert "box" not in carcassonne.GAME.view(one.state, 0)


def test_stacking_rules_on_what_all_builders_measured_at_once() -> None:
    match = Match.begin(stacking.GAME, 2, {}, SEED)
    assert match.decision == Decision(frozenset({0, 1}), "build", (stacking.BUILD,))
    base = [stacking.Meeple(1700 * i, 0, 0) for i in range(5)]
    rows = [stacking.Meeple(850 + 1700 * i, 1600, 1) for i in range(4)]
    top = [stacking.Meeple(1700 + 1700 * i, 3200, 2) for i in range(2)]
    roof = [stacking.Meeple(2550, 4800, 0)]
    pyramid = stacking.Scene((*base, *rows, *top, *roof))
    heap = stacking.Scene((stacking.Meeple(0, 0, 0), stacking.Meeple(50, 900, 90)))
    with pytest.raises(ValueError, match="exactly the seats"):
        match.submit({0: pyramid})
    assert match.log == []
    broken = match.submit({0: pyramid, 1: stacking.Scene((stacking.Meeple(0, -5, 0),))})
    assert isinstance(broken, Ruling)
    assert (broken.reason, broken.facts["meeple"]) == ("not-measured", 0)
    assert match.log == []
    events = match.submit({1: heap, 0: pyramid})
    assert not isinstance(events, Ruling)
    assert [(e.actor, e.data["points"]) for e in events] == [(0, 23), (1, 1)]
    assert [t.points for t in events[0].ruling.terms] == [5, 8, 6, 4]
    assert events[1].ruling.facts["lying"] == 1
    assert [e.move for e in events] == [stacking.GAME.notate(match.state, s) for s in (pyramid, heap)]
    assert getattr(match.decision, "ranking", None) == ((0,), (1,))
    assert match.decisions() == (-1,)


def test_a_seat_sees_its_own_card_and_no_other() -> None:
    match = Match.begin(secrets.GAME, 2, {}, SEED)
    mine, theirs = match.state.hands
    assert secrets.GAME.view(match.state, 0)["hands"] == [mine, None]
    assert secrets.GAME.view(match.state, 1)["hands"] == [None, theirs]
    assert secrets.GAME.view(match.state, None)["hands"] == [None, None]
    dealt = match.log[1]
    assert dealt.seen_by(1) == dealt
    for stranger in (0, None):
        hidden = dealt.seen_by(stranger)
        assert (dict(hidden.data), dict(hidden.ruling.facts), hidden.move) == ({}, {}, None)
        assert (hidden.kind, hidden.seq, hidden.ruling.clauses) == ("dealt", 1, (secrets.DEAL,))


def test_a_step_that_fails_half_way_leaves_the_match_as_it_was() -> None:
    class Faulty(secrets.Secrets):
        def fold(self, state: secrets.State, event: Event) -> secrets.State:
            if event.kind == "chose" and event.actor == 1:
                raise RuntimeError("a fault of the game")
            return super().fold(state, event)

    match = Match.begin(Faulty(), 2, {}, SEED)
    before = (match.state, list(match.log), match.decisions())
    with pytest.raises(RuntimeError, match="a fault of the game"):
        match.submit({0: secrets.Choice(True), 1: secrets.Choice(True)})
    assert (match.state, match.log, match.decisions()) == before
