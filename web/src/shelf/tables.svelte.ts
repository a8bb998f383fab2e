/** The tables of the reader and the open seats of this server, kept fresh while the page is looked at. */
import { ApiError, get, post } from '../shell/api';
import type { Joined, TableCard } from '../shell/wire';

const EVERY_MS = 8000;

interface Lists {
  mine: TableCard[];
  open: TableCard[];
}

export class Tables {
  mine = $state.raw<TableCard[] | null>(null);
  open = $state.raw<TableCard[]>([]);
  failed = $state(false);

  /** Loads the lists now and again while the page is visible; returns what stops it. */
  follow(): () => void {
    void this.load();
    const again = (): void => {
      if (!document.hidden) void this.load();
    };
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  async load(): Promise<void> {
    try {
      const { mine, open } = await get<Lists>('/api/tables');
      this.mine = [...mine].sort(byNeed);
      this.open = open;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Takes an open seat; null when somebody was faster. */
  async take(card: TableCard, name: string): Promise<Joined | null> {
    const seat = card.seats.findIndex(({ kind, taken }) => kind === 'open' && !taken);
    try {
      return await post<Joined>(`/api/tables/${encodeURIComponent(card.id)}/seats/${seat}`, { name });
    } catch (error) {
      await this.load();
      if (error instanceof ApiError && error.status !== 0) return null;
      throw error;
    }
  }
}

/** The reader's move first, then games that are played, that wait, and that are over; the newest first in each. */
function byNeed(a: TableCard, b: TableCard): number {
  const rank = ({ your_turn, status }: TableCard): number =>
    your_turn && status === 'playing' ? 0 : ['playing', 'waiting', 'over'].indexOf(status) + 1;
  return rank(a) - rank(b) || b.updated_ms - a.updated_ms;
}
