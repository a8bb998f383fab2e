/** One's own copies of the sources: which are here, getting and importing them, and the passages found in them. */
import { asApiError, get, post, upload, type ApiError } from '../shell/api';
import type { Passage, SourceCard } from '../shell/wire';
import { anchor, documentType } from './book';

/** What is being done to a source, or why it failed. */
export type Work = { state: 'busy' } | { state: 'failed'; kind: 'copy' | 'import'; failure: ApiError };

export class Copies {
  sources = $state.raw<SourceCard[]>([]);
  work = $state<Record<string, Work>>({});
  #passages = $state<Record<string, Passage | 'unread'>>({});
  #asked = new Set<string>();

  constructor(readonly game: string) {}

  source(id: string | null): SourceCard | null {
    return this.sources.find((source) => source.id === id) ?? null;
  }

  passage(clause: string): Passage | 'unread' | null {
    return this.#passages[clause] ?? null;
  }

  /** Finds the passage of a clause, once, if the copy that it would be in is here. */
  async find(clause: string, source: string | null): Promise<void> {
    if (this.#asked.has(clause) || !this.source(source)?.copied) return;
    this.#asked.add(clause);
    const path = `/api/passages/${encodeURIComponent(this.game)}/${encodeURIComponent(anchor(clause))}`;
    try {
      this.#passages[clause] = await get<Passage>(path);
    } catch {
      this.#passages[clause] = 'unread';
    }
  }

  /** Fetches the public page, by the address that the rulebook names. */
  fetch(id: string): Promise<boolean> {
    return this.#take(id, 'copy', () => post<SourceCard>(`/api/sources/${encodeURIComponent(id)}/copy`));
  }

  /** Takes a document of one's own as the copy. */
  import(id: string, file: File): Promise<boolean> {
    const path = `/api/sources/${encodeURIComponent(id)}/import`;
    return this.#take(id, 'import', () => upload<SourceCard>(path, file, documentType(file)));
  }

  async #take(id: string, kind: 'copy' | 'import', act: () => Promise<SourceCard>): Promise<boolean> {
    this.work[id] = { state: 'busy' };
    try {
      const card = await act();
      this.sources = this.sources.map((source) => (source.id === id ? { ...source, copied: card.copied } : source));
    } catch (error) {
      this.work[id] = { state: 'failed', kind, failure: asApiError(error) };
      return false;
    }
    delete this.work[id];
    this.#asked.clear();
    this.#passages = {};
    return true;
  }
}
