/** The facts of a game as the rows of its card, each with where it was read. */
import { listed, say, series } from '../shell/language.svelte';
import type { Fact, GamePage } from '../shell/wire';
import { called, category, component, grade, mechanic, minutesText, playersText } from './terms';

export interface Row {
  head: string;
  text: string;
  /** Where a text of another language is quoted. */
  lang?: string;
  /** Games that the row names, by key and name. */
  games?: { key: string; name: string }[];
  /** Other readings. */
  others: string[];
  sources: string[];
}

export const texts = (fact: Fact | undefined): string[] =>
  fact === undefined ? [] : Array.isArray(fact.value) ? fact.value : [String(fact.value)];
export const number = (fact: Fact | undefined): number | null => (typeof fact?.value === 'number' ? fact.value : null);

const plainly = (value: string | number | string[]): string => (Array.isArray(value) ? listed(value) : String(value));

const LENGTHS = ['fast'];
const STATES = ['complete'];

/** A row of one fact, or none where the game has no such fact. */
function rowOf(fact: Fact | undefined, head: string, text: string | null, more: Partial<Row> = {}): Row[] {
  if (fact === undefined || text === null || text === '') return [];
  const others = fact.others.map(({ value }) => plainly(value));
  return [{ head, text, others, sources: fact.sources, ...more }];
}

/** A row of a range: least and most are two facts. */
function rangeOf(page: GamePage, field: 'players' | 'time', head: string, text: string | null): Row[] {
  const ends = [page.facts[`${field}_min`], page.facts[`${field}_max`]].filter((fact) => fact !== undefined);
  if (ends.length === 0 || text === null) return [];
  const others = ends.flatMap((fact) => fact.others.map(({ value }) => plainly(value)));
  return [{ head, text, others, sources: [...new Set(ends.flatMap(({ sources }) => sources))] }];
}

export function rowsOf(page: GamePage): Row[] {
  const { facts, key } = page;
  const count = (field: string): number => texts(facts[field]).length;
  const names = (field: string): string => listed(texts(facts[field]));
  const related = (field: string): Partial<Row> => ({
    games: texts(facts[field]).flatMap((key) => (page.related[key] ? [{ key, name: called(key, page.related[key]) }] : [])),
  });
  const age = number(facts.min_age);
  const setup = number(facts.setup_minutes);
  const [length = ''] = texts(facts.length);
  const [status = ''] = texts(facts.status);
  const [theme = ''] = texts(facts.theme);
  const graded = (field: string, of: string): string => texts(facts[field]).map((term) => grade(of, term)).join('');
  return [
    ...rowOf(facts.names, say('known-names'), listed(texts(facts.names).slice(1))),
    ...rowOf(facts.year, say('known-year'), names('year')),
    ...rowOf(facts.designers, say('known-designer', { count: count('designers') }), names('designers')),
    ...rowOf(facts.artists, say('known-artist', { count: count('artists') }), names('artists')),
    ...rowOf(facts.publishers, say('known-publisher', { count: count('publishers') }), names('publishers')),
    ...rangeOf(page, 'players', say('known-players'), playersText(number(facts.players_min), number(facts.players_max), key)),
    ...rangeOf(page, 'time', say('known-time'), minutesText(number(facts.time_min), number(facts.time_max))),
    ...rowOf(facts.setup_minutes, say('known-setup'), minutesText(setup, setup)),
    ...rowOf(facts.length, say('known-length'), LENGTHS.includes(length) ? say(`known-length-${length}`) : length),
    ...rowOf(facts.min_age, say('known-age'), age === null ? null : say('game-age', { age })),
    ...rowOf(facts.complexity, say('known-complexity'), graded('complexity', 'complexity')),
    ...rowOf(facts.strategy_depth, say('known-strategy'), graded('strategy_depth', 'strategy')),
    ...rowOf(facts.luck, say('known-luck'), graded('luck', 'luck')),
    ...rowOf(facts.theme, say('known-theme'), theme === 'abstract' ? say('known-theme-abstract') : theme, theme === 'abstract' ? {} : { lang: 'en' }),
    ...rowOf(facts.category, say('known-category'), listed(texts(facts.category).map(category))),
    ...rowOf(facts.mechanics, say('known-mechanics'), listed(texts(facts.mechanics).map(mechanic))),
    ...rowOf(facts.printed_mechanics, say('known-printed'), names('printed_mechanics'), { lang: 'en' }),
    ...rowOf(facts.components, say('known-components'), listed(texts(facts.components).map(component))),
    ...rowOf(facts.origin, say('known-origin'), names('origin'), { lang: 'en' }),
    ...rowOf(facts.expansion_of, say('known-expansion-of'), names('expansion_of'), related('expansion_of')),
    ...rowOf(facts.based_on, say('known-based-on'), names('based_on'), related('based_on')),
    ...rowOf(facts.inspired_by, say('known-inspired-by'), names('inspired_by'), related('inspired_by')),
    ...rowOf(facts.remade_as, say('known-remade-as'), names('remade_as'), related('remade_as')),
    ...rowOf(
      facts.status,
      say('known-status'),
      say('known-status-value', { status: STATES.includes(status) ? say(`known-state-${status}`) : status, version: names('version') || 'none' }),
    ),
    ...rowOf(facts.awards, say('known-awards'), names('awards'), { lang: 'en' }),
  ];
}

/** Players, time and age in one line. */
export function inShort({ facts, key }: GamePage): string {
  const age = number(facts.min_age);
  const players = playersText(number(facts.players_min), number(facts.players_max), key);
  const minutes = minutesText(number(facts.time_min), number(facts.time_max));
  return series([players, minutes, age === null ? null : say('game-age', { age })].filter((text) => text !== null));
}
