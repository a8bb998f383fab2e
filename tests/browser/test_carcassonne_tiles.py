"""The tiles of Carcassonne as the page draws them: they join without a seam, and their places are the engine's."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pytest
from playwright.sync_api import Browser

from rulebound.games.carcassonne import notation
from rulebound.games.carcassonne.tiles import QUARTERS, Segment, tile, tile_set
from tests.node import node

WEB = Path(__file__).parents[2] / "web"
DATA = Path(__file__).parents[2] / "src/rulebound/games/carcassonne/data"

# The page's own component and geometry, run by the tools that build the page.
PROGRAM = """
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
const { names, out, cache } = JSON.parse(readFileSync(0, 'utf8'));
const drawn = { emitCss: false, preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'injected' } };
const server = await createServer({
  configFile: false,
  cacheDir: cache,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ configFile: false, ...drawn })],
  server: { middlewareMode: true, hmr: false, ws: false, fs: { allow: ['..'] } },
});
const game = '/src/games/carcassonne';
const { render } = await server.ssrLoadModule('svelte/server');
const { default: Tile } = await server.ssrLoadModule(`${game}/art/Tile.svelte`);
const { outline, spot } = await server.ssrLoadModule(`${game}/art/faces.ts`);
const { lying, segmentNames } = await server.ssrLoadModule(`${game}/tiles.ts`);
await server.ssrLoadModule(`${game}/more.ts`);
const found = { style: '', tiles: {}, places: {} };
for (const name of names) {
  for (const turns of [0, 1, 2, 3]) {
    for (const small of [false, true]) {
      const { head, body } = render(Tile, { props: { name, turns, seed: 'e1', small } });
      found.style = head;
      found.tiles[`${name} ${turns} ${small ? 'small' : 'large'}`] = body;
    }
    const places = segmentNames(lying(name, turns));
    found.places[`${name} ${turns}`] = places.map((place, at) => ({
      place,
      outline: outline(name, turns, place),
      spot: spot(name, turns, at),
    }));
  }
}
writeFileSync(out, JSON.stringify(found));
await server.close();
process.exit(0);
"""

# The colours of a picture along each side of each tile on it, clockwise: of the outermost pixels, and the next ones.
READ = """async ([picture, side, across, count]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const sheet = canvas.getContext('2d', { willReadFrequently: true });
  sheet.drawImage(image, 0, 0);
  const { data, width } = sheet.getImageData(0, 0, image.width, image.height);
  const last = side - 1;
  const at = (n, x, y) => {
    const from = 4 * (((n - (n % across)) / across * side + y) * width + (n % across) * side + x);
    return [data[from], data[from + 1], data[from + 2]];
  };
  const along = [...Array(side).keys()];
  // As text: the driver of the browser hands on a million numbers one by one.
  return JSON.stringify([...Array(count).keys()].map((n) =>
    [0, 1].map((deep) => [
      along.map((far) => at(n, far, deep)),
      along.map((far) => at(n, last - deep, far)),
      along.map((far) => at(n, last - far, last - deep)),
      along.map((far) => at(n, deep, last - far)),
    ]),
  ));
}"""

Colour: TypeAlias = Sequence[float]
"""Red, green and blue."""
Profile: TypeAlias = list[Colour]
Edges: TypeAlias = dict[str, list[list[Profile]]]
"""By tile: at each depth, the colours along its four sides."""

PIXELS = {"large": 100, "small": 40}
ACROSS = 24
FLAT = 6
"""How much a channel may differ within a plain colour."""
SMOOTHED = 0.4
"""And at the border of two colours, as a share of what lies between them."""


def names() -> list[str]:
    """Every copy of every face, each once."""
    lines = [line for file in sorted(DATA.glob("*.txt")) for line in file.read_text("utf-8").splitlines()]
    sets = [line.split()[1] for line in lines if line.startswith("set ")]
    return list(dict.fromkeys(name for named in sets for name in tile_set(named).tiles))


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Every tile in every turn and both sizes, with its places."""
    folder = tmp_path_factory.mktemp("tiles")
    asked = {"names": names(), "out": str(folder / "drawn.json"), "cache": str(folder / "cache")}
    command = [node(), "--no-warnings", "--input-type=module", "-e", PROGRAM]
    subprocess.run(command, cwd=WEB, input=json.dumps(asked), text=True, check=True)
    found: dict[str, Any] = json.loads((folder / "drawn.json").read_text("utf-8"))
    return found


