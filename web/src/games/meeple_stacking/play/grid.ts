/** Plates beside and below each other, so that no row of them has a gap. */

export const COLUMNS = 6;
/** Up to so many stand in rows of two; more in rows of three. */
const FEW = 4;

/** Over how many of the columns each of so many reaches: all rows are full, and the last one may have larger plates. */
export function spansOf(count: number): number[] {
  const across = Math.min(count, count <= FEW ? 2 : 3);
  const rest = count % across;
  return Array.from({ length: count }, (_, at) => COLUMNS / (at < count - rest ? across : rest));
}
