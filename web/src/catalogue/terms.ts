/** The catalogue's terms and names in the language of the page. */
import { inMinutes, playersOf } from '../games/card';
import { language, say } from '../shell/language.svelte';

/** The room whose words these are. */
export const ROOM = 'catalogue';

const told = (id: string, values?: Record<string, string | number>): string | null => language.tell(ROOM, id, values);

export const mechanic = (term: string): string => told(`mechanic-${term}`) ?? term;
export const category = (term: string): string => told(`category-${term}`) ?? term;
export const component = (term: string): string => told(`component-${term}`) ?? term;
/** "low"; in some languages after the word that it goes with. */
export const grade = (of: string, term: string): string => told(`grade-${term}`, { of }) ?? term;
export const about = (key: string): string | null => told(`about-${key}`);
export const material = (key: string, thing: string): string => told(`material-${key}-${thing}`) ?? thing;
export const credit = (key: string, what: string): string => told(`credit-${key}-${what}`) ?? what;
/** The page that the original stands on. */
export const source = (key: string, title: string): string => told(`source-${key}`) ?? title;
export const question = (key: string, asked: string): string => told(`ask-${key}-${asked}`) ?? asked;
export const answer = (key: string, asked: string, numbers: Record<string, number>): string => told(`answer-${key}-${asked}`, numbers) ?? '';
/** What a game is called here: in the language of the page where it has a name in it. */
export const called = (key: string, name: string): string => told(`name-${key}`) ?? name;

/** "2 players", "2 to 5 players", "from 1 player on"; null where nobody says. A game may have words of its own for it. */
export function playersText(least: number | null, most: number | null, key = ''): string | null {
  if (least === null) return null;
  return most === null ? say('known-players-from', { least }) : playersOf(key, least, most);
}

export function minutesText(least: number | null, most: number | null): string | null {
  if (least === null || most === null) {
    const end = least ?? most;
    return end === null ? null : say(least === null ? 'known-minutes-to' : 'known-minutes-from', { end });
  }
  return inMinutes(least, most);
}
