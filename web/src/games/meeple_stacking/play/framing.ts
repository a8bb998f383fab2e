/** How the plate is looked at: what is to be seen on it decides how wide the view is, and where it points. */
import type { Vector } from '../physics/world';

/** Where the eye is when nothing is turned: so far that what is near looks hardly larger. Centimetres. */
export const EYE: Vector = [0, 22, 90];
/** What is seen while people build: a pyramid on a base of ten, as high as it grows, and all rows of the supply before it. */
const [WIDE, HIGH, NEAR] = [9.6, 15, 19.2];
export const BUILDING: readonly Vector[] = [[-WIDE, 0, 0], [WIDE, 0, 0], [0, HIGH, 0], [0, 0, NEAR]];
/** Around the middle of a meeple's sole; to both sides there is room for the numbers of rows. */
const AROUND: readonly Vector[] = [[-3, -0.4, 1.2], [3, -0.4, 1.2], [0, 2.4, -1.2]];
/** From the middle of a supply's outermost meeple to its side. */
const BESIDE = 1;
/** What stands is looked at so much nearer at most. */
const NEAREST = 1.7;

export interface View {
  /** What is looked at, in the plane in which people build. */
  x: number;
  y: number;
  /** The tangent of half the angle that is seen from top to bottom. */
  half: number;
}

/** The narrowest view in which all these are seen, on a picture so many times as wide as it is high. */
export function framed(places: readonly Vector[], aspect: number): View {
  const xs = places.map(([x]) => x);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const seen = places.map(([right, up, near]) => {
    const [rise, away] = [up - EYE[1], EYE[2] - near];
    return { right: Math.abs(right - x), angle: Math.atan2(rise, away), far: Math.hypot(rise, away) };
  });
  const angles = seen.map(({ angle }) => angle);
  const [least, most] = [Math.min(...angles), Math.max(...angles)];
  const tilt = (least + most) / 2;
  const across = Math.max(...seen.map(({ right, angle, far }) => right / (far * Math.cos(angle - tilt))));
  return { x, y: EYE[1] + EYE[2] * Math.tan(tilt), half: Math.max(Math.tan((most - least) / 2), across / aspect) };
}

/** The view of what was built, its meeples where they came to rest: nearer than while people built, but not too near. */
export function ofPile(soles: readonly Vector[], aspect: number): View {
  const building = framed(BUILDING, aspect);
  if (soles.length === 0) return building;
  const view = framed(soles.flatMap(([x, y, z]) => AROUND.map(([dx, dy, dz]): Vector => [x + dx, y + dy, z + dz])), aspect);
  return view.half >= building.half ? building : { ...view, half: Math.max(view.half, building.half / NEAREST) };
}

/** The view in which everything is seen: the felt and each supply. */
export function ofAll(homes: readonly Vector[], aspect: number): View {
  return framed([...BUILDING, ...homes.map(([x, y, z]): Vector => [x + Math.sign(x) * BESIDE, y, z + BESIDE])], aspect);
}
