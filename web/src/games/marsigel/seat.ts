/** The trios of the seats, in the order of colours that the options name. */
import type { Options } from '../../shell/wire';
import { PALETTES } from './colours';

export { default as Sign } from './Sign.svelte';

export const before = (options: Options): { colours: string[] } => ({
  colours: PALETTES[String(options['colours'])] ?? (PALETTES['stashes'] as string[]),
});
