/** The page of a game from the server, and the words that it is told in. */
import { get } from '../shell/api';
import { language } from '../shell/language.svelte';
import { rulebooks } from '../shell/rulebooks.svelte';
import type { GamePage } from '../shell/wire';
import { ROOM } from './terms';

export async function pageOf(key: string): Promise<GamePage> {
  const [page] = await Promise.all([get<GamePage>(`/api/catalogue/${encodeURIComponent(key)}`), language.need(ROOM)]);
  if (page.questions.some(({ clauses }) => clauses.length > 0)) await rulebooks.need(page.rulebook ?? key);
  return page;
}
