"""The page's own physics, as it stands, in Node and in browsers."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import msgspec
from playwright.sync_api import sync_playwright

from rulebound.referee.physics import HAND
from rulebound.referee.replay import Record
from rulebound.referee.shared import Agreed, SharedRecord
from tests.chromium import of_the_system
from tests.node import node

ROOT = Path(__file__).parents[2]
WASM = ROOT / "web/node_modules/@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm"
PHYSICS = ROOT / "web/src/games/meeple_stacking/physics"

HERE = """
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, from, next) => next(/^[.].*[/][^.]+$/.test(name) ? `${name}.ts` : name, from) });
const { engine } = await import('PHYSICS/engine.ts');
const { Builder } = await import('PHYSICS/bot.ts');
const compiled = new WebAssembly.Module(readFileSync('WASM'));
"""

BUILD = """
const { Round } = await import('PHYSICS/round.ts');
const { rows, pace, meeples, seed, tremor } = JSON.parse(process.argv[1]);
const round = new Round(await engine(compiled), seed, meeples, tremor);
const bot = new Builder(round, { rows, pace });
while (!bot.done) round.frame(bot.frame());
const settling = round.settle();
let last = settling.next();
while (!last.done) last = settling.next();
console.log(JSON.stringify({ record: round.record, scene: last.value }));
"""

SHARED = """
const { START } = await import('PHYSICS/round.ts');
const { SharedRound } = await import('PHYSICS/shared.ts');
const { hands, meeples, seed, seconds, turns, agreed } = JSON.parse(process.argv[1]);
const round = new SharedRound(await engine(compiled), seed, meeples, { players: hands.length, ...agreed });
const at = ([x, y, z], grip) => ({ ...START, x: Math.round(x * 500), y: Math.round(y * 500), z: Math.round(z * 500), grip });
function* waiting(seconds) {
  for (let frame = 0; frame < 60 * seconds; frame++) yield { ...START, grip: 'as-is' };
}
/** After so many seconds a meeple is gripped and moved from place to place, a second each, and is let go at last. */
function* told(seat, { rows, pace, x, after = 0, take, way }) {
  yield* waiting(after);
  if (rows) {
    const bot = new Builder({ world: round.world, hand: round.hands[seat] }, { rows, pace, x, first: seat * meeples });
    while (!bot.done) yield bot.frame();
  } else if (way) {
    const spot = round.world.centre(take);
    for (let frame = 0; frame < 40; frame++) yield at(spot, 'as-is');
    yield at(spot, take);
    let from = spot;
    for (const to of way) {
      for (let frame = 1; frame <= 60; frame++) yield at(from.map((a, axis) => a + ((to[axis] - a) * frame) / 60), 'as-is');
      from = to;
    }
    yield at(from, 'open');
  }
}
const sayings = hands.map((hand, seat) => told(seat, hand));
const last = hands.map(() => START);
const out = [];
for (let frame = 1; frame <= 60 * seconds; frame++) {
  for (const [seat, saying] of sayings.entries()) {
    if (agreed.inTurns && !round.isActive(seat)) continue;
    last[seat] = saying.next().value ?? { ...last[seat], grip: 'as-is' };
  }
  round.frame(last);
  if (turns.includes(frame)) round.nextTurn();
  if (round.out.length > out.length) out.push(frame);
}
const settling = round.settle();
let end = settling.next();
while (!end.done) end = settling.next();
let second;
for (second of SharedRound.again(await engine(compiled), round.record, { players: hands.length, ...agreed }));
const resting = second.settle();
while (!resting.next().done);
console.log(JSON.stringify({ record: round.record, scene: end.value, knocks: round.knocks, out: round.out, at: out, again: second.record.hashes }));
"""

AGAIN = """
import { engine } from './src/games/meeple_stacking/physics/engine.js';
import { Round } from './src/games/meeple_stacking/physics/round.js';
try {
  const compiled = await WebAssembly.compile(await (await fetch('rapier.wasm')).arrayBuffer());
  const record = await (await fetch('record.json')).json();
  let round;
  for (round of Round.again(await engine(compiled), record));
  const settling = round.settle();
  while (!settling.next().done);
  await fetch('hashes', { method: 'POST', body: JSON.stringify(round.record.hashes) });
} catch (error) {
  await fetch('hashes', { method: 'POST', body: JSON.stringify(String(error)) });
}
"""

TRANSPILE = """
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
const to = process.argv[1];
const local = (code) => code.replace(/from '([.][^']*[/][^.']+)'/g, "from '$1.js'");
const move = (from, name) => {
  const code = stripTypeScriptTypes(readFileSync(`${from}/${name}.ts`, 'utf8'), { mode: 'transform' });
  writeFileSync(`${to}/web/${from.slice('ROOT/web/'.length)}/${name}.js`, local(code));
};
mkdirSync(`${to}/web/src/games/meeple_stacking/physics`, { recursive: true });
mkdirSync(`${to}/src/rulebound/referee`, { recursive: true });
for (const file of readdirSync('PHYSICS')) move('PHYSICS', file.slice(0, -3));
move('ROOT/web/src/games/meeple_stacking', 'outline');
writeFileSync(`${to}/src/rulebound/referee/physics.json`, readFileSync('ROOT/src/rulebound/referee/physics.json'));
"""

TYPES = {".js": "text/javascript", ".json": "application/json", ".wasm": "application/wasm"}


def _in_node(program: str, argument: str) -> str:
    code = program.replace("PHYSICS", str(PHYSICS)).replace("WASM", str(WASM)).replace("ROOT", str(ROOT))
    command = [node(), "--no-warnings", "--experimental-transform-types", "--input-type=module", "-e", code]
    return subprocess.run([*command, argument], check=True, capture_output=True, text=True).stdout


@cache
def built(
    rows: tuple[int, ...],
    pace: float,
    meeples: int = 10,
    seed: int = 2026,
    tremor: float = HAND["tremor"],
) -> tuple[Record, Any]:
    """A round that the page's bot has built in Node: the record, and the scene as JSON."""
    asked = {"rows": rows, "pace": pace, "meeples": meeples, "seed": seed, "tremor": tremor}
    found = json.loads(_in_node(HERE + BUILD, json.dumps(asked)))
    return msgspec.convert(found["record"], Record, strict=False), found["scene"]


