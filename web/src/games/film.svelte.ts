/** Plays scenes frame by frame: one scene, or all of them one after the other. */

const FRAME_MS = 1500;
const LAST_MS = 2600;

export class Film {
  /** The frame that each scene shows. */
  at = $state<number[]>([]);
  /** The scene that plays, if one does. */
  playing = $state<number | null>(null);
  #lengths: number[];
  #through = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stills` are the frames to be seen while nothing plays. */
  constructor(lengths: number[], stills: number[]) {
    this.#lengths = lengths;
    this.at = stills;
  }

  /** Plays a scene from its beginning; `through` goes on with the scenes after it. */
  play(scene: number, through = false): void {
    this.pause();
    this.#through = through;
    this.playing = scene;
    this.at[scene] = 0;
    this.#wait(scene);
  }

  /** Goes on from where the scene is, or from its beginning when it is at its end. */
  resume(scene: number): void {
    if (this.#ended(scene)) return this.play(scene);
    this.pause();
    this.playing = scene;
    this.#wait(scene);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = null;
  }

  /** Shows the next frame, or the first after the last, and stays there. */
  step(scene: number): void {
    this.pause();
    this.#advance(scene);
  }

  #ended = (scene: number): boolean => (this.at[scene] ?? 0) >= (this.#lengths[scene] ?? 1) - 1;

  #advance(scene: number): void {
    this.at[scene] = this.#ended(scene) ? 0 : (this.at[scene] ?? 0) + 1;
  }

  #wait(scene: number): void {
    this.#timer = setTimeout(() => this.#next(scene), this.#ended(scene) ? LAST_MS : FRAME_MS);
  }

  #next(scene: number): void {
    if (!this.#ended(scene)) {
      this.#advance(scene);
      this.#wait(scene);
    } else if (this.#through && scene + 1 < this.#lengths.length) {
      this.play(scene + 1, true);
    } else {
      this.pause();
    }
  }
}
