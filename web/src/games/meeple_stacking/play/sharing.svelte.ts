/** A round on a plate for all on this screen: several hands at once, or one after the other, and what came of it. */
import { ApiError, asApiError, post } from '../../../shell/api';
import type { Ruling } from '../../../shell/ruling';
import type { Round as Given, SharedJudged, SharedRequest } from '../../../shell/wire';
import type { Knocked } from '../physics/movers';
import { FRAMES_PER_S, START } from '../physics/round';
import type { Scene } from '../physics/scene';
import { SharedRound, type Agreed, type SharedLog } from '../physics/shared';
import { tones } from '../real/tones.svelte';
import { KEEP_FRAMES, TICK_S, type Judged } from './building.svelte';
import { running, taken } from './engines';
import { Pace } from './pace';
import { Reach } from './reach';
import { Unfinished, type Left, type State } from './unfinished';
import { Watching, type Phase, type Seen } from './watching.svelte';

/** What was found: seat by seat, and who has destroyed whose pyramid. */
export interface Shared {
  seats: Judged[];
  knocks: { by: number; victim: number; ruling: Ruling }[];
}

export class Sharing implements Seen {
  phase = $state<Phase>('loading');
  left = $state(0);
  held = $state(false);
  readonly at: readonly number[] = [];
  /** Whose turn it is, where people build in turns. */
  turn = $state(0);
  /** What is known already while they build, the first in time first. */
  knocks = $state.raw<readonly Knocked[]>([]);
  out = $state.raw<readonly number[]>([]);
  judged = $state.raw<Shared | null>(null);
  readonly counted = $derived(this.judged?.seats.flatMap(({ counted }) => counted) ?? null);
  readonly scene = $derived(this.judged?.seats[0]?.scene ?? null);
  failure = $state.raw<ApiError | null>(null);
  /** Seconds in which nobody looked at it, at the last time; null where somebody has always. */
  missed = $state<number | null>(null);
  round = $state.raw<SharedRound | null>(null);
  reaches: readonly Reach[] = [];
  readonly seconds: number;
  readonly agreed: Agreed;
  #given: Given | null = null;
  #settling: Generator<void, Scene> | null = null;
  readonly #pace = new Pace();
  readonly #unfinished: Unfinished<SharedLog>;
  #away = 0;
  #closed = false;

