/** The land: tiles that lie, the features that they make together, and where another tile would fit. */
import { across, lying, STEPS, type Kind, type Lying, type Segment } from './tiles';

export interface Laid {
  cell: string;
  x: number;
  y: number;
  name: string;
  turns: number;
}

/** A feature: all parts that are joined, as in `e2n1:3`. `open` counts the edges at which a road or city goes on. */
export interface Region {
  kind: Kind;
  parts: string[];
  open: number;
}

export interface Land {
  tiles: Laid[];
  at: Map<string, Laid>;
  regions: Map<string, Region>;
  /** The empty cells beside a tile. */
  frontier: string[];
}

/** A cell by its steps from the first tile, as in `e2n1`. */
export function cellName(x: number, y: number): string {
  const [across, down] = [x === 0 ? '' : `${x > 0 ? 'e' : 'w'}${Math.abs(x)}`, y === 0 ? '' : `${y > 0 ? 's' : 'n'}${Math.abs(y)}`];
  return across + down || 'o';
}

export function cellAt(name: string): [number, number] {
  const [, across, x, down, y] = /^(?:([ew])(\d+))?(?:([ns])(\d+))?$/.exec(name) ?? [];
  return [Number(x ?? 0) * (across === 'w' ? -1 : 1) || 0, Number(y ?? 0) * (down === 'n' ? -1 : 1) || 0];
}

/** A tile that lies, from its text: `e2n1@90 D`. */
export function laidOf(text: string): Laid {
  const [where = 'o', name = ''] = text.split(' ');
  const [cell = 'o', degrees = '0'] = where.split('@');
  const [x, y] = cellAt(cell);
  return { cell, x, y, name, turns: Number(degrees) / 90 };
}

export const textOf = ({ cell, turns, name }: Laid): string => `${cell}@${90 * turns} ${name}`;

export const cellOf = (part: string): string => part.split(':')[0] ?? '';
export const placeOf = (part: string): number => Number(part.split(':')[1]);

export const over = ({ x, y }: { x: number; y: number }, side: number): string => {
  const [dx, dy] = STEPS[side] as [number, number];
  return cellName(x + dx, y + dy);
};

/** The cells over the four sides. */
export const beside = (tile: { x: number; y: number }): string[] => [0, 1, 2, 3].map((side) => over(tile, side));

const lie = ({ name, turns }: Laid): Lying => lying(name, turns);

export function land(texts: string[]): Land {
  const tiles = texts.map(laidOf);
  const at = new Map<string, Laid>();
  const regions = new Map<string, Region>();
  for (const tile of tiles) {
    at.set(tile.cell, tile);
    for (const [place, { kind, edges }] of lie(tile).segments.entries()) {
      const part = `${tile.cell}:${place}`;
      regions.set(part, { kind, parts: [part], open: kind === 'field' ? 0 : edges.length });
    }
    for (let side = 0; side < 4; side += 1) {
      const other = at.get(over(tile, side));
      if (other) for (const [mine, theirs] of meeting(tile, other, side)) join(regions, mine, theirs);
    }
  }
  const frontier = new Set<string>();
  for (const tile of tiles) for (let side = 0; side < 4; side += 1) if (!at.has(over(tile, side))) frontier.add(over(tile, side));
  return { tiles, at, regions, frontier: [...frontier] };
}

/** The parts of two neighbours that meet over a side of the first. */
function meeting(tile: Laid, other: Laid, side: number): [string, string][] {
  const [mine, theirs] = [lie(tile), lie(other)];
  const part = ({ cell }: Laid, place: number | undefined): string => `${cell}:${place}`;
  const found: [string, string][] = [];
  const back = (side + 2) % 4;
  if ((mine.segmentAt[side] ?? -1) >= 0) found.push([part(tile, mine.segmentAt[side]), part(other, theirs.segmentAt[back])]);
  for (const half of [2 * side, 2 * side + 1]) {
    if ((mine.fieldAt[half] ?? -1) >= 0) found.push([part(tile, mine.fieldAt[half]), part(other, theirs.fieldAt[across(half)])]);
  }
  return found;
}

function join(regions: Map<string, Region>, one: string, two: string): void {
  const [first, second] = [regions.get(one), regions.get(two)];
  if (!first || !second) return;
  const closed = first.kind === 'field' ? 0 : 2;
  if (first === second) {
    first.open -= closed;
    return;
  }
  const joined = { kind: first.kind, parts: [...first.parts, ...second.parts], open: first.open + second.open - closed };
  for (const part of joined.parts) regions.set(part, joined);
}

/** The nine cells of which one is the middle, those that have a tile. */
export function around(at: Land, cell: string): Laid[] {
  const [x, y] = cellAt(cell);
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => at.at.get(cellName(x + dx, y + dy)) ?? []));
}

export const segmentAt = (at: Land, part: string): Segment | undefined => {
  const tile = at.at.get(cellOf(part));
  return tile && lie(tile).segments[placeOf(part)];
};

export function isComplete(at: Land, region: Region): boolean {
  const [first = ''] = region.parts;
  if (region.kind === 'monastery' || region.kind === 'garden') return around(at, cellOf(first)).length === 9;
  return (region.kind === 'road' || region.kind === 'city') && region.open === 0;
}

/** The completed cities that a field touches. */
export function citiesOf(at: Land, field: Region): Region[] {
  const touched = field.parts.flatMap((part) => (segmentAt(at, part)?.cities ?? []).flatMap((place) => at.regions.get(`${cellOf(part)}:${place}`) ?? []));
  return [...new Set(touched)].filter((city) => city.open === 0);
}

/** Whether the edges of a tile would go on in all that lies around a cell. */
export function fits(at: Land, cell: string, name: string, turns: number): boolean {
  const [x, y] = cellAt(cell);
  const { sides } = lying(name, turns);
  return sides.every((kind, side) => {
    const other = at.at.get(over({ x, y }, side));
    return other === undefined || lie(other).sides[(side + 2) % 4] === kind;
  });
}

/** The empty cells beside a tile into which none of these tiles fits. */
export const hopeless = (at: Land, names: string[]): string[] =>
  at.frontier.filter((cell) => !names.some((name) => [0, 1, 2, 3].some((turns) => fits(at, cell, name, turns))));
