/** Pieces, spaces and turns in words, as the game itself says them. */
import { language, say, series } from '../../shell/language.svelte';
import type { Piece, Position, Space } from './position';
import { colourOf, pipsOf, sizeOf, topOf } from './position';

const told = (id: string, values: Record<string, string | number>): string => language.tell('marsigel', id, values) ?? '';

export const colourName = (colour: string): string => language.tell('marsigel', `colour-${colour}`) ?? colour;

/** The letter that stands on every piece of a colour. */
export const letterOf = (colour: string): string => say(`marsigel-letter-${colour}`);

/** "Red’s queen". */
export const pieceName = (at: Position, piece: Piece): string =>
  say('marsigel-piece', { size: sizeOf(piece), whose: told('part-whose', { colour: colourOf(at, piece) }) });

/** A space by its foot: "Space of Red’s queen". */
export const spaceName = (at: Position, foot: Piece): string =>
  say('marsigel-space', { size: sizeOf(foot), whose: told('part-whose', { colour: colourOf(at, foot) }) });

export const moverName = (at: Position): string => colourName(at.colours[at.mover] ?? '');

/** A piece in lists of moves: its letter and its pips. */
export const pieceShort = (at: Position, piece: Piece): string => `${letterOf(colourOf(at, piece))}${pipsOf(piece)}`;

/** A movement in such a list: "R2 → Y3". */
export const moveShort = (at: Position, move: string): string =>
  move.split('>').map((piece) => pieceShort(at, piece)).join(' → ');

/** A space as a whole: its name, what stands there, and what the piece in hand would pay. */
export function spaceLabel(at: Position, space: Space, priced: { cost: number; open: boolean } | null, hand: boolean): string {
  const { stack, foot } = space;
  const parts = [
    spaceName(at, foot),
    stack.length === 1 ? say('marsigel-alone') : say('marsigel-stack', { count: stack.length, top: pieceName(at, topOf(space)) }),
  ];
  if (priced?.open) parts.push(say('marsigel-lands', { cost: priced.cost, left: at.points - priced.cost }));
  else if (priced) parts.push(say('marsigel-too-far', { cost: priced.cost }));
  else if (hand) parts.push(say('marsigel-too-small', { variant: at.variant }));
  return series(parts);
}

/** A piece in its stack: whose it is, how high it lies, and whether it may move. */
export function pieceLabel(at: Position, space: Space, piece: Piece, state: 'hand' | 'free' | 'held' | 'stuck' | 'other'): string {
  const { stack } = space;
  const parts = [pieceName(at, piece)];
  if (stack.length > 1) parts.push(say('marsigel-level', { level: stack.indexOf(piece) + 1, count: stack.length }));
  if (state !== 'other') parts.push(say(`marsigel-piece-${state}`));
  return series(parts);
}
