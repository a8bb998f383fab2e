/**
 * A builder with the same hand as everyone: it says where to, how turned and when to grip, sixty times a second.
 * What it chooses is a shape and a pace; how steady it is, the hand decides.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import { PITCH, standing } from '../outline';
import type { Input } from './hand';
import { FRAMES_PER_S, START, type Round } from './round';
import type { Vector } from './world';

const CM = 100;
const { unit } = physics.hand;

type Rows = readonly number[];

/** What a builder sees of a round: the world, and its own hand. */
export type Built = Pick<Round, 'world' | 'hand'>;

export interface Plan {
  /** Meeples in each row, the lowest first. */
  rows: Rows;
  /** Seconds for a meeple. */
  pace: number;
  /** What it builds anew after a fall that has left so many points standing; null to leave it at that. */
  again?: (standing: number) => Rows | null;
  /** The first meeple that it takes, and how far to the right it builds, in centimetres. */
  first?: number;
  x?: number;
  /** Centimetres above what it stands on at which a meeple is let go. */
  drop?: number;
}

/** What a meeple's way is made of, in parts of the time it takes: reach, lift, carry, lower, steady, let go. */
const [REACH, LIFT, CARRY, LOWER, STEADY, OFF] = [0.22, 0.1, 0.3, 0.2, 0.12, 0.06] as const;
/** Centimetres that a meeple is lifted off the supply, and is carried above its place. */
const CLEAR = 2.2;
/** Centimetres: the hand is where it was to be, and a meeple where it was put. */
const THERE = 0.25;
const PUT = 0.5;
/** Frames that it waits for the hand to be where it was to be. */
const PATIENCE = 30;
/** How deep on the felt it builds, and after a fall builds anew, in centimetres. */
const LANES = [0, -6, 6];

/** As hands move: slow, fast, slow. */
const eased = (part: number): number => part * part * part * (10 - 15 * part + 6 * part * part);

const apart = (one: Vector, other: Vector): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export class Builder {
  readonly #round: Built;
  readonly #plan: Required<Plan>;
  readonly #ways: Generator<Input>;
  #last = START;
  done = false;

  constructor(round: Built, plan: Plan) {
    this.#round = round;
    this.#plan = { drop: 0.03, first: 0, x: 0, again: () => plan.rows, ...plan };
    this.#ways = this.#building();
  }

  /** What it says for the next frame. */
  frame(): Input {
    const { value, done } = this.#ways.next();
    this.done = done === true;
    this.#last = done ? { ...this.#last, grip: 'as-is' } : (value as Input);
    return this.#last;
  }

  *#building(): Generator<Input> {
    const { world } = this.#round;
    let next = this.#plan.first;
    let rows: Rows | null = this.#plan.rows;
    for (const lane of LANES) {
      const placed: Placed[] = [];
      const isThere = ({ meeple, at }: Placed): boolean => apart(world.centre(meeple), at) <= PUT;
      const places = placesOf(rows, lane, this.#plan.x);
      for (const { at, row } of places) {
        if (next >= world.meeples) return;
        yield* this.#way(next, at);
        placed.push({ meeple: next++, at, row });
        if (!placed.every(isThere)) break;
      }
      if (placed.length === places.length) return;
      rows = this.#plan.again(placed.filter(isThere).reduce((points, { row }) => points + row, 0));
      if (rows === null) return;
    }
  }

  *#way(meeple: number, place: Vector): Generator<Input> {
    const { world, hand } = this.#round;
    const from = world.centre(meeple);
    const above: Vector = [from[0], Math.max(from[1], place[1]) + CLEAR, from[2]];
    const over: Vector = [place[0], place[1] + CLEAR, place[2]];
    const on: Vector = [place[0], place[1] + this.#plan.drop, place[2]];
    yield* this.#glide(from, REACH);
    yield* this.#until(() => apart(hand.at, from) < THERE);
    yield told(from, meeple);
    yield* this.#glide(above, LIFT);
    yield* this.#glide(over, CARRY);
    yield* this.#until(() => apart(world.centre(meeple), over) < THERE);
    yield* this.#glide(on, LOWER);
    yield* this.#glide(on, STEADY);
    yield told(on, 'open');
    yield* this.#glide(over, OFF);
  }

  *#glide(to: Vector, part: number): Generator<Input> {
    const from: Vector = [this.#last.x * unit, this.#last.y * unit, this.#last.z * unit];
    const frames = Math.max(1, Math.round(part * this.#plan.pace * FRAMES_PER_S));
    for (let frame = 1; frame <= frames; frame++) {
      const way = eased(frame / frames);
      yield told(from.map((start, axis) => start + ((to[axis] as number) - start) * way) as Vector, 'as-is');
    }
  }

  *#until(there: () => boolean): Generator<Input> {
    for (let frame = 0; frame < PATIENCE && !there(); frame++) yield { ...this.#last, grip: 'as-is' };
  }
}

interface Place {
  at: Vector;
  row: number;
}

interface Placed extends Place {
  meeple: number;
}

function placesOf(rows: Rows, z: number, to: number): Place[] {
  const left = (-((rows[0] ?? 1) - 1) * PITCH) / 2;
  return standing(rows).map(({ x, y, row }) => ({ at: [(x + left) / CM + to, -y / CM + physics.meeple.centre, z], row }));
}

const told = ([x, y, z]: Vector, grip: Input['grip']): Input => ({
  ...START,
  x: Math.round(x / unit),
  y: Math.round(y / unit),
  z: Math.round(z / unit),
  grip,
});
