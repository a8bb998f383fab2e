/** A feature as a person describes it, and how the scoring desk reads it: with desk.ts the twin of games/carcassonne/desk.py. */
import type { Facts } from '../../../shell/ruling';
import type { Feature, Reading, Readings } from './scoring';
import table from './table.json' with { type: 'json' };

export type Numbers = Record<string, number>;

/** A feature as a person describes it: the keys of docs/routes.md, each of them optional until the points depend on it. */
export interface Described {
  feature: string;
  completed?: boolean;
  final_scoring?: boolean;
  early?: boolean;
  active?: string | null;
  other?: string[];
  meeples?: Numbers;
  challenge?: string;
  readings?: Readings;
  score_before?: Numbers;
  [key: string]: unknown;
}

/** Something that the points depend on and that was not told. */
export class Ask extends Error {
  key: string;

  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

export type Fault = 'description' | 'bound' | 'among' | 'range';

/** Something that is wrong with a description: what, and the key that it is about; of a bound, its reason and its numbers. */
export class Wrong extends Error {
  fault: Fault;
  key: string;
  facts: Facts;

  constructor(fault: Fault, key: string, facts: Facts = {}) {
    super(`${fault} ${key}`);
    this.fault = fault;
    this.key = key;
    this.facts = facts;
  }
}

export const COUNTS = new Map(Object.entries(table.counts));
const MARKS = new Map(Object.entries(table.marks));
const MARKED = new Map(Object.entries(table.marked));
export const EXPANSIONS: Record<string, { kinds: string[]; keys: string[] }[]> = table.expansions;
export const READINGS: { key: string; choices: Reading[]; default: Reading; clause: string }[] = table.readings;
export const KINDS: string[] = table.kinds;
const MOST = 500;
const MOST_TOTAL = 10_000;
export const IN_MIDDLE = [...table.monastic, 'garden'];

/** The stack whose tile lies for a kind of feature; a kind without one is its own. */
export const stackOf = (kind: string): string => (IN_MIDDLE.includes(kind) ? 'monastery' : kind);

export function checkKeys(told: Described): void {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) throw new Wrong('description', '');
  const strange = Object.keys(told).find((key) => !table.keys.includes(key));
  if (strange !== undefined) throw new Wrong('description', strange);
  if (!('feature' in told)) throw new Wrong('description', 'feature');
}

/** A member that may be left out, but not be null. */
function flag(told: Described, key: string): boolean {
  const { [key]: value = false } = told;
  if (typeof value !== 'boolean') throw new Wrong('description', key);
  return value;
}

export function featureOf(told: Described): Feature {
  const kind = told.feature;
  if (typeof kind !== 'string' || !KINDS.includes(kind)) throw new Wrong('description', 'feature');
  const completed = completedOf(told, kind);
  const counts = new Map<string, number>();
  for (const [key, count] of COUNTS) if (key in told) counts.set(count, whole(told, key));
  if (completed && IN_MIDDLE.includes(kind) && !counts.has('tiles')) counts.set('tiles', 9);
  const marks = new Set<string>();
  for (const [key, mark] of MARKS) if (flag(told, key)) marks.add(mark);
  for (const [key, mark] of MARKED) if (told[key]) marks.add(mark);
  if (marks.has('german-cathedral') && marks.has('inn')) marks.add('german-cathedral-and-inn');
  const { challenge = 'none' } = told;
  if (!['won', 'lost', 'none'].includes(challenge)) throw new Wrong('description', 'challenge');
  if (challenge === 'lost') marks.add('challenge-lost');
  const shares = new Map<string, Map<string, number>>();
  for (const key of table.players) {
    if (key in told) shares.set(key.replaceAll('_', '-'), new Map(playersOf(told, key).map((player) => [player, 1])));
  }
  if ('markets' in told) shares.set('markets', byPlayer(told, 'markets'));
  return { kind, completed, counts, marks, active: activeOf(told, kind), shares };
}

function completedOf(told: Described, kind: string): boolean {
  const final = flag(told, 'final_scoring');
  const early = flag(told, 'early');
  if (early && !IN_MIDDLE.includes(kind)) throw new Wrong('description', 'early');
  if (kind === 'field' || kind === 'german-cathedral' || told['laid_down']) return false;
  if (!('completed' in told)) {
    if (final || early) return false;
    throw new Ask('completed');
  }
  if (typeof told.completed !== 'boolean') throw new Wrong('description', 'completed');
  if (told.completed && (final || early)) throw new Wrong('description', 'completed');
  return told.completed;
}

