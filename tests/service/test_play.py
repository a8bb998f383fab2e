"""A match over the network: moves, refusals with their clauses, bots, people, records."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable

import httpx
import pytest

from rulebound.core.record import Record
from rulebound.core.verify import verify
from rulebound.games.meridians import GAME
from tests.service.client import Visitor, together

Visit = Callable[[], Visitor]
FINISH = "7 12 g6L g9L h5D"
"""Light is to move; Dark's only stone has no path, so the match ends before anyone moves."""


def test_two_on_one_screen_play_and_are_refused_with_clauses(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    assert person.move(table, 0, -1, "g6") == {
        "type": "answer", "id": "c0", "result": "done", "seq": 0, "ruling": None
    }  # fmt: skip
    assert person.move(table, 1, 0, "d4")["result"] == "done"
    refused = person.move(table, 0, 1, "g7")
    assert refused["result"] == "refused"
    assert "meridians/opening.second-stone" in refused["ruling"]["clauses"]
    assert person.move(table, 1, 1, "a1")["ruling"]["reason"] == "not-your-turn"
    nonsense = person.move(table, 0, 1, "zz9")["ruling"]
    assert (nonsense["reason"], nonsense["clauses"]) == ("move-not-understood", ["table/turn.notation"])
    seen = person.see(table)
    assert (seen["seq"], seen["to_act"], seen["status"]) == (1, [0], "playing")
    assert [event["data"].get("point") for event in seen["events"]] == ["g6", "d4"]
    assert seen["decisions"] == [-1, 0]


def test_the_whole_table_comes_first_and_then_only_what_changes(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    with person.socket(table) as socket:
        assert socket.receive()["type"] == "table"
        socket.send(type="move", id="a", seat=0, seq=-1, move="g6")
        update = socket.receive("update")
        assert (update["after"], update["seq"], len(update["events"])) == (-1, 0, 1)
        assert socket.receive("answer")["result"] == "done"
        socket.send(type="move", id="b", seat=1, seq=0, move="g6")
        refused = socket.receive("answer")
        assert refused["ruling"]["clauses"] == ["meridians/placing.empty-point"]
    assert (
        person.get(f"/api/tables/{table}/events", params={"after": -1}).json()["events"] == update["events"]
    )


def test_a_bot_shows_that_it_thinks_plays_and_can_be_stopped(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "bot:endless", game="slow-game")["id"]
    with person.socket(table) as socket:
        socket.send(type="move", id="a", seat=0, seq=-1, move="g6")
        thinking = socket.receive("thinking")
        assert (thinking["seat"], thinking["depth"], thinking["done"]) == (1, 1, False)
        socket.send(type="stop", id="b", seat=1, seq=0)
        assert socket.receive("answer")["result"] == "done"
        moved = socket.receive("update")
        assert (moved["seq"], moved["events"][0]["actor"], moved["to_act"]) == (1, 1, [0])
        socket.send(type="stop", id="c", seat=1, seq=1)
        assert socket.receive("answer")["ruling"]["clauses"] == ["table/turn.stop-bot"]


def test_going_back_interrupts_a_bot_that_thinks(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "bot:endless", game="slow-game")["id"]
    with person.socket(table) as socket:
        socket.send(type="move", id="a", seat=0, seq=-1, move="g6")
        assert not socket.receive("thinking")["done"]
        socket.send(type="undo", id="b", seat=0, seq=0, to=-1)
        undone = socket.receive("update")
        while undone["seq"] < 1:
            undone = socket.receive("update")
        assert (undone["events"][0]["kind"], undone["to_act"], undone["view"]["light"]) == ("undone", [0], [])
        while not socket.receive("thinking")["done"]:
            pass


def test_a_bot_waits_while_a_seat_is_empty_and_then_plays(visit: Visit) -> None:
    owner, friend = visit(), visit()
    table = owner.table("invited", "bot:endless", game="slow-game")["id"]
    friend.join(owner.invite(table, 0))
    friend.move(table, 0, -1, "g6")
    owner.delete(f"/api/tables/{table}/seats/0")
    assert owner.see(table)["to_act"] == []
    with owner.socket(table) as socket:
        friend.join(owner.invite(table, 0))
        assert not socket.receive("thinking")["done"]
        friend.act(table, "stop", 1, 0)
        while socket.receive("update")["seq"] < 1:
            pass


def test_who_asks_for_another_hint_has_done_with_the_first(visit: Visit) -> None:
    person = visit()
    at = {"game": "slow-game"}

    def ask(seconds: float) -> dict[str, object]:
        answer = person.post("/api/think", json={"at": at, "seconds": seconds, "level": "endless"})
        return {"code": answer.status_code, "took": answer.elapsed.total_seconds()}

    def ask_again() -> dict[str, object]:
        time.sleep(1)
        return ask(0.05)

    first, second = together(lambda: ask(10), ask_again)
    assert first["code"] == second["code"] == 200
    assert float(str(first["took"])) < 9


def test_who_goes_away_has_done_with_the_hint(visit: Visit) -> None:
    at = {"game": "slow-game"}
    for _ in range(2 * (os.cpu_count() or 1)):  # more than there are threads to think in
        with pytest.raises(httpx.ReadTimeout):
            visit().post("/api/think", json={"at": at, "seconds": 10, "level": "endless"}, timeout=0.3)
    answer = visit().post("/api/think", json={"at": at, "seconds": 0.05, "level": "endless"})
    assert answer.status_code == 200
    assert answer.elapsed.total_seconds() < 5


def test_a_broken_bot_leaves_the_table_usable(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "bot:broken", game="slow-game")["id"]
    person.move(table, 0, -1, "g6")
    assert person.act(table, "undo", 0, 0, to=-1)["result"] == "done"
    assert person.see(table)["to_act"] == [0]


def test_an_invited_friend_and_a_watcher_see_the_same_game(visit: Visit) -> None:
    owner, friend, watcher = visit(), visit(), visit()
    made = owner.table("here", "invited")
    table = made["id"]
    assert (made["status"], made["can_invite"]) == ("waiting", True)
    waits = owner.move(table, 0, -1, "g6")["ruling"]
    assert (waits["reason"], waits["clauses"]) == ("table-waits", ["table/seat.all-seated"])
    assert friend.join(owner.invite(table, 1), " Anna\n\u202e ") == {"table": table, "seat": 1}
    assert watcher.join(owner.invite(table, None)) == {"table": table, "seat": None}
    seen = friend.see(table)
    assert (seen["status"], seen["can_invite"], seen["seats"][1]["name"]) == ("playing", False, "Anna")
    assert [seat["yours"] for seat in seen["seats"]] == [False, True]
    with watcher.socket(table) as watching, friend.socket(table) as playing:
        assert watching.receive()["type"] == playing.receive()["type"] == "table"
        owner.move(table, 0, -1, "g6")
        assert watching.receive("update")["view"] == playing.receive("update")["view"]
        there = watching.receive("presence")
        assert (there["watchers"], [seat["online"] for seat in there["seats"]]) == (1, [False, True])


def test_an_open_seat_is_listed_and_taken_once(visit: Visit) -> None:
    owner, first, second = visit(), visit(), visit()
    table = owner.table("here", "open")["id"]
    listed = {card["id"]: card for card in first.get("/api/tables").json()["open"]}
    assert listed[table]["status"] == "waiting"
    assert owner.get("/api/tables").json()["mine"][0]["id"] == table
    with second.socket(table) as socket:
        socket.receive("table")
        taken = first.post(f"/api/tables/{table}/seats/1", json={"name": "Bo"})
        assert (taken.status_code, taken.json()) == (201, {"table": table, "seat": 1})
        assert socket.farewell() == 4403, "who only looked on sees it no longer"
    late = second.post(f"/api/tables/{table}/seats/1", json={"name": "Cy"})
    assert (late.status_code, late.json()["message"]) == (404, "no-table")
    assert table not in [card["id"] for card in second.get("/api/tables").json()["open"]]


def test_giving_up_ends_the_match_and_the_record_stands_every_check(visit: Visit) -> None:
    owner, friend = visit(), visit()
    made = owner.table("here", "invited", options={"first": "drawn"})
    table, commitment = made["id"], made["commitment"]
    friend.join(owner.invite(table, 1))
    waiting = owner.give(table, "the-nonce-of-the-owner")
    assert (waiting["status"], waiting["awaited"], waiting["events"]) == ("waiting", [1], [])
    refused = owner.move(table, 0, -1, "g6")["ruling"]
    assert (refused["reason"], refused["facts"]["seats"]) == ("nonces-awaited", [1])
    begun = friend.give(table, "the-nonce-of-the-friend")
    assert (begun["status"], begun["awaited"], len(begun["events"])) == ("playing", [], 1)
    assert begun["nonces"] == ["the-nonce-of-the-owner", "the-nonce-of-the-friend"]
    first = owner.see(table)["to_act"][0]
    [owner, friend][first].move(table, first, 0, "g6")
    hidden = Record.from_text(owner.get(f"/api/tables/{table}/record").text)
    assert (hidden.secret, hidden.commitment) == (None, commitment)
    late = friend.act(table, "resign", 1, 0)
    assert late["result"] == "done", "giving up holds whatever has happened since"
    ended = owner.see(table)
    assert (ended["status"], ended["outcome"]["ranking"]) == ("over", [[0], [1]])
    assert ended["outcome"]["ruling"]["clauses"] == ["meridians/ending.resign"]
    assert owner.act(table, "resign", 0, 2)["ruling"]["clauses"] == ["table/turn.resign"]
    record = Record.from_text(friend.get(f"/api/tables/{table}/record").text)
    _, checked = verify(record, GAME)
    assert (checked.draws, checked.moves, checked.seed) == (1, 1, True)
    assert record.commitment == commitment
    assert [nonce.decode() for nonce in record.nonces] == begun["nonces"]


def test_a_nonce_is_given_once_and_only_in_answer_to_the_commitment(visit: Visit) -> None:
    owner = visit()
    table = owner.table("here", "bot:casual", options={"first": "drawn"})["id"]
    for said, status, message in (
        ({"commitment": "0" * 64, "nonce": "n" * 16}, 403, "other-commitment"),
        ({"commitment": owner.see(table)["commitment"], "nonce": ""}, 400, "bad-request"),
        ({"commitment": owner.see(table)["commitment"], "nonce": "short"}, 400, "bad-request"),
    ):
        answer = owner.post(f"/api/tables/{table}/nonce", json=said)
        assert (answer.status_code, answer.json()["message"]) == (status, message)
        assert owner.see(table)["nonces"] == ["", ""]
    assert owner.give(table, "n" * 16)["nonces"] == ["n" * 16] * 2, "the bot's is the host's to give"
    assert owner.give(table, "n" * 16)["nonces"] == ["n" * 16] * 2
    said = {"commitment": owner.see(table)["commitment"], "nonce": "m" * 16}
    changed = owner.post(f"/api/tables/{table}/nonce", json=said)
    assert (changed.status_code, changed.json()["message"]) == (403, "nonces-fixed")
    assert changed.json()["ruling"]["clauses"] == ["table/chance.kept"]


def test_a_match_begins_at_a_position_with_what_the_rules_do_there(visit: Visit) -> None:
    person = visit()
    ended = person.table("here", "here", position=FINISH)
    assert [event["kind"] for event in ended["events"]] == ["removed", "ended"]
    assert (ended["status"], ended["position"]) == ("over", FINISH)
    other = {"size": 9, "pie": True, "first": "drawn"}
    made = person.table("here", "here", position="7 2 g6L d4D", options=other)
    assert made["options"] == {"size": 7, "pie": False, "first": "seat-1"}, "what the position settles"
    assert (made["to_act"], made["view"]["light"]) == ([0], ["g6"])
    bad = person.post(
        "/api/tables", json={"game": "meridians", "seats": [{"kind": "here"}] * 2, "position": "7 2 q9L"}
    )
    assert (bad.status_code, bad.json()["message"]) == (400, "bad-position")
    assert "q9" in bad.json()["detail"]


def test_names_stay_text_and_are_trimmed(visit: Visit) -> None:
    person = visit()
    name = "<img src=x onerror=alert(1)>"
    seats = [{"kind": "here", "name": name}, {"kind": "here", "name": "\u0000 a\u200b" + "b" * 100}]
    made = person.post("/api/tables", json={"game": "meridians", "seats": seats})
    assert made.headers["content-type"] == "application/json"
    assert [seat["name"] for seat in made.json()["seats"]] == [name, "a" + "b" * 39]


def test_what_is_hidden_reaches_nobody_else(visit: Visit) -> None:
    owner, friend, watcher = visit(), visit(), visit()
    table = owner.table("here", "invited", game="secrets")["id"]
    watcher.join(owner.invite(table, None))
    friend.join(owner.invite(table, 1))
    owner.give(table)
    friend.give(table)
    mine, theirs, seen = owner.see(table), friend.see(table), watcher.see(table)
    cards = [mine["view"]["hands"][0], theirs["view"]["hands"][1]]
    assert mine["view"]["hands"] == [cards[0], None]
    assert theirs["view"]["hands"] == [None, cards[1]]
    assert seen["view"]["hands"] == [None, None]
    assert [event["data"] for event in mine["events"]] == [{"value": cards[0]}, {}]
    assert [event["data"] for event in seen["events"]] == [{}, {}]
    assert all(event["move"] is None for event in seen["events"] if "move" in event)
    for path, body in (
        ("record", None),
        ("/api/analysis", {"game": "secrets", "table": table}),
        ("/api/think", {"at": {"game": "secrets", "table": table}}),
    ):
        asked = watcher.get(f"/api/tables/{table}/{path}") if body is None else watcher.post(path, json=body)
        assert (asked.status_code, asked.json()["message"]) == (403, "hidden")


def test_a_choice_stays_closed_until_all_have_chosen(visit: Visit) -> None:
    owner, friend = visit(), visit()
    table = owner.table("here", "invited", game="secrets")["id"]
    friend.join(owner.invite(table, 1))
    owner.give(table)
    friend.give(table)
    assert owner.move(table, 0, 1, "stay")["result"] == "done"
    assert owner.move(table, 0, 1, "fold")["ruling"]["clauses"] == ["table/turn.sealed"]
    seen = friend.see(table)
    assert (seen["seq"], seen["to_act"], seen["view"]["choices"]) == (1, [1], [])
    assert "stay" not in json.dumps(seen["events"])
    assert friend.move(table, 1, 1, "stay")["result"] == "done"
    assert owner.see(table)["status"] == "over"


def test_an_analysis_starts_only_where_somebody_was_asked(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here", position="7 12 g6L g9L d1D d4D m6D")["id"]
    (removed,) = person.see(table)["events"]
    assert (removed["kind"], removed["cause"]) == ("removed", -1)
    place = {"game": "meridians", "table": table}
    refused = person.post("/api/analysis", json={**place, "seq": -1})
    assert (refused.status_code, refused.json()["message"]) == (400, "bad-request")
    assert "-1" in refused.json()["detail"]
    assert person.post("/api/analysis", json={**place, "seq": 0}).status_code == 200


def test_a_line_where_several_are_asked_at_once_is_refused(visit: Visit) -> None:
    refused = visit().post("/api/analysis", json={"game": "secrets", "moves": ["stay"]})
    assert (refused.status_code, refused.json()["message"]) == (400, "several-asked")


def test_a_position_decides_the_options_of_its_table(visit: Visit) -> None:
    person = visit()
    asked = {"size": 12, "pie": True, "first": "seat-2"}
    table = person.table("here", "here", position="5 12 c3L d4D", options=asked)
    assert table["options"] == {"size": 5, "pie": False, "first": "seat-1"}
    record = person.get(f"/api/tables/{table['id']}/record").json()
    assert record["options"]["size"] == 5


def test_a_list_of_tables_counts_moves_and_not_who_gave_up(visit: Visit) -> None:
    person = visit()
    table = person.table("here", "here")["id"]
    person.move(table, 0, -1, "g6")
    person.move(table, 1, 0, "d4")
    person.act(table, "resign", 0, 1)
    (card,) = person.get("/api/tables").json()["mine"]
    assert (card["status"], card["moves"]) == ("over", 2)
