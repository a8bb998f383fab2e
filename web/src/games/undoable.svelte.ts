/** What was set up before and after, to go back to and forth. */

/** So many steps back are kept. */
const MOST = 200;

export class History<Setup> {
  now: Setup = $state.raw() as Setup;
  #before = $state.raw<Setup[]>([]);
  #after = $state.raw<Setup[]>([]);

  constructor(first: Setup) {
    this.now = first;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  take(next: Setup): void {
    this.#before = [...this.#before, this.now].slice(-MOST);
    this.#after = [];
    this.now = next;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#after = [...this.#after, this.now];
    this.#before = this.#before.slice(0, -1);
    this.now = last;
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (next === undefined) return;
    this.#before = [...this.#before, this.now];
    this.#after = this.#after.slice(0, -1);
    this.now = next;
  }
}
