"""The page's types of what crosses the wire, written from `rulebound.server.wire` and never by hand.

python tools/page_types.py           write web/src/shell/wire.ts
python tools/page_types.py --check   exit 1 when the file is not what would be written
"""

from __future__ import annotations

import ast
import sys
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
WIRE = ROOT / "src/rulebound/server/wire"
PAGE = ROOT / "web/src/shell/wire.ts"

HEAD = """// Written by tools/page_types.py from src/rulebound/server/wire, and as long as all of it.
import type { Event, Ruling, View } from './ruling';

export type { Event, Ruling, View };
"""
CORE = {"Event", "Ruling", "View"}
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "bytes": "string",
    "Any": "unknown",
}


def typescript(node: ast.expr) -> str:
    """A Python annotation as a TypeScript type."""
    match node:
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(text)):
            return f"'{text}'"
        case ast.Name(name):
            return PLAIN.get(name, name)
        case ast.BinOp(left, ast.BitOr(), right):
            # What Python tells apart may be one in TypeScript, as int and float are.
            return " | ".join(
                dict.fromkeys([*typescript(left).split(" | "), *typescript(right).split(" | ")])
            )
        case ast.Subscript(ast.Name("list"), item):
            inner = typescript(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(items)):
            return f"[{', '.join(map(typescript, items))}]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([_, value])):
            return f"Record<string, {typescript(value)}>"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(items)):
            return " | ".join(map(typescript, items))
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([value, *_])):
            return typescript(value)
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def interface(node: ast.ClassDef) -> str:
    """A struct as an interface that extends its base; a tagged struct has its tag as a literal."""
    base = ast.unparse(node.bases[0])
    lines = [comment(ast.get_docstring(node))]
    lines.append(f"export interface {node.name}{'' if base == 'Wire' else f' extends {base}'} {{")
    lines.extend(f"  type: '{tag}';" for tag in tags(node))
    for field in node.body:
        if isinstance(field, ast.AnnAssign):
            # What has a default may be left out of a request; an answer always carries it.
            optional = "?" if field.value is not None and is_request(node) else ""
            lines.append(f"  {ast.unparse(field.target)}{optional}: {typescript(field.annotation)};")
    return "\n".join([*lines, "}"])


def tags(node: ast.ClassDef) -> list[str]:
    """The tag of a struct, if it has one."""
    values = [keyword.value for keyword in node.keywords if keyword.arg == "tag"]
    return [
        value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)
    ]


def is_request(node: ast.ClassDef) -> bool:
    """Whether a struct comes from the page: there a default may be left out."""
    return node.name.endswith("Request") or node.name in ("Place", "Redeem")


def comment(text: str | None) -> str:
    """A docstring as a comment of one line."""
    words = " ".join((text or "").replace("`", "").split())
    return f"/** {words} */"


def sources() -> list[str]:
    """The texts of the wire's modules, with what the others are made of first."""
    files = sorted(WIRE.glob("*.py"), key=lambda file: (file.stem != "base", file.stem))
    return [file.read_text("utf-8") for file in files]


def page_types(*texts: str) -> str:
    """The TypeScript for the texts of modules of the wire."""
    parts = [HEAD]
    for node in chain.from_iterable(ast.parse(text).body for text in texts):
        if isinstance(node, ast.ClassDef) and node.name != "Wire":
            parts.append(interface(node))
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            name = ast.unparse(node.target)
            if name not in CORE:
                parts.append(f"export type {name} = {typescript(node.value)};")
    return "\n\n".join(part.rstrip() for part in parts) + "\n"


def main() -> int:
    """Write the page's types, or with --check tell whether they are still those of the wire."""
    text = page_types(*sources())
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.exists() and PAGE.read_text("utf-8") == text else 1
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
