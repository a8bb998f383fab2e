/** The scoring desk: the twin of games/carcassonne/desk.py, over the same table. */
import type { Facts, Ruling, Term } from '../../../shell/ruling';
import { citedFor, Missing, pointsOf, stageOf, worth, type Feature, type Line, type Reading, type Readings } from './scoring';
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

export interface Applied {
  stage: string;
  line: string;
  clauses: string[];
}

export interface Answer {
  points: Numbers;
  rulings: Record<string, Ruling>;
  applied: Applied[];
  clauses: string[];
  rotates: boolean;
  rotation: Ruling;
  readings: Readings;
  totals: Numbers;
}

/** Something that the points depend on and that was not told. */
export class Ask extends Error {
  key: string;

  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

export type Fault = 'description' | 'part' | 'among' | 'range';

/** Something that is wrong with a description: what, and the keys that it is about. */
export class Wrong extends Error {
  fault: Fault;
  facts: { key: string; other: string };

  constructor(fault: Fault, key: string, other = '') {
    super(`${fault} ${key} ${other}`.trim());
    this.fault = fault;
    this.facts = { key, other };
  }
}

const COUNTS = new Map(Object.entries(table.counts));
const MARKS = new Map(Object.entries(table.marks));
const MARKED = new Map(Object.entries(table.marked));
export const EXPANSIONS: Record<string, { kinds: string[]; keys: string[] }[]> = table.expansions;
export const READINGS: { key: string; choices: Reading[]; default: Reading; clause: string }[] = table.readings;
export const KINDS: string[] = table.kinds;
const MOST = 500;
const MOST_TOTAL = 10_000;
const OWN = 'carcassonne/';
const IN_MIDDLE = [...table.monastic, 'garden'];
const PARTS = [
  ['cap_only_tiles', 'tiles'],
  ['farmhouse_tiles', 'tiles'],
  ['with_city', 'tiles'],
  ['with_road', 'tiles'],
  ['besieged_cities', 'cities'],
  ['cap_shields', 'shields'],
] as const;

/** The stack whose tile lies for a kind of feature; a kind without one is its own. */
export const stackOf = (kind: string): string => (IN_MIDDLE.includes(kind) ? 'monastery' : kind);

/** What a described feature brings. Throws Ask for what is not told and matters, and Wrong. */
export function answer(told: Described): Answer {
  checkKeys(told);
  const feature = featureOf(told);
  checkParts(feature);
  const readings = readingsOf(told);
  const figures = figuresOf(told);
  const others = othersOf(told);
  if (figures.meeples.size > 0 || feature.shares.size > 0) askOfExpansions(told, feature, others);
  if (figures.mayors.size > 0 && !feature.counts.has('shields')) throw new Ask('shields');
  return answered(told, feature, readings, figures);
}

/** What may be told of a feature, besides what must be, where an expansion is in play. */
const MAY: { other: string; kinds: string[]; active?: string; key: string }[] = [
  { other: 'inns-and-cathedrals', kinds: KINDS, key: 'large' },
  { other: 'inns-and-cathedrals', kinds: ['city'], active: 'bad-neighborhood', key: 'wide_caps' },
  { other: 'abbey-and-mayor', kinds: ['city'], active: 'bad-neighborhood', key: 'wide_caps' },
  { other: 'abbey-and-mayor', kinds: ['city'], active: 'bad-neighborhood', key: 'cap_shields' },
  { other: 'shrines', kinds: table.monastic, key: 'challenge' },
];

/** The keys that the points of a feature may depend on as it is described so far, told or not. */
export function needed(told: Described): Set<string> {
  const keys = new Set<string>();
  try {
    const feature = featureOf(told);
    for (const name of othersOf(told)) {
      for (const need of EXPANSIONS[name] ?? []) if (need.kinds.includes(feature.kind)) for (const key of need.keys) keys.add(key);
      for (const may of MAY) {
        const here = may.other === name && may.kinds.includes(feature.kind);
        if (here && (may.active === undefined || may.active === feature.active)) keys.add(may.key);
      }
    }
    for (const count of COUNTS.values()) if (!feature.counts.has(count)) feature.counts.set(count, 0);
    feature.onread = (count) => keys.add(keyOf(count, feature));
    worth(feature, new Map(), [], readingsOf(told));
    if (Object.keys(told['mayors'] ?? {}).length > 0) keys.add('shields');
    if (feature.completed && IN_MIDDLE.includes(feature.kind)) keys.delete('tiles_present');
  } catch (error) {
    if (!(error instanceof Ask || error instanceof Wrong)) throw error;
  }
  return keys;
}

function answered(told: Described, feature: Feature, readings: Readings, figures: Figures): Answer {
  const shields = feature.counts.get('shields') ?? 0;
  const strengths = strengthsOf(figures, shields);
  const nobody = strengths.size === 0 && feature.shares.size === 0;
  let found;
  try {
    found = nobody
      ? { terms: new Map<string, Term[]>(), owners: [], applied: [] }
      : worth(feature, strengths, presentIn(figures, shields, readings), readings);
  } catch (error) {
    throw error instanceof Missing ? new Ask(keyOf(error.count, feature)) : error;
  }
  const cited = whyOf(told, feature, found.applied, figures, found.owners.length);
  const points = new Map([...strengths.keys(), ...found.terms.keys()].map((player) => [player, pointsOf(found.terms.get(player) ?? [])]));
  const most = Math.max(...points.values(), points.size > 0 ? -Infinity : 0);
  const occupied = strengths.size > 0 && !told.final_scoring;
  const rotation = rotationOf(feature, most, occupied, told.early === true, readings);
  const before = totalsOf(told);
  return {
    points: Object.fromEntries(points),
    rulings: Object.fromEntries(
      [...found.terms].map(([player, terms]) => [player, rulingOf(feature, terms, cited, found.applied)]),
    ),
    applied: found.applied.map((line) => ({ stage: stageOf(line), line: line.label, clauses: line.clauses })),
    clauses: cited,
    rotates: rotation.reason.startsWith('rotates'),
    rotation,
    readings,
    totals: Object.fromEntries([...before].map(([player, total]) => [player, total + (points.get(player) ?? 0)])),
  };
}

function rulingOf(feature: Feature, terms: Term[], cited: string[], applied: Line[]): Ruling {
  const facts: Facts = {
    feature: feature.kind,
    points: pointsOf(terms),
    cities: feature.counts.get('cities') ?? 0,
    completed: feature.completed,
    active: feature.active,
  };
  const { clauses, reading } = citedFor(terms, cited, applied);
  return {
    verdict: 'scored',
    reason: 'score',
    clauses,
    facts,
    ...(terms.length > 0 ? { terms } : {}),
    ...(reading === undefined ? {} : { reading }),
  };
}

// --- reading a description -----------------------------------------------------------------------------

function checkKeys(told: Described): void {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) throw new Wrong('description', '');
  const strange = Object.keys(told).find((key) => !table.keys.includes(key));
  if (strange !== undefined) throw new Wrong('description', strange);
  if (!('feature' in told)) throw new Wrong('description', 'feature');
}

