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
/** Who seeks nearer to the middle than this part of what is seen moves nothing aside; so far to a side is a hand aimed at most. */
const STILL = 0.55;
const AIMED = 16;
/** What stands is looked at so much nearer at most. */
const NEAREST = 1.7;

export interface View {
  /** What is looked at, in the plane in which people build. */
  x: number;
  y: number;
  /** The tangent of half the angle that is seen from top to bottom. */
  half: number;
}

/** Where a hand is aimed, to the right of the middle; whether it holds a meeple, or its pointer is at the supply before the felt. */
export interface Aimed {
  x: number;
  does: 'holds' | 'seeks' | 'rests';
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

/** So far to each side one sees, at a distance before the plane in which people build. */
function sideways({ y, half }: View, aspect: number, near: number): number {
  const [rise, away] = [-EYE[1], EYE[2] - near];
  const tilt = Math.atan2(y - EYE[1], EYE[2]);
  return half * aspect * Math.hypot(rise, away) * Math.cos(Math.atan2(rise, away) - tilt);
}

/**
 * How far to a side one looks as a hand is aimed there. Who seeks finds the whole supply so, to its outermost side at
 * `far`; who holds a meeple keeps it in the picture, and what one builds on stands still.
 */
export function aside(view: View, aspect: number, far: number, { x, does }: Aimed): number {
  if (does === 'rests') return 0;
  if (does === 'holds') return Math.sign(x) * Math.max(0, Math.abs(x) - sideways(view, aspect, 0));
  const wide = sideways(view, aspect, NEAR);
  const still = STILL * wide;
  const part = Math.min(1, Math.max(0, Math.abs(x) - still) / (AIMED - still));
  return Math.sign(x) * part * Math.max(0, far - wide);
}

/** So far to each side the supplies are. */
export const outermost = (homes: readonly Vector[]): number => Math.max(...homes.map(([x]) => Math.abs(x))) + BESIDE;

/** The view in which everything is seen: the felt and each supply. */
export function ofAll(homes: readonly Vector[], aspect: number): View {
  return framed([...BUILDING, ...homes.map(([x, y, z]): Vector => [x + Math.sign(x) * BESIDE, y, z + BESIDE])], aspect);
}
