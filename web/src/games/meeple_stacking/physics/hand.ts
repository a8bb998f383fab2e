/**
 * The hand that carries meeples: it follows the pointer as fast and as strongly as a hand can, and it trembles.
 * Whoever plays says only where to, how turned, and when to grip. The tremor comes from a seed that the player does not
 * choose, so no client can hold it still. Only + - * / and √ of doubles are used: `rulebound.referee.hand` is the twin.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import { HZ, type Turn, type Vector, type World } from './world';

const { hand: limits, meeple, step } = physics;

/** What a player says for the next few ticks, in whole numbers. */
export interface Input {
  x: number;
  y: number;
  z: number;
  /** In parts of a full turn. */
  yaw: number;
  grip: Grip;
}

/** Nothing new, let go, or close around a meeple. */
export type Grip = 'as-is' | 'open' | number;

const NONE = -1;
const TAU = 2 ** 32;

/** Upright, and turned about the vertical by so many parts of a full turn. */
const UPRIGHT: Turn[] = (() => {
  const [c = 1, s = 0] = limits.halfTurn;
  const found: Turn[] = [];
  let [cosine, sine] = [1, 0];
  for (let part = 0; part < limits.turns; part++) {
    found.push([0, sine, 0, cosine]);
    [cosine, sine] = [cosine * c - sine * s, sine * c + cosine * s];
  }
  return found;
})();

const capped = ([x, y, z]: Vector, most: number): Vector => {
  const length = Math.sqrt(x * x + y * y + z * z);
  const part = length > most ? most / length : 1;
  return [x * part, y * part, z * part];
};

export class Hand {
  at: Vector;
  /** How it was told last to be turned. */
  yaw = 0;
  held = NONE;
  readonly #world: World;
  readonly #tremor: number;
  #chance: number;
  #shake: Vector = [0, 0, 0];

  constructor(world: World, seed: number, tremor = limits.tremor) {
    this.#world = world;
    this.#chance = seed;
    this.#tremor = tremor;
    this.at = [...limits.start] as Vector;
  }

  /** Close or open the fingers; only what is within reach of them is gripped. */
  grip(grip: Grip): void {
    if (grip === 'open') this.held = NONE;
    if (typeof grip !== 'number' || this.held !== NONE || grip >= this.#world.meeples) return;
    const centre = this.#world.centre(grip);
    const [x, y, z] = [centre[0] - this.at[0], centre[1] - this.at[1], centre[2] - this.at[2]];
    if (x * x + y * y + z * z <= limits.grip * limits.grip) this.held = grip;
  }

  /** What the hand does in one step of time. */
  move(input: Input): void {
    this.yaw = input.yaw;
    const aim: Vector = [input.x * limits.unit, input.y * limits.unit, input.z * limits.unit];
    const [dx, dy, dz] = capped([aim[0] - this.at[0], aim[1] - this.at[1], aim[2] - this.at[2]], limits.speed / HZ);
    this.at = [this.at[0] + dx, this.at[1] + dy, this.at[2] + dz];
    this.#shake = [this.#trembled(this.#shake[0]), this.#trembled(this.#shake[1]), this.#trembled(this.#shake[2])];
    if (this.held === NONE) return;
    this.#carry();
    this.#right(UPRIGHT[input.yaw] as Turn);
  }

  #carry(): void {
    const centre = this.#world.centre(this.held);
    const had = this.#world.velocity(this.held);
    const [vx, vy, vz] = capped(
      [
        limits.follow * (this.at[0] + this.#shake[0] - centre[0]),
        limits.follow * (this.at[1] + this.#shake[1] - centre[1]),
        limits.follow * (this.at[2] + this.#shake[2] - centre[2]),
      ],
      limits.carry,
    );
    const weight = meeple.mass * (step.gravity / HZ);
    const [px, py, pz] = capped(
      [meeple.mass * (vx - had[0]), meeple.mass * (vy - had[1]), meeple.mass * (vz - had[2])],
      limits.strength * weight,
    );
    this.#world.push(this.held, [px, py + weight, pz]);
  }

  /** Towards upright, turned as asked: the shorter way round. */
  #right([, ty, , tw]: Turn): void {
    const [x, y, z, w] = this.#world.turn(this.held);
    const had = this.#world.spin(this.held);
    // The turn that is missing is asked × conjugate of had; asked has no x and no z.
    const missing = tw * w + ty * y;
    const side = missing < 0 ? -2 * limits.turn : 2 * limits.turn;
    const [wx, wy, wz] = capped(
      [side * (0 - tw * x - ty * z), side * (ty * w - tw * y), side * (ty * x - tw * z)],
      limits.spin,
    );
    this.#world.twist(
      this.held,
      capped(
        [limits.inertia * (wx - had[0]), limits.inertia * (wy - had[1]), limits.inertia * (wz - had[2])],
        limits.twist,
      ),
    );
  }

  #trembled(shake: number): number {
    const fresh = (this.#drawn() + this.#drawn() - 1) * Math.sqrt(6);
    return limits.keep * shake + limits.fresh * (this.#tremor * fresh);
  }

  /** A fraction from 0 to 1 (xorshift32). */
  #drawn(): number {
    let x = this.#chance;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#chance = x >>> 0;
    return this.#chance / TAU;
  }
}
