/**
 * An evening with real tiles: which scoring tiles lie, and who has how many points; kept on this device.
 *
 * As at a table here, a stack is a cycle of which only the active tile and the next are known until the others
 * have come up. Whether the phone draws them or somebody says what has come up, they are entered the same way.
 */
import { below } from '../../../shell/random';
import { READINGS, EXPANSIONS, type Described, type Numbers } from '../desk/description';
import { COLORS, LEAST } from '../desk/players';
import type { Readings } from '../desk/scoring';
import { follow, keep, kept } from '../../keeping';
import { areNames } from '../../names';
import { DRAWN, SIGNS, STACKS, tilesOf, type Signs, type Stack } from '../desk/stacks';

const PLACE = 'rulebound.carcassonne.evening';
const VERSION = 1;
/** What is seen of a stack at once: the active tile, and the one on top. */
const SEEN = 2;

export interface Setup {
  players: string[];
  /** Whether the phone shuffles, instead of printed tiles. */
  drawn: boolean;
  signs: Signs;
  readings: Readings;
  other: string[];
}

/** Points that were written down: of a feature, or by hand where it has none. */
export interface Scored {
  kind: 'scored';
  gains: Numbers;
  told: Described | null;
  /** Whether the scoring tiles go round for it. */
  rotates: boolean;
}

export type Act = Scored | { kind: 'turned' } | { kind: 'stayed' } | { kind: 'ended' };

interface Kept extends Setup {
  version: typeof VERSION;
  seen: Record<Stack, string[]>;
  acts: Act[];
}

export class Evening {
  #kept = $state.raw(found());

