/** The trios of the seats, in the colours that the options name. */
import type { Options } from '../../shell/wire';
import { coloursOf, USUAL } from './orders';
import { MAX_PLAYERS } from './text';

export { default as Sign } from './Sign.svelte';

export const before = (options: Options): { colours: string[] } => ({
  colours: coloursOf(String(options['colours'] ?? USUAL), MAX_PLAYERS) ?? [],
});
