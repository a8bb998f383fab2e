/**
 * What a feature is worth: the twin of games/carcassonne/scoring.py over the same table (table.json, written by
 * tools/desk_table.py), so that points are told beside a real table without a server. A test holds the two together.
 */
import type { Term } from '../../../shell/ruling';
import table from './table.json' with { type: 'json' };

export type Reading = string | number | boolean;
export type Readings = Record<string, Reading>;

/** A feature as scoring sees it; shares are amounts for single players. */
export interface Feature {
  kind: string;
  completed: boolean;
  counts: Map<string, number>;
  marks: Set<string>;
  active: string | null;
  shares: Map<string, Map<string, number>>;
  /** Hears which counts the points depend on. */
  onread?: (count: string) => void;
}

/** A line of the table, as amendments.py explains it. */
export interface Line {
  label: string;
  stage: number;
  clauses: string[];
  kinds: string[];
  part?: string;
  per?: string;
  each?: number | string;
  mark?: string;
  completed?: boolean;
  active?: string;
  reading?: [string, Reading];
  exactly?: [string, number];
  replaces?: string[];
  sets?: [string, number];
  drops?: [string, string];
  everyone?: boolean;
  halves?: boolean;
  to?: string;
}

export const LINES = table.lines as unknown as Line[];

export const STAGES = ['owners', 'count', 'each', 'modifier', 'on-original', 'halving', 'flat', 'last'] as const;
export const stageOf = (line: Line): string => STAGES[line.stage - 1] ?? '';

const ORIGINAL = 'original-';
const OPEN = 'carcassonne/open.';

/** A count that the points depend on and nobody has given. */
export class Missing extends Error {
  count: string;

  constructor(count: string) {
    super(count);
    this.count = count;
  }
}

export interface Worth {
  terms: Map<string, Term[]>;
  owners: string[];
  applied: Line[];
}

export const pointsOf = (terms: Term[]): number => terms.reduce((sum, term) => sum + term.count * term.each, 0);

function counted(feature: Feature, name: string): number {
  feature.onread?.(name);
  const found = feature.counts.get(name);
  if (found === undefined) throw new Missing(name);
  return found;
}

function applies(line: Line, feature: Feature, readings: Readings): boolean {
  return (
    line.kinds.includes(feature.kind) &&
    (line.completed === undefined || line.completed === feature.completed) &&
    (!line.mark || feature.marks.has(line.mark)) &&
    (!line.active || line.active === feature.active) &&
    (!line.to || (feature.shares.get(line.to)?.size ?? 0) > 0) &&
    (line.reading === undefined || readings[line.reading[0]] === line.reading[1]) &&
    (line.exactly === undefined || counted(feature, line.exactly[0]) === line.exactly[1])
  );
}

/** The lines that apply, stage by stage, without those that a later one replaces. */
function linesFor(feature: Feature, readings: Readings): Line[] {
  let left: Line[] = [];
  for (const line of LINES) {
    if (!applies(line, feature, readings)) continue;
    left = left.filter((earlier) => !line.replaces?.includes(earlier.label));
    left.push(line);
  }
  return left.sort((one, other) => one.stage - other.stage);
}

/** What is being worked out. */
class Sheet {
  counts = new Map<string, number>();
  because = new Map<string, string[]>();
  terms: Term[] = [];
  shares = new Map<string, Term[]>();
  feature: Feature;

  constructor(feature: Feature) {
    this.feature = feature;
  }

  count(name: string): number {
    if (name.startsWith(ORIGINAL)) return counted(this.feature, name.slice(ORIGINAL.length));
    return this.counts.get(name) ?? counted(this.feature, name);
  }

  amend(line: Line): void {
    if (line.sets) this.#becomes(line.sets[0], line.sets[1], line);
    if (line.drops) this.#becomes(line.drops[0], this.count(line.drops[0]) - counted(this.feature, line.drops[1]), line);
    if (line.halves) {
      const points = pointsOf(this.terms);
      this.terms.push({ label: `term-${line.label}`, count: 1, each: Math.ceil(points / 2) - points, clauses: line.clauses });
    } else if (line.to) {
      for (const [player, amount] of this.feature.shares.get(line.to) ?? []) {
        this.shares.set(player, [...(this.shares.get(player) ?? []), this.#term(line, amount)]);
      }
    } else if (line.each || line.per) {
      this.terms.push(this.#term(line, 1));
    }
  }

  #becomes(count: string, value: number, line: Line): void {
    this.counts.set(count, value);
    this.because.set(count, line.clauses);
  }

  #term(line: Line, times: number): Term {
    const per = line.per ?? '';
    const each = typeof line.each === 'string' ? counted(this.feature, line.each) : (line.each ?? 0);
    const label = `term-${line.label}`;
    const clauses = [...line.clauses, ...(this.because.get(per) ?? [])];
    if (per === 'points') return { label, count: 1, each: each * pointsOf(this.terms), clauses };
    // How many there are makes no difference, so nobody need tell.
    if (each === 0) return { label, count: this.feature.counts.get(per) ?? 0, each: 0, clauses };
    return { label, count: times * (per ? this.count(per) : 1), each, clauses };
  }
}

function majority(strengths: Map<string, number>): string[] {
  const most = Math.max(0, ...strengths.values());
  return most === 0 ? [] : [...strengths.keys()].filter((player) => strengths.get(player) === most);
}

/** What a feature brings to whom; present are all who have a figure in it. Throws Missing. */
export function worth(feature: Feature, strengths: Map<string, number>, present: string[], readings: Readings): Worth {
  const applied = linesFor(feature, readings);
  const sheet = new Sheet(feature);
  for (const line of applied) sheet.amend(line);
  const owners = applied.some((line) => line.everyone) ? present : majority(strengths);
  const terms = new Map(owners.map((player) => [player, sheet.terms]));
  for (const [player, own] of sheet.shares) terms.set(player, [...(terms.get(player) ?? []), ...own]);
  return { terms, owners, applied };
}

/** The clauses of a ruling that a feature scores its terms, and the first reading in force. */
export function citedFor(terms: Term[], why: string[], applied: Line[]): { clauses: string[]; reading?: string } {
  const told = [...new Set(terms.flatMap((term) => term.clauses))];
  const silent = applied.flatMap((line) => line.clauses).filter((clause) => !told.includes(clause));
  const clauses = [...new Set([...why, ...silent])];
  const reading = [...clauses, ...told].find((clause) => clause.startsWith(OPEN));
  return reading === undefined ? { clauses } : { clauses, reading };
}