def built_together(
    *hands: dict[str, Any],
    seconds: int,
    agreed: Agreed,
    meeples: int = 6,
    turns: tuple[int, ...] = (),
    seed: int = 2026,
) -> tuple[SharedRecord, Any]:
    """A round on a plate for all in Node: what each hand builds, or takes and moves about; the record, and the rest."""
    told = {"inTurns": agreed.in_turns, "connection": agreed.connection, "loss": agreed.loss}
    asked = {"hands": hands, "meeples": meeples, "seed": seed, "seconds": seconds, "turns": turns}
    found = json.loads(_in_node(HERE + SHARED, json.dumps(asked | {"agreed": told})))
    return msgspec.convert(found["record"], SharedRecord, strict=False), found


def chromium() -> str | None:
    """$CHROMIUM, the system's, or Playwright's own; None where there is none."""
    if found := of_the_system():
        return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def hashes_in(browser: list[str], record: Record) -> Any:
    """The hashes of a record's worlds, as a browser finds them that opens a page of ours."""
    answers: Queue[Any] = Queue()
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        _serving(Path(folder), record, answers) as address,
    ):
        profile = Path(folder) / "profile"
        profile.mkdir()
        command = [part.replace("PROFILE", str(profile)) for part in browser]
        with subprocess.Popen(
            [*command, address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                return answers.get(timeout=300)
            except Empty:
                raise AssertionError(f"{browser[0]} has not answered") from None
            finally:
                _end(process)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(20)
                process.kill()


@contextmanager
def _serving(folder: Path, record: Record, answers: Queue[Any]) -> Iterator[str]:
    _in_node(TRANSPILE, str(folder))
    web = folder / "web"
    (web / "index.html").write_text('<!doctype html><script type="module" src="again.js"></script>')
    (web / "again.js").write_text(AGAIN)
    (web / "record.json").write_bytes(msgspec.json.encode(record))
    shutil.copy(WASM, web / "rapier.wasm")

    class Pages(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            file = folder / self.path.lstrip("/")
            file = file / "index.html" if file.is_dir() else file
            if not file.is_file():
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("content-type", TYPES.get(file.suffix, "text/html"))
            self.end_headers()
            self.wfile.write(file.read_bytes())

        def do_POST(self) -> None:
            answers.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/web/"
    finally:
        server.shutdown()
        server.server_close()


def _end(browser: subprocess.Popen[bytes]) -> None:
    """End a browser and not only the script that starts it, which Debian's Chromium without windows outlives."""
    if sys.platform == "win32":
        browser.terminate()
    else:
        os.killpg(browser.pid, signal.SIGTERM)
