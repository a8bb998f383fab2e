/** What kind of screen and hand the page has before it. */
import { MediaQuery } from 'svelte/reactivity';

/** No room for three columns: one column, with the margin as a sheet. */
export const narrow = new MediaQuery('(max-width: 1079px)', false);

/** One column of everything, covers too: these lie then. */
export const phone = new MediaQuery('(max-width: 519px)', false);

/** No height for a column's full plates. */
export const low = new MediaQuery('(max-height: 780px)', false);

/** A pointer that can drag a file here. */
export const drags = new MediaQuery('(hover: hover)', true);

/** A finger: first taps only show a move. */
export const touch = new MediaQuery('(pointer: coarse)', false);

/** Where nothing is chosen, whether it is dark here. */
export const night = new MediaQuery('(prefers-color-scheme: dark)', false);
