"""Who may do what: every route and every socket message, tried by everybody, from the routes themselves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rulebound.server import wire
from rulebound.server.app import HANDLERS
from tests.rulebook.papers import lines, pdf
from tests.service.client import Served, Visitor

NOBODY = "no session"
STRANGER = "stranger"
WATCHER = "watcher"
OTHER = "other seat"
OWN = "own seat"
REVOKED = "revoked seat"
OWNER = "owner"
EVERYBODY = (NOBODY, STRANGER, WATCHER, OTHER, OWN, REVOKED, OWNER)
ANYONE = frozenset(EVERYBODY)
SESSIONS = ANYONE - {NOBODY}
MEMBERS = frozenset({WATCHER, OTHER, OWN, OWNER})

SEAT = 1
DENIALS = {
    "no-session",
    "no-table",
    "no-invitation",
    "no-such-question",
    "no-such-booklet",
    "not-at-this-table",
    "seat-not-yours",
    "owner-invites",
    "owner-fills",
    "owner-or-self",
}


@dataclass
class Scene:
    """A private table with seat 0 and seat 1 taken, one who was put out of seat 1, a watcher and an owner."""

    table: str
    commitment: str
    people: dict[str, Visitor]

    @classmethod
    def set(cls, people: dict[str, Visitor]) -> Scene:
        owner = people[OWNER]
        table = owner.table("invited", "invited", game="slow-game")["id"]
        people[REVOKED].join(owner.invite(table, SEAT))
        assert owner.delete(f"/api/tables/{table}/seats/{SEAT}").status_code == 204
        people[OTHER].join(owner.invite(table, 0))
        people[OWN].join(owner.invite(table, SEAT))
        people[WATCHER].join(owner.invite(table, None))
        people[OTHER].move(table, 0, -1, "g6")
        return cls(table, owner.see(table)["commitment"], people)


Call = Callable[[Scene, Visitor], httpx.Response]


def question(scene: Scene) -> str:
    """A question of the seat of one's own, asked at the table."""
    at = {"game": "meridians", "position": "7 12 g6L h5D"}
    asked = scene.people[OWN].post("/api/ask", json={"question": "May I pass?", "at": at}, timeout=120)
    assert asked.status_code == 200, asked.text
    return str(asked.json()["id"])


def own_question(method: str, rest: str = "", **body: Any) -> Call:
    return lambda scene, person: person.request(
        method, f"/api/questions/{question(scene)}{rest}", json=body or None
    )


RULEBOOK = pdf(lines("THAWING", "Each turn a player takes one block of ice from the pond."))


def bring(person: Visitor) -> httpx.Response:
    return person.post(
        "/api/booklets?game=Thaw",
        content=RULEBOOK,
        headers={"content-type": "application/pdf"},
        timeout=120,
    )


def own_picture(scene: Scene, person: Visitor) -> httpx.Response:
    book = bring(scene.people[OWN]).json()["id"]
    asked = {"book": book, "question": "How many blocks of ice does a player take each turn?"}
    found = scene.people[OWN].post("/api/ask", json=asked, timeout=120).json()["found"][0]
    return person.get(f"/api/booklets/{book}/{found['version']}/{found['paragraph']}", timeout=60)


def shared(scene: Scene, person: Visitor) -> httpx.Response:
    made = scene.people[OWN].post(f"/api/questions/{question(scene)}/link")
    return person.post("/api/answers/look", json={"token": made.json()["token"]})


def once_more(scene: Scene, person: Visitor) -> httpx.Response:
    seq = scene.people[OWN].see(scene.table)["seq"]
    resigned = {"type": "resign", "id": "over", "seat": SEAT, "seq": seq}
    scene.people[OWN].post(f"/api/tables/{scene.table}/commands", json=resigned)
    return person.post(f"/api/tables/{scene.table}/again")


def get(path: str) -> Call:
    return lambda scene, person: person.get(path.format(scene=scene))


def post(path: str, **body: Any) -> Call:
    def call(scene: Scene, person: Visitor) -> httpx.Response:
        said = {
            key: value.format(scene=scene) if isinstance(value, str) else value for key, value in body.items()
        }
        return person.post(path.format(scene=scene), json=said)

    return call


def place(path: str, key: str | None = None, **more: Any) -> Call:
    def call(scene: Scene, person: Visitor) -> httpx.Response:
        at = {"game": "slow-game", "table": scene.table}
        return person.post(path, json={**more, **({key: at} if key else at)})

    return call


