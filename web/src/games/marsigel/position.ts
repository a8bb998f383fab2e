/** A position of Der Marsigelwettkampf as the server shows it, and how its events change the picture. */
import type { Event, View } from '../../shell/ruling';
import type { Table } from '../../shell/wire';

/** A pyramid: the letter of its seat in colour order and its pips, as in `a3`. */
export type Piece = string;

export interface Space {
  /** The lowest piece, which never changes: the name of the space. */
  foot: Piece;
  /** From bottom to top. */
  stack: Piece[];
}

export interface Movement {
  move: string;
  piece: Piece;
  /** The top of the stack that it lands on. */
  onto: Piece;
  spaces: number;
  cost: number;
}

export interface Position {
  variant: 'tree' | 'nest';
  players: number;
  /** The colour of each seat, by name. */
  colours: string[];
  spaces: Space[];
  phase: 'draw' | 'roll' | 'move' | 'go-on' | 'over';
  mover: number;
  roll: number | null;
  points: number;
  moves: number;
  turn: number;
  passes: number;
  passes_to_draw: number;
  out: number[];
  legal: Movement[];
  /** Pieces of the mover's that may not move, each with the own piece that holds it. */
  held: { piece: Piece; under: Piece }[];
  /** The pieces that won, from the bottom. */
  trio: Piece[];
  /** House options: a draw at the third repetition, and after so many turns each (0: never). */
  third_time: boolean;
  cap: number;
  /** The piece that is being set up elsewhere, where positions are set up by hand. */
  setting?: { hand: Piece | null };
}

export const DIE = 6;
export const LETTERS = 'abcdefghijklm';

export const position = (view: View): Position => view as unknown as Position;

export const seatOf = (piece: Piece): number => LETTERS.indexOf(piece.charAt(0));
/** Its pips: 1 pawn, 2 drone, 3 queen. */
export const pipsOf = (piece: Piece): number => Number(piece.charAt(1));
export const sizeOf = (piece: Piece): 'queen' | 'drone' | 'pawn' =>
  pipsOf(piece) === 3 ? 'queen' : pipsOf(piece) === 2 ? 'drone' : 'pawn';
export const colourOf = (at: Position, piece: Piece): string => at.colours[seatOf(piece)] ?? 'red';

export const topOf = ({ stack }: Space): Piece => stack[stack.length - 1] as Piece;
export const spaceOf = (at: Position, piece: Piece): Space | undefined =>
  at.spaces.find(({ stack }) => stack.includes(piece));

/** The piece that a stack lets its owner move: the highest of a seat's own. */
export const topmostOwn = ({ stack }: Space, seat: number): Piece | undefined =>
  stack.findLast((piece) => seatOf(piece) === seat);

/** Whether a piece may land on another by their sizes alone. */
export const fits = (at: Position, piece: Piece, onto: Piece): boolean =>
  at.variant === 'tree' ? pipsOf(onto) >= pipsOf(piece) : pipsOf(onto) <= pipsOf(piece);

/** The spaces from one place in the ring to another, the shorter way; the space left behind is never between. */
export function distance(at: Position, from: Space, to: Space): number {
  const way = Math.abs(at.spaces.indexOf(from) - at.spaces.indexOf(to));
  return Math.min(way, at.spaces.length - way);
}

/** What a piece would pay to land on a stack. */
export const priceOf = (at: Position, piece: Piece, to: Space): number => {
  const from = spaceOf(at, piece);
  return from === undefined ? 0 : pipsOf(piece) * distance(at, from, to);
};

export const legalMove = (at: Position, piece: Piece, to: Space): Movement | undefined =>
  at.legal.find((movement) => movement.piece === piece && to.stack.includes(movement.onto));

/** A piece with all that lies on it goes to another stack; a space that is left empty closes. */
export function carried(spaces: Space[], piece: Piece, onto: Piece): Space[] {
  const source = spaces.find(({ stack }) => stack.includes(piece));
  if (source === undefined || source.stack.includes(onto)) return spaces;
  const lifted = source.stack.slice(source.stack.indexOf(piece));
  return spaces
    .map(({ foot, stack }) => ({
      foot,
      stack: foot === source.foot ? stack.slice(0, stack.indexOf(piece)) : stack.includes(onto) ? [...stack, ...lifted] : stack,
    }))
    .filter(({ stack }) => stack.length > 0);
}

