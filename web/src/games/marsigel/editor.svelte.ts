/** Sets up positions of the ring: stacks, spaces, the number of players, whose turn it is and the points left. */
import { letterOf } from '../../shell/keys';
import { say } from '../../shell/language.svelte';
import type { View } from '../../shell/ruling';
import type { Analysis } from '../../shell/wire';
import { Draft } from '../draft.svelte';
import type { PositionEditor } from '../editor';
import { carried, position, spaceOf, topOf, type Piece } from './position';
import { alone, fresh, left, playing, seated, shifted, toMove } from './setting';
import { format, lies, parse, picture, playersOf, setupOf, TextError, type Setup } from './text';

export class MarsigelEditor extends Draft<Setup> implements PositionEditor {
  readonly tools = () => import('./Tools.svelte');
  /** The piece that is being moved, with what lies on it. */
  hand = $state<Piece | null>(null);

  readonly players = $derived.by(() => playersOf(this.setup));
  readonly keys = $derived.by(() => say('marsigel-set-keys'));

  constructor() {
    super(fresh(2), format);
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
      return say(`marsigel-wrong-${error.reason}`, error.values);
    }
  }

  /** Takes a piece up, puts it on another stack where it can lie, or lets it go. */
  pick(place: string, second: boolean): void {
    const space = spaceOf(picture(this.setup), place);
    if (space === undefined) return;
    if (second) {
      this.hand = place;
      this.alone();
    } else if (this.hand !== null && !space.stack.includes(this.hand) && lies(this.setup, this.hand, topOf(space))) {
      this.take({ ...this.setup, spaces: carried(this.setup.spaces, this.hand, topOf(space)) });
    } else this.hand = place === this.hand ? null : place;
  }

  key(place: string, event: KeyboardEvent): boolean {
    const { key } = event;
    if (letterOf(event) === 'n') this.pick(place, true);
    else if (key === '+' || key === '-') {
      this.hand = place;
      this.shift(key === '+' ? 1 : -1);
    } else return false;
    return true;
  }

  /** Gives the piece in hand, with what lies on it, a space of its own after the one where it lay. */
  alone(): void {
    if (this.hand !== null) this.take(alone(this.setup, this.hand));
  }

  /** Moves the space of the piece in hand one on, or one back. */
  shift(by: 1 | -1): void {
    const { hand } = this;
    if (hand !== null) this.take(shifted(this.setup, hand, by));
    this.hand = hand;
  }

  toMove(mover: number): void {
    this.take(toMove(this.setup, mover));
  }

  /** What is left of the roll; null while the die is yet to be rolled. */
  left(points: number | null): void {
    this.take(left(this.setup, points));
  }

  play(nest: boolean): void {
    this.take(playing(this.setup, nest));
  }

  seat(players: number): void {
    this.take(seated(this.setup, players));
  }

  override undo(): void {
    super.undo();
    this.hand = null;
  }

  override redo(): void {
    super.redo();
    this.hand = null;
  }

  /** Everything may be moved on to where it can lie, whoever it belongs to. */
  view(_judged: View | null): View {
    const at = picture(this.setup);
    const legal = at.spaces.flatMap((from) =>
      from.stack.flatMap((piece) =>
        at.spaces
          .filter((space) => space !== from && lies(this.setup, piece, topOf(space)))
          .map((space) => ({ move: piece, piece, onto: topOf(space), spaces: 0, cost: 0 })),
      ),
    );
    return { ...at, legal, setting: { hand: this.hand } };
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

  protected override take(setup: Setup): void {
    this.hand = null;
    super.take(setup);
  }
}

export const editor = (): PositionEditor => new MarsigelEditor();
