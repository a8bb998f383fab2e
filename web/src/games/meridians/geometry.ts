/**
 * The board of Meridians as it is drawn: points, lines, groups and paths.
 * Nothing here decides anything: what may be played and what leaves the board comes from the server.
 */

export type At = number;

/** The names of points in a sentence. */
export const POINTS = /\b[a-x](?:1\d|2[0-3]|[1-9])\b/g;

export interface Grid {
  size: number;
  names: string[];
  index: Map<string, At>;
  /** Places in lattice units: one step along a row is 2 wide, one row is 1 high, y upwards. */
  xy: [number, number][];
  /** For each point and direction the points seen, nearest first. */
  rays: At[][][];
}

/** Right, up right, up left, left, down left, down right; direction + 3 is its opposite. */
const DIRECTIONS: [number, number][] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** Drawing units from point to point. */
export const STEP = 68;
const HALF = STEP / 2;
/** From the last point of a row to its label. */
const LABEL = 44;
const ROW = (STEP * Math.sqrt(3)) / 2;

const grids = new Map<number, Grid>();

/** The board whose four long sides have `size` points and whose two short sides have one fewer. */
export function grid(size: number): Grid {
  let found = grids.get(size);
  if (found === undefined) grids.set(size, (found = made(size)));
  return found;
}

function made(size: number): Grid {
  const short = size - 1;
  const names: string[] = [];
  const xy: [number, number][] = [];
  for (let row = 0; row < 2 * size - 1; row++) {
    const width = 2 * short - Math.abs(row - short);
    for (let number = 1; number <= width; number++) {
      names.push(String.fromCharCode(97 + row) + number);
      xy.push([2 * (number - 1) - (width - 1), row - short]);
    }
  }
  const at = new Map(xy.map(([x, y], point) => [`${x},${y}`, point]));
  const ray = (point: At, [dx, dy]: [number, number]): At[] => {
    const seen: At[] = [];
    let [x, y] = xy[point] as [number, number];
    for (;;) {
      const next = at.get(`${(x += dx)},${(y += dy)}`);
      if (next === undefined) return seen;
      seen.push(next);
    }
  };
  return {
    size,
    names,
    index: new Map(names.map((name, point) => [name, point])),
    xy,
    rays: xy.map((_, point) => DIRECTIONS.map((direction) => ray(point, direction))),
  };
}

