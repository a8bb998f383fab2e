"""PDF files made by hand: pages of text runs, each run put where we like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Run: TypeAlias = tuple[float, float, str] | tuple[float, float, str, int]
"""Points from the left, points from the bottom, and what is printed there in Helvetica, 12 points unless told."""


def lines(*texts: str, left: float = 60, top: float = 760) -> list[tuple[float, float, str]]:
    """Lines under each other."""
    return [(left, top - 16 * number, text) for number, text in enumerate(texts)]


def pdf(*pages: Sequence[Run]) -> bytes:
    """A PDF with one page for each list of runs."""
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    kids = []
    for runs in pages:
        drawn = "".join(
            f"BT /F1 {size[0] if size else 12} Tf 1 0 0 1 {x} {y} Tm ({text}) Tj ET\n"
            for x, y, text, *size in runs
        ).encode()
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(drawn), drawn))
        content = len(objects)
        objects.append(
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents %d 0 R "
            b"/Resources << /Font << /F1 3 0 R >> >> >>" % content
        )
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<< /Type /Pages /Kids [%s] /Count %d >>" % (b" ".join(kids), len(kids))
    out = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"0000000000 65535 f \n" + b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    tail = b"xref\n0 %d\n%strailer << /Size %d /Root 1 0 R >>\n" % (size, table, size)
    return out + tail + b"startxref\n%d\n%%%%EOF\n" % len(out)
