/** What the options of Meeple Stacking mean for each other before a game begins. */
import type { Preparation } from '../setup';

const POINTS = ['rounds', 'ties'];
const LADDER = ['shape', 'failing'];

export const preparation: Preparation = {
  first: ['variant', 'rounds'],
  idle: ({ variant }) => ['loss', ...(variant === 'ladder' ? POINTS : LADDER)],
  // Everyone has a plate: one for all is for real meeples yet.
  settled: () => ({ plate: 'own' }),
  warning: () => null,
  unclocked: true,
  builds: true,
};
