/** The sheet that sets a table up, with its words, when it is wanted. */
import { language } from '../shell/language.svelte';

export async function setUp(): Promise<typeof import('./SetUp.svelte')> {
  const [sheet] = await Promise.all([import('./SetUp.svelte'), language.need('setup')]);
  return sheet;
}
