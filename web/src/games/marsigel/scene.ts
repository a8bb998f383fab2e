/** The scenes that teach the game: each is a position and the steps that follow, folded to frames for the board. */
import type { Refusal } from '../page';
import { carried, pipsOf, type Movement, type Piece, type Position } from './position';
import recorded from './scenes.json';
import { parse, picture } from './text';

/** What happens in a step; prices, points left, refusals and trees are recorded from the engine (see the tests). */
interface Step {
  move?: string;
  left?: number;
  won?: Piece[];
  lift?: Piece;
  /** The stacks on which the lifted piece may land, by their tops, with the price. */
  open?: Record<Piece, number>;
  refuse?: string;
  reason?: string;
}

export interface Frame {
  view: Position;
  hand: Piece | null;
  refusal: Refusal | null;
  won: Piece[];
}

export interface Scene {
  key: string;
  clauses: string[];
  frames: Frame[];
}

export const start = (text: string): Position => picture(parse(text));

/** The position with a piece that may land on these stacks, by their tops, for these prices. */
export const opened = (view: Position, piece: Piece, open: Record<Piece, number>): Position => ({
  ...view,
  legal: Object.entries(open).map(([onto, cost]) => priced(piece, onto, cost)),
});

export const scenes: Scene[] = recorded.map(({ key, clauses, position, steps }) => ({
  key,
  clauses,
  frames: framesOf(position, steps as Step[], clauses),
}));

function framesOf(position: string, steps: Step[], clauses: string[]): Frame[] {
  let view = start(position);
  let hand: Piece | null = null;
  const frames: Frame[] = [{ view, hand, refusal: null, won: [] }];
  for (const step of steps) {
    if (step.lift !== undefined) {
      hand = step.lift;
      view = opened(view, step.lift, step.open ?? {});
    }
    if (step.move !== undefined) {
      const [piece, onto] = step.move.split('>') as [Piece, Piece];
      view = { ...view, spaces: carried(view.spaces, piece, onto), points: step.left ?? 0, legal: [] };
      hand = null;
    }
    const ruling = { verdict: 'illegal' as const, reason: step.reason ?? '', clauses, facts: {} };
    frames.push({
      view,
      hand,
      refusal: step.refuse === undefined ? null : { move: step.refuse, ruling },
      won: step.won ?? [],
    });
  }
  return frames;
}

function priced(piece: Piece, onto: Piece, cost: number): Movement {
  return { move: `${piece}>${onto}`, piece, onto, cost, spaces: cost / pipsOf(piece) };
}
