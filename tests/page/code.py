"""The page's own code, run by Node as it stands."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.node import node

SRC = Path(__file__).parents[2] / "web/src"

START = """
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
// As the page's builder does: names of modules need no ending, and a text can be imported.
registerHooks({
  resolve: (name, from, next) => next(/^[.].*[/][^.]+$/.test(name) ? `${name}.ts` : name, from),
  load: (url, from, next) =>
    url.endsWith('?raw')
      ? { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}` }
      : next(url, from),
});
"""
LOOP = """
for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...said] = JSON.parse(line);
  console.log(JSON.stringify(asked[what](...said)));
}
"""


class Browser:
    """A running program: it is asked by name, with JSON-ready values, and answers with such."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def __call__(self, what: str, *said: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([what, *said]), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


@contextmanager
def running(program: str) -> Iterator[Browser]:
    """A program that imports what it needs and says in `asked` what it can be asked."""
    with subprocess.Popen(
        [
            node(),
            "--no-warnings",
            "--experimental-transform-types",
            "--input-type=module",
            "-e",
            START + program + LOOP,
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Browser(process)
        assert process.stdin is not None
        process.stdin.close()
