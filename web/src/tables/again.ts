/** The same once more: the table of the next game, which the first who asks sets up and where everyone has their seats. */
import { post } from '../shell/api';
import { tableHref } from '../shell/route';
import { router } from '../shell/router.svelte';
import type { Table } from '../shell/wire';

/** Goes there; of several who sat at a table whoever comes first sets it up. */
export async function playAgain({ id }: Table): Promise<void> {
  const table = await post<Table>(`/api/tables/${encodeURIComponent(id)}/again`, {});
  router.go(tableHref(table.id));
}
