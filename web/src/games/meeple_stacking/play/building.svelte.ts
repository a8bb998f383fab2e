/** A round as it is built in this browser: its clock, its hand, and what the referee says of it in the end. */
import { ApiError, asApiError, post } from '../../../shell/api';
import type { Ruling } from '../../../shell/ruling';
import type { LogPiece, PlateLog, Round as Given, RoundJudged, RoundRecord, RoundRequest } from '../../../shell/wire';
import type { Builder } from '../physics/bot';
import type { Engine } from '../physics/engine';
import { read, Round, written, type RoundLog } from '../physics/round';
import type { Scene } from '../physics/scene';
import { tones } from '../real/tones.svelte';
import { planOf, tremorOf, type Level } from './bots';
import { running, taken } from './engines';
import { Pace } from './pace';
import { Reach } from './reach';
import type { Left, Own, State, Unfinished } from './unfinished';
import { ofOne, Watching, type Phase, type Seen } from './watching.svelte';

/** Where a clock is not wanted a round still ends some time. */
const PRACTICE_S = 600;
export const TICK_S = 5;
/** Milliseconds from one piece of the log to the next. */
const TELL_MS = 400;
/** Where a server that is away is told nothing for longer and longer, at most so long. */
const QUIET_MS = 6400;
/** Milliseconds until a crowded referee is asked again, so many times. */
const AGAIN_MS = 3000;
const TRIES = 4;
/** Frames after which a round is kept anew. */
export const KEEP_FRAMES = 60;
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
  /** At a table the round is given already, and is told to the others as it is built. */
  seat?: AtTable | null;
  /** What keeps it in this browser until it is written down, where no server does. */
  unfinished?: (own: Own<RoundLog>) => Unfinished<RoundLog>;
}

