/** What of a land that is too large for its window is looked at. Pure geometry, in drawing units. */
import type { Box } from './camera.svelte';

/** So much is seen around a cell. */
const ROOM = 8;

/**
 * The part of the land, of a size, with as many of the wanted cells whole as can be; of equals the one nearest to
 * another cell. It does not leave the land where the land is larger.
 */
export function focus(around: Box, wanted: Box[], near: Box, wide: number, high: number): Box {
  const along = (from: number, to: number, size: number, edges: [number, number][]): number[] => {
    if (to - from <= size) return [(from + to - size) / 2];
    const kept = (start: number): number => Math.min(Math.max(start, from), to - size);
    return [...new Set(edges.flatMap(([least, most]) => [least - ROOM, most + ROOM - size, (least + most - size) / 2].map(kept)))];
  };
  const cells = [...wanted, near];
  const lefts = along(around.left, around.right, wide, cells.map(({ left, right }) => [left, right]));
  const tops = along(around.top, around.bottom, high, cells.map(({ top, bottom }) => [top, bottom]));
  let best = { left: 0, top: 0, seen: -1, far: 0 };
  for (const left of lefts) {
    for (const top of tops) {
      const seen = wanted.filter((cell) => cell.left >= left && cell.right <= left + wide && cell.top >= top && cell.bottom <= top + high).length;
      const far = Math.hypot(left + wide / 2 - (near.left + near.right) / 2, top + high / 2 - (near.top + near.bottom) / 2);
      if (seen > best.seen || (seen === best.seen && far < best.far)) best = { left, top, seen, far };
    }
  }
  return { left: best.left, top: best.top, right: best.left + wide, bottom: best.top + high };
}
