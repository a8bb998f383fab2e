/** What a hand does to a position that is being set up: each act gives a position that the rules can take. */
import { coloursText, USUAL } from './orders';
import { circle, DIE, LETTERS, type Piece, type Space } from './position';
import { lies, playersOf, seatColours, tellsColours, type Setup } from './text';

const ORDER = 'queen-drone-pawn';

const isOut = (word: string): boolean => word.startsWith('out-');
const isPassed = (word: string): boolean => word.startsWith('passed-');

/** The pieces of so many players as they are laid out, Red to move with four points. */
export const fresh = (players: number): Setup => ({ spaces: circle(players, ORDER), mover: 0, points: 4, words: [] });

/** So many players in the usual circle; colours and house options stay, and nobody has passed or given up. */
export function seated(setup: Setup, players: number): Setup {
  const colours = coloursText(seatColours(setup.words, players));
  const words = setup.words.filter((word) => !isOut(word) && !isPassed(word) && !tellsColours(word));
  if (colours !== USUAL) words.push(colours);
  return { ...setup, spaces: circle(players, ORDER), mover: Math.min(setup.mover, players - 1), words };
}

/** Another one's turn, who is then still in; -1 where it is yet to be drawn who begins. */
export function toMove(setup: Setup, mover: number): Setup {
  if (mover < 0) return { ...setup, mover, points: null, words: setup.words.filter((word) => word !== 'moved' && !isPassed(word)) };
  return { ...setup, mover, words: setup.words.filter((word) => word !== `out-${LETTERS.charAt(mover)}`) };
}

/** What is left of the roll; null while the die is yet to be rolled. */
export function left(setup: Setup, points: number | null): Setup {
  const begun = points === null || setup.mover >= 0 ? setup : toMove(setup, 0);
  const words = begun.words.filter((word) => word !== 'moved');
  if (points === null) return { ...begun, points, words };
  if (points === DIE) return { ...begun, points, words };
  return { ...begun, points, words: points > 0 ? begun.words : [...words.filter((word) => !isPassed(word)), 'moved'] };
}

/** Trees or nests; stacks that could not stand any more are laid out anew. */
export function playing(setup: Setup, nest: boolean): Setup {
  const words = [...setup.words.filter((word) => word !== 'nest'), ...(nest ? ['nest'] : [])];
  const stands = setup.spaces.every(({ stack }) => stack.every((piece, at) => at === 0 || lies({ words }, piece, stack[at - 1] as Piece)));
  return stands ? { ...setup, words } : seated({ ...setup, words }, playersOf(setup));
}

/** A piece, with what lies on it, on a space of its own after the one where it lay. */
export function alone(setup: Setup, piece: Piece): Setup {
  const from = spaceOf(setup, piece);
  if (from === undefined || from.foot === piece) return setup;
  const height = from.stack.indexOf(piece);
  const [low, high] = [from.stack.slice(0, height), from.stack.slice(height)];
  const spaces = setup.spaces.flatMap((space) =>
    space === from ? [{ foot: from.foot, stack: low }, { foot: high[0] as Piece, stack: high }] : [space],
  );
  return { ...setup, spaces };
}

/** The space of a piece one on in the ring, or one back. */
export function shifted(setup: Setup, piece: Piece, by: 1 | -1): Setup {
  const from = spaceOf(setup, piece);
  if (from === undefined) return setup;
  const spaces = setup.spaces.filter((space) => space !== from);
  const at = setup.spaces.indexOf(from) + by;
  const place = at < 0 ? spaces.length : at > spaces.length ? 0 : at;
  return { ...setup, spaces: [...spaces.slice(0, place), from, ...spaces.slice(place)] };
}

const spaceOf = ({ spaces }: Setup, piece: Piece): Space | undefined => spaces.find(({ stack }) => stack.includes(piece));
