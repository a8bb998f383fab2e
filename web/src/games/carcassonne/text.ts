/** Positions as the game's own text: the JSON object of its state. */
import type { Event, View } from '../../shell/ruling';
import type { Table } from '../../shell/wire';
import { cellName } from './land';
import { after, stacked, type Figure, type FigureKind, type Position } from './position';
import { inOrder, tileSet } from './tiles';

/** What a position text holds. */
export interface Setup {
  options: Position['options'];
  board: string[];
  left: Record<string, number>;
  scores: number[];
  mover: number;
  hand: string | null;
  laid: boolean;
  figures: [number, FigureKind, [number, number], number][];
  scoring: { signs: string; seen: string[][]; turned: number } | null;
  out: number[];
  cause: string | null;
}

const RIVERS: Record<string, string> = { classic: 'river-1', 'third-edition': 'river-1-c3', second: 'river-2' };
const MEEPLES = 7;

type Options = Position['options'];

export const riverOf = (options: Options): string | undefined => RIVERS[String(options['river'])];

/** The tile that lies first. */
export const firstTile = (options: Options): string => tileSet(riverOf(options) ?? 'base').start;

/** All tiles of a game but the one that lies first, with how many there are of each. */
export function stackOf(options: Options): Record<string, number> {
  const river = riverOf(options);
  const names = [
    ...tileSet('base').tiles,
    ...(options['inns'] === true ? tileSet('inns-and-cathedrals').tiles : []),
    ...(river === undefined ? [] : tileSet(river).tiles),
  ];
  names.splice(names.indexOf(firstTile(options)), 1);
  return counted(names);
}

export function counted(names: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names.toSorted(inOrder)) found[name] = (found[name] ?? 0) + 1;
  return found;
}

/** How many figures of a kind each player begins with; the kinds that are not in the game are left out. */
export const figuresOf = (options: Options): Partial<Record<FigureKind, number>> => ({
  normal: MEEPLES,
  ...(options['inns'] === true && { large: 1 }),
  ...(options['abbot'] === true && { abbot: 1 }),
});

/** The picture of a setup; what is open in it only the rules say. */
export function picture(setup: Setup): Position {
  const { options, board, left, scores, mover, hand, laid, scoring, out, cause } = setup;
  const figures = setup.figures.map(([seat, kind, cell, place]): Figure => ({ seat, kind, at: `${cellName(...cell)}:${place}` }));
  const owned = figuresOf(options);
  const supply = scores.map((_, seat) =>
    Object.fromEntries(
      Object.entries(owned).map(([kind, count]) => [kind, count - figures.filter((one) => one.seat === seat && one.kind === kind).length]),
    ),
  );
  return {
    phase: cause !== null ? 'over' : mover < 0 ? 'starter' : laid ? 'figure' : hand !== null ? 'place' : 'draw',
    mover,
    players: scores.length,
    scores,
    hand,
    options,
    tiles: board,
    figures,
    supply,
    left,
    scoring: scoring === null || scoring.signs === '' ? null : stacked(scoring.signs, scoring.seen, scoring.turned),
    features: [],
    out,
    risk: null,
    moves: [],
  };
}

/** The options of a table as its positions tell them: who begins is none of theirs. */
const played = (options: Table['options']): Options => Object.fromEntries(Object.entries(options).filter(([key]) => key !== 'first'));

/** What tells where a match began: a table, or a match file. */
export interface Beginning extends Pick<Table, 'options' | 'position'> {
  seats: unknown[];
}

function start(match: Beginning): Position {
  if (match.position !== null) return picture(JSON.parse(match.position) as Setup);
  const options = played(match.options);
  const first = String(match.options['first'] ?? 'seat-1');
  const signs = String(options['signs']);
  return picture({
    options,
    board: [`o@0 ${firstTile(options)}`],
    left: stackOf(options),
    scores: match.seats.map(() => 0),
    mover: first === 'drawn' ? -1 : Number(first.slice('seat-'.length)) - 1,
    hand: null,
    laid: false,
    figures: [],
    scoring: options['surveyors'] === true ? { signs: signs === 'drawn' ? '' : signs, seen: [[], [], []], turned: 0 } : null,
    out: [],
    cause: null,
  });
}

/** The picture of a past position. */
export const positionAt = (match: Beginning, line: Pick<Event, 'kind' | 'data' | 'actor'>[]): Position => line.reduce(after, start(match));

export const viewAt = (table: Table, line: Event[]): View => positionAt(table, line) as unknown as View;
