/** A reader at a table: before the live position, a past one, or a line of what-if moves. */
import type { GamePage, Step } from '../games/page';
import { ApiError, asApiError, post, remove } from '../shell/api';
import { say } from '../shell/language.svelte';
import { Newest } from '../shell/newest';
import type { Event, Ruling, View } from '../shell/ruling';
import { touch } from '../shell/screen.svelte';
import { settings } from '../shell/settings.svelte';
import type { Analysis, Outcome, Place, Table, ThoughtReply } from '../shell/wire';
import { drawsIn, presentLine, startOf, stepsOf } from './line';
import type { LiveTable } from './live.svelte';
import { eventNotes, hintNote, ordered, refusalNote, whenOf, type Note, type Said } from './notes';
import { called, waitOf } from './seats';
import { Trials, type Trial } from './trials.svelte';

/** What-if moves and what came of them; `at` of them are on the board. */
interface Trying {
  from: number;
  start: View;
  steps: Analysis['steps'];
  at: number;
  outcome: Outcome | null;
}

/** The note that says what a game waits for. */
const WAITING = 'waiting';

export interface Shown {
  view: View;
  /** The events of the step that led here. */
  step: Event[];
  /** Whether a move may be made here: in the game itself, or as a try. */
  active: boolean;
}

export class Session {
  readonly live: LiveTable;
  readonly page: GamePage;
  readonly trials: Trials;
  /** The event after which the reader looks; null follows the game. */
  past = $state<number | null>(null);
  trying = $state.raw<Trying | null>(null);
  /** A move shown on the board that waits to be confirmed. */
  picked = $state<string | null>(null);
  /** A what-if move on its way. */
  tried = $state<string | null>(null);
  hint = $state.raw<{ where: string; thought: ThoughtReply } | null>(null);
  thinking = $state(false);
  /** A new table is being set up, to go to. */
  leaving = $state(false);
  failure = $state.raw<ApiError | null>(null);
  /** Places that a note points out. */
  lit = $state.raw<string[]>([]);
  /** The note under the pointer or the focus. */
  touched = $state<string | null>(null);
  /** Whether the reader has said that they resign, and is asked once more. */
  resigning = $state(false);
  /** The seat that the reader has said is to become free, and is asked about once more. */
  freeing = $state<number | null>(null);
  #refusals = $state.raw<Said[]>([]);
  /** The refusal that answers what the reader did last. */
  #fresh = $state.raw<Said | null>(null);
  /** Whether the margin is pulled up, on a phone. */
  sheet = $state(false);
  /** What was asked of a move: going elsewhere, or another move, makes its answer too late. */
  #question = new Newest();
  /** Past positions as the server shows them, with what is open there. */
  #asked = $state.raw<Record<number, View>>({});

