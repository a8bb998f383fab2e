/** What a table with real meeples has written down, kept on this device. */
import { follow, keep, kept } from '../../keeping';
import { areNames } from '../../names';
import { LEVELS } from '../play/bots';
import { MOST_SEATS } from '../rows';
import { after, begun, builders, isOpen, isPyramid, type Act, type Game, type Setup } from './game';
import { better, type Bests } from './bests';

const PLACE = 'rulebound.meeple-stacking.evening';
const BESTS = 'rulebound.meeple-stacking.bests';
const VERSION = 1;
export const MOST_PLAYERS = 8;
export const MOST_ROUNDS = 10;

interface Kept {
  version: typeof VERSION;
  setup: Setup;
  acts: Act[];
  /** The rows so far of the pyramid that is being counted; none before anybody counts. */
  counted?: number[];
}

const NONE: Bests = { points: {}, rounds: {} };

const told = (setup: Setup, acts: Act[]): Game => acts.reduce(after, begun(setup));

export class Evening {
  readonly #place: string;
  #kept = $state.raw<Kept | null>(null);
  #bests = $state.raw(foundBests());

  readonly begun = $derived(this.#kept !== null);
  readonly acts = $derived(this.#kept?.acts ?? []);
  readonly counted = $derived(this.#kept?.counted ?? null);
  readonly game = $derived(this.#kept === null ? null : told(this.#kept.setup, this.#kept.acts));
  /** The best that each name has built on this device, this game's pyramids among them. */
  readonly bests = $derived(better(this.#bests, this.game));
  /** The bests before this game. */
  readonly before = $derived(this.#bests);

  /** The game that is kept at a place. */
  constructor(place = PLACE) {
    this.#place = place;
    this.#kept = this.#found();
  }

  /** Goes on as another window of this browser does, until it is ended. */
  follow(): () => void {
    const ends = [follow(this.#place, () => (this.#kept = this.#found())), follow(BESTS, () => (this.#bests = foundBests()))];
    return () => ends.forEach((end) => end());
  }

  begin(setup: Setup): void {
    this.#keep({ version: VERSION, setup, acts: [] });
  }

  /** Writes down what is open; anything else changes nothing. */
  act(act: Act): boolean {
    if (this.#kept === null || this.game === null || !isOpen(this.game, act)) return false;
    const { counted, ...before } = this.#kept;
    const goesOn = counted !== undefined && act.player !== builders(this.game)[0];
    this.#keep({ ...before, acts: [...before.acts, act], ...(goesOn ? { counted } : {}) });
    return true;
  }

  /** The rows so far of whoever is to be counted. */
  count(rows: number[]): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, counted: rows });
  }

  undo(): void {
    if (this.#kept === null) return;
    const { counted: _, ...kept } = this.#kept;
    // Whose pyramid was written down is to be counted again.
    const again = kept.acts.at(-1)?.kind === 'built';
    this.#keep({ ...kept, acts: kept.acts.slice(0, -1), ...(again ? { counted: [] } : {}) });
  }

  /** Puts the game away; with `again` those who played begin another. */
  anew(again = false): void {
    const setup = this.#kept?.setup;
    this.#bests = this.bests;
    keep(BESTS, { version: VERSION, ...this.#bests });
    this.#keep(again && setup ? { version: VERSION, setup, acts: [] } : null);
  }

  forgetBests(): void {
    this.#bests = NONE;
    keep(BESTS, null);
  }

  #found(): Kept | null {
    return kept(this.#place, (found: Kept) => (isSound(found) ? found : null));
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    keep(this.#place, kept);
  }
}

// --- what was kept -------------------------------------------------------------------------------------

const among = (value: unknown, ...allowed: unknown[]): boolean => allowed.includes(value);
const within = (value: unknown, least: number, most: number): boolean => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isSound({ version, setup, acts, counted = [] }: Kept): boolean {
  const { players } = setup;
  const sound =
    version === VERSION &&
    areNames(players, 1, MOST_PLAYERS) &&
    (setup.variant !== 'ladder' || (players.length > 1 && setup.plate === 'own')) &&
    isPyramid(counted, setup.supply) &&
    within(setup.supply, 1, 99) && within(setup.rounds, 1, MOST_ROUNDS) &&
    among(setup.variant, 'points', 'ladder') && among(setup.ties, 'shared', 'extra-round') &&
    among(setup.shape, 'full', 'free') && among(setup.failing, 'at-once', 'share', 'replay') &&
    among(setup.plate, 'own', 'shared') && among(setup.loss, 'height', 'any') &&
    among(setup.connection, undefined, 'standing', 'touching') &&
    among(setup.together, undefined, 'at-once', 'in-turns') &&
    (setup.together === undefined || within(players.length, 2, setup.together === 'at-once' ? 2 : MOST_SEATS)) &&
    (setup.bots === undefined || (setup.bots.length === players.length && setup.bots.every((level) => among(level, null, ...LEVELS))));
  if (!sound) return false;
  let game = begun(setup);
  for (const act of acts) {
    if (!isOpen(game, act)) return false;
    game = after(game, act);
  }
  return true;
}

const foundBests = (): Bests => kept(BESTS, bestsOf) ?? NONE;

function bestsOf({ version, ...found }: Bests & { version: number }): Bests | null {
  if (version !== VERSION) return null;
  const rows = Object.entries(found.points).filter(([, best]) => best.every((count) => within(count, 1, 99)));
  const rounds = Object.entries(found.rounds).filter(([, round]) => within(round, 1, 99));
  return { points: Object.fromEntries(rows), rounds: Object.fromEntries(rounds) };
}