/** Where lattice places are drawn on a board turned by so many sixths; y downwards as in SVG. */
export function drawn([x, y]: [number, number], sixths: number): [number, number] {
  const angle = (-sixths * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [px, py] = [x * HALF, -y * ROW];
  return [round(px * cos - py * sin), round(px * sin + py * cos)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The direction that an arrow key takes on a board turned by so many sixths. */
export const turned = (direction: number, sixths: number): number => (((direction - sixths) % 6) + 6) % 6;

/** The stones joined to a stone: adjacent ones of its colour, and theirs. */
export function groupOf(board: Grid, stones: ReadonlySet<At>, from: At): Set<At> {
  const group = new Set([from]);
  for (const point of group) {
    for (const ray of board.rays[point] ?? []) {
      const neighbour = ray[0];
      if (neighbour !== undefined && stones.has(neighbour)) group.add(neighbour);
    }
  }
  return group;
}

/** Pairs of a stone of the group and the stone of another group that it sees over empty points. */
export function paths(board: Grid, group: ReadonlySet<At>, own: ReadonlySet<At>, enemy: ReadonlySet<At>): [At, At][] {
  const found: [At, At][] = [];
  for (const point of group) {
    for (const ray of board.rays[point] ?? []) {
      const stop = ray.findIndex((seen) => own.has(seen) || enemy.has(seen));
      const seen = ray[stop];
      if (seen !== undefined && stop > 0 && own.has(seen) && !group.has(seen)) found.push([point, seen]);
    }
  }
  return found;
}

/** The empty points over which paths lead. */
export function between(board: Grid, found: [At, At][]): Set<At> {
  const crossed = new Set<At>();
  for (const [from, to] of found) {
    const ray = board.rays[from]?.find((seen) => seen.includes(to)) ?? [];
    for (const point of ray.slice(0, ray.indexOf(to))) crossed.add(point);
  }
  return crossed;
}

/** The groups of one colour that have no path now. */
export function pathless(board: Grid, own: ReadonlySet<At>, enemy: ReadonlySet<At>): Set<At>[] {
  const seen = new Set<At>();
  const found: Set<At>[] = [];
  for (const stone of own) {
    if (seen.has(stone)) continue;
    const group = groupOf(board, own, stone);
    for (const member of group) seen.add(member);
    if (paths(board, group, own, enemy).length === 0) found.push(group);
  }
  return found;
}

/** The points among `open` where a new stone gives a path to every stone of a group. */
export function saving(
  board: Grid,
  group: ReadonlySet<At>,
  own: ReadonlySet<At>,
  enemy: ReadonlySet<At>,
  open: Iterable<At>,
): At[] {
  const [stone] = group;
  if (stone === undefined) return [];
  return [...open].filter((point) => {
    const then = new Set(own).add(point);
    return paths(board, groupOf(board, then, stone), then, enemy).length > 0;
  });
}

/** The outline of the board, its corners rounded, `margin` drawing units outside the outermost points. */
export function outline(size: number, sixths: number, margin: number): { path: string; box: [number, number, number, number] } {
  const [short, long] = [size - 1, size];
  const corners: [number, number][] = [
    [-(short - 1), -short],
    [short - 1, -short],
    [2 * long - 3, 0],
    [short - 1, short],
    [-(short - 1), short],
    [-(2 * long - 3), 0],
  ];
  const out = corners.map((corner) => {
    const [x, y] = drawn(corner, sixths);
    const far = Math.hypot(x, y);
    return [x * (1 + margin / far), y * (1 + margin / far)] as [number, number];
  });
  const at = (corner: number): [number, number] => out[(corner + 6) % 6] as [number, number];
  const toward = (from: [number, number], to: [number, number], by: number): string => {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return `${round(from[0] + ((to[0] - from[0]) / far) * by)} ${round(from[1] + ((to[1] - from[1]) / far) * by)}`;
  };
  const turn = margin / 3;
  const path = out
    .map((corner, i) => `${i === 0 ? 'M' : 'L'}${toward(corner, at(i - 1), turn)}Q${corner.map(round).join(' ')} ${toward(corner, at(i + 1), turn)}`)
    .join('');
  const [xs, ys] = [out.map(([x]) => x), out.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { path: `${path}Z`, box: [round(left), round(top), round(Math.max(...xs) - left), round(Math.max(...ys) - top)] };
}

/** All lines of the board as one path, and the names at both ends of its rows. */
export function lines(board: Grid, sixths: number): string {
  const parts: string[] = [];
  for (const [point, rays] of board.rays.entries()) {
    for (const direction of [0, 1, 2]) {
      const ray = rays[direction] ?? [];
      const before = rays[direction + 3] ?? [];
      const end = ray.at(-1);
      if (before.length > 0 || end === undefined) continue;
      const [from, to] = [board.xy[point], board.xy[end]] as [[number, number], [number, number]];
      parts.push(`M${drawn(from, sixths).join(' ')}L${drawn(to, sixths).join(' ')}`);
    }
  }
  return parts.join('');
}

/** The labels of the rows, so far from its points: the letter before the first and the number of points after the last. */
export function labels(board: Grid, sixths: number, from = LABEL): { text: string; x: number; y: number }[] {
  const short = board.size - 1;
  const found: { text: string; x: number; y: number }[] = [];
  for (let row = 0; row < 2 * board.size - 1; row++) {
    const width = 2 * short - Math.abs(row - short);
    const far = width - 1 + from / HALF;
    for (const [text, x] of [
      [String.fromCharCode(97 + row), -far],
      [String(width), far],
    ] as [string, number][]) {
      const [px, py] = drawn([x, row - short], sixths);
      found.push({ text, x: px, y: py });
    }
  }
  return found;
}
