/**
 * The ground of a tile: its walls, roads and rivers as lines, from what is printed on it.
 *
 * Whatever crosses an edge does so at the same place and square to it, on every face: walls 7 units from the corner,
 * roads and rivers in the middle. So any two tiles that fit join without a seam. Where a city goes round a corner of
 * the tile, its wall goes round that corner too, for the land behind it may be another's.
 */
import { faceOf, segmentsOf, type Segment } from '../tiles';
import { cubic, distance, turned, type Line, type Point } from './curve';

/** How far from the corner a wall meets the edge. */
export const CORNER = 7;
/** Straight and square to the edge for so long. */
const LEAD = 2.6;

export interface City {
  /** The number of its segment. */
  place: number;
  town: Line;
  walls: Line[];
}

export interface Way {
  place: number;
  lines: Line[];
  /** How it ends where it reaches no edge. */
  ends: 'none' | 'middle' | 'building' | 'gate';
}

export interface Ground {
  cities: City[];
  roads: Way[];
  rivers: Way[];
  /** The middle of a monastic building, if there is one. */
  building: Point | null;
  /** Whether roads part in the middle at a village. */
  village: boolean;
  /** Lines that nothing is drawn on, and that part fields all the same. */
  hedges: Line[];
}

const MIDDLE: Point = [50, 50];

/** Where roads lead to a gate that could as well pass it: the face, and the place of the city. */
const PASSING: Record<string, number> = { 'AM-CRr': 0, 'AM-RrC': 0 };
/** Where cities meet in the middle, and roads end at the gate of both. */
const MEETING = ['IC-I'];
/** Roads that cross a river to a city beyond it. */
const BEYOND: Record<string, number> = { 'RI-B': 0, 'RI-2-CIRI': 0 };
/** Where a building stands that has no room in the middle, and where a river that reaches one edge begins or ends. */
const BUILDING: Record<string, Point> = {
  'RI-H': [50, 34],
  'RI-2-LIFI': [50, 34],
  'DA-LRR': [36, 38],
  'RI-lake-c3': [50, 66],
};
const SPRING: Record<string, Point> = { 'RI-source': [34, 50], 'RI-lake-c3': [50, 24] };
/** Rivers that leave room for a building. */
const BENT: Record<string, number> = { 'RI-H': 20, 'RI-2-LIFI': 20 };

/** A point on a side, so far from its first corner going clockwise, and so deep in the tile. */
const onSide = (side: number, along: number, deep = 0): Point => turned([[along, deep]], side)[0] as Point;

/** A half circle that closes a city on the north side, from east to west; `deep` is its depth. */
function cap(deep: number): Line {
  const half: Line = [
    [CORNER, 0],
    [CORNER, LEAD],
    ...cubic([CORNER, LEAD], [CORNER, 5.5], [13.5, 8.5], [20, deep * 0.57]),
    ...cubic([20, deep * 0.57], [28, deep * 0.88], [38, deep], [50, deep]),
  ];
  const other = half.slice(0, -1).map(([x, y]): Point => [100 - x, y]);
  return [...other, ...half.reverse()];
}

/** The wall that goes on from a city's edge to its next one, clockwise. */
function wall(from: number, to: number, edges: number): Line {
  const start = onSide(from, 100 - CORNER);
  const end = onSide(to, CORNER);
  const [lead, lag] = [onSide(from, 100 - CORNER, LEAD), onSide(to, CORNER, LEAD)];
  switch ((to - from + 4) % 4) {
    case 1: {
      const bend = CORNER * 0.5;
      const soft = cubic(lead, onSide(from, 100 - CORNER, LEAD + bend), onSide(to, CORNER, LEAD + bend), lag, 8);
      return [start, lead, ...soft, end];
    }
    case 2: {
      const deep = edges === 3 ? 23 : 28;
      const side = (from + 1) % 4;
      const half = [
        ...cubic(lead, onSide(from, 100 - CORNER, 15), onSide(side, 22, deep - 1), onSide(side, 50, deep)),
        ...cubic(onSide(side, 50, deep), onSide(side, 78, deep - 1), onSide(to, CORNER, 15), lag),
      ];
      return [start, lead, ...half, end];
    }
    case 3:
      return [start, lead, ...cubic(lead, onSide(from, 100 - CORNER, 26), onSide(to, CORNER, 26), lag, 22), end];
    default:
      return turned(cap(25.5), from);
  }
}

/** A city as its walls and the land within, from the walls that go on from each of its edges. */
function city(place: number, { edges }: Segment): City {
  const walls = edges.map((edge, at) => wall(edge, edges[(at + 1) % edges.length] as number, edges.length));
  return { place, walls, town: walls.flat() };
}

/** The side of a wide city, which leaves room for a field beside it and then comes to the far corner. */
const BITE: Line = [...cubic([93, LEAD], [92.5, 18], [72, 26], [72, 52]), ...cubic([72, 52], [72, 74], [81, 83], [90, 90])];

