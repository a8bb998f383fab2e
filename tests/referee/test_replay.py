"""The referee finds bit for bit what a browser has built, and nothing else passes."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.notation import parse_scene
from rulebound.referee import court as court_module
from rulebound.referee.bot import dared
from rulebound.referee.builders import Builders, Building, Built, Task
from rulebound.referee.court import Court, Crowded
from rulebound.referee.engine import Compiled, EngineError
from rulebound.referee.physics import BOTS, FRAMES_PER_S
from rulebound.referee.replay import Record, Refused, Terms, check, replay
from tests.referee.page import WASM, built, chromium, hashes_in

ROWS = (2, 1)
BROWSERS = {
    "chromium": ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=PROFILE"],
    "firefox-esr": ["--headless", "--no-remote", "--profile", "PROFILE"],
}


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return Compiled(WASM)


@pytest.fixture(scope="module")
def record() -> Record:
    return built(ROWS, 1.2)[0]


def terms(record: Record) -> Terms:
    return Terms(record.seed, record.frames, record.meeples)


def test_python_builds_what_the_page_built(compiled: Compiled, record: Record) -> None:
    scene = replay(record, compiled)
    assert scene == parse_scene(built(ROWS, 1.2)[1])
    judged = judge(scene)
    assert (judged.rows, judged.points, judged.rest) == (ROWS, 4, ())
    assert scene.still
    assert len(record.hashes) >= 3


def test_a_bot_trembles_as_its_level_does(compiled: Compiled) -> None:
    level = BOTS["shaky"]
    shaky, scene = built((2, 1), level["pace"], 3, tremor=level["tremor"])
    ours = Building(compiled, Task(shaky.seed, "shaky", 120, base=2), 3)
    while not ours.done:
        ours.frame()
    assert (ours.frames, ours.inputs, ours.settle()) == (shaky.frames, shaky.inputs, shaky.hashes)
    assert replay(shaky, compiled, level["tremor"]) == parse_scene(scene)
    with pytest.raises(Refused, match="another one"):
        replay(shaky, compiled)


@pytest.mark.parametrize("program", BROWSERS)
def test_browsers_build_it_too(program: str, record: Record) -> None:
    found = chromium() if program == "chromium" else shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    assert hashes_in([found, *BROWSERS[program]], record) == list(record.hashes)


def moved(record: Record) -> Record:
    """The same log with one step of the pointer a fiftieth of a millimetre further, early on."""
    inputs = bytearray(record.inputs)
    at = next(place for place in range(1, len(inputs)) if 2 <= inputs[place] < 126)
    inputs[at] += 2
    return replace(record, inputs=bytes(inputs))


FORGED: dict[str, tuple[str, Callable[[Record], Record]]] = {
    "other engine": ("engine", lambda r: replace(r, engine="0" * 64)),
    "steadier seed": ("forged", lambda r: replace(r, seed=r.seed + 1)),
    "more meeples": ("forged", lambda r: replace(r, meeples=r.meeples + 1)),
    "longer": ("long", lambda r: replace(r, frames=r.frames + 1)),
    "hashes cut": ("cut", lambda r: replace(r, hashes=r.hashes[:-1])),
    "log cut within an entry": ("cut", lambda r: replace(r, inputs=r.inputs[:-1])),
    "cut short": ("cut", lambda r: replace(r, frames=r.frames - 100, hashes=r.hashes[:2])),
    "end left out": (
        "edited",
        lambda r: replace(r, inputs=r.inputs[:0]),
    ),
    "step edited": ("edited", moved),
    "hash edited": ("edited", lambda r: replace(r, hashes=(*r.hashes[:-1], r.hashes[-1] ^ 1))),
    "off the table": ("reach", lambda r: replace(r, inputs=b"\1" + b"\xff\xff\x7f" + r.inputs)),
    "no such meeple": (
        "reach",
        lambda r: replace(r, inputs=b"\1\0\0\0\0" + bytes([r.meeples + 2]) + r.inputs),
    ),
    "number without end": ("reach", lambda r: replace(r, inputs=b"\x80" * 400_000)),
    "two entries in a frame": ("reach", lambda r: replace(r, inputs=b"\0" + r.inputs)),
}


@pytest.mark.parametrize("how", FORGED)
def test_what_was_not_played_is_refused(how: str, compiled: Compiled, record: Record) -> None:
    key, forge = FORGED[how]
    forged = forge(record)

    def refereed() -> None:
        check(forged, terms(record))
        replay(forged, compiled)

    with pytest.raises(Refused) as refused:
        refereed()
    assert refused.value.key == key, str(refused.value)


def test_a_round_takes_its_time(record: Record) -> None:
    took = record.frames * 1000 // FRAMES_PER_S + 1
    check(record, replace(terms(record), played_ms=took))
    with pytest.raises(Refused) as refused:
        check(record, replace(terms(record), played_ms=took // 2))
    assert refused.value.key == "fast"


@pytest.mark.parametrize(
    ("level", "bases"), [("shaky", (5, 4, 0)), ("steady", (7, 5, 0)), ("sure", (10, 6, 1))]
)
def test_a_bot_dares_what_the_time_is_enough_for(level: str, bases: tuple[int, ...]) -> None:
    assert tuple(len(dared(level, seconds)) for seconds in (120, 34, 2)) == bases


def test_a_bot_comes_to_the_same_however_it_is_asked() -> None:
    """In one go, or by and by with its process ended in between: nothing of what all have seen changes."""
    task = Task(2026, "shaky", 120, base=1)

    async def whole(builders: Builders, *stops: int) -> tuple[bytes, Built]:
        inputs, built = b"", Built(0, b"")
        for stop in (*stops, 7200):
            while built.frames < stop and not built.hashes:
                built = await builders.built(task, stop, len(inputs))
                inputs += built.inputs
            if stop < 7200:
                end_process(builders)
        return inputs, built

    def end_process(builders: Builders) -> None:
        assert builders._pool is not None
        for process in tuple(builders._pool._processes.values()):
            process.kill()
            process.join()

    async def session() -> None:
        builders = Builders(WASM)
        try:
            in_one, broken = await whole(builders), await whole(builders, 60)
            assert in_one[0] == broken[0]
            assert (in_one[1].frames, in_one[1].hashes) == (broken[1].frames, broken[1].hashes)
            stopped = await builders.built(task, 60, end=True)
            assert (stopped.frames, len(stopped.hashes)) == (60, 2)
            assert in_one[0].startswith(stopped.inputs)
            assert (await builders.built(task, 60)).frames == 60
            builders.forget(task)
            assert (await builders.built(task, 10)).frames == 10, "what nobody asks for any more is not kept"
        finally:
            builders.close()

    asyncio.run(session())


def test_another_file_is_not_the_engine(tmp_path: Path) -> None:
    file = tmp_path / "rapier.wasm"
    file.write_bytes(WASM.read_bytes()[:-1])
    with pytest.raises(EngineError, match="SHA-256"):
        Compiled(file)


def test_rounds_are_judged_apart(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """While rounds wait to be judged the server goes on, and a false one does not stop the referee.

    Whoever comes when too many wait is asked to come back.
    """
    monkeypatch.setattr(court_module, "MOST_WAITING", 3)

    async def session() -> None:
        court = Court(WASM, workers=1)
        try:
            rounds = [record, moved(record), record]
            waiting = [asyncio.ensure_future(court.judged(each, terms(record))) for each in rounds]
            for _ in range(5):
                await asyncio.sleep(0)
            assert not any(each.done() for each in waiting), "the server waits for no referee"
            with pytest.raises(Crowded):
                await court.judged(record, terms(record))
            told = await asyncio.gather(*waiting, return_exceptions=True)
        finally:
            court.close()
        first, false, last = told
        assert isinstance(false, Refused)
        assert false.key == "edited"
        assert not isinstance(first, BaseException)
        assert first == last
        assert first.judgement.points == 4

    asyncio.run(session())
