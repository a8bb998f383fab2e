/**
 * The check of a finished game's draws, worked out in this browser: nothing is believed that the server
 * says of them. This is `rulebound.core.chance` once more; a test holds the two together. SHA-256 is
 * written out because browsers offer theirs only to pages that come over https or from this machine.
 */

/** What the check needs of a match file (docs/records.md). */
export interface MatchFile {
  seats: string[];
  commitment: string | null;
  secret: string | null;
  nonces: string[];
  events: Drawn[];
}

/** An event as far as a draw is concerned; `actor` -1 is chance. */
interface Drawn {
  seq: number;
  kind: string;
  actor: number;
  move?: string;
}

/** What this browser kept when it gave its nonce: the commitment it saw, its own nonce and those given before. */
export interface Kept {
  commitment: string;
  nonce: string;
  nonces: string[];
}

/** What chance chooses from at an event of a kind, equally likely and in the engine's order. */
export type Outcomes = (kind: string, seats: number) => string[];

/** `at` counts from 1: the seat whose nonce is another, or the draw that is wrong. */
export interface Checked {
  fault: 'secret' | 'commitment' | 'own' | 'other' | 'draw' | null;
  draws: number;
  at: number;
}

/** Checks a match file against what this browser kept and saw. Without `outcomes` single draws are not followed. */
export function check(file: MatchFile, kept: Kept | null, seen: Drawn[], outcomes: Outcomes | null): Checked {
  const draws = file.events.filter(isDraw);
  const found = (fault: Checked['fault'], at = 0): Checked => ({ fault, draws: draws.length, at });
  if (file.secret === null || commitment(bytesOf(file.secret)) !== file.commitment) return found('secret');
  if (kept !== null) {
    if (kept.commitment !== file.commitment) return found('commitment');
    const hex = (nonce: string): string => hexOf(utf8(nonce));
    if (!file.nonces.includes(hex(kept.nonce))) return found('own');
    const changed = kept.nonces.findIndex((nonce, seat) => nonce !== '' && hex(nonce) !== file.nonces[seat]);
    if (changed >= 0) return found('other', changed + 1);
  }
  const key = mixed(bytesOf(file.secret), file.nonces.map(bytesOf));
  // The number of a draw is its place in the log: whoever could choose it could choose what is drawn.
  const wrong = draws.findIndex((event) => {
    const { seq, kind, move } = event;
    const known = seen.find((one) => one.seq === seq);
    const another = known !== undefined && (known.kind !== kind || (known.move ?? move) !== move);
    if (another || file.events[seq] !== event) return true;
    if (outcomes === null) return false;
    const from = outcomes(kind, file.seats.length);
    return from[below(key, from.length, seq)] !== move;
  });
  const missing = seen.findIndex((event) => isDraw(event) && !draws.some(({ seq }) => seq === event.seq));
  return wrong < 0 && missing < 0 ? found(null) : found('draw', Math.max(wrong, 0) + 1);
}

const isDraw = ({ actor, move }: Drawn): boolean => actor === -1 && move !== undefined;

/** The hash that is published before the nonces are known. */
export const commitment = (secret: Uint8Array): string => hexOf(sha256(joined(utf8('rulebound-commitment'), secret)));

/** The key of all draws: the secret and the nonces, each behind its length. */
export function mixed(secret: Uint8Array, nonces: Uint8Array[]): Uint8Array {
  const parts = [secret, ...nonces].flatMap((part) => [bigEndian(part.length, 4), part]);
  return sha256(joined(utf8('rulebound-seed'), ...parts));
}

/** A number from 0 to bound - 1 for an event; what lies beyond the last full multiple is drawn again. */
export function below(key: Uint8Array, bound: number, number: number): number {
  const all = 1n << 128n;
  const limit = (all / BigInt(bound)) * BigInt(bound);
  for (let attempt = 0; ; attempt += 1) {
    const message = joined(utf8('draw:'), bigEndian(number, 8), bigEndian(attempt, 4));
    const value = BigInt(`0x${hexOf(hmac(key, message).slice(0, 16))}`);
    if (value < limit) return Number(value % BigInt(bound));
  }
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (mark: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ mark);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (n) => n > 1 && Array.from({ length: 16 }, (_, at) => at + 2).every((by) => by >= n || n % by > 0),
);
/** The first 32 bits behind the point of a root, as the standard (FIPS 180-4) defines its constants. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setBigUint64(padded.length - 8, BigInt(message.length * 8));
  const hash = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + fraction(Math.cbrt(PRIMES[i]!)) + w[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word;
  }
  return joined(...Array.from(hash, (word) => bigEndian(word >>> 0, 4)));
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const bigEndian = (value: number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
