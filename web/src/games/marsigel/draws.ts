/** What chance chooses from in Der Marsigelwettkampf: who starts, then a die for each turn. */
import type { Outcomes } from '../../tables/draws';

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`);

export const outcomes: Outcomes = (kind, seats) => (kind === 'drawn' ? numbered('seat', seats) : numbered('roll', 6));
