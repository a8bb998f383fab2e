"""What the page draws by itself, it draws as the server sees it: positions, dead groups and ways to save them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.seated import post, table, visit

BUILT = Path(__file__).parents[2] / "src/rulebound/server/page"
RECORDS = Path(__file__).parents[1] / "games/meridians/records"

# Every position of a table: as the page draws it from the events, and as the server shows it.
COMPARE = """async ([file, id]) => {
  const { page } = await import(file);
  const table = await (await fetch(`/api/tables/${id}`)).json();
  const ask = async (seq, moves) => {
    const answer = await fetch('/api/analysis', {
      method: 'POST',
      headers: { 'x-rulebound': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'meridians', table: id, seq, moves }),
    });
    return answer.json();
  };
  const plain = ({ light, dark, no_path, turn, to_move, light_seat, phase }) =>
    JSON.stringify({
      light: [...light].sort(),
      dark: [...dark].sort(),
      no_path: no_path.map((group) => [...group].sort().join()).sort(),
      turn,
      to_move,
      light_seat,
      phase,
    });
  const wrong = [];
  let dead = 0;
  for (const seq of [...table.decisions, table.seq]) {
    const drawn = page.viewAt(table, table.events.filter((event) => event.seq <= seq));
    const { start } = await ask(seq, []);
    dead += start.no_path.length;
    if (plain(drawn) !== plain(start)) wrong.push([seq, plain(drawn), plain(start)]);
  }
  return { wrong, dead, positions: table.decisions.length + 1 };
}"""

# The points that a note says would save a group, and those that do by the server's own reckoning.
SAVES = """async ([file, position]) => {
  const { page } = await import(file);
  const ask = async (moves) => {
    const answer = await fetch('/api/analysis', {
      method: 'POST',
      headers: { 'x-rulebound': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'meridians', position, moves }),
    });
    return answer.json();
  };
  const { start } = await ask([]);
  const [remark] = page.remarks(start, null);
  const [stone] = start.no_path[0];
  const saved = [];
  for (const move of start.legal) {
    const { steps } = await ask([move]);
    const gone = steps[0].events.some((event) => event.kind === 'removed' && event.data.points.includes(stone));
    const dead = steps[0].view.no_path.flat().includes(stone);
    if (!gone && !dead) saved.push(move);
  }
  return [remark.offer.lit.sort(), saved.sort()];
}"""


def game_file() -> str:
    """The address of the built page of Meridians."""
    manifest: dict[str, Any] = json.loads((BUILT / ".vite/manifest.json").read_text("utf-8"))
    return f"/{manifest['src/games/meridians/page.ts']['file']}"


def record(name: str) -> dict[str, Any]:
    """The first game of a file of records."""
    with (RECORDS / f"{name}.jsonl").open(encoding="utf-8") as lines:
        found: dict[str, Any] = json.loads(next(lines))
        return found


def played(page: Page, game: dict[str, Any]) -> str:
    """A table at which a recorded game has been played."""
    identity = table(page, options={"size": game["size"]})
    seat, seq = 0, -1
    for number, move in enumerate(game["moves"]):
        command = {"type": "move", "id": f"m{number}", "seat": seat, "seq": seq, "move": move}
        answer = post(page, f"/api/tables/{identity}/commands", command)
        assert answer["result"] == "done", answer
        seat, seq = 1 - seat, answer["seq"]
    return identity


def test_past_positions(reader: Page) -> None:
    visit(reader)
    found = reader.evaluate(COMPARE, [game_file(), played(reader, record("games-small"))])
    assert found["wrong"] == []
    assert found["positions"] > 20
    assert found["dead"] > 5


def test_what_saves_a_group(reader: Page) -> None:
    visit(reader)
    said, true = reader.evaluate(SAVES, [game_file(), "7 12 a4L e8L f8L g2D g6D k8L l2D l7D"])
    assert said == true
    assert len(said) == 19