PLAYED = {"engine": "", "seed": 1, "meeples": 1, "frames": 1, "inputs": "", "hashes": []}


def building(_scene: Scene, person: Visitor) -> httpx.Response:
    """Who may begin a round may hand it in, were it only to hear that it was not played so."""
    begun = person.post("/api/rounds", json={"seconds": 60})
    name = begun.json()["id"] if begun.is_success else "none"
    return person.post(f"/api/rounds/{name}", json=PLAYED)


def building_together(_scene: Scene, person: Visitor) -> httpx.Response:
    begun = person.post("/api/shared-rounds", json={"players": 2, "seconds": 60})
    name = begun.json()["id"] if begun.is_success else "none"
    return person.post(f"/api/shared-rounds/{name}", json=PLAYED | {"inputs": ["", ""]})


def file(path: str) -> Call:
    return lambda scene, person: person.post(path, content=b"text", headers={"content-type": "text/plain"})


RULES: dict[tuple[str, str], tuple[Call, frozenset[str]]] = {
    ("GET", "/api/schema.json"): (get("/api/schema.json"), ANYONE),
    ("GET", "/api/games"): (get("/api/games"), ANYONE),
    ("GET", "/api/catalogue"): (get("/api/catalogue"), ANYONE),
    ("GET", "/api/catalogue/{key:str}"): (get("/api/catalogue/meridians"), ANYONE),
    ("GET", "/api/catalogue/{key:str}/live"): (get("/api/catalogue/meridians/live"), ANYONE),
    ("GET", "/api/words/{key:str}/{language:str}"): (get("/api/words/meridians/en"), ANYONE),
    ("GET", "/api/rulebooks/{key:str}/{language:str}"): (get("/api/rulebooks/meridians/en"), ANYONE),
    ("GET", "/api/passages/{key:str}/{clause:str}"): (
        get("/api/passages/meridians/placing.line-of-sight"),
        ANYONE,
    ),
    ("POST", "/api/sources/{source:str}/copy"): (post("/api/sources/no-such-source/copy"), SESSIONS),
    ("POST", "/api/sources/{source:str}/import"): (file("/api/sources/no-such-source/import"), SESSIONS),
    ("DELETE", "/api/sources/{source:str}/copy"): (
        lambda scene, person: person.delete("/api/sources/no-such-source/copy"),
        SESSIONS,
    ),
    ("GET", "/api/sources/{source:str}/document"): (get("/api/sources/no-such-source/document"), SESSIONS),
    ("GET", "/api/tables"): (get("/api/tables"), SESSIONS),
    ("POST", "/api/tables"): (post("/api/tables", game="meridians", seats=[{"kind": "here"}] * 2), SESSIONS),
    ("GET", "/api/tables/{table_id:str}"): (get("/api/tables/{scene.table}"), MEMBERS),
    ("GET", "/api/tables/{table_id:str}/events"): (get("/api/tables/{scene.table}/events"), MEMBERS),
    ("GET", "/api/tables/{table_id:str}/record"): (get("/api/tables/{scene.table}/record"), MEMBERS),
    ("POST", "/api/tables/{table_id:str}/commands"): (
        post("/api/tables/{scene.table}/commands", type="move", id="x", seat=SEAT, seq=0, move="d4"),
        frozenset({OWN}),
    ),
    ("POST", "/api/tables/{table_id:str}/again"): (once_more, frozenset({OTHER, OWN})),
    ("POST", "/api/tables/{table_id:str}/invitations"): (
        post("/api/tables/{scene.table}/invitations", seat=None),
        frozenset({OWNER}),
    ),
    ("DELETE", "/api/tables/{table_id:str}/watchers"): (
        lambda scene, person: person.delete(f"/api/tables/{scene.table}/watchers"),
        frozenset({OWNER}),
    ),
    ("POST", "/api/tables/{table_id:str}/nonce"): (
        post("/api/tables/{scene.table}/nonce", commitment="{scene.commitment}", nonce="one-for-everybody"),
        frozenset({OTHER, OWN}),
    ),
    ("POST", "/api/tables/{table_id:str}/seats/{seat:int}"): (
        post("/api/tables/{scene.table}/seats/1"),
        MEMBERS,  # who then hear that it is not an open seat
    ),
    ("PUT", "/api/tables/{table_id:str}/seats/{seat:int}"): (
        lambda scene, person: person.request(
            "PUT", f"/api/tables/{scene.table}/seats/{SEAT}", json={"kind": "open"}
        ),
        frozenset({OWNER}),  # who then hears that somebody sits there
    ),
    ("DELETE", "/api/tables/{table_id:str}/seats/{seat:int}"): (
        lambda scene, person: person.delete(f"/api/tables/{scene.table}/seats/{SEAT}"),
        frozenset({OWN, OWNER}),
    ),
    ("POST", "/api/invitations"): (
        lambda scene, person: person.post(
            "/api/invitations", json={"token": scene.people[OWNER].invite(scene.table, None)}
        ),
        SESSIONS,
    ),
    ("POST", "/api/invitations/look"): (
        lambda scene, person: person.post(
            "/api/invitations/look", json={"token": scene.people[OWNER].invite(scene.table, None)}
        ),
        SESSIONS,
    ),
    ("POST", "/api/ask"): (post("/api/ask", game="meridians", question="May I pass?"), SESSIONS),
    ("POST", "/api/ask/written"): (
        post("/api/ask/written", game="meridians", question="May I pass?"),
        SESSIONS,
    ),
    ("GET", "/api/questions"): (get("/api/questions"), SESSIONS),
    ("DELETE", "/api/questions"): (lambda _, person: person.delete("/api/questions"), SESSIONS),
    ("GET", "/api/questions/export"): (get("/api/questions/export"), SESSIONS),
    ("GET", "/api/questions/{question_id:str}"): (own_question("GET"), frozenset({OWN})),
    ("DELETE", "/api/questions/{question_id:str}"): (own_question("DELETE"), frozenset({OWN})),
    ("POST", "/api/questions/{question_id:str}/wrong"): (
        own_question("POST", "/wrong", wrong=True),
        frozenset({OWN}),
    ),
    ("POST", "/api/questions/{question_id:str}/link"): (own_question("POST", "/link"), frozenset({OWN})),
    ("DELETE", "/api/questions/{question_id:str}/link"): (own_question("DELETE", "/link"), frozenset({OWN})),
    ("POST", "/api/answers/look"): (shared, SESSIONS),
    ("GET", "/api/booklets"): (get("/api/booklets"), SESSIONS),
    ("POST", "/api/booklets"): (lambda _, person: bring(person), SESSIONS),
    ("DELETE", "/api/booklets/{booklet:str}"): (
        lambda scene, person: person.delete(f"/api/booklets/{bring(scene.people[OWN]).json()['id']}"),
        frozenset({OWN}),
    ),
    ("GET", "/api/booklets/{booklet:str}/{version:str}/{paragraph:int}"): (own_picture, frozenset({OWN})),
    ("POST", "/api/judge"): (place("/api/judge", "at", move="a1"), MEMBERS),
    ("POST", "/api/analysis"): (place("/api/analysis"), MEMBERS),
    ("POST", "/api/think"): (place("/api/think", "at", seconds=0.05), MEMBERS),
    ("POST", "/api/odds"): (place("/api/odds", "at"), MEMBERS),
    ("POST", "/api/score"): (
        post("/api/score", game="carcassonne", described={"feature": "road", "tiles": 3}),
        SESSIONS,
    ),
    ("POST", "/api/rounds"): (post("/api/rounds", seconds=60), SESSIONS),
    ("POST", "/api/rounds/{name:str}"): (building, SESSIONS),
    ("POST", "/api/shared-rounds"): (post("/api/shared-rounds", players=2, seconds=60), SESSIONS),
    ("POST", "/api/shared-rounds/{name:str}"): (building_together, SESSIONS),
    # Nothing is built at this table: whoever may see it hears that. The seats have tests of their own.
    ("GET", "/api/tables/{table_id:str}/rounds"): (get("/api/tables/{scene.table}/rounds"), MEMBERS),
    ("POST", "/api/tables/{table_id:str}/rounds"): (
        post("/api/tables/{scene.table}/rounds", seat=SEAT),
        MEMBERS,
    ),
    ("GET", "/api/tables/{table_id:str}/rounds/past"): (
        get("/api/tables/{scene.table}/rounds/past"),
        MEMBERS,
    ),
    ("GET", "/api/tables/{table_id:str}/rounds/{name:str}/log"): (
        get("/api/tables/{scene.table}/rounds/none/log"),
        MEMBERS,
    ),
    ("POST", "/api/tables/{table_id:str}/rounds/{name:str}/log"): (
        post("/api/tables/{scene.table}/rounds/none/log", after=0, frames=1, inputs=""),
        MEMBERS,
    ),
    ("POST", "/api/tables/{table_id:str}/rounds/{name:str}"): (
        post("/api/tables/{scene.table}/rounds/none", **PLAYED),
        MEMBERS,
    ),
    ("POST", "/api/records"): (post("/api/records", game="meridians", text="g6"), SESSIONS),
    ("GET", "/"): (get("/"), ANYONE),
    ("GET", "/{name:path}"): (get("/index.html"), ANYONE),
}

