/** Who sits where, in words. */
import { language, say } from '../shell/language.svelte';
import type { Seat } from '../shell/wire';
import { isGivenBy } from './kept';
import type { Session } from './session.svelte';

/** The name of the one who sits there, or what the seat waits for; `shared` where one reader holds several. */
function whoOf(seat: Seat | undefined, game: string, shared: boolean): string {
  if (seat === undefined) return '';
  if (seat.kind === 'bot') {
    return say('seat-bot', { level: language.tell(game, `bot-${seat.level}`) ?? seat.level });
  }
  if (!seat.taken) return say(seat.kind === 'open' ? 'seat-open' : 'seat-waiting');
  if (seat.name !== '') return seat.name;
  if (seat.yours) return say(shared ? 'way-here' : 'seat-you');
  // The host's own screen is nobody's guest.
  return say(seat.kind === 'here' ? 'seat-host' : 'seat-guest');
}

/** The name of a seat by its side in the game, or its number while it has none. */
export const nameOf = ({ page, table }: Session, seat: number): string =>
  page.side(table.view, seat) ?? say('seat', { number: seat + 1 });

export const isToAct = ({ table }: Session, seat: number): boolean =>
  table.status === 'playing' && table.to_act.includes(seat);

/** Whether the bot of a seat thinks when it is to move. */
export const isThinker = ({ page, table }: Session, seat: number): boolean => table.seats[seat]?.kind === 'bot' && !page.unadvised;

/** Whether the bot of a seat is to move and still waits for its compiler. */
export const isPreparing = (session: Session, seat: number): boolean =>
  isToAct(session, seat) && session.live.thinking[seat]?.prepares === true;

/** A seat that a person is to sit in, or sits in: not one of this screen, nor of a bot. */
const isGuests = (seat: Seat | undefined): seat is Seat => seat?.kind === 'invited' || seat?.kind === 'open';

/** Whether the reader may invite somebody to a seat. */
export function canInvite({ table, sheet }: Session, seat: number): boolean {
  const sat = table.seats[seat];
  return isGuests(sat) && !sat.taken && table.status !== 'over' && table.can_invite && !sheet;
}

/** Whether the reader may leave a seat, or put its holder out of it. */
export function canFree({ table }: Session, seat: number): boolean {
  const sat = table.seats[seat];
  return isGuests(sat) && sat.taken && table.status !== 'over' && (sat.yours || table.can_invite);
}

/** Whether a seat has won, where the end is looked at. */
export const hasWon = ({ table: { outcome }, past, trying }: Session, seat: number): boolean =>
  past === null && trying === null && outcome !== null && outcome.ranking.length > 1 && outcome.ranking[0]?.includes(seat) === true;

/** A seat and whether it is its turn; before another’s side is settled the filled plate alone says so. */
export function turnOf(session: Session, seat: number): string {
  const { page, table, reader } = session;
  const side = page.side(table.view, seat);
  const name = nameOf(session, seat);
  if (hasWon(session, seat)) return side === null ? name : say('plate-won', { side: name });
  if (!isToAct(session, seat)) return name;
  if (reader === seat || (side === null && table.seats[seat]?.yours)) return page.yours?.(name) ?? say('plate-yours', { side: name });
  if (side === null) return name;
  const thinks = isThinker(session, seat) && !isPreparing(session, seat);
  return say(thinks ? 'plate-thinks' : 'plate-to-move', { side: name });
}

export const isAway = (seat: Seat | undefined): boolean =>
  seat !== undefined && seat.taken && !seat.online && seat.kind !== 'bot';

/** Who sits there; or who does and is away, or has not sent the number for which the first draw waits. */
export function sitterOf(session: Session, seat: number): string {
  const { seats, awaited, game } = session.table;
  const sat = seats[seat];
  const name = whoOf(sat, game, session.yours.length > 1);
  if (awaited.includes(seat) && sat?.yours === false && sat.kind !== 'bot') return say('seat-awaited', { name });
  return isAway(sat) ? presenceOf(sat) : name;
}

/** What stands under a name: who sits there, unless that is the same of all, and what the game says; of one who is out, that. */
export function subOf(session: Session, seat: number): string {
  const { text: said, out } = session.page.standing?.(session.shown.view, seat) ?? {};
  if (out && said) return said;
  const same = session.table.seats.every(({ kind, yours, name }) => kind === 'here' && yours && name === '');
  return [same && said ? '' : sitterOf(session, seat), said].filter(Boolean).join(' · ');
}

const presenceOf = (seat: Seat | undefined): string =>
  seat?.name ? say('seat-away-name', { name: seat.name }) : say('seat-away');

/** What a game that stands still waits for and the clause that says so; null where that is only for this page to do. */
export function waitOf(session: Session): { clause: string; text: string } | null {
  const { table } = session;
  if (table.status !== 'waiting') return null;
  const free = table.seats.filter(({ kind, taken }) => kind !== 'bot' && !taken);
  if (free.length > 0) {
    const friend = free.length === 1 && free[0]?.kind === 'invited' && table.can_invite;
    return { clause: 'table/seat.all-seated', text: friend ? say('wait-friend') : say('wait-seats', { free: free.length }) };
  }
  const others = table.awaited.filter((seat) => !isGivenBy(table, table.seats[seat] as Seat));
  if (others.length === 0) return null;
  const names = others.map((seat) => whoOf(table.seats[seat], table.game, false));
  const who = new Intl.ListFormat(language.code).format(names);
  return { clause: 'table/chance.numbers-first', text: say('wait-pages', { who }) };
}

/** Who sits in a seat, by name or as a bot; else by the side, else by the number. */
export function called({ page, table }: Session, seat: number): string {
  const sat = table.seats[seat];
  const bot = sat?.kind === 'bot' && whoOf(sat, table.game, false);
  return sat?.name || bot || page.side(table.view, seat) || say('seat', { number: seat + 1 });
}

/** Who else has set up the next game; null while nobody has. */
export function nextOf(session: Session): string | null {
  const { again, seats } = session.table;
  return again === null || seats[again.seat]?.yours ? null : called(session, again.seat);
}
