import { FRAMES_PER_S } from '../physics/round';

/** Time goes on by a timer, so that a slow picture slows no hand. */
const EVERY_MS = 8;
/** So many frames are made up for at once; what a machine cannot keep up with, the round's clock waits for. */
const MOST_FRAMES = 15;
const MOST_SETTLING = 120;

/** The frames of a round as time goes on. */
export class Pace {
  #timer: ReturnType<typeof setInterval> | null = null;
  #before = 0;
  #owed = 0;

  get on(): boolean {
    return this.#timer !== null;
  }

  start(advance: () => void): void {
    this.#before = performance.now();
    this.#owed = 0;
    this.#timer = setInterval(advance, EVERY_MS);
  }

  /** Makes the frames that are due by now, for as long as it is on; whether there were any. */
  run(frame: () => void, settling: boolean): boolean {
    const now = performance.now();
    this.#owed = Math.min(settling ? MOST_SETTLING : MOST_FRAMES, this.#owed + ((now - this.#before) * FRAMES_PER_S) / 1000);
    this.#before = now;
    if (this.#owed < 1) return false;
    for (; this.#owed >= 1 && this.on; this.#owed--) frame();
    return true;
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
