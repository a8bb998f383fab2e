"""A command is carried out once, however often and from wherever it arrives."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.service.client import Visitor, together

Visit = Callable[[], Visitor]


@pytest.mark.parametrize("round_", range(5))
def test_a_doubled_click_is_one_event_with_one_answer(visit: Visit, round_: int) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    answers = together(*[lambda: person.move(table, 0, -1, "g6", id="click")] * 3)
    assert answers == [{"type": "answer", "id": "click", "result": "done", "seq": 0, "ruling": None}] * 3
    assert person.see(table)["seq"] == 0
    with person.socket(table) as socket:
        socket.receive("table")
        socket.send(type="move", id="click", seat=0, seq=-1, move="g6")
        assert socket.receive("answer") == answers[0]
        socket.send(type="move", id="click", seat=0, seq=-1, move="h1")
        told = socket.receive("error")
        assert (told["message"], told["id"]) == ("id-reused", "click")
    assert person.see(table)["seq"] == 0


def test_another_command_under_a_known_id_is_an_error_and_does_nothing(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    person.move(table, 0, -1, "g6", id="a")
    for said in ({"type": "move", "seq": -1, "move": "h1"}, {"type": "resign", "seq": 0}):
        answer = person.post(f"/api/tables/{table}/commands", json={"id": "a", "seat": 0, **said})
        assert (answer.status_code, answer.json()["message"]) == (409, "id-reused")
        assert "a was another command of seat 0" in answer.json()["detail"]
    assert person.see(table)["seq"] == 0
    assert person.move(table, 0, -1, "g6", id="a")["result"] == "done"


def test_the_same_message_twice_in_one_breath_is_one_event(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    with person.socket(table) as socket:
        socket.receive("table")
        for _ in range(2):
            socket.send(type="move", id="twice", seat=0, seq=-1, move="g6")
        assert socket.receive("answer") == socket.receive("answer")
    assert person.see(table)["seq"] == 0


def test_an_id_of_one_seat_is_nothing_to_another(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    assert person.move(table, 0, -1, "g6", id="a")["seq"] == 0
    assert person.move(table, 1, 0, "d4", id="a")["seq"] == 1


@pytest.mark.parametrize("round_", range(5))
def test_two_browsers_racing_for_a_turn_make_one_event(visit: Visit, round_: int) -> None:
    person = visit()
    other = Visitor(person.server, cookie=person.cookie)
    table = person.table("here", "here")["id"]
    answers = together(
        lambda: person.move(table, 0, -1, "g6", id="one"), lambda: other.move(table, 0, -1, "h6", id="two")
    )
    assert sorted(str(answer["result"]) for answer in answers) == ["done", "stale"]
    assert len(person.see(table)["events"]) == 1
    other.close()


def test_a_command_for_a_position_that_has_passed_does_nothing(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    person.move(table, 0, -1, "g6")
    for seq in (-1, 7, -9):
        answer = person.move(table, 1, seq, "d4")
        assert (answer["result"], answer["seq"], answer["ruling"]) == ("stale", 0, None)
    assert person.see(table)["seq"] == 0


def test_an_invitation_seats_one_person_even_when_two_come_at_once(visit: Visit) -> None:
    owner, first, second = visit(), visit(), visit()
    table = owner.table("here", "invited")["id"]
    token = owner.invite(table, 1)

    def redeem(person: Visitor) -> Callable[[], dict[str, object]]:
        return lambda: {"code": person.post("/api/invitations", json={"token": token}).status_code}

    codes = [answer["code"] for answer in together(redeem(first), redeem(second))]
    assert 201 in codes
    assert {403, 404} & set(codes)


def test_a_link_to_watch_lets_one_person_in_even_when_two_come_at_once(visit: Visit) -> None:
    owner, first, second = visit(), visit(), visit()
    table = owner.table("here", "invited")["id"]
    token = owner.invite(table, None)
    assert owner.join(token) == {"table": table, "seat": None}, "whoever is here already uses nothing up"

    def redeem(person: Visitor) -> Callable[[], dict[str, object]]:
        return lambda: {"code": person.post("/api/invitations", json={"token": token}).status_code}

    codes = [answer["code"] for answer in together(redeem(first), redeem(second))]
    assert sorted(map(str, codes)) == ["201", "404"]
    assert sorted(person.get(f"/api/tables/{table}").status_code for person in (first, second)) == [200, 404]
