/** The stones of the seats; who plays Light is open where lots or the pie decide it. */
import type { Options } from '../../shell/wire';
import { firstOf } from './position';

export { default as Sign } from './Sign.svelte';

export const before = (options: Options): { light_seat: number | null } => ({
  light_seat: options['pie'] === true ? null : firstOf(options),
});
