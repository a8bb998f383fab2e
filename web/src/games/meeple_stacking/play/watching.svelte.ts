/** A round that was built, watched again: played from its log, forwards and back, and seen from any side. */
import type { Engine } from '../physics/engine';
import { FRAMES_PER_S, Round, type RoundLog } from '../physics/round';
import { running } from './engines';
import type { Scene } from '../physics/scene';
import type { Reach } from './reach';

export type Phase = 'loading' | 'ready' | 'building' | 'settling' | 'judging' | 'judged' | 'failed' | 'watching';

/** What the plate shows: a round that is built, or one that is watched. */
export interface Seen {
  readonly phase: Phase;
  readonly round: Pick<Round, 'world' | 'hands'> | null;
  /** Of each seat that builds here what moves its hand; nothing where nobody here does. */
  readonly reaches: readonly Reach[];
  readonly scene?: Scene | null;
  readonly held: boolean;
  readonly at: readonly number[];
  /** The meeples that count, once it is judged. */
  readonly counted: readonly number[] | null;
  close(): void;
}

const EVERY_MS = 16;
/** Milliseconds of each tick in which one is brought to where one wants to be, and from afar. */
const WORK_MS = 10;
const FAR_MS = 40;
const FAR_FRAMES = 60;
export const SPEEDS = [1, 2, 4, 8] as const;

/** A round that is played again, and what does so, frame by frame. */
export type Played = Pick<Round, 'world' | 'hands' | 'frames' | 'settle'>;
export type Again = (engine: Engine) => Iterator<Played, void>;

/** The round of one hand, played again. */
export const ofOne = (log: RoundLog, tremor: number | undefined): Again => (engine) => Round.again(engine, log, tremor);

export class Watching implements Seen {
  phase = $state<Phase>('loading');
  round = $state.raw<Played | null>(null);
  readonly reaches = [];
  readonly held = false;
  readonly at: readonly number[] = [];
  counted = $state.raw<readonly number[] | null>(null);
  scene = $state.raw<Scene | null>(null);
  running = $state(true);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** The frame that is seen, of so many. */
  frame = $state(0);
  readonly frames: number;
  readonly #again: Again;
  readonly #found: readonly number[];
  #playing: Iterator<Played, void> | null = null;
  #settling: Iterator<void, Scene> | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #wanted = 0;
  #before = 0;
  #closed = false;

  /** So many frames of a round, in the end of which these meeples count. */
  constructor(frames: number, again: Again, counted: readonly number[]) {
    this.#again = again;
    this.#found = counted;
    this.frames = frames;
    void this.#begin().then(() => {
      if (!this.#closed) this.#timer ??= setInterval(() => this.#advance(), EVERY_MS);
    });
  }

  get seconds(): number {
    return Math.floor(this.frame / FRAMES_PER_S);
  }

  toggle(): void {
    if (!this.running && this.frame >= this.frames) this.seek(0);
    this.running = !this.running;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  seek(frame: number): void {
    this.#wanted = frame;
    // Without one that plays, another already begins.
    if (this.round === null || this.#playing === null || frame >= this.round.frames) return;
    this.#playing = null;
    void this.#begin();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  async #begin(): Promise<void> {
    const engine = await running();
    const playing = this.#again(engine);
    this.#settling = null;
    this.counted = null;
    this.round = playing.next().value ?? null;
    this.#playing = playing;
    this.phase = 'watching';
    this.#before = performance.now();
  }

  #advance(): void {
    const now = performance.now();
    if (this.running) this.#wanted = Math.min(this.frames, this.#wanted + ((now - this.#before) / 1000) * FRAMES_PER_S * this.speed);
    this.#before = now;
    const far = this.#wanted - (this.round?.frames ?? 0) > FAR_FRAMES;
    while (this.#playing !== null && this.round !== null && performance.now() - now < (far ? FAR_MS : WORK_MS)) {
      if (this.round.frames < this.#wanted) this.#playing.next();
      else if (this.round.frames < this.frames || this.counted !== null) break;
      else this.#settle(this.round);
    }
    this.frame = Math.floor(this.#wanted);
  }

  /** As it came to rest, without waiting for it. */
  #settle(round: Played): void {
    this.#settling ??= round.settle();
    const { done, value } = this.#settling.next();
    if (!done) return;
    this.scene = value;
    this.counted = this.#found;
    this.running = false;
  }
}
