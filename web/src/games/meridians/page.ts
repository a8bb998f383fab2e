import { figure, language, listed, say, valuesOf } from '../../shell/language.svelte';
import type { Event, Facts, View } from '../../shell/ruling';
import { settings } from '../../shell/settings.svelte';
import type { Table } from '../../shell/wire';
import type { Cell, GamePage, Remark, Row, Step } from '../page';
import Board from './Board.svelte';
import { grid, groupOf, POINTS, saving } from './geometry';
import Mark from './Mark.svelte';
import { colourAt, other, position, sideOf, stones, viewAt, type Colour, type Position } from './position';
import Sign from './Sign.svelte';

const colourName = (colour: Colour): string => language.tell('meridians', `colour-${colour}`) ?? colour;

function side(view: View, seat: number): string | null {
  const colour = sideOf(position(view), seat);
  return colour === null ? null : colourName(colour);
}

/** The stone that is the matter first, then what else is named. */
function spots(facts: Facts): string[] {
  const named = ['point', 'points'].flatMap((key) => facts[key] ?? []);
  return named.filter((name): name is string => typeof name === 'string');
}

const spoken = (event: Event): string =>
  language.tell('meridians', `log-${event.kind}`, valuesOf({ ...event.ruling.facts, ...event.data })) ?? '';

/** Light and Dark side by side; what a turn removes stands with the stone that is placed in it. */
function rows(table: Table, steps: Step[]): Row[] {
  const found: Row[] = [];
  let turn = position(viewAt(table, [])).turn;
  let removed = 0;
  const aside = (): string => (removed === 0 ? '' : figure(-removed));
  for (const step of steps) {
    const cell: Cell = { seq: step.seq, text: '', aside: '', column: null, spoken: '' };
    const [first] = step.events;
    cell.spoken = step.events.map(spoken).filter(Boolean).join('. ');
    if (first?.kind === 'placed') {
      const column = turn % 2;
      Object.assign(cell, { text: String(first.data['point']), aside: aside(), column });
      const number = Math.floor(turn / 2) + 1;
      const row = found.at(-1);
      if (column === 1 && row?.number === number) row.cells.push(cell);
      else found.push({ number, cells: [cell] });
      turn += 1;
      removed = 0;
    } else {
      cell.text = first === undefined ? '' : spoken(first);
      found.push({ number: null, cells: [cell] });
    }
    for (const event of step.events) {
      if (event.kind === 'removed') removed += (event.data['points'] as string[]).length;
      if (event.kind === 'ended' && event !== first) {
        found.push({ number: null, cells: [{ seq: step.seq, text: spoken(event), aside: aside(), column: null, spoken: '' }] });
      }
    }
  }
  if (table.status === 'playing' && position(table.view).phase === 'place') {
    const next: Cell = { seq: null, text: '…', aside: aside(), column: turn % 2, spoken: '' };
    const row = found.at(-1);
    if (turn % 2 === 1 && row?.number) row.cells.push(next);
    else found.push({ number: Math.floor(turn / 2) + 1, cells: [next] });
  }
  return found;
}

/** A removal opens the turn of the one who is to move, so it counts with the next stone. */
function moveOf(table: Table, line: Event[], event: Event): number {
  const before = line.filter((known) => known.kind === 'placed' && known.seq < event.seq).length;
  return Math.floor((position(viewAt(table, [])).turn + before) / 2) + 1;
}

/** Until the pie is settled: who sets the first stones, who chooses, and what each gets. */
function pie(at: Position, reader: number | null, called: (seat: number) => string): Remark[] {
  if (!at.pie || at.light_seat !== null || at.first === null || at.phase === 'over') return [];
  const who = {
    reader: reader === null ? 'none' : reader === at.first ? 'first' : 'second',
    first: called(at.first),
    second: called(1 - at.first),
  };
  const [light, dark] = [at.light[0] ?? '', at.dark[0] ?? ''];
  const chosen = at.phase === 'choose';
  return [
    {
      key: `pie ${at.turn}`,
      clauses: [chosen ? 'meridians/pie.choice' : 'meridians/pie.stones'],
      text: chosen
        ? say('meridians-pie-choice', { ...who, light, dark })
        : say('meridians-pie-stones', { ...who, next: colourAt(at.turn) }),
      spots: chosen ? [light, dark] : [],
    },
  ];
}

/** The pie, then the groups that have no path now; the mover's own can still be given one. */
function remarks(view: View, reader: number | null, called: (seat: number) => string): Remark[] {
  const at = position(view);
  if (at.phase !== 'place') return pie(at, reader, called);
  const board = grid(at.size);
  const doomed = at.no_path.map((points): Remark => {
    const colour: Colour = at.light.includes(points[0] ?? '') ? 'light' : 'dark';
    const [own, enemy] = [stones(at, colour), stones(at, other(colour))];
    const mover = colour === colourAt(at.turn);
    const group = groupOf(board, own, board.index.get(points[0] ?? '') as number);
    const open = mover ? at.legal.map((name) => board.index.get(name) as number) : [];
    const saves = saving(board, group, own, enemy, open).map((point) => board.names[point] ?? '');
    const yours = reader !== null && sideOf(at, reader) === colour;
    return {
      key: `no-path ${points.join(' ')}`,
      clauses: ['meridians/groups.dead'],
      text: say('meridians-no-path', {
        colour,
        yours: yours ? 'yes' : 'no',
        points: listed(points),
        stones: points.length,
        saved: !mover || at.legal.length === 0 ? 'unknown' : saves.length === 0 ? 'no' : 'yes',
        saves: saves.length,
      }),
      spots: points,
      ...(saves.length > 0 && { offer: { text: say('meridians-show-saves', { saves: saves.length }), lit: saves } }),
    };
  });
  return [...pie(at, reader, called), ...doomed];
}

/** The refusals after which it helps that the board marks what is open. */
const ELSEWHERE = ['place-no-line', 'place-blocked', 'place-a-stone'];

export const page: GamePage = {
  marks: true,
  turns: true,
  Board,
  keys: () => say('meridians-keys'),
  Sign,
  side,
  lightSeat: (view) => position(view).light_seat,
  about: (options) =>
    say('meridians-about', {
      board: `${Number(options['size']) - 1}/${options['size']}`,
      pie: options['pie'] === true ? 'on' : 'off',
    }),
  places: POINTS,
  spots,
  viewAt,
  rows,
  moveOf,
  remarks,
  isOpen: (view, move) => {
    const at = position(view);
    return at.phase === 'choose' ? move === 'light' || move === 'dark' : at.legal.includes(move);
  },
  choices: (view) =>
    position(view).phase !== 'choose'
      ? []
      : (['light', 'dark'] as Colour[]).map((colour) => ({
          move: colour,
          text: say('meridians-choose', { colour }),
        })),
  Mark,
  turnOf: (view) => {
    const { turn } = position(view);
    return { number: Math.floor(turn / 2) + 1, begun: turn % 2 === 1 };
  },
  confirm: (move) => (move === null ? say('meridians-pick') : say('meridians-place', { point: move })),
  instead: ({ reason }) => (settings.open && ELSEWHERE.includes(reason) ? say('meridians-open-points') : null),
  prompt: (view, called) => {
    const at = position(view);
    if (at.phase === 'choose' && at.first !== null && called) return say('meridians-chooses', { who: called(1 - at.first) });
    return language.tell('meridians', `phase-${at.phase}`, { colour: at.to_move ?? 'none' }) ?? '';
  },
};
