/** One table as the server tells it, kept up through lost networks, sleep and restarts. */
import { ApiError, asApiError, get, post } from '../shell/api';
import type { Failure } from '../shell/language.svelte';
import type { Ruling } from '../shell/ruling';
import type { AnyCommand, AnyMessage, Answer, Error as WireError, Plates, Played, Table, Thinking, Update } from '../shell/wire';
import { isToGive, keep, refused, taken } from './kept';
import { Outbox, type Draft } from './outbox';

const PATIENCE_MS = 4000;
const PAUSES_MS = [150, 300, 600, 1200, 2500, 5000];
const AGAIN_MS = 1200;

/** Errors that pass: the same command may well be carried out a moment later. */
const PASSING = new Set(['busy', 'too-fast']);

/** Closings of the socket after which there is nothing to come back to. */
const PUT_OUT = 4403;
const NO_TABLE = 4404;
const TOO_MANY = 4429;

export interface Refused {
  command: AnyCommand;
  ruling: Ruling;
  /** The event after which it was judged. */
  seq: number;
}

export class LiveTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  /** The seal of the server's secret as the page first saw it. */
  seal: string | null = null;
  /** The moment, by this device, from which the running clocks fall; it may lie ahead. */
  heard = $state.raw(0);
  link = $state<'joining' | 'open' | 'lost'>('joining');
  failure = $state.raw<ApiError | null>(null);
  thinking = $state.raw<Record<number, Thinking>>({});
  /** Commands on their way, oldest first. */
  waiting = $state.raw<AnyCommand[]>([]);
  /** Whether a command is on its way that the position has not overtaken: its answer may come after what it did. */
  readonly busy = $derived(this.waiting.some(({ seq }) => seq >= (this.table?.seq ?? -1)));
  /** A command that the position had overtaken, or something the server could not do. */
  trouble = $state.raw<Failure | null>(null);
  onrefused: (refused: Refused) => void = () => {};
  /** What is being built at the table; null when the line is new, and something may have been missed. */
  onbuilt: (said: Plates | Played | null) => void = () => {};
  /** The server is there again: what could not reach it need not be told any more. */
  onback: () => void = () => {};

  #socket: WebSocket | null = null;
  #outbox: Outbox;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #giving: ReturnType<typeof setTimeout> | true | null = null;

  constructor(id: string) {
    this.id = id;
    this.#outbox = new Outbox(id);
    this.waiting = this.#outbox.all();
  }

  open(): () => void {
    this.#connect();
    const wake = (): void => {
      if (document.visibilityState === 'visible') this.#wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      this.#closed = true;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(this.#timer);
      if (typeof this.#giving === 'number') clearTimeout(this.#giving);
      this.#socket?.close();
    };
  }

  /** Sends a command, now or as soon as there is a line; it keeps its id until it is answered. */
  act(seat: number, draft: Draft): void {
    if (this.table === null) return;
    const command = this.#outbox.add({ ...draft, seat, seq: this.table.seq });
    this.waiting = this.#outbox.all();
    this.trouble = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(command);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as AnyMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) void this.#lost(code);
    };
  }

  async #lost(code: number): Promise<void> {
    this.#socket = null;
    if (this.#closed) return;
    if (code === PUT_OUT || code === NO_TABLE || code === TOO_MANY) {
      // Whoever sat at the table, and is not let in any more, has been put out meanwhile.
      const out = this.table?.seats.some(({ yours }) => yours) ? 'put-out' : 'no-table';
      this.failure = new ApiError(code - 4000, code === TOO_MANY ? 'too-many' : out, '');
      return;
    }
    this.link = this.table === null ? 'joining' : 'lost';
    if (this.table === null) {
      // A closed door and a lost network look alike to a socket; only a request says which.
      const failed = await get(`/api/tables/${encodeURIComponent(this.id)}`).catch((error: unknown) => error);
      // Meanwhile the reader may have gone, or woken up and connected again.
      if (this.#closed || this.#socket !== null) return;
      if (failed instanceof ApiError && failed.status >= 400 && failed.status < 500) {
        this.failure = failed;
        return;
      }
    }
    clearTimeout(this.#timer);
    const pause = PAUSES_MS[Math.min(this.#tries++, PAUSES_MS.length - 1)] as number;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  /** A line that slept may be dead without knowing it: a new one begins with the whole table. */
  #wake(): void {
    if (this.#closed || this.failure !== null) return;
    this.#tries = 0;
    this.#abandon();
    this.#connect();
  }

  #abandon(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #sendAll(): void {
    for (const command of this.waiting) this.#send(command);
  }

  #send(command: AnyCommand): void {
    this.#socket?.send(JSON.stringify(command));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.waiting.length > 0) this.#wake();
    }, PATIENCE_MS);
  }

  #take(message: AnyMessage): void {
    switch (message.type) {
      case 'table':
        this.#hear(message);
        this.#tries = 0;
        if (this.link === 'lost') this.onback();
        this.link = 'open';
        this.#sendAll();
        if (this.#giving === null) void this.#give(0);
        this.onbuilt(null);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'presence':
        if (this.table) this.table = { ...this.table, seats: message.seats, watchers: message.watchers };
        break;
      case 'thinking':
        this.thinking = { ...this.thinking, [message.seat]: message };
        break;
      case 'plates':
      case 'played':
        this.onbuilt(message);
        break;
      case 'answer':
        this.#answered(message);
        break;
      case 'error':
        this.#failed(message);
        break;
    }
  }

  /** Answers the commitment, once it has been seen, with this browser's nonce; again until the table has it. */
  async #give(tries: number): Promise<void> {
    this.#giving = null;
    if (this.#closed || this.table === null || !isToGive(this.table)) return;
    const { commitment, nonce } = keep(this.table);
    this.#giving = true;
    let again = false;
    try {
      taken(await post<Table>(`/api/tables/${encodeURIComponent(this.id)}/nonce`, { commitment, nonce }));
      if (tries > 0) this.trouble = null;
    } catch (error) {
      const failed = asApiError(error);
      // Where a rule forbids it, saying it again changes nothing.
      again = failed.ruling === null;
      if (failed.ruling?.reason === 'nonces-fixed') refused(this.id);
      else this.trouble = failed;
    }
    this.#giving = null;
    if (!again || this.#closed) return;
    const pause = PAUSES_MS[Math.min(tries + 3, PAUSES_MS.length - 1)];
    this.#giving = setTimeout(() => void this.#give(tries + 1), pause);
  }

  #hear(table: Table): void {
    this.table = table;
    this.seal ??= table.commitment;
    this.heard = Date.now() + (table.clock?.wait_ms ?? 0);
    this.thinking = Object.fromEntries(
      Object.entries(this.thinking).filter(([seat]) => table.to_act.includes(Number(seat))),
    );
  }

  #update({ type: _, after, events, ...rest }: Update): void {
    const table = this.table;
    if (table === null || rest.seq < table.seq) return;
    if (after > table.seq) {
      void this.#catchUp();
      return;
    }
    const fresh = events.filter((event) => event.seq > table.seq);
    this.#hear({ ...table, ...rest, events: [...table.events, ...fresh] });
  }

  /** Asks for the whole table; by the time it comes the socket may have told of more. */
  async #catchUp(): Promise<void> {
    const whole = await get<Table>(`/api/tables/${encodeURIComponent(this.id)}`).catch(() => null);
    if (whole !== null && !this.#closed && whole.seq >= (this.table?.seq ?? -1)) this.#hear(whole);
  }

  /** What the server could not do. A command that came at a bad moment is sent again; another is lost alone. */
  #failed(error: WireError): void {
    this.trouble = { key: error.message, detail: error.detail };
    if (PASSING.has(error.message)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#sendAll(), AGAIN_MS);
      return;
    }
    if (error.id === '') this.#outbox.clear();
    else this.#outbox.take(error.id);
    this.waiting = this.#outbox.all();
  }

  #answered(answer: Answer): void {
    const command = this.#outbox.take(answer.id);
    this.waiting = this.#outbox.all();
    if (this.waiting.length === 0) clearTimeout(this.#timer);
    if (command === null) return;
    this.trouble = null;
    if (answer.result === 'refused' && answer.ruling) this.onrefused({ command, ruling: answer.ruling, seq: answer.seq });
    if (answer.result === 'stale') this.trouble = { key: 'stale', detail: '' };
  }
}
