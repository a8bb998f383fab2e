import { figure, language, listed, say, valuesOf } from '../../shell/language.svelte';
import type { Event, Facts, View } from '../../shell/ruling';
import { settings } from '../../shell/settings.svelte';
import type { Table } from '../../shell/wire';
import type { Cell, GamePage, Remark, Row, Step } from '../page';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Head from './Head.svelte';
import { hand, layingOf } from './hand.svelte';
import { cellName } from './land';
import { landOf, position, type Position } from './position';
import { seatLetter } from './seats';
import Sign from './Sign.svelte';
import { viewAt } from './text';
import { featureName, figureName, seatName, toldOf } from './words';

/** Scores of one amount, of which there is no count to tell. */
const FLAT = ['wealth', 'poverty', 'church', 'markets', 'darmstadtium', 'witch', 'challenge'].map((label) => `term-${label}`);

/** The turn to which an event belongs: as many tiles as were laid or thrown away before it. */
const turnAt = (line: Event[], seq: number): number =>
  line.filter((event) => event.kind === 'turn-ended' && event.seq < seq).length + 1;

/** What a turn scored, the final scoring apart: of the mover the bare figure, of others with their letters. */
function scored(events: Event[], mover: number): string {
  const points = new Map<number, number>();
  const last = events.some(({ kind }) => kind === 'ended');
  for (const { kind, data, ruling } of events) {
    if (kind !== 'scored' || (last && ruling.facts['completed'] === false)) continue;
    points.set(Number(data['seat']), (points.get(Number(data['seat'])) ?? 0) + Number(data['points']));
  }
  return [...points].map(([seat, sum]) => `${seat === mover ? '' : seatLetter(seat)}${figure(sum, { signed: true })}`).join(' ');
}

/** A row for each turn: whose it is and where the tile was laid, then the figure and what scored. */
function rows(_table: Table, steps: Step[]): Row[] {
  const found: Row[] = [];
  let number = 1;
  for (const { seq, events } of steps) {
    const [first] = events;
    if (first === undefined) continue;
    const spoken = events.map((event) => toldOf(event)).filter(Boolean).join('. ');
    const cell: Cell = { seq, text: '', aside: '', column: 1, spoken };
    if (first.kind === 'laid') {
      const [x, y] = first.data['cell'] as [number, number];
      found.push({ number, cells: [{ ...cell, text: `${seatLetter(first.actor)} ${cellName(x, y)}`, column: 0 }] });
    } else if (first.kind === 'put' || first.kind === 'skipped' || first.kind === 'taken-back') {
      const text = first.kind === 'put' ? featureName(String(first.ruling.facts['feature'])) : first.kind === 'skipped' ? '–' : say('carcassonne-abbot-back');
      found.at(-1)?.cells.push({ ...cell, text, aside: scored(events, first.actor) });
    } else {
      found.push({ number: null, cells: [{ ...cell, text: toldOf(first) ?? tell(first), column: null }] });
    }
    number += events.filter(({ kind }) => kind === 'turn-ended').length;
    if (events.some(({ kind }) => kind === 'ended')) found.push({ number: null, cells: [{ ...cell, text: language.tell('carcassonne', 'log-ended') ?? '', spoken: '', column: null }] });
  }
  return found;
}

const tell = (event: Event): string => language.tell('carcassonne', `log-${event.kind}`, valuesOf({ ...event.ruling.facts, ...event.data })) ?? '';

/** The part or the cell that facts speak of. */
function spots(facts: Facts): string[] {
  const cell = facts['cell'];
  if (!Array.isArray(cell)) return [];
  const name = cellName(...(cell as [number, number]));
  return facts['place'] === undefined ? [] : [`${name}:${facts['place']}`];
}