def sheet(style: str, tiles: Iterable[str], side: int) -> str:
    """A page of tiles edge to edge."""
    css = [
        (WEB / "src" / file).read_text("utf-8")
        for file in ("shell/tokens.css", "games/carcassonne/land.css", "games/carcassonne/art/strokes.css")
    ]
    layout = f"body {{ margin: 0; display: grid; grid-template-columns: repeat({ACROSS}, {side}px) }} svg {{ display: block }}"
    shown = "".join(
        f'<svg viewBox="0 0 100 100" width="{side}" height="{side}">{body}</svg>' for body in tiles
    )
    return f"<!doctype html><style>{''.join(css)}{layout}</style>{style}<body>{shown}"


def edges(browser: Browser, style: str, tiles: Mapping[str, str], side: int, theme: str) -> Edges:
    """The colours at the edges of tiles, as the browser paints them."""
    rows = -(-len(tiles) // ACROSS)
    page = browser.new_page(viewport={"width": ACROSS * side, "height": rows * side})
    try:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.set_content(sheet(style, tiles.values(), side))
        picture = base64.b64encode(page.screenshot()).decode()
        found = json.loads(page.evaluate(READ, [picture, side, ACROSS, len(tiles)]))
    finally:
        page.close()
    return dict(zip(tiles, found, strict=True))


def seams(found: Edges) -> list[str]:
    """Where a tile would not join one that fits: sides of one kind have one profile, from either end."""
    sides = [
        (f"{key}: {kind} to the {'NESW'[side]}", kind, depths[0][side])
        for key, depths in found.items()
        for side, kind in enumerate(kinds(key))
    ]
    usual = {
        kind: middle(
            [way for _, other, profile in sides if other == kind for way in (profile, profile[::-1])]
        )
        for kind in {kind for _, kind, _ in sides}
    }
    return [where for where, kind, profile in sides if not alike(profile, usual[kind])]


def middle(profiles: list[Profile]) -> Profile:
    """The median of profiles, channel by channel: it hides how a browser smooths a line, and no fault of a few."""
    found: Profile = np.median(profiles, axis=0).tolist()
    return found


def alike(profile: Profile, usual: Profile) -> bool:
    """Whether a profile is the usual one; where a line ends within a pixel, browsers smooth it one way or another."""
    here, there = np.array(profile), np.array(usual)
    steps = np.abs(np.diff(there, axis=0, prepend=there[:1], append=there[-1:]))
    return bool(np.all(np.abs(here - there) <= FLAT + SMOOTHED * np.maximum(steps[:-1], steps[1:])))


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG has it."""
    parts = [value / 255 for value in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How far apart two colours are in brightness, from 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", PIXELS)
def test_tiles_that_fit_join_without_a_seam(
    browser: Browser, drawn: dict[str, Any], size: str, theme: str
) -> None:
    # Themes differ in colours alone, so in the dark one turn will do.
    turns = QUARTERS if theme == "light" else (0,)
    tiles = {
        key: drawn["tiles"][key] for key in (f"{name} {turn} {size}" for name in names() for turn in turns)
    }
    found = edges(browser, drawn["style"], tiles, PIXELS[size], theme)
    assert seams(found) == []
    # Small lines are hardly wider than a pixel, and smoothed; large ones show their colours.
    for kind, ratio in contrasts(found).items() if size == "large" else ():
        assert ratio >= 3, kind


def contrasts(found: Edges) -> dict[str, float]:
    """How far the darkest line of each kind of side is apart from the field, a pixel within the tile."""
    profiles = {
        kind: depths[1][side] for key, depths in found.items() for side, kind in enumerate(kinds(key))
    }
    field = profiles.pop("field")
    assert set(profiles) == {"city", "road", "river"}
    return {
        kind: contrast(min(profile, key=luminance), field[len(field) // 2])
        for kind, profile in profiles.items()
    }


def kinds(key: str) -> tuple[str, ...]:
    """The kinds of the sides of a tile as it is drawn."""
    name, turns, _ = key.rsplit(" ", 2)
    return tile(name, int(turns)).sides


@pytest.mark.parametrize("size", PIXELS)
def test_a_seam_is_seen(browser: Browser, drawn: dict[str, Any], size: str) -> None:
    tiles = {
        key: drawn["tiles"][key]
        for key in (f"{name} 0 {size}" for name in ("U", "D", "V", "W", "G", "R", "Q", "E"))
    }
    moved = f'<g transform="translate(0 2)">{tiles[f"U 0 {size}"]}</g>'
    coloured = tiles[f"D 0 {size}"].replace('class="town', 'class="field', 1)
    for key, body in ((f"U 0 {size}", moved), (f"D 0 {size}", coloured)):
        assert seams(edges(browser, drawn["style"], {**tiles, key: body}, PIXELS[size], "light")) != []
    assert seams(edges(browser, drawn["style"], tiles, PIXELS[size], "light")) == []


def test_a_land_of_all_tiles_is_light(drawn: dict[str, Any]) -> None:
    land = [f"{name} {at % 4} large" for at, name in enumerate(tile_set("base").tiles)]
    assert sum(drawn["tiles"][key].count("<path") + drawn["tiles"][key].count("<g") for key in land) <= 3000


def loops(path: str) -> list[list[tuple[float, float]]]:
    """The closed lines of a path of straight pieces."""
    return [
        [(float(x), float(y)) for x, y in (point.split() for point in loop.rstrip("Z").split("L"))]
        for loop in path.split("M")[1:]
    ]


def inside(x: float, y: float, path: str) -> bool:
    """Whether a point lies within the outline of a place, which may have parts that overlap."""
    return any(
        sum(
            (v > y) != (t > y) and x < (s - u) * (y - v) / (t - v) + u
            for (u, v), (s, t) in zip(loop, [*loop[1:], loop[0]], strict=True)
        )
        % 2
        for loop in loops(path)
    )


def at_edge(along: float, deep: float) -> tuple[float, float]:
    """A point of a tile by its way round the tile clockwise from the north-west corner, each side being 100."""
    side, far = divmod(along, 100)
    return [(far, deep), (100 - deep, far), (100 - far, 100 - deep), (deep, 100 - far)][int(side)]


def reached(segment: Segment) -> list[float]:
    """The middles of the edges, or of the half-edges, that a segment reaches."""
    step = 50 if segment.kind == "field" else 100
    return [(edge + 0.5) * step for edge in segment.edges]


@pytest.mark.parametrize("turns", QUARTERS)
def test_places_lie_where_the_engine_says(drawn: dict[str, Any], turns: int) -> None:
    for name in names():
        places = drawn["places"][f"{name} {turns}"]
        segments = tile(name, turns).segments
        plain: list[str] = []
        for segment in segments:
            plain.append(notation.segment(segment, plain.count(notation.segment(segment))))
        assert [found["place"] for found in places] == plain
        for found, segment in zip(places, segments, strict=True):
            others = [
                x
                for other in segments
                if other is not segment and other.kind == segment.kind
                for x in reached(other)
            ]
            assert all(inside(*at_edge(far, 2.5), found["outline"]) for far in reached(segment)), (
                name,
                found["place"],
            )
            assert not any(inside(*at_edge(far, 2.5), found["outline"]) for far in others), (
                name,
                found["place"],
            )
            x, foot = found["spot"]
            assert segment.kind == "river" or inside(x, foot - 9, found["outline"]), (
                name,
                found["place"],
                x,
                foot,
            )


@pytest.mark.parametrize("name", names())
def test_places_for_figures_are_apart(drawn: dict[str, Any], name: str) -> None:
    spots = [
        found["spot"] for found in drawn["places"][f"{name} 0"] if not found["place"].startswith("river")
    ]
    apart = [((x - u) ** 2 + (y - v) ** 2) ** 0.5 for at, (x, y) in enumerate(spots) for u, v in spots[:at]]
    assert min(apart, default=99) >= 12
