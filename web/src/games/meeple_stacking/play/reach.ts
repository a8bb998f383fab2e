/**
 * From what a player does with mouse, finger or keys to what the hand is told, frame by frame.
 * It helps only on the way: a meeple out of the supply is lifted clear before it is brought to the plane in which one
 * builds. Where it is put is the player's doing alone.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import type { Input } from '../physics/hand';
import { FRAMES_PER_S, type Round } from '../physics/round';
import { isHome } from '../physics/scene';
import type { Vector } from '../physics/world';

const { unit, reach, turns, grip } = physics.hand;
const MIDDLE = physics.meeple.centre;
/** Centimetres: so high a meeple is lifted out of the supply, and so near the plane it may come down again. */
const CLEAR = 3;
const IN_PLANE = 1;
/** So near is near enough to close the fingers. */
const CLOSE = 0.7 * grip;
/** Centimetres a second while a key is held: slowly at first, so that a tap is a small step. */
const SLOW = 2;
const FAST = 14;
const FINE = 0.25;
const RAMP_FRAMES = 40;
/** Centimetres of a tap. */
const TAP = 0.05;
/** Centimetres of the felt's width, of which each seat gets a part to begin with. */
const APART = 26;
/** Centimetres to the felt's edge, for the depth in which one builds. */
const DEEPEST = 9.5;

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export type Direction = 'left' | 'right' | 'up' | 'down' | 'away' | 'near';

export class Reach {
  /** Where the player points, in the plane in which one builds. */
  aim: Vector = [0, 4, 0];
  /** The meeple that the hand is on its way to. */
  wanted: number | null = null;
  /** Beginners build in one plane. */
  locked = false;
  readonly #round: Pick<Round, 'world' | 'hand'>;
  readonly #seat: number;
  readonly #pressed = new Map<Direction, number>();
  #fine = false;
  #yaw = 0;
  #open = false;

  /** On a plate for all a seat takes its own meeples only, and begins above its own part of the felt. What is held already stays where it is. */
  constructor(round: Pick<Round, 'world' | 'hand'>, seat = 0) {
    this.#round = round;
    this.#seat = seat;
    const { world: { seats }, hand } = round;
    const [x, y, z] = hand.at;
    this.#yaw = hand.yaw;
    this.aim = hand.held < 0 ? [((seat - (seats - 1) / 2) * APART) / seats, 4, 0] : [x, y, Math.abs(z) <= DEEPEST ? z : 0];
  }

  get held(): number | null {
    return this.#round.hand.held < 0 ? null : this.#round.hand.held;
  }

  point(at: Vector): void {
    this.aim = [at[0], at[1], this.aim[2]];
  }

  /** Take a meeple, or the next one of the supply. */
  take(meeple: number | null = null): void {
    if (this.held !== null) return;
    const { world } = this.#round;
    const next = Array.from({ length: world.each }, (_, number) => this.#seat * world.each + number).find((number) => isHome(world, number));
    this.wanted = meeple !== null && world.owner(meeple) !== this.#seat ? null : (meeple ?? next ?? null);
  }

  letGo(): void {
    this.wanted = null;
    this.#open = this.held !== null;
  }

  turn(parts: number): void {
    this.#yaw = (this.#yaw + parts + turns) % turns;
  }

  deepen(by: number): void {
    if (!this.locked) this.aim = [this.aim[0], this.aim[1], clamped(this.aim[2] + by, -DEEPEST, DEEPEST)];
  }

  press(direction: Direction, fine: boolean): void {
    this.#fine = fine;
    if (this.#pressed.has(direction)) return;
    // However short a tap is, it is a step.
    this.#pressed.set(direction, 0);
    this.#step(direction, TAP);
  }

  release(direction: Direction | null = null): void {
    if (direction === null) this.#pressed.clear();
    else this.#pressed.delete(direction);
  }

  /** What the hand is told for the next frame. */
  frame(): Input {
    this.#walk();
    const { hand, world } = this.#round;
    let grip: Input['grip'] = 'as-is';
    let to = this.aim;
    if (this.#open) {
      grip = 'open';
      this.#open = false;
    } else if (hand.held >= 0) {
      to = this.#way(world.centre(hand.held));
    } else if (this.wanted !== null) {
      to = world.centre(this.wanted);
      if (Math.hypot(to[0] - hand.at[0], to[1] - hand.at[1], to[2] - hand.at[2]) < CLOSE) {
        grip = this.wanted;
        this.wanted = null;
      }
    }
    return told(to, this.#yaw, grip);
  }

  /** Straight to where one points within the plane; from elsewhere up first, then over. */
  #way(centre: Vector): Vector {
    if (Math.abs(centre[2] - this.aim[2]) <= IN_PLANE) return this.aim;
    const high = Math.max(this.aim[1], CLEAR);
    return centre[1] < CLEAR - 0.6 ? [centre[0], high, centre[2]] : [this.aim[0], high, this.aim[2]];
  }

  #walk(): void {
    for (const [direction, frames] of this.#pressed) {
      this.#pressed.set(direction, frames + 1);
      this.#step(direction, (SLOW + (FAST - SLOW) * Math.min(1, frames / RAMP_FRAMES)) / FRAMES_PER_S);
    }
    this.aim = [clamped(this.aim[0], -16, 16), clamped(this.aim[1], MIDDLE, 26), this.aim[2]];
  }

  #step(direction: Direction, length: number): void {
    const step = this.#fine ? FINE * length : length;
    const [x, y, z] = this.aim;
    if (direction === 'left' || direction === 'right') this.aim = [x + (direction === 'left' ? -step : step), y, z];
    else if (direction === 'up' || direction === 'down') this.aim = [x, y + (direction === 'up' ? step : -step), z];
    else this.deepen(direction === 'away' ? -step : step);
  }
}

function told(at: Vector, yaw: number, grip: Input['grip']): Input {
  const [mostX = 0, mostY = 0, mostZ = 0] = reach;
  return {
    x: clamped(Math.round(at[0] / unit), -mostX, mostX),
    y: clamped(Math.round(at[1] / unit), 0, mostY),
    z: clamped(Math.round(at[2] / unit), -mostZ, mostZ),
    yaw,
    grip,
  };
}
