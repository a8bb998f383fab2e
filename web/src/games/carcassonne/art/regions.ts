/** The parts into which lines divide a tile. */
import { areaOf, clear, distance, fromPiece, inside, type Line, type Point } from './curve';

/** A line that parts the land, and how much of it lies on either side of its middle. */
export interface Barrier {
  line: Line;
  half: number;
}

interface Arm {
  to: string;
  half: number;
  angle: number;
}

/** The tile's own edge, with points at all places where something may cross it and in the middle of each half-edge. */
const FRAME: Line = [0, 1, 2, 3].flatMap((side) =>
  [0, 7, 25, 50, 75, 93].map((along): Point => {
    const at: Point[] = [[along, 0], [100, along], [100 - along, 100], [0, 100 - along]];
    return at[side] as Point;
  }),
);

const keyOf = ([x, y]: Point): string => `${Math.round(x * 50) / 50 + 0} ${Math.round(y * 50) / 50 + 0}`;
const pointOf = (key: string): Point => key.split(' ').map(Number) as unknown as Point;

/** Where two pieces of straight lines cross, as shares of both; null where they do not. */
function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): [number, number] | null {
  if (Math.min(a[0], b[0]) > Math.max(c[0], d[0]) || Math.min(c[0], d[0]) > Math.max(a[0], b[0])) return null;
  if (Math.min(a[1], b[1]) > Math.max(c[1], d[1]) || Math.min(c[1], d[1]) > Math.max(a[1], b[1])) return null;
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < 1e-9) return null;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  const [s, t] = [(wx * vy - wy * vx) / across, (wx * uy - wy * ux) / across];
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [s, t] : null;
}

/** The parts of a tile, each as its outline with the barriers' own halves taken off. */
export function regions(barriers: Barrier[]): { loop: Line; middles: number[]; cut: Line }[] {
  const pieces = [{ line: [...FRAME, FRAME[0] as Point], half: 0 }, ...barriers].flatMap(({ line, half }) =>
    line.slice(1).map((to, at) => ({ from: line[at] as Point, to, half, cuts: [0, 1] })),
  );
  pieces.forEach((one, at) =>
    pieces.slice(at + 1).forEach((other) => {
      const met = crossing([one.from, one.to], [other.from, other.to]);
      if (met === null) return;
      one.cuts.push(met[0]);
      other.cuts.push(met[1]);
    }),
  );
  const arms = new Map<string, Map<string, Arm>>();
  for (const { from, to, half, cuts } of pieces) {
    const keys = cuts
      .sort((one, other) => one - other)
      .map((cut) => keyOf([from[0] + (to[0] - from[0]) * cut, from[1] + (to[1] - from[1]) * cut]));
    keys.slice(1).forEach((next, at) => {
      join(arms, keys[at] as string, next, half);
      join(arms, next, keys[at] as string, half);
    });
  }
  return loopsOf(arms).map((keys) => {
    const loop = keys.map(({ key }) => pointOf(key));
    const middles = FRAME.flatMap((point, at) => ([2, 4].includes(at % 6) && keys.some(({ key }) => key === keyOf(point)) ? [Math.floor(at / 6) * 2 + (at % 6 === 2 ? 0 : 1)] : []));
    return { loop, middles, cut: inset(loop, keys.map(({ half }) => half), barriers) };
  });
}

function join(arms: Map<string, Map<string, Arm>>, from: string, to: string, half: number): void {
  if (from === to) return;
  const [[x, y], [u, v]] = [pointOf(from), pointOf(to)];
  const found = arms.get(from) ?? new Map<string, Arm>();
  const wider = Math.max(half, found.get(to)?.half ?? 0);
  arms.set(from, found.set(to, { to, half: wider, angle: Math.atan2(v - y, u - x) }));
}

