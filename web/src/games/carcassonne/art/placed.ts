/** Which signs stand on a tile, and where. */
import { decorationOf, segmentsOf, symbolsOf } from '../tiles';
import { short, turned, type Line, type Point } from './curve';
import { groundOf } from './ground';
import { CLOSE, FIGURE, GARDEN, reachOf } from './reach';
import { roomiest, type Circle } from './regions';

/** A sign, where the middle of its foot stands, and how large it is. */
export interface Standing {
  sign: string;
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How large each sign is, and how high and wide it stands; in a small tile signs grow. */
const SIZES: Record<string, { scale: number; small: number; wide: number; high: number; below?: number }> = {
  shield: { scale: 1.1, small: 1.9, wide: 8.6, high: 19.8, below: 1 },
  farmhouse: { scale: 1.05, small: 1.55, wide: 12.6, high: 14, below: 6 },
  cowshed: { scale: 1, small: 1.6, wide: 10, high: 12 },
  pigsty: { scale: 1, small: 1.6, wide: 10, high: 12 },
  'donkey-stable': { scale: 1, small: 1.6, wide: 10, high: 12 },
  highwaymen: { scale: 0.95, small: 1.5, wide: 10.6, high: 14.4 },
  'water-tower': { scale: 0.95, small: 1.5, wide: 7, high: 22 },
  inn: { scale: 1, small: 1.5, wide: 16.4, high: 17.5 },
  besieged: { scale: 1, small: 1.6, wide: 11, high: 18 },
  mage: { scale: 1, small: 1.6, wide: 7.6, high: 16, below: 2 },
  pigs: { scale: 1, small: 1.6, wide: 14, high: 10 },
  cathedral: { scale: 1, small: 1.5, wide: 21, high: 49 },
  darmstadtium: { scale: 1.1, small: 1.7, wide: 18, high: 26 },
  garden: { scale: 1, small: 1.5, wide: 12.2, high: 10, below: 10.2 },
  house: { scale: 1, small: 1.7, wide: 9, high: 14 },
  gate: { scale: 0.9, small: 1, wide: 10, high: 13 },
  village: { scale: 0.95, small: 1.2, wide: 15, high: 14 },
};

/** How far signs stay away from the edge of the tile: more than a pixel, with their outlines. */
const marginOf = (small: boolean): number => (small ? 4 : 2.6);

/** The room that a sign takes. */
export function boxOf({ sign, x, y, scale }: Standing): Box {
  const { wide, high } = SIZES[sign] ?? { wide: 22, high: 40 };
  return { x: x - wide * scale - 1, y: y - high * scale - 1, w: 2 * wide * scale + 2, h: (high + 4) * scale + 2 };
}

/** The signs of a tile, from the back to the front. */
export function signsOf(name: string, turns: number, small: boolean): Standing[] {
  const decoration = decorationOf(name);
  const face = segmentsOf(name);
  const ground = groundOf(name);
  const reach = reachOf(name);
  const found: Standing[] = [];
  const margin = marginOf(small);
  const stand = (sign: string, at: Point, foot = 0.45, scale?: number): void => {
    const size = SIZES[sign];
    const chosen = scale ?? (size ? (small ? size.small : size.scale) : 1);
    const [x, y] = turned([at], turns)[0] as Point;
    const { wide = 20, high = 30, below = 3 } = size ?? {};
    const within = (value: number, before: number, after: number): number =>
      short(Math.max(before * chosen + margin, Math.min(100 - margin - after * chosen, value)));
    found.push({ sign, x: within(x, wide, wide), y: within(y + high * chosen * foot, high, below), scale: chosen });
  };
  const apart = reach.spots.map((at, place): Circle => ({ at, r: face[place]?.kind === 'garden' ? GARDEN : FIGURE * 0.5 }));
  if (ground.building) apart.push({ at: ground.building, r: CLOSE + 9 });
  const roomIn = (loops: Line[], sign: string): Point => {
    const size = SIZES[sign] as { scale: number; small: number; wide: number; high: number };
    const r = Math.max(size.wide, size.high / 2) * (small ? size.small : size.scale) + 1;
    const at = roomiest(loops, apart, r);
    apart.push({ at, r });
    return at;
  };
  if (ground.building) {
    const sign = face.find(({ kind }) => kind === 'monastery')?.marks[0] ?? 'monastery';
    const cramped = ground.building[1] !== 50;
    const [x, y] = turned([ground.building], turns)[0] as Point;
    const scale = cramped ? 0.72 : small ? 1.03 : 0.94;
    found.push({ sign, x, y: short(y + 3 * scale), scale });
  }
  if (ground.village) {
    const [x, y] = turned([[50, 50]], turns)[0] as Point;
    found.push({ sign: 'village', x, y: y + 3, scale: small ? 1.2 : 0.95 });
  }
  face.forEach(({ kind, marks, shields }, place) => {
    const loops = reach.outlines[place] as Line[];
    if (kind === 'city') {
      for (let one = 0; one < shields; one += 1) stand('shield', roomIn(loops, 'shield'));
      for (const mark of marks) {
        if (mark === 'cathedral' || mark === 'darmstadtium') stand(mark, [50, 50]);
        if (mark === 'besieged') stand('besieged', roomIn(loops, 'besieged'));
      }
      if (small && shields === 0 && marks.every((mark) => ['cap', 'wide'].includes(mark))) stand('house', reach.spots[place] as Point);
    }
    if (kind === 'road' && marks.includes('inn')) stand('inn', roomIn(beside(name, place), 'inn'));
    if (kind === 'field' && marks.includes('pigs')) stand('pigs', roomIn(loops, 'pigs'));
    if (kind === 'garden') stand('garden', reach.spots[place] as Point, 0);
  });
  for (const symbol of symbolsOf(name)) {
    if (symbol === 'volcano') stand('volcano', [50, 50]);
    else stand(symbol, roomIn(reach.fields, symbol));
  }
  const towns = ground.cities.map(({ town }) => town);
  if (decoration === 'water-tower') stand('water-tower', roomIn(towns.length > 0 ? towns : reach.fields, decoration));
  else if (decoration !== '' && !['garden', 'start'].includes(decoration)) stand(decoration, roomIn(reach.fields, decoration));
  const gates = small ? [] : ground.roads.filter(({ ends }) => ends === 'gate').map(({ lines }) => (lines[0] as Line).at(-1) as Point);
  for (const at of new Set(gates)) {
    const [x, y] = turned([at], turns)[0] as Point;
    found.push({ sign: 'gate', x: short(x), y: short(y + 4), scale: 0.9 });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** The fields beside a road. */
function beside(name: string, place: number): Line[] {
  const { edges } = segmentsOf(name)[place] as { edges: number[] };
  const reach = reachOf(name);
  const touching = segmentsOf(name).flatMap((segment, at) =>
    segment.kind === 'field' && segment.edges.some((half) => edges.includes(Math.floor(half / 2))) ? [reach.outlines[at] as Line[]] : [],
  );
  return touching.flat();
}
