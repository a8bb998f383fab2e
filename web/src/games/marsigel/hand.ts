/** What a choice on the board means: a piece goes into the hand, a move is tried, or nothing is held any more. */
import {
  distance,
  fits,
  legalMove,
  priceOf,
  spaceOf,
  topmostOwn,
  topOf,
  type Piece,
  type Position,
  type Space,
} from './position';

export type Meaning = { act: 'lift'; piece: Piece } | { act: 'drop' } | { act: 'try'; move: string };

/** A piece, or a space as a whole, was chosen while `hand` was held. */
export function meaning(at: Position, active: boolean, hand: Piece | null, space: Space, piece: Piece | null): Meaning {
  if (hand !== null && !space.stack.includes(hand)) {
    const open = legalMove(at, hand, space);
    if (open) return { act: 'try', move: open.move };
    if (piece === null || !canLift(at, piece)) return { act: 'try', move: `${hand}>${topOf(space)}` };
  }
  const chosen = piece ?? topmostOwn(space, at.mover) ?? topOf(space);
  if (chosen === hand) return { act: 'drop' };
  if (active && canLift(at, chosen)) return { act: 'lift', piece: chosen };
  const onto = likely(at, chosen);
  return onto === null ? { act: 'drop' } : { act: 'try', move: `${chosen}>${onto}` };
}

/** Whether a piece has a move now. */
export const canLift = (at: Position, piece: Piece): boolean => at.legal.some((movement) => movement.piece === piece);

/** The stack on which a piece would land first if nothing were against it: so that a refusal names what is. */
function likely(at: Position, piece: Piece): Piece | null {
  const from = spaceOf(at, piece);
  if (from === undefined) return null;
  const others = at.spaces.filter((space) => space !== from);
  const order = (space: Space): number => distance(at, from, space) + (fits(at, piece, topOf(space)) ? 0 : 100);
  const [best] = others.toSorted((one, other) => order(one) - order(other));
  return best === undefined ? null : topOf(best);
}

/** A piece with all that lies on it. */
export function lifted(at: Position, hand: Piece | null): Piece[] {
  const stack = hand === null ? undefined : spaceOf(at, hand)?.stack;
  return stack === undefined ? [] : stack.slice(stack.indexOf(hand as Piece));
}

/** What it would cost the piece in hand to land on a space: open, or only too dear. */
export function price(at: Position, hand: Piece, space: Space): { cost: number; open: boolean } | null {
  const from = spaceOf(at, hand);
  if (from === undefined || from === space) return null;
  const open = legalMove(at, hand, space);
  if (open) return { cost: open.cost, open: true };
  return fits(at, hand, topOf(space)) ? { cost: priceOf(at, hand, space), open: false } : null;
}
