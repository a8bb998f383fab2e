"""Going back: alone at once, with people by consent, never past chance, and races have one winner."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.service.client import Visitor, together

Visit = Callable[[], Visitor]


Pair = tuple[Visitor, Visitor, str]


@pytest.fixture
def pair(visit: Visit) -> Pair:
    return seated(visit(), visit())


def seated(owner: Visitor, friend: Visitor) -> Pair:
    table = owner.table("here", "invited", clock={"initial_s": 60, "increment_s": 0})["id"]
    friend.join(owner.invite(table, 1))
    for number, (person, move) in enumerate([(owner, "g6"), (friend, "d4"), (owner, "g9"), (friend, "d1")]):
        assert person.move(table, number % 2, number - 1, move)["result"] == "done"
    return owner, friend, table


def test_alone_one_goes_back_at_once_and_as_often_as_one_likes(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    person.move(table, 0, -1, "g6")
    person.move(table, 1, 0, "d4")
    answer = person.act(table, "undo", 1, 1, to=-1)
    assert (answer["result"], answer["seq"], answer["ruling"]) == ("done", 2, None)
    seen = person.see(table)
    assert (seen["events"][2]["kind"], seen["decisions"], seen["view"]["light"]) == ("undone", [], [])
    assert seen["events"][2]["ruling"]["clauses"] == ["table/undo.back-to-a-decision"]
    nowhere = person.act(table, "undo", 0, 2, to=1)["ruling"]
    assert (nowhere["reason"], nowhere["clauses"]) == ("undo-no-decision", ["table/undo.back-to-a-decision"])


def test_a_finished_match_alone_can_be_reopened(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    person.act(table, "resign", 0, -1)
    assert person.act(table, "undo", 0, 0, to=-1)["result"] == "done"
    assert person.see(table)["status"] == "playing"


def test_nobody_goes_back_past_a_draw(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here", options={"first": "drawn"})["id"]
    seen = person.give(table)
    assert [event["kind"] for event in seen["events"]] == ["drawn"]
    before = seen["view"]
    refused = person.act(table, "undo", 0, 0, to=-1)
    assert refused["result"] == "refused"
    assert person.see(table)["view"] == before
    assert person.move(table, seen["to_act"][0], 0, "g6")["result"] == "done", "the game goes on"


def test_with_people_the_others_must_agree(pair: Pair) -> None:
    owner, friend, table = pair
    assert owner.act(table, "undo-reply", 0, 3, accept=True)["ruling"]["reason"] == "undo-no-wish"
    assert owner.act(table, "undo", 0, 3, to=1)["result"] == "done"
    assert friend.see(table)["undo"] == {"seat": 0, "to": 1, "asked": [1], "agreed": []}
    assert owner.act(table, "undo", 0, 3, to=1)["result"] == "done", "asking again is the same wish"
    assert friend.act(table, "undo", 1, 3, to=2)["ruling"]["clauses"] == ["table/undo.consent"]
    assert owner.act(table, "undo-reply", 0, 3, accept=True)["ruling"]["reason"] == "undo-own-wish"
    assert friend.act(table, "undo-reply", 1, 3, accept=False)["result"] == "done"
    assert (owner.see(table)["undo"], owner.see(table)["seq"]) == (None, 3)
    owner.act(table, "undo", 0, 3, to=1)
    answer = friend.act(table, "undo-reply", 1, 3, accept=True)
    assert (answer["result"], answer["seq"]) == ("done", 4)
    seen = owner.see(table)
    assert (seen["undo"], seen["to_act"], seen["view"]["light"]) == (None, [0], ["g6"])


def test_a_wish_ends_with_the_next_move_and_with_the_match(pair: Pair) -> None:
    owner, friend, table = pair
    friend.act(table, "undo", 1, 3, to=2)
    owner.move(table, 0, 3, "g3")
    assert friend.see(table)["undo"] is None
    assert owner.act(table, "undo-reply", 0, 4, accept=True)["ruling"]["clauses"] == ["table/undo.lapses"]
    friend.act(table, "undo", 1, 4, to=2)
    owner.act(table, "resign", 0, 4)
    assert friend.see(table)["undo"] is None
    late = friend.act(table, "undo", 1, 5, to=4)["ruling"]
    assert (late["reason"], late["clauses"]) == ("undo-after-end", ["table/undo.not-after-the-end"])


def test_a_wish_outlives_nobody_s_seat(pair: Pair) -> None:
    owner, friend, table = pair
    friend.act(table, "undo", 1, 3, to=2)
    assert friend.delete(f"/api/tables/{table}/seats/1").status_code == 204
    assert owner.see(table)["undo"] is None
    assert owner.act(table, "undo", 0, 3, to=2)["ruling"]["reason"] == "table-waits"


@pytest.mark.parametrize("rival", ["withdraw", "move", "resign"])
def test_agreeing_and_its_rival_at_once_have_one_winner(pair: Pair, rival: str) -> None:
    owner, friend, _ = pair
    for _ in range(4):
        _, _, table = seated(owner, friend)
        friend.act(table, "undo", 1, 3, to=2)

        def against(table: str = table) -> dict[str, object]:
            match rival:
                case "withdraw":
                    return friend.act(table, "undo-reply", 1, 3, accept=False)
                case "move":
                    return owner.move(table, 0, 3, "g3")
                case _:
                    return friend.act(table, "resign", 1, 3)

        def agree(table: str = table) -> dict[str, object]:
            return owner.act(table, "undo-reply", 0, 3, accept=True)

        agreed, other = together(agree, against)
        seen = owner.see(table)
        undone = [event["kind"] for event in seen["events"]].count("undone")
        assert (agreed["result"] == "done") == (undone == 1)
        assert agreed["result"] == "done" or other["result"] == "done"
        assert rival == "resign" or not agreed["result"] == other["result"] == "done"
        assert seen["undo"] is None
        assert seen["clock"]["running"] == seen["to_act"]
        assert len(seen["to_act"]) == (0 if seen["status"] == "over" else 1)


def test_of_several_it_is_told_who_is_asked_and_who_has_agreed(visit: Visit) -> None:
    owner, friend, other = people = visit(), visit(), visit()
    table = owner.table("here", "invited", "invited", game="marsigel", options={"first": "seat-1"})["id"]
    for seat, person in enumerate((friend, other), 1):
        person.join(owner.invite(table, seat))
    for person in people:
        person.give(table)
    before = owner.see(table)
    assert owner.move(table, 0, before["seq"], before["view"]["legal"][0]["move"])["result"] == "done"
    seq = owner.see(table)["seq"]
    assert friend.act(table, "undo", 1, seq, to=before["seq"])["result"] == "done"
    undo = owner.see(table)["undo"]
    assert (undo["seat"], undo["asked"], undo["agreed"]) == (1, [0, 2], [])
    assert other.act(table, "undo-reply", 2, seq, accept=True)["result"] == "done"
    undo = owner.see(table)["undo"]
    assert (undo["asked"], undo["agreed"]) == ([0, 2], [2])
