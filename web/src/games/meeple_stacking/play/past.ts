/** A round of a match that is over, to be watched again for as long as the page is open. */
import type { Judged } from './building.svelte';
import type { Watching } from './watching.svelte';

export interface Past {
  /** Who built, as it is said, and the names one by one. */
  who: string;
  names: readonly string[];
  /** Whose meeples they are, seat by seat of the plate. */
  players: readonly number[];
  what: string;
  all: readonly Judged[];
  /** Which seats of the plate have destroyed the pyramids of which. */
  knocks: readonly { by: number; victim: number }[];
  again: () => Watching;
}
