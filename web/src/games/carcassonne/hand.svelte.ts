/** What the hand holds between the tile it lays and the map it lays it on: how the tile is turned, which figure is taken. */
import type { FigureKind } from './position';

class Hand {
  /** Clockwise quarter turns of the tile in hand. */
  turns = $state(0);
  figure = $state<FigureKind>('normal');
  /** Whether the fields are tinted by their owners. */
  fields = $state(false);
  /** Whether the list of the tiles that are left lies over the map. */
  left = $state(false);
  /** A part of the land that is pointed at. */
  pointed = $state<string | null>(null);

  turn(by = 1): void {
    this.turns = (this.turns + by + 4) % 4;
  }
}

export const hand = new Hand();

/** The cell and the turns of a move that lays a tile; null for another. */
export function layingOf(move: string | null): { cell: string; turns: number } | null {
  const [cell, degrees] = move?.split('@') ?? [];
  return cell !== undefined && degrees !== undefined ? { cell, turns: Number(degrees) / 90 } : null;
}

/** The next turns of a tile that a cell allows; the same where there is only one. */
export function nextTurns(allowed: number[], now: number, by = 1): number {
  for (let step = 1; step <= 4; step += 1) {
    const turns = (now + by * step + 8) % 4;
    if (allowed.includes(turns)) return turns;
  }
  return now;
}
