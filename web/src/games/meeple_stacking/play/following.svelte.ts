/** Another one's plate as it is being built: its log is played here a moment after it was told. */
import { Heard } from '../physics/log';
import { FRAMES_PER_S, read, Round, START } from '../physics/round';
import type { Scene } from '../physics/scene';
import { tremorOf } from './bots';
import { running } from './engines';
import type { Site } from './site.svelte';
import type { Phase, Seen } from './watching.svelte';

const EVERY_MS = 16;
const WORK_MS = 8;
const AGAIN_MS = 1000;
/** Seconds that one sees it later, so that no piece of the log comes too late. */
const BEHIND_S = 0.9;

export class Following implements Seen {
  phase = $state<Phase>('loading');
  round = $state.raw<Round | null>(null);
  readonly reaches = [];
  readonly held = false;
  readonly at: readonly number[] = [];
  counted = $state.raw<readonly number[] | null>(null);
  scene = $state.raw<Scene | null>(null);
  readonly #site: Site;
  readonly #id: string;
  #heard = new Heard(START);
  #frames = 0;
  #loading = false;
  #closed = false;
  #tried = 0;
  #settling: Iterator<void, Scene> | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(site: Site, id: string) {
    this.#site = site;
    this.#id = id;
    site.follow(this.#id, this);
    void this.#begin();
  }

  /** A piece of the log; where one before it is missing, all is asked for again. */
  hear(after: number, frames: number, inputs: string): void {
    if (this.#loading || frames <= this.#frames) return;
    if (after === this.#frames) this.#add(frames, inputs);
    else void this.catchUp();
  }

  async catchUp(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const log = await this.#site.logOf(this.#id).catch(() => null);
    this.#loading = false;
    if (log === null || log.frames <= this.#frames) return;
    this.#heard = new Heard(START);
    this.#frames = 0;
    this.#add(log.frames, log.inputs);
  }

  close(): void {
    this.#closed = true;
    this.#site.leave(this.#id, this);
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #add(frames: number, inputs: string): void {
    this.#heard.add(read(inputs), frames);
    this.#frames = frames;
  }

  async #begin(): Promise<void> {
    const plate = this.#site.plateOf(this.#id);
    if (plate === undefined) return;
    const [engine] = await Promise.all([running(), this.catchUp()]);
    if (this.#closed) return;
    this.round = new Round(engine, plate.seed, plate.meeples, tremorOf(plate.level));
    this.phase = 'watching';
    this.#timer = setInterval(() => this.#advance(), EVERY_MS);
  }

  #advance(): void {
    const now = performance.now();
    const { round } = this;
    const plate = this.#site.plateOf(this.#id);
    if (round === null || plate === undefined) return;
    const over = plate.state !== 'building';
    const due = over ? this.#frames : ((now - this.#site.beginOf(plate)) / 1000 - BEHIND_S) * FRAMES_PER_S;
    while (performance.now() - now < WORK_MS) {
      const input = this.#heard.inputs[round.frames];
      if (input !== undefined && round.frames < due) round.frame(input);
      else if (plate.state === 'judged' && round.frames >= plate.frames && this.counted === null) this.#settle(round, plate.counted);
      else break;
    }
    if (plate.state === 'judged' && this.#frames < plate.frames && now - this.#tried > AGAIN_MS) {
      this.#tried = now;
      void this.catchUp();
    }
  }

  #settle(round: Round, counted: readonly number[]): void {
    this.#settling ??= round.settle();
    const { done, value } = this.#settling.next();
    if (!done) return;
    this.scene = value;
    this.counted = counted;
  }
}
