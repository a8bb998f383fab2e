/** The faces of the tiles: what is printed on them, and where on a tile each place lies. */
import { pathOf, turned, type Point } from './art/curve';
import { reachOf } from './art/reach';
import { numberOf, type Turns } from './printed';

export { copiesOf, faceOf, faces, nameParts, placesOf, sets, SIDE, type Face, type Kind, type Segment, type Turns } from './printed';
export type { Point } from './art/curve';

/** The outline of a place on a tile as it lies, as an SVG path in a box of 100 units: to touch, to ring, to tint. */
export function outline(name: string, turns: Turns, place: string | number): string {
  const loops = reachOf(name).outlines[numberOf(name, turns, place)] ?? [];
  return loops.map((loop) => pathOf(turned(loop, turns), true)).join('');
}

/** Where the foot of a figure on a place stands on a tile as it lies: the figure itself is in the middle of the room there. */
export function spot(name: string, turns: Turns, place: string | number): Point {
  const [x, y] = turned([reachOf(name).spots[numberOf(name, turns, place)] as Point], turns)[0] as Point;
  return [x, y + FOOT];
}

/** How far the foot of a figure is below its middle. */
const FOOT = 9;
