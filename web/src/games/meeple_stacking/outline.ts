/** A meeple of our own, seen from the front, in tenths of a millimetre from the middle of its sole; y goes down. */

type Point = [number, number];

const LEG: Point[] = [[-76, 0], [-16, 0], [0, -36], [0, -74], [-44, -74]];
const ARMS: Point[] = [[-80, -72], [-72, -64], [72, -64], [80, -72], [80, -92], [32, -112], [-32, -112], [-80, -92]];
const HEAD: Point[] = [[-26, -108], [26, -108], [34, -126], [34, -144], [24, -160], [-24, -160], [-34, -144], [-34, -126]];

/** Two legs, arms and a head, each convex and all the same way round: where they overlap nothing is cut out. */
export const PIECES: Point[][] = [LEG, LEG.map(([x, y]): Point => [0 - x, y]).reverse(), ARMS, HEAD];

export const HEIGHT = 160;
export const WIDTH = 160;
export const DEPTH = 99.4;
/** From one meeple of a row to the next, so that each foot above has a head under it. */
export const PITCH = 170;

/** The pieces as one path; they overlap, so it is filled, and any outline lies under the filling. */
export const PATH = PIECES.map((piece) => `M${piece.map((point) => point.join(' ')).join('L')}Z`).join('');

export interface Standing {
  x: number;
  y: number;
  row: number;
}

/**
 * Where meeples stand in one plane, each row pushed to the left; one as long as the row below stands head on head. A
 * longer one, which takes a second rank, is drawn over the middle of what carries it.
 */
export function standing(rows: readonly number[]): Standing[] {
  let x = 0;
  return rows.flatMap((count, at) => {
    const below = rows[at - 1];
    if (below !== undefined && count < below) x += PITCH / 2;
    else if (below !== undefined) x -= ((count - below) * PITCH) / 2;
    return Array.from({ length: count }, (_, place) => ({ x: x + PITCH * place, y: -HEIGHT * at, row: at + 1 }));
  });
}

/** The pieces as one outline, once around from between the legs. */
export const OUTLINE: readonly Point[] = [
  [0, -36], [16, 0], [76, 0], [48.32, -64], [72, -64], [80, -72], [80, -92], [32, -112], [27.78, -112],
  [34, -126], [34, -144], [24, -160], [-24, -160], [-34, -144], [-34, -126], [-27.78, -112], [-32, -112],
  [-80, -92], [-80, -72], [-72, -64], [-48.32, -64], [-76, 0], [-16, 0],
];
