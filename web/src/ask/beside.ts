/** The assistant in the margin of a table or a sandbox. */
import { say } from '../shell/language.svelte';
import type { Holder, Note } from '../tables/notes';
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
  /** Asks why a move was refused that the board still shows as such. */
  why(note: Note): void;
}

export async function beside(holder: Holder): Promise<Beside> {
  const { game, page } = holder;
  await ready(game);
  const asking = new Asking(() => ({ game, at: holder.place() }));
  const why = ({ refusal }: Note): void => {
    const move = refusal?.move ?? '';
    // Where its notation is not what a player says, the move goes without being named: the board shows it.
    void asking.ask(say('ask-why', { move: page.moveName ? 'none' : move }), { move });
  };
  return { Above, Box, asking, game, board: true, why };
}
