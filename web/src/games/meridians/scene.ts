/** The scenes that teach the game: each is a position and the steps that follow, folded to frames for the board. */
import type { Refusal } from '../page';
import type { Event, Ruling } from '../../shell/ruling';
import { colourAt, type Colour, type Position } from './position';
import { parse } from './text';
import recorded from './scenes.json';

/** What happens in a step; removals, dead groups and refusals are recorded from the engine (see the tests). */
interface Step {
  place?: string;
  refuse?: string;
  hold?: string;
  open?: string[];
  removed?: string[];
  no_path?: string[];
  winner?: string;
  reason?: string;
  blocker?: string;
  friend?: string;
  first?: string;
}

export interface Scene {
  key: string;
  clauses: string[];
  frames: Frame[];
}

export interface Frame {
  view: Position;
  step: Event[];
  refusal: Refusal | null;
  /** A stone whose group is in hand. */
  hand: string | null;
  open: boolean;
}

export const scenes: Scene[] = recorded.map(({ key, clauses, position, steps }) => ({
  key,
  clauses,
  frames: framesOf(position, steps as Step[], clauses),
}));

function framesOf(position: string, steps: Step[], clauses: string[]): Frame[] {
  let view = start(position);
  const frames: Frame[] = [{ view, step: [], refusal: null, hand: null, open: false }];
  let last: Event[] = [];
  for (const step of steps) {
    if (step.place !== undefined) {
      last = eventsOf(step, colourAt(view.turn), clauses);
      view = after(view, step);
    }
    const refusal = step.refuse === undefined ? null : refused(step, colourAt(view.turn), clauses);
    const shown = step.open === undefined ? view : { ...view, legal: step.open };
    frames.push({ view: shown, step: last, refusal, hand: step.hold ?? null, open: step.open !== undefined });
  }
  return frames;
}

export function start(text: string): Position {
  const { size, turn, light, dark } = parse(text);
  return {
    size,
    turn,
    light,
    dark,
    pie: false,
    first: 0,
    light_seat: 0,
    to_move: colourAt(turn),
    phase: 'place',
    legal: [],
    no_path: [],
  };
}

function after(view: Position, step: Step): Position {
  const mover = colourAt(view.turn);
  const gone = new Set(step.removed);
  const own = [...view[mover], step.place as string];
  const then = { ...view, [mover]: own, turn: view.turn + 1, to_move: colourAt(view.turn + 1) };
  const dead = step.no_path ?? [];
  return {
    ...then,
    light: then.light.filter((point) => !gone.has(point)),
    dark: then.dark.filter((point) => !gone.has(point)),
    no_path: dead.length > 0 ? [dead] : [],
    phase: step.winner === undefined ? 'place' : 'over',
  };
}

function eventsOf(step: Step, mover: Colour, clauses: string[]): Event[] {
  const made = (kind: string, data: Event['data']): Event => ({
    seq: 0,
    cause: 0,
    at_ms: 0,
    kind,
    actor: 0,
    data,
    ruling: { verdict: 'legal', reason: kind, clauses, facts: {} },
  });
  const placed = made('placed', { point: step.place as string, colour: mover });
  if (step.removed === undefined) return [placed];
  return [placed, made('removed', { points: step.removed, colour: mover })];
}

function refused(step: Step, mover: Colour, clauses: string[]): Refusal {
  const facts: Ruling['facts'] = { point: step.refuse as string, colour: mover };
  for (const key of ['blocker', 'friend', 'first'] as const) if (step[key] !== undefined) facts[key] = step[key];
  if (step.blocker !== undefined && step.friend !== undefined) facts['blocked'] = [[step.blocker, step.friend]];
  return {
    move: step.refuse as string,
    ruling: { verdict: 'illegal', reason: step.reason as string, clauses, facts },
  };
}
