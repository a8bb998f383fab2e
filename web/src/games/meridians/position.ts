/** A position of Meridians as the server shows it, and how its events change the picture. */
import type { Event, View } from '../../shell/ruling';
import type { Table } from '../../shell/wire';
import { grid, pathless, type At } from './geometry';

export type Colour = 'light' | 'dark';

export interface Position {
  size: number;
  turn: number;
  pie: boolean;
  first: number | null;
  light_seat: number | null;
  to_move: Colour | null;
  phase: 'draw' | 'choose' | 'place' | 'over';
  light: string[];
  dark: string[];
  legal: string[];
  no_path: string[][];
}

export const position = (view: View): Position => view as unknown as Position;

export const other = (colour: Colour): Colour => (colour === 'light' ? 'dark' : 'light');

export const colourAt = (turn: number): Colour => (turn % 2 === 0 ? 'light' : 'dark');

/** The points of the stones of a colour. */
export function stones(at: Position, colour: Colour): Set<At> {
  const { index } = grid(at.size);
  return new Set(at[colour].map((name) => index.get(name) as At));
}

export function colourOf(at: Position, point: string): Colour | null {
  if (at.light.includes(point)) return 'light';
  return at.dark.includes(point) ? 'dark' : null;
}

/** The seat's colour; nobody has one before the pie is settled. */
export function sideOf(at: Position, seat: number): Colour | null {
  if (at.light_seat === null) return null;
  return at.light_seat === seat ? 'light' : 'dark';
}

/** The seat that begins by the options; null where it is drawn. */
export const firstOf = ({ first }: Table['options']): number | null => (first === 'drawn' ? null : first === 'seat-2' ? 1 : 0);

function start(table: Table): Position {
  const set = /^(\d+) (\d+) ?(.*)$/.exec(table.position ?? '');
  const named = (letter: string): string[] =>
    (set?.[3] ?? '').split(' ').flatMap((word) => (word.endsWith(letter) ? [word.slice(0, -1)] : []));
  const pie = table.options['pie'] === true && set === null;
  const seat = firstOf(table.options);
  return {
    size: set ? Number(set[1]) : Number(table.options['size'] ?? 7),
    turn: set ? Number(set[2]) : 0,
    pie,
    first: set ? 0 : seat,
    light_seat: set ? 0 : pie ? null : seat,
    to_move: null,
    phase: 'place',
    light: named('L'),
    dark: named('D'),
    legal: [],
    no_path: [],
  };
}

function after(at: Position, event: Event): Position {
  const { data } = event;
  switch (event.kind) {
    case 'placed': {
      const colour = data['colour'] as Colour;
      return { ...at, [colour]: [...at[colour], data['point'] as string], turn: at.turn + 1 };
    }
    case 'removed': {
      const gone = new Set(data['points'] as string[]);
      const colour = data['colour'] as Colour;
      return { ...at, [colour]: at[colour].filter((name) => !gone.has(name)) };
    }
    case 'drawn': {
      const seat = data['seat'] as number;
      return { ...at, first: seat, light_seat: at.pie ? null : seat };
    }
    case 'chosen':
      return { ...at, light_seat: data['colour'] === 'light' ? event.actor : 1 - event.actor };
    case 'ended':
      return { ...at, phase: 'over' };
    default:
      return at;
  }
}

/** The picture of a past position: no point is open in it, for the server alone knows those. */
export function viewAt(table: Table, line: Event[]): View {
  const at = line.reduce(after, start(table));
  const board = grid(at.size);
  const [light, dark] = [stones(at, 'light'), stones(at, 'dark')];
  const dead = at.turn < 4 ? [] : [...pathless(board, light, dark), ...pathless(board, dark, light)];
  const choosing = at.pie && at.turn === 2 && at.light_seat === null;
  const phase = at.phase === 'over' ? 'over' : choosing ? 'choose' : 'place';
  return {
    ...at,
    phase,
    to_move: phase === 'place' ? colourAt(at.turn) : null,
    no_path: dead.map((group) => [...group].sort((a, b) => a - b).map((point) => board.names[point])),
  };
}
