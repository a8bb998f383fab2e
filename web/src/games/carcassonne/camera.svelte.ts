/** What of the land is seen: a middle, and how many pixels a tile is wide. Follows the land until a hand moves it. */
/** The side of a tile in drawing units. */
export const TILE = 100;
const LEAST = 15;
const MOST = 220;
/** Tiles are never larger than this by themselves. */
const USUAL = 104;
const MOVE_MS = 220;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Aim {
  x: number;
  y: number;
  /** Pixels for each tile. */
  tile: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Camera {
  /** The size of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Whether a hand has moved it: then it no longer follows the land. */
  free = $state(false);
  /** Whether all of the land is asked for, however small its tiles. */
  whole = $state(false);
  #aim = $state.raw<Aim>({ x: TILE / 2, y: TILE / 2, tile: USUAL });
  /** Where it is on its way to. */
  #goal = this.#aim;
  #frame = 0;

  readonly tile = $derived.by(() => this.#aim.tile);
  /** Drawing units in one pixel. */
  readonly unit = $derived.by(() => TILE / this.#aim.tile);
  readonly viewBox = $derived.by(() => {
    const { x, y } = this.#aim;
    const [wide, high] = [this.width * this.unit, this.height * this.unit];
    return [x - wide / 2, y - high / 2, wide, high].map((value) => Math.round(value * 100) / 100).join(' ');
  });

  // A tween of its own: the library's would weigh on the first load of the table.
  #go(aim: Aim, slowly: boolean): void {
    const moves = slowly && this.#shown && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [from, begun] = [this.#aim, performance.now()];
    const step = (now: number): void => {
      const left = moves ? Math.min(1, Math.max(0, 1 - (now - begun) / MOVE_MS)) ** 3 : 0;
      const between = (one: number, other: number): number => other + (one - other) * left;
      this.#aim = { x: between(from.x, aim.x), y: between(from.y, aim.y), tile: between(from.tile, aim.tile) };
      if (left > 0) this.#frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#frame);
    this.#goal = aim;
    step(begun);
    this.#shown = this.width > 0;
  }
  #shown = false;

  /** How many pixels a tile is wide where a box of the land is seen whole. */
  scale({ left, top, right, bottom }: Box, covered: Omit<Box, 'top'>): number {
    const [wide, high] = [this.width - covered.left - covered.right, this.height - covered.bottom];
    return within(Math.min((wide * TILE) / (right - left), (high * TILE) / (bottom - top), USUAL), LEAST, MOST);
  }

  /** Shows a box of the land whole, beside what covers the edges of the window by so many pixels. */
  fit(shown: Box, covered: Omit<Box, 'top'>): void {
    if (this.width === 0 || this.height === 0) return;
    const { left, top, right, bottom } = shown;
    const tile = this.scale(shown, covered);
    const half = TILE / tile / 2;
    this.#go({ x: (left + right) / 2 + (covered.right - covered.left) * half, y: (top + bottom) / 2 + covered.bottom * half, tile }, true);
  }

  /** Follows the land again, and shows all of it. */
  follow(): void {
    this.free = false;
    this.whole = true;
  }

  /** Moves by pixels. */
  pan(dx: number, dy: number): void {
    this.free = true;
    const { x, y, tile } = this.#goal;
    this.#go({ x: x - (dx * TILE) / tile, y: y - (dy * TILE) / tile, tile }, false);
  }

  /** Makes everything larger or smaller; what lies under a pixel of the window stays under it. */
  zoom(by: number, px = this.width / 2, py = this.height / 2, slowly = false): void {
    this.free = true;
    const { x, y, tile } = this.#goal;
    const next = within(tile * by, LEAST, MOST);
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    const shift = TILE / tile - TILE / next;
    this.#go({ x: x + dx * shift, y: y + dy * shift, tile: next }, slowly);
  }

  /** Moves no further than it takes to see a box, with a tile's half around it. */
  reveal({ left, top, right, bottom }: Box): void {
    const { x, y, tile } = this.#goal;
    const [wide, high] = [(this.width * TILE) / tile / 2, (this.height * TILE) / tile / 2];
    const room = TILE / 2;
    const shift = (middle: number, half: number, from: number, to: number): number => {
      if (from - room < middle - half) return from - room + half;
      return to + room > middle + half ? to + room - half : middle;
    };
    const aim = { x: shift(x, wide, left, right), y: shift(y, high, top, bottom), tile };
    if (aim.x !== x || aim.y !== y) this.#go(aim, true);
  }

  /** A place of the land, in pixels from the corner of the window. */
  at(x: number, y: number): [number, number] {
    const aim = this.#aim;
    return [((x - aim.x) * aim.tile) / TILE + this.width / 2, ((y - aim.y) * aim.tile) / TILE + this.height / 2];
  }
}
