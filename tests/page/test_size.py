"""What a first visit loads: at most 100 kB of compressed JavaScript and CSS for any room of the page."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

BUILT = Path(__file__).parents[2] / "src/rulebound/server/page"
MOST_BYTES = 100_000

GAMES = ("marsigel", "meridians")
"""Those that are on the shelf."""


def parts(game: str, *names: str) -> list[str]:
    """Files of a game's folder."""
    return [f"src/games/{game}/{name}" for name in names]


SHELF = [
    "src/shelf/Shelf.svelte",
    "src/games/meridians/CoverNote.svelte",
    *(part for game in GAMES for part in parts(game, "Cover.svelte", "Mini.svelte")),
]

REAL = {"carcassonne": ("Turns", "Desk", "Sheet", "Guide"), "marsigel": ("Turns", "Sheet")}
"""What games bring to a real table."""

PLAYED = ("meeple_stacking",)
"""Those with a room of their own on this screen."""

ROOMS = {
    "shelf": SHELF,
    "rules": ["src/rulebook/Reader.svelte"],
    "join": ["src/tables/Join.svelte"],
    "play meeple_stacking": ["src/games/GamePlay.svelte", *parts("meeple_stacking", "Play.svelte")],
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


def texts(language: str, games: Iterable[str]) -> list[str]:
    """The texts of the page in a language, with those for games."""
    return [f"src/i18n/{language}.ftl?raw", *(f"src/games/{game}/i18n/{language}.ftl?raw" for game in games)]


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    file = BUILT / ".vite/manifest.json"
    assert file.exists(), "the page is not built: run `python3 do.py setup`"
    found: Manifest = json.loads(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_first_load_is_small(manifest: Manifest, room: str) -> None:
    games = GAMES if room == "shelf" else sorted(game for game in {*GAMES, *REAL, *PLAYED} if game in room)
    loads = [
        compressed(files(manifest, ["index.html", *ROOMS[room], *texts(language, games)]))
        for language in ("en", "ru", "fr", "nl", "de")
    ]
    largest = max(loads, key=lambda sizes: sum(sizes.values()))
    assert sum(largest.values()) <= MOST_BYTES, largest


def test_other_languages_and_rooms_come_later(manifest: Manifest) -> None:
    first = files(manifest, ["index.html"])
    later = {manifest[key]["file"] for key in manifest if manifest[key].get("isDynamicEntry")}
    assert later
    assert not first & later


def test_three_dimensions_come_with_the_plate_alone(manifest: Manifest) -> None:
    stage = "src/games/meeple_stacking/play/stage.ts"
    drawn = manifest[stage]["file"]
    assert [key for key in manifest if drawn in files(manifest, [key])] == [stage]
    assert [key for key in manifest if stage in manifest[key].get("dynamicImports", [])] == [
        "src/games/meeple_stacking/Play.svelte"
    ]


def test_fonts_do_not_block(manifest: Manifest) -> None:
    page = (BUILT / "index.html").read_text("utf-8")
    assert "woff2" not in page
    styles = "".join(
        (BUILT / name).read_text("utf-8") for name in files(manifest, ["index.html"]) if name.endswith(".css")
    )
    faces = styles.count("src:url(")
    assert faces > 0
    assert styles.count("font-display:swap") == faces
