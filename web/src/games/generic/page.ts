/** A game without a page of its own: the board as the engine's text, moves as a list. */
import { language, say, series, valuesOf } from '../../shell/language.svelte';
import type { Event } from '../../shell/ruling';
import type { Table } from '../../shell/wire';
import type { GamePage, Row, Step } from '../page';
import Board from './Board.svelte';
import Sign from './Sign.svelte';

function told(game: string, event: Event): string {
  const facts = { ...event.ruling.facts, ...event.data };
  return (
    language.tell(game, `log-${event.kind}`, valuesOf(facts)) ??
    [event.kind, ...Object.values(event.data).map(String)].join(' ')
  );
}

export const page: GamePage = {
  Board,
  Sign,
  side: () => null,
  lightSeat: () => null,
  about: (options) => series(Object.entries(options).map(([key, value]) => `${key} ${value}`)),
  places: null,
  spots: () => [],
  viewAt: null,
  rows: (table: Table, steps: Step[]): Row[] =>
    steps.map((step, at) => {
      const text = series(step.events.map((event) => told(table.game, event)));
      return { number: at + 1, cells: [{ seq: step.seq, text, aside: '', column: 0, spoken: text }] };
    }),
  moveOf: (_table, line, event) => line.filter((known) => known.cause === known.seq && known.seq <= event.seq).length,
  isOpen: () => null,
  remarks: () => [],
  choices: () => [],
  confirm: (move) => (move === null ? say('pick-move') : say('confirm-move', { move })),
  prompt: () => '',
};
