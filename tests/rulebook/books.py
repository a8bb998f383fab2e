"""A small rulebook of a game that nobody plays, to be written to a folder and spoilt there."""

from __future__ import annotations

from pathlib import Path

TOML = """
sections = ["start", "end"]

[[source]]
id = "leaflet"
language = "en"
address = "https://games.example/pebbles"
sections = ["Play"]
begins = "Each player takes"
ends = "pebbles wins"

[[clause]]
id = "start.pebbles"
authority = "official"
source = "leaflet"
at = "Play"
first = "Each player takes"
last = "from the bag"

[[clause]]
id = "end.most"
authority = "official"
source = "leaflet"
at = "Play"
first = "Whoever has"
last = "pebbles wins"
conflicts = ["end.ties"]

[[clause]]
id = "end.ties"
authority = "reading"
conflicts = ["end.most"]
informative = "Nobody has asked yet."
"""

FTL = """
title = Pebbles
source-leaflet = The leaflet
    .revision = first printing
section-start = The start
    .short = start
section-end = The end
    .short = end
start_pebbles = You take five pebbles.
    .name = pebbles
end_most = Most pebbles win.
    .name = most pebbles
end_ties = A tie is shared.
    .name = ties
"""

TEXT = """
Pebbles. Play: Each player takes five smooth pebbles at random from the bag.
Whoever has at the end the largest number of pebbles wins.
"""


def write(folder: Path, toml: str = TOML, **wordings: str) -> Path:
    """The rulebook in a folder, with a wording for each language given, or in English."""
    (folder / "rulebook").mkdir(parents=True, exist_ok=True)
    (folder / "rulebook.toml").write_text(toml, encoding="utf-8")
    for language, text in (wordings or {"en": FTL}).items():
        (folder / "rulebook" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder
