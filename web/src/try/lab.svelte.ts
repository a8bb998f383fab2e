/** A position to try things out in: what the rules say of it, the moves tried from it, and a bot's opinion. */
import type { GamePage } from '../games/page';
import { ApiError, asApiError, post } from '../shell/api';
import { say } from '../shell/language.svelte';
import { Newest } from '../shell/newest';
import type { Event, Ruling, View } from '../shell/ruling';
import type { Analysis, Place, ThoughtReply } from '../shell/wire';
import { refusalText, scoreOf, sentence, shared, type Note } from '../tables/notes';
import { movesTo, Tree, type Node } from './tree.svelte';

/** A thought takes the seconds that it may, and some for the way; what takes longer waits for a compiler. */
const OVERDUE_S = 3;

interface Said {
  node: Node;
  move: string;
  ruling: Ruling;
}

interface Hint {
  node: Node;
  level: string;
  thought: ThoughtReply;
}

export class Lab {
  readonly tree = new Tree();
  /** The position at the root in the game's own text; null is the start of a game. */
  position = $state.raw<string | null>(null);
  /** What the server said of the root; null until it did. */
  root = $state.raw<Analysis | null>(null);
  /** A move on its way to be judged. */
  sent = $state<string | null>(null);
  /** A move shown on the board that waits to be confirmed. */
  picked = $state<string | null>(null);
  thinking = $state(false);
  /** The answer is overdue: the bot is still being made ready. */
  late = $state(false);
  failure = $state.raw<ApiError | null>(null);
  /** The position that was asked for last, whether or not it can be one. */
  asked = $state.raw<string | null>(null);
  lit = $state.raw<string[]>([]);
  touched = $state<string | null>(null);
  sheet = $state(false);
  #refused = $state.raw<Said | null>(null);
  #hint = $state.raw<Hint | null>(null);
  #question = new Newest();
  #stop: AbortController | null = null;

  constructor(
    readonly game: string,
    readonly page: GamePage,
  ) {}

  readonly moves = $derived.by(() => movesTo(this.tree.at));
  readonly view: View | null = $derived.by(() => this.tree.at.step?.view ?? this.root?.start ?? null);
  /** The events that led to the position on the board. */
  readonly step: Event[] = $derived.by(() => this.tree.at.step?.events ?? this.root?.opening ?? []);
  readonly over = $derived.by(() => this.step.some(({ ruling }) => ruling.verdict === 'ended'));
  readonly refused = $derived.by(() => (this.#refused?.node === this.tree.at ? this.#refused : null));
  readonly hint = $derived.by(() => (this.#hint?.node === this.tree.at ? this.#hint : null));
  readonly notes: Note[] = $derived.by(() => this.#notes());
  readonly inHand: Note | null = $derived.by(
    () =>
      this.notes.find(({ key }) => key === this.touched) ?? this.notes.find(({ refusal }) => refusal !== undefined) ?? null,
  );

  place(moves: string[] = this.moves): Place {
    return { game: this.game, table: null, seq: null, position: this.position, options: {}, moves };
  }

  /**
   * Takes up a position with moves from it; what was tried before is gone. Whether that was done: where it can be no
   * position, or another was asked for meanwhile, all stays as it was.
   */
  async open(position: string | null, moves: string[] = []): Promise<boolean> {
    this.asked = position;
    const found = await this.#analyse({ ...this.place(moves), position });
    if (found === null) return false;
    this.position = position;
    this.#forget();
    this.#begin(found);
    if (found.refused) this.#refuse(moves[found.steps.length] ?? '', found.refused);
    return true;
  }

  choose(move: string | null): void {
    this.leave();
    this.picked = move;
  }

  confirm(): void {
    if (this.picked !== null) void this.pick(this.picked);
  }

  /** Plays a move that may be played; says why another may not. */
  async pick(move: string): Promise<void> {
    const known = this.tree.tried(move);
    if (known) {
      this.go(known);
      return;
    }
    const moves = [...this.moves, move];
    this.sent = move;
    const found = await this.#analyse(this.place(moves));
    if (this.sent === move) this.sent = null;
    if (found === null) return;
    if (found.refused) this.#refuse(move, found.refused);
    else {
      this.leave();
      this.tree.enter(found);
    }
  }

  go(node: Node): void {
    this.leave();
    this.tree.go(node);
  }

  /** Goes through the moves, or takes the present one away. */
  walk(to: 'first' | 'back' | 'forward' | 'last' | 'cut'): void {
    this.leave();
    this.tree[to]();
  }

  /** Goes to the variation before or after the present one. */
  aside(by: 1 | -1): void {
    this.leave();
    this.tree.aside(by);
  }

  /** Lets go of what was pointed out or refused, and of a move on its way. */
  leave(): void {
    if (this.sent !== null) this.#question.drop();
    this.sent = null;
    this.picked = null;
    this.lit = [];
    this.touched = null;
    this.#refused = null;
  }

  async ask(level: string, seconds: number): Promise<void> {
    const node = this.tree.at;
    const stop = (this.#stop = new AbortController());
    const overdue = setTimeout(() => (this.late = true), (seconds + OVERDUE_S) * 1000);
    this.thinking = true;
    this.failure = null;
    try {
      const thought = await post<ThoughtReply>('/api/think', { at: this.place(), seconds, level }, stop.signal);
      this.#hint = { node, level, thought };
    } catch (error) {
      if (!stop.signal.aborted) this.failure = asApiError(error);
    }
    clearTimeout(overdue);
    this.late = this.thinking = false;
  }

  /** The bot need not go on: the server ends the search when nobody waits for it. */
  stop(): void {
    this.#stop?.abort();
  }

  #begin(found: Analysis): void {
    this.root = found;
    this.tree.enter(found);
  }

  #forget(): void {
    this.leave();
    this.#hint = null;
    this.tree.clear();
  }

  #refuse(move: string, ruling: Ruling): void {
    this.touched = null;
    this.#refused = { node: this.tree.at, move, ruling };
  }

  /** Asks the server; only the answer to the newest question counts. */
  async #analyse(place: Place): Promise<Analysis | null> {
    const newest = this.#question.ask();
    try {
      const found = await post<Analysis>('/api/analysis', place);
      if (!newest()) return null;
      this.failure = null;
      return found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (newest()) this.failure = error;
      return null;
    }
  }

  #notes(): Note[] {
    const { game, page, refused, view } = this;
    const told = (key: string, ruling: Ruling, state: Note['state'], spots: string[]): Note => ({
      key,
      clauses: ruling.clauses,
      text: sentence(game, ruling.reason, ruling.facts),
      when: '',
      state,
      spots,
    });
    const refusal = refused
      ? [
          {
            ...told(`refusal ${refused.move}`, refused.ruling, 'standing', [refused.move]),
            text: refusalText(page, game, refused.ruling),
            when: say('note-now'),
            refusal: refused,
          },
        ]
      : [];
    const where = this.moves.join(' ');
    const events = shared(
      this.step
        .filter((event) => !page.quiet?.(event))
        .map((event, at): Note => {
          const { ruling, data } = event;
          const state = ruling.verdict === 'ended' ? 'standing' : 'past';
          const spots = page.spots({ ...data, ...ruling.facts });
          return { ...told(`event ${where} ${at}`, ruling, state, spots), ...scoreOf(page, view ?? {}, event) };
        }),
    ).reverse();
    const standing = view === null || this.over ? [] : page.remarks(view, null, (seat) => say('seat', { number: seat + 1 }));
    return [...refusal, ...events, ...standing.map((remark): Note => ({ ...remark, when: '', state: 'standing' }))];
  }
}
