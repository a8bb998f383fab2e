/** Where spaces, towers and prices lie: round the ring on a table, in wrapping rows on a phone. Pure geometry. */
import { pipsOf, type Piece, type Space } from './position';

/** Somewhere on the board: at a point, turned, and so far outward; in degrees clockwise and drawing units. */
export interface Place {
  x: number;
  y: number;
  turn: number;
  out: number;
}

export interface Layout {
  kind: 'ring' | 'strip';
  box: [number, number, number, number];
  /** The size of pieces; 1 is a queen of 104 by 161. */
  scale: number;
  /** The room that a tower has, in drawing units. */
  room: number;
  radius: number;
  /** Each space on its line, in ring order. */
  nodes: Place[];
  /** The rows of a strip: where each begins, and its line, at whose end the strip goes on in the next one. */
  rows: { top: number; y: number; from: number; to: number }[];
  /** How wide a space is in a row. */
  cell: number;
}

/** Height and half the width of a piece by its pips. */
export const HEIGHT = [0, 91, 125, 161];
export const HALF = [0, 29, 40, 52];

const OUTER = 424;
const FOOT = 14;
const ROOM = 234;
const BAND = 43;
/** How many pieces of a tower are drawn, at best; an inspector shows the others. */
const DRAWN = [4, 3, 2];
/** The least of a covered piece that is seen: its letter. */
const LEAST_BAND = 26;
/** How far a tower stands up whose lowest pieces are not drawn: their number is told there. */
const TOLD = 20;
/** The room of a tower in a row, by the size of its pieces: whatever is drawn is seen. */
const ROWS_ROOM = TOLD + 3 * BAND + HEIGHT[3]!;

/**
 * A ring of so many spaces: pieces as large as its width and its height allow. `angle` is where the first stands;
 * in a `small` picture of few spaces pieces are larger and the ring is closer.
 */
export function ring(count: number, angle: number, small = false): Layout {
  const chord = 2 * Math.sin(Math.PI / Math.max(count, 7));
  const close = small && count <= 7;
  const scale = close ? 1.2 : Math.min(1, (OUTER * chord) / (106 + ROOM * chord));
  const radius = close ? 146 : OUTER - FOOT - ROOM * scale;
  const nodes = Array.from({ length: count }, (_, at) => ({ x: 0, y: 0, turn: angle - (at * 360) / count, out: radius }));
  return { kind: 'ring', box: [-434, -430, 868, 860], scale, room: ROOM * scale, radius, nodes, rows: [], cell: 0 };
}

/** Under a line: the prices, and what parts it from the next row. */
const UNDER = 31;
const EDGE = 12;
/** Pieces grow no larger than this in rows; smaller than the least they are for nothing, for their letters are read. */
const MOST = 0.68;
const LEAST = 0.32;
/** Where the board is scrolled all the same. */
const SCROLLED = 0.36;
/** So that not each piece more on a stack changes the size of all. */
const GRAIN = 50;

/**
 * Rows of spaces, each as high as its towers: that many in one with which pieces are largest while all is seen in
 * `high`. Where they would be too small, they are as small as can be and the rows go on below.
 */
export function strip(spaces: Space[], width: number, high: number): Layout {
  const inner = width - 2 * EDGE;
  const counts = Array.from({ length: spaces.length }, (_, more) => more + 1);
  const across = (count: number): { count: number; scale: number } => {
    const scale = Math.min(Math.max(MOST, width / 900), ((inner / count) * 0.94) / 104);
    const towers = rowsOf(spaces, count).reduce((sum, row) => sum + tallest(row), 0);
    const free = high - 6 - Math.ceil(spaces.length / count) * (FOOT + 4 + UNDER);
    return { count, scale: Math.min(scale, Math.floor((free / towers) * GRAIN) / GRAIN) };
  };
  const best = counts.map(across).reduce((one, other) => (other.scale > one.scale ? other : one), { count: 1, scale: 0 });
  const most = Math.max(1, Math.floor((inner * 0.94) / (104 * SCROLLED)));
  const even = Math.ceil(spaces.length / Math.ceil(spaces.length / most));
  const { count, scale } = best.scale >= LEAST ? best : { count: even, scale: Math.min(MOST, ((inner / even) * 0.94) / 104) };
  const cell = inner / count;
  const nodes: Place[] = [];
  const rows: Layout['rows'] = [];
  let y = 0;
  for (const row of rowsOf(spaces, count)) {
    const top = y;
    y += tallest(row) * scale + FOOT + 4;
    for (const at of row.keys()) nodes.push({ x: EDGE + cell / 2 + at * cell, y, turn: 0, out: 0 });
    rows.push({ top, y, from: EDGE, to: EDGE + row.length * cell });
    y += UNDER;
  }
  return { kind: 'strip', box: [0, 0, width, y + 6], scale, room: ROWS_ROOM * scale, radius: 0, nodes, rows, cell };
}

