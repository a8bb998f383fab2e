/** Sets up positions of the ring: stacks, spaces, the number of players, whose turn it is and the points left. */
import { letterOf } from '../../shell/keys';
import { say } from '../../shell/language.svelte';
import type { View } from '../../shell/ruling';
import type { Analysis } from '../../shell/wire';
import type { PositionEditor } from '../editor';
import { History } from '../history.svelte';
import { carried, circle, position, spaceOf, topOf, type Piece, type Space } from './position';
import { format, lies, parse, picture, playersOf, setupOf, TextError, type Setup } from './text';
import Tools from './Tools.svelte';

const ORDER = 'queen-drone-pawn';

export class MarsigelEditor implements PositionEditor {
  readonly Tools = Tools;
  readonly #history = new History<Setup>({ spaces: circle(2, ORDER), mover: 0, points: 4, words: [] });
  /** The piece that is being moved, with what lies on it. */
  hand = $state<Piece | null>(null);

  readonly text = $derived.by(() => format(this.setup));
  readonly players = $derived.by(() => playersOf(this.setup));
  readonly keys = $derived.by(() => say('marsigel-set-keys'));

  get setup(): Setup {
    return this.#history.now;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  set(text: string): void {
    this.#take(parse(text));
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
      this.#spaces(carried(this.setup.spaces, this.hand, topOf(space)));
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
    const from = this.#inHand();
    if (from === undefined || from.foot === this.hand) return;
    const height = from.stack.indexOf(this.hand as Piece);
    const [low, high] = [from.stack.slice(0, height), from.stack.slice(height)];
    this.#spaces(
      this.setup.spaces.flatMap((space) =>
        space === from ? [{ foot: from.foot, stack: low }, { foot: high[0] as Piece, stack: high }] : [space],
      ),
    );
  }

  /** Moves the space of the piece in hand one on, or one back. */
  shift(by: 1 | -1): void {
    const from = this.#inHand();
    if (from === undefined) return;
    const spaces = this.setup.spaces.filter((space) => space !== from);
    const at = this.setup.spaces.indexOf(from) + by;
    const place = at < 0 ? spaces.length : at > spaces.length ? 0 : at;
    const hand = this.hand;
    this.#spaces([...spaces.slice(0, place), from, ...spaces.slice(place)]);
    this.hand = hand;
  }

  toMove(mover: number): void {
    this.#take({ ...this.setup, mover });
  }

  /** What is left of the roll; null while the die is yet to be rolled. */
  left(points: number | null): void {
    const words = this.setup.words.filter((word) => word !== 'moved');
    const moved = [...words.filter((word) => !word.startsWith('passed-')), 'moved'];
    this.#take({ ...this.setup, points, words: points === 0 ? moved : points === null ? words : this.setup.words });
  }

  /** Trees or nests; stacks that could not stand any more are laid out anew. */
  play(nest: boolean): void {
    const words = [...this.setup.words.filter((word) => word !== 'nest'), ...(nest ? ['nest'] : [])];
    const stands = this.setup.spaces.every(({ stack }) => stack.every((piece, at) => at === 0 || lies({ words }, piece, stack[at - 1] as Piece)));
    this.#take({ ...this.setup, words, spaces: stands ? this.setup.spaces : circle(this.players, ORDER) });
  }

  /** So many players, in the usual circle. */
  seat(players: number): void {
    this.#take({ ...this.setup, spaces: circle(players, ORDER), mover: Math.min(this.setup.mover, players - 1) });
  }

  undo(): void {
    this.#history.undo();
    this.hand = null;
  }

  redo(): void {
    this.#history.redo();
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

  #inHand(): Space | undefined {
    return this.hand === null ? undefined : this.setup.spaces.find(({ stack }) => stack.includes(this.hand as Piece));
  }

  #spaces(spaces: Space[]): void {
    this.#take({ ...this.setup, spaces });
  }

  #take(setup: Setup): void {
    this.hand = null;
    if (format(setup) === this.text) return;
    this.#history.take(setup);
  }
}

export const editor = (): PositionEditor => new MarsigelEditor();
