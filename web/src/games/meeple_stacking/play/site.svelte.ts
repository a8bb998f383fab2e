/** What is being built at a table: who is ready, everyone's plate, and what each hand is told. */
import { asApiError, get, post, type ApiError } from '../../../shell/api';
import type { Logged, LogPiece, PastPlate, Plate, PlateLog, Plates, Played, RoundJudged, RoundRecord } from '../../../shell/wire';
import type { LiveTable } from '../../../tables/live.svelte';
import type { AtTable } from './building.svelte';
import type { Following } from './following.svelte';

export class Site {
  plates = $state.raw<Plate[]>([]);
  ready = $state.raw<number[]>([]);
  failure = $state.raw<ApiError | null>(null);
  readonly #address: string;
  readonly #begins = new Map<string, number>();
  readonly #followers = new Map<string, Following>();
  /** Seats whose next plate is built on this page: those that were ready here, or before it came. */
  readonly #here = new Set<number>();
  /** Plates that are built on this page, also where an answer that comes late tells of none for a moment. */
  readonly #mine = new Set<string>();
  #came = false;

  constructor(live: LiveTable) {
    this.#address = `/api/tables/${encodeURIComponent(live.id)}/rounds`;
    live.onbuilt = (said) => this.#hear(said);
  }

  /** Also after the table has changed: somebody may have left, and the others' plates hold. */
  async load(): Promise<void> {
    try {
      this.#take(await get<Plates>(this.#address));
    } catch (error) {
      this.failure = asApiError(error);
    }
  }

  plateOf = (id: string): Plate | undefined => this.plates.find((plate) => plate.id === id);

  /** When a plate begins, by the clock of `performance`. */
  beginOf = ({ id }: Plate): number => this.#begins.get(id) ?? 0;

  logOf = (id: string): Promise<PlateLog> => get<PlateLog>(`${this.#address}/${id}/log`);

  /** What was built in the rounds before. */
  past = (): Promise<PastPlate[]> => get<PastPlate[]>(`${this.#address}/past`);

  /** Whether a plate is to be built on this page, and no other page of the same reader. */
  takes({ id, seat }: Plate): boolean {
    if (this.#here.delete(seat)) this.#mine.add(id);
    return this.#mine.has(id);
  }

  async beReady(seat: number): Promise<void> {
    this.#here.add(seat);
    try {
      this.#take(await post<Plates>(this.#address, { seat }));
    } catch (error) {
      this.failure = asApiError(error);
    }
  }

  /** What a hand of one's own needs to build on a plate. */
  atTable(plate: Plate): AtTable {
    const { id, seed, meeples, seconds } = plate;
    return {
      given: { id, seed, meeples, seconds },
      begins: this.beginOf(plate),
      heard: () => this.logOf(id),
      tell: async (piece: LogPiece) => void (await post<Logged>(`${this.#address}/${id}/log`, piece)),
      judge: (record: RoundRecord) => post<RoundJudged>(`${this.#address}/${id}`, record),
    };
  }

  follow(id: string, follower: Following): void {
    this.#followers.set(id, follower);
  }

  leave(id: string, follower: Following): void {
    if (this.#followers.get(id) === follower) this.#followers.delete(id);
  }

  #hear(said: Plates | Played | null): void {
    if (said === null) {
      void this.load();
      for (const follower of this.#followers.values()) void follower.catchUp();
    } else if (said.type === 'plates') this.#take(said);
    else this.#followers.get(said.id)?.hear(said.after, said.frames, said.inputs);
  }

  #take({ plates, ready }: Plates): void {
    for (const { id, wait_ms } of plates) if (!this.#begins.has(id)) this.#begins.set(id, performance.now() + wait_ms);
    this.plates = plates;
    this.failure = null;
    this.ready = ready;
    if (!this.#came) for (const seat of [...ready, ...plates.filter(({ state }) => state === 'building').map(({ seat }) => seat)]) this.#here.add(seat);
    this.#came = true;
  }
}