MESSAGES: dict[str, tuple[dict[str, Any], frozenset[str]]] = {
    "move": ({"seat": SEAT, "move": "d4"}, frozenset({OWN})),
    "resign": ({"seat": SEAT}, frozenset({OWN})),
    "undo": ({"seat": SEAT, "to": -1}, frozenset({OWN})),
    "undo-reply": ({"seat": SEAT, "accept": False}, frozenset({OWN})),
    "stop": ({"seat": SEAT}, frozenset({OWN, OTHER})),
}

ROUTES = [
    (method, path)
    for handler in HANDLERS
    if isinstance(handler, HTTPRouteHandler)
    for path in handler.paths
    for method in handler.http_methods
]
TAGS = [str(member.__struct_config__.tag) for member in get_args(wire.AnyCommand)]


@pytest.fixture(scope="module")
def people(server: Served) -> Iterator[dict[str, Visitor]]:
    with contextlib.ExitStack() as stack:
        made = {who: Visitor(server, fresh=who == NOBODY) for who in EVERYBODY}
        for person in made.values():
            stack.callback(person.close)
        yield made


@pytest.fixture
def scene(people: dict[str, Visitor]) -> Scene:
    people[NOBODY].cookies.clear()
    return Scene.set(people)


def test_every_route_and_message_has_a_rule() -> None:
    assert set(ROUTES) == set(RULES)
    assert set(TAGS) == set(MESSAGES)
    sockets = [
        path for handler in HANDLERS if isinstance(handler, WebsocketRouteHandler) for path in handler.paths
    ]
    assert sockets == ["/api/tables/{table_id:str}/socket"], "MESSAGES is about this socket only"


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_route_is_open_to_those_it_is_for_and_to_nobody_else(scene: Scene, method: str, path: str) -> None:
    call, allowed = RULES[method, path]
    found = {}
    for who in sorted(EVERYBODY, key=lambda who: who in allowed):
        answer = call(scene, scene.people[who])
        assert answer.status_code < 500, answer.text
        found[who] = not denied(answer)
    assert {who for who, may in found.items() if may} == allowed


