/** Why a position or a record is not taken, with the cause that the rules of the game name. */
import type { ApiError } from '../shell/api';
import { problem, say } from '../shell/language.svelte';

/** What the server tells of these is for people; of others it is for logs. */
const TOLD = new Set(['bad-position', 'bad-record']);
/** Letters of a cause: a whole text may be quoted in it. */
const MOST = 400;

export const withCause = (failure: ApiError): string =>
  TOLD.has(failure.key) && failure.detail !== '' ? `${problem(failure)} ${say('try-cause', { cause: failure.detail.slice(0, MOST) })}` : problem(failure);
