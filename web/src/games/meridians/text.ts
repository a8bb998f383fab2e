/** Positions of Meridians as text: `SIZE TURN BOARD`, as in `7 4 g6L g8L i6D i8D`. */
import { grid } from './geometry';
import type { Colour } from './position';

export interface Setup {
  size: number;
  /** Stones placed so far; even turns are Light's. */
  turn: number;
  light: string[];
  dark: string[];
}

export const MIN_SIZE = 3;
export const MAX_SIZE = 12;

/** What is wrong with a text, and the values that say it. */
export class TextError extends Error {
  constructor(
    readonly reason: 'form' | 'size' | 'stone' | 'point' | 'twice' | 'turn',
    readonly values: Record<string, string | number>,
  ) {
    super(reason);
  }
}

/** The position that a text describes. Throws TextError for the first thing that is wrong. */
export function parse(text: string): Setup {
  const [size, turn, ...words] = text.trim().split(/\s+/);
  if (!/^\d{1,2}$/.test(size ?? '') || !/^\d{1,4}$/.test(turn ?? '')) throw new TextError('form', {});
  if (Number(size) < MIN_SIZE || Number(size) > MAX_SIZE)
    throw new TextError('size', { size: Number(size), least: MIN_SIZE, most: MAX_SIZE });
  const { index } = grid(Number(size));
  const found: Setup = { size: Number(size), turn: Number(turn), light: [], dark: [] };
  for (const word of words) {
    const [, point, letter] = /^([a-z]\d{1,2})([LD])$/.exec(word) ?? [];
    if (point === undefined) throw new TextError('stone', { word });
    if (!index.has(point)) throw new TextError('point', { point });
    if (found.light.includes(point) || found.dark.includes(point)) throw new TextError('twice', { point });
    found[letter === 'L' ? 'light' : 'dark'].push(point);
  }
  if (fitting(found, moverOf(found)) !== found.turn && found.turn < 4)
    throw new TextError('turn', { turn: found.turn });
  return found;
}

export const moverOf = ({ turn }: Pick<Setup, 'turn'>): Colour => (turn % 2 === 0 ? 'light' : 'dark');

/** The position as text, its stones in board order. */
export function format({ size, turn, light, dark }: Setup): string {
  const { index } = grid(size);
  const stones = [...light.map((point) => `${point}L`), ...dark.map((point) => `${point}D`)];
  const place = (stone: string): number => index.get(stone.slice(0, -1)) ?? 0;
  return [size, turn, ...stones.sort((a, b) => place(a) - place(b))].join(' ');
}

/** Stones of Light and Dark on the board before each of the first four turns. */
const OPENING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
] as const;

/**
 * The turn that stones and a mover stand for: one of the opening where they fit it, else the first that is late
 * enough for so many stones.
 */
export function fitting({ light, dark }: Pick<Setup, 'light' | 'dark'>, mover: Colour): number {
  const parity = mover === 'light' ? 0 : 1;
  const opening = OPENING.findIndex(([l, d], turn) => turn % 2 === parity && l === light.length && d === dark.length);
  if (opening >= 0) return opening;
  const late = Math.max(4, light.length + dark.length);
  return late % 2 === parity ? late : late + 1;
}

/** The position with a stone of a colour on a point, or with none; a stone that stands there makes way. */
export function put(setup: Setup, point: string, colour: Colour | null): Setup {
  const without = (stones: string[]): string[] => stones.filter((stone) => stone !== point);
  const next = { ...setup, light: without(setup.light), dark: without(setup.dark) };
  if (colour !== null) next[colour] = [...next[colour], point];
  return { ...next, turn: fitting(next, moverOf(setup)) };
}

/** The position with another side to move. */
export const turnTo = (setup: Setup, mover: Colour): Setup => ({ ...setup, turn: fitting(setup, mover) });

/** The position on a board of another size; stones whose points it lacks are left out. */
export function resized(setup: Setup, size: number): Setup {
  const { index } = grid(size);
  const [light, dark] = [setup.light, setup.dark].map((stones) => stones.filter((point) => index.has(point)));
  const next = { size, turn: setup.turn, light: light ?? [], dark: dark ?? [] };
  return { ...next, turn: fitting(next, moverOf(setup)) };
}
