/** Which pointer moves whose hand, where several build on one plate: mouse, fingers, and keys for one of them. */

/** What is known of a hand when a pointer goes down: whether it may move, and how far what it holds is from there. */
export interface Choice {
  active: boolean;
  /** Null where it holds nothing. */
  away: number | null;
}

export const KEYS = 'keys';
export const MOUSE = 'mouse';
/** The mouse, the keys, or a finger by its number. */
export type By = number | typeof KEYS | typeof MOUSE;

export class Pointers {
  readonly #seats = new Map<By, number>();

  /** Whose hand a pointer moves; undefined for nobody's. */
  seatOf(by: By): number | undefined {
    return this.#seats.get(by);
  }

  /**
   * Whose hand a pointer that goes down moves from now on: the one that it has moved before while that holds something,
   * else that of whose meeple it takes, else the one that holds what is nearest, else the one that it has moved before.
   * No hand follows two pointers; where only one builds, all move that.
   */
  press(by: By, owner: number | null, hands: readonly Choice[]): number | null {
    const active = [...hands.keys()].filter((seat) => hands[seat]?.active);
    if (active.length === 1) {
      this.bind(by, active[0] as number);
      return active[0] as number;
    }
    const free = active.filter((seat) => !this.#others(by).includes(seat));
    const awayOf = (seat: number): number => hands[seat]?.away ?? Infinity;
    const holding = free.filter((seat) => awayOf(seat) < Infinity).sort((one, other) => awayOf(one) - awayOf(other));
    const bound = this.#seats.get(by);
    const before = bound !== undefined && free.includes(bound) ? bound : undefined;
    const holds = before !== undefined && awayOf(before) < Infinity ? before : undefined;
    const takes = owner !== null && free.includes(owner) && awayOf(owner) === Infinity ? owner : undefined;
    const seat = holds ?? takes ?? holding[0] ?? before;
    if (seat === undefined) return null;
    this.bind(by, seat);
    return seat;
  }

  /** This hand follows this pointer, and no other any more. */
  bind(by: By, seat: number): void {
    for (const [other, bound] of this.#seats) if (bound === seat) this.#seats.delete(other);
    this.#seats.set(by, seat);
  }

  /** A finger has been lifted. */
  leave(by: By): void {
    this.#seats.delete(by);
  }

  #others(by: By): number[] {
    return [...this.#seats].filter(([other]) => other !== by).map(([, seat]) => seat);
  }
}
