/** Rulebooks in the language of the page: each clause in our words, with where it comes from. */
import { untrack } from 'svelte';
import { get } from './api';
import { language } from './language.svelte';
import type { ClauseCard, Rulebook, SourceCard } from './wire';

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
}

const gameOf = (id: string): string => id.split('/')[0] ?? id;

export const rulebooks = new Rulebooks();
