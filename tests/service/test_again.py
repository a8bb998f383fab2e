"""Play again: the first who asks sets the next game up, and whoever asks has their seats there, and no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.service.client import Visitor

Visit = Callable[[], Visitor]


def over(visit: Visit, **wanted: Any) -> tuple[Visitor, Visitor, Visitor, str]:
    """A game of two that is over, and one who watches."""
    ann, ben, cat = visit(), visit(), visit()
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "invited"}]
    request = {"game": "meridians", "options": {"size": 5}, "seats": seats, **wanted}
    table = ann.post("/api/tables", json=request).json()["id"]
    ben.join(ann.invite(table, 1), "Ben")
    cat.join(ann.invite(table, None), "Cat")
    return ann, ben, cat, table


def resign(person: Visitor, table: str, seat: int) -> None:
    seq = person.see(table)["seq"]
    said = {"type": "resign", "id": "enough", "seat": seat, "seq": seq}
    assert person.post(f"/api/tables/{table}/commands", json=said).json()["result"] == "done"


def test_all_who_played_meet_at_one_new_table(visit: Visit) -> None:
    ann, ben, cat, old = over(visit, clock={"initial_s": 300, "increment_s": 2})
    ann.move(old, 0, -1, "a1")
    assert ben.post(f"/api/tables/{old}/again").status_code == 403, "it is not over"
    resign(ann, old, 0)
    assert ann.see(old)["again"] is None
    made = ben.post(f"/api/tables/{old}/again").json()
    new = made["id"]
    assert [(seat["kind"], seat["taken"], seat["yours"], seat["name"]) for seat in made["seats"]] == [
        ("invited", False, False, "Ann"),
        ("here", True, True, "Ben"),
    ]
    assert (made["status"], made["can_invite"]) == ("waiting", True)
    assert made["options"] == ann.see(old)["options"]
    assert made["clock"]["left_ms"] == [300_000] * 2
    assert [person.see(old)["again"] for person in (ann, ben, cat)] == [
        {"table": new, "seat": 1},
        {"table": new, "seat": 1},
        None,
    ]
    assert ann.get(f"/api/tables/{new}").status_code == 404, "she has not asked yet"
    assert cat.post(f"/api/tables/{old}/again").status_code == 403
    joined = ann.post(f"/api/tables/{old}/again").json()
    assert (joined["id"], joined["status"]) == (new, "playing")
    assert [seat["yours"] for seat in joined["seats"]] == [True, False]
    for person in (ann, ben):
        assert person.post(f"/api/tables/{old}/again").json()["id"] == new, "however often one asks"
    assert cat.get(f"/api/tables/{new}").status_code == 404


def test_everyone_at_the_old_table_hears_of_it_at_once(visit: Visit) -> None:
    ann, ben, _, old = over(visit)
    resign(ann, old, 0)
    with ann.socket(old) as socket:
        socket.receive("table")
        new = ben.post(f"/api/tables/{old}/again").json()["id"]
        while (told := socket.receive("table"))["again"] is None:
            pass
        assert told["again"] == {"table": new, "seat": 1}


def test_who_plays_alone_or_with_bots_just_goes_on(visit: Visit) -> None:
    person = visit()
    seats = [{"kind": "bot", "level": "random"}, {"kind": "here", "name": "Ann"}]
    position = "5 0"
    request = {"game": "meridians", "seats": seats, "position": position}
    old = person.post("/api/tables", json=request).json()["id"]
    resign(person, old, 1)
    new = person.post(f"/api/tables/{old}/again").json()
    assert (new["status"], new["position"]) == ("playing", position)
    assert [(seat["kind"], seat["level"]) for seat in new["seats"]] == [("bot", "random"), ("here", "")]


def test_a_seat_that_was_given_to_somebody_else_meanwhile_is_theirs(visit: Visit) -> None:
    ann, ben, cat, old = over(visit)
    resign(ann, old, 0)
    new = ben.post(f"/api/tables/{old}/again").json()["id"]
    cat.join(ben.invite(new, 0), "Cat")
    assert ann.post(f"/api/tables/{old}/again").status_code == 404
    assert [seat["name"] for seat in ben.see(new)["seats"]] == ["Cat", "Ben"]
