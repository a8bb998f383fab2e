/** What a game's card says, read from its card.toml as the server gives it. */
import { language, say } from '../shell/language.svelte';
import type { GameCard } from '../shell/wire';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** "2 players", "2 to 13 players". */
export function players({ seats }: GameCard): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return say('game-players', { least, most, same: least === most ? 'yes' : 'no' });
}

/** "20 to 40 min", or null where nobody says. */
export function minutes({ card }: GameCard): string | null {
  const [least, most] = [number(card['time_min']), number(card['time_max'])];
  if (least === null || most === null) return null;
  return say('game-minutes', { least, most, same: least === most ? 'yes' : 'no' });
}

/** The name and the line under it, as the game itself says them. */
export const nameOf = (key: string): string => language.tell(key, 'name') ?? key;
export const taglineOf = (key: string): string => language.tell(key, 'tagline') ?? '';
