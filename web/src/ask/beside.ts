/** The assistant in the margin of a table or a sandbox. */
import type { Holder } from '../tables/notes';
import Above from './Above.svelte';
import { Asking } from './asking.svelte';
import Box from './Box.svelte';
import { ready } from './room';

/** What stands above the notes and under them, and what both are told. */
export interface Beside {
  Above: typeof Above;
  Box: typeof Box;
  asking: Asking;
  game: string;
  board: true;
}

export async function beside({ game }: Holder): Promise<Beside> {
  await ready(game);
  return { Above, Box, asking: new Asking(() => ({ game })), game, board: true };
}
