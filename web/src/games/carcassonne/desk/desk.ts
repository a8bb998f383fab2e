/** The scoring desk: the twin of games/carcassonne/desk.py, over the same table. */
import type { Facts, Ruling, Term } from '../../../shell/ruling';
import { checkBounds } from './bounds';
import {
  Ask,
  checkKeys,
  COUNTS,
  EXPANSIONS,
  featureOf,
  figuresOf,
  IN_MIDDLE,
  keyOf,
  KINDS,
  othersOf,
  readingsOf,
  totalsOf,
  Wrong,
  type Described,
  type Figures,
  type Numbers,
} from './description';
import { citedFor, Missing, pointsOf, stageOf, worth, type Feature, type Line, type Readings } from './scoring';
import table from './table.json' with { type: 'json' };

const OWN = 'carcassonne/';

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

/** What a described feature brings. Throws Ask for what is not told and matters, and Wrong. */
export function answer(told: Described): Answer {
  checkKeys(told);
  const feature = featureOf(told);
  const readings = readingsOf(told);
  const figures = figuresOf(told);
  const others = othersOf(told);
  checkBounds(feature, figures, others);
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

// --- figures -------------------------------------------------------------------------------------------

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
