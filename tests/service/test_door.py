"""The door: sessions, foreign hosts and origins, headers, sizes, rates, and messages that are no messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import connect

from rulebound.server.limits import ADDRESS_SHARE, RATES, Limits
from rulebound.server.rooms import Farewell
from rulebound.server.routes.socket import MESSAGE_BYTES, SOCKETS
from rulebound.server.settings import Settings, origin
from tests.service.client import UNUSED_TLS, Served, Visitor, served

Visit = Callable[[], Visitor]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the rates that people meet."""
    with served(tmp_path_factory.mktemp("strict"), rate=1) as running:
        yield running


def test_a_session_is_made_on_the_first_visit_and_only_its_digest_is_kept(server: Served) -> None:
    with closing(Visitor(server, fresh=True)) as person:
        assert person.get("/api/tables").json()["message"] == "no-session"
        assert not person.cookies
        first = person.get("/")
        (cookie,) = first.headers.get_list("set-cookie")
        assert [part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/")] == [True] * 3
        assert "Secure" not in cookie
        token = person.cookies[f"rulebound-{server.port}"]
        table = person.table("here", "invited")["id"]
        invitation = person.invite(table, 1)
        assert "set-cookie" not in person.get("/").headers
    kept = b"".join(file.read_bytes() for file in server.home.glob("rulebound.sqlite3*"))
    assert table.encode() in kept
    assert token.encode() not in kept
    assert invitation.encode() not in kept


@pytest.mark.parametrize("cookie", ["x", "a" * 43, "", "\x80", "\"'; --"])
def test_a_cookie_that_we_did_not_make_is_no_session(server: Served, cookie: str) -> None:
    headers = {b"cookie": f"rulebound-{server.port}={cookie}".encode("latin-1")}
    answer = httpx.get(f"{server.address}/api/tables", headers=headers, verify=UNUSED_TLS)
    assert (answer.status_code, answer.json()["message"]) == (401, "no-session")


@pytest.mark.parametrize("other", ['foo={"a":1}', "a b=c", "=", "rulebound", 'x=";', "{ours}=x", "{ours}="])
def test_cookies_of_other_programs_lock_nobody_out(visit: Visit, other: str) -> None:
    person = visit()
    other = other.replace("{ours}", f"rulebound-{person.server.port}")
    for cookie in (f"{other}; {person.cookie}", f"{person.cookie}; {other}"):
        answer = httpx.get(
            f"{person.server.address}/api/tables", headers={"cookie": cookie}, verify=UNUSED_TLS
        )
        assert answer.status_code == 200, cookie


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "evil.example:8000", "", "[", "localhost.evil"]
)
def test_a_foreign_host_is_refused_against_dns_rebinding(visit: Visit, host: str) -> None:
    person = visit()
    answer = person.get("/api/tables", headers={"host": host})
    assert answer.status_code in (400, 421)
    assert answer.status_code == 400 or answer.json()["message"] == "foreign-host"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "LOCALHOST:1", "[::1]:8000"])
def test_our_own_names_are_answered_to(visit: Visit, host: str) -> None:
    assert visit().get("/api/tables", headers={"host": host}).status_code == 200


