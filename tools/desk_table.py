"""Write the table by which the scoring desk works out its points, for the page: `python -m tools.desk_table`.

The page must tell points without a server, beside a real table. It runs the same lines as
`rulebound.games.carcassonne`, from this file, and a test holds the two together.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from rulebound.games.carcassonne import bounds, description, surveyors
from rulebound.games.carcassonne.amendments import ALL, ANY, BUILT, INNS, MONASTIC, OTHERS, SURVEYORS
from rulebound.games.carcassonne.scoring import Amendment

PAGE = Path(__file__).resolve().parent.parent / "web/src/games/carcassonne/desk/table.json"


def table() -> dict[str, Any]:
    """What the page needs of the desk."""
    return {
        "kinds": sorted(ANY),
        "built": sorted(BUILT),
        "monastic": sorted(MONASTIC),
        "counts": dict(description.COUNTS),
        "marks": dict(description.MARKS),
        "marked": dict(description.MARKED),
        "several": list(description.SEVERAL),
        "players": list(description.PLAYERS),
        "expansions": {
            name: [{"kinds": sorted(kinds), "keys": list(keys)} for kinds, keys in needs]
            for name, needs in description.EXPANSIONS.items()
        },
        "readings": [
            {"key": o.key, "choices": list(o.choices), "default": o.default, "clause": o.clause}
            for o in description.READINGS
        ],
        "keys": sorted(description.KEYS.needs | description.KEYS.may),
        "stacks": {stack: list(tiles) for stack, tiles in surveyors.PRINTED.items()},
        "signed": list(surveyors.SIGNED),
        "signs": {key: list(tiles) for key, tiles in surveyors.SIGNS.items()},
        "drawn": list(surveyors.DRAWN_SIGNS),
        "bounds": [line_of(bound) for bound in bounds.BOUNDS],
        "abbeys": bounds.WITH_ABBEYS,
        "lines": [line_of(line) for line in ALL],
    }


def line_of(line: Amendment | bounds.Bound) -> dict[str, Any]:
    """A line of a table without what it leaves at its default; of an amendment, with the part that it is of."""
    part = part_of(line) if isinstance(line, Amendment) else ""
    told: dict[str, Any] = {"part": part} if part else {}
    for field in fields(line):
        value = getattr(line, field.name)
        if field.name == "stage":
            value = value.value
        elif isinstance(value, frozenset):
            value = sorted(value)
        if value != field.default:
            told[field.name] = value
    return told


def part_of(line: Amendment) -> str:
    """Which part of the table a line is of, where what comes together with what depends on it."""
    parts = {"surveyors": SURVEYORS, "others": OTHERS, "inns": INNS}
    return next((name for name, lines in parts.items() if line in lines), "")


def text() -> str:
    """The file: a line of the table on a line of its own."""
    found = table()
    parts = [f"{json.dumps(key)}: {_value(value)}" for key, value in found.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _value(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(json.dumps(each) for each in value) + "\n]"
    return json.dumps(value)


def main() -> int:
    """Write the file."""
    PAGE.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