export interface AtTable {
  given: Given;
  /** When it begins, by the clock of `performance`. */
  begins: number;
  /** What the server has heard of this hand: more than nothing where the page was left and comes back. */
  heard(): Promise<PlateLog>;
  tell(piece: LogPiece): Promise<void>;
  judge(record: RoundRecord): Promise<RoundJudged>;
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
  readonly scene = $derived(this.judged?.scene ?? null);
  failure = $state.raw<ApiError | null>(null);
  /** Seconds in which nobody looked at it, at the last time; null where somebody has always. */
  missed = $state<number | null>(null);
  round: Round | null = null;
  reaches: readonly Reach[] = [];
  readonly seconds: number | null;
  readonly #task: Task;
  #given: Given | null = null;
  #bot: Builder | null = null;
  #hurried = false;
  #told = { frames: 0, bytes: 0 };
  /** How many bytes of the log tell of so many frames, of all pieces that were sent: of some only the answer was lost. */
  readonly #sent = new Map<number, number>();
  #telling: Promise<void> = Promise.resolve();
  #teller: ReturnType<typeof setInterval> | null = null;
  /** How many pieces in a row no server took, and until when none is sent. */
  #lost = 0;
  #quiet = 0;
  #settling: Generator<void, Scene> | null = null;
  readonly #pace = new Pace();
  readonly #unfinished: Unfinished<RoundLog> | null;
  #away = 0;
  #begin: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(task: Task) {
    this.#task = task;
    this.seconds = task.seconds;
    this.left = task.seconds ?? 0;
    this.#unfinished =
      task.unfinished?.({
        state: () => this.#state,
        left: () => this.#bot === null && this.#pace.stop(),
        back: (seconds) => this.#bot === null && this.#goOn(seconds),
        lost: () => this.#giveWay(),
      }) ?? null;
    void this.#prepare();
  }

  /** Once it is judged what shows it again, from any side; null where nothing was done. */
  get past(): (() => Watching) | null {
    if (!this.round?.frames || this.judged === null) return null;
    const { record } = this.round;
    const { counted } = this.judged;
    const tremor = tremorOf(this.#task.bot?.level);
    return () => new Watching(record.frames, ofOne(record, tremor), counted);
  }

  start(): void {
    if (this.phase !== 'ready') return;
    tones.wake();
    tones.play('begin');
    this.phase = 'building';
    this.#pace.start(() => this.#advance());
    this.#unfinished?.keep();
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
    this.#unfinished?.close();
    clearTimeout(this.#begin);
    this.#halt();
  }

  #halt(): void {
    this.#pace.stop();
    if (this.#teller !== null) clearInterval(this.#teller);
    this.#teller = null;
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
    this.#unfinished?.keep();
  }

  get #state(): State<RoundLog> | null {
    const { phase, round } = this;
    if (this.#given === null || round === null || (phase !== 'building' && phase !== 'settling')) return null;
    return { given: this.#given, log: round.record, is: phase === 'building' ? 'building' : 'over', away: this.#away };
  }

  /** Somebody looks again: what stands has stood still, and the clock has gone on for so many seconds. */
  #goOn(seconds: number): void {
    if (this.phase === 'building' && seconds > 0) {
      this.#away += seconds;
      if (this.seconds !== null) this.missed = Math.ceil(seconds);
    }
    if (this.phase === 'building' || this.#settling !== null) this.#pace.start(() => this.#advance());
  }

  #advance(): void {
    if (this.#hurried) {
      const now = performance.now();
      while (this.#pace.on && performance.now() - now < HURRY_MS) this.#frame();
      return;
    }
    if (!this.#pace.run(() => this.#frame(), this.#settling !== null)) return;
    const { world, hand } = this.round as Round;
    this.held = this.phase === 'building' && hand.held >= 0;
    if (this.held) this.at = world.at(hand.held).map((cm) => 10 * cm);
  }

  #frame(): void {
    if (this.#settling !== null) {
      const { done } = this.#settling.next();
      if (!done) return;
      this.#settling = null;
      this.#halt();
      void this.#judge();
    } else if (this.phase === 'building' && this.round) {
      const told = this.#bot?.frame() ?? this.reaches[0]?.frame();
      if (told) this.round.frame(told);
      if (this.round.frames % KEEP_FRAMES === 0) this.#unfinished?.keep();
      this.#tell();
      if (this.#bot?.done) this.finish();
    }
  }

  #tell(): void {
    const most = this.seconds ?? PRACTICE_S;
    // With others the time is everyone's, however slow this machine is.
    const begins = this.#task.seat?.begins;
    const timed = this.seconds !== null;
    const played = (this.round?.seconds ?? 0) + (timed ? this.#away : 0);
    const seconds = begins === undefined ? played : (performance.now() - begins) / 1000;
    const left = Math.max(0, Math.ceil(most - seconds));
    if (timed && left !== this.left && left <= TICK_S && left > 0) tones.play('tick');
    this.left = timed ? left : Math.floor(seconds);
    if (seconds >= most || (this.round?.seconds ?? 0) >= most) this.finish();
  }

  async #prepare(): Promise<void> {
    try {
      const { bot = null, connection = 'standing', rung = null, seat = null } = this.#task;
      if (seat !== null) {
        await this.#sit(seat);
        return;
      }
      const seconds = this.seconds ?? PRACTICE_S;
      const asked: RoundRequest = { seconds, level: bot?.level ?? null, connection, rung };
      const found = this.#unfinished?.found() ?? null;
      const [given, engine, bots] = await Promise.all([found?.state.given ?? post<Given>('/api/rounds', asked), running(), bot && import('../physics/bot')]);
      this.#given = given;
      if (bot && bots) {
        const round = new Round(engine, given.seed, given.meeples, tremorOf(bot.level));
        const builder = new bots.Builder(round, planOf(bot.level, round, seconds, bot.rows));
        // A bot does the same again.
        if (found) await taken(built(round, builder, found.state.log.frames), () => !this.#closed);
        this.round = round;
        this.#bot = builder;
      } else {
        this.round = found ? await this.#played(engine, found.state.log) : new Round(engine, given.seed, given.meeples);
        this.reaches = [new Reach(this.round)];
      }
      if (this.#closed) return;
      if (found) await this.#comeBack(this.round, found);
      else this.phase = 'ready';
    } catch (error) {
      this.failure = asApiError(error);
      this.phase = 'failed';
    }
  }

  /** Where the page was left, hands off or not yet: what was with the referee is handed in once more. */
  async #comeBack(round: Round, { state, since }: Left<RoundLog>): Promise<void> {
    this.#away = state.away;
    this.phase = state.is === 'over' ? 'settling' : 'building';
    this.#unfinished?.keep();
    if (this.phase === 'building') this.#goOn(this.#bot ? 0 : since());
    else {
      await taken(round.settle(), () => !this.#closed);
      if (!this.#closed) await this.#judge();
    }
  }

  /** What was told, played again up to where it was left. */
  async #played(engine: Engine, log: RoundLog): Promise<Round> {
    return (await taken(Round.again(engine, log), () => !this.#closed)) as Round;
  }

  /** Takes the plate at a table, and goes on where the page was left; the time went on meanwhile. */
  async #sit(seat: AtTable): Promise<void> {
    const { seed, meeples } = seat.given;
    this.#given = seat.given;
    const [engine, heard] = await Promise.all([running(), seat.heard()]);
    this.round = await this.#played(engine, { engine: '', seed, meeples, hashes: [], ...heard });
    this.#told = { frames: this.round.frames, bytes: this.round.logged(0).length };
    this.#sent.set(this.#told.frames, this.#told.bytes);
    this.reaches = [new Reach(this.round)];
    if (this.#closed) return;
    this.phase = 'ready';
    this.#begin = setTimeout(() => {
      this.start();
      this.#teller = setInterval(() => this.#tellOthers(seat), TELL_MS);
    }, seat.begins - performance.now());
  }

  /** What the hand was told since, for everyone to see; a piece that is lost is sent with the next. */
  #tellOthers(seat: AtTable, last = false): void {
    this.#telling = this.#telling.then(async () => {
      const { round } = this;
      if (round === null || round.frames === this.#told.frames || (!last && performance.now() < this.#quiet)) return;
      const piece = round.logged(this.#told.bytes);
      const frames = round.frames;
      const bytes = this.#told.bytes + piece.length;
      this.#sent.set(frames, bytes);
      await seat.tell({ after: this.#told.frames, frames, inputs: written(piece) }).then(
        () => {
          this.#told = { frames, bytes };
          this.#lost = 0;
        },
        async () => {
          const heard = await seat.heard().catch(() => null);
          if (heard === null) {
            const pause = Math.min(TELL_MS * 2 ** ++this.#lost, QUIET_MS);
            this.#quiet = performance.now() + pause * (0.75 + Math.random() / 2);
            return;
          }
          this.#lost = 0;
          this.#told = { frames: heard.frames, bytes: read(heard.inputs).length };
          if (this.#sent.get(heard.frames) !== this.#told.bytes) this.#giveWay();
        },
      );
    });
  }

  /** Another page of the same reader builds on this plate: of two only one can go on. */
  #giveWay(): void {
    this.failure = new ApiError(409, 'no-such-round', '');
    this.phase = 'failed';
    this.held = false;
    this.close();
  }

  /** What the referee says; where many wait, or the server is being started again, asked again. */
  async #asked(record: RoundLog, id: string): Promise<RoundJudged> {
    const { seat } = this.#task;
    if (!seat) return post<RoundJudged>(`/api/rounds/${id}`, record);
    this.#tellOthers(seat, true);
    await this.#telling;
    if (this.failure !== null) throw this.failure;
    for (let tries = 1; ; tries++) {
      try {
        return await seat.judge(record);
      } catch (error) {
        const { key, status } = asApiError(error);
        const away = key === 'unreachable' || status === 502 || status === 503;
        if (this.#closed || !(away || (key === 'too-fast' && tries < TRIES))) throw error;
        await new Promise((go) => setTimeout(go, AGAIN_MS));
      }
    }
  }

  async #judge(): Promise<void> {
    if (this.round === null || this.#given === null) return;
    this.phase = 'judging';
    try {
      this.judged = (await this.#asked(this.round.record, this.#given.id)) as unknown as Judged;
      tones.play('judged');
      this.phase = 'judged';
    } catch (error) {
      this.failure = asApiError(error);
      this.phase = 'failed';
      this.#unfinished?.fail(this.failure);
    }
  }
}

/** The rest of what a bot has built so far. */
function* built(round: Round, builder: Builder, frames: number): Generator<void> {
  while (round.frames < frames) {
    round.frame(builder.frame());
    yield;
  }
}