  constructor(live: LiveTable, page: GamePage) {
    this.live = live;
    this.page = page;
    this.trials = new Trials(live.id);
    live.onback = () => {
      if (this.failure?.status === 0) this.failure = null;
    };
    live.onrefused = ({ command, ruling, seq }) =>
      this.#refuse({
        where: `${seq} `,
        at: seq,
        move: command.type === 'move' ? command.move : '',
        ruling,
        number: this.#numberAfter(this.line),
      });
  }

  readonly table: Table = $derived.by(() => this.live.table as Table);
  readonly game = $derived.by(() => this.table.game);
  readonly line = $derived.by(() => presentLine(this.table.events));
  readonly steps: Step[] = $derived.by(() => stepsOf(this.line));
  /** The line up to the position that is looked at. */
  readonly lineShown = $derived.by(() => {
    const from = this.trying?.from ?? this.past;
    return from === null || from === this.table.seq
      ? this.line
      : presentLine(this.table.events.filter((event) => event.seq <= from));
  });
  readonly shown: Shown = $derived.by(() => this.#shown());
  /** How often chance had a say, once the game is over and that can be checked. */
  readonly draws = $derived.by(() => (this.table.status === 'over' ? drawsIn(this.table.events) : 0));
  readonly yours = $derived.by(() => this.table.seats.flatMap((seat, at) => (seat.yours ? [at] : [])));
  /** The one seat that the reader holds, if it is one. */
  readonly reader = $derived.by(() => (this.yours.length === 1 ? (this.yours[0] as number) : null));
  /** The seat for which the reader may act now. */
  readonly acting = $derived.by(() => {
    const { status, to_act, seats } = this.table;
    return status === 'playing' ? (to_act.find((seat) => seats[seat]?.yours) ?? null) : null;
  });
  /** Nobody but the reader and bots: then taking back needs nobody's consent. */
  readonly alone = $derived.by(() => this.table.seats.every((seat) => seat.yours || seat.kind === 'bot'));
  /** Whether a bot may advise: those who play against other people think for themselves until the game is over. */
  readonly helped = $derived.by(() => this.alone || this.yours.length === 0 || this.table.status === 'over');
  readonly ghost = $derived.by(() => {
    if (this.trying || this.past !== null) return this.tried ?? this.picked;
    const sent = this.live.waiting.find((command) => command.type === 'move');
    return this.picked ?? (sent?.type === 'move' ? sent.move : null);
  });
  readonly moves = $derived.by(() => this.trying?.steps.slice(0, this.trying.at).map((step) => step.move) ?? []);
  readonly where = $derived.by(() => `${this.trying?.from ?? this.past ?? this.table.seq} ${this.moves.join(' ')}`);
  /** Whether the frame asks for a confirmation; some games do so themselves. */
  readonly mustConfirm = $derived.by(() => !this.page.confirms && (settings.confirm || (touch.current && !this.page.twoChoices)));
  readonly wait = $derived.by(() => waitOf(this));
  /** What there is to do next, told by who sits here. */
  readonly prompt = $derived.by(() => this.page.prompt(this.table.view, (seat) => called(this, seat)));
  /** Why nothing can be done just now: there is no line to the server. */
  readonly cut = $derived.by(() => (this.live.link === 'lost' ? say('line-lost') : undefined));
  /** The reader's seats that are still in the game. */
  readonly playing = $derived.by(() =>
    this.yours.filter((seat) => this.page.standing?.(this.table.view, seat).out !== true),
  );
  /** Whether the reader has left the game, and others play on. */
  readonly out = $derived.by(() => this.yours.length > 0 && this.playing.length === 0);
  /** Whether the reader may give up: once play has begun, also while it waits for somebody to take a seat again. */
  readonly canResign = $derived.by(() => {
    const { status, seq } = this.table;
    const begun = status === 'playing' || (status === 'waiting' && seq >= 0);
    return begun && this.yours.length > 0 && !this.out;
  });
  /** The seat that gives up where the reader does: of several the one to move. */
  readonly resigner = $derived.by(() => this.acting ?? this.playing[0] ?? null);
  readonly notes: Note[] = $derived.by(() => this.#notes());
  /** The note in hand: touched, else a refusal that was just said, else a hint. */
  readonly inHand: Note | null = $derived.by(
    () =>
      this.notes.find((note) => note.key === this.touched) ??
      this.notes.find((note) => note.refusal && note.state === 'standing') ??
      this.notes.find((note) => note.title !== undefined) ??
      null,
  );
  /** The positions one can step to, in order. */
  readonly stops = $derived.by(() => [startOf(this.line), ...this.steps.map((step) => step.seq)]);

  #shown(): Shown {
    if (this.trying) {
      const { start, steps, at, outcome } = this.trying;
      const last = steps[at - 1];
      const over = outcome !== null && at === steps.length;
      if (last) return { view: last.view, step: last.events, active: !over };
      return { view: start, step: stepsOf(this.lineShown).at(-1)?.events ?? [], active: !over };
    }
    const step = stepsOf(this.lineShown).at(-1)?.events ?? [];
    if (this.past !== null && this.past !== this.table.seq) {
      const asked = this.#asked[this.past];
      const view = asked ?? this.page.viewAt?.(this.table, this.lineShown) ?? this.table.view;
      return { view, step, active: asked !== undefined };
    }
    return { view: this.table.view, step, active: this.acting !== null };
  }

  /** Where the server is asked about the position on the board. */
  place(moves: string[] = this.moves): Place {
    const seq = this.trying?.from ?? this.past ?? this.table.seq;
    return { game: this.table.game, table: this.table.id, seq, moves };
  }

  // --- moves

  /** A place was chosen on the board. */
  async pick(move: string): Promise<void> {
    this.#question.drop();
    this.failure = null;
    this.#fresh = null;
    if (this.trying || this.past !== null || this.yours.length === 0) return this.tryMove(move);
    if (this.table.status === 'waiting') {
      this.touched = WAITING;
      return;
    }
    if (this.live.busy) return;
    const open = this.acting === null ? false : this.page.isOpen(this.table.view, move);
    if (open === false) {
      this.picked = null;
      await this.#judge(move);
    } else if (!this.mustConfirm || (this.picked === move && !touch.current)) this.play(move);
    else this.picked = move;
  }

  /** A move is shown on the board and waits to be confirmed; null lets go of it. */
  choose(move: string | null): void {
    this.#question.drop();
    this.failure = null;
    this.#fresh = null;
    this.picked = move;
  }

  /** The move that waits is played, or tried where one only looks. */
  confirm(): void {
    if (this.picked === null) return;
    if (this.trying || this.past !== null || this.yours.length === 0) void this.tryMove(this.picked);
    else this.play(this.picked);
  }

  play(move: string): void {
    if (this.acting === null || this.live.busy) return;
    this.picked = null;
    this.live.act(this.acting, { type: 'move', move });
  }

  async #judge(move: string): Promise<void> {
    const seat = this.acting ?? this.yours[0] ?? null;
    const asked = { where: this.where, at: this.lineShown.at(-1)?.seq ?? -1, move, number: this.#numberAfter(this.lineShown) };
    const ruling = await this.#ask<Ruling>('/api/judge', { at: this.place(), move, seat }, this.#question.ask());
    if (ruling?.verdict === 'illegal') this.#refuse({ ...asked, ruling });
  }

  #refuse(said: Said): void {
    this.#fresh = said;
    const others = this.#refusals.filter((known) => known.where !== said.where || known.move !== said.move);
    this.#refusals = [said, ...others].slice(0, 4);
    this.touched = null;
  }

  #numberAfter(line: Event[]): number | null {
    const last = line.at(-1);
    if (last === undefined) return this.page.turnOf?.(this.shown.view).number ?? 1;
    return this.page.moveOf(this.table, line, { ...last, seq: last.seq + 1 });
  }

  undo(): void {
    const mine = this.steps.findLast((step) => this.table.seats[step.events[0]?.actor ?? -1]?.yours);
    const seat = mine?.events[0]?.actor ?? this.yours[0];
    this.look(null);
    if (mine && seat !== undefined) this.live.act(seat, { type: 'undo', to: mine.before });
  }

  /** Asks once more, before the game itself: whoever gives up sees what they give up. */
  askToResign(): void {
    this.look(null);
    this.resigning = true;
  }

  resign(): void {
    this.resigning = false;
    if (this.resigner !== null) this.live.act(this.resigner, { type: 'resign' });
  }

  /** The same game once more, with everyone who sat here. */
  async playAgain(): Promise<void> {
    if (this.leaving) return;
    this.leaving = true;
    this.failure = null;
    try {
      const { playAgain } = await import('./again');
      await playAgain(this.table);
    } catch (error) {
      this.failure = asApiError(error);
      this.leaving = false;
    }
  }

  /** Makes a seat free; a rule of the table that forbids it is cited like any other. Says whether it was done. */
  async free(seat: number): Promise<boolean> {
    this.freeing = null;
    try {
      await remove(`/api/tables/${encodeURIComponent(this.table.id)}/seats/${seat}`);
      return true;
    } catch (error) {
      const { ruling } = (this.failure = asApiError(error));
      if (ruling) this.#refuse({ where: this.where, at: this.table.seq, move: '', ruling, number: this.#numberAfter(this.line) });
      if (ruling) this.failure = null;
      return false;
    }
  }

  answerUndo(accept: boolean): void {
    const wish = this.table.undo;
    const seat = this.yours.find((mine) => wish?.asked.includes(mine)) ?? this.yours[0];
    if (wish && seat !== undefined) this.live.act(seat, { type: 'undo-reply', accept });
  }

  stop(seat: number): void {
    this.live.act(seat, { type: 'stop' });
  }

  // --- looking back and trying out

  /** Looks at the position after an event; null, or the newest, follows the game again. */
  look(seq: number | null): void {
    this.trying = null;
    const there = seq !== null && seq >= -1 && seq < this.table.seq && seq !== this.stops.at(-1);
    this.past = there ? seq : null;
    this.leave();
    if (seq !== null && (seq < -1 || seq > this.table.seq)) this.failure = new ApiError(404, 'no-such-position', '');
  }

  leave(): void {
    this.#question.drop();
    this.tried = null;
    this.picked = null;
    this.lit = [];
    this.touched = null;
    this.failure = null;
  }

  step(by: number): void {
    if (this.trying) {
      const at = this.trying.at + by;
      if (at < 0) this.look(this.trying.from);
      else this.trying = { ...this.trying, at: Math.min(at, this.trying.steps.length) };
      this.leave();
      return;
    }
    const now = this.past === null ? this.stops.length - 1 : this.stops.findLastIndex((stop) => stop <= (this.past as number));
    this.look(this.stops[Math.max(0, Math.min(this.stops.length - 1, now + by))] ?? null);
  }

  /** Asks for a past position with its open places, so that moves can be tried from it. */
  async fetchPast(seq: number): Promise<void> {
    if (this.#asked[seq]) return;
    const found = await this.#analyse(seq, [], () => this.past === seq);
    if (found) this.#asked = { ...this.#asked, [seq]: found.start };
  }

  async tryMove(move: string): Promise<void> {
    this.tried = move;
    await this.#try(this.trying?.from ?? this.past ?? this.table.seq, [...this.moves, move]);
  }

  /** Opens a what-if line: an empty one begins with nothing tried. */
  async open(trial: Trial): Promise<void> {
    await this.#try(trial.from, trial.moves);
  }

  async #try(from: number, moves: string[]): Promise<void> {
    const newest = this.#question.ask();
    const found = await this.#analyse(from, moves, newest);
    if (newest()) this.tried = null;
    if (!found) return;
    const { start, steps, outcome, refused } = found;
    if (!refused || steps.length > 0 || this.trying || moves.length > 1) {
      this.trying = { from, start, steps, at: steps.length, outcome };
    }
    if (refused) {
      const where = `${from} ${moves.slice(0, steps.length).join(' ')}`;
      this.#refuse({ where, at: from, move: moves[steps.length] ?? '', ruling: refused, number: this.#numberAfter(this.lineShown) });
    } else this.trials.keep({ from, moves });
    this.leave();
  }

  #analyse(seq: number, moves: string[], newest: () => boolean): Promise<Analysis | null> {
    return this.#ask('/api/analysis', { game: this.table.game, table: this.table.id, seq, moves }, newest);
  }

  async askHint(): Promise<void> {
    const where = this.where;
    this.thinking = true;
    const thought = await this.#ask<ThoughtReply>('/api/think', { at: this.place(), seconds: 1 }, () => this.where === where);
    this.thinking = false;
    if (!thought) return;
    this.#fresh = null;
    this.hint = { where, thought };
  }

  /** Asks the server; an answer that comes when the question is no longer the newest counts for nothing. */
  async #ask<T>(path: string, body: unknown, newest: () => boolean): Promise<T | null> {
    try {
      const found = await post<T>(path, body);
      return newest() ? found : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (newest()) this.failure = error;
      return null;
    }
  }

  // --- notes

  #notes(): Note[] {
    const { table, page } = this;
    const tries = this.trying?.steps.slice(0, this.trying.at).flatMap((step) => step.events) ?? [];
    const refusals = this.#refusals.map((said) =>
      refusalNote(page, table.game, said, said === this.#fresh && said.where === this.where),
    );
    const remarks = page.remarks(this.shown.view, this.reader, (seat) => called(this, seat)).map(
      (remark): Note => ({ ...remark, when: whenOf(page, this.#numberAfter(this.lineShown)), state: 'standing' }),
    );
    const { wait } = this;
    return ordered([
      ...refusals,
      ...(wait ? [{ key: WAITING, clauses: [wait.clause], text: wait.text, when: say('note-now'), state: 'standing' as const, spots: [] }] : []),
      ...(this.hint?.where === this.where ? [hintNote(page, this.shown.view, this.hint.thought)] : []),
      ...remarks.filter(({ text }) => !refusals.some((said) => said.state === 'standing' && said.text === text)),
      ...eventNotes(page, table, [...this.lineShown, ...tries], this.shown.step),
    ]);
  }
}