/** Why the figure in hand may not stand everywhere on the tile just laid; what is closed for one reason is told once. */
function closed(at: Position, reader: number | null): Remark[] {
  const cell = landOf(at).tiles.at(-1)?.cell;
  if (settings.purist || cell === undefined || (reader !== null && reader !== at.mover)) return [];
  const found = new Map<string, Remark>();
  for (const { move, place, ruling } of at.closed ?? []) {
    if (!move.startsWith(`${hand.figure}:`)) continue;
    const text = language.tell('carcassonne', ruling.reason, valuesOf(ruling.facts)) ?? '';
    const spots = [...(found.get(text)?.spots ?? []), `${cell}:${place}`];
    found.set(text, { key: `closed ${cell} ${text}`, clauses: ruling.clauses, text, spots });
  }
  return [...found.values()];
}

/** While hardly anything lies, that the source calls this combination untested; and where no figure may stand. */
function remarks(view: View, reader: number | null): Remark[] {
  const at = position(view);
  if (at.risk === null || at.tiles.length > 2) return closed(at, reader);
  return [{ key: 'own-risk', clauses: at.risk.clauses, text: language.tell('carcassonne', at.risk.reason) ?? '', spots: [] }, ...closed(at, reader)];
}

const EXPANSIONS = ['surveyors', 'inns', 'abbot', 'river'] as const;

export const page: GamePage = {
  marks: true,
  Board,
  keys: () => say('carcassonne-keys'),
  Hand,
  Head,
  Sign,
  confirms: true,
  purist: true,
  side: (_view, seat) => seatName(seat),
  lightSeat: () => null,
  about: (options) => {
    const chosen = EXPANSIONS.filter((key) => options[key] === true || (key === 'river' && options['river'] !== 'none'));
    const parts = chosen.map((key) => say(`carcassonne-with-${key}`));
    return say('carcassonne-about', {
      with: parts.length === 0 ? say('carcassonne-with-none') : listed(parts),
      farmers: options['farmers'] === false ? 'off' : 'on',
    });
  },
  places: null,
  spots,
  viewAt,
  rows,
  moveOf: (_table, line, event) => turnAt(line, event.seq),
  remarks,
  isOpen: (view, move) => position(view).moves.includes(move),
  choices: () => [],
  standing: (view, seat) => {
    const at = position(view);
    const out = at.out.includes(seat);
    const { normal = 0, large = 0, abbot = 0 } = at.supply[seat] ?? {};
    const others = [...(large > 0 ? [figureName('large')] : []), ...(abbot > 0 ? [figureName('abbot')] : [])];
    const points = figure(at.scores[seat] ?? 0);
    return {
      text: out ? say('seat-out') : listed(others),
      out,
      score: { points, more: say('carcassonne-figures-left', { normal }) },
    };
  },
  turnOf: (view) => {
    const at = position(view);
    return { number: Math.max(1, at.tiles.length - (at.phase === 'figure' ? 1 : 0)), begun: at.phase === 'figure' };
  },
  inTurns: true,
  told: toldOf,
  quiet: ({ kind, data }) => {
    if (kind === 'turn-ended') return data['rotates'] !== true;
    return kind === 'drawn' || kind === 'returned' || kind === 'shown';
  },
  flat: (label) => FLAT.includes(label),
  moveName: (_view, move) => {
    const [figure = '', place = ''] = move.split(':');
    if (move === 'skip') return say('carcassonne-name-skip');
    if (move === 'back') return say('carcassonne-name-back');
    if (move.includes('@')) return say('carcassonne-name-lay', { cell: move.split('@')[0] ?? '' });
    return say('carcassonne-name-put', { figure: language.tell('carcassonne', 'part-figure', { figure }) ?? '', feature: featureName(place.split('-')[0] ?? '') });
  },
  confirm: (move) => (layingOf(move) === null ? say('carcassonne-set-it') : say('carcassonne-lay')),
  prompt: (view) => {
    const at = position(view);
    if (at.phase === 'place' || at.phase === 'figure') return say(`carcassonne-prompt-${at.phase}`, { who: seatName(at.mover) });
    return language.tell('carcassonne', `phase-${at.phase}`) ?? '';
  },
};
