/** A round as it is built in this browser: its clock, its hand, and what the referee says of it in the end. */
import { asApiError, post, type ApiError } from '../../../shell/api';
import type { Ruling } from '../../../shell/ruling';
import type { Round as Given, RoundJudged, RoundRequest } from '../../../shell/wire';
import { Builder } from '../physics/bot';
import { FRAMES_PER_S, Round } from '../physics/round';
import type { Scene } from '../physics/scene';
import { tones } from '../real/tones.svelte';
import { planOf, tremorOf, type Level } from './bots';
import { running } from './engines';
import { Reach } from './reach';
import { Watching, type Phase, type Seen } from './watching.svelte';

/** Where a clock is not wanted a round still ends some time. */
const PRACTICE_S = 600;
/** So many frames are made up for at once; what a machine cannot keep up with, the round's clock waits for. */
const MOST_FRAMES = 15;
/** Milliseconds: time goes on by a timer, so that a slow picture slows no hand. */
const EVERY_MS = 8;
const TICK_S = 5;
/** Milliseconds of each tick in which a round that nobody waits for is hurried on. */
const HURRY_MS = 24;

export interface Judged extends Omit<RoundJudged, 'ruling' | 'rung' | 'rest' | 'scene'> {
  ruling: Ruling;
  rung: Ruling | null;
  rest: { meeples: number[]; ruling: Ruling }[];
  scene: Scene;
}

/** What is built, and who builds: a bot of a level with the rows that it is to build, if it may not choose. */
export interface Task {
  /** Seconds, or null for practice. */
  seconds: number | null;
  bot?: { level: Level; rows: readonly number[] | null } | null;
  connection?: RoundRequest['connection'];
  rung?: RoundRequest['rung'];
}

export class Building implements Seen {
  phase = $state<Phase>('loading');
  /** Seconds to go, as people read them. */
  left = $state(0);
  /** Whether the hand holds a meeple; and where that is, in millimetres: to the right, up, and nearer. */
  held = $state(false);
  at = $state.raw<readonly number[]>([]);
  judged = $state.raw<Judged | null>(null);
  readonly counted = $derived(this.judged?.counted ?? null);
  failure = $state.raw<ApiError | null>(null);
  round: Round | null = null;
  reach: Reach | null = null;
  readonly seconds: number | null;
  readonly #task: Task;
  #given: Given | null = null;
  #bot: Builder | null = null;
  #hurried = false;
  #settling: Generator<void, Scene> | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #before = 0;
  #owed = 0;

  constructor(task: Task) {
    this.#task = task;
    this.seconds = task.seconds;
    this.left = task.seconds ?? 0;
    void this.#prepare();
  }

  /** Once it is judged it can be watched again, from any side. */
  again(): Watching | null {
    const { bot } = this.#task;
    if (!this.round?.frames || this.judged === null) return null;
    return new Watching(this.round.record, bot ? tremorOf(bot.level) : undefined, this.judged.counted);
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

  /** What a bot still builds is built as fast as this machine can. */
  hurry(): void {
    this.#hurried = this.#bot !== null;
  }

  /** Hands off. */
  finish(): void {
    if (this.phase !== 'building' || this.round === null) return;
    tones.play('off');
    this.held = false;
    this.phase = 'settling';
    this.#settling = this.round.settle();
  }

  #advance(): void {
    const now = performance.now();
    if (this.#hurried) {
      while (this.#timer !== null && performance.now() - now < HURRY_MS) this.#frame();
      return;
    }
    this.#owed = Math.min(MOST_FRAMES, this.#owed + ((now - this.#before) * FRAMES_PER_S) / 1000);
    this.#before = now;
    if (this.#owed < 1) return;
    for (; this.#owed >= 1 && this.#timer !== null; this.#owed--) this.#frame();
    const { world, hand } = this.round as Round;
    this.held = this.phase === 'building' && hand.held >= 0;
    if (this.held) this.at = world.at(hand.held).map((cm) => 10 * cm);
  }

  #frame(): void {
    if (this.#settling !== null) {
      const { done } = this.#settling.next();
      if (!done) return;
      this.close();
      void this.#judge();
    } else if (this.phase === 'building' && this.round) {
      const told = this.#bot?.frame() ?? this.reach?.frame();
      if (told) this.round.frame(told);
      this.#tell();
      if (this.#bot?.done) this.finish();
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
      const { bot = null, connection = 'standing', rung = null } = this.#task;
      const seconds = this.seconds ?? PRACTICE_S;
      const asked: RoundRequest = { seconds, level: bot?.level ?? null, connection, rung };
      const [given, engine] = await Promise.all([post<Given>('/api/rounds', asked), running()]);
      this.#given = given;
      this.round = new Round(engine, given.seed, given.meeples, bot ? tremorOf(bot.level) : undefined);
      if (bot) this.#bot = new Builder(this.round, planOf(bot.level, this.round, seconds, bot.rows));
      else this.reach = new Reach(this.round);
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
