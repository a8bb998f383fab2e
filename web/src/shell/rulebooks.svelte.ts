/** Rulebooks in the language of the page: each clause in our words, with where it comes from. */
import { untrack } from 'svelte';
import { get, post } from './api';
import { language } from './language.svelte';
import type { ClauseCard, Passage, Rulebook, SourceCard } from './wire';

class Rulebooks {
  #books = $state.raw<Record<string, Rulebook>>({});
  #wanted = new Set<string>();

  /** Loads rulebooks, and again in another language when that is chosen. */
  async need(...keys: string[]): Promise<void> {
    for (const key of keys) this.#wanted.add(key);
    const code = language.code;
    const missing = untrack(() => [...this.#wanted].filter((key) => this.#books[key]?.language !== code));
    if (missing.length === 0) return;
    const loaded = await Promise.all(
      missing.map((key) => get<Rulebook>(`/api/rulebooks/${encodeURIComponent(key)}/${code}`)),
    );
    if (code !== language.code) return;
    this.#books = { ...this.#books, ...Object.fromEntries(missing.map((key, at) => [key, loaded[at] as Rulebook])) };
  }

  book(key: string): Rulebook | null {
    return this.#books[key] ?? null;
  }

  clause(id: string): ClauseCard | null {
    return this.#books[gameOf(id)]?.clauses.find((clause) => clause.id === id) ?? null;
  }

  source(clause: ClauseCard): SourceCard | null {
    return this.#books[gameOf(clause.id)]?.sources.find((source) => source.id === clause.source) ?? null;
  }

  /** How a clause is cited: its section and its name in short. */
  cite(id: string): string {
    const clause = this.clause(id);
    if (clause === null) return (id.split('/')[1] ?? id).replace('.', ' · ').replaceAll('-', ' ');
    return clause.name;
  }

  /** Fetches one's own copy of the public page behind a source. */
  async copy(source: SourceCard): Promise<void> {
    const fresh = await post<SourceCard>(`/api/sources/${encodeURIComponent(source.id)}/copy`);
    this.#books = Object.fromEntries(
      Object.entries(this.#books).map(([key, book]) => [
        key,
        { ...book, sources: book.sources.map((known) => (known.id === fresh.id ? fresh : known)) },
      ]),
    );
  }
}

const gameOf = (id: string): string => id.split('/')[0] ?? id;

export const rulebooks = new Rulebooks();

/** The passage behind a clause, in one's own copy of its source. */
export function passage(id: string): Promise<Passage> {
  const [game = '', clause = ''] = id.split('/');
  return get<Passage>(`/api/passages/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`);
}