/** Cities that are drawn by hand, unturned, as their printing asks for: by face and place. */
const DRAWN: Record<string, Record<number, () => City>> = {
  'IC-I': { 0: () => capped(0, 0, 45), 1: () => capped(1, 2, 45) },
  // A city that narrows to a corner and so parts the fields.
  'IC-G': { 0: () => wide(0, 0, [[93, 0], [93, LEAD], ...BITE, ...cubic([90, 90], [50, 86], [9, 58], [7, LEAD]), [7, 0]]) },
  'AM-C!+': {
    0: () => wide(0, 3, [[93, 0], [93, LEAD], ...BITE, ...cubic([90, 90], [66, 64], [34, 64], [10, 90]), ...BITE.slice(0, -1).reverse().map(([x, y]): Point => [100 - x, y]), [7, LEAD], [7, 0]]),
  },
  // One city over the other; two corners are left to fields.
  'AM-CCcc+': { 0: () => crossed(0, 0), 1: () => crossed(1, 1) },
  'AM-CCc+': { 0: () => capped(0, 0, 36), 1: () => band(1, 54) },
};

const capped = (place: number, side: number, deep: number): City => {
  const walls = [turned(cap(deep), side)];
  return { place, walls, town: walls.flat() };
};

/** A wide city on a side, from its wall as it lies for the north side. */
const wide = (place: number, side: number, line: Line): City => {
  const walls = [turned(line, side)];
  return { place, walls, town: walls.flat() };
};

/** A city from east to west whose northern wall leaves more room. */
const band = (place: number, deep: number): City => {
  const north: Line = [[0, CORNER], [LEAD, CORNER], ...cubic([LEAD, CORNER], [12, CORNER], [14, deep], [50, deep]), ...cubic([50, deep], [86, deep], [88, CORNER], [100 - LEAD, CORNER]), [100, CORNER]];
  const walls = [wall(1, 3, 2), north];
  return { place, walls, town: walls.flat() };
};

/** A city from north to south, or turned, that leaves the corner in the north-east and the opposite one free. */
const crossed = (place: number, side: number): City => {
  const half: Line = [
    [93, 0],
    [93, LEAD],
    ...cubic([93, LEAD], [92, 14], [62, 14], [62, 36]),
    [62, 60],
    ...cubic([62, 60], [62, 74], [93, 84], [93, 100 - LEAD]),
    [93, 100],
  ];
  const whole = side === 0 ? half : half.map(([x, y]): Point => [x, 100 - y]).reverse();
  const walls = [turned(whole, side), turned(whole, side + 2)];
  return { place, walls, town: walls.flat() };
};

/** The place on a city's walls to which a road from a point leads. */
function gate({ walls }: City, from: Point): Point {
  const points = walls.flatMap((line) => line.slice(6, -6));
  return points.reduce((best, point) => (distance(point, from) < distance(best, from) ? point : best));
}

/** From the middle of a side to a point, square to the edge, and square to a wall where it ends at one. */
function leg(side: number, to: Point, towards: Point | null): Line {
  const [start, lead] = [onSide(side, 50), onSide(side, 50, LEAD)];
  const reach = distance(start, to) * 0.45;
  const last: Point = towards ? [to[0] + towards[0] * reach, to[1] + towards[1] * reach] : [(to[0] * 3 + start[0]) / 4, (to[1] * 3 + start[1]) / 4];
  return [start, lead, ...cubic(lead, onSide(side, 50, Math.max(4, reach)), last, to)];
}

/** From the middle of a side to that of another. `bent` is how far a straight one leaves the middle, to the south or east. */
function through(from: number, to: number, bent: number): Line {
  const [start, end] = [onSide(from, 50), onSide(to, 50)];
  const [lead, lag] = [onSide(from, 50, LEAD), onSide(to, 50, LEAD)];
  if ((to - from + 4) % 2 === 1) {
    return [start, lead, ...cubic(lead, onSide(from, 50, 27.6), onSide(to, 50, 27.6), lag, 22), end];
  }
  const upright = from % 2 === 0;
  const at = (along: number, off: number): Point => (upright ? [50 + off, along] : [along, 50 + off]);
  const half = [
    ...cubic(at(LEAD, 0), at(20, 0), at(30, bent), at(50, bent)),
    ...cubic(at(50, bent), at(70, bent), at(80, 0), at(100 - LEAD, 0)),
  ];
  const line = [at(0, 0), at(LEAD, 0), ...half, at(100, 0)];
  return from === 0 || from === 3 ? line : [...line].reverse();
}

