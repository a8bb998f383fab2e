/** The language of the page: its own texts, and the sentences of the games as the server has them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { untrack } from 'svelte';
import { fetchText } from './api';
import type { Facts } from './ruling';
import { settings } from './settings.svelte';

export const languages: Record<string, string> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
};

export type Values = Record<string, FluentVariable>;

const texts = import.meta.glob<string>('../i18n/*.ftl', { query: '?raw', import: 'default' });

/** The sentences of a game, or of the table, by language; kept as long as the page. */
const sentences = new Map<string, Promise<FluentBundle>>();

class Language {
  code = $state('en');
  #page = $state.raw(new FluentBundle('en'));
  #games = $state.raw<Record<string, FluentBundle>>({});

  /** Takes up a language: everything is loaded first, then all texts change at once. */
  async use(code: string): Promise<void> {
    const load = texts[`../i18n/${code}.ftl`];
    if (load === undefined) throw new RangeError(`no language ${code}`);
    const games = Object.keys(this.#games);
    const [page, ...loaded] = await Promise.all([
      load().then((text) => bundle(code, text)),
      ...games.map((key) => gameBundle(key, code)),
    ]);
    this.code = code;
    this.#page = page;
    this.#games = Object.fromEntries(games.map((key, at) => [key, loaded[at] as FluentBundle]));
    document.documentElement.lang = code;
  }

  /** Makes the sentences of games ready, `table` among them. */
  async need(...keys: string[]): Promise<void> {
    const code = untrack(() => this.code);
    const missing = untrack(() => keys.filter((key) => !(key in this.#games)));
    if (missing.length === 0) return;
    const loaded = await Promise.all(missing.map((key) => gameBundle(key, code)));
    const added = Object.fromEntries(missing.map((key, at) => [key, loaded[at] as FluentBundle]));
    this.#games = { ...this.#games, ...added };
    if (code !== this.code) await this.use(this.code);
  }

  /** A text of the page. */
  say(id: string, values?: Values): string {
    return format(this.#page, id, values) ?? id;
  }

  /** A text of the page that need not be there. */
  find(id: string, values?: Values): string | null {
    return format(this.#page, id, values);
  }

  /** What a game is called: its own key where it has no words. */
  nameOf(game: string): string {
    const own = this.#games[game];
    return (own && format(own, 'name')) ?? game;
  }

  /** A sentence of a game or of the table, or null when it has none of that key. */
  tell(game: string, id: string, values?: Values): string | null {
    for (const key of [game, 'table']) {
      const found = this.#games[key] && format(this.#games[key], id, values);
      if (found) return found;
    }
    return null;
  }
}

function bundle(code: string, text: string): FluentBundle {
  // All five languages run from left to right, so values need no isolation.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

function gameBundle(key: string, code: string): Promise<FluentBundle> {
  const place = `${key}/${code}`;
  let found = sentences.get(place);
  if (found === undefined) {
    found = fetchText(`/api/words/${encodeURIComponent(key)}/${code}`).then((text) => bundle(code, text));
    sentences.set(place, found);
    found.catch(() => sentences.delete(place));
  }
  return found;
}

function format(from: FluentBundle, id: string, values?: Values): string | null {
  const message = from.getMessage(id);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = from.formatPattern(message.value, values ?? null, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

export const language = new Language();

export const say = (id: string, values?: Values): string => language.say(id, values);

/** The language to begin with: the one chosen before, else the best of those the browser asks for. */
export function firstLanguage(): string {
  const chosen = settings.language;
  if (chosen !== null && chosen in languages) return chosen;
  const [best] = negotiateLanguages(navigator.languages, Object.keys(languages), {
    strategy: 'lookup',
    defaultLocale: 'en',
  });
  return best ?? 'en';
}

export async function chooseLanguage(code: string): Promise<void> {
  await language.use(code);
  settings.language = code;
}

/** Several things as one phrase: "a4, b5 and c6". */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(language.code, { type: 'conjunction' }).format(items);

/** Facts as a sentence takes them: a list becomes a phrase, nothing becomes "none". */
export const valuesOf = (facts: Facts): Values =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      if (Array.isArray(fact)) return [key, listed(fact.flat().map(String))];
      return [key, typeof fact === 'number' ? fact : String(fact ?? 'none')];
    }),
  );

/** Why a request failed, in a sentence. */
export function problem(failure: { key: string; detail: string }): string {
  const values = { detail: failure.detail };
  const known = language.tell('table', failure.key, values) ?? language.find(`error-${failure.key}`, values);
  return known ?? say('error-failed', values);
}
