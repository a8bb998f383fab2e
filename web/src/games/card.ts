/** What a game's card says, read from its card.toml as the server gives it. */
import { language, say } from '../shell/language.svelte';
import type { GameCard } from '../shell/wire';

/** The parts of a card.toml that the shelf shows; a game may leave any of them out. */
interface Facts {
  minutes?: [number, number];
  age?: number;
}

const factsOf = ({ card }: GameCard): Facts => card;

/** "2 players", "2 to 13 players". */
function players({ seats }: GameCard): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return say('game-players', { least, most, same: least === most ? 'yes' : 'no' });
}

/** "20 to 40 min", or null where nobody says. */
function minutes(game: GameCard): string | null {
  const [least, most] = factsOf(game).minutes ?? [];
  if (least === undefined || most === undefined) return null;
  return say('game-minutes', { least, most, same: least === most ? 'yes' : 'no' });
}

function ages(game: GameCard): string | null {
  const { age } = factsOf(game);
  return age === undefined ? null : say('game-age', { age });
}

/** Players, time and age in one line. */
export const inShort = (game: GameCard): string =>
  [players(game), minutes(game), ages(game)].filter(Boolean).join(', ');

/** The name and the line under it, as the game itself says them. */
export const nameOf = (key: string): string => language.nameOf(key);
export const taglineOf = (key: string): string => language.tell(key, 'tagline') ?? '';
