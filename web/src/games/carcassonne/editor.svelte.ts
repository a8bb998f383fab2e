/** Positions set up by hand: tiles laid freely where they fit, figures set, and what is up on the stacks. */
import type { View } from '../../shell/ruling';
import { letterOf } from '../../shell/keys';
import { say } from '../../shell/language.svelte';
import type { Analysis } from '../../shell/wire';
import { Draft } from '../draft.svelte';
import type { PositionEditor } from '../editor';
import { hand, nextTurns } from './hand.svelte';
import { beside, cellAt, cellOf, fits, land, laidOf, placeOf, textOf, type Land } from './land';
import { position, stackTiles, STACKS, type FigureKind, type Position, type Stack } from './position';
import { counted, figuresOf, firstTile, picture, stackOf, type Setup } from './text';
import { inOrder, known, lying } from './tiles';

/** What the hand does on the map. */
export type Tool = { tile: string } | { seat: number; kind: FigureKind } | 'remove';

const FIELDS = ['options', 'board', 'left', 'scores', 'mover', 'hand', 'laid', 'figures', 'scoring', 'out', 'cause'];

const OPTIONS: Setup['options'] = {
  surveyors: true,
  farmers: true,
  abbot: false,
  inns: false,
  river: 'none',
  'small-city': 4,
  unfinished: 0,
  signs: 'drawn',
  highway: 'tiles',
  'fair-with-inn': 3,
  'uprising-with-inn': 'once',
  'wide-caps': false,
  'rotate-zero': true,
  'rotate-abbot': false,
};

const SIGNS = 'road-wealth';

/** The setup that a position shows. */
function setupOf(at: Position): Setup {
  const scoring = at.scoring === null ? { signs: '', seen: [[], [], []], turned: 0 } : { signs: at.scoring.signs, seen: STACKS.map((stack) => at.scoring?.[stack].seen ?? []), turned: at.scoring.turned };
  return {
    options: at.options,
    board: at.tiles,
    left: at.left,
    scores: at.scores,
    mover: at.mover,
    hand: at.hand,
    laid: at.phase === 'figure',
    figures: at.figures.map(({ seat, kind, at: part }) => [seat, kind, cellAt(cellOf(part)), placeOf(part)]),
    scoring: at.options['surveyors'] === true ? scoring : null,
    out: at.out,
    cause: at.phase === 'over' ? (at.players - at.out.length < 2 ? 'last-one' : 'last-tile') : null,
  };
}

const format = (setup: Setup): string => JSON.stringify(setup);

/** The first two tiles of each stack are up. */
const faced = (signs: string): NonNullable<Setup['scoring']> => {
  const all = stackTiles(signs);
  return { signs, seen: STACKS.map((stack) => all[stack].slice(0, 2)), turned: 0 };
};

function fresh(players: number, options: Setup['options']): Setup {
  return {
    options,
    board: [`o@0 ${firstTile(options)}`],
    left: stackOf(options),
    scores: Array.from({ length: players }, () => 0),
    mover: 0,
    hand: null,
    laid: false,
    figures: [],
    scoring: options['surveyors'] === true ? faced(SIGNS) : null,
    out: [],
    cause: null,
  };
}

const partOf = ([, , [x, y], place]: Setup['figures'][number], at: Land): string =>
  `${[...at.at.values()].find((tile) => tile.x === x && tile.y === y)?.cell}:${place}`;

export class LandEditor extends Draft<Setup> implements PositionEditor {
  readonly tools = () => import('./Tools.svelte');
  tool = $state.raw<Tool>({ tile: 'U' });

  constructor() {
    super(fresh(2, OPTIONS), format);
  }

  get keys(): string {
    return say('carcassonne-set-keys');
  }

  set(text: string): void {
    const trouble = this.trouble(text);
    if (trouble !== null) throw new Error(trouble);
    this.take(JSON.parse(text) as Setup);
  }

  trouble(text: string): string | null {
    try {
      const found: unknown = JSON.parse(text);
      const setup = found as Setup;
      const whole = typeof found === 'object' && found !== null && FIELDS.every((field) => field in found);
      if (!whole || !Array.isArray(setup.board) || setup.board.length === 0) return say('carcassonne-wrong-form');
      const strange = setup.board.map((line) => laidOf(String(line)).name).find((name) => !known(name));
      return strange === undefined ? null : say('carcassonne-wrong-tile', { name: strange });
    } catch {
      return say('carcassonne-wrong-form');
    }
  }

