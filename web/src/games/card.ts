/** What a game's card says, read from its card.toml as the server gives it. */
import { language, say, series } from '../shell/language.svelte';
import type { GameCard } from '../shell/wire';

/** The parts of a card.toml that the shelf shows; a game may leave any of them out. */
interface Facts {
  minutes?: [number, number];
  age?: number;
}

const factsOf = ({ card }: GameCard): Facts => card;

const ends = (least: number, most: number) => ({ least, most, same: least === most ? 'yes' : 'no' });

/** "2 players", "2 to 13 players". */
export const forPlayers = (least: number, most: number): string => say('game-players', ends(least, most));
/** How many can play a game, in its own words where it has some: an expansion may seat one more. */
export const playersOf = (key: string, least: number, most: number): string => language.tell(key, 'players') ?? forPlayers(least, most);
/** "20 min", "20 to 40 min". */
export const inMinutes = (least: number, most: number): string => say('game-minutes', ends(least, most));

/** How few and how many can play. */
export const seatsOf = ({ seats }: GameCard): [number, number] => [Math.min(...seats), Math.max(...seats)];

/** Null where nobody says. */
function minutes(game: GameCard): string | null {
  const [least, most] = factsOf(game).minutes ?? [];
  return least === undefined || most === undefined ? null : inMinutes(least, most);
}

function ages(game: GameCard): string | null {
  const { age } = factsOf(game);
  return age === undefined ? null : say('game-age', { age });
}

/** Players, time and age in one line. */
export const inShort = (game: GameCard): string =>
  series([playersOf(game.key, ...seatsOf(game)), minutes(game), ages(game)].filter((text) => text !== null));

/** The name and the line under it, as the game itself says them. */
export const nameOf = (key: string): string => language.nameOf(key);
export const taglineOf = (key: string): string => language.tell(key, 'tagline') ?? '';
