/** Points and lines of points in a tile's box of 100 units, y downwards. */
export type Point = readonly [number, number];
export type Line = Point[];

const STEPS = 14;

/** Plain roots: Math.hypot is many times slower, and distances are most of the work. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const distance = ([x, y]: Point, [u, v]: Point): number => length(u - x, v - y);

/** A cubic curve as a line, without its first point. */
export function cubic(from: Point, one: Point, two: Point, to: Point, steps = STEPS): Line {
  return Array.from({ length: steps }, (_, at) => {
    const t = (at + 1) / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    if (at === steps - 1) return to;
    return [a * from[0] + b * one[0] + c * two[0] + d * to[0], a * from[1] + b * one[1] + c * two[1] + d * to[1]];
  });
}

/** Points after clockwise quarter turns of the tile. */
export function turned(line: Line, turns: number): Line {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return line.map(([x, y]) => [100 - y, x]);
    case 2:
      return line.map(([x, y]) => [100 - x, 100 - y]);
    case 3:
      return line.map(([x, y]) => [y, 100 - x]);
    default:
      return line;
  }
}

export function pathOf(line: Line, closed = false): string {
  return `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Whether a point lies inside a closed line. */
export function inside([x, y]: Point, loop: Line): boolean {
  let within = false;
  for (let at = 0, before = loop.length - 1; at < loop.length; before = at, at += 1) {
    const [[u, v], [s, t]] = [loop[at] as Point, loop[before] as Point];
    if (v > y !== t > y && x < ((s - u) * (y - v)) / (t - v) + u) within = !within;
  }
  return within;
}

/** How far a point is from a piece of a straight line. */
export function fromPiece([x, y]: Point, [u, v]: Point, [s, t]: Point): number {
  const [dx, dy] = [s - u, t - v];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - u) * dx + (y - v) * dy) / long));
  return length(u + along * dx - x, v + along * dy - y);
}

/** Whether a point keeps a distance from a line. */
export function clear(point: Point, line: Line, room: number): boolean {
  for (let at = 1; at < line.length; at += 1) {
    if (fromPiece(point, line[at - 1] as Point, line[at] as Point) <= room) return false;
  }
  return true;
}

/** A number as paths have it. */
export const short = (value: number): number => Math.round(value * 10) / 10;

/** The area within a closed line; negative when it goes anticlockwise. */
export const areaOf = (loop: Line): number =>
  loop.reduce((sum, [x, y], at) => {
    const [u, v] = loop[(at + 1) % loop.length] as Point;
    return sum + (x * v - u * y) / 2;
  }, 0);

/** A line of equal steps of about a length along a line, with the direction at each. */
export function paces(line: Line, step: number): { at: Point; along: Point }[] {
  const lengths = line.slice(1).map((point, at) => distance(point, line[at] as Point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(whole / step));
  const found: { at: Point; along: Point }[] = [];
  let piece = 0;
  let before = 0;
  for (let number = 0; number < count; number += 1) {
    const want = ((number + 0.5) * whole) / count;
    while (piece < lengths.length - 1 && before + (lengths[piece] as number) < want) {
      before += lengths[piece] as number;
      piece += 1;
    }
    const [[x, y], [u, v]] = [line[piece] as Point, line[piece + 1] as Point];
    const long = lengths[piece] || 1;
    const part = (want - before) / long;
    found.push({ at: [x + (u - x) * part, y + (v - y) * part], along: [(u - x) / long, (v - y) / long] });
  }
  return found;
}
