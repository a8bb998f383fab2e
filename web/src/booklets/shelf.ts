/** Rulebooks as they are shown: those of one game and edition together, as the server asks them. */
import { wordsIn } from '../catalogue/find';
import type { Booklet } from '../shell/wire';

export interface Edition {
  /** The game with its edition. */
  title: string;
  booklets: Booklet[];
}

const ROLES: readonly Booklet['role'][] = ['rules', 'errata', 'faq'];

export function editions(booklets: Booklet[]): Edition[] {
  const found = new Map<string, Edition>();
  for (const booklet of booklets) {
    const { game, edition } = booklet;
    const key = [game, edition].map((text) => wordsIn(text).join(' ')).join('\n');
    const known = found.get(key) ?? { title: edition ? `${game} (${edition})` : game, booklets: [] };
    known.booklets.push(booklet);
    found.set(key, known);
  }
  for (const { booklets } of found.values()) booklets.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  return [...found.values()];
}
