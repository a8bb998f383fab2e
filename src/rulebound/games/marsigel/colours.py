"""The colours of the pyramids, by the names of the stashes they come in, and orders to lay them out in."""

PALETTES = {
    "stashes": (
        "red",
        "yellow",
        "green",
        "blue",
        "black",
        "purple",
        "orange",
        "cyan",
        "clear",
        "white",
        "pink",
        "brown",
        "mint",
    ),
    "far-apart": (
        "black",
        "white",
        "clear",
        "blue",
        "cyan",
        "red",
        "brown",
        "yellow",
        "purple",
        "orange",
        "pink",
        "green",
        "mint",
    ),
}
"""Colour orders: as the stashes come (Rainbow, Xeno, Pink Hijinks, and two more), or first the colours
that are told apart most easily, also by colour-blind eyes."""
