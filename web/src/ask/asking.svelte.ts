/** One's questions about the rules at one place of the page, and what was answered. */
import { asApiError, post, type ApiError } from '../shell/api';
import { Newest } from '../shell/newest';
import type { AskReply, AskRequest, WriteRequest } from '../shell/wire';
import { wordsIn, type Say } from './words';

/** The longest question that the server takes. */
export const MOST_LETTERS = 500;
const KEPT = 8;

export interface Answered {
  number: number;
  reply: AskReply;
  say: Say;
  /** The model that is wording it. */
  writer?: string | null;
}

/** What a question is asked of: a game, and a place on its board. */
export type Of = Omit<AskRequest, 'question'>;

export class Asking {
  text = $state('');
  /** The question on its way. */
  sent = $state<string | null>(null);
  failure = $state.raw<ApiError | null>(null);
  /** The latest first. */
  answers = $state.raw<Answered[]>([]);
  #question = new Newest();
  #number = 0;
  #leaving = new AbortController();

  /** `of` tells at each question what it is asked of. */
  constructor(private readonly of: () => Of) {}

  /** Asks what has been written. A question that fails stays written, to be asked again. */
  async write(): Promise<void> {
    const question = this.text.trim();
    if (question !== '' && question !== this.sent && (await this.ask(question)) && this.text.trim() === question) this.text = '';
  }

  /** Asks the server; whether the answer came, and no newer question was asked meanwhile. */
  async ask(question: string, more: Of = {}): Promise<boolean> {
    const newest = this.#question.ask();
    this.sent = question;
    this.failure = null;
    try {
      const asked = { ...this.of(), ...more, question };
      const reply = await post<AskReply>('/api/ask', asked);
      const say = await wordsIn(reply.language);
      if (!newest()) return false;
      const number = ++this.#number;
      this.answers = [{ number, reply, say, writer: reply.writer }, ...this.answers].slice(0, KEPT);
      this.sent = null;
      if (reply.writer !== null) void this.#write(number, { ...asked, id: reply.id });
      return true;
    } catch (error) {
      if (newest()) {
        this.failure = asApiError(error);
        this.sent = null;
      }
      return false;
    }
  }

  /** Has an answer worded by the server's model, while its reader already has it; where that fails it stays as it is. */
  async #write(number: number, request: WriteRequest): Promise<void> {
    const { signal } = this.#leaving;
    const written = await post<AskReply>('/api/ask/written', request, signal).catch(() => null);
    this.answers = this.answers.map((one) => (one.number === number ? { ...one, reply: written ?? one.reply, writer: null } : one));
  }

  /** Whoever asked is gone: nothing more is written for them. */
  leave(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  putAway(number: number): void {
    this.answers = this.answers.filter((one) => one.number !== number);
  }
}
