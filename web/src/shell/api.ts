/** The server's HTTP interface (docs/routes.md). */
import type { Ruling } from './ruling';
import type { Cause, Error as WireError } from './wire';

/** A request that did not do what was asked. `key` is a message key; status 0 is no answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: string,
    /** Where a rule of the table forbids it, what it says. */
    readonly ruling: Ruling | null = null,
    /** What a game, or the rules of records, name as the cause. */
    override readonly cause: Cause | null = null,
  ) {
    super(`${status} ${key}: ${detail}`);
  }
}

/** Whatever went wrong as an ApiError: what did not come from the server at all is no answer. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, 'unreachable', String(error));

/** A new session for a browser that has lost its own, made once for all requests that notice it together. */
let renewed: Promise<unknown> | null = null;

/** An answer; where the session was lost, it is asked for once more with a new one. */
async function answerOf(path: string, init: RequestInit): Promise<Response> {
  try {
    return await answered(path, init);
  } catch (error) {
    if (asApiError(error).key !== 'no-session') throw error;
  }
  // The list of games is what a first visit asks for.
  renewed ??= fetch('/api/games', { credentials: 'same-origin' })
    .catch(() => {})
    .finally(() => (renewed = null));
  await renewed;
  return answered(path, init);
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw asApiError(error);
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as Partial<WireError> | null;
  throw new ApiError(response.status, said?.message ?? 'failed', said?.detail ?? '', said?.ruling ?? null, said?.cause ?? null);
}

function send(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Response> {
  const headers: Record<string, string> = { 'x-rulebound': '1', 'accept-language': document.documentElement.lang };
  if (body === undefined) return answerOf(path, { method, headers, signal });
  headers['content-type'] = 'application/json';
  return answerOf(path, { method, headers, signal, body: JSON.stringify(body) });
}

export const get = async <T>(path: string): Promise<T> => (await answerOf(path, {})).json() as Promise<T>;

export const fetchText = async (path: string): Promise<string> => (await answerOf(path, {})).text();

export async function post<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await send('POST', path, body, signal);
  // Where nothing is answered, nothing is to be read.
  return response.status === 204 ? (undefined as T) : (response.json() as Promise<T>);
}

/** Sends a document as it is. */
export const upload = async <T>(path: string, file: Blob, type: string): Promise<T> =>
  (await answerOf(path, { method: 'POST', headers: { 'x-rulebound': '1', 'content-type': type }, body: file })).json() as Promise<T>;

export async function put(path: string, body: unknown): Promise<void> {
  await send('PUT', path, body);
}

export async function remove(path: string): Promise<void> {
  await send('DELETE', path);
}
