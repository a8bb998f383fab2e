/** The clock of a round: it can pause, it goes on over a reload, and after it hands are off until all is at rest. */
import { follow, keep, kept } from '../../keeping';
import { tones } from './tones.svelte';

const PLACE = 'rulebound.meeple-stacking.clock';
/** After hands-off nothing is judged sooner (judging.at-rest). */
export const SETTLE_MS = 3_000;
const HALF_MINUTE = 30_000;
const TICKS = 5_000;

export type Phase = 'ready' | 'running' | 'paused' | 'off' | 'judged';

interface Kept {
  /** What the clock was set to. */
  whole: number;
  /** When time is up, or was; null while the clock stands. */
  until: number | null;
  /** What was left when it was stopped. */
  left: number;
  begun: boolean;
}

export class Countdown {
  #kept = $state.raw<Kept>(fresh(0));
  #now = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | null = null;
  #told = Infinity;

  /** Milliseconds to go; below 0 once hands are off. */
  readonly left = $derived(this.#kept.until === null ? this.#kept.left : this.#kept.until - this.#now);
  readonly phase = $derived.by((): Phase => {
    if (!this.#kept.begun) return 'ready';
    if (this.#kept.until === null) return 'paused';
    if (this.left > 0) return 'running';
    return this.left > -SETTLE_MS ? 'off' : 'judged';
  });
  /** The time as people read it: a second that has begun is still there. */
  readonly text = $derived(clockText(this.left));
  /** What is left of the rest after hands-off, from 1 to 0. */
  readonly rest = $derived(Math.max(0, Math.min(1, 1 + this.left / SETTLE_MS)));

  /** Takes up what was kept for a clock of this length, or sets it anew. */
  constructor(whole: number) {
    this.#take(whole);
  }

  /** Goes as the clock of another window of this browser does, until it is ended, and stops then. */
  follow(): () => void {
    const end = follow(PLACE, () => this.#take(this.#kept.whole));
    return () => {
      end();
      this.#stop();
    };
  }

  start(): void {
    tones.wake();
    tones.play('begin');
    this.#now = Date.now();
    this.#keep({ ...this.#kept, begun: true, until: this.#now + this.#kept.left });
  }

  pause(): void {
    if (this.phase === 'running') this.#keep({ ...this.#kept, left: this.left, until: null });
  }

  /** Time is up now: somebody is done, or all are. */
  finish(): void {
    if (this.phase !== 'running' && this.phase !== 'paused') return;
    this.#now = Date.now();
    this.#keep({ ...this.#kept, left: 0, until: this.#now });
    tones.play('off');
  }

  reset(): void {
    this.#keep(fresh(this.#kept.whole));
  }

  #take(whole: number): void {
    const before = kept(PLACE, sound);
    this.#now = Date.now();
    this.#kept = before?.whole === whole ? before : fresh(whole);
    this.#watch();
  }

  #stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(PLACE, kept);
    this.#watch();
  }

  /** Looks at the time while there is something to see. */
  #watch(): void {
    this.#stop();
    this.#told = this.left;
    if (this.#kept.until === null || this.phase === 'judged') return;
    this.#timer = setInterval(() => this.#look(), 100);
  }

  #look(): void {
    this.#now = Date.now();
    const before = this.#told;
    this.#told = this.left;
    const passed = (mark: number): boolean => before > mark && this.left <= mark;
    if (passed(0)) tones.play('off');
    else if (passed(-SETTLE_MS)) tones.play('judged');
    else if (passed(HALF_MINUTE) && this.#kept.whole > 2 * HALF_MINUTE) tones.play('half');
    else if (this.left > 0 && this.left <= TICKS && Math.ceil(before / 1000) > Math.ceil(this.left / 1000)) tones.play('tick');
    if (this.phase === 'judged') this.#stop();
  }
}

const fresh = (whole: number): Kept => ({ whole, until: null, left: whole, begun: false });

/** Milliseconds as a clock shows them. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A clock as it was kept, if it can be one. */
function sound({ whole, until, left, begun }: Kept): Kept | null {
  const fits = [whole, left].every((ms) => Number.isFinite(ms) && ms >= 0) && left <= whole && typeof begun === 'boolean';
  return fits && (until === null || Number.isFinite(until)) ? { whole, until, left, begun } : null;
}
