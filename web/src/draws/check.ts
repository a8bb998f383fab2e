/**
 * The check of a finished game's draws, worked out in this browser: nothing is believed that the server
 * says of them. This is `rulebound.core.chance` once more; a test holds the two together. SHA-256 is
 * written out because browsers offer theirs only to pages that come over https or from this machine.
 */
import { CHANCE, type Facts } from '../shell/ruling';

/** What the check needs of a match file (docs/records.md). */
export interface MatchFile {
  seats: string[];
  options: Record<string, string | number | boolean>;
  position: string | null;
  commitment: string | null;
  secret: string | null;
  nonces: string[];
  events: Drawn[];
}

/** An event as far as a draw is concerned; `actor` -1 is chance. */
export interface Drawn {
  seq: number;
  kind: string;
  actor: number;
  data: Facts;
  move?: string;
}

/** What this browser kept when it gave its nonce: the commitment it saw, its own nonce and those given before. */
export interface Kept {
  commitment: string;
  nonce: string;
  nonces: string[];
}

/** What this browser knows by itself: what it kept, the seal and the events that the page was told, and whether a seat is its reader's. */
export interface Witness {
  kept: Kept | null;
  seal: string;
  events: Drawn[];
  seated: boolean;
}

/** What a draw may bring: its move, and what its event must say then. */
export interface Result {
  move: string;
  data: Facts;
}

/** Where a draw is made: in which match, after which events. */
export interface Drawing extends Pick<MatchFile, 'options' | 'position'> {
  seats: number;
  before: Drawn[];
}

/** For each kind of event that is a draw: what chance chooses from, equally likely and in the engine's order. */
export type Outcomes = Record<string, (at: Drawing) => Result[]>;

/** `at` counts the draws from 1. */
export interface Checked {
  fault: 'secret' | 'commitment' | 'own' | 'draw' | null;
  draws: number;
  at: number;
  /** Whether this browser's own nonce is among those that decided. */
  own: boolean;
  /** How many draws came after the game had ended once and was taken back: the secret could be read before them. */
  foreseen: number;
  /** The seats, from 1, whose nonce is another than when this browser gave its own. */
  others: number[];
}

/** Checks a match file against what this browser kept and saw. Without `outcomes` single draws are not followed. */
export function check(file: MatchFile, { kept, seal, events, seated }: Witness, outcomes: Outcomes | null): Checked {
  // A draw is known by its kind: an event that only lost its move, or its actor, is still one and must be right.
  const resultsOf = (kind: string) => (outcomes !== null && Object.hasOwn(outcomes, kind) ? outcomes[kind]! : null);
  const isDraw = ({ kind, actor, move }: Drawn): boolean =>
    resultsOf(kind) !== null || (actor === CHANCE && move !== undefined);
  const draws = file.events.filter(isDraw);
  const hex = (nonce: string): string => hexOf(utf8(nonce));
  const own = kept !== null && file.nonces.includes(hex(kept.nonce));
  const others = (kept?.nonces ?? []).flatMap((nonce, seat) =>
    nonce !== '' && hex(nonce) !== file.nonces[seat] ? [seat + 1] : [],
  );
  const end = file.events.find(({ kind }) => kind === 'ended')?.seq ?? Infinity;
  const foreseen = draws.filter(({ seq }) => seq > end).length;
  const found = (fault: Checked['fault'], at = 0): Checked => ({ fault, draws: draws.length, at, own, foreseen, others });
  if (file.secret === null || commitment(bytesOf(file.secret)) !== file.commitment) return found('secret');
  if (seal !== file.commitment || (kept ?? file).commitment !== file.commitment) return found('commitment');
  // Whoever left before the beginning took their nonce along: then there is none of theirs to look for.
  if (kept !== null && seated && !own) return found('own');
  const key = mixed(bytesOf(file.secret), file.nonces.map(bytesOf));
  const undone = file.events.filter(({ kind }) => kind === 'undone');
  const wrong = draws.findIndex((event, number) => {
    const { seq, kind, actor } = event;
    const known = events.find((one) => one.seq === seq);
    if (file.events[seq] !== event || actor !== CHANCE || (known !== undefined && !same(known, event))) return true;
    if (undone.some(({ seq: later, data }) => later > seq && Number(data['to']) < seq)) return true;
    if (outcomes === null) return false;
    const { options, position, seats } = file;
    const from = resultsOf(kind)?.({ options, position, seats: seats.length, before: file.events.slice(0, seq) }) ?? [];
    const result = from[from.length && below(key, from.length, number)];
    return !(result?.move === event.move && Object.entries(result?.data ?? {}).every(([k, v]) => event.data[k] === v));
  });
  const missing = events.filter(isDraw).findIndex(({ seq }) => !draws.some((event) => event.seq === seq));
  const at = wrong < 0 ? missing : wrong;
  return at < 0 ? found(null) : found('draw', at + 1);
}

/** Whether two tellings of an event agree; what was hidden from this reader has no move and no data. */
function same(told: Drawn, event: Drawn): boolean {
  const text = ({ data }: Drawn): string => JSON.stringify(Object.entries(data).sort());
  if (told.kind !== event.kind || told.actor !== event.actor) return false;
  const hidden = told.move === undefined && Object.keys(told.data).length === 0;
  return hidden || (told.move === event.move && text(told) === text(event));
}

/** The hash that is published before the nonces are known. */
export const commitment = (secret: Uint8Array): string => hexOf(sha256(joined(utf8('rulebound-commitment'), secret)));

/** The key of all draws: the secret and the nonces, each behind its length. */
export function mixed(secret: Uint8Array, nonces: Uint8Array[]): Uint8Array {
  const parts = [secret, ...nonces].flatMap((part) => [bigEndian(part.length, 4), part]);
  return sha256(joined(utf8('rulebound-seed'), ...parts));
}

/** A number from 0 to bound - 1 for a draw, by how many came before; what lies beyond the last full multiple is drawn again. */
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