/** The direction out of a city at a point of its wall. */
function outOf({ walls, town }: City, at: Point): Point {
  const line = walls.find((found) => found.includes(at)) as Line;
  const place = line.indexOf(at);
  const [[x, y], [u, v]] = [line[place - 1] as Point, line[place + 1] as Point];
  const long = Math.hypot(u - x, v - y) || 1;
  const normal: Point = [-(v - y) / long, (u - x) / long];
  const [cx, cy] = town.reduce(([sx, sy], [px, py]) => [sx + px / town.length, sy + py / town.length] as Point, [0, 0] as Point);
  const away = normal[0] * (at[0] - cx) + normal[1] * (at[1] - cy) > 0;
  return away ? normal : [-normal[0], -normal[1]];
}

/** The city that both fields beside a road touch, when they are two. */
function cityAt(face: Segment[], side: number): number | null {
  const beside = [2 * side, 2 * side + 1].map((half) => face.find(({ kind, edges }) => kind === 'field' && edges.includes(half)));
  const [left, right] = beside;
  if (!left || !right || left === right) return null;
  return left.cities.find((place) => right.cities.includes(place)) ?? null;
}

function road(face: Segment[], name: string, place: number, cities: City[], building: Point | null): Way {
  const { edges } = face[place] as Segment;
  const toCity = (side: number, number: number): Line => {
    const found = cities.find((city) => city.place === number) as City;
    const at = gate(found, onSide(side, 50, 28));
    return leg(side, at, outOf(found, at));
  };
  const passing = PASSING[name];
  if (passing !== undefined) {
    const found = cities.find((city) => city.place === passing) as City;
    const at = gate(found, onSide(edges.includes(1) ? 1 : 3, 50, 46));
    return { place, lines: edges.map((side) => leg(side, at, outOf(found, at))), ends: 'gate' };
  }
  const [first = 0, second = 0] = edges;
  if (edges.length === 2) return { place, lines: [through(first, second, bend(face, first))], ends: 'none' };
  if (edges.length > 2) return { place, lines: edges.map((side) => leg(side, MIDDLE, null)), ends: 'none' };
  const reached = BEYOND[name] ?? cityAt(face, first);
  if (reached !== null) return { place, lines: [toCity(first, reached)], ends: 'gate' };
  const ends = building ? 'building' : MEETING.includes(name) ? 'gate' : 'middle';
  return { place, lines: [leg(first, building ?? MIDDLE, null)], ends };
}

/** How far a straight road bends aside, to be less stiff: not where something else is in the middle. */
const bend = (face: Segment[], side: number): number =>
  face.filter(({ kind, edges }) => ['road', 'river'].includes(kind) || (kind === 'city' && edges.length > 1)).length > 1 ? 0 : side % 2 === 0 ? 3.5 : 3;

function river(face: Segment[], name: string, place: number, cities: City[], roads: Way[]): Way {
  const { edges } = face[place] as Segment;
  const [first = 0, second = 0] = edges;
  if (edges.length === 2) return { place, lines: [through(first, second, BENT[name] ?? 0)], ends: 'none' };
  if (edges.length > 2) return { place, lines: edges.map((side) => leg(side, MIDDLE, null)), ends: 'none' };
  const opposite = cities[0];
  if (opposite) {
    const at = gate(opposite, onSide(first, 50, 60));
    return { place, lines: [leg(first, at, outOf(opposite, at))], ends: 'gate' };
  }
  const crossed = roads[0]?.lines[0];
  if (crossed) {
    const at = crossed[Math.floor(crossed.length / 2)] as Point;
    return { place, lines: [leg(first, at, [-0.7, 0.7])], ends: 'gate' };
  }
  return { place, lines: [leg(first, SPRING[name] ?? MIDDLE, null)], ends: 'middle' };
}

/** What parts fields where no line does. */
const HEDGES: Record<string, Line[]> = {
  'IC-G': [[[90, 90], [100, 100]]],
  'AM-C!+': [[[90, 10], [100, 0]], [[90, 90], [100, 100]]],
  'IC-I': [[[50, 45], [50, 55]]],
};

const grounds = new Map<string, Ground>();

/** The ground of a tile as it lies unturned. */
export function groundOf(name: string): Ground {
  const key = faceOf(name);
  const known = grounds.get(key);
  if (known) return known;
  const face = segmentsOf(key);
  const numbered = face.map((segment, place) => ({ ...segment, place }));
  const of = (kind: Segment['kind']) => numbered.filter((segment) => segment.kind === kind);
  const cities = of('city').map((segment) => DRAWN[key]?.[segment.place]?.() ?? city(segment.place, segment));
  const building = of('monastery').length > 0 ? (BUILDING[key] ?? MIDDLE) : null;
  const roads = of('road').map(({ place }) => road(face, key, place, cities, building));
  const rivers = of('river').map(({ place }) => river(face, key, place, cities, roads));
  const village = building === null && roads.filter(({ ends }) => ends === 'middle').length > 1;
  const made: Ground = { cities, roads, rivers, building, village, hedges: HEDGES[key] ?? [] };
  grounds.set(key, made);
  return made;
}
