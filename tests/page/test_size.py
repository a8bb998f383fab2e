"""What a first visit loads: at most 100 kB of compressed JavaScript and CSS for any room of the page."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/rulebound/server/page"
MOST_BYTES = 100_000

GAMES = ("carcassonne", "marsigel", "meridians")
"""Those on the shelf that have a sandbox."""
STACKING = "meeple_stacking"
"""The game that is built with a hand, and has a room of its own instead of a sandbox."""


def parts(game: str, *names: str) -> list[str]:
    """Files of a game's folder."""
    return [f"src/games/{game}/{name}" for name in names]


SHELF = [
    "src/shelf/Shelf.svelte",
    "src/games/meridians/CoverNote.svelte",
    *(part for game in (*GAMES, STACKING) for part in parts(game, "Cover.svelte", "Mini.svelte")),
]

REAL = {"carcassonne": ("Turns", "Desk", "Sheet", "Guide"), "marsigel": ("Turns", "Sheet")}
"""What games bring to a real table."""

ROOMS = {
    "shelf": SHELF,
    "rules": ["src/rulebook/Reader.svelte"],
    "join": ["src/join/Join.svelte"],
    "lost": ["src/lost/Lost.svelte"],
    "questions": ["src/ask/Room.svelte"],
    "booklets": ["src/booklets/Room.svelte"],
    "setup": ["src/setup/SetUp.svelte"],
    f"play {STACKING}": ["src/games/GamePlay.svelte", *parts(STACKING, "Play.svelte")],
    f"game {STACKING}": ["src/games/GameHome.svelte", *parts(STACKING, "Cover.svelte", "HowTo.svelte")],
    f"table {STACKING}": ["src/tables/TablePage.svelte", *parts(STACKING, "page.ts", "play/Plates.svelte")],
    **{
        f"{room} {game}": [entry, *parts(game, *names)]
        for game in GAMES
        for room, entry, names in (
            ("game", "src/games/GameHome.svelte", ("Cover.svelte", "HowTo.svelte")),
            ("try", "src/try/Try.svelte", ("page.ts", "editor.svelte.ts", "Summary.svelte")),
            ("table", "src/tables/TablePage.svelte", ("page.ts",)),
        )
    },
    **{
        f"real {game} {part}": ["src/games/RealTable.svelte", *parts(game, f"real/{part}.svelte")]
        for game, brought in REAL.items()
        for part in brought
    },
}
"""Each room with what it loads by itself when it is entered."""

Manifest = dict[str, dict[str, Any]]


def files(manifest: Manifest, entries: list[str]) -> set[str]:
    """The files that entries need before they run: themselves, what they import, and their styles."""
    seen: set[str] = set()
    found: set[str] = set()
    todo = list(entries)
    while todo:
        key = todo.pop()
        if key not in seen:
            seen.add(key)
            chunk = manifest[key]
            found |= {chunk["file"], *chunk.get("css", [])}
            todo += chunk.get("imports", [])
    return found


def compressed(names: set[str]) -> dict[str, int]:
    return {
        name: len(gzip.compress((BUILT / name).read_bytes(), 9))
        for name in names
        if name.endswith((".js", ".css"))
    }


OWN = {
    "shelf": ["shelf"],
    "game": ["shelf"],
    "rules": ["rulebook"],
    "table": ["tables"],
    "join": ["join"],
    "lost": ["lost"],
    "try": ["try"],
    "questions": ["ask"],
    "booklets": ["booklets", "ask", "rulebook"],
    "setup": ["setup"],
}
"""Rooms with texts of their own, and where those are."""

PART = {"game": "home", "try": "table", "table": "table", "real": "real", "play": "real"}
"""Rooms that speak of one game, and which of its texts they need."""


