/** Positions as text: `RING MOVER POINTS`, as in `a3/b2/a1/b3/a2/b1 a 4`. */
import { coloursOf, coloursText, USUAL } from './orders';
import { DIE, LETTERS, type Piece, type Position, type Space } from './position';

export interface Setup {
  spaces: Space[];
  /** The seat whose turn it is; -1 until it is drawn who begins. */
  mover: number;
  /** What is left of the roll; null while the die is yet to be rolled. */
  points: number | null;
  /** Further words for what is not as usual: `nest`, colours, `out-c`, `passed-2`, `moved`. */
  words: string[];
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 13;

/** Stands for the one to move until it is drawn who begins. */
const UNDRAWN = '-';

/** Turns for each player after which a game may be drawn by agreement. */
const CAPS = [30, 60, 120];

/** The words that may follow, but for those that tell colours, by what they tell. */
const WORDS: [kind: string, words: RegExp][] = [
  ['variant', /^(?:tree|nest)$/],
  ['third-time', /^third-time$/],
  ['cap', new RegExp(`^cap-(?:${CAPS.join('|')})$`)],
  ['out', /^out-[a-m]$/],
  ['passed', /^passed-[1-9]\d?$/],
  ['moved', /^moved$/],
];

/** What is wrong with a text, and the values that say it. */
export class TextError extends Error {
  constructor(
    readonly reason: 'form' | 'stack' | 'players' | 'count' | 'mover' | 'points' | 'word' | 'turn' | 'size',
    readonly values: Record<string, string | number>,
  ) {
    super(reason);
  }
}

/** The position that a text describes. Throws TextError for the first thing that is wrong. */
export function parse(text: string): Setup {
  const [ring, letter, ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (!ring || letter === undefined) throw new TextError('form', {});
  const spaces = ring.split('/').map((word): Space => {
    const stack = word.match(/^(?:[a-m][123])+$/) ? (word.match(/../g) ?? []) : [];
    if (stack.length === 0) throw new TextError('stack', { word });
    return { foot: stack[0] as Piece, stack };
  });
  const pieces = spaces.flatMap(({ stack }) => stack);
  const players = Math.max(...pieces.map((piece) => LETTERS.indexOf(piece.charAt(0)))) + 1;
  if (players < MIN_PLAYERS) throw new TextError('players', { least: MIN_PLAYERS, most: MAX_PLAYERS });
  for (const seat of LETTERS.slice(0, players)) {
    for (const pips of '123') {
      const count = pieces.filter((piece) => piece === seat + pips).length;
      if (count !== 1) throw new TextError('count', { piece: seat + pips, count });
    }
  }
  if (letter !== UNDRAWN && (letter.length !== 1 || !LETTERS.slice(0, players).includes(letter)))
    throw new TextError('mover', { last: LETTERS.charAt(players - 1) });
  const points = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : null;
  if (points !== null && points > DIE) throw new TextError('points', { points });
  const kinds = rest.map(kindOf);
  // Each thing is told once, but for who gave up.
  const strange = rest.find((_, at) => !kinds[at] || (kinds[at] !== 'out' && kinds.indexOf(kinds[at]) < at));
  if (strange !== undefined) throw new TextError('word', { word: strange });
  const setup = { spaces: fromFirst(spaces), mover: LETTERS.indexOf(letter), points, words: rest };
  if (!together(setup)) throw new TextError('turn', {});
  for (const { stack } of spaces) {
    const wrong = stack.findIndex((piece, at) => at > 0 && !lies(setup, piece, stack[at - 1] as Piece));
    if (wrong > 0) throw new TextError('size', { piece: stack[wrong] as Piece, onto: stack[wrong - 1] as Piece });
  }
  return setup;
}

/** Whether what is told of the turn, and of who gave up, can be so at once. */
function together({ spaces, mover, points, words }: Setup): boolean {
  const [moved, passed] = [words.includes('moved'), words.some((word) => word.startsWith('passed-'))];
  const out = outOf(words);
  if (mover < 0 && (points !== null || moved || passed)) return false;
  if (moved ? points === null || points === DIE || passed : points === 0) return false;
  return out.length < playersOf({ spaces }) && new Set(out).size === out.length && !out.includes(mover);
}

/** Whether a piece can lie on another at all. */
export const lies = ({ words }: Pick<Setup, 'words'>, piece: Piece, onto: Piece): boolean =>
  words.includes('nest') ? onto.charAt(1) <= piece.charAt(1) : onto.charAt(1) >= piece.charAt(1);

/** The same ring, told from the first colour's queen. */
function fromFirst(spaces: Space[]): Space[] {
  const first = Math.max(0, spaces.findIndex(({ stack }) => stack.includes('a3')));
  return [...spaces.slice(first), ...spaces.slice(0, first)];
}

export function format({ spaces, mover, points, words }: Setup): string {
  const ring = fromFirst(spaces).map(({ stack }) => stack.join(''));
  return [ring.join('/'), LETTERS[mover] ?? UNDRAWN, ...(points === null ? [] : [points]), ...words].join(' ');
}

export const playersOf = ({ spaces }: Pick<Setup, 'spaces'>): number => spaces.flatMap(({ stack }) => stack).length / 3;

/** The seats that gave up, first to last. */
export const outOf = (words: string[]): number[] =>
  words.flatMap((word) => /^out-([a-m])$/.exec(word)?.[1] ?? []).map((letter) => LETTERS.indexOf(letter));

/** What a word tells of; undefined where it tells nothing. */
const kindOf = (word: string): string | undefined =>
  tellsColours(word) ? 'colours' : WORDS.find(([, words]) => words.test(word))?.[0];

/** Whether a word tells colours. */
export const tellsColours = (word: string): boolean => coloursOf(word, 0) !== null;

/** The colour of each seat, as the words tell it. */
export const seatColours = (words: string[], players: number): string[] =>
  coloursOf(words.find(tellsColours) ?? USUAL, players) as string[];

/** The picture of a setup; what is open in it only the rules say. */
export function picture(setup: Setup): Position {
  const { spaces, mover, points, words } = setup;
  const players = playersOf(setup);
  const moved = words.includes('moved');
  const out = outOf(words);
  return {
    variant: words.includes('nest') ? 'nest' : 'tree',
    players,
    colours: seatColours(words, players),
    spaces,
    phase: mover < 0 ? 'draw' : points === null ? 'roll' : moved ? 'go-on' : 'move',
    mover,
    roll: points === null ? null : points + Number(moved), // a movement has cost at least a point
    points: points ?? 0,
    moves: moved ? 1 : 0,
    turn: 0,
    passes: Number(words.flatMap((word) => /^passed-(\d+)$/.exec(word)?.[1] ?? [])[0] ?? 0),
    passes_to_draw: players - out.length,
    out,
    legal: [],
    held: [],
    trio: [],
    third_time: words.includes('third-time'),
    cap: Number(words.flatMap((word) => /^cap-(\d+)$/.exec(word)?.[1] ?? [])[0] ?? 0),
  };
}

/** The setup that a position shows. */
export function setupOf(at: Position): Setup {
  const colours = coloursText(at.colours);
  const words = [
    ...(at.variant === 'nest' ? ['nest'] : []),
    ...(colours === USUAL ? [] : [colours]),
    ...(at.third_time ? ['third-time'] : []),
    ...(at.cap > 0 ? [`cap-${at.cap}`] : []),
    ...at.out.map((seat) => `out-${LETTERS.charAt(seat)}`),
    ...(at.passes > 0 ? [`passed-${at.passes}`] : []),
    ...(at.moves > 0 ? ['moved'] : []),
  ];
  return { spaces: at.spaces, mover: at.mover, points: at.roll === null ? null : at.points, words };
}
