/**
 * The round at this screen that is not written down yet, kept in this browser: a page that is loaded anew, or comes
 * back, goes on with it. The plate stands still meanwhile and the clock goes on. Of several pages the last one goes on.
 */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import type { ApiError } from '../../../shell/api';
import { randomText } from '../../../shell/random';
import type { Round as Given } from '../../../shell/wire';
import { follow, keep, kept } from '../../keeping';

const PLACE = 'rulebound.meeple-stacking.plate';
const VERSION = 1;

export interface State<Log> {
  given: Given;
  log: Log;
  /** Whether the next one is to begin, the clock runs, or all hands are off. */
  is: 'ready' | 'building' | 'over';
  /** Seconds of this turn in which nobody looked. */
  away: number;
}

/** What a page has left, and for how many seconds nobody has looked since. */
export interface Left<Log> {
  state: State<Log>;
  since: () => number;
}

interface Kept<Log> extends State<Log> {
  version: typeof VERSION;
  /** For what it is built: practice, or a turn of a game. */
  what: string;
  /** Which page has kept it, and when. */
  page: string;
  at: number;
}

export interface Own<Log> {
  /** What is to be kept, if anything is yet. */
  state: () => State<Log> | null;
  /** The page is looked at no more; and again, after so many seconds. */
  left: () => unknown;
  back: (seconds: number) => unknown;
  /** Another page goes on. */
  lost: () => void;
}

const stored = <Log>(): Kept<Log> | null => kept(PLACE, (found: Kept<Log>) => (found.version === VERSION ? found : null));

export const isUnfinished = (what: string): boolean => stored()?.what === what;
export const giveUp = (): void => keep(PLACE, null);

const since = (at: number): number => Math.max(0, Date.now() - at) / 1000;

export class Unfinished<Log extends { engine: string }> {
  readonly #what: string;
  readonly #own: Own<Log>;
  readonly #page = randomText();
  readonly #unfollow: () => void;
  #left = Date.now();

  constructor(what: string, own: Own<Log>) {
    this.#what = what;
    this.#own = own;
    this.#unfollow = follow(PLACE, () => this.#isLost() && own.lost());
    document.addEventListener('visibilitychange', this.#looked);
  }

  /** What was left, which from now on is this page's. */
  found(): Left<Log> | null {
    const found = stored<Log>();
    if (found === null || found.what !== this.#what || found.log.engine !== physics.engine.sha256) return null;
    keep(PLACE, { ...found, page: this.#page });
    return { state: found, since: () => since(found.at) };
  }

  keep(): void {
    const state = this.#own.state();
    if (state === null) return;
    if (this.#isLost()) this.#own.lost();
    else keep(PLACE, { ...state, version: VERSION, what: this.#what, page: this.#page, at: Date.now() });
  }

  #isLost(): boolean {
    const found = stored<Log>();
    return found?.what === this.#what && found.page !== this.#page && found.log.engine === physics.engine.sha256;
  }

  /** It was not judged, and never will be: neither later, nor once the server is there again. */
  fail({ status }: ApiError): void {
    if (status >= 400 && status < 500 && status !== 429) giveUp();
  }

  /** Keeps it as it is, and nothing any more. */
  close(): void {
    this.keep();
    this.#unfollow();
    document.removeEventListener('visibilitychange', this.#looked);
  }

  readonly #looked = (): void => {
    if (document.hidden) {
      this.#left = Date.now();
      this.keep();
      this.#own.left();
    } else this.#own.back(since(this.#left));
  };
}
