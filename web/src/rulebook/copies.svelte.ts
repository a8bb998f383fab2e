/** One's own copies of the sources: which are here, getting and importing them, and the passages found in them. */
import { asApiError, get, post, remove, upload, type ApiError } from '../shell/api';
import type { CopyTaken, Passage, SourceCard } from '../shell/wire';
import { documentType } from './book';

type Kind = 'copy' | 'import' | 'remove';

/** What is being done to a source, or why it failed. */
export type Work = { state: 'busy' } | { state: 'failed'; kind: Kind; failure: ApiError };

class Copies {
  work = $state<Record<string, Work>>({});
  /** What came since its rulebook was loaded, and how many of the passages are in it; null where it was removed. */
  #changed = $state<Record<string, CopyTaken | null>>({});
  #passages = $state<Record<string, Passage | 'unread'>>({});
  #asked = new Set<string>();

  /** Whether one's own copy of a source is here. */
  has(source: SourceCard | null): boolean {
    if (source === null) return false;
    const changed = this.#changed[source.id];
    return changed === undefined ? source.copied : changed !== null;
  }

  /** What has just come as the copy of a source. */
  taken(source: SourceCard): CopyTaken | null {
    return this.#changed[source.id] ?? null;
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
    return this.#take(id, 'copy', () => post<CopyTaken>(`/api/sources/${encodeURIComponent(id)}/copy`));
  }

  /** Takes a document of one's own as the copy. */
  import(id: string, file: File): Promise<boolean> {
    const path = `/api/sources/${encodeURIComponent(id)}/import`;
    return this.#take(id, 'import', () => upload<CopyTaken>(path, file, documentType(file)));
  }

  /** Removes the copy. */
  remove(id: string): Promise<boolean> {
    return this.#take(id, 'remove', async () => {
      await remove(`/api/sources/${encodeURIComponent(id)}/copy`).catch((error: unknown) => {
        // Another page, or the terminal, has removed it already.
        if (asApiError(error).key !== 'no-copy') throw error;
      });
      return null;
    });
  }

  async #take(id: string, kind: Kind, act: () => Promise<CopyTaken | null>): Promise<boolean> {
    this.work[id] = { state: 'busy' };
    try {
      this.#changed[id] = await act();
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

export const copies = new Copies();
