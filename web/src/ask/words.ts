/** The words around an answer in the answer's own language, which is that of its question and not always the page's. */
import type { FluentBundle } from '@fluent/bundle';
import { textOf } from '../shell/language.svelte';
import { bundle, format, type Values } from '../shell/texts';

export type Say = (id: string, values?: Values) => string;

const bundles = new Map<string, Promise<FluentBundle>>();

/** What the page says in a language. Throws RangeError for one that it does not have. */
export async function wordsIn(code: string): Promise<Say> {
  let found = bundles.get(code);
  if (found === undefined) {
    found = load(code);
    bundles.set(code, found);
    found.catch(() => bundles.delete(code));
  }
  const words = await found;
  return (id, values) => format(words, id, values) ?? id;
}

async function load(code: string): Promise<FluentBundle> {
  const texts = await Promise.all([textOf(null, code), textOf('ask', code)]);
  if (texts.includes(undefined)) throw new RangeError(`no language ${code}`);
  return bundle(code, texts.join('\n'));
}
