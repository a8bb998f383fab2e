/** Which colours seats have, as positions and options tell it. */
import { LOOKS } from '../colours';

/** Orders of the colours: as the stashes come, or first those that are told apart most easily. */
const ORDERS: Record<string, string[]> = {
  stashes: 'red yellow green blue black purple orange cyan clear white pink brown mint'.split(' '),
  'far-apart': 'black white clear blue cyan red brown yellow purple orange pink green mint'.split(' '),
};

/** What is told of colours when nothing is. */
export const USUAL = 'stashes';

/**
 * The colours of so many seats, by the name of an order or a list such as `white-red`, after which others follow in the
 * usual order; null where the text tells neither.
 */
export function coloursOf(text: string, players: number): string[] | null {
  const named = ORDERS[text] ?? text.split('-');
  if (!named.every((colour) => Object.hasOwn(LOOKS, colour))) return null;
  return [...new Set([...named, ...Object.keys(LOOKS)])].slice(0, players);
}

/** Colours of seats as text: the name of the order that begins so, else a list. */
export const coloursText = (colours: string[]): string =>
  Object.keys(ORDERS).find((name) => colours.every((colour, seat) => ORDERS[name]?.[seat] === colour)) ?? colours.join('-');
