/** The lines of a judgement, each with the meeples that it speaks of: rows that count, and why the others do not. */
import { rowsIn } from '../physics/pyramid';
import type { Scene } from '../physics/scene';

export interface Line {
  key: string;
  /** Of a row that counts its number, from 1; of others the letter that stands on each of them. */
  row: number | null;
  letter: string | null;
  /** Of several who build on one plate, whose it is. */
  seat: number;
  meeples: readonly number[];
}

/** What was found of a pile, as far as it is known which meeples it speaks of. */
export interface Found {
  scene: Scene;
  counted: readonly number[];
  rest: readonly { meeples: readonly number[] }[];
}

const FIRST = 'a'.charCodeAt(0);
const LETTERS = 26;

/** By seat, and for each its rows from the lowest, then the rest; letters go on from seat to seat. */
export function linesOf(found: readonly Found[]): Line[] {
  let letters = 0;
  return found.flatMap(({ scene, counted, rest }, seat) => {
    const rows = new Map<number, number[]>();
    for (const [id, row] of rowsIn(scene, counted)) rows.set(row, [...(rows.get(row) ?? []), id]);
    return [
      ...[...rows].sort(([one], [other]) => one - other).map(([row, meeples]): Line => ({ key: `${seat} row ${row}`, row, letter: null, seat, meeples })),
      ...rest.map(({ meeples }, at): Line => {
        const letter = String.fromCharCode(FIRST + (letters++ % LETTERS));
        return { key: `${seat} rest ${at}`, row: null, letter, seat, meeples };
      }),
    ];
  });
}

/** The line in hand: at first that of what does not count, if there is any. */
export const lineInHand = (lines: readonly Line[], key: string | null): Line | null =>
  lines.find((line) => (key === null ? line.row === null : line.key === key)) ?? null;

/** Where a meeple is seen, in pixels, and how many of them a centimetre is there. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface RowMark {
  key: string;
  row: number;
  x: number;
  y: number;
  /** How large its number is, from its middle to its edge. */
  r: number;
  /** Where its line ends. */
  to: number;
}

/** Centimetres from a meeple's middle to its side; pixels from there to the number of its row, the best first, and around that. */
const SIDE = 0.85;
const BESIDE = [64, 96, 40, 140, 190] as const;
const ROOM = 30;
/** The radius of a number where there is room; where rows lie closer, every other one stands nearer to the pyramid. */
const LARGEST = 14;
const EDGE = 18;
/** Pixels between a meeple and the end of the line to it. */
const GAP = 4;

/**
 * The numbers of rows, one above the other beside a pyramid, on a picture so many pixels wide: on its left, but where
 * they would lie on what bears a letter, on its right or further away.
 */
export function rowMarks(lines: readonly Line[], spots: ReadonlyMap<number, Spot>, width: number): RowMark[] {
  const seats = new Set(lines.map(({ seat }) => seat));
  return [...seats].flatMap((seat) => {
    const rows = lines.filter((line) => line.seat === seat && line.row !== null);
    const own = new Set(rows.flatMap(({ meeples }) => meeples));
    const others = [...spots].flatMap(([id, spot]) => (own.has(id) ? [] : spot));
    const hidden = (marks: readonly RowMark[]): number => others.filter(({ x, y }) => marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < ROOM)).length;
    const found = BESIDE.flatMap((beside) => ([-1, 1] as const).map((side) => column(rows, spots, side, beside)));
    const seen = found.filter((marks) => marks.every(({ x }) => x >= EDGE && x <= width - EDGE));
    return (seen.length > 0 ? seen : found.slice(0, 2)).reduce((best, marks) => (hidden(marks) < hidden(best) ? marks : best));
  });
}

function column(rows: readonly Line[], spots: ReadonlyMap<number, Spot>, side: -1 | 1, beside: number): RowMark[] {
  const ends = rows.flatMap(({ key, row, meeples }) => {
    const sides = meeples.flatMap((id) => spots.get(id) ?? []).map(({ x, y, scale }) => ({ x: x + side * SIDE * scale, y }));
    const end = sides.sort((one, other) => side * (other.x - one.x))[0];
    return row === null || end === undefined ? [] : [{ key, row, ...end }];
  });
  const x = side * (Math.max(...ends.map(({ x }) => side * x)) + beside);
  const heights = ends.map(({ y }) => y).sort((one, other) => one - other);
  const apart = Math.min(...heights.slice(1).map((y, at) => y - (heights[at] ?? y)));
  const r = Math.min(LARGEST, apart - 1);
  const nearer = apart < 2 * LARGEST + 2 ? -side * (2 * r + 2) : 0;
  return ends.map(({ key, row, x: end, y }) => {
    const at = x + (row % 2 === 0 ? nearer : 0);
    return { key, row, x: at, y, r, to: side < 0 ? Math.max(at + r + GAP, end - GAP) : end + GAP };
  });
}
