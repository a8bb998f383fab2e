"""Thirteen seats with people and bots mixed: everyone gets their turn, and nobody acts for another."""

from __future__ import annotations

import time
from collections.abc import Callable

from rulebound.core.record import Record
from rulebound.core.verify import verify
from rulebound.games.marsigel import GAME
from tests.service.client import Visitor

Visit = Callable[[], Visitor]
SEATS = [
    *("bot:lively", "here", "bot:casual", "invited", "bot:lively", "here", "bot:casual"),
    *("bot:lively", "bot:casual", "here", "bot:lively", "bot:casual", "bot:lively"),
]
FRIEND = 3
PATIENCE_S = 120.0


def test_people_and_bots_share_a_table_of_thirteen(visit: Visit) -> None:
    owner, friend = visit(), visit()
    made = owner.table(*SEATS, game="marsigel", options={"colours": "far-apart"})
    table = made["id"]
    assert (made["status"], len(made["seats"])) == ("waiting", 13)
    friend.join(owner.invite(table, FRIEND), "Freda")
    assert owner.give(table)["awaited"] == [FRIEND]
    assert friend.give(table)["status"] == "playing"
    acted: set[int] = set()
    until = time.monotonic() + PATIENCE_S
    while len(acted) < 13 and time.monotonic() < until:
        seen = owner.see(table)
        acted |= {event["actor"] for event in seen["events"] if event["kind"] in ("moved", "passed")}
        (seat,) = seen["to_act"]
        if SEATS[seat].startswith("bot"):
            time.sleep(0.02)
            continue
        player, other = (friend, owner) if seat == FRIEND else (owner, friend)
        view = seen["view"]
        move = view["legal"][0]["move"] if view["stop"] == "pass" else view["stop"]
        refused = other.act(table, "move", seat, seen["seq"], move=move)
        assert refused["ruling"]["clauses"] == ["table/seat.not-yours"]
        assert player.move(table, seat, seen["seq"], move)["result"] == "done"
    assert acted >= set(range(13)), acted
    record = Record.from_text(owner.get(f"/api/tables/{table}/record").text)
    match, _ = verify(record, GAME)
    assert match.seats == 13
    assert len({event.data["seat"] for event in match.log if event.kind == "rolled"}) == 13


def test_a_position_needs_as_many_seats_as_it_has_players(visit: Visit) -> None:
    person = visit()
    asked = {"game": "marsigel", "seats": [{"kind": "here"}] * 3, "position": "a3/b2/a1/b3/a2/b1 a 4"}
    refused = person.post("/api/tables", json=asked)
    assert (refused.status_code, refused.json()["message"]) == (400, "bad-position")
    assert "for 2 players, not 3" in refused.json()["detail"]
    made = person.table("here", "here", game="marsigel", position="a3/b2/a1/b3/a2/b1 b 4 nest cap-30")
    table = person.give(made["id"])
    assert (table["options"]["variant"], table["options"]["cap"], table["to_act"]) == ("nest", 30, [1])


def test_in_one_s_own_turn_one_takes_back_without_asking(visit: Visit) -> None:
    owner, friend = visit(), visit()
    table = owner.table("here", "invited", game="marsigel")["id"]
    friend.join(owner.invite(table, 1))
    friend.give(table)
    seen = owner.give(table)
    before = seen["view"]
    moved = owner.move(table, 0, seen["seq"], before["legal"][0]["move"])
    assert owner.see(table)["to_act"] == [0], "one movement cannot win from the start"
    undone = owner.act(table, "undo", 0, moved["seq"], to=seen["seq"])
    assert (undone["result"], owner.see(table)["view"], owner.see(table)["undo"]) == ("done", before, None)
