"""The page's types are the server's: written from the wire module, and up to date."""

from __future__ import annotations

import pytest

from tools.page_types import PAGE, page_types, sources


def test_the_types_of_the_page_are_those_of_the_wire() -> None:
    assert PAGE.read_text("utf-8") == page_types(*sources()), "run python tools/page_types.py"


def test_structs_become_interfaces() -> None:
    written = page_types(
        'Kind: TypeAlias = Literal["a", "b"]\n'
        'class Base(Wire, frozen=True):\n    """A base."""\n    id: str\n'
        'class Made(Base, tag="made", tag_field="type", frozen=True):\n    """Made."""\n'
        "    kinds: list[Kind | None]\n    by: dict[str, tuple[int, bool]]\n"
    )
    assert "export type Kind = 'a' | 'b';" in written
    assert "export interface Base {\n  id: string;\n}" in written
    assert (
        "export interface Made extends Base {\n  type: 'made';\n  kinds: (Kind | null)[];\n"
        "  by: Record<string, [number, boolean]>;\n}" in written
    )


def test_an_unknown_annotation_is_refused() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        page_types('class Odd(Wire):\n    """Odd."""\n    at: set[str]\n')