const rowsOf = (spaces: Space[], count: number): Space[][] =>
  Array.from({ length: Math.ceil(spaces.length / count) }, (_, row) => spaces.slice(row * count, (row + 1) * count));

/** The highest tower of a row, by the size of its pieces. */
const tallest = (row: Space[]): number => Math.max(96, ...row.map(({ stack }) => height(stack, 1, ROWS_ROOM)));

/**
 * The pieces of a stack that are drawn, from bottom to top, each with how far up its foot stands: as many of its
 * highest as can be told from each other in that room.
 */
export function tower(stack: Piece[], scale: number, room: number): { piece: Piece; up: number }[] {
  const head = room / scale - (HEIGHT[pipsOf(stack.at(-1) as Piece)] as number);
  const within = (count: number): boolean => (count - 1) * LEAST_BAND <= head - (stack.length > count ? TOLD : 0);
  const shown = stack.slice(-(DRAWN.find(within) ?? 2));
  const steps = shown.slice(1).map((piece, at) => {
    const [low, high] = [pipsOf(shown[at] as Piece), pipsOf(piece)];
    const fit = (HEIGHT[low] as number) * (1 - (HALF[high] as number) / (HALF[low] as number));
    return Math.max(BAND, fit);
  });
  const spare = steps.reduce((sum, step) => sum + step - LEAST_BAND, 0);
  let up = stack.length > shown.length ? TOLD : 0;
  const squeeze = spare > 0 ? Math.min(1, (head - up - steps.length * LEAST_BAND) / spare) : 1;
  return shown.map((piece, at) => {
    if (at > 0) up += LEAST_BAND + ((steps[at - 1] as number) - LEAST_BAND) * squeeze;
    return { piece, up: up * scale };
  });
}

/** How many pieces of a stack are not drawn. */
export const hiddenIn = (stack: Piece[], { scale, room }: Layout): number => stack.length - tower(stack, scale, room).length;

/** How far out from its space it is told how many are not drawn: between its line and the tower. */
export const toldAt = (scale: number): number => (6 + FOOT + TOLD * scale) / 2;

/** How high a tower is, in drawing units. */
export function height(stack: Piece[], scale: number, room: number): number {
  const last = tower(stack, scale, room).at(-1);
  return last === undefined ? 0 : last.up + (HEIGHT[pipsOf(last.piece)] as number) * scale;
}

/** Where each drawn piece stands; those in hand are lifted. */
export function places(spaces: Space[], layout: Layout, lifted: ReadonlySet<Piece>): Record<Piece, Place> {
  const found: Record<Piece, Place> = {};
  for (const [at, { stack }] of spaces.entries()) {
    const node = layout.nodes[at] as Place;
    const drawn = tower(stack, layout.scale, layout.room);
    const hidden = stack.slice(0, -drawn.length || undefined).slice(0, stack.length - drawn.length);
    for (const piece of hidden) found[piece] = { ...node, out: node.out + FOOT };
    for (const { piece, up } of drawn)
      found[piece] = { ...node, out: node.out + FOOT + up + (lifted.has(piece) ? 16 : 0) };
  }
  return found;
}

/** Between two places; turns go the short way. */
export const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  turn: from.turn + nearest(to.turn - from.turn) * share,
  out: from.out + (to.out - from.out) * share,
});

/** An angle as one between -180 and 180 degrees. */
export const nearest = (turn: number): number => ((((turn + 180) % 360) + 360) % 360) - 180;

/** The angle of the first space with which the spaces that stay move least from where they were. */
export function settled(spaces: Space[], before: Record<string, number>): number | null {
  let [sum, count] = [0, 0];
  let reference: number | null = null;
  for (const [at, { foot }] of spaces.entries()) {
    const was = before[foot];
    if (was === undefined) continue;
    const offset = was + (at * 360) / spaces.length;
    reference ??= offset;
    sum += nearest(offset - reference);
    count += 1;
  }
  return reference === null ? null : reference + sum / count;
}

export const transform = ({ x, y, turn, out }: Place): string =>
  `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) translate(0 ${round(-out)})`;

/** The point of a place, moved outward by `more`. */
export function pointOf({ x, y, turn, out }: Place, more = 0): [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [x + Math.sin(angle) * (out + more), y - Math.cos(angle) * (out + more)];
}

const round = (value: number): number => Math.round(value * 100) / 100;