@pytest.mark.parametrize("tag", TAGS)
def test_a_message_acts_for_those_it_is_for_and_for_nobody_else(scene: Scene, tag: str) -> None:
    body, allowed = MESSAGES[tag]
    before = scene.people[OWNER].see(scene.table)["seq"]
    found = set()
    for who in sorted(EVERYBODY, key=lambda who: who in allowed):
        if who == sorted(EVERYBODY, key=lambda who: who in allowed)[-len(allowed)]:
            assert scene.people[OWNER].see(scene.table)["seq"] == before, "somebody acted who may not"
        with (
            contextlib.suppress(InvalidStatus, ConnectionClosed),
            scene.people[who].socket(scene.table) as socket,
        ):
            socket.send(type=tag, id=f"by {who}".replace(" ", "-"), seq=before, **body)
            answer = socket.receive("answer", "error")
            if answer["type"] == "answer" and not seat_clause(answer["ruling"]):
                found.add(who)
    assert found == allowed


def test_a_socket_opens_for_members_only_and_closes_when_a_seat_is_revoked(scene: Scene) -> None:
    opened = set()
    for who in EVERYBODY:
        with (
            contextlib.suppress(InvalidStatus, ConnectionClosed),
            scene.people[who].socket(scene.table) as socket,
        ):
            socket.receive("table")
            opened.add(who)
    assert opened == MEMBERS
    with scene.people[OWN].socket(scene.table) as socket:
        socket.receive("table")
        scene.people[OWNER].delete(f"/api/tables/{scene.table}/seats/{SEAT}")
        assert socket.farewell() == 4403


