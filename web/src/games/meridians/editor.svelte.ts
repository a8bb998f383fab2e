/** Sets up positions of Meridians: stones of either colour, the side to move and the size of the board. */
import { letterOf } from '../../shell/keys';
import { say } from '../../shell/language.svelte';
import type { View } from '../../shell/ruling';
import type { Analysis } from '../../shell/wire';
import { Draft } from '../draft.svelte';
import type { PositionEditor } from '../editor';
import { grid, pathless } from './geometry';
import { colourOf, other, position, stones, type Colour, type Position } from './position';
import { start } from './scene';
import { format, moverOf, parse, put, resized, TextError, turnTo, type Setup } from './text';

const EMPTY: Setup = { size: 7, turn: 0, light: [], dark: [] };

export class MeridiansEditor extends Draft<Setup> implements PositionEditor {
  readonly tools = () => import('./Tools.svelte');
  /** The stone that a click sets; null takes stones away. */
  stone = $state<Colour | null>('light');

  readonly mover = $derived.by(() => moverOf(this.setup));
  readonly keys = $derived.by(() => say('try-keys'));

  constructor() {
    super(EMPTY, format);
  }

  set(text: string): void {
    this.take(parse(text));
  }

  trouble(text: string): string | null {
    try {
      parse(text);
      return null;
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      return say(`try-wrong-${error.reason}`, error.values);
    }
  }

  pick(place: string, second: boolean): void {
    const colour = second && this.stone !== null ? other(this.stone) : this.stone;
    const same = colour !== null && this.setup[colour].includes(place);
    this.take(put(this.setup, place, same ? null : colour));
  }

  key(place: string, event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const letter = shiftKey ? letterOf(event) : null;
    if (key === 'Delete' || key === 'Backspace') this.take(put(this.setup, place, null));
    else if (letter === 'l') this.stone = 'light';
    else if (letter === 'd') this.stone = 'dark';
    else return false;
    return true;
  }

  toMove(mover: Colour): void {
    this.take(turnTo(this.setup, mover));
  }

  resize(size: number): void {
    this.take(resized(this.setup, size));
  }

  clear(): void {
    this.take({ ...EMPTY, size: this.setup.size });
  }

  /** All stones are shown, those too that the rules would remove at once; what is open is what the server says. */
  view(judged: View | null): View {
    const view: Position = start(this.text);
    const { light, dark, turn } = this.setup;
    const board = grid(view.size);
    const own = { light: stones(view, 'light'), dark: stones(view, 'dark') };
    const dead = turn < 4 ? [] : [...pathless(board, own.light, own.dark), ...pathless(board, own.dark, own.light)];
    const over = judged !== null && position(judged).phase === 'over';
    const open = judged === null ? [] : position(judged).legal.filter((point) => board.index.has(point));
    return {
      ...view,
      to_move: over ? null : view.to_move,
      no_path: dead.map((group) => [...group].map((point) => board.names[point] ?? '')),
      legal: open.filter((point) => colourOf({ ...view, light, dark }, point) === null),
    };
  }

  playersOf(): number {
    return 2;
  }

  textOf(view: View): string {
    return format(position(view));
  }

  /** Without the drawing of seats and the choice of colours, which a position text does not know. */
  fromRecord({ start: first, steps }: Analysis): { text: string; moves: string[] } {
    const placed = steps.filter(({ events }) => events.some(({ kind }) => kind === 'placed'));
    return { text: this.textOf(first), moves: placed.map(({ move }) => move) };
  }
}

export const editor = (): PositionEditor => new MeridiansEditor();