const SIZES = { queen: 3, drone: 2, pawn: 1 } as const;

/** The pieces as they are laid out; with 3, 6, 9 and 12 players sizes shift by one with each lap. */
export function circle(players: number, sizes: string): Space[] {
  const order = sizes.split('-').map((size) => SIZES[size as keyof typeof SIZES]);
  return Array.from({ length: 3 * players }, (_, place) => {
    const [lap, seat] = [Math.floor(place / players), place % players];
    const piece = `${LETTERS[seat]}${order[(players % 3 === 0 ? seat + lap : place) % 3]}`;
    return { foot: piece, stack: [piece] };
  });
}

/** The stacks of a position text, told from the first colour's queen. */
export function spacesOf(ring: string): Space[] {
  return ring.split('/').map((word) => {
    const stack = word.match(/../g) ?? [];
    return { foot: stack[0] ?? '', stack };
  });
}

/** The picture after one more event. */
export function after(at: Position, event: Event): Position {
  const { data } = event;
  const next = (change: Partial<Position>): Position => {
    const seats = Array.from({ length: at.players }, (_, by) => (at.mover + 1 + by) % at.players);
    const out = change.out ?? at.out;
    const mover = seats.find((seat) => !out.includes(seat)) ?? at.mover;
    return { ...at, ...change, mover, turn: at.turn + 1, roll: null, points: 0, moves: 0, phase: 'roll' };
  };
  switch (event.kind) {
    case 'drawn':
      return { ...at, mover: data['seat'] as number, phase: 'roll' };
    case 'rolled':
      return { ...at, roll: data['pips'] as number, points: data['pips'] as number, phase: 'move' };
    case 'moved': {
      const spaces = carried(at.spaces, data['piece'] as Piece, data['onto'] as Piece);
      return { ...at, spaces, points: data['left'] as number, moves: at.moves + 1, passes: 0, phase: 'go-on' };
    }
    case 'passed':
      return next({ passes: at.passes + 1 });
    case 'turn-ended':
      return next({});
    case 'left': {
      const out = [...at.out, event.actor];
      const change = { out, passes: 0, passes_to_draw: at.players - out.length };
      return event.actor === at.mover ? next(change) : { ...at, ...change };
    }
    case 'ended': {
      const letter = LETTERS[data['winner'] as number] ?? '';
      const trio = { tree: ['3', '2', '1'], nest: ['1', '2', '3'] }[String(data['cause'])] ?? [];
      return { ...at, phase: 'over', trio: trio.map((pips) => letter + pips) };
    }
    default:
      return at;
  }
}

function start(table: Table): Position {
  const now = position(table.view);
  const [ring, mover, ...words] = table.position?.split(' ') ?? [];
  const points = words[0] !== undefined && /^\d$/.test(words[0]) ? Number(words[0]) : null;
  const passes = Number(/passed-(\d+)/.exec(table.position ?? '')?.[1] ?? 0);
  const moved = words.includes('moved');
  const out = words.flatMap((word) => /^out-(.)$/.exec(word)?.[1] ?? []).map((letter) => LETTERS.indexOf(letter));
  const first = String(table.options['first'] ?? 'seat-1');
  const spaces = ring === undefined ? circle(now.players, String(table.options['sizes'] ?? 'queen-drone-pawn')) : spacesOf(ring);
  return {
    ...now,
    spaces,
    mover: mover !== undefined ? LETTERS.indexOf(mover) : first === 'drawn' ? -1 : Number(first.slice('seat-'.length)) - 1,
    roll: points,
    points: points ?? 0,
    moves: moved ? 1 : 0,
    turn: 0,
    passes,
    passes_to_draw: now.players - out.length,
    out,
    trio: [],
    phase: points === null ? 'roll' : moved ? 'go-on' : 'move',
  };
}

/** The picture of a past position: nothing is open in it, for the server alone knows that. */
export const positionAt = (table: Table, line: Event[]): Position => ({
  ...line.reduce(after, start(table)),
  legal: [],
  held: [],
});

export const viewAt = (table: Table, line: Event[]): View => positionAt(table, line) as unknown as View;
