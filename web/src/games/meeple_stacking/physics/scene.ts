/**
 * From the world to the scene that the rules judge: whole thousandths of a millimetre, for every meeple that has left
 * its place in the supply. Numbers are as in `rulebound.games.meeple_stacking.scene`; meeples count from 1, the felt is 0.
 */
import type { Moment } from './settling';
import type { World } from './world';

export interface Scene {
  meeples: { id: number; at: [number, number, number]; turn: [number, number, number, number]; owner?: number; held?: boolean }[];
  contacts: { one: number; other: number; gap: number; up: number }[];
  after_ms: number;
  still: boolean;
}

/** Thousandths of a millimetre in a centimetre. */
const CM = 10_000;
const ONE = 1_000_000;
/** Centimetres: so far a meeple has left its place in the supply. */
const AWAY = 0.2;
/** Centimetres: no two meeples whose middles are further apart can touch. */
const NEAR = 2.6;
const FELT = -1;
/** Centimetres and radians a second: what moves less is still. */
const STILL_SPEED = 0.2;
const STILL_SPIN = 0.05;

const whole = (value: number): number => Math.floor(value + 0.5);

/** Whether a meeple stands in its place in the supply still. */
export function isHome(world: World, number: number): boolean {
  const [px, , pz] = world.home(number);
  const [x, y, z] = world.at(number);
  return (x - px) * (x - px) + y * y + (z - pz) * (z - pz) <= AWAY * AWAY;
}

/** With `owner` only what that seat's meeples touch is told; `held` are the ids of those that hands have. */
export function sceneOf(world: World, moment: Moment, owner: number | null = null, held: ReadonlyMap<number, number> = new Map()): Scene {
  const numbers = Array.from({ length: world.meeples }, (_, number) => number).filter((number) => !isHome(world, number));
  const centres = new Map(numbers.map((number) => [number, world.centre(number)]));
  const contacts: Scene['contacts'] = [];
  const isTheirs = (number: number): boolean => owner === null || world.owner(number) === owner;
  const add = (one: number, other: number) => {
    for (const { gap, up } of world.contacts(one, other)) {
      contacts.push({ one: one + 1, other: other + 1, gap: whole(gap * CM), up: whole(up * ONE) });
    }
  };
  for (const [at, number] of numbers.entries()) {
    if (isTheirs(number)) add(FELT, number);
    const [x, y, z] = centres.get(number) as [number, number, number];
    for (const other of numbers.slice(at + 1)) {
      if (!isTheirs(number) && !isTheirs(other)) continue;
      const [ox, oy, oz] = centres.get(other) as [number, number, number];
      if ((x - ox) * (x - ox) + (y - oy) * (y - oy) + (z - oz) * (z - oz) <= NEAR * NEAR) add(number, other);
    }
  }
  const meeples = numbers.map((number) => {
    const [x, y, z] = world.at(number);
    const [tx, ty, tz, tw] = world.turn(number);
    return {
      ...(world.seats > 1 ? { owner: world.owner(number), held: held.has(number + 1) } : {}),
      id: number + 1,
      at: [whole(x * CM), whole(y * CM), whole(z * CM)] as [number, number, number],
      turn: [whole(tw * ONE), whole(tx * ONE), whole(ty * ONE), whole(tz * ONE)] as [number, number, number, number],
    };
  });
  return { meeples, contacts, ...moment };
}

/** Whether nothing moves to speak of. */
export function isStill(world: World): boolean {
  for (let number = 0; number < world.meeples; number++) {
    if (!world.sleeps(number) && isMoving(world, number)) return false;
  }
  return true;
}

/** Whether a meeple moves to speak of. */
export function isMoving(world: World, number: number): boolean {
  const [x, y, z] = world.velocity(number);
  const [sx, sy, sz] = world.spin(number);
  return x * x + y * y + z * z >= STILL_SPEED * STILL_SPEED || sx * sx + sy * sy + sz * sz >= STILL_SPIN * STILL_SPIN;
}

/** Whether two meeples are no further apart than so many thousandths of a millimetre. */
export function touch(world: World, one: number, other: number, gap: number): boolean {
  const [x, y, z] = world.centre(one);
  const [ox, oy, oz] = world.centre(other);
  if ((x - ox) * (x - ox) + (y - oy) * (y - oy) + (z - oz) * (z - oz) > NEAR * NEAR) return false;
  const contacts = world.contacts(Math.min(one, other), Math.max(one, other));
  return contacts.some((contact) => whole(contact.gap * CM) <= gap);
}
