"""`rulebound replay`, `verify` and `export`: match files, scripts and the local store."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulebound.cli import main
from rulebound.core import Match, Outcome, Seed, commitment
from rulebound.core.record import Record
from rulebound.games.carcassonne import GAME as CARCASSONNE
from rulebound.games.meeple_stacking import GAME as STACKING
from rulebound.games.meridians import GAME
from rulebound.home import store_file
from rulebound.store import MatchRow, SeatRow, Store, migrate, open_database, sqlite_url
from tests.probes.play import played

BARE = '{"meeples":[],"contacts":[]}'
KNOCKED = '{"meeples":[],"contacts":[],"knocks":[{"victim":0,"before":[2,1],"after":[],"at_ms":5}]}'
SECRET = b"kept until the end"
NONCES = (b"anna", b"bert")
MATCH = played(GAME, 2, Seed.mixed(SECRET, NONCES), options={"size": 5, "pie": True, "first": "drawn"})
RECORD = Record(
    "meridians", ("Anna", "Bert"), MATCH.options, tuple(MATCH.log), None, commitment(SECRET), SECRET, NONCES
)

DRAWN = MATCH.state.first
OTHER = next(s for n in range(99) if Seed.mixed(s := bytes([n]), NONCES).below(2, 0) != DRAWN)
OTHER_NONCE = next(
    s for n in range(99) if Seed.mixed(SECRET, (s := bytes([n]), NONCES[1])).below(2, 0) != DRAWN
)
"""A secret and a nonce with which the other seat would have been drawn."""


def run(*args: str | Path, home: Path | None = None) -> Result:
    env = {"LANG": "C", "LC_ALL": None, "LC_MESSAGES": None, "RULEBOUND_HOME": str(home or "/nonexistent")}
    return CliRunner().invoke(main, [str(arg) for arg in args], env=env)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(RECORD.to_text(), encoding="utf-8")
    return path


def test_a_match_is_told_event_by_event(file: Path) -> None:
    result = run("replay", file)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    options = "Board: 4/5, small; Pie rule: On: one sets both first stones, the other chooses a color; Who begins: Drawn by lot"
    assert lines[0] == f"meridians: Anna, Bert ({options})"
    assert len(lines) == len(MATCH.log) + 3
    assert lines[1].endswith("[meridians/opening.colours]")
    assert lines[-2] == f"Position: {GAME.position_text(MATCH.state)}"
    assert " wins." in lines[-1]


def test_a_match_is_told_up_to_an_event(file: Path) -> None:
    lines = run("replay", file, "--at", "4").stdout.splitlines()
    assert lines[-2] == f"Position: {GAME.position_text(MATCH.state_at(4))}"
    assert lines[-1] in ("To act: Anna", "To act: Bert")
    assert len(lines) == 8
    start = run("replay", file, "--at", "-1")
    assert start.stdout.splitlines()[-1] == "Next: chance decides"
    assert start.stdout.splitlines()[1] == "Position: 5 0"
    beyond = run("replay", file, "--at", "999")
    assert beyond.exit_code == 2
    assert f"the match has events 0 to {MATCH.seq}, not 999" in beyond.stderr


def test_who_did_what_and_where_is_told_with_what_each_has(tmp_path: Path) -> None:
    match = played(CARCASSONNE, 2, Seed.mixed(SECRET, ()), options={"inns": True})
    record = Record("carcassonne", ("Anna", "Bert"), match.options, tuple(match.log))
    (tmp_path / "match.json").write_text(record.to_text(), encoding="utf-8")
    result = run("replay", tmp_path / "match.json", "--language", "en")
    lines = result.stdout.splitlines()
    assert lines[0] == "carcassonne: Anna, Bert (Inns & Cathedrals: with inns)"
    told = dict(zip(match.log, lines[1:], strict=False))
    for event, line in told.items():
        if event.actor >= 0 and event.kind in ("laid", "put", "skipped"):
            assert ("Red", "Blue")[event.actor] in line, line
        if event.kind == "laid":
            assert f" tile {event.data['tile']} at {(event.move or '').partition('@')[0]}, " in line, line
        if event.kind == "put":
            assert re.search(r" at \w+(?: \(the [a-z, -]+\))?  \[", line), line
    assert {"laid", "put", "skipped", "scored"} <= {event.kind for event in told}
    assert result.exit_code == 0, result.exception
    assert lines[-4:-2] == [
        f"{name}: {colour}, {points} point{'s' * (points != 1)}"
        for name, colour, points in zip(("Anna", "Bert"), ("Red", "Blue"), match.state.scores, strict=True)
    ]


STACKED: dict[str, tuple[dict[str, Any], list[dict[int, str]], list[str]]] = {
    "points": (
        {"rounds": 2},
        [{0: "3-2-1", 1: "2-1"}, {0: BARE, 1: "5-4-2-1"}],
        [
            "Round 1",
            "0  Player 1: rows of 3, 2, and 1 count, 10 points  [points.by-row]",
            "1  Player 2: rows of 2 and 1 count, 4 points  [points.by-row]",
            "Round 2",
            "2  Player 1: nothing counts, 0 points  [pyramid.nothing]",
            "3  Player 2: rows of 5, 4, 2, and 1 count, 23 points  [points.by-row]",
            "4  Player 2 wins  [rounds.most-points]",
            "Anna: 10 points",
            "Bert: 27 points",
        ],
    ),
    "ladder": (
        {"variant": "ladder"},
        [{0: "3-2-1"}, {1: "3-2-1"}, {1: "4-3-2"}],
        [
            "Round 1",
            "0  Player 1: rows of 3, 2, and 1 count, done  [ladder.full-triangle]",
            "1  Player 2: rows of 3, 2, and 1 count, done  [ladder.full-triangle]",
            "2  Round 2, base of 4  [ladder.base]",
            "Round 2",
            "3  Player 2: rows of 4, 3, and 2 count, failed  [ladder.failing]",
            "4  Out: player 2  [ladder.out-at-once]",
            "5  Player 1 wins  [ladder.last-remaining]",
            "Anna: still in",
            "Bert: out",
        ],
    ),
    "shared": (
        {"plate": "shared", "rounds": 1},
        [{0: "2-1", 1: KNOCKED}],
        [
            "Round 1",
            "0  Player 2 destroys the pyramid of player 1  [shared.destroying]",
            "1  Player 1: rows of 2 and 1 count, 4 points  [points.by-row]",
            "2  Player 1 wins  [leaving.last-one]",
            "Anna: 4 points",
            "Bert: 0 points",
        ],
    ),
}
"""By variant what is built, and what is told of it: of each line one clause that must be named there."""


@pytest.mark.parametrize("variant", STACKED)
def test_of_stacking_each_round_is_told_with_who_built_what_and_its_clauses(
    tmp_path: Path, variant: str
) -> None:
    options, rounds, expected = STACKED[variant]
    match = Match.begin(STACKING, seats=2, options=options, seed=Seed(bytes(32)))
    for built in rounds:
        match.submit({seat: STACKING.parse(match.state, text) for seat, text in built.items()})
    record = Record("meeple-stacking", ("Anna", "Bert"), match.options, tuple(match.log))
    (tmp_path / "match.json").write_text(record.to_text(), encoding="utf-8")
    result = run("replay", tmp_path / "match.json", "--language", "en")
    assert result.exit_code == 0, result.exception
    lines = [line for line in result.stdout.splitlines()[1:-1] if "not count" not in line]
    assert len(lines) == len(expected), lines
    for line, wanted in zip(lines, expected, strict=True):
        said, _, clause = wanted.partition("  [")
        assert line.split("  [")[0] == said
        assert clause.rstrip("]") in line.partition("  [")[2]


def test_clauses_are_printed_where_they_are_first_cited(file: Path) -> None:
    told = run("replay", file, "--at", "6", "--clauses", "--language", "de").stdout
    assert told.count("[meridians/opening.first-stone, designer]") == 1
    assert "§" not in run("replay", file, "--at", "6").stdout


def test_a_match_is_told_as_json(file: Path) -> None:
    told = json.loads(run("replay", file, "--json").stdout)
    assert told["events"] == json.loads(json.dumps([event.to_json() for event in MATCH.log]))
    assert (told["game"], told["seq"], told["to_act"]) == ("meridians", MATCH.seq, [])
    assert told["position"] == GAME.position_text(MATCH.state)
    assert isinstance(MATCH.decision, Outcome)
    assert told["outcome"]["returns"] == list(MATCH.decision.returns)
    part = json.loads(run("replay", file, "--json", "--at", "4").stdout)
    assert (len(part["events"]), part["outcome"]) == (5, None)


def test_a_sound_match_is_verified(file: Path) -> None:
    result = run("verify", file)
    assert result.exit_code == 0
    assert "follow from the rules" in result.stdout
    assert "The seed that was committed to gives each of its 1 draws." in result.stdout
    assert f"Digest {RECORD.digest}" in result.stdout
    told = json.loads(run("verify", file, "--json").stdout)
    assert told == {
        "game": "meridians",
        "events": len(MATCH.log),
        "moves": sum(e.move is not None for e in MATCH.log) - 1,
        "draws": 1,
        "foreseen": 0,
        "seed": "checked",
        "commitment": True,
        "digest": RECORD.digest,
    }


def test_a_match_rests_on_what_one_saw_and_gave(file: Path) -> None:
    mine = ("--commitment", commitment(SECRET).upper(), "--nonce", "bert")
    assert run("verify", file, *mine).exit_code == 0
    for other, told in (
        (("--commitment", commitment(OTHER)), "not the one that you saw"),
        (("--nonce", "otto"), "your nonce is not among those"),
    ):
        result = run("verify", file, *other)
        assert result.exit_code == 1
        assert told in result.stderr


def rewritten(change: Callable[[dict[str, Any]], object], path: Path) -> None:
    """A file with a change by somebody who knows to write a new digest."""
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    record = Record._read(data)
    path.write_text(record.to_text(), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["events"][3]["data"].update(point="z9"), "event 3"),
        (lambda d: d["events"][5].update(move="a1"), "event 5"),
        (lambda d: d["events"][0].update(move="seat-9"), "event 0"),
        (lambda d: d["events"].pop(), "missing"),
        (lambda d: d.update(secret="00"), "not the one that was committed to"),
        (lambda d: d.update(secret=OTHER.hex(), commitment=commitment(OTHER)), "the seed draws"),
        (lambda d: d.update(nonces=[OTHER_NONCE.hex(), NONCES[1].hex()]), "the seed draws"),
    ],
)
def test_a_changed_log_or_seed_is_found_out(
    change: Callable[[dict[str, Any]], object], message: str, file: Path
) -> None:
    rewritten(change, file)
    result = run("verify", file)
    assert result.exit_code == 1
    assert message in result.stderr
    assert str(file) in result.stderr
    for other in ("replay", "export"):
        assert run(other, file).exit_code == 1


def test_a_file_that_somebody_edited_is_found_out(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("Anna", "Otto"), encoding="utf-8")
    result = run("verify", file)
    assert result.exit_code == 1
    assert "changed after it was written" in result.stderr


def test_moves_that_name_their_game_need_no_option(file: Path, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text(run("export", file, "--format", "text").stdout, encoding="utf-8")
    assert (
        run("replay", moves, "--json").stdout == run("replay", moves, "--json", "--game", "meridians").stdout
    )
    moves.write_text("1. a1 a2", encoding="utf-8")
    assert "--game says of which game moves are" in run("replay", moves).stderr
    moves.write_text('[Game "chess"]\n\n1. e4', encoding="utf-8")
    assert "no game 'chess' is installed" in run("replay", moves).stderr


@pytest.mark.parametrize("command", ["replay", "verify", "export"])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a match file: it is not JSON"),
        ("\ufeff[1,", "it is not JSON: a value is missing at line 1, column 4, where it ends"),
        (f'{{"version": {"9" * 6001}}}', "not a match file: a number in it has too many digits"),
        ("{}", "not a match file: format is missing"),
        ('{"format": "rulebound-match", "version": 2}', "version 2 is not known here"),
        ("[" * 9000, "not a match file"),
    ],
)
def test_what_is_no_match_is_an_error(command: str, text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")
    result = run(command, path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert str(path) in result.stderr


def test_a_mark_before_the_text_is_no_fault(file: Path) -> None:
    file.write_text("\ufeff" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("verify", file).exit_code == 0
    file.write_text("\ufeff1. g6 h5", encoding="utf-8")
    told = run("replay", file, "--game", "meridians", "--language", "en")
    assert told.exit_code == 0


def test_seats_without_names_are_told_by_their_numbers(file: Path) -> None:
    file.write_text(replace(RECORD, seats=("", "Otto")).to_text(), encoding="utf-8")
    assert run("replay", file, "--language", "en").stdout.startswith("meridians: Seat 1, Otto (")


def test_a_match_of_a_game_that_is_not_here_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "chess.json"
    path.write_text(Record("chess", ("a", "b"), {}, ()).to_text(), encoding="utf-8")
    result = run("verify", path)
    assert result.exit_code == 2
    assert "no game 'chess' is installed; there are" in result.stderr


def test_a_missing_match_a_folder_and_bytes_are_errors(tmp_path: Path) -> None:
    assert "neither a file nor a match" in run("replay", "nowhere", home=tmp_path).stderr
    assert not store_file(tmp_path).exists()
    assert run("verify", tmp_path).exit_code == 2
    (tmp_path / "latin").write_bytes(b"\xff\xfe\xff")
    assert run("export", tmp_path / "latin").exit_code == 2


def test_an_export_is_the_match_again(file: Path, tmp_path: Path) -> None:
    assert run("export", file).stdout == RECORD.to_text()
    copy = tmp_path / "copy.json"
    assert run("export", file, "-o", copy).stdout == ""
    assert copy.read_text(encoding="utf-8") == RECORD.to_text()
    nowhere = run("export", file, "-o", tmp_path / "no" / "folder.json")
    assert nowhere.exit_code == 2
    assert f"{tmp_path / 'no' / 'folder.json'} cannot be written: No such file or directory" in nowhere.stderr
    assert "Errno" not in nowhere.stderr


def test_moves_as_text_go_out_and_come_in(file: Path, tmp_path: Path) -> None:
    text = run("export", file, "--format", "text").stdout
    assert text.startswith('[Game "meridians"]\n[Size "5"]\n')
    moves = tmp_path / "moves.txt"
    moves.write_text(text, encoding="utf-8")
    told = json.loads(run("replay", moves, "--game", "meridians", "--json").stdout)
    assert told["position"] == GAME.position_text(MATCH.state)
    assert run("replay", moves, "--game", "chess").exit_code == 2


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("a1 a1", 1, "move 2, a1: point-taken (meridians/placing.empty-point)"),
        ("a1 z9", 2, "no point 'z9'"),
        ('[Size "99"]', 2, "option size takes"),
    ],
)
def test_moves_that_cannot_be_played_are_named(text: str, code: int, message: str, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text(text, encoding="utf-8")
    result = run("replay", moves, "--game", "meridians")
    assert result.exit_code == code
    assert message in result.stderr


@pytest.mark.parametrize(("status", "seed"), [("playing", "not revealed"), ("over", "checked")])
def test_a_match_of_the_local_store_is_found_by_its_id(status: str, seed: str, tmp_path: Path) -> None:
    row = MatchRow("m1", "meridians", MATCH.options, None, SECRET.hex(), "owner", 1, 1, status, public=False)
    seats = [SeatRow("here", "Anna", nonce="anna"), SeatRow("bot", level="greedy", nonce="bert")]
    log = MATCH.log if status == "over" else MATCH.log[:5]

    async def keep() -> None:
        store = Store(open_database(sqlite_url(store_file(tmp_path))))
        await migrate(store.database)
        await store.create(row, seats, log)
        store.close()

    asyncio.run(keep())
    told = json.loads(run("verify", "m1", "--json", home=tmp_path).stdout)
    assert (told["seed"], told["events"]) == (seed, len(log))
    exported = Record.from_text(run("export", "m1", home=tmp_path).stdout)
    assert (exported.secret is None) == (status == "playing")
    assert exported.seats == ("Anna", "greedy")
    assert run("replay", "m2", home=tmp_path).exit_code == 2