ORIGINS = [
    "http://evil.example",
    "null",
    "https://127.0.0.1:1",
    "http://127.0.0.1",
    "file://",
    "http://[",
    "http://",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_foreign_origin_changes_nothing_and_opens_no_socket(visit: Visit, origin: str) -> None:
    person = visit()
    made = person.table("here", "here")["id"]
    body = {"type": "move", "id": "a", "seat": 0, "seq": -1, "move": "g6"}
    answer = person.post(f"/api/tables/{made}/commands", json=body, headers={"origin": origin})
    assert (answer.status_code, answer.json()["message"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refused, person.socket(made, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert person.see(made)["seq"] == -1


def test_our_own_origin_and_a_program_without_one_are_welcome(visit: Visit) -> None:
    person = visit()
    made = person.table("here", "here")["id"]
    body = {"type": "move", "id": "a", "seat": 0, "seq": -1, "move": "g6"}
    origin = {"origin": person.server.address}
    assert person.post(f"/api/tables/{made}/commands", json=body, headers=origin).status_code == 200
    with person.socket(made, origin=person.server.address) as socket:
        assert socket.receive()["type"] == "table"


def test_without_its_header_a_request_changes_nothing(visit: Visit) -> None:
    person = visit()
    for value in ("", "0", "true"):
        answer = person.post("/api/tables", json={}, headers={"x-rulebound": value})
        assert (answer.status_code, answer.json()["message"]) == (403, "no-header")
    assert "access-control-allow-origin" not in answer.headers


def test_every_answer_carries_the_security_headers(visit: Visit) -> None:
    person = visit()
    answers = [
        person.get("/"),
        person.get("/api/games"),
        person.get("/nothing/here"),
        person.get("/api/tables", headers={"host": "evil.example"}),
        person.post("/api/tables", json={}),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "'unsafe-eval'" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


WRONG = [
    "",
    "x",
    "null",
    "[]",
    '"move"',
    "{}",
    '{"type":"fly"}',
    '{"type":"move"}',
    '{"type":"move","id":"a","seat":0,"seq":-1,"move":"g6","more":1}',
    '{"type":"move","id":"","seat":0,"seq":-1,"move":"g6"}',
    '{"type":"move","id":"a b","seat":0,"seq":-1,"move":"g6"}',
    '{"type":"move","id":"a\\n","seat":0,"seq":-1,"move":"g6"}',
    '{"type":"move","id":"a","seat":"0","seq":-1,"move":"g6"}',
    '{"type":"move","id":"a","seat":1e99,"seq":-1,"move":"g6"}',
    '{"type":"move","id":"a","seat":99999999999999999999,"seq":-1,"move":"g6"}',
    '{"type":"move","id":"a","seat":0,"seq":-1,"move":"\\ud800"}',
    '{"type":"move","id":"a","seat":0,"seq":-1,"move":"' + "g" * 101 + '"}',
    '{"type":"undo","id":"a","seat":0,"seq":-1,"to":1.5}',
    "[" * 10_000,
    '{"a":' * 3_000,
]


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:30])
def test_what_is_no_message_gets_a_clear_error_and_changes_nothing(visit: Visit, text: str) -> None:
    person = visit()
    made = person.table("here", "here")["id"]
    answer = person.post(
        f"/api/tables/{made}/commands", content=text, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["type"] == "error"
    assert "the body" in answer.json()["detail"]
    with person.socket(made) as socket:
        socket.receive("table")
        socket.connection.send(text)
        error = socket.receive("error")
        assert (error["message"], bool(error["detail"])) == ("bad-message", True)
        socket.send(type="move", id="b", seat=0, seq=-1, move="g6")
        assert socket.receive("answer")["result"] == "done", "the connection goes on"


@pytest.mark.parametrize("seat", [-1, 2, 2**31 - 1, -(2**31)])
def test_a_seat_that_is_not_there_is_refused_with_its_clause(visit: Visit, seat: int) -> None:
    person = visit()
    made = person.table("here", "here")["id"]
    assert person.move(made, seat, -1, "g6")["ruling"]["clauses"] == ["table/seat.not-yours"]


def test_huge_requests_are_cut_off(visit: Visit) -> None:
    person = visit()
    made = person.table("here", "here")["id"]
    for size in (65_537, 3_000_000):
        answer = person.post(f"/api/tables/{made}/commands", content=b"x" * size)
        assert (answer.status_code, answer.json()["message"]) == (413, "too-long")
    with person.socket(made) as socket:
        socket.receive("table")
        socket.connection.send("x" * 20_000)
        assert socket.receive("error")["message"] == "too-long"
        socket.connection.send(b"\xff\xfe")
        assert socket.receive("error")["message"] == "bad-message"
    record = person.post("/api/records", json={"game": "meridians", "text": "g6 " * 700_000})
    assert record.status_code == 413
    assert person.post("/api/sources/no-such/import", content=b"x" * 9_000_000).status_code in (404, 413)


def test_a_message_that_is_no_text_ends_its_connection_and_leaves_no_trace(visit: Visit) -> None:
    person = visit()
    with person.socket(person.table("here", "here")["id"]) as socket:
        socket.receive("table")
        socket.connection.send(b"\xff\xfe", text=True)
        assert socket.farewell() == 1007
    assert "UnicodeDecodeError" not in person.server.log()


@pytest.mark.parametrize("text", ["", " \n"])
def test_an_empty_text_is_no_record(visit: Visit, text: str) -> None:
    answer = visit().post("/api/records", json={"game": "meridians", "text": text})
    assert (answer.status_code, answer.json()["message"]) == (400, "bad-record")


def test_a_socket_without_a_session_or_a_table_is_closed(visit: Visit) -> None:
    person = visit()
    address = f"ws://127.0.0.1:{person.server.port}/api/tables/none/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address):
        pass
    assert refused.value.response.status_code == 403
    with pytest.raises(ConnectionClosed) as closed, person.socket("none") as socket:
        socket.receive("table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == Farewell.NO_TABLE


def test_a_message_too_long_is_told_so_and_one_far_too_long_closes_the_socket(visit: Visit) -> None:
    person = visit()
    with person.socket(person.table("here", "here")["id"]) as socket:
        socket.send(type="move", move="x" * MESSAGE_BYTES)
        assert socket.receive("error")["message"] == "too-long"
        socket.send(type="move", move="x" * 2 * MESSAGE_BYTES)
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive("error")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/words/meridians/xx", 404),
        ("/api/words/none/en", 404),
        ("/api/words/../../etc/passwd", 404),
        ("/api/words/meridians/..%2f..%2fen", 404),
        ("/api/rulebooks/none/en", 404),
        ("/api/passages/meridians/none", 404),
        ("/assets/..%2f..%2fapp.py", 404),
        ("/../app.py", 404),
        ("/%00", 404),
        ("/api/tables/x/events?after=x", 400),
    ],
)
def test_what_is_not_there_is_said_in_words(visit: Visit, path: str, status: int) -> None:
    answer = visit().get(path)
    assert (answer.status_code, answer.json()["type"]) == (status, "error")


def test_what_is_wrong_with_a_query_is_told_in_words(visit: Visit) -> None:
    person = visit()
    answer = person.get(f"/api/tables/{person.table('here', 'here')['id']}/events?after=abc")
    assert (answer.status_code, answer.json()["detail"]) == (400, "after: Expected `int`, got `str`")


def test_rates_are_limited_and_the_wait_is_told(strict: Served) -> None:
    with closing(Visitor(strict)) as person:
        body = {"game": "meridians", "seats": [{"kind": "here"}] * 2}
        codes = [person.post("/api/tables", json=body).status_code for _ in range(RATES["create"].burst + 1)]
        assert codes == [201] * RATES["create"].burst + [429]
        answer = person.post("/api/tables", json=body)
        assert (answer.json()["message"], int(answer.headers["retry-after"]) > 0) == ("too-fast", True)
        table = person.get("/api/tables").json()["mine"][0]["id"]
        guesses = [person.post("/api/invitations", json={"token": f"{n:043}"}).status_code for n in range(11)]
        assert guesses == [404] * 10 + [429]
        with person.socket(table) as socket:
            socket.receive("table")
            sent = 2 * RATES["command"].burst
            for number in range(sent):
                socket.send(type="move", id=f"m{number}", seat=0, seq=5, move="g6")
            said = [socket.receive("answer", "error") for _ in range(sent)]
            answers = sum(message["type"] == "answer" for message in said)
            assert RATES["command"].burst <= answers < sent
            errors = [message for message in said if message["type"] == "error"]
            assert {error["message"] for error in errors} == {"too-fast"}
            assert all(re.search(r": wait [1-9]\d* s$", error["detail"]) for error in errors)
    with closing(Visitor(strict)) as another:
        assert another.post("/api/tables", json=body).status_code == 201, "others are not held up"


def test_a_person_has_so_many_answers_worded_a_minute(strict: Served) -> None:
    asked = {"question": "May I castle?", "game": "chess"}  # refused at once, and counted all the same
    with closing(Visitor(strict)) as person:
        answers = [person.post("/api/ask/written", json=asked) for _ in range(RATES["write"].burst + 1)]
    assert [answer.status_code for answer in answers] == [404] * RATES["write"].burst + [429]
    with closing(Visitor(strict)) as another:
        assert another.post("/api/ask/written", json=asked).status_code == 404


def test_one_session_has_so_many_sockets_and_no_more(strict: Served) -> None:
    with closing(Visitor(strict)) as person, ExitStack() as stack:
        table = person.table("here", "here")["id"]
        for _ in range(SOCKETS):
            stack.enter_context(person.socket(table)).receive("table")
        with pytest.raises(ConnectionClosed) as closed, person.socket(table) as one_more:
            one_more.receive("table")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == Farewell.TOO_MANY


def test_sessions_are_not_given_out_without_end(strict: Served) -> None:
    asked = RATES["session"].burst * ADDRESS_SHARE + 40
    with httpx.Client(verify=UNUSED_TLS) as nobody:
        given = 0
        for _ in range(asked):
            given += "set-cookie" in nobody.get(f"{strict.address}/").headers
            nobody.cookies.clear()
    assert asked / 2 < given < asked


def test_a_bucket_fills_with_time_and_one_s_own_is_smaller_than_the_house_s() -> None:
    now = 0.0
    limits = Limits(now=lambda: now)
    burst, minute = RATES["join"].burst, RATES["join"].per_minute
    assert [limits.take("join", "a", "home") for _ in range(burst)] == [0.0] * burst
    assert limits.take("join", "a", "home") == pytest.approx(60 / minute)
    assert limits.take("join", "b", "home") == 0
    now = 60 / minute
    assert limits.take("join", "a", "home") == 0
    assert limits.take("join", "a", "home") > 0
    house = [limits.take("join", f"s{n}", "home") for n in range(burst * ADDRESS_SHARE)]
    assert house[0] == 0
    assert house[-1] > 0


def test_the_network_is_served_only_when_asked_to(tmp_path: Path) -> None:
    settings = Settings(home=tmp_path)
    assert settings.address == "127.0.0.1"
    assert settings.hosts == frozenset({"localhost", "127.0.0.1", "::1"})
    lan = Settings(home=tmp_path, lan=True)
    assert lan.address == "0.0.0.0"
    assert lan.hosts > settings.hosts
    assert "evil.example" not in lan.hosts


def test_errors_are_json_that_a_program_can_read(visit: Visit) -> None:
    answer = visit().post("/api/tables", json={"game": "meridians", "seats": [{"kind": "throne"}]})
    assert json.loads(answer.content)["message"] == "bad-request"
    assert "throne" in answer.json()["detail"]


def test_behind_a_proxy_its_address_is_the_server_s_own(tmp_path: Path) -> None:
    with (
        served(tmp_path, public="https://games.example") as behind,
        closing(Visitor(behind, fresh=True)) as person,
    ):
        host = {"host": "games.example"}
        (cookie,) = person.get("/", headers=host).headers.get_list("set-cookie")
        assert "; Secure" in cookie
        kept = {**host, "cookie": cookie.partition(";")[0]}
        body = {"game": "meridians", "seats": [{"kind": "here"}] * 2}
        codes = {
            origin: person.post("/api/tables", json=body, headers={**kept, "origin": origin}).status_code
            for origin in ("https://games.example", "https://evil.example")
        }
        assert codes == {"https://games.example": 201, "https://evil.example": 403}
        table = person.get("/api/tables", headers=kept).json()["mine"][0]["id"]
        with person.socket(table, **kept, origin="https://games.example") as socket:
            assert socket.receive()["type"] == "table"
        assert person.get("/api/games", headers={"host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("https://Games.example/", "https://games.example"),
        ("https://games.example:443", "https://games.example"),
        ("http://games.example:8080", "http://games.example:8080"),
        ("http://games.example:443", "http://games.example:443"),
        ("https://games.example:", "https://games.example"),
        ("https://my_games.example:0443", "https://my_games.example"),
        ("https://[::1]:8443", "https://[::1]:8443"),
    ],
)
def test_an_address_has_one_origin(address: str, found: str) -> None:
    assert origin(address) == found


@pytest.mark.parametrize(
    "address",
    [
        *("games.example", "ftp://games.example", "https://", "https://a.example/b", "https://me@a.example"),
        *("https://a.example:99999", "https://a.example:abc", "https://a.example:0", "https://a.example:-1"),
        *("https://a .example", "https://a..example", "https://.example", "https://a.example:1:2"),
        *("https://[::1", "https://spiele-würfel.example", "https://a,b.example", "https://*.example"),
    ],
)
def test_what_is_no_origin_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(address))):
        origin(address)
