/**
 * Which meeples of a scene count, and in which row: the rules of `rulebound.games.meeple_stacking.pyramid` and
 * `geometry`, for what has to be known while people build. Judgements are the server's.
 */
import { DEPTH, PIECES } from '../outline';
import type { Scene } from './scene';

type Meeple = Scene['meeples'][number];
export type Connection = 'standing' | 'touching';

/** Meeples by number with the row that each stands in. */
export type Pyramid = ReadonlyMap<number, number>;

const FELT = 0;
const ONE = 1_000_000;
/** Thousandths of a millimetre: bodies that are no further apart touch. */
export const TOUCH = 200;
const [HALF_WIDTH, HALF_DEPTH] = [148_500, 105_000];
const VERTICES = PIECES.flatMap((piece) => piece.flatMap(([x, y]) => [-1, 1].map((side) => [100 * x, -100 * y, side * 50 * DEPTH] as const)));
const REACH = 1 + Math.floor(Math.sqrt(Math.max(...VERTICES.map(([x, y, z]) => x * x + y * y + z * z))));

/** At most 15° from upright: the square of the cosine is (2 + √3) / 4, so whole numbers decide it. */
export function isStanding({ turn }: Meeple): boolean {
  const [w, x, y, z] = turn.map(BigInt) as [bigint, bigint, bigint, bigint];
  const part = w * w - x * x + y * y - z * z;
  const whole = w * w + x * x + y * y + z * z;
  const beyond = 4n * part * part - 2n * whole * whole;
  return part > 0n && beyond >= 0n && beyond * beyond >= 3n * whole ** 4n;
}

/** No corner is beyond the felt's edge. */
export function isInside({ at: [x, , z], turn }: Meeple): boolean {
  if (Math.abs(x) + REACH <= HALF_WIDTH && Math.abs(z) + REACH <= HALF_DEPTH) return true;
  const [w, i, j, k] = turn.map(BigInt) as [bigint, bigint, bigint, bigint];
  const whole = w * w + i * i + j * j + k * k;
  const across = [w * w + i * i - j * j - k * k, 2n * (i * j - w * k), 2n * (i * k + w * j)] as const;
  const along = [2n * (i * k - w * j), 2n * (j * k + w * i), w * w - i * i - j * j + k * k] as const;
  const within = (row: readonly [bigint, bigint, bigint], middle: number, half: number): boolean =>
    VERTICES.every((corner) => {
      const place = row.reduce((sum, part, axis) => sum + part * BigInt(corner[axis] as number), BigInt(middle) * whole);
      return (place < 0n ? -place : place) <= BigInt(half) * whole;
    });
  return within(across, x, HALF_WIDTH) && within(along, z, HALF_DEPTH);
}

/** What each meeple stands on: what it touches from above. */
export function supporters({ meeples, contacts }: Scene): Map<number, Set<number>> {
  const found = new Map(meeples.map(({ id }) => [id, new Set<number>()]));
  for (const { one, other, gap = 0, up = ONE } of contacts) {
    if (gap > TOUCH || 2 * Math.abs(up) <= ONE) continue;
    const [below, above] = up > 0 ? [one, other] : [other, one];
    if (above !== FELT) found.get(above)?.add(below);
  }
  return found;
}

/** The pyramid of an owner that counts, or of all on a plate of one's own; null where no meeple does. */
export function pyramidOf(scene: Scene, owner: number | null, by: Connection): Pyramid | null {
  const under = supporters(scene);
  const own = scene.meeples.filter((meeple) => (owner === null || (meeple.owner ?? 0) === owner) && !meeple.held && isStanding(meeple) && isInside(meeple));
  const rowOf = heights(own.map(({ id }) => id), under);
  rowOf.delete(FELT);
  return groups(scene, rowOf, under, by)[0] ?? null;
}

/** The row of each meeple of which nothing is wrong by itself and that stands on what counts; the felt is row 0. */
function heights(meeples: readonly number[], under: Map<number, Set<number>>): Map<number, number> {
  const rowOf = new Map([[FELT, 0]]);
  let waiting = meeples.filter((id) => (under.get(id)?.size ?? 0) > 0);
  for (;;) {
    const ready = waiting.filter((id) => [...(under.get(id) ?? [])].every((below) => rowOf.has(below)));
    if (ready.length === 0) return rowOf;
    const rows = ready.map((id) => 1 + Math.min(...[...(under.get(id) ?? [])].map((below) => rowOf.get(below) as number)));
    for (const [at, id] of ready.entries()) rowOf.set(id, rows[at] as number);
    waiting = waiting.filter((id) => !rowOf.has(id));
  }
}

/** The rows of some meeples that count, of which each stands on others that do. */
export function rowsIn(scene: Scene, counted: readonly number[]): Pyramid {
  const under = supporters(scene);
  return new Map([...heights(counted, under)].filter(([id]) => id !== FELT));
}

/** How many stand in each row, from the lowest. */
export function rowsOf(pyramid: Pyramid | null): number[] {
  const rows: number[] = [];
  for (const row of pyramid?.values() ?? []) rows[row - 1] = (rows[row - 1] ?? 0) + 1;
  return rows;
}

/** Connected meeples, the highest first, of equals the one with more points, then the one with the lowest number. */
function groups(scene: Scene, rowOf: Map<number, number>, under: Map<number, Set<number>>, by: Connection): Pyramid[] {
  const beside = new Map([...rowOf.keys()].map((id) => [id, new Set<number>()]));
  const link = (one: number, other: number): void => {
    if (!beside.has(one) || !beside.has(other)) return;
    beside.get(one)?.add(other);
    beside.get(other)?.add(one);
  };
  if (by === 'touching') {
    for (const { one, other, gap = 0 } of scene.contacts) if (gap <= TOUCH) link(one, other);
  } else for (const [id, below] of under) for (const each of below) link(id, each);
  const found: Pyramid[] = [];
  const seen = new Set<number>();
  for (const first of [...rowOf.keys()].sort((one, other) => one - other)) {
    const group = new Set<number>();
    const todo = seen.has(first) ? [] : [first];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      group.add(id);
      todo.push(...(beside.get(id) ?? []));
    }
    if (group.size > 0) found.push(new Map([...group].map((id) => [id, rowOf.get(id) as number])));
  }
  const points = (pyramid: Pyramid): number => [...pyramid.values()].reduce((sum, row) => sum + row, 0);
  const height = (pyramid: Pyramid): number => Math.max(...pyramid.values());
  // Sorting keeps the order of equals, and groups come by their lowest number.
  return found.sort((one, other) => height(other) - height(one) || points(other) - points(one));
}
