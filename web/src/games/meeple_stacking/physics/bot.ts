/**
 * A builder with the same hand as everyone: it says where to, how turned and when to grip, sixty times a second.
 * What it chooses is a shape and a pace; how steady it is, the hand decides.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import { HEIGHT, PITCH, standing } from '../outline';
import type { Input } from './hand';
import { FRAMES_PER_S, START } from './round';
import type { Vector, World } from './world';

const CM = 100;
const { unit } = physics.hand;
const TALL = HEIGHT / CM;

export interface Plan {
  /** Meeples in each row, the lowest first. */
  rows: readonly number[];
  /** Seconds for a meeple. */
  pace: number;
  /** Centimetres above what it stands on at which a meeple is let go. */
  drop?: number;
  /** How deep on the felt, in centimetres. */
  z?: number;
}

/** What a meeple's way is made of, in parts of the time it takes: reach, lift, carry, lower, wait, let go. */
const PARTS = [0.24, 0.1, 0.3, 0.2, 0.1, 0.06] as const;
/** Centimetres that a meeple is lifted off the supply, and is carried above its place. */
const CLEAR = 2.2;

/** As hands move: slow, fast, slow. */
const eased = (part: number): number => part * part * part * (10 - 15 * part + 6 * part * part);

export class Builder {
  readonly #plan: Required<Plan>;
  readonly #places: Vector[];
  #next = 0;
  #work: Generator<Input> | null = null;

  constructor(readonly world: World, plan: Plan) {
    this.#plan = { drop: 0.03, z: 0, ...plan };
    const slots = standing(plan.rows);
    const left = -((plan.rows[0] ?? 1) - 1) * PITCH / 2;
    this.#places = slots.map(({ x, y }) => [(x + left) / CM, -y / CM + physics.meeple.centre, this.#plan.z]);
  }

  get done(): boolean {
    return this.#work === null && this.#next >= this.#places.length;
  }

  /** What it says for the next frame; where the hand is tells where the last one ended. */
  frame(last: Input): Input {
    for (;;) {
      if (this.#work === null) {
        const place = this.#places[this.#next];
        if (place === undefined) return { ...last, grip: 'as-is' };
        this.#work = this.#way(last, this.#next++, place);
      }
      const { value, done } = this.#work.next();
      if (!done) return value as Input;
      this.#work = null;
    }
  }

  *#way(last: Input, meeple: number, place: Vector): Generator<Input> {
    const from = this.world.centre(meeple);
    const above: Vector = [from[0], Math.max(from[1] + CLEAR, place[1] + CLEAR), from[2]];
    const over: Vector = [place[0], place[1] + CLEAR / 2, place[2]];
    const on: Vector = [place[0], place[1] + this.#plan.drop, place[2]];
    const here: Vector = [last.x * unit, last.y * unit, last.z * unit];
    const [reach, lift, carry, lower, wait, off] = PARTS;
    const back: Vector = [place[0], place[1] + TALL, place[2]];
    yield* this.#glide(here, from, reach, from[1] + TALL);
    yield told(from, meeple);
    yield* this.#glide(from, above, lift);
    yield* this.#glide(above, over, carry);
    yield* this.#glide(over, on, lower);
    yield* this.#glide(on, on, wait);
    yield told(on, 'open');
    yield* this.#glide(on, back, off);
  }

  *#glide(from: Vector, to: Vector, part: number, over = -1): Generator<Input> {
    const frames = Math.max(1, Math.round(part * this.#plan.pace * FRAMES_PER_S));
    for (let frame = 1; frame <= frames; frame++) {
      const way = eased(frame / frames);
      const between = from.map((start, axis) => start + ((to[axis] as number) - start) * way) as Vector;
      if (over > 0) between[1] = Math.max(between[1], over - 4 * TALL * way * way * way * way);
      yield told(between, 'as-is');
    }
  }
}

const told = ([x, y, z]: Vector, grip: Input['grip']): Input => ({
  ...START,
  x: Math.round(x / unit),
  y: Math.round(y / unit),
  z: Math.round(z / unit),
  grip,
});
