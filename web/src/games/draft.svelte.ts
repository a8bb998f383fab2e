/** A position that is being set up: what it is now, also as text, and what it was before and after. */

/** So many steps back are kept. */
const MOST = 200;

export abstract class Draft<Setup> {
  #now: Setup = $state.raw() as Setup;
  #before = $state.raw<Setup[]>([]);
  #after = $state.raw<Setup[]>([]);
  #format: (setup: Setup) => string;

  readonly text = $derived.by(() => this.#format(this.#now));
  readonly canUndo = $derived(this.#before.length > 0);
  readonly canRedo = $derived(this.#after.length > 0);

  constructor(first: Setup, format: (setup: Setup) => string) {
    this.#now = first;
    this.#format = format;
  }

  get setup(): Setup {
    return this.#now;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#after = [...this.#after, this.#now];
    this.#before = this.#before.slice(0, -1);
    this.#now = last;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (next === undefined) return;
    this.#before = [...this.#before, this.#now];
    this.#after = this.#after.slice(0, -1);
    this.#now = next;
  }

  /** Changes the position; what makes no difference is no step. */
  protected take(next: Setup): void {
    if (this.#format(next) === this.text) return;
    this.#before = [...this.#before, this.#now].slice(-MOST);
    this.#after = [];
    this.#now = next;
  }
}
