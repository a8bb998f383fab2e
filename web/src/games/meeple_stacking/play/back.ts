/** Whoever has watched a round again goes on by keys where they called it. */
import { tick } from 'svelte';

/** The focus goes back to the button that has called a round, which has `data-calls`, once that is there again. */
export async function backTo(called: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(`[data-calls="${CSS.escape(called)}"]`)?.focus();
}
