/** Bots that build on this screen: how steady and how fast their hands are, and what they dare to build. */
import physics from '../../../../../src/rulebound/referee/physics.json' with { type: 'json' };
import type { Plan } from '../physics/bot';
import type { Round } from '../physics/round';
import { meeples, points, triangle } from '../rows';

const { bots } = physics;

export type Level = keyof typeof bots;
export const LEVELS = Object.keys(bots) as Level[];

/** Seconds that are kept for the last meeple. */
const RESERVE_S = 3;

/** How far a hand trembles: that of a bot by its level, a person's as all do. */
export const tremorOf = (level: string | null | undefined): number | undefined => bots[level as Level]?.tremor;

/** The largest full pyramid that a level dares and has the time for; empty for none. */
export function dared(level: Level, seconds: number): number[] {
  const { pace, base: most } = bots[level];
  let base = 0;
  while (base < most && meeples(triangle(base + 1)) * pace <= seconds) base++;
  return triangle(base);
}

/**
 * What a level builds in a round of so many seconds: `asked`, or what it chooses. After a fall it begins anew with what
 * the time is still enough for, where that earns more than what has been left standing.
 */
export function planOf(level: Level, round: Round, seconds: number, asked: readonly number[] | null): Plan {
  const left = (): number => seconds - RESERVE_S - round.seconds;
  return {
    rows: asked ?? dared(level, left()),
    pace: bots[level].pace,
    again: (standing) => {
      const rows = asked ?? dared(level, left());
      return asked !== null || points(rows) > standing ? rows : null;
    },
  };
}
