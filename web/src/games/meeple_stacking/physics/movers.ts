/**
 * Who has moved what on a plate for all, moment by moment, and whose pyramid that has destroyed; pure.
 * `rulebound.games.meeple_stacking.movers` is the twin, and says by which clauses.
 */
import { rowsOf, type Pyramid } from './pyramid';

export type Loss = 'height' | 'any';

/** Since its owner's meeples rested last: when each meeple was moved first, in milliseconds, and by whose hand. */
export type Movers = ReadonlyMap<number, readonly [at: number, by: number]>;

export interface Knocked {
  by: number;
  victim: number;
  before: number[];
  after: number[];
  at_ms: number;
}

/** What moves at a moment: in whose hand, in no hand, and what those touch of which it is not known who moves them. */
export interface Stir {
  at: number;
  held: ReadonlyMap<number, number>;
  moving: readonly number[];
  touching: ReadonlyMap<number, readonly number[]>;
}

export function spread(movers: Movers, { at, held, moving, touching }: Stir): Movers {
  const found = new Map(movers);
  for (const [meeple, seat] of held) if (!found.has(meeple)) found.set(meeple, [at, seat]);
  const hands = new Map(held);
  for (const meeple of moving) {
    const by = movers.get(meeple)?.[1];
    if (by !== undefined && !hands.has(meeple)) hands.set(meeple, by);
  }
  let waiting = moving.filter((meeple) => !movers.has(meeple)).sort((one, other) => one - other);
  const from = (meeple: number): number[] => (touching.get(meeple) ?? []).filter((other) => hands.has(other));
  for (;;) {
    const meeple = waiting.find((each) => from(each).length > 0);
    if (meeple === undefined) return found;
    const by = hands.get(Math.min(...from(meeple))) as number;
    hands.set(meeple, by);
    found.set(meeple, [at, by]);
    waiting = waiting.filter((each) => each !== meeple);
  }
}

/** What is still known once the meeples of an owner rest. */
export const rested = (movers: Movers, isOwn: (meeple: number) => boolean, held: ReadonlyMap<number, number>): Movers =>
  new Map([...movers].filter(([meeple]) => !isOwn(meeple) || held.has(meeple)));

export function isDestroyed(before: readonly number[], after: readonly number[], loss: Loss): boolean {
  const sum = (rows: readonly number[]): number => rows.reduce((all, count) => all + count, 0);
  return after.length < before.length || (loss === 'any' && sum(after) < sum(before));
}

/** Who has destroyed an owner's pyramid between two moments at which it rested; null where nobody else has. */
export function knock(owner: number, before: Pyramid | null, after: Pyramid | null, movers: Movers, loss: Loss): Knocked | null {
  if (before === null) return null;
  const rows = rowsOf(after);
  if (!isDestroyed(rowsOf(before), rows, loss)) return null;
  const gone = [...before.keys()].filter((meeple) => !after?.has(meeple));
  let first: readonly [at: number, by: number] | null = null;
  for (const meeple of gone.length > 0 ? gone : before.keys()) {
    const moved = movers.get(meeple);
    if (moved && (first === null || moved[0] < first[0] || (moved[0] === first[0] && moved[1] < first[1]))) first = moved;
  }
  if (first === null || first[1] === owner) return null;
  return { by: first[1], victim: owner, before: rowsOf(before), after: rows, at_ms: first[0] };
}

/** Who has lost by destroying, in the order of time; who has lost destroys nothing more, nor can lose more. */
export function losers(knocks: readonly Knocked[]): number[] {
  const out: number[] = [];
  for (const { by, victim } of [...knocks].sort((one, other) => one.at_ms - other.at_ms || one.by - other.by)) {
    if (!out.includes(by) && !out.includes(victim)) out.push(by);
  }
  return out;
}
