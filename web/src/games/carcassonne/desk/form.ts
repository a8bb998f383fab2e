/** The questions of the scoring desk as fields: which of them a described feature needs, and what kind of field each is. */
import { language } from '../../../shell/language.svelte';
import { stackOf, type Described } from './description';
import { needed } from './desk';
import table from './table.json';

export type Field =
  | { key: string; kind: 'number' | 'yes' | 'players' | 'by-player' | 'challenge'; label: string };

const ORDER = [...Object.keys(table.counts), ...Object.keys(table.marks), 'challenge', ...table.players, ...table.several];

function kindOf(key: string): Field['kind'] {
  if (key in table.counts) return 'number';
  if (key in table.marks) return 'yes';
  if (key === 'challenge') return 'challenge';
  return table.players.includes(key) ? 'players' : 'by-player';
}

/** The question of a key: the desk's own, or one of the page's where the desk never asks for it alone. */
export function question(key: string): string {
  const name = key.replaceAll('_', '-');
  return language.find(`carcassonne-ask-${name}`) ?? language.tell('carcassonne', `ask-${name}`) ?? key;
}

/** The fields for a feature, in an order of their own that never changes; figures come last. */
export function fieldsFor(told: Described): Field[] {
  const keys = needed(told);
  keys.add('meeples');
  return ORDER.filter((key) => keys.has(key)).map((key) => ({ key, kind: kindOf(key), label: question(key) }));
}

/** What of a description still counts after its kind, time or tile has changed: what no field shows is not told. */
export function cleaned(told: Described): Described {
  const kept = new Set(fieldsFor(told).map(({ key }) => key));
  const answers = new Set(ORDER);
  return Object.fromEntries(Object.entries(told).filter(([key]) => !answers.has(key) || kept.has(key))) as Described;
}

/** When a feature is scored. */
export const TIMES = ['completed', 'final', 'early'] as const;
export type When = (typeof TIMES)[number];

export function whensFor(kind: string, other: string[]): When[] {
  if (kind === 'german-cathedral') return ['completed'];
  if (kind === 'field') return ['final'];
  const early = other.includes('abbot') && stackOf(kind) === 'monastery';
  return early ? ['completed', 'final', 'early'] : ['completed', 'final'];
}

export const whenOf = (told: Described): When => (told.early ? 'early' : told.final_scoring ? 'final' : 'completed');

/** The same feature at another time. */
export function at(told: Described, when: When): Described {
  const { completed: _completed, final_scoring: _final, early: _early, ...rest } = told;
  if (when === 'completed') return told.feature === 'german-cathedral' ? rest : { ...rest, completed: true };
  return { ...rest, completed: false, ...(when === 'final' ? { final_scoring: true } : { early: true }) };
}