  pick(cell: string, other: boolean): void {
    const at = land(this.setup.board);
    if (other || this.tool === 'remove') this.#remove(cell, at);
    else if ('tile' in this.tool) this.#lay(cell, this.tool.tile, at);
    else this.#stand(cell, this.tool.seat, this.tool.kind, at);
  }

  key(cell: string, event: KeyboardEvent): boolean {
    const letter = letterOf(event);
    if (letter !== 'x' && event.key !== 'Delete' && event.key !== 'Backspace') return false;
    this.#remove(cell, land(this.setup.board));
    return true;
  }

  /** Another number of players: those who go take their figures along. */
  seat(players: number): void {
    const { scores, figures, mover, options } = this.setup;
    this.take({
      ...this.setup,
      options: players > 5 ? { ...options, inns: true } : options,
      scores: Array.from({ length: players }, (_, seat) => scores[seat] ?? 0),
      figures: figures.filter(([seat]) => seat < players),
      mover: Math.min(mover, players - 1),
      out: [],
    });
  }

  score(seat: number, points: number): void {
    this.take({ ...this.setup, scores: this.setup.scores.map((known, at) => (at === seat ? points : known)) });
  }

  toMove(mover: number): void {
    this.take({ ...this.setup, mover });
  }

  /** The tile that is to be laid; null to draw one. */
  hold(name: string | null): void {
    const { left, hand } = this.setup;
    const back = hand === null ? left : added(left, hand, 1);
    this.take({ ...this.setup, hand: name, laid: false, left: name === null ? back : added(back, name, -1) });
  }

  /** Turns an expansion on or off: its tiles come into the stack, or all begins anew where they lie. */
  choose(key: string, value: boolean): void {
    const options = { ...this.setup.options, [key]: value };
    const gone = key === 'inns' && !value;
    if (gone) return this.take(fresh(Math.min(this.setup.scores.length, 5), options));
    const lain = [...this.setup.board.map((line) => laidOf(line).name), ...(this.setup.hand ? [this.setup.hand] : [])];
    const all = Object.entries(stackOf(options)).flatMap(([name, count]) => Array.from({ length: count }, () => name));
    for (const name of lain) if (all.includes(name)) all.splice(all.indexOf(name), 1);
    const kinds = figuresOf(options);
    this.take({
      ...this.setup,
      options,
      left: counted(all),
      figures: this.setup.figures.filter((figure) => kinds[figure[1]] !== undefined && (options['farmers'] === true || !this.#isField(figure))),
      scoring: options['surveyors'] === true ? (this.setup.scoring ?? faced(SIGNS)) : null,
    });
  }

  sign(signs: string): void {
    this.take({ ...this.setup, options: { ...this.setup.options, signs: 'drawn' }, scoring: faced(signs) });
  }

  /** The active and the next tile of a stack. */
  up(stack: Stack): [string, string] {
    const { seen = [], turned = 0 } = this.setup.scoring ?? {};
    const own = seen[STACKS.indexOf(stack)] ?? [];
    const at = (ahead: number): string => own[(turned + ahead) % Math.max(own.length, 1)] ?? '';
    return [at(0), at(1)];
  }

  /** The active or the next tile of a stack; the other moves out of its way. */
  face(stack: Stack, which: 0 | 1, name: string): void {
    const { scoring } = this.setup;
    if (scoring === null) return;
    const seen = STACKS.map((here) => {
      const up = this.up(here);
      if (here !== stack) return up;
      const others = stackTiles(scoring.signs)[stack].filter((known) => known !== name);
      const other = up[which === 0 ? 1 : 0];
      const kept = other === name ? (others[0] ?? '') : other;
      return which === 0 ? [name, kept] : [kept, name];
    });
    this.take({ ...this.setup, scoring: { ...scoring, seen, turned: 0 } });
  }

  anew(): void {
    this.take(fresh(this.setup.scores.length, this.setup.options));
  }

  /** Everything that the hand could do: where its tile fits, or the tiles themselves. */
  view(_judged: View | null): View {
    const at = picture(this.setup);
    const name = typeof this.tool === 'object' && 'tile' in this.tool ? this.tool.tile : null;
    const ground = land(this.setup.board);
    const free = name !== null && (this.setup.left[name] ?? 0) > 0;
    const moves = free
      ? ground.frontier.flatMap((cell) => [0, 1, 2, 3].filter((turns) => fits(ground, cell, name, turns)).map((turns) => `${cell}@${90 * turns}`))
      : [];
    return { ...at, phase: 'place', hand: free ? name : null, moves, setting: { tool: name ?? 'figure' } } as unknown as View;
  }

  playersOf(view: View): number {
    return position(view).players;
  }

  textOf(view: View): string {
    return format(setupOf(position(view)));
  }

  fromRecord({ start, steps }: Analysis): { text: string; moves: string[] } {
    return { text: this.textOf(start), moves: steps.map(({ move }) => move) };
  }

  #isField([, , cell, place]: Setup['figures'][number]): boolean {
    const tile = this.setup.board.map(laidOf).find(({ x, y }) => x === cell[0] && y === cell[1]);
    return tile !== undefined && lying(tile.name, tile.turns).segments[place]?.kind === 'field';
  }

  #lay(cell: string, name: string, at: Land): void {
    const here = at.at.get(cell);
    const without = here === undefined ? at : land(this.setup.board.filter((line) => laidOf(line).cell !== cell));
    const allowed = [0, 1, 2, 3].filter((turns) => fits(without, cell, name, turns));
    if (here !== undefined) {
      // The same tile once more is turned.
      if (here.name !== name || at.tiles[0] === here || allowed.length < 2) return;
      const turned = textOf({ ...here, turns: nextTurns(allowed, here.turns) });
      const board = this.setup.board.map((line) => (laidOf(line).cell === cell ? turned : line));
      this.take({ ...this.setup, board, figures: this.setup.figures.filter((figure) => cellOf(partOf(figure, at)) !== cell) });
      return;
    }
    if (allowed.length === 0 || (this.setup.left[name] ?? 0) < 1 || !at.frontier.includes(cell)) return;
    const turns = allowed.includes(hand.turns) ? hand.turns : nextTurns(allowed, hand.turns);
    this.take({ ...this.setup, laid: false, board: [...this.setup.board, `${cell}@${90 * turns} ${name}`], left: added(this.setup.left, name, -1) });
  }

