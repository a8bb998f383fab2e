/** One's own copies of the sources: which are here, getting and importing them, and the passages found in them. */
import { asApiError, get, post, upload, type ApiError } from '../shell/api';
import type { Passage, SourceCard } from '../shell/wire';
import { documentType } from './book';

/** What is being done to a source, or why it failed. */
export type Work = { state: 'busy' } | { state: 'failed'; kind: 'copy' | 'import'; failure: ApiError };

class Copies {
  work = $state<Record<string, Work>>({});
  /** Sources whose copy came since their rulebook was loaded. */
  #come = $state<Record<string, true>>({});
  #passages = $state<Record<string, Passage | 'unread'>>({});
  #asked = new Set<string>();

  /** Whether one's own copy of a source is here. */
  has(source: SourceCard | null): boolean {
    return source !== null && (source.copied || source.id in this.#come);
  }

  /** The passage of a clause, as far as it was looked for. */
  passage(clause: string): Passage | 'unread' | null {
    return this.#passages[clause] ?? null;
  }

  /** Finds the passage of a clause, once, if the copy that it would be in is here. */
  async find(clause: string, source: SourceCard | null): Promise<void> {
    if (this.#asked.has(clause) || !this.has(source)) return;
    this.#asked.add(clause);
    const [game = '', name = ''] = clause.split('/');
    try {
      this.#passages[clause] = await get<Passage>(`/api/passages/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
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
      await act();
    } catch (error) {
      this.work[id] = { state: 'failed', kind, failure: asApiError(error) };
      return false;
    }
    delete this.work[id];
    this.#asked.clear();
    this.#passages = {};
    this.#come[id] = true;
    return true;
  }
}

export const copies = new Copies();
