/** Which page a game has; each is loaded when it is first needed. */
import type { GamePage } from './page';

const pages = import.meta.glob<{ page: GamePage }>('./*/page.ts');

/** The page of a game, in the folder of its name; the generic one where there is none. */
export async function gamePage(key: string): Promise<GamePage> {
  const load = pages[`./${key.replaceAll('-', '_')}/page.ts`] ?? pages['./generic/page.ts'];
  if (load === undefined) throw new RangeError('there is no generic page');
  return (await load()).page;
}