  /** The figure goes to the next place on the tile, and after the last one home. */
  #stand(cell: string, seat: number, kind: FigureKind, at: Land): void {
    const tile = at.at.get(cell);
    if (tile === undefined) return;
    const { figures, options } = this.setup;
    const places = lying(tile.name, tile.turns).segments.flatMap(({ kind: feature }, place) => {
      const holy = feature === 'garden' || (feature === 'monastery' && kind === 'abbot');
      const open = kind === 'abbot' ? holy : feature !== 'garden' && feature !== 'river' && (feature !== 'field' || options['farmers'] === true);
      return open ? [place] : [];
    });
    const own = figures.find((figure) => figure[0] === seat && figure[1] === kind && cellOf(partOf(figure, at)) === cell);
    const others = figures.filter((figure) => figure !== own);
    const taken = others.map((figure) => partOf(figure, at));
    const [next] = places.filter((place) => place > (own?.[3] ?? -1) && !taken.includes(`${cell}:${place}`));
    const most = figuresOf(options)[kind] ?? 0;
    if (next === undefined) return own && this.take({ ...this.setup, figures: others });
    if (others.filter((figure) => figure[0] === seat && figure[1] === kind).length >= most) return;
    this.take({ ...this.setup, figures: [...others, [seat, kind, [tile.x, tile.y], next]] });
  }

  /** A tile is taken away with its figures, if the others still hang together. */
  #remove(cell: string, at: Land): void {
    const tile = at.at.get(cell);
    if (tile === undefined || tile === at.tiles[0]) return;
    const rest = at.tiles.filter((other) => other !== tile);
    const board = rest.slice(0, 1);
    for (let more = rest.slice(1); more.length > 0; ) {
      const next = more.find((other) => beside(other).some((near) => board.some((laid) => laid.cell === near)));
      if (next === undefined) return;
      board.push(next);
      more = more.filter((other) => other !== next);
    }
    const figures = this.setup.figures.filter((figure) => cellOf(partOf(figure, at)) !== cell);
    this.take({ ...this.setup, laid: false, board: board.map(textOf), figures, left: added(this.setup.left, tile.name, 1) });
  }
}

/** A stack with one tile more or less. */
function added(left: Record<string, number>, name: string, by: 1 | -1): Record<string, number> {
  const next = Object.entries({ ...left, [name]: (left[name] ?? 0) + by }).filter(([, count]) => count > 0);
  return Object.fromEntries(next.sort(([one], [other]) => inOrder(one, other)));
}

export const editor = (): PositionEditor => new LandEditor();
