/** A round of building: the world, the hand in it, what it was told, and the world's hashes on the way. */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import { digest } from './digest';
import type { Engine } from './engine';
import { Hand, type Input } from './hand';
import { frames, Log } from './log';
import { isStill, sceneOf, type Scene } from './scene';
import { Settling, type Moment } from './settling';
import { HZ, World } from './world';

export const FRAME_TICKS = physics.hand.frameTicks;
export const FRAMES_PER_S = HZ / FRAME_TICKS;
const FRAME_MS = 1000 / FRAMES_PER_S;
export const HASH_FRAMES = physics.step.hashEvery / FRAME_TICKS;
/** Settling is watched in whole frames, three of which are whole milliseconds. */
const WATCH_FRAMES = 3;

const [x = 0, y = 0, z = 0] = physics.hand.start.map((length) => Math.round(length / physics.hand.unit));
export const START: Input = { x, y, z, yaw: 0, grip: 'as-is' };

/** Bytes in base 64, as they are sent, and back. */
export const written = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
export const read = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** What a round was: enough to play it again. */
export interface RoundLog {
  engine: string;
  seed: number;
  meeples: number;
  frames: number;
  inputs: string;
  hashes: number[];
}

/** What follows on hands-off, frame by frame, until the moment that is judged. */
export function* rest(world: World, run: (frame: number) => void): Generator<void, Moment> {
  const settling = new Settling();
  for (let frame = 1; ; frame++) {
    run(frame);
    const moment = frame % WATCH_FRAMES === 0 ? settling.watch(Math.round(frame * FRAME_MS), isStill(world)) : null;
    if (moment) return moment;
    yield;
  }
}

export class Round {
  readonly world: World;
  readonly hand: Hand;
  readonly #log = new Log(START);
  readonly #hashes: number[] = [];
  readonly #seed: number;
  #frames = 0;

  constructor(engine: Engine, seed: number, meeples: number, tremor?: number) {
    this.world = new World(engine, meeples);
    this.hand = new Hand(this.world, seed, tremor);
    this.#seed = seed;
    this.#hash();
  }

  /** The one hand that there is. */
  get hands(): readonly Hand[] {
    return [this.hand];
  }

  get seconds(): number {
    return this.#frames / FRAMES_PER_S;
  }

  get frames(): number {
    return this.#frames;
  }

  /** A sixtieth of a second with the hand so told. */
  frame(input: Input): void {
    this.#log.add(input);
    this.hand.grip(input.grip);
    this.#run(() => this.hand.move(input));
    this.#frames++;
    if (this.#frames % HASH_FRAMES === 0) this.#hash();
  }

  /** Hands off: what follows is settling, frame by frame, until the scene that is judged. */
  *settle(): Generator<void, Scene> {
    this.hand.grip('open');
    const moment = yield* rest(this.world, () => this.#run(() => {}));
    this.#hash();
    return sceneOf(this.world, moment);
  }

  get record(): RoundLog {
    return {
      engine: physics.engine.sha256,
      seed: this.#seed,
      meeples: this.world.meeples,
      frames: this.#frames,
      inputs: written(this.#log.bytes),
      hashes: this.#hashes,
    };
  }

  /** What was logged after so many bytes. */
  logged(from: number): Uint8Array {
    return this.#log.from(from);
  }

  /** The round of a record, to be watched again frame by frame, from before the first. */
  static *again(engine: Engine, { seed, meeples, frames: count, inputs }: RoundLog, tremor?: number): Generator<Round, void> {
    const round = new Round(engine, seed, meeples, tremor);
    yield round;
    let last = START;
    for (const input of frames(read(inputs), START)) {
      last = input;
      round.frame(input);
      yield round;
    }
    while (round.frames < count) {
      round.frame({ ...last, grip: 'as-is' });
      yield round;
    }
  }

  #run(before: () => void): void {
    for (let tick = 0; tick < FRAME_TICKS; tick++) {
      before();
      this.world.step();
    }
  }

  #hash(): void {
    this.#hashes.push(digest(this.world.bytes()));
  }
}
