/** Who plays at the desk: figures by their color until somebody gives them a name. */
import { language } from '../../../shell/language.svelte';

export const COLORS = ['red', 'blue', 'yellow', 'black', 'green', 'pink'];
export const LEAST = 2;

/** What a player is called: a color in the language of the reader, any other name as it was given. */
export function playerName(player: string): string {
  if (!COLORS.includes(player)) return player;
  const name = language.tell('carcassonne', 'part-player', { player }) ?? player;
  return name.charAt(0).toLocaleUpperCase(language.code) + name.slice(1);
}
