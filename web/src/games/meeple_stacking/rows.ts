/** A pyramid by its rows, the lowest first: what it earns, what it takes, and what cannot be. */

export type Rows = readonly number[];

export const SUPPLY = 99;
/** A row has at most so many times the meeples of the row below it (building.carrying). */
export const CARRIES = 2;
/** On the screen a plate for all has four sides, and each seat its supply on one of them. */
export const MOST_SEATS = 4;
export const FIRST_BASE = 3;
/** Seconds of a round of the first variant, and of a turn of the second. */
export const ROUND_S = 120;
export const TURN_S = 45;

export const points = (rows: Rows): number => rows.reduce((sum, count, at) => sum + count * (at + 1), 0);
export const meeples = (rows: Rows): number => rows.reduce((sum, count) => sum + count, 0);
/** The full pyramid on a base: one less in each row. */
export const triangle = (base: number): number[] => Array.from({ length: base }, (_, at) => base - at);
/** The base of a round of the second variant. */
export const baseOf = (round: number): number => FIRST_BASE + round - 1;

/** Whether a pyramid is what a round of the second variant asks for; in free form it is higher than the one before. */
export function isMet(rows: Rows, shape: 'full' | 'free', base: number, before: number): boolean {
  if (rows[0] !== base) return false;
  if (shape === 'free') return rows.length > before;
  return triangle(base).every((asked, at) => (rows[at] ?? 0) >= asked);
}

export interface Refusal {
  reason: 'supply' | 'nothing-under' | 'crowded';
  /** The row that is wrong, from 1; of too many meeples the one where there are too many. */
  row: number;
  clause: string;
}

/** Why nobody can have built these rows; null where somebody can. Gaps are fine, an empty row below another is not. */
export function refusal(rows: Rows, supply: number): Refusal | null {
  const empty = rows.findIndex((count, at) => count === 0 && rows.slice(at + 1).some((above) => above > 0));
  if (empty >= 0) return { reason: 'nothing-under', row: empty + 1, clause: 'meeple-stacking/building.foundation' };
  let used = 0;
  for (const [at, count] of rows.entries()) {
    used += count;
    if (used > supply) return { reason: 'supply', row: at + 1, clause: 'meeple-stacking/kit.meeples' };
  }
  const full = rows.findIndex((count, at) => at > 0 && count > CARRIES * (rows[at - 1] ?? 0));
  return full < 0 ? null : { reason: 'crowded', row: full + 1, clause: 'meeple-stacking/building.carrying' };
}

/** Rows without empty ones on top. */
export function trimmed(rows: Rows): number[] {
  const last = rows.findLastIndex((count) => count > 0);
  return rows.slice(0, last + 1);
}

/**
 * The most meeples at the bottom that can be connected when each above stands on two at most, as in one plane; null
 * where there are no more. Each above connects at most two, and to connect all takes one connection less than there
 * are meeples.
 */
export function looseBelow(rows: Rows): number | null {
  const [base = 0] = rows;
  const above = meeples(rows) - base;
  return base > above + 1 ? above + 1 : null;
}

/** What so many meeples are enough for. */
export interface Possible {
  /** The largest base of a full pyramid, and what that takes, earns and leaves. */
  base: number;
  used: number;
  points: number;
  left: number;
  /** The last round of the second variant that can be met in full form; 0 for none. */
  round: number;
}

export function possible(supply: number): Possible {
  let base = 0;
  while (meeples(triangle(base + 1)) <= supply) base++;
  const used = meeples(triangle(base));
  return { base, used, points: points(triangle(base)), left: supply - used, round: Math.max(0, base - FIRST_BASE + 1) };
}
