/** What a game brings to the making of a table, where its options hang together. */
import type { Table } from '../shell/wire';

type Options = Table['options'];

export interface Preparation {
  /** The options that are asked about at once; the others on request. */
  first: string[];
  /** Options that make no difference beside the others. */
  idle(options: Options): string[];
  /** What cannot be chosen otherwise with so many players. */
  settled(seats: number): Options;
  /** What is to be known before a table with these options is made, and the clause that says it. */
  warning(options: Options): { clause: string; text: string } | null;
  /** Whether the game keeps its own time, so that no clock is asked about. */
  unclocked?: true;
  /** Whether its bots build and nothing is taken back; at one screen it is built in a room of its own. */
  builds?: true;
}
