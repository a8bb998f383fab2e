"""The fast twin of the rules: the land as flat arrays, changed tile by tile.

It is derived from a state (`deriving.to_kernel`), never edited by hand, and held to the rules by property
tests after every decision. What makes it fast:

- Features are joined by union-find over segments (8 * tile laid + place). The segments of a feature are a
  ring of links beside, so nothing is counted before a feature scores: then its ring is walked once.
- The frontier is a list of the empty cells beside a tile, each with its need, and one look-up tells in
  which turns a tile fits it.
- Cells lie on a torus of COLUMNS columns, wound so that a step is an addition. No land is that wide.

The same source runs as plain Python, on records or on their twins of lists (`tables.plain`).
"""