/** A member that may be left out; null is what is not there, as it is to Python. */
function flag(told: Described, key: string): boolean {
  const value = told[key] ?? false;
  if (key in told && told[key] === null) throw new Wrong('description', key);
  if (typeof value !== 'boolean') throw new Wrong('description', key);
  return value;
}

function featureOf(told: Described): Feature {
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
  const challenge = 'challenge' in told ? told.challenge : 'none';
  if (!['won', 'lost', 'none'].includes(String(challenge)) || typeof challenge !== 'string') throw new Wrong('description', 'challenge');
  if (challenge === 'lost') marks.add('challenge-lost');
  const shares = new Map<string, Map<string, number>>();
  for (const key of table.players) {
    if (key in told) shares.set(key.replaceAll('_', '-'), new Map(playersOf(told, key).map((player) => [player, 1])));
  }
  if ('markets' in told) shares.set('markets', byPlayer(told, 'markets'));
  return { kind, completed, counts, marks, active: activeOf(told, kind), shares };
}

function checkParts({ counts }: Feature): void {
  for (const [part, of] of PARTS) {
    const [less, more] = [counts.get(COUNTS.get(part) ?? ''), counts.get(COUNTS.get(of) ?? '')];
    if (less !== undefined && more !== undefined && less > more) throw new Wrong('part', part, of);
  }
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

function readingsOf(told: Described): Readings {
  const given = told.readings === undefined ? {} : told.readings;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Wrong('description', 'readings');
  for (const [key, value] of Object.entries(given)) {
    if (!READINGS.some((option) => option.key === key && option.choices.includes(value))) throw new Wrong('description', key);
  }
  return Object.fromEntries(READINGS.map((option) => [option.key, given[option.key] ?? option.default]));
}

// --- figures -------------------------------------------------------------------------------------------

/** Figures by player: large ones and mayors are among the meeples. */
interface Figures {
  meeples: Map<string, number>;
  large: Map<string, number>;
  mayors: Map<string, number>;
}

function figuresOf(told: Described): Figures {
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

/** How much each counts: a large figure 2, a mayor a point for each coat of arms. */
const strengthsOf = ({ meeples, large, mayors }: Figures, shields: number): Map<string, number> =>
  new Map(
    [...meeples].map(([player, count]) => [player, count + (large.get(player) ?? 0) + (mayors.get(player) ?? 0) * (shields - 1)]),
  );

function presentIn({ meeples, mayors }: Figures, shields: number, readings: Readings): string[] {
  const all = [...meeples.keys()];
  if (readings['jury-mayor'] === 'scores' || shields > 0) return all;
  return all.filter((player) => (meeples.get(player) ?? 0) > (mayors.get(player) ?? 0));
}

function askOfExpansions(told: Described, feature: Feature, others: string[]): void {
  for (const name of others) {
    for (const { kinds, keys } of EXPANSIONS[name] ?? []) {
      if (kinds.includes(feature.kind) && !keys.some((key) => key in told)) throw new Ask(keys[0] ?? '');
    }
  }
}

function othersOf(told: Described): string[] {
  const found = told.other === undefined ? [] : told.other;
  if (!Array.isArray(found)) throw new Wrong('description', 'other');
  for (const name of found) {
    if (typeof name !== 'string' || !Object.hasOwn(EXPANSIONS, name)) throw new Wrong('description', 'other');
  }
  return found;
}

/** The key by which a count is told. */
function keyOf(count: string, feature: Feature): string {
  if (count === 'tiles' && IN_MIDDLE.includes(feature.kind)) return 'tiles_present';
  return [...COUNTS].find(([, name]) => name === count)?.[0] ?? count;
}

// --- why -----------------------------------------------------------------------------------------------

function whyOf(told: Described, feature: Feature, applied: Line[], figures: Figures, owners: number): string[] {
  const everyone = applied.some((line) => line.everyone);
  const mayors = figures.mayors.size > 0;
  const cited: string[] = [];
  if (told.early) {
    cited.push('abbot.taken-back', ...(feature.active ? ['combining.early-abbot'] : []));
  } else {
    cited.push(feature.completed ? 'scoring.completed' : 'ending.last-tile');
    if (feature.active && !feature.completed) cited.push('surveyors.final-scoring', 'surveyors.final-silent');
  }
  if (!everyone) cited.push(owners > 1 ? 'scoring.tie' : 'scoring.majority');
  if (figures.large.size > 0) cited.push('inns.large');
  if (mayors) cited.push('other.mayor');
  if (everyone && mayors) cited.push('open.jury-mayor');
  if (['abbey', 'shrine', 'special-monastery'].includes(feature.kind)) cited.push(`other.${feature.kind}`);
  cited.push(...considered(feature, applied, othersOf(told).length > 0));
  return [...new Set(cited.map((name) => OWN + name))];
}

const COUNT = 2;
const EACH = 3;
const FLAT = 7;

/** How scoring tiles come together with what other expansions add: the twin of combining.py. */
function considered(feature: Feature, applied: Line[], risky: boolean): string[] {
  if (feature.active === null) return [];
  const tiles = applied.filter((line) => line.part === 'surveyors' && line.active);
  const others = applied.some((line) => line.part === 'others' || line.mark === 'inn' || line.mark === 'cathedral');
  const cited = risky || others ? ['combining.own-risk'] : [];
  if (feature.kind !== 'monastery' && [...IN_MIDDLE, 'german-cathedral'].includes(feature.kind)) cited.push('combining.monastic');
  if (tiles.length === 0 || !others) return cited;
  const stages = new Set(tiles.map((line) => line.stage));
  if (stages.has(FLAT)) return [...cited, 'combining.flat'];
  cited.push('combining.first');
  if (stages.has(COUNT)) cited.push('combining.count', feature.kind === 'road' ? 'combining.roads' : 'combining.cities');
  if (stages.has(EACH)) cited.push('combining.each');
  return cited;
}

/** Whether all three active tiles go under their stacks: the twin of rotation.py, for one feature. */
function rotationOf(feature: Feature, points: number, occupied: boolean, early: boolean, readings: Readings): Ruling {
  const scored = feature.completed && occupied;
  const forced = (reason: string, clauses: string[], facts: Facts = {}): Ruling => ({
    verdict: 'forced',
    reason,
    clauses: clauses.map((name) => OWN + name),
    facts,
  });
  if (scored && table.built.includes(feature.kind)) {
    if (points > 0) return forced('rotates', ['surveyors.rotate'], { features: 1 });
    const reason = readings['rotate-zero'] ? 'rotates-zero' : 'stays-zero';
    return forced(reason, ['surveyors.rotate', 'open.rotate-zero'], { points });
  }
  if (early || scored) {
    return forced(readings['rotate-abbot'] ? 'rotates-abbot' : 'stays-abbot', ['surveyors.rotate', 'open.rotate-abbot']);
  }
  return feature.completed ? forced('stays-unoccupied', ['surveyors.unoccupied']) : forced('stays-unscored', ['surveyors.rotate']);
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

const totalsOf = (told: Described): Map<string, number> =>
  'score_before' in told ? numbers(told, 'score_before', (value) => Math.abs(value) <= MOST_TOTAL) : new Map();

function playersOf(told: Described, key: string): string[] {
  const found = told[key];
  if (!Array.isArray(found) || !found.every((player) => typeof player === 'string')) throw new Wrong('description', key);
  return found;
}
