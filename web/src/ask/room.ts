/** What the rooms of the assistant need before they are shown. */
import { language } from '../shell/language.svelte';
import { rulebooks } from '../shell/rulebooks.svelte';

/** The words of the assistant. The rulebook comes when it comes: no answer waits for it. */
export function ready(game: string | null): Promise<void> {
  if (game !== null) void rulebooks.need(game).catch(() => {});
  return language.need('ask', 'rulebook');
}
