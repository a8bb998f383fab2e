/** What this browser saw and gave for the draws of a table, on this device. */
import { randomText } from '../shell/random';
import type { Seat, Table } from '../shell/wire';
import type { Kept } from '../draws/check';

const place = (table: string): string => `rulebound.nonce.${table}`;

/** What this page made, also where it may store nothing. */
const made = new Map<string, Kept>();

export function keptFor(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Partial<Kept> | null;
    const whole = typeof found?.commitment === 'string' && typeof found.nonce === 'string' && Array.isArray(found.nonces);
    if (whole) return found as Kept;
  } catch {
    // Without storage the draws can be checked all the same, for as long as this page stays open.
  }
  return made.get(table) ?? null;
}

/**
 * The nonce for a table. It is kept before it is sent, so that asking again gets no other one out of this browser:
 * a server that got several could choose among what they give.
 */
export function keep({ id, commitment, nonces }: Table): Kept {
  const known = keptFor(id);
  if (known !== null) return known;
  const kept = { commitment, nonce: randomText(), nonces };
  made.set(id, kept);
  store(id, kept);
  return kept;
}

/**
 * What the table tells after a nonce was sent. Two tabs may have made one each at the same moment: the one that was taken
 * is kept. A nonce that this page did not make is never believed to be its own.
 */
export function taken({ id, nonces }: Table): void {
  const kept = made.get(id);
  if (kept !== undefined && nonces.includes(kept.nonce)) store(id, kept);
}

/** The server has a nonce of this reader's from elsewhere, and will not take that of this page. */
export const refused = (table: string): boolean => made.delete(table);

function store(table: string, kept: Kept): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(kept));
  } catch {
    // The page remembers it.
  }
}

/** Whether a seat's nonce is this reader's to give: that of their own seats, and of their bots. */
export const isGivenBy = ({ can_invite }: Table, seat: Seat): boolean =>
  seat.yours || (seat.kind === 'bot' && can_invite);

/** Whether the table waits for a nonce of this reader's. */
export const isToGive = (table: Table): boolean =>
  table.awaited.some((number) => table.seats[number] !== undefined && isGivenBy(table, table.seats[number]));
