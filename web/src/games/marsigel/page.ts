import { figure, language, say, valuesOf } from '../../shell/language.svelte';
import type { Event, View } from '../../shell/ruling';
import type { Table } from '../../shell/wire';
import type { GamePage, Row, Step } from '../page';
import Board from './Board.svelte';
import { after, position, positionAt, viewAt, type Position } from './position';
import Sign from './Sign.svelte';
import { colourName, letterOf, moveShort, spaceName } from './words';

const spoken = (event: Event): string =>
  language.tell('marsigel', `log-${event.kind}`, valuesOf({ ...event.ruling.facts, ...event.data })) ?? '';

/** What a turn's mover has rolled: "R 5". */
const rollShort = (at: Position, pips: string | number | null): string => `${letterOf(at.colours[at.mover] ?? '')} ${pips}`;

/** The event that says how a turn or a game went on, in short. */
function told(at: Position, { kind, data, actor }: Event): string | null {
  if (kind === 'passed') return say('marsigel-passes');
  if (kind === 'left') return say('marsigel-leaves', { who: colourName(at.colours[actor] ?? '') });
  if (kind !== 'ended') return null;
  const winner = data['winner'];
  return typeof winner === 'number' ? say('marsigel-won', { who: colourName(at.colours[winner] ?? '') }) : say('marsigel-drawn');
}

/** A row for each turn: whose it is and what was rolled, then its movements. */
function rows(table: Table, steps: Step[]): Row[] {
  const found: Row[] = [];
  const before = steps[0]?.before ?? table.seq;
  const opening = table.events.filter(({ seq }) => seq <= before);
  let at = positionAt(table, opening);
  const open = (seq: number, spoken: string): void => {
    found.push({ number: at.turn + 1, cells: [{ seq, text: rollShort(at, at.roll), aside: '', column: 0, spoken }] });
  };
  if (at.roll !== null) open(before, opening.map(spoken).filter(Boolean).join('. '));
  for (const { seq, events } of steps) {
    const said = events.map(spoken).filter(Boolean).join('. ');
    for (const event of events) {
      at = after(at, event);
      const ending = told(at, event);
      if (event.kind === 'moved') {
        const text = moveShort(at, `${event.data['piece']}>${event.data['onto']}`);
        found.at(-1)?.cells.push({ seq, text, aside: figure(-Number(event.data['cost'])), column: 1, spoken: said });
      } else if (event.kind === 'rolled') open(seq, said);
      // The next roll stands for the end of a turn; a pass is only told.
      else if (event.kind === 'passed') found.at(-1)?.cells.push({ seq: null, text: ending ?? '', aside: '', column: 1, spoken: '' });
      else if (ending !== null) found.push({ number: null, cells: [{ seq, text: ending, aside: '', column: null, spoken: said }] });
    }
  }
  return found;
}

/** The turn to which an event belongs; a game ends in the turn that ended it, even by a pass. */
const moveOf = (table: Table, line: Event[], event: Event): number => {
  const before = event.kind === 'ended' ? event.cause : event.seq;
  return positionAt(table, line.filter(({ seq }) => seq < before)).turn + 1;
};

export const page: GamePage = {
  marks: true,
  turns: true,
  Board,
  keys: () => say('marsigel-keys'),
  breakAfter: 'Marsigel',
  Sign,
  odds: () => import('./Odds.svelte'),
  side: (view, seat) => colourName(position(view).colours[seat] ?? ''),
  lightSeat: () => null,
  about: ({ variant, cap, ...options }) =>
    say('marsigel-about', { variant: String(variant ?? 'tree'), third: options['third-time'] === true ? 'on' : 'off', cap: Number(cap ?? 0) }),
  places: null,
  spots: () => [],
  viewAt,
  rows,
  moveOf,
  remarks: () => [],
  aside: (view, { kind, data }) =>
    kind === 'moved' && data['closes'] === true
      ? { clauses: ['marsigel/spaces.vanish'], text: say('marsigel-closed', { space: spaceName(position(view), String(data['piece'])) }) }
      : null,
  isOpen: (view: View, move) => {
    const at = position(view);
    if (move === 'pass') return at.phase === 'move';
    if (move === 'end') return at.phase === 'go-on';
    return at.legal.some((known) => known.move === move);
  },
  choices: () => [],
  standing: (view, seat) => {
    const out = position(view).out.includes(seat);
    return { text: out ? say('seat-out') : '', out };
  },
  turnOf: (view) => {
    const { turn, moves } = position(view);
    return { number: turn + 1, begun: moves > 0 };
  },
  inTurns: true,
  ends: (move) => move === 'end',
  twoChoices: true,
  moveName: (view, move) => {
    const at = position(view);
    const [, drawn, number = ''] = /^(roll|seat)-(\d+)$/.exec(move) ?? [];
    if (drawn === 'roll') return rollShort(at, number);
    if (drawn === 'seat') return colourName(at.colours[Number(number) - 1] ?? '');
    return move === 'pass' || move === 'end' ? say(`marsigel-confirm-${move}`) : moveShort(at, move);
  },
  confirm: (move) => {
    if (move === null) return say('marsigel-pick');
    return move === 'pass' || move === 'end' ? say(`marsigel-confirm-${move}`) : say('marsigel-confirm');
  },
  prompt: (view) => {
    const at = position(view);
    return language.tell('marsigel', `phase-${at.phase}`) ?? '';
  },
};