def test_links_die_when_they_are_used_or_their_seat_is_revoked(scene: Scene) -> None:
    owner, stranger = scene.people[OWNER], scene.people[STRANGER]
    owner.delete(f"/api/tables/{scene.table}/seats/{SEAT}")
    used, spare = owner.invite(scene.table, SEAT), owner.invite(scene.table, SEAT)
    scene.people[OWN].join(used)
    for token in (used, spare, "x" * 43, "short", ""):
        assert denied(stranger.post("/api/invitations", json={"token": token}), "seat-taken"), token
    owner.delete(f"/api/tables/{scene.table}/seats/{SEAT}")
    assert denied(stranger.post("/api/invitations", json={"token": spare}))


def test_a_link_is_looked_at_without_being_used_and_tells_what_it_is_to(scene: Scene) -> None:
    owner, stranger = scene.people[OWNER], scene.people[STRANGER]
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "invited"}]
    table = owner.post("/api/tables", json={"game": "meridians", "seats": seats}).json()["id"]
    seat, watch = owner.invite(table, 1), owner.invite(table, None)
    for _ in range(2):
        told = [
            stranger.post("/api/invitations/look", json={"token": token}).json() for token in (seat, watch)
        ]
    assert [(one["game"], one["host"], one["players"], one["seat"]) for one in told] == [
        ("meridians", "Ann", 2, 1),
        ("meridians", "Ann", 2, None),
    ]
    assert set(told[0]) == {"game", "options", "players", "host", "seat"}
    assert denied(stranger.get(f"/api/tables/{table}"))
    assert stranger.join(seat) == {"table": table, "seat": 1}
    for token in (seat, "x" * 43, ""):
        assert denied(stranger.post("/api/invitations/look", json={"token": token})), token


def test_links_to_watch_are_revoked_together_used_or_not(scene: Scene) -> None:
    owner, watcher, stranger = (scene.people[who] for who in (OWNER, WATCHER, STRANGER))
    spare, seat = owner.invite(scene.table, None), scene.people[OWN]
    with watcher.socket(scene.table) as socket:
        socket.receive("table")
        assert owner.delete(f"/api/tables/{scene.table}/watchers").status_code == 204
        assert socket.farewell() == 4403
    assert denied(watcher.get(f"/api/tables/{scene.table}"))
    assert scene.table not in [card["id"] for card in watcher.get("/api/tables").json()["mine"]]
    assert denied(stranger.post("/api/invitations", json={"token": spare}))
    assert seat.get(f"/api/tables/{scene.table}").status_code == 200
    watcher.join(owner.invite(scene.table, None))
    assert watcher.see(scene.table)["seats"][SEAT]["yours"] is False


def test_nobody_takes_a_second_seat_by_an_invitation(scene: Scene) -> None:
    owner, other = scene.people[OWNER], scene.people[OTHER]
    owner.delete(f"/api/tables/{scene.table}/seats/{SEAT}")
    token = owner.invite(scene.table, SEAT)
    assert denied(other.post("/api/invitations", json={"token": token}), "seat-one-each")
    assert scene.people[OWN].join(token) == {"table": scene.table, "seat": SEAT}


def test_leaving_is_final_and_the_seat_can_be_given_again(scene: Scene) -> None:
    own, stranger, owner = (scene.people[who] for who in (OWN, STRANGER, OWNER))
    assert own.delete(f"/api/tables/{scene.table}/seats/{SEAT}").status_code == 204
    assert denied(own.get(f"/api/tables/{scene.table}"))
    assert owner.see(scene.table)["status"] == "waiting"
    stranger.join(owner.invite(scene.table, SEAT))
    assert stranger.move(scene.table, SEAT, 0, "d4")["result"] == "done"


def denied(answer: httpx.Response, *also: str) -> bool:
    """Whether an answer says that this person may not do it, rather than what else is wrong."""
    told = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else {}
    if not isinstance(told, dict):
        return False
    if told.get("type") == "answer":
        return seat_clause(told["ruling"])
    return answer.status_code in (401, 403, 404) and told.get("message") in DENIALS | set(also)


def seat_clause(ruling: dict[str, Any] | None) -> bool:
    return ruling is not None and ruling["reason"] in DENIALS
