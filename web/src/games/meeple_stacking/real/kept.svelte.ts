/** What a table with real meeples has written down, kept on this device. */
import { after, begun, isOpen, type Act, type Game, type Setup } from './game';
import { better, type Bests } from './bests';

const PLACE = 'rulebound.meeple-stacking.evening';
const BESTS = 'rulebound.meeple-stacking.bests';
const VERSION = 1;
const NAME = 40;
export const MOST_PLAYERS = 8;
export const MOST_ROUNDS = 10;

interface Kept {
  version: typeof VERSION;
  setup: Setup;
  acts: Act[];
}

const told = (setup: Setup, acts: Act[]): Game => acts.reduce(after, begun(setup));

export class Evening {
  #kept = $state.raw<Kept | null>(restored());
  #bests = $state.raw<Bests>(restoredBests());

  readonly begun = $derived(this.#kept !== null);
  readonly acts = $derived(this.#kept?.acts ?? []);
  readonly game = $derived(this.#kept === null ? null : told(this.#kept.setup, this.#kept.acts));
  /** The best that each name has built on this device, this game's pyramids among them. */
  readonly bests = $derived(better(this.#bests, this.game));
  /** The bests before this game. */
  readonly before = $derived(this.#bests);

  begin(setup: Setup): void {
    this.#keep({ version: VERSION, setup, acts: [] });
  }

  /** Writes down what is open; anything else changes nothing. */
  act(act: Act): boolean {
    if (this.#kept === null || this.game === null || !isOpen(this.game, act)) return false;
    this.#keep({ ...this.#kept, acts: [...this.#kept.acts, act] });
    return true;
  }

  undo(): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, acts: this.acts.slice(0, -1) });
  }

  /** Puts the game away; with `again` those who played begin another. */
  anew(again = false): void {
    const setup = this.#kept?.setup;
    this.#bests = this.bests;
    put(BESTS, { version: VERSION, ...this.#bests });
    this.#keep(again && setup ? { version: VERSION, setup, acts: [] } : null);
  }

  forgetBests(): void {
    this.#bests = { points: {}, rounds: {} };
    put(BESTS, null);
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    put(PLACE, kept);
  }
}

function put(place: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing counts as long as the page is open.
  }
}

function found(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

// --- what was kept -------------------------------------------------------------------------------------

function restored(): Kept | null {
  const kept = found(PLACE) as Kept | null;
  try {
    return kept !== null && isSound(kept) ? kept : null;
  } catch {
    return null;
  }
}

const among = (value: unknown, ...allowed: unknown[]): boolean => allowed.includes(value);
const within = (value: unknown, least: number, most: number): boolean => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isSound({ version, setup, acts }: Kept): boolean {
  const { players } = setup;
  const sound =
    version === VERSION &&
    players.length >= 1 && players.length <= MOST_PLAYERS &&
    players.every((name) => typeof name === 'string' && name.length > 0 && name.length <= NAME) &&
    new Set(players).size === players.length &&
    (setup.variant !== 'ladder' || (players.length > 1 && setup.plate === 'own')) &&
    within(setup.supply, 1, 99) && within(setup.rounds, 1, MOST_ROUNDS) &&
    among(setup.variant, 'points', 'ladder') && among(setup.ties, 'shared', 'extra-round') &&
    among(setup.shape, 'full', 'free') && among(setup.failing, 'at-once', 'share', 'replay') &&
    among(setup.plate, 'own', 'shared') && among(setup.loss, 'height', 'any');
  if (!sound) return false;
  let game = begun(setup);
  for (const act of acts) {
    if (!isOpen(game, act)) return false;
    game = after(game, act);
  }
  return true;
}

function restoredBests(): Bests {
  const none: Bests = { points: {}, rounds: {} };
  const kept = found(BESTS) as (Bests & { version: number }) | null;
  try {
    if (kept === null || kept.version !== VERSION) return none;
    const rows = Object.entries(kept.points).filter(([, best]) => best.every((count) => within(count, 1, 99)));
    const rounds = Object.entries(kept.rounds).filter(([, round]) => within(round, 1, 99));
    return { points: Object.fromEntries(rows), rounds: Object.fromEntries(rounds) };
  } catch {
    return none;
  }
}
