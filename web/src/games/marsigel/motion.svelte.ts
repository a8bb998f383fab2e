/** Pieces and spaces on their way from where they were to where they are. */
import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { between, type Place } from './layout';

const SLIDE_MS = 250;

export class Motion {
  #from = $state.raw<Record<string, Place>>({});
  #to = $state.raw<Record<string, Place>>({});
  #share = new Tween(1, { duration: SLIDE_MS, easing: cubicOut });

  /** Where everything is at this moment. */
  readonly now = $derived.by(() => {
    const share = this.#share.current;
    if (share >= 1) return this.#to;
    return Object.fromEntries(
      Object.entries(this.#to).map(([key, to]) => {
        const from = this.#from[key];
        return [key, from === undefined ? to : between(from, to, share)];
      }),
    );
  });

  /** Sends everything to its place; `at once` where nothing was there before or another board is shown. */
  go(to: Record<string, Place>, atOnce: boolean): void {
    untrack(() => {
      this.#from = this.now;
      this.#to = to;
      const still = atOnce || prefersReducedMotion.current || Object.keys(this.#from).length === 0;
      void this.#share.set(0, { duration: 0 });
      void this.#share.set(1, still ? { duration: 0 } : { duration: SLIDE_MS });
    });
  }
}
