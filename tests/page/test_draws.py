"""The check in the browser computes what the engine computes, and finds out whatever was changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Seed, commitment
from rulebound.core.record import Record
from rulebound.core.verify import verify
from rulebound.games.marsigel import GAME as MARSIGEL
from tests import steering
from tests.page.code import SRC, Browser, running

PROGRAM = """
const draws = await import('{draws}');
const games = {{
  meridians: await import('{meridians}'),
  marsigel: await import('{marsigel}'),
  carcassonne: await import('{carcassonne}'),
}};
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hex = (found) => Buffer.from(found).toString('hex');
const asked = {{
  sha256: (message) => hex(draws.sha256(bytes(message))),
  commitment: (secret) => draws.commitment(bytes(secret)),
  mixed: (secret, nonces) => hex(draws.mixed(bytes(secret), nonces.map(bytes))),
  below: (key, bound, number) => draws.below(bytes(key), BigInt(bound), number),
  check: (file, witness, game) => draws.check(file, witness, games[game]?.outcomes ?? null),
}};
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    modules = {
        "draws": SRC / "draws/check.ts",
        "meridians": SRC / "games/meridians/draws.ts",
        "marsigel": SRC / "games/marsigel/draws.ts",
        "carcassonne": SRC / "games/carcassonne/draws.ts",
    }
    text = PROGRAM.format(**{name: file.as_uri() for name, file in modules.items()})
    with running(text) as browser:
        yield browser


MATCHES = {
    "meridians": steering.meridians(),
    **{f"marsigel {seats}": steering.marsigel(seats) for seats in (2, 3, 13)},
    "carcassonne 2": steering.carcassonne(2),
    "carcassonne 3": steering.carcassonne(3, river="classic", abbot=True),
    "carcassonne 6": steering.carcassonne(6, river="second", inns=True, signs="both-wealth"),
}


def kept(record: Record, seat: int = 0) -> dict[str, Any]:
    """What the browser of a seat kept that gave its nonce before anybody else."""
    nonce = record.nonces[seat].decode()
    return {"commitment": record.commitment, "nonce": nonce, "nonces": [""] * len(record.seats)}


def checked(
    browser: Browser, record: Record, data: dict[str, Any], mine: dict[str, Any] | None
) -> dict[str, Any]:
    found: dict[str, Any] = browser("check", data, witness(record, mine), record.game)
    return found


def witness(
    record: Record, mine: dict[str, Any] | None, events: Sequence[Any] = (), seated: bool = True
) -> dict[str, Any]:
    """What a page has to hold against a file."""
    return {"kept": mine, "seal": record.commitment, "events": events, "seated": seated}


def test_what_was_drawn_after_the_end_was_taken_back_is_told_apart(browser: Browser) -> None:
    record, after = steering.reopened()
    found = checked(browser, record, steering.body(record), kept(record))
    _, verified = verify(record, MARSIGEL)
    assert (found["fault"], found["foreseen"], verified.foreseen) == (None, after, after)
    assert 0 < after < found["draws"] == verified.draws


@given(st.binary(max_size=200))
def test_the_hash_is_sha_256(browser: Browser, message: bytes) -> None:
    assert browser("sha256", message.hex()) == hashlib.sha256(message).hexdigest()


@given(st.binary(max_size=70), st.lists(st.binary(max_size=70), max_size=5))
def test_seals_and_keys_are_the_engine_s(browser: Browser, secret: bytes, nonces: list[bytes]) -> None:
    assert browser("commitment", secret.hex()) == commitment(secret)
    mixed = browser("mixed", secret.hex(), [nonce.hex() for nonce in nonces])
    assert mixed == Seed.mixed(secret, nonces).key.hex()


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**53), st.integers(0, 2**53 - 1))
def test_draws_are_the_engine_s(browser: Browser, key: bytes, bound: int, number: int) -> None:
    assert browser("below", key.hex(), str(bound), number) == Seed(key).below(bound, number)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000))
def test_values_beyond_the_last_full_multiple_are_drawn_again(
    browser: Browser, key: bytes, number: int
) -> None:
    bound = 2**127 + 1  # nearly every second value is
    assert browser("below", key.hex(), str(bound), number) == float(Seed(key).below(bound, number))


@pytest.mark.parametrize("name", MATCHES)
def test_a_sound_match_is_found_sound(browser: Browser, name: str) -> None:
    record = MATCHES[name]
    data = steering.body(record)
    draws = len(steering.draws(data))
    for mine in (None, *(kept(record, seat) for seat in range(len(record.seats)))):
        assert browser("check", data, witness(record, mine, data["events"]), record.game) == {
            "fault": None,
            "draws": draws,
            "at": 0,
            "own": mine is not None,
            "foreseen": 0,
            "others": [],
        }


