/** What chance chooses from in Der Marsigelwettkampf: who starts, then a die for each turn. */
import type { Outcomes } from '../../draws/check';
import { DIE } from './position';

const counted = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

export const outcomes: Outcomes = {
  drawn: ({ seats }) => counted(seats).map((number) => ({ move: `seat-${number}`, data: { seat: number - 1 } })),
  rolled: () => counted(DIE).map((pips) => ({ move: `roll-${pips}`, data: { pips } })),
};
