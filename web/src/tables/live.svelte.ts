/** One table as the server tells it, kept up through lost networks, sleep and restarts. */
import { ApiError, get } from '../shell/api';
import type { Ruling } from '../shell/ruling';
import type { AnyCommand, AnyMessage, Answer, Table, Thinking, Update } from '../shell/wire';
import { Outbox, type Draft } from './outbox';

const PATIENCE_MS = 4000;
const PAUSES_MS = [150, 300, 600, 1200, 2500, 5000];

export interface Refused {
  command: AnyCommand;
  ruling: Ruling;
}

export class LiveTable {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  /** When the table's clocks were read, by this device. */
  heard = $state.raw(0);
  link = $state<'joining' | 'open' | 'lost'>('joining');
  failure = $state.raw<ApiError | null>(null);
  thinking = $state.raw<Record<number, Thinking>>({});
  /** Commands on their way, oldest first. */
  waiting = $state.raw<AnyCommand[]>([]);
  /** A command that the position had overtaken, or something the server could not do. */
  trouble = $state.raw<{ key: string; detail: string } | null>(null);
  onrefused: (refused: Refused) => void = () => {};

  #socket: WebSocket | null = null;
  #outbox: Outbox;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

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
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
  }

  async #lost(): Promise<void> {
    this.#socket = null;
    if (this.#closed) return;
    this.link = this.table === null ? 'joining' : 'lost';
    if (this.table === null) {
      // A closed door and a lost network look alike to a socket; only a request says which.
      const failed = await get(`/api/tables/${encodeURIComponent(this.id)}`).catch((error: unknown) => error);
      if (failed instanceof ApiError && failed.status >= 400 && failed.status < 500) {
        this.failure = failed;
        return;
      }
    }
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
        this.link = 'open';
        for (const command of this.waiting) this.#send(command);
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
      case 'answer':
        this.#answered(message);
        break;
      case 'error':
        this.trouble = { key: message.message, detail: message.detail };
        this.#outbox.clear();
        this.waiting = [];
        break;
    }
  }

  #hear(table: Table): void {
    this.table = table;
    this.heard = Date.now();
    this.thinking = Object.fromEntries(
      Object.entries(this.thinking).filter(([seat]) => table.to_act.includes(Number(seat))),
    );
  }

  #update({ type: _, after, events, ...rest }: Update): void {
    const table = this.table;
    if (table === null || rest.seq < table.seq) return;
    if (after > table.seq) {
      void get<Table>(`/api/tables/${encodeURIComponent(this.id)}`).then((whole) => this.#hear(whole), () => {});
      return;
    }
    const fresh = events.filter((event) => event.seq > table.seq);
    this.#hear({ ...table, ...rest, events: [...table.events, ...fresh] });
  }

  #answered(answer: Answer): void {
    const command = this.#outbox.take(answer.id);
    this.waiting = this.#outbox.all();
    if (this.waiting.length === 0) clearTimeout(this.#timer);
    if (command === null) return;
    if (answer.result === 'refused' && answer.ruling) this.onrefused({ command, ruling: answer.ruling });
    if (answer.result === 'stale') this.trouble = { key: 'stale', detail: '' };
  }
}
