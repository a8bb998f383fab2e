/** Why a position or a record is not taken, with the cause that the rules of the game, or of records, name. */
import type { ApiError } from '../shell/api';
import { problem, say, valuesOf } from '../shell/language.svelte';
import type { Facts } from '../shell/ruling';

/** What is not taken for what it tells; all else has another reason. */
const TOLD = new Set(['bad-position', 'bad-record']);

/** `trouble` is what the page itself finds wrong with a position: it names the very word. */
export function withCause(failure: ApiError, trouble: string | null | undefined = null): string {
  if (!TOLD.has(failure.key)) return problem(failure);
  const { reason, facts } = failure.cause ?? { reason: 'form', facts: {} };
  const cause = trouble ?? say(`try-cause-${reason}`, valuesOf(facts as Facts));
  return say('try-cause', { problem: problem(failure), cause });
}
