/** What chance chooses from in Meridians: only who starts is ever drawn. */
import type { Outcomes } from '../../draws/check';

export const outcomes: Outcomes = {
  drawn: () => [0, 1].map((seat) => ({ move: `seat-${seat + 1}`, data: { seat } })),
};
