/** A position that is being set up, with what it was before and after, to go back to and forth. */

/** So many steps back are kept. */
const MOST = 200;

export abstract class Undoable<Setup> {
  setup: Setup = $state.raw() as Setup;
  readonly text = $derived.by(() => this.#format(this.setup));
  readonly #format: (setup: Setup) => string;
  #before = $state.raw<Setup[]>([]);
  #after = $state.raw<Setup[]>([]);

  constructor(first: Setup, format: (setup: Setup) => string) {
    this.setup = first;
    this.#format = format;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  take(next: Setup): void {
    if (this.#format(next) === this.text) return;
    this.#before = [...this.#before, this.setup].slice(-MOST);
    this.#after = [];
    this.setup = next;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#after = [...this.#after, this.setup];
    this.#before = this.#before.slice(0, -1);
    this.setup = last;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (next === undefined) return;
    this.#before = [...this.#before, this.setup];
    this.#after = this.#after.slice(0, -1);
    this.setup = next;
  }
}
