/** What the core writes to JSON: rulings, events and views (rulebound.core). */

export type Fact = string | number | boolean | null | Fact[];
export type Facts = Record<string, Fact>;

export interface Term {
  label: string;
  count: number;
  each: number;
  clauses: string[];
}

/** A verdict with the clauses that it rests on; `reason` is the key of the sentence that says it. */
export interface Ruling {
  verdict: 'legal' | 'illegal' | 'forced' | 'scored' | 'ended' | 'unsettled';
  reason: string;
  clauses: string[];
  facts: Facts;
  terms?: Term[];
  reading?: string;
}

/** Something that happened. Actors from 0 are seats; `cause` is the first event of the same step, `move` what it was made by. */
export interface Event {
  seq: number;
  cause: number;
  at_ms: number;
  kind: string;
  actor: number;
  data: Facts;
  ruling: Ruling;
  move?: string;
}

/** What a game shows to one reader; only the game's own page knows its shape. */
export type View = Record<string, unknown>;

export const CHANCE = -1;
