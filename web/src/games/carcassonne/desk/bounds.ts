/** What a described feature can be at all: the twin of games/carcassonne/bounds.py, over the same table. */
import { Wrong, type Figures } from './description';
import type { Feature } from './scoring';
import table from './table.json' with { type: 'json' };

/** A row of the table, as bounds.py explains it. */
interface Bound {
  reason: string;
  kinds: string[];
  count: string;
  least?: number;
  most?: number;
  of?: string;
  less?: string;
  mark?: string;
  unmarked?: string;
  completed?: boolean;
  abbeys?: boolean;
  tiles?: number;
}

const BOUNDS = table.bounds as Bound[];

/** Throws Wrong for the first bound that a feature and the figures in it break. */
export function checkBounds(feature: Feature, { meeples, large, mayors }: Figures, others: string[]): void {
  const abbeys = others.includes(table.abbeys) || feature.kind === 'abbey' || [...mayors.values()].some((count) => count > 0) || feature.marks.has('cap-shield');
  const ordinary = [...meeples].map(([who, count]) => count - (large.get(who) ?? 0) - (mayors.get(who) ?? 0));
  const counts = new Map(feature.counts)
    .set('figures', [...meeples.values()].reduce((sum, count) => sum + count, 0))
    .set('ordinary', Math.max(0, ...ordinary))
    .set('large', Math.max(0, ...large.values()))
    .set('mayors', Math.max(0, ...mayors.values()));
  for (const bound of BOUNDS) {
    const told = counts.get(bound.count);
    if (told === undefined || !applies(bound, feature, counts, abbeys)) continue;
    const { least = 0 } = bound;
    const most = room(bound, counts);
    if (told >= least && (most === undefined || told <= most)) continue;
    const tiles = counts.get('tiles') ?? 0;
    throw new Wrong('bound', bound.count, { reason: bound.reason, feature: feature.kind, told, least, most: most ?? 0, tiles });
  }
}

const applies = (bound: Bound, { kind, completed, marks }: Feature, counts: Map<string, number>, abbeys: boolean): boolean =>
  bound.kinds.includes(kind) &&
  (bound.of === undefined || counts.has(bound.of)) &&
  (bound.mark === undefined || marks.has(bound.mark)) &&
  (bound.unmarked === undefined || !marks.has(bound.unmarked)) &&
  (bound.completed === undefined || bound.completed === completed) &&
  (bound.abbeys === undefined || bound.abbeys === abbeys) &&
  (bound.tiles === undefined || bound.tiles === counts.get('tiles'));

function room({ of, less = '', most }: Bound, counts: Map<string, number>): number | undefined {
  if (of === undefined) return most;
  return (counts.get(of) ?? 0) - (counts.get(less) ?? 0) + (most ?? 0);
}