/** All inner loops, each going clockwise; every step with the half of the line that it follows. */
function loopsOf(arms: Map<string, Map<string, Arm>>): { key: string; half: number }[][] {
  const seen = new Set<string>();
  const loops: { key: string; half: number }[][] = [];
  for (const [start, found] of arms) {
    for (const first of found.values()) {
      const loop: { key: string; half: number }[] = [];
      let [from, arm] = [start, first];
      while (!seen.has(`${from}>${arm.to}`)) {
        seen.add(`${from}>${arm.to}`);
        loop.push({ key: from, half: arm.half });
        const back = (arms.get(arm.to)?.get(from) as Arm).angle;
        const turns = [...(arms.get(arm.to) as Map<string, Arm>).values()];
        const next = turns.reduce((best, other) => (bearing(other.angle, back) < bearing(best.angle, back) ? other : best));
        [from, arm] = [arm.to, next];
      }
      if (loop.length > 2 && areaOf(loop.map(({ key }) => pointOf(key))) > 0.5) loops.push(loop);
    }
  }
  return loops;
}

/** How far to the left of the way back another way leads; the way back itself comes last. */
function bearing(angle: number, back: number): number {
  const turn = (back - angle + 4 * Math.PI) % (2 * Math.PI);
  return turn < 1e-7 ? 2 * Math.PI : turn;
}

/** A loop without what lies within the halves of its lines. */
function inset(loop: Line, halves: number[], barriers: Barrier[]): Line {
  const found: Line = [];
  loop.forEach((point, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] as Point;
    const after = loop[(at + 1) % loop.length] as Point;
    const [first, second] = [halves[(at + loop.length - 1) % loop.length] as number, halves[at] as number];
    found.push(...moved(before, point, after, first, second));
  });
  const kept = found.filter(
    (point) =>
      point.every((value) => value > -0.01 && value < 100.01) && barriers.every(({ line, half }) => half === 0 || clear(point, line, half - 0.35)),
  );
  return kept.filter((point, at) => at === 0 || distance(point, kept[at - 1] as Point) > 0.3);
}

/** Where a corner of a loop comes to lie when its two sides move inwards. */
function moved(before: Point, at: Point, after: Point, first: number, second: number): Point[] {
  const [one, two] = [normal(before, at), normal(at, after)];
  const bend = one[0] * two[0] + one[1] * two[1];
  const ends: Point[] = [
    [at[0] + one[0] * first, at[1] + one[1] * first],
    [at[0] + two[0] * second, at[1] + two[1] * second],
  ];
  const across = one[0] * two[1] - one[1] * two[0];
  if (bend > 0.98 && first === second) return [ends[0] as Point];
  if (Math.abs(across) < 0.15) return ends;
  // Where the two moved sides meet.
  const x = (first * two[1] - second * one[1]) / across;
  const y = (second * one[0] - first * two[0]) / across;
  return [[at[0] + x, at[1] + y]];
}

/** The direction to the right of a way, which is inwards on a loop that goes clockwise. */
function normal([x, y]: Point, [u, v]: Point): Point {
  const long = Math.hypot(u - x, v - y) || 1;
  return [-(v - y) / long, (u - x) / long];
}

export interface Circle {
  at: Point;
  r: number;
}

/** Where something round has most room within outlines, apart from other things; of equal points the one in the middle. */
export function roomiest(loops: Line[], apart: Circle[], r: number): Point {
  const all = loops.flat();
  const middle: Point = [0, 1].map((axis) => all.reduce((sum, point) => sum + (point[axis] as number) / all.length, 0)) as unknown as Point;
  let best = middle;
  let most = -Infinity;
  const look = (at: Point): void => {
    const pressed = apart.reduce((sum, other) => sum + Math.max(0, r + other.r - distance(at, other.at)), 0);
    const besides = pressed * 2 + distance(at, middle) * 0.06;
    if (r * 3 - besides <= most) return;
    const loop = loops.find((line) => inside(at, line));
    if (!loop) return;
    let edge = r;
    for (let place = 0; place < loop.length && edge * 3 - besides > most; place += 1) {
      edge = Math.min(edge, fromPiece(at, loop[place] as Point, loop[(place + 1) % loop.length] as Point));
    }
    if (edge * 3 - besides > most) [best, most] = [at, edge * 3 - besides];
  };
  for (const [step, reach] of [[8, 44], [4, 4], [2, 2]] as const) {
    const [x, y] = step === 8 ? [50, 50] : best;
    for (let across = -reach; across <= reach; across += step) {
      for (let down = -reach; down <= reach; down += step) look([x + across, y + down]);
    }
  }
  return best;
}
