/** A round as it is built in this browser: its clock, its hand, and what the referee says of it in the end. */
import wasm from '@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm?url';
import { asApiError, post, type ApiError } from '../../../shell/api';
import type { Ruling } from '../../../shell/ruling';
import type { Round as Given, RoundJudged } from '../../../shell/wire';
import { engine } from '../physics/engine';
import { FRAMES_PER_S, Round } from '../physics/round';
import type { Scene } from '../physics/scene';
import { tones } from '../real/tones.svelte';
import { Reach } from './reach';

/** Where a clock is not wanted a round still ends some time. */
const PRACTICE_S = 600;
/** So many frames are made up for at once; what a machine cannot keep up with, the round's clock waits for. */
const MOST_FRAMES = 15;
/** Milliseconds: time goes on by a timer, so that a slow picture slows no hand. */
const EVERY_MS = 8;
const TICK_S = 5;

export type Phase = 'loading' | 'ready' | 'building' | 'settling' | 'judging' | 'judged' | 'failed';

let compiling: Promise<WebAssembly.Module> | null = null;

/** The physics, compiled once for as long as the page is open. */
function compiled(): Promise<WebAssembly.Module> {
  compiling ??= WebAssembly.compileStreaming(fetch(wasm));
  compiling.catch(() => (compiling = null));
  return compiling;
}

export interface Judged extends Omit<RoundJudged, 'ruling' | 'rest' | 'scene'> {
  ruling: Ruling;
  rest: { meeples: number[]; ruling: Ruling }[];
  scene: Scene;
}

export class Building {
  phase = $state<Phase>('loading');
  /** Seconds to go, as people read them. */
  left = $state(0);
  /** Whether the hand holds a meeple; and where that is, in millimetres: to the right, up, and nearer. */
  held = $state(false);
  at = $state.raw<readonly number[]>([]);
  judged = $state.raw<Judged | null>(null);
  failure = $state.raw<ApiError | null>(null);
  round: Round | null = null;
  reach: Reach | null = null;
  #given: Given | null = null;
  #settling: Generator<void, Scene> | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #before = 0;
  #owed = 0;

  /** Seconds, or null for practice. */
  constructor(readonly seconds: number | null) {
    this.left = seconds ?? 0;
    void this.#prepare();
  }

  start(): void {
    if (this.phase !== 'ready') return;
    tones.wake();
    tones.play('begin');
    this.phase = 'building';
    this.#before = performance.now();
    this.#timer = setInterval(() => this.#advance(), EVERY_MS);
  }

  /** Nobody looks any more. */
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Hands off. */
  finish(): void {
    if (this.phase !== 'building' || this.round === null) return;
    tones.play('off');
    this.phase = 'settling';
    this.#settling = this.round.settle();
  }

  #advance(): void {
    const now = performance.now();
    this.#owed = Math.min(MOST_FRAMES, this.#owed + ((now - this.#before) * FRAMES_PER_S) / 1000);
    this.#before = now;
    if (this.#owed < 1) return;
    for (; this.#owed >= 1 && this.#timer !== null; this.#owed--) this.#frame();
    const { world, hand } = this.round as Round;
    this.held = hand.held >= 0;
    if (this.held) this.at = world.at(hand.held).map((cm) => 10 * cm);
  }

  #frame(): void {
    if (this.#settling !== null) {
      const { done } = this.#settling.next();
      if (!done) return;
      this.close();
      void this.#judge();
    } else if (this.phase === 'building' && this.round && this.reach) {
      this.round.frame(this.reach.frame());
      this.#tell();
    }
  }

  #tell(): void {
    const most = this.seconds ?? PRACTICE_S;
    const seconds = this.round?.seconds ?? 0;
    const left = Math.ceil(most - seconds);
    const timed = this.seconds !== null;
    if (timed && left !== this.left && left <= TICK_S && left > 0) tones.play('tick');
    this.left = timed ? left : Math.floor(seconds);
    if (seconds >= most) this.finish();
  }

  async #prepare(): Promise<void> {
    try {
      const [given, code] = await Promise.all([
        post<Given>('/api/rounds', { seconds: this.seconds ?? PRACTICE_S }),
        compiled(),
      ]);
      this.#given = given;
      this.round = new Round(await engine(code), given.seed, given.meeples);
      this.reach = new Reach(this.round);
      this.phase = 'ready';
    } catch (error) {
      this.failure = asApiError(error);
      this.phase = 'failed';
    }
  }

  async #judge(): Promise<void> {
    if (this.round === null || this.#given === null) return;
    this.phase = 'judging';
    try {
      this.judged = (await post<RoundJudged>(`/api/rounds/${this.#given.id}`, this.round.record)) as unknown as Judged;
      tones.play('judged');
      this.phase = 'judged';
    } catch (error) {
      this.failure = asApiError(error);
      this.phase = 'failed';
    }
  }
}
