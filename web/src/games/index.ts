/** Which page a game has; each is loaded when it is first needed. */
import type { GamePage } from './page';

const pages: Record<string, () => Promise<{ page: GamePage }>> = {
  meridians: () => import('./meridians/page'),
};

export async function gamePage(key: string): Promise<GamePage> {
  const load = pages[key] ?? (() => import('./generic/page'));
  return (await load()).page;
}
