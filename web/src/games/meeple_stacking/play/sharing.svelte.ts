/** A round on a plate for all on this screen: several hands at once, or one after the other, and what came of it. */
import { asApiError, post, type ApiError } from '../../../shell/api';
import type { Ruling } from '../../../shell/ruling';
import type { Round as Given, SharedJudged, SharedRequest } from '../../../shell/wire';
import type { Knocked } from '../physics/movers';
import { FRAMES_PER_S, START } from '../physics/round';
import type { Scene } from '../physics/scene';
import { SharedRound, type Agreed } from '../physics/shared';
import { tones } from '../real/tones.svelte';
import { TICK_S, type Judged } from './building.svelte';
import { running } from './engines';
import { Pace } from './pace';
import { Reach } from './reach';
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
  round = $state.raw<SharedRound | null>(null);
  reaches: readonly Reach[] = [];
  readonly seconds: number;
  readonly agreed: Agreed;
  #given: Given | null = null;
  #settling: Generator<void, Scene> | null = null;
  readonly #pace = new Pace();
  #closed = false;

  constructor(seconds: number, agreed: Agreed) {
    this.seconds = seconds;
    this.agreed = agreed;
    this.left = seconds;
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
      this.phase = 'ready';
      return;
    }
    this.phase = 'settling';
    this.#settling = this.round.settle();
  }

  close(): void {
    this.#closed = true;
    this.#pace.stop();
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
      this.#pace.stop();
      this.#see(round);
      void this.#judge(round);
    } else if (this.phase === 'building') {
      round.frame(this.reaches.map((reach, seat) => (this.isActive(seat) ? reach.frame() : START)));
      this.#see(round);
      const left = Math.ceil(this.seconds - round.turnFrames / FRAMES_PER_S);
      if (left !== this.left && left <= TICK_S && left > 0) tones.play('tick');
      this.left = left;
      // Where all build at once the last one left has won, and nobody need build on.
      const alone = this.out.length >= this.agreed.players - 1;
      if (round.turnFrames >= this.seconds * FRAMES_PER_S || alone || !this.reaches.some((_, seat) => this.isActive(seat))) this.finish();
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
      const [given, engine] = await Promise.all([post<Given>('/api/shared-rounds', asked), running()]);
      if (this.#closed) return;
      this.#given = given;
      const round = new SharedRound(engine, given.seed, given.meeples, this.agreed);
      this.reaches = round.hands.map((hand, seat) => new Reach({ world: round.world, hand }, seat));
      this.round = round;
      this.phase = 'ready';
    } catch (error) {
      this.#fail(error);
    }
  }

  async #judge(round: SharedRound): Promise<void> {
    if (this.#given === null) return;
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
    }
  }

  #fail(error: unknown): void {
    this.failure = asApiError(error);
    this.phase = 'failed';
  }
}
