/** Who sits where, in words. */
import { language, say } from '../shell/language.svelte';
import type { Seat } from '../shell/wire';

/** The name of the one who sits there, or what the seat waits for; `shared` where one reader holds several. */
export function whoOf(seat: Seat | undefined, game: string, shared: boolean): string {
  if (seat === undefined) return '';
  if (seat.kind === 'bot') {
    return say('seat-bot', { level: language.tell(game, `bot-${seat.level}`) ?? seat.level });
  }
  if (!seat.taken) return say(seat.kind === 'open' ? 'seat-open' : 'seat-waiting');
  if (seat.name !== '') return seat.name;
  return seat.yours ? say(shared ? 'way-here' : 'seat-you') : say('seat-guest');
}

export const presenceOf = (seat: Seat | undefined): string =>
  seat?.name ? say('seat-away-name', { name: seat.name }) : say('seat-away');
