/** A game of Carcassonne as the server shows it, and how its events change the picture. */
import type { Event, Ruling, View } from '../../shell/ruling';
import { cellName, land, type Land } from './land';

export type FigureKind = 'normal' | 'large' | 'abbot';
export type Stack = 'city' | 'road' | 'monastery';
export const STACKS: Stack[] = ['city', 'road', 'monastery'];

export interface Figure {
  seat: number;
  kind: FigureKind;
  /** The part that it stands on, as in `e2n1:3`. */
  at: string;
}

/** What a feature with figures would bring: finished now, finished under the next scoring tiles, and at the end of the game. */
export interface Worth {
  feature: string;
  at: string;
  owners: number[];
  now: number;
  next: number;
  next_owners: number[];
  final: number;
  final_owners: number[];
}

export interface ScoringStack {
  active: string | null;
  next: string | null;
  seen: string[];
  hidden: string[];
}

export type Scoring = Record<Stack, ScoringStack> & { signs: string; turned: number };

export interface Position {
  phase: 'starter' | 'signs' | 'show' | 'draw' | 'place' | 'figure' | 'over';
  mover: number;
  players: number;
  scores: number[];
  hand: string | null;
  options: Record<string, string | number | boolean>;
  tiles: string[];
  figures: Figure[];
  supply: Partial<Record<FigureKind, number>>[];
  left: Record<string, number>;
  scoring: Scoring | null;
  features: Worth[];
  out: number[];
  risk: Ruling | null;
  moves: string[];
  /** Places of the tile just laid where no figure may stand, as moves, and why; nothing in a picture of the page's own. */
  closed?: { move: string; place: number; ruling: Ruling }[];
  /** Where positions are set up by hand: what the hand holds. */
  setting?: { tool: string };
}

export const position = (view: View): Position => view as unknown as Position;

const lands = new WeakMap<string[], Land>();

/** The land of a position; worked out once for each. */
export function landOf(at: Position): Land {
  let found = lands.get(at.tiles);
  if (found === undefined) lands.set(at.tiles, (found = land(at.tiles)));
  return found;
}

/** How many tiles are still to be drawn. */
export const leftIn = (at: Position): number => Object.values(at.left).reduce((sum, count) => sum + count, 0);

/** The tile that was laid in this turn, or the last one. */
export const lastLaid = (at: Position) => landOf(at).tiles.at(-1);

/** The ways to lay the tile in hand: the turns that each cell allows. */
export function placings(at: Position): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (at.phase !== 'place') return found;
  for (const move of at.moves) {
    const [cell = '', degrees] = move.split('@');
    found.set(cell, [...(found.get(cell) ?? []), Number(degrees) / 90]);
  }
  return found;
}

/** What is already worked out for a feature with figures. */
export const worthOf = (at: Position, parts: string[]): Worth | undefined => at.features.find((each) => parts.includes(each.at));

const cellIn = (fact: unknown): string => cellName(...(fact as [number, number]));

type Listed = [number, FigureKind, [number, number], number];

/** The picture after one more event: nothing is open in it, and nothing worked out. */
export function after(at: Position, event: Pick<Event, 'kind' | 'data' | 'actor'>): Position {
  const { kind, data } = event;
  switch (kind) {
    case 'started':
      return { ...at, mover: data['seat'] as number };
    case 'signed':
      return { ...at, scoring: stacked(data['signs'] as string, [[], [], []], 0) };
    case 'shown':
      return shown(at, data['stack'] as Stack, data['scoring'] as string);
    case 'drawn': {
      const tile = data['tile'] as string;
      const { [tile]: count = 0, ...others } = at.left;
      return { ...at, hand: tile, left: count > 1 ? { ...at.left, [tile]: count - 1 } : others, phase: 'place' };
    }
    case 'discarded':
      return { ...at, hand: null };
    case 'laid':
      return { ...at, tiles: [...at.tiles, `${cellIn(data['cell'])}@${90 * Number(data['turns'])} ${data['tile']}`], hand: null, phase: 'figure' };
    case 'put': {
      const figure = { seat: event.actor, kind: data['figure'] as FigureKind, at: `${cellIn(data['cell'])}:${data['place']}` };
      return { ...at, figures: [...at.figures, figure], supply: supplied(at, figure, -1) };
    }
    case 'taken-back':
    case 'returned': {
      const home = (data['figures'] as unknown as Listed[]).map(([, , cell, place]) => `${cellIn(cell)}:${place}`);
      const gone = at.figures.filter((figure) => home.includes(figure.at));
      const figures = at.figures.filter((figure) => !home.includes(figure.at));
      return gone.reduce((now, figure) => ({ ...now, supply: supplied(now, figure, 1) }), { ...at, figures });
    }
    case 'scored': {
      const scores = at.scores.map((score, seat) => (seat === data['seat'] ? score + Number(data['points']) : score));
      return { ...at, scores };
    }
    case 'turn-ended':
      return { ...rotated(at, data['rotates'] === true), mover: nextSeat(at), phase: 'draw' };
    case 'left': {
      const gone = { ...at, out: [...at.out, event.actor] };
      if (event.actor !== at.mover || at.phase === 'figure') return gone;
      const left = at.hand === null ? at.left : { ...at.left, [at.hand]: (at.left[at.hand] ?? 0) + 1 };
      return { ...gone, left, hand: null, mover: nextSeat(gone), phase: 'draw' };
    }
    case 'ended':
      return { ...at, phase: 'over', hand: null };
    default:
      return at;
  }
}

