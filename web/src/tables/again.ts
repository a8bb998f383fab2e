/** The same once more: a new table with the seats, the options and the position of one whose game is over. */
import { post } from '../shell/api';
import { tableHref } from '../shell/route';
import { router } from '../shell/router.svelte';
import type { SeatRequest, Table } from '../shell/wire';

/** Sets the new table up and goes there. Only who sits with nobody but bots can: others have to be asked. */
export async function playAgain({ game, seats, options, position }: Table): Promise<void> {
  const sitting = seats.map(({ kind, name, level }): SeatRequest => (kind === 'bot' ? { kind, level } : { kind: 'here', name }));
  // A position brings its own options.
  const table = await post<Table>('/api/tables', { game, seats: sitting, options: position === null ? options : {}, position });
  router.go(tableHref(table.id));
}
