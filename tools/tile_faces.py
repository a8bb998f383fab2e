"""What the page draws tiles of Carcassonne from, written from the tile data and never by hand.

python tools/tile_faces.py           write web/src/games/carcassonne/faces.json
python tools/tile_faces.py --check   exit 1 when the file is not what would be written
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATA = ROOT / "src/rulebound/games/carcassonne/data/tiles.txt"
PAGE = ROOT / "web/src/games/carcassonne/faces.json"


def tile_faces(text: str) -> str:
    """The faces with their segments, the decorations of their copies, and the faces of each set, as JSON."""
    faces: dict[str, list[str]] = {}
    sets: dict[str, str] = {}
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("set "):
            head, _, named = line.partition(" : ")
            sets[head.split()[1]] = named
            continue
        drawn, _, copies = line.partition(" | ")
        face, *segments = drawn.split()
        faces[face] = [" ".join(segments), copies]
    rows = [f"    {json.dumps(face)}: {json.dumps(facts)}" for face, facts in faces.items()]
    boxes = [f"    {json.dumps(name)}: {json.dumps(named)}" for name, named in sets.items()]
    return '{\n  "faces": {\n' + ",\n".join(rows) + '\n  },\n  "sets": {\n' + ",\n".join(boxes) + "\n  }\n}\n"


def main(arguments: list[str]) -> int:
    """Write the file, or check that it is up to date."""
    written = tile_faces(DATA.read_text("utf-8"))
    if "--check" in arguments:
        current = PAGE.exists() and PAGE.read_text("utf-8") == written
        return 0 if current else 1
    PAGE.write_text(written, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
