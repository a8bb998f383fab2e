/** How far each place of a tile reaches, and where a figure on it stands. */
import { decorationOf, faceOf, segmentsOf } from '../tiles';
import { areaOf, distance, inside, paces, type Line, type Point } from './curve';
import { groundOf, type Ground } from './ground';
import { regions, roomiest, type Barrier, type Circle } from './regions';

export const ROAD = 5.2;
export const WALL = 3.2;
export const RIVER = 7;
/** The radius of a building's close, and of a garden. */
export const CLOSE = 18;
export const GARDEN = 13;
/** The room that a figure takes. */
export const FIGURE = 9;

export interface Reach {
  /** For each segment its outlines. */
  outlines: Line[][];
  /** For each segment where a figure stands. */
  spots: Point[];
  /** The parts of the land that are field, whatever segment they belong to. */
  fields: Line[];
}

const reaches = new Map<string, Reach>();

/** The reach of a tile's places as it lies unturned. */
export function reachOf(name: string): Reach {
  const key = decorationOf(name) === 'garden' ? name : faceOf(name);
  let known = reaches.get(key);
  if (known === undefined) reaches.set(key, (known = measured(key)));
  return known;
}

function measured(name: string): Reach {
  const face = segmentsOf(name);
  const ground = groundOf(name);
  const land = regions(barriers(ground)).filter(({ cut }) => cut.length > 2);
  const open = land.filter(({ cut }) => !built(cut, ground));
  const spare = open.filter(({ middles }) => middles.length === 0).sort((one, other) => areaOf(other.cut) - areaOf(one.cut));
  const spots: Point[] = [];
  const outlines = face.map(({ kind, edges }, place): Line[] => {
    switch (kind) {
      case 'city':
        return [(ground.cities.find((city) => city.place === place) as Ground['cities'][number]).town];
      case 'road':
        return (ground.roads.find((way) => way.place === place) as Ground['roads'][number]).lines.map((line) => banks(line, ROAD));
      case 'river':
        return (ground.rivers.find((way) => way.place === place) as Ground['rivers'][number]).lines.map((line) => banks(line, RIVER));
      case 'monastery':
        return [ring(ground.building as Point, CLOSE)];
      case 'garden':
        return [];
      default: {
        const found = open.filter(({ middles }) => edges.some((edge) => middles.includes(edge)));
        return (edges.length > 0 ? found : spare.splice(0, 1)).map(({ cut }) => cut);
      }
    }
  });
  const order = face.map((_, place) => place).sort((one, other) => RANK.indexOf(face[one]?.kind ?? '') - RANK.indexOf(face[other]?.kind ?? ''));
  for (const place of order) {
    const kind = face[place]?.kind;
    const others = spots.filter(Boolean).map((at): Circle => ({ at, r: FIGURE }));
    if (ground.building) others.push({ at: ground.building, r: CLOSE });
    if (kind === 'monastery') spots[place] = ground.building as Point;
    else if (kind === 'road' || kind === 'river') spots[place] = onWay(ground, place, spots.filter(Boolean));
    else if (kind === 'garden') {
      const fields = open.map(({ cut }) => cut);
      // A road that ends in the open leads to the garden.
      const led = !ground.building && !ground.village && ground.roads.some(({ ends }) => ends === 'middle');
      spots[place] = led ? [50, 42] : roomiest(fields, others, GARDEN + 2);
      outlines[place] = [ring(spots[place] as Point, GARDEN)];
    } else spots[place] = roomiest(outlines[place] as Line[], others, kind === 'city' ? 17 : 14);
  }
  return { outlines, spots, fields: open.map(({ cut }) => cut) };
}

/** Places are given their spots in this order. */
const RANK: string[] = ['monastery', 'road', 'river', 'city', 'garden', 'field'];

export function barriers({ cities, roads, rivers, hedges }: Ground): Barrier[] {
  return [
    ...cities.flatMap(({ walls }) => walls.map((line) => ({ line, half: WALL }))),
    ...roads.flatMap(({ lines }) => lines.map((line) => ({ line, half: ROAD }))),
    ...rivers.flatMap(({ lines }) => lines.map((line) => ({ line, half: RIVER }))),
    ...hedges.map((line) => ({ line, half: 0 })),
  ];
}

/** Whether a part of the tile lies within a city. */
const built = (loop: Line, { cities }: Ground): boolean => cities.some(({ town }) => inside(roomiest([loop], [], 20), town));

/** The outline of a way of a width along a line. */
function banks(line: Line, half: number): Line {
  const side = (sign: number): Line =>
    line.map(([x, y], at): Point => {
      const [[u, v], [s, t]] = [line[Math.max(0, at - 1)] as Point, line[Math.min(line.length - 1, at + 1)] as Point];
      const long = Math.hypot(s - u, t - v) || 1;
      return [x - (sign * half * (t - v)) / long, y + (sign * half * (s - u)) / long];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** The middle of a way, nearer to its edge where it ends within the tile. */
function onWay(ground: Ground, place: number, others: Point[]): Point {
  const way = [...ground.roads, ...ground.rivers].find((found) => found.place === place) as Ground['roads'][number];
  const points = way.lines.flatMap((line) => paces(line, 4).map(({ at }) => at));
  const middle = points[Math.floor(points.length * (way.ends === 'none' ? 0.5 : 0.42))] as Point;
  const worth = (at: Point): number => distance(at, middle) * 0.4 - Math.min(26, ...others.map((other) => distance(at, other)));
  return points.reduce((best, at) => (worth(at) < worth(best) ? at : best), middle);
}

function ring([x, y]: Point, radius: number): Line {
  const at = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  return Array.from({ length: 24 }, (_, step) => at((step * Math.PI) / 12));
}