function supplied(at: Position, { seat, kind }: Figure, by: number): Position['supply'] {
  return at.supply.map((own, owner) => (owner === seat ? { ...own, [kind]: (own[kind] ?? 0) + by } : own));
}

function nextSeat(at: Position): number {
  const seats = Array.from({ length: at.players }, (_, by) => (at.mover + 1 + by) % at.players);
  return seats.find((seat) => !at.out.includes(seat)) ?? at.mover;
}

/** How many tiles a stack has. */
const SIZE: Record<Stack, number> = { city: 5, road: 4, monastery: 3 };

/** The tile of the road and of the monastery stack, by the choice of signs. */
const SIGNS: Record<string, [string, string]> = {
  'road-wealth': ['wealth', 'poverty'],
  'road-poverty': ['poverty', 'wealth'],
  'both-wealth': ['wealth', 'wealth'],
  'both-poverty': ['poverty', 'poverty'],
};
export const SIGN_CHOICES = Object.keys(SIGNS);

/** All tiles of each stack, in no order. */
export function stackTiles(signs: string): Record<Stack, string[]> {
  const [road = '', monastery = ''] = SIGNS[signs] ?? [];
  return {
    city: ['citizens-jury', 'bad-neighborhood', 'siege', 'wealth', 'poverty'],
    road: ['street-fair', 'highway', 'peasant-uprising', road],
    monastery: ['hermit-monastery', 'pilgrimage-route', monastery],
  };
}

/** The stacks by what has been seen of each: nothing is active before all that must be seen has come up. */
export function stacked(signs: string, seen: string[][], turned: number): Scoring {
  const all = stackTiles(signs);
  const due = STACKS.some((stack, at) => (seen[at]?.length ?? 0) < Math.min(turned + 2, SIZE[stack]));
  const face = (stack: Stack): ScoringStack => {
    const own = seen[STACKS.indexOf(stack)] ?? [];
    const at = (by: number): string | null => (due ? null : (own[(turned + by) % SIZE[stack]] ?? null));
    return { active: at(0), next: at(1), seen: own, hidden: all[stack].filter((name) => !own.includes(name)) };
  };
  return { signs, turned, city: face('city'), road: face('road'), monastery: face('monastery') };
}

const seenOf = (scoring: Scoring): string[][] => STACKS.map((stack) => scoring[stack].seen);

/** The first stack of which a tile comes up that nobody has seen. */
export const due = ({ scoring }: Position): Stack | undefined =>
  STACKS.find((stack) => scoring && scoring[stack].seen.length < Math.min(scoring.turned + 2, SIZE[stack]));

function shown(at: Position, on: Stack, name: string): Position {
  const { signs, turned, seen } = at.scoring === null ? { signs: String(at.options['signs']), turned: 0, seen: [[], [], []] } : { ...at.scoring, seen: seenOf(at.scoring) };
  const next = seen.map((own, stack) => (STACKS[stack] === on ? [...own, name] : own));
  return { ...at, scoring: stacked(signs, next, turned) };
}

function rotated(at: Position, turns: boolean): Position {
  if (!turns || at.scoring === null) return at;
  return { ...at, scoring: stacked(at.scoring.signs, seenOf(at.scoring), at.scoring.turned + 1) };
}
