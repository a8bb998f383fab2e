/** The language of the page: its own texts, and the sentences of the games as the server has them. */
import { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { ApiError, fetchText } from './api';
import { Newest } from './newest';
import type { Facts, Ruling } from './ruling';
import { settings } from './settings.svelte';
import { bundle, format, minus, type Values } from './texts';

export { bundle, format, type Values };

export const languages: Record<string, string> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
};

const texts = import.meta.glob<string>(['../i18n/*.ftl', '../*/i18n/*.ftl', '../games/*/i18n/**/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** Rooms of the page with texts of their own. */
const ROOMS = ['ask', 'booklets', 'catalogue', 'draws', 'errors', 'join', 'lost', 'rulebook', 'setup', 'shelf', 'tables', 'try'];
/** Those of them of which the server has words too. */
const TOLD = ['catalogue'];

/** The page's texts in a language: those for everywhere (null), for a room of it, for a game, or for a room of a game, as in `meridians/home`; where there are any. */
export function textOf(part: string | null, code: string): Promise<string> | undefined {
  const [game = '', room] = (part ?? '').replaceAll('-', '_').split('/');
  const folders = part === null ? ['i18n'] : ROOMS.includes(part) ? [part, 'i18n'] : ['games', game, 'i18n', ...(room === undefined ? [] : [room])];
  return texts[`../${folders.join('/')}/${code}.ftl`]?.();
}

/** What is said of a game, or of the table: the sentences that the server has, and the page's own texts; in a room, these alone. */
interface Words {
  told: FluentBundle | null;
  own: FluentBundle | null;
}

/** The words of games and of rooms by language; kept as long as the page. */
const words = new Map<string, Promise<Words>>();

class Language {
  code = $state('en');
  #page = $state.raw(new FluentBundle('en'));
  #games = $state.raw<Record<string, Words>>({});
  #choice = new Newest();

  /** Takes up a language: everything is loaded first, then all texts change at once. Of two only the later counts. */
  async use(code: string): Promise<void> {
    const load = textOf(null, code);
    if (load === undefined) throw new RangeError(`no language ${code}`);
    const newest = this.#choice.ask();
    const games = Object.keys(this.#games);
    const [page, ...loaded] = await Promise.all([
      load.then((text) => bundle(code, text)),
      ...games.map((key) => wordsOf(key, code)),
    ]);
    if (!newest()) return;
    // A game that was needed meanwhile came in the language before.
    if (Object.keys(this.#games).length > games.length) return this.use(code);
    this.code = code;
    this.#page = page;
    this.#games = Object.fromEntries(games.map((key, at) => [key, loaded[at] as Words]));
    document.documentElement.lang = code;
  }

  /** Makes words ready: of games, `table` among them, and of rooms (`textOf`). */
  async need(...keys: string[]): Promise<void> {
    const code = untrack(() => this.code);
    const missing = untrack(() => keys.filter((key) => !(key in this.#games)));
    if (missing.length === 0) return;
    const loaded = await Promise.all(missing.map((key) => wordsOf(key, code)));
    if (code !== this.code) return this.need(...keys);
    const added = Object.fromEntries(missing.map((key, at) => [key, loaded[at] as Words]));
    this.#games = { ...this.#games, ...added };
  }

  /** A text of the page, or of its part for a game that was needed. */
  say(id: string, values?: Values): string {
    return this.find(id, values) ?? id;
  }

  /** A text of the page that need not be there. */
  find(id: string, values?: Values): string | null {
    const found = format(this.#page, id, values);
    if (found !== null) return found;
    for (const { own } of Object.values(this.#games)) {
      const text = own && format(own, id, values);
      if (text) return text;
    }
    return null;
  }

  /** What a game is called: its own key where it has no words. */
  nameOf(game: string): string {
    const found = this.#games[game];
    return (found?.told && format(found.told, 'name')) ?? game;
  }

  /** A sentence of a game or of the table, or null when it has none of that key. */
  tell(game: string, id: string, values?: Values): string | null {
    for (const key of [game, 'table']) {
      const told = this.#games[key]?.told;
      const found = told && format(told, id, values);
      if (found) return found;
    }
    return null;
  }
}

function wordsOf(key: string, code: string): Promise<Words> {
  const place = `${key}/${code}`;
  let found = words.get(place);
  if (found === undefined) {
    const made = Promise.all([key.includes('/') || (ROOMS.includes(key) && !TOLD.includes(key)) ? null : toldOf(key, code), ownOf(key, code)]);
    found = made.then(([told, own]) => ({ told, own }));
    words.set(place, found);
    found.catch(() => words.delete(place));
  }
  return found;
}

async function toldOf(key: string, code: string): Promise<FluentBundle> {
  try {
    return bundle(code, await fetchText(`/api/words/${encodeURIComponent(key)}/${code}`));
  } catch (error) {
    // A game may come without words of its own.
    if (error instanceof ApiError && error.key === 'no-words') return bundle(code, '');
    throw error;
  }
}

async function ownOf(key: string, code: string): Promise<FluentBundle | null> {
  const text = await textOf(key, code);
  return text === undefined ? null : bundle(code, text);
}

export const language = new Language();

export const say = (id: string, values?: Values): string => language.say(id, values);

/** The language to begin with: the one chosen before, else the best of those the browser asks for. */
export function firstLanguage(): string {
  const chosen = settings.language;
  if (chosen !== null && chosen in languages) return chosen;
  const wanted = navigator.languages.map((code) => code.split('-')[0] ?? '');
  return wanted.find((code) => code in languages) ?? 'en';
}

export async function chooseLanguage(code: string): Promise<void> {
  await language.use(code);
  if (language.code === code) settings.language = code;
}

/** A number by itself, as the language writes it; `signed` shows what comes on top with its plus. */
export const figure = (value: number, { signed = false, digits = 0 } = {}): string =>
  minus((value || 0).toLocaleString(language.code, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'always' : 'auto' }));

/** Several things as one phrase: "a4, b5 and c6". */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(language.code, { type: 'conjunction' }).format(items);

/** The same part by part, for what is more than text: a number is the place of a thing, a text stands between them. */
export function phrase(items: string[], type: Intl.ListFormatType = 'conjunction'): (number | string)[] {
  let place = 0;
  return new Intl.ListFormat(language.code, { type }).formatToParts(items).map((part) => (part.type === 'element' ? place++ : part.value));
}

/** One thing after another that are no list: "2 to 5 players, 40 min". */
export const series = (items: string[]): string => items.reduce((before, next) => (before === '' ? next : say('series', { before, next })), '');

/** Facts as a sentence takes them: a list becomes a phrase, nothing becomes "none". */
export const valuesOf = (facts: Facts): Values =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      if (Array.isArray(fact)) return [key, listed(fact.flat().map(String))];
      return [key, typeof fact === 'number' ? fact : String(fact ?? 'none')];
    }),
  );

export interface Failure {
  /** A message key of the server's, or of this page. */
  key: string;
  detail: string;
  ruling?: Ruling | null;
}

/** Why something failed, in a sentence; the server's own words (`detail`) are English, and for programs. */
export const problem = ({ key, ruling }: Failure): string =>
  language.tell('table', key, valuesOf(ruling?.facts ?? {})) ?? language.find(`error-${key}`) ?? say('error-failed');
