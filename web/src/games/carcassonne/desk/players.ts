/** Who plays at the desk: figures by their color until somebody gives them a name. */
import { say } from '../../../shell/language.svelte';

export const COLORS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
export const LEAST = 2;

/** What a player is called: a color in the language of the reader, any other name as it was given. */
export const playerName = (player: string): string => (COLORS.includes(player) ? say(`carcassonne-color-${player}`) : player);