  /** `what` it is kept for in this browser until it is written down. */
  constructor(seconds: number, agreed: Agreed, what: string) {
    this.seconds = seconds;
    this.agreed = agreed;
    this.left = seconds;
    this.#unfinished = new Unfinished(what, {
      state: () => this.#state,
      left: () => this.#pace.stop(),
      back: (seconds) => this.#goOn(seconds),
      lost: () => {
        this.#fail(new ApiError(409, 'no-such-round', ''));
        this.close();
      },
    });
    void this.#prepare();
  }

  /** Once it is judged what shows it again, from any side; null where nothing was done. */
  get past(): (() => Watching) | null {
    const { round, counted, agreed } = this;
    if (!round?.frames || counted === null) return null;
    const { record } = round;
    return () => new Watching(record.frames, (engine) => SharedRound.again(engine, record, agreed), counted);
  }

  isActive = (seat: number): boolean => (!this.agreed.inTurns || seat === this.turn) && !this.out.includes(seat);

  start(): void {
    if (this.phase !== 'ready') return;
    tones.wake();
    tones.play('begin');
    this.phase = 'building';
    this.#pace.start(() => this.#advance());
    this.#unfinished.keep();
  }

  /** Hands off: the next one builds, or the plate comes to rest and is judged. */
  finish(): void {
    if (this.phase !== 'building' || this.round === null) return;
    tones.play('off');
    this.held = false;
    if (this.agreed.inTurns && this.turn < this.agreed.players - 1) {
      this.#pace.stop();
      this.round.nextTurn();
      this.turn++;
      this.left = this.seconds;
      this.#away = 0;
      this.missed = null;
      this.phase = 'ready';
    } else {
      this.phase = 'settling';
      this.#settling = this.round.settle();
    }
    this.#unfinished.keep();
  }

  close(): void {
    this.#closed = true;
    this.#unfinished.close();
    this.#pace.stop();
  }

  get #state(): State<SharedLog> | null {
    const { phase, round } = this;
    const begun = phase === 'building' || phase === 'settling' || (phase === 'ready' && this.turn > 0);
    if (this.#given === null || round === null || !begun) return null;
    return { given: this.#given, log: round.record, is: phase === 'settling' ? 'over' : phase, away: this.#away };
  }

  /** Somebody looks again: what stands has stood still, and the clock has gone on for so many seconds. */
  #goOn(seconds: number): void {
    if (this.phase === 'building') {
      this.#away += seconds;
      this.missed = Math.ceil(seconds);
    }
    if (this.phase === 'building' || this.#settling !== null) this.#pace.start(() => this.#advance());
  }

  #advance(): void {
    this.#pace.run(() => this.#frame(), this.#settling !== null);
    this.held = this.phase === 'building' && (this.round?.hands.some(({ held }) => held >= 0) ?? false);
  }

  #frame(): void {
    const { round } = this;
    if (round === null) return;
    if (this.#settling !== null) {
      if (!this.#settling.next().done) return;
      this.#settling = null;
      this.#pace.stop();
      void this.#judge(round);
    } else if (this.phase === 'building') {
      round.frame(this.reaches.map((reach, seat) => (this.isActive(seat) ? reach.frame() : START)));
      this.#see(round);
      if (round.frames % KEEP_FRAMES === 0) this.#unfinished.keep();
      const left = Math.max(0, Math.ceil(this.seconds - this.#away - round.turnFrames / FRAMES_PER_S));
      if (left !== this.left && left <= TICK_S && left > 0) tones.play('tick');
      this.left = left;
      // Where all build at once the last one left has won, and nobody need build on.
      const alone = this.out.length >= this.agreed.players - 1;
      if (left === 0 || alone || !this.reaches.some((_, seat) => this.isActive(seat))) this.finish();
    }
  }

  #see({ knocks, out }: SharedRound): void {
    if (out.length === this.out.length) return;
    tones.play('off');
    this.out = [...out];
    this.knocks = [...knocks];
  }

  async #prepare(): Promise<void> {
    try {
      const { players, inTurns, connection, loss } = this.agreed;
      const asked: SharedRequest = { players, seconds: this.seconds, in_turns: inTurns, connection, loss };
      const found = this.#unfinished.found();
      const [given, engine] = await Promise.all([found?.state.given ?? post<Given>('/api/shared-rounds', asked), running()]);
      this.#given = given;
      const round = found
        ? ((await taken(SharedRound.again(engine, found.state.log, this.agreed), () => !this.#closed)) as SharedRound)
        : new SharedRound(engine, given.seed, given.meeples, this.agreed);
      if (this.#closed) return;
      this.reaches = round.hands.map((hand, seat) => new Reach({ world: round.world, hand }, seat));
      this.round = round;
      if (found) await this.#comeBack(round, found);
      else this.phase = 'ready';
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Where the page was left, as `Building` does. */
  async #comeBack(round: SharedRound, { state, since }: Left<SharedLog>): Promise<void> {
    this.turn = round.turn;
    this.#away = state.away;
    this.#see(round);
    this.phase = state.is === 'over' ? 'settling' : state.is;
    this.#unfinished.keep();
    if (this.phase === 'building') this.#goOn(since());
    if (this.phase !== 'settling') return;
    await taken(round.settle(), () => !this.#closed);
    if (!this.#closed) await this.#judge(round);
  }

  async #judge(round: SharedRound): Promise<void> {
    if (this.#given === null) return;
    this.#see(round);
    this.phase = 'judging';
    try {
      const found = await post<SharedJudged>(`/api/shared-rounds/${this.#given.id}`, round.record);
      const scene = found.scene as unknown as Scene;
      this.judged = {
        seats: found.seats.map((seat) => ({ ...(seat as unknown as Judged), rung: null, scene })),
        knocks: found.knocks as unknown as Shared['knocks'],
      };
      tones.play('judged');
      this.phase = 'judged';
    } catch (error) {
      this.#fail(error);
      this.#unfinished.fail(asApiError(error));
    }
  }

  #fail(error: unknown): void {
    this.failure = asApiError(error);
    this.phase = 'failed';
  }
}
