/** What this browser saw and gave for the draws of a table, on this device. */
import { randomText } from '../shell/random';
import type { Table } from '../shell/wire';
import type { Kept } from './draws';

const place = (table: string): string => `rulebound.nonce.${table}`;

export function keptFor(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Partial<Kept> | null;
    const whole = typeof found?.commitment === 'string' && typeof found.nonce === 'string' && Array.isArray(found.nonces);
    return whole ? (found as Kept) : null;
  } catch {
    return null;
  }
}

/** The nonce for a table. It is kept before it is sent, so that asking again gets no other one out of this browser. */
export function keep({ id, commitment, nonces }: Table): Kept {
  const known = keptFor(id);
  if (known !== null) return known;
  const kept = { commitment, nonce: randomText(), nonces };
  try {
    localStorage.setItem(place(id), JSON.stringify(kept));
  } catch {
    // Without storage the draws can be checked all the same, only not this browser's part in them.
  }
  return kept;
}

/** Whether a seat's nonce is this reader's to give: that of their own seats, and of their bots. */
export const isToGive = ({ awaited, seats, can_invite }: Table): boolean =>
  awaited.some((seat) => seats[seat]?.yours || (seats[seat]?.kind === 'bot' && can_invite));
