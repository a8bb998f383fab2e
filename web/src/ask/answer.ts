/** An answer as it is laid out: what is said first, every side, what is played, and what stands near. */
import type { AskReply, CitedClause, RestedClause, TableReading } from '../shell/wire';

/** What is played where the sources leave something open, with its clause where the answer shows it. */
export interface InForce {
  reading: TableReading;
  cited: CitedClause | null;
}

export interface Layout {
  /** The answer in a few words; null where it is no more than what its first clause says. */
  short: string | null;
  /** What the engine rules on the board beside what has been said in short. */
  rulings: string[];
  /** What the sources say where they contradict each other: every side, before the reading in force. */
  sides: CitedClause[];
  rests: CitedClause[];
  inForce: InForce[];
  /** Clauses that stand near, and whether they are all that there is to show. */
  near: CitedClause[];
  nearest: boolean;
}

export function layout(reply: AskReply): Layout {
  const { says, rests, near, readings } = reply;
  const played = new Set(readings.map(({ clause }) => clause));
  const others = rests.filter(({ clause }) => !played.has(clause));
  const contradict = says === 'conflict' && others.length > 1;
  const shown = [...rests, ...near];
  return {
    short: rests[0]?.text === reply.short ? null : reply.short,
    rulings: [...new Set(reply.rulings?.map(({ text }) => text))].filter((text) => !reply.short.endsWith(text)),
    sides: contradict ? others : [],
    rests: contradict ? [] : others,
    inForce: readings.map((reading) => ({ reading, cited: shown.find(({ clause }) => clause === reading.clause) ?? null })),
    near: says === 'elsewhere' ? [] : near.filter(({ clause }) => !played.has(clause)),
    nearest: says === 'silent',
  };
}

/** The answer in one line, as it is told to those who do not see it: what is said, and by which clause. */
export function told({ short, rests }: AskReply): string {
  const [first] = rests;
  return first === undefined ? short : `${short} § ${first.heading}`;
}

/** How an answer is to one before: the same, the same on clauses in other words, or another; null where a model has worded one of them alone. */
export function compared(now: AskReply, before: AskReply): 'same' | 'reworded' | 'other' | null {
  if (!now.written !== !before.written) return null;
  if (said(now) !== said(before)) return 'other';
  const rested = ({ rests }: AskReply): string => JSON.stringify(rests.map(({ clause, text }) => [clause, text]));
  return rested(now) === rested(before) ? 'same' : 'reworded';
}

/** What is said, in whatever words of a clause or of a model. */
function said({ says, short, value, rests, found, written }: AskReply): string {
  const words = written ? null : short === rests[0]?.text ? rests[0].clause : short;
  return JSON.stringify([says, words, value, found?.map(({ text }) => text) ?? []]);
}

/** What has changed since an answer was given, by the headings that it shows; empty where that is the rulebook's silence. */
export function changedIn(rested: RestedClause[], { rests, near }: AskReply): string[] {
  const changed = new Set(rested.filter((clause) => clause.changed).map(({ clause }) => clause));
  return [...rests, ...near].filter(({ clause }) => changed.has(clause)).map(({ heading }) => `§ ${heading}`);
}
