/**
 * What a hand was told, written small: 60 times a second where to, how turned, and when to grip.
 * Each entry says how many frames after the one before it comes, then what has changed since; nothing is written while
 * nothing changes. `rulebound.referee.log` reads it.
 */
import type { Grip, Input } from './hand';

const AS_IS = 0;
const OPEN = 1;
const FIRST_MEEPLE = 2;

const same = (one: Input, other: Input): boolean =>
  one.x === other.x && one.y === other.y && one.z === other.z && one.yaw === other.yaw && other.grip === 'as-is';

export class Log {
  readonly #bytes: number[] = [];
  #last: Input;
  #since = 0;

  constructor(start: Input) {
    this.#last = start;
  }

  add(input: Input): void {
    this.#since++;
    if (same(this.#last, input)) return;
    this.#whole(this.#since);
    for (const axis of ['x', 'y', 'z', 'yaw'] as const) this.#signed(input[axis] - this.#last[axis]);
    this.#whole(code(input.grip));
    this.#last = input;
    this.#since = 0;
  }

  /** A frame in which nothing is told. */
  still(): void {
    this.#since++;
  }

  get bytes(): Uint8Array {
    return this.from(0);
  }

  /** What was written after so many bytes, in whole entries. */
  from(at: number): Uint8Array {
    return Uint8Array.from(this.#bytes.slice(at));
  }

  #signed(number: number): void {
    this.#whole(number < 0 ? -2 * number - 1 : 2 * number);
  }

  /** Seven bits a byte, the lowest first; the eighth says that there is more. */
  #whole(number: number): void {
    let left = number;
    for (; left >= 128; left = Math.floor(left / 128)) this.#bytes.push((left % 128) + 128);
    this.#bytes.push(left);
  }
}

const code = (grip: Grip): number => (grip === 'as-is' ? AS_IS : grip === 'open' ? OPEN : FIRST_MEEPLE + grip);

/** The frames that a log tells, up to the last change. Throws RangeError for one that is cut. */
export function* frames(bytes: Uint8Array, start: Input): Generator<Input> {
  let last = start;
  for (const [since, input] of entries(bytes, start)) {
    for (let frame = 1; frame < since; frame++) yield { ...last, grip: 'as-is' };
    yield (last = input);
  }
}

/** A log that comes piece by piece, each of whole entries: what the hand was told frame by frame. */
export class Heard {
  readonly inputs: Input[] = [];
  #last: Input;
  #at = 0;

  constructor(start: Input) {
    this.#last = start;
  }

  /** What was told up to a frame. */
  add(bytes: Uint8Array, upTo: number): void {
    for (const [since, input] of entries(bytes, this.#last)) {
      this.#at += since;
      this.#still(this.#at - 1);
      this.inputs.push(input);
      this.#last = input;
    }
    this.#still(upTo);
  }

  #still(upTo: number): void {
    while (this.inputs.length < upTo) this.inputs.push({ ...this.#last, grip: 'as-is' });
  }
}

/** The entries of a log: how many frames each comes after the one before it, and what the hand is told from then on. */
function* entries(bytes: Uint8Array, start: Input): Generator<[number, Input]> {
  let at = 0;
  const whole = (): number => {
    for (let number = 0, scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('the log is cut');
      number += (byte % 128) * scale;
      if (byte < 128) return number;
    }
  };
  const signed = (): number => {
    const number = whole();
    return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
  };
  let input = start;
  while (at < bytes.length) {
    const since = whole();
    const [x, y, z, yaw, grip] = [signed(), signed(), signed(), signed(), whole()];
    input = {
      x: input.x + x,
      y: input.y + y,
      z: input.z + z,
      yaw: input.yaw + yaw,
      grip: grip === AS_IS ? 'as-is' : grip === OPEN ? 'open' : grip - FIRST_MEEPLE,
    };
    yield [since, input];
  }
}
