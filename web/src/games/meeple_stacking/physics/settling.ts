/** When a plate is judged after hands are off: once it rests, or at the latest then (`…meeple_stacking.settling`). */

const SETTLE_MS = 3000;
const REST_MS = 500;
const LATEST_MS = 8000;

export interface Moment {
  after_ms: number;
  still: boolean;
}

export class Settling {
  #resting: number | null = null;

  /** What is watched so many milliseconds after hands-off; when it is judged, once that is known. */
  watch(after: number, still: boolean): Moment | null {
    if (!still) this.#resting = null;
    else this.#resting ??= after;
    if (this.#resting !== null && after - this.#resting >= REST_MS && after >= SETTLE_MS) return { after_ms: after, still: true };
    return after >= LATEST_MS ? { after_ms: after, still: false } : null;
  }
}