def texts(language: str, room: str) -> list[str]:
    """The texts of the page in a language that a room needs, with those of the games that it speaks of."""
    kind, *named = room.split()
    folders = ["src/i18n", *(f"src/{own}/i18n" for own in OWN.get(kind, ()))]
    for game in named[:1] or (GAMES if kind == "shelf" else ()):
        folders += [
            f"src/games/{game}/i18n",
            *(f"src/games/{game}/i18n/{PART[kind]}" for _ in {kind} & set(PART)),
        ]
    files = [f"{folder}/{language}.ftl" for folder in folders]
    return [f"{file}?raw" for file in files if (ROOT / "web" / file).exists()]


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    file = BUILT / ".vite/manifest.json"
    assert file.exists(), "the page is not built: run `python3 do.py setup`"
    found: Manifest = json.loads(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_first_load_is_small(manifest: Manifest, room: str) -> None:
    loads = [
        compressed(files(manifest, ["index.html", *ROOMS[room], *texts(language, room)]))
        for language in ("en", "ru", "fr", "nl", "de")
    ]
    largest = max(loads, key=lambda sizes: sum(sizes.values()))
    assert sum(largest.values()) <= MOST_BYTES, largest


ART = "src/games/carcassonne/art/index.ts"
"""What draws the land of Carcassonne in detail, after a plain land was shown."""


@pytest.mark.parametrize("room", [room for room in ROOMS if "carcassonne" in room or room == "shelf"])
def test_a_plain_land_does_not_wait_for_its_houses(manifest: Manifest, room: str) -> None:
    entries = ["index.html", *ROOMS[room], *texts("ru", room)]
    first = files(manifest, entries)
    assert manifest[ART]["file"] not in first
    after = compressed(files(manifest, [*entries, ART]) - first)
    assert 0 < sum(after.values()) <= 25_000, after


def test_the_cover_is_drawn_before_anybody_looks() -> None:
    covers = [len(gzip.compress(file.read_bytes(), 9)) for file in BUILT.glob("assets/cover-*.svg")]
    assert len(covers) == 2
    assert max(covers) <= 30_000


LATER = {f"src/{part}/i18n/ru.ftl?raw" for part in ("catalogue", "draws", "errors")} | {
    "src/games/meeple_stacking/i18n/help/ru.ftl?raw"
}
"""Texts of what a room loads after it was entered."""


def test_every_text_belongs_to_a_room() -> None:
    there = {f"{file.relative_to(ROOT / 'web')}?raw" for file in (ROOT / "web/src").rglob("i18n/**/ru.ftl")}
    at_first = {text for room in ROOMS for text in texts("ru", room)}
    assert at_first.isdisjoint(LATER)
    assert there == at_first | LATER


@pytest.mark.parametrize(
    ("room", "part"),
    [("shelf", "shelf.ts"), ("game meridians", "parts.ts"), ("game meridians", "Known.svelte")],
)
def test_what_is_known_of_games_comes_after_the_room(manifest: Manifest, room: str, part: str) -> None:
    """The search of the shelf, and what a page tells below its head, are small and wait for the rest."""
    entries = ["index.html", *ROOMS[room], *texts("ru", room)]
    known = f"src/catalogue/{part}"
    first = files(manifest, entries)
    assert manifest[known]["file"] not in first
    after = compressed(files(manifest, [*entries, known, "src/catalogue/i18n/ru.ftl?raw"]) - first)
    assert 0 < sum(after.values()) <= 15_000, after


def test_other_languages_and_rooms_come_later(manifest: Manifest) -> None:
    first = files(manifest, ["index.html"])
    later = {manifest[key]["file"] for key in manifest if manifest[key].get("isDynamicEntry")}
    assert later
    assert not first & later


def test_three_dimensions_come_with_the_plate_alone(manifest: Manifest) -> None:
    stage = "src/games/meeple_stacking/play/stage.ts"
    drawn = manifest[stage]["file"]
    assert [key for key in manifest if drawn in files(manifest, [key])] == [stage]
    plates = {key for key in manifest if stage in manifest[key].get("dynamicImports", [])}
    drawing = {manifest[key]["file"] for key in plates}
    assert {room for room, entries in ROOMS.items() if drawing & files(manifest, entries)} == {
        f"play {STACKING}",
        f"table {STACKING}",
    }
    # At a table the plates come when there is something to be seen on them.
    assert not drawing & files(manifest, ROOMS[f"table {STACKING}"][:2])


def test_fonts_do_not_block(manifest: Manifest) -> None:
    page = (BUILT / "index.html").read_text("utf-8")
    assert "woff2" not in page
    styles = "".join(
        (BUILT / name).read_text("utf-8") for name in files(manifest, ["index.html"]) if name.endswith(".css")
    )
    faces = styles.count("src:url(")
    assert faces > 0
    assert styles.count("font-display:swap") == faces
