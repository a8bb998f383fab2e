"""Exact chances over HTTP: at a table, in a position, after moves, and for a roll that might have been."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rulebound.bots.exact import Unsolved, solver
from rulebound.core import CHANCE
from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.rules import Movement, Variant
from rulebound.games.marsigel.solve import solution
from rulebound.games.marsigel.state import Roll
from tests.service.client import Visitor

Visit = Callable[[], Visitor]
START = "a3/b2/a1/b3/a2/b1 a"
THREE = "a3/b2/c1/a2/b1/c3/a1/b3/c2"


def ask(person: Visitor, status: int = 200, draw: str | None = None, **at: Any) -> dict[str, Any]:
    answer = person.post("/api/odds", json={"at": {"game": "marsigel", **at}, "draw": draw})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def mean(draws: list[dict[str, Any]], what: str) -> float:
    shares: list[float] = [draw["odds"][what] for draw in draws]
    return sum(shares) / len(shares)


def test_the_first_player_wins_a_sixth(visit: Visit) -> None:
    told = ask(visit(), position=START)
    assert told["seat"] == 0
    assert told["before"] == pytest.approx({"win": 1 / 6, "draw": 5 / 6, "lose": 0})
    assert [draw["draw"] for draw in told["draws"]] == [f"roll-{pips}" for pips in range(1, 7)]
    assert told["draws"][5]["odds"] == {"win": 1, "draw": 0, "lose": 0}
    for what in ("win", "draw", "lose"):
        assert mean(told["draws"], what) == pytest.approx(told["before"][what])


def test_what_if_i_roll_a_six(visit: Visit) -> None:
    person = visit()
    told = ask(person, position=START, draw="roll-6")
    assert told["now"] == {"win": 1, "draw": 0, "lose": 0}
    assert told["ends"][0]["moves"][-1] not in ("end", "pass")
    four = ask(person, position=START + " 2", draw="roll-4")
    assert len(four["ends"]) > len(ask(person, position=START + " 2")["ends"])
    passing = next(end for end in four["ends"] if end["moves"] == ["pass"])
    assert passing["position"] == "a3/b2/a1/b3/a2/b1 b passed-1"
    assert passing["odds"]["win"] - passing["odds"]["lose"] == pytest.approx(-1 / 6)


def test_every_end_can_be_played_and_is_worth_what_the_other_then_finds(visit: Visit) -> None:
    person = visit()
    told = ask(person, position=START + " 3")
    assert told["now"] == told["ends"][0]["odds"]
    assert len({end["position"] for end in told["ends"]}) == len(told["ends"])
    for end in told["ends"][::3]:
        place = {"game": "marsigel", "position": START + " 3", "moves": end["moves"]}
        assert person.post("/api/analysis", json=place).json()["refused"] is None
        after = ask(person, position=end["position"])
        win, lose = after["before"]["lose"], after["before"]["win"]
        assert after["seat"] == 1
        assert {"win": win, "draw": after["before"]["draw"], "lose": lose} == pytest.approx(end["odds"])


def test_within_a_turn_nothing_is_told_of_other_rolls(visit: Visit) -> None:
    person = visit()
    told = ask(person, position=START + " 3", moves=["a1>b2"])
    assert (told["before"], told["draws"]) == (None, [])
    assert ["end"] in [end["moves"] for end in told["ends"]]
    assert ask(person, 409, "roll-4", position=START + " 3", moves=["a1>b2"])["message"] == "not-solved"


def test_a_table_of_two_has_its_odds(visit: Visit) -> None:
    person, status = visit(), ""
    while status != "playing":  # low rolls of both can end a game before anybody may move
        table = person.table("here", "here", game="marsigel", options={"variant": "nest"})["id"]
        status = person.give(table)["status"]
    told = ask(person, table=table)
    assert told["before"]["win"] == pytest.approx(0.1240, abs=1e-4)
    assert told["seat"] == person.see(table)["to_act"][0]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (THREE + " a 3", "only games of 2 are solved, not of 3"),
        (START + " 3 third-time", "third time"),
        (START + " 3 cap-60", "cap"),
    ],
)
def test_what_is_not_solved_is_said(visit: Visit, position: str, said: str) -> None:
    person = visit()
    told = ask(person, 409, "roll-4", position=position)
    assert (told["message"], said in told["detail"]) == ("not-solved", True), told
    told = ask(person, position=position)
    assert (told["seat"], told["before"], told["draws"], told["now"], told["ends"]) == (0, None, [], None, [])
    assert told["threats"] != []


def rolls(*pips: int) -> list[str]:
    return [f"roll-{each}" for each in pips]


@pytest.mark.parametrize(
    ("position", "threats"),
    [
        (START, [rolls(6), rolls(6)]),
        (START + " 1", [rolls(6), rolls(6)]),
        ("a3a2/b2a1b1/b3 b", [rolls(1, 2, 3, 4, 5, 6), []]),
        ("a3a2/b2/c1/b1/c3/a1/b3/c2 c 2", [rolls(3, 4, 5, 6), [], []]),
        ("b2a3/a1/b1/a2/b3 b nest", [rolls(6), []]),
    ],
)
def test_who_wins_on_which_rolls_is_told_of_every_seat(
    visit: Visit, position: str, threats: list[list[str]]
) -> None:
    told = ask(visit(), position=position)["threats"]
    assert told == [{"seat": seat, "draws": draws} for seat, draws in enumerate(threats)]


@pytest.mark.parametrize("position", [START, THREE + " a", "a3c1/b2/a2c2/b1/c3a1/b3 b"])
def test_a_roll_is_a_threat_exactly_when_moves_win_with_it(visit: Visit, position: str) -> None:
    """By trying out every line of movements of a turn, one after another."""

    def wins(state: Any) -> bool:
        if state.result is not None:
            return bool(state.result.winner == state.mover)
        moves = [each for each in GAME.moves(state, state.mover) if isinstance(each, Movement)]
        return any(wins(after(state, state.mover, each)) for each in moves)

    def after(state: Any, seat: int, move: Any) -> Any:
        for event in GAME.resolve(state, {seat: move}):
            state = GAME.fold(state, event)
        return state

    told = {each["seat"]: each["draws"] for each in ask(visit(), position=position)["threats"]}
    state = GAME.position(position)
    for seat in range(state.players):
        turn = replace(state, mover=seat, roll=None)
        won = [pips for pips in range(1, 7) if wins(after(turn, CHANCE, Roll(pips)))]
        assert told[seat] == rolls(*won)


def test_a_table_of_three_has_its_threats_without_those_who_gave_up(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here", "here", game="marsigel")["id"]
    person.give(table)
    assert [each["seat"] for each in ask(person, table=table)["threats"]] == [0, 1, 2]
    assert person.act(table, "resign", 1, person.see(table)["seq"])["result"] == "done"
    told = ask(person, table=table)
    assert (told["now"], [each["seat"] for each in told["threats"]]) == (None, [0, 2])


def test_a_draw_that_is_none_and_a_game_that_is_over_are_refused(visit: Visit) -> None:
    person = visit()
    assert ask(person, 400, "roll-x", position=START + " 3")["message"] == "bad-request"
    for draw in ("roll-7", "pass"):
        told = ask(person, 400, draw, position=START + " 3")
        assert (told["message"], told["detail"]) == ("bad-request", f"draw: {draw!r} is no roll of the die")
    assert ask(person, 409, position="a3a2a1/b2/b3/b1 b")["message"] == "nothing-to-think"
    assert ask(person, 409, position=START + " 1", moves=["a2>b3"])["message"] == "nothing-to-think"
    assert ask(person, 409, game="meridians")["detail"] == "meridians is not solved"


def test_cards_say_which_games_are_solved(visit: Visit) -> None:
    cards = {card["key"]: card["solved"] for card in visit().get("/api/games").json()}
    assert (cards["marsigel"], cards["meridians"]) == (True, False)


def test_nobody_has_odds_before_somebody_begins() -> None:
    solve = solver("marsigel")
    assert solve is not None
    with pytest.raises(Unsolved, match="nobody has begun"):
        solve(GAME.start(2, {"first": "drawn"}))
    with pytest.raises(Unsolved, match="yet to be rolled"):
        solve(GAME.start(2, {}))
    assert solve(GAME.start(2, {}), "roll-1").before is not None


# --- what chance brings in an analysis --------------------------------------------------------------------


def analyse(person: Visitor, position: str | None, *moves: str) -> dict[str, Any]:
    answer = person.post("/api/analysis", json={"game": "marsigel", "position": position, "moves": moves})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_real_game_is_followed_roll_by_roll(visit: Visit) -> None:
    told = analyse(visit(), START, "roll-3", "a1>b2", "end", "roll-5", "pass", "roll-6")
    assert told["refused"] is None
    assert [step["move"] for step in told["steps"]] == ["roll-3", "a1>b2", "end", "roll-5", "pass", "roll-6"]
    assert told["start"]["phase"] == "roll"
    assert [step["view"]["roll"] for step in told["steps"]] == [3, 3, None, 5, None, 6]
    assert told["steps"][3]["events"][0]["kind"] == "rolled"
    assert told["to_act"] == [0]


def test_where_no_roll_is_named_one_is_drawn(visit: Visit) -> None:
    person = visit()
    told = analyse(person, START + " 3", "a1>b2", "end")
    assert [event["kind"] for event in told["steps"][-1]["events"]] == ["turn-ended", "rolled"]
    assert analyse(person, START + " 3", "roll-4")["refused"]["reason"] != ""
    again = analyse(person, START + " 3", "a1>b2", "end", "a1>b3")
    assert again["steps"][1] == told["steps"][-1]


def test_every_end_of_a_turn_is_among_the_choices() -> None:
    solve = solver("marsigel")
    assert solve is not None
    state = GAME.position(START + " 5")
    ends = {end.moves: end for end in solve(state).ends}
    choices = solution(Variant.TREE).choices(state.ring, 0, 5)
    assert len(ends) == len(choices)
    assert CHANCE not in {GAME.position(end.position).mover for end in ends.values()}
