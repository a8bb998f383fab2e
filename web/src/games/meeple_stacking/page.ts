/** Meeple Stacking at a table: plates instead of a board, and buildings instead of moves. */
import { language, say, series, valuesOf } from '../../shell/language.svelte';
import type { Event, View } from '../../shell/ruling';
import type { Table } from '../../shell/wire';
import type { GamePage, Row, Step } from '../page';
import Board from './Board.svelte';
import { log } from './log';
import Sign from './Sign.svelte';

const told = (id: string): string => language.tell('meeple-stacking', id) ?? '';

const isLadder = (view: View): boolean => (view['house'] as { variant: string }).variant === 'ladder';

/** What a building came to, in short: its points, or whether it was what was asked for. */
function short({ data }: Event): string {
  const rows = (data['rows'] as number[]).join('-') || '0';
  if (data['points'] !== undefined) return String(data['points']);
  return data['met'] === true ? `✓ ${rows}` : `✗ ${rows}`;
}

/** Whose meeples do not count, how many, and why: none bears a number on its plate, so none is named by one. */
function uncounted({ actor, data, ruling: { clauses, reason, facts } }: Event): { clauses: string[]; text: string } {
  const why = language.tell('meeple-stacking', reason, valuesOf({ ...facts, meeple: 0, under: 0 })) ?? reason;
  return { clauses, text: say('stacking-uncounted-of', { seat: actor + 1, number: Number(data['number']), why }) };
}

/** A row for each building that was judged, by whose it is; what the rules do by themselves stands between. */
function rows(_table: Table, steps: Step[]): Row[] {
  const found: Row[] = [];
  for (const { seq, events } of steps) {
    const judged = events.filter(({ kind }) => kind === 'judged');
    for (const event of judged) {
      const text = say('stacking-seat-short', { seat: event.actor + 1 });
      found.push({
        number: null,
        cells: [{ seq, text: `${text} ${short(event)}`, aside: '', column: null, spoken: log(event) }],
      });
    }
    if (judged.length === 0 && events[0]) found.push({ number: null, cells: [{ seq, text: log(events[0]), aside: '', column: null, spoken: log(events[0]) }] });
  }
  return found;
}

export const page: GamePage = {
  Board,
  Sign,
  confirms: true,
  unadvised: true,
  told: log,
  aside: (_view, event) => (event.kind === 'uncounted' ? uncounted(event) : null),
  yours: (name) => say('stacking-yours', { name }),
  side: () => null,
  lightSeat: () => null,
  about: ({ variant, rounds }) =>
    series([told(`option-variant-${String(variant)}`), ...(variant === 'points' ? [told(`option-rounds-${String(rounds)}`)] : [])]),
  places: null,
  spots: () => [],
  viewAt: null,
  rows,
  moveOf: (_table, line, event) => line.filter((known) => known.cause === known.seq && known.seq <= event.seq).length,
  remarks: () => [],
  isOpen: () => null,
  choices: () => [],
  standing: (view, seat) => {
    const out = (view['out'] as number[][]).flat().includes(seat);
    const text = out ? say('seat-out') : '';
    if (isLadder(view)) return { text, out };
    const scores = (view['scores'] as number[][])[seat] ?? [];
    return { text, out, score: { points: String((view['totals'] as number[])[seat] ?? 0), more: scores.length > 1 ? scores.join(' + ') : '' } };
  },
  confirm: () => '',
  prompt: (view) => (isLadder(view) ? told('phase-climb') : told('phase-build')),
};
