/** How a table is told in a line or two. */
import { nameOf } from '../games/card';
import { language, say } from '../shell/language.svelte';
import type { GameCard, Seat, TableCard } from '../shell/wire';

function called(game: string, seat: Seat | undefined): string {
  if (seat?.kind === 'bot') return say('shelf-bot', { level: language.tell(game, `bot-${seat.level}`) ?? seat.level });
  return seat?.name || say('shelf-someone');
}

/** Those whom the reader plays against: one by name, of several the first; of bots alone, how many. */
function opponents(game: string, others: Seat[]): string {
  if (others.length > 1 && others.every(({ kind }) => kind === 'bot')) return say('shelf-bots', { count: others.length });
  const first = called(game, others[0]);
  return others.length > 1 ? say('shelf-and-more', { name: first, more: others.length - 1 }) : first;
}

/** How a finished game came out for the reader; between others, or where the reader holds all seats, who won it. */
function resultOf({ game, seats, outcome }: TableCard, opponent: string): string {
  const first = outcome?.ranking[0] ?? [];
  const winner = first.length === 1 ? (seats[first[0] ?? -1] ?? null) : null;
  const yours = seats.filter((seat) => seat.yours).length;
  if (outcome === null) return say('shelf-over');
  if (yours === 0 || yours === seats.length) {
    if (winner === null) return say('shelf-drawn');
    return winner.kind === 'bot' || winner.name !== '' ? say('shelf-won-by', { name: called(game, winner) }) : say('shelf-over');
  }
  if (!first.some((seat) => seats[seat]?.yours)) return say('shelf-lost', { opponent });
  return say(winner === null ? 'shelf-drawn-with' : 'shelf-won', { opponent });
}

/** A sentence that may begin with somebody without a name. */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);

/** Whose move it is, what the table waits for, or how it ended. */
export function titleOf(table: TableCard): string {
  const { game, seats, status, to_act, your_turn } = table;
  const others = seats.filter(({ yours }) => !yours);
  const opponent = opponents(game, others);
  const alone = others.length === 0;
  if (status === 'over') return resultOf(table, opponent);
  if (status === 'waiting') return say('shelf-waiting');
  if (alone) return say('shelf-here', { seats: seats.length });
  if (others.length === seats.length) return say('shelf-watching');
  if (your_turn) return say('shelf-your-move-against', { opponent });
  return begun(say('shelf-their-move', { opponent: called(game, seats[to_act[0] ?? -1]) }));
}

/** The one who waits at an open seat. */
export function waitingName({ seats }: TableCard): string {
  return seats.find(({ kind, taken, name }) => taken && kind !== 'bot' && name !== '')?.name ?? '';
}

/** How many seats are free, where that is not plain from the game. */
export function freeOf({ seats }: TableCard): string | null {
  const free = seats.filter(({ kind, taken }) => kind === 'open' && !taken).length;
  return seats.length > 2 ? say('shelf-free', { free, seats: seats.length }) : null;
}

/** The options that differ from the usual game, by their names. */
export function optionsOf({ game, options }: TableCard, usual: GameCard | undefined): string[] {
  const other = Object.entries(options).filter(
    ([key, value]) => usual?.options.find((option) => option.key === key)?.default !== value,
  );
  return other.flatMap(([key, value]) => language.tell(game, value === true ? `option-${key}` : `option-${key}-${value}`) ?? []);
}

export const subOf = ({ game, moves }: TableCard): string => say('shelf-sub', { game: nameOf(game), moves });

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in the largest unit that fits. */
export function ago(ms: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, size]) => now - ms >= size) ?? ['second', 1000];
  const count = Math.floor(Math.max(0, now - ms) / size);
  return format.format(unit === 'second' ? 0 : -count, unit);
}