  readonly begun = $derived(this.#kept !== null);
  readonly setup = $derived<Setup | null>(this.#kept);
  readonly players = $derived(this.#kept?.players ?? []);
  readonly acts = $derived(this.#kept?.acts ?? []);
  readonly ended = $derived(this.acts.some(({ kind }) => kind === 'ended'));
  /** How often the stacks went round. */
  readonly turned = $derived(this.acts.filter(({ kind }) => kind === 'turned').length);
  /** What was written down since the last turn was over. */
  readonly turn = $derived(this.acts.slice(this.acts.findLastIndex(({ kind }) => kind !== 'scored') + 1) as Scored[]);
  /** Whether some tile lies open that nobody has entered. */
  readonly due = $derived(STACKS.some((stack) => this.isDue(stack)));
  readonly totals = $derived(totalsOf(this.players, this.acts));

  /** Goes on as another window of this browser does, until it is ended. */
  follow(): () => void {
    return follow(PLACE, () => (this.#kept = found()));
  }

  begin(setup: Setup): void {
    const { players, drawn, signs, readings, other } = setup;
    this.#keep({ version: VERSION, players, drawn, signs, readings, other, seen: { city: [], road: [], monastery: [] }, acts: [] });
  }

  tiles(stack: Stack): string[] {
    return this.#kept === null ? [] : tilesOf(stack, this.#kept.signs);
  }

  /** The tile that lies for a stack, or comes next; null while nobody has said which it is. */
  at(stack: Stack, ahead: 0 | 1): string | null {
    const place = (this.turned + ahead) % Math.max(1, this.tiles(stack).length);
    return this.#kept?.seen[stack][place] ?? null;
  }

  /** The tiles of a stack that have not come up yet. */
  hidden(stack: Stack): string[] {
    return this.tiles(stack).filter((tile) => !this.#kept?.seen[stack].includes(tile));
  }

  /** Whether a tile of a stack lies open that nobody has entered: the active one first, then the next. */
  isDue(stack: Stack): boolean {
    return this.begun && (this.at(stack, 0) === null || this.at(stack, 1) === null);
  }

  show(stack: Stack, tile: string): void {
    if (this.#kept === null || !this.isDue(stack) || !this.hidden(stack).includes(tile)) return;
    this.#keep(entered(this.#kept, stack, tile));
  }

  /** Whether the tile entered last can be taken away again: as long as it lies where it can be seen. */
  canForget(stack: Stack): boolean {
    const count = this.#kept?.seen[stack].length ?? 0;
    return !this.#kept?.drawn && count > this.turned;
  }

  forget(stack: Stack): void {
    if (this.#kept === null || !this.canForget(stack)) return;
    const tiles = this.#kept.seen[stack].slice(0, -1);
    this.#keep({ ...this.#kept, seen: { ...this.#kept.seen, [stack]: tiles } }, false);
  }

  score(scored: Omit<Scored, 'kind'>): void {
    this.#act({ kind: 'scored', ...scored });
  }

  /** The turn is over: all three stacks go round, once, or stay. Nothing goes round before all that lies open is known. */
  turnOver(rotates: boolean): void {
    if (!rotates || !this.due) this.#act({ kind: rotates ? 'turned' : 'stayed' });
  }

  /** The last tile was laid; from now on scoring tiles have no part. */
  end(): void {
    if (!this.ended) this.#act({ kind: 'ended' });
  }

  /** What has come up stays known: a tile is never drawn twice. */
  undo(): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, acts: this.acts.slice(0, -1) });
  }

  anew(): void {
    this.#keep(null);
  }

  #act(act: Act): void {
    if (this.#kept !== null) this.#keep({ ...this.#kept, acts: [...this.acts, act] });
  }

  #keep(kept: Kept | null, completing = true): void {
    this.#kept = kept !== null && completing ? completed(kept) : kept;
    keep(PLACE, this.#kept);
  }
}

export function totalsOf(players: string[], acts: Act[]): Numbers {
  const totals = new Map(players.map((player) => [player, 0]));
  for (const act of acts) {
    if (act.kind !== 'scored') continue;
    for (const [player, points] of Object.entries(act.gains)) totals.set(player, (totals.get(player) ?? 0) + points);
  }
  return Object.fromEntries(totals);
}

function entered(kept: Kept, stack: Stack, tile: string): Kept {
  return { ...kept, seen: { ...kept.seen, [stack]: [...kept.seen[stack], tile] } };
}

/** With the tiles that nobody need say: those that the phone draws, and the last one of a stack. */
function completed(kept: Kept): Kept {
  const wanted = kept.acts.filter(({ kind }) => kind === 'turned').length + SEEN;
  let now = kept;
  for (const stack of STACKS) {
    const all = tilesOf(stack, kept.signs);
    for (;;) {
      const hidden = all.filter((tile) => !now.seen[stack].includes(tile));
      const due = now.seen[stack].length < Math.min(wanted, all.length);
      if (!due || (!kept.drawn && hidden.length > 1)) break;
      now = entered(now, stack, hidden[below(hidden.length)] ?? '');
    }
  }
  return now;
}

/** One of the choices of signs that a draw decides between. */
export const drawnSigns = (): Signs => DRAWN[below(DRAWN.length)] ?? 'road-wealth';

// --- what was kept -------------------------------------------------------------------------------------

const found = (): Kept | null => kept(PLACE, (evening: Kept) => (isSound(evening) ? evening : null));

/** Whether what was kept is an evening, by this version's form. */
function isSound(kept: Kept): boolean {
  return (
    kept.version === VERSION &&
    areNames(kept.players, LEAST, COLORS.length) &&
    typeof kept.drawn === 'boolean' &&
    SIGNS.includes(kept.signs) &&
    Object.entries(kept.readings).every(([key, value]) => READINGS.some((option) => option.key === key && option.choices.includes(value))) &&
    kept.other.every((name) => name in EXPANSIONS) &&
    STACKS.every((stack) => new Set(kept.seen[stack]).size === kept.seen[stack].length && kept.seen[stack].every((tile) => tilesOf(stack, kept.signs).includes(tile))) &&
    kept.acts.every((act) => isAct(act, kept.players))
  );
}

function isAct(act: Act, players: string[]): boolean {
  if (act.kind !== 'scored') return ['turned', 'stayed', 'ended'].includes(act.kind);
  const gains = Object.entries(act.gains);
  const told = act.told === null || (typeof act.told === 'object' && typeof act.told.feature === 'string');
  return told && typeof act.rotates === 'boolean' && gains.every(([player, points]) => players.includes(player) && Number.isInteger(points));
}