@given(st.data())
def test_whatever_is_changed_about_the_draws_is_found_out(browser: Browser, data: st.DataObject) -> None:
    record = MATCHES[data.draw(st.sampled_from(["marsigel 2", "marsigel 3"]))]
    changed = data.draw(steering.changed(record))
    for mine in (None, kept(record)):
        assert checked(browser, record, changed, mine)["fault"] is not None


@pytest.mark.parametrize("kind", ["started", "signed", "shown", "drawn"])
def test_another_draw_of_a_stack_is_found_out(browser: Browser, kind: str) -> None:
    record = MATCHES["carcassonne 3"]
    data = steering.body(record)
    found = steering.draws(data)
    at = max(number for number, event in enumerate(found) if event["kind"] == kind)
    others = [
        event["data"] for event in found if event["kind"] == kind and event["data"] != found[at]["data"]
    ]
    found[at]["data"] = others[0] if others else dict.fromkeys(found[at]["data"], "another")
    faulty = checked(browser, record, data, None)
    assert (faulty["fault"], faulty["at"]) == ("draw", at + 1)


def test_each_fault_is_named(browser: Browser) -> None:
    record = MATCHES["marsigel 3"]
    data = steering.body(record)
    mine = kept(record)

    def fault(mine: dict[str, Any], **change: Any) -> tuple[str | None, int]:
        found = checked(browser, record, {**data, **change}, mine)
        return found["fault"], found["at"]

    other = b"another secret"
    assert fault(mine, secret=None) == ("secret", 0)
    assert fault(mine, secret=other.hex()) == ("secret", 0)
    assert fault(mine, secret=other.hex(), commitment=commitment(other)) == ("commitment", 0)
    assert fault({**mine, "nonce": "the-nonce-of-nobody"}) == ("own", 0)
    third = steering.draws(data)[2]
    shown = [{**third, "move": "roll-9"}]
    found = browser("check", data, witness(record, mine, shown), record.game)
    assert (found["fault"], found["at"]) == ("draw", 3)
    more = [{**third, "seq": len(data["events"])}]
    assert browser("check", data, witness(record, mine, more), record.game)["fault"] == "draw"


@pytest.mark.parametrize("change", [{"move": None}, {"data": {"pips": 9}}, {"kind": "passed"}, {"actor": 0}])
def test_what_the_page_was_shown_must_be_what_the_file_says(browser: Browser, change: dict[str, Any]) -> None:
    record = MATCHES["marsigel 3"]
    data = steering.body(record)
    third = {**steering.draws(data)[2], **change}
    shown = [{name: value for name, value in third.items() if value is not None}]
    found = browser("check", data, witness(record, None, shown), record.game)
    assert (found["fault"], found["at"]) == ("draw", 3)


def test_another_seal_than_the_page_saw_is_found_out_by_a_watcher_too(browser: Browser) -> None:
    record = MATCHES["marsigel 2"]
    other = {**witness(record, None, seated=False), "seal": commitment(b"another")}
    assert browser("check", steering.body(record), other, record.game)["fault"] == "commitment"


def test_whoever_left_before_the_beginning_finds_no_fault_in_it(browser: Browser) -> None:
    record = MATCHES["marsigel 2"]
    left = {**kept(record), "nonce": "taken-along-with-the-seat"}
    found = browser("check", steering.body(record), witness(record, left, seated=False), record.game)
    assert (found["fault"], found["own"]) == (None, False)


def test_a_seat_that_changed_hands_is_remarked_and_the_draws_are_checked_all_the_same(
    browser: Browser,
) -> None:
    record = MATCHES["marsigel 3"]
    data = steering.body(record)
    mine = {**kept(record), "nonces": ["", record.nonces[1].decode(), "what-was-seen-there"]}
    found = checked(browser, record, data, mine)
    assert (found["fault"], found["own"], found["others"]) == (None, True, [3])
    steering.draws(data)[1]["data"]["pips"] = 9
    found = checked(browser, record, data, mine)
    assert (found["fault"], found["at"]) == ("draw", 2)


def test_without_the_outcomes_of_a_game_its_seal_is_checked_all_the_same(browser: Browser) -> None:
    record = MATCHES["marsigel 2"]
    data = steering.body(record)
    assert browser("check", data, witness(record, kept(record)), "unknown")["fault"] is None
    data["secret"] = "00"
    assert browser("check", data, witness(record, kept(record)), "unknown")["fault"] == "secret"