/** The scoring tile that lies for the feature; one of another stack is wrong. */
function activeOf(told: Described, kind: string): string | null {
  const name = told.active ?? null;
  if (name === null) return null;
  if (typeof name !== 'string') throw new Wrong('description', 'active');
  if (table.signed.some((stack) => name === `${stack}-wealth-or-poverty`)) throw new Ask('active');
  const plain = name === 'city-wealth' || name === 'city-poverty' ? name.slice('city-'.length) : name;
  const stacks = Object.entries(table.stacks).filter(([, tiles]) => tiles.includes(plain)).map(([stack]) => stack);
  const flat = plain === 'wealth' || plain === 'poverty';
  if (!flat && stacks.length === 0) throw new Wrong('description', 'active');
  const stack = stackOf(kind);
  if (stack in table.stacks && ((!flat && !stacks.includes(stack)) || (name !== plain && stack !== 'city'))) {
    throw new Wrong('description', 'active');
  }
  return plain;
}

export function readingsOf(told: Described): Readings {
  const given = told.readings === undefined ? {} : told.readings;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Wrong('description', 'readings');
  for (const [key, value] of Object.entries(given)) {
    if (!READINGS.some((option) => option.key === key && option.choices.includes(value))) throw new Wrong('description', key);
  }
  return Object.fromEntries(READINGS.map((option) => [option.key, given[option.key] ?? option.default]));
}

// --- figures -------------------------------------------------------------------------------------------

/** Figures by player: large ones and mayors are among the meeples. */
export interface Figures {
  meeples: Map<string, number>;
  large: Map<string, number>;
  mayors: Map<string, number>;
}

export function figuresOf(told: Described): Figures {
  if (!('meeples' in told)) throw new Ask('meeples');
  const [meeples, large, mayors] = ['meeples', 'large', 'mayors'].map((key) =>
    key in told ? byPlayer(told, key) : new Map<string, number>(),
  ) as [Map<string, number>, Map<string, number>, Map<string, number>];
  for (const player of [...large.keys(), ...mayors.keys()]) {
    const special = (large.get(player) ?? 0) + (mayors.get(player) ?? 0);
    if (special > (meeples.get(player) ?? 0)) throw new Wrong('among', player);
  }
  if (mayors.size > 0 && told.feature !== 'city') throw new Wrong('description', 'mayors');
  return { meeples: new Map([...meeples].filter(([, count]) => count > 0)), large, mayors };
}

export function othersOf(told: Described): string[] {
  const found = told.other === undefined ? [] : told.other;
  if (!Array.isArray(found)) throw new Wrong('description', 'other');
  for (const name of found) {
    if (typeof name !== 'string' || !Object.hasOwn(EXPANSIONS, name)) throw new Wrong('description', 'other');
  }
  return found;
}

/** The key by which a count is told. */
export function keyOf(count: string, feature: Feature): string {
  if (count === 'tiles' && IN_MIDDLE.includes(feature.kind)) return 'tiles_present';
  return [...COUNTS].find(([, name]) => name === count)?.[0] ?? count;
}

// --- members -------------------------------------------------------------------------------------------

function whole(told: Described, key: string): number {
  const value = told[key];
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Wrong('description', key);
  if (value < 0 || value > MOST) throw new Wrong('range', key);
  return value;
}

function numbers(told: Described, key: string, fits: (value: number) => boolean): Map<string, number> {
  const found = told[key];
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Wrong('description', key);
  for (const value of Object.values(found)) {
    if (typeof value !== 'number' || !Number.isInteger(value)) throw new Wrong('description', key);
    if (!fits(value)) throw new Wrong('range', key);
  }
  return new Map(Object.entries(found as Numbers));
}

const byPlayer = (told: Described, key: string): Map<string, number> => numbers(told, key, (value) => value >= 0 && value <= MOST);

export const totalsOf = (told: Described): Map<string, number> =>
  'score_before' in told ? numbers(told, 'score_before', (value) => Math.abs(value) <= MOST_TOTAL) : new Map();

function playersOf(told: Described, key: string): string[] {
  const found = told[key];
  if (!Array.isArray(found) || !found.every((player) => typeof player === 'string')) throw new Wrong('description', key);
  return found;
}
