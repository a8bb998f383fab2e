/** Where on a tile each place lies: what may be touched, ringed or tinted, and where a figure stands. */
import { pathOf, turned, type Point } from './curve';
import { reachOf } from './reach';
import { lying, segmentNames } from '../tiles';

export type { Point } from './curve';

/** How far the foot of a figure is below its middle. */
export const FOOT = 9;

/** The number of a place, told by number or as the notation names it: "city-ne", "road-s", "field-0347". Throws RangeError. */
function numberOf(name: string, turns: number, place: string | number): number {
  const tile = lying(name, turns);
  const number = typeof place === 'number' ? place : segmentNames(tile).indexOf(place);
  if (tile.segments[number] === undefined) throw new RangeError(`tile ${name} has no place ${place}`);
  return number;
}

/** The outline of a place on a tile as it lies, as an SVG path in a box of 100 units. */
export function outline(name: string, turns: number, place: string | number): string {
  const loops = reachOf(name).outlines[numberOf(name, turns, place)] ?? [];
  return loops.map((loop) => pathOf(turned(loop, turns), true)).join('');
}

/** Where the foot of a figure on a place stands on a tile as it lies: the figure itself is in the middle of the room there. */
export function spot(name: string, turns: number, place: string | number): Point {
  const [x, y] = turned([reachOf(name).spots[numberOf(name, turns, place)] as Point], turns)[0] as Point;
  return [x, y + FOOT];
}
