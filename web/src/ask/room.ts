/** What the rooms of the assistant need before they are shown. */
import { language } from '../shell/language.svelte';
import { rulebooks } from '../shell/rulebooks.svelte';
import { wordsIn, type Say } from './words';

/** The words of the assistant. The rulebook comes when it comes: no answer waits for it. */
export function ready(game: string | null): Promise<void> {
  if (game !== null) void rulebooks.need(game).catch(() => {});
  return language.need('ask', 'rulebook');
}

/** The words in which an answer is told, with those of the room and of the game that it is about. */
export async function wordsFor(game: string | null, code: string): Promise<Say> {
  const [words] = await Promise.all([wordsIn(code), ready(game), language.need(...(game === null ? [] : [game]))]);
  return words;
}
