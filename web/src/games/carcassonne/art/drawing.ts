/** A tile drawn: paths to fill and stroke one above the other, then the signs that stand on it. */
import { decorationOf, faceOf, segmentsOf, symbolsOf } from '../tiles';
import { chance } from './chance';
import { distance, fromLine, inside, paces, pathOf, turned, type Line, type Point } from './curve';
import { groundOf, type City } from './ground';
import { barriers, CLOSE, FIGURE, GARDEN, reachOf } from './reach';
import { roomiest, type Circle } from './regions';
import type { Stroke } from './signs';

/** A sign, where the middle of its foot stands, and how large it is. */
export interface Standing {
  sign: string;
  x: number;
  y: number;
  scale: number;
}

export interface Drawing {
  layers: Stroke[];
  signs: Standing[];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How large each sign is, and how high and wide it stands; in a small tile signs grow. */
const SIZES: Record<string, { scale: number; small: number; wide: number; high: number }> = {
  shield: { scale: 1.1, small: 2, wide: 8, high: 19 },
  farmhouse: { scale: 1.05, small: 1.55, wide: 12, high: 14 },
  cowshed: { scale: 1, small: 1.6, wide: 10, high: 12 },
  pigsty: { scale: 1, small: 1.6, wide: 10, high: 12 },
  'donkey-stable': { scale: 1, small: 1.6, wide: 10, high: 12 },
  highwaymen: { scale: 0.95, small: 1.5, wide: 10, high: 13 },
  'water-tower': { scale: 0.95, small: 1.5, wide: 7, high: 22 },
  inn: { scale: 1, small: 1.7, wide: 13, high: 16 },
  besieged: { scale: 1, small: 1.6, wide: 11, high: 18 },
  mage: { scale: 1, small: 1.6, wide: 7, high: 15 },
  pigs: { scale: 1, small: 1.6, wide: 12, high: 10 },
  cathedral: { scale: 1, small: 1.5, wide: 21, high: 49 },
  darmstadtium: { scale: 1.1, small: 1.7, wide: 18, high: 26 },
  garden: { scale: 1, small: 1.6, wide: 12, high: 10 },
  house: { scale: 1, small: 1.7, wide: 9, high: 14 },
  gate: { scale: 0.9, small: 1, wide: 10, high: 13 },
  village: { scale: 0.95, small: 1.2, wide: 15, high: 14 },
};

const EDGE = 'M0 0H100V100H0Z';

export function drawingOf(name: string, turns: number, seed: string, small: boolean): Drawing {
  const ground = groundOf(name);
  const reach = reachOf(name);
  const lie = (line: Line): Line => turned(line, turns);
  const roads = ground.roads.flatMap(({ lines }) => lines.map(lie));
  const rivers = ground.rivers.flatMap(({ lines }) => lines.map(lie));
  const cities = ground.cities.map(({ place, town, walls }): City => ({ place, town: lie(town), walls: walls.map(lie) }));
  const signs = signsOf(name, turns, small);
  const taken = signs.map(boxOf);
  const next = chance(`${name} ${seed}`);

  const layers: Stroke[] = [['field', EDGE]];
  const add = (kind: string, path: string): void => {
    if (path !== '') layers.push([kind, path]);
  };
  if (!small) {
    const free = freeOf(reach.fields.map(lie), barriers(ground).map(({ line, half }) => ({ line: lie(line), half })), taken);
    const grown = growth(free, next);
    add('meadow', grown.meadow);
    add('furrow', grown.furrow);
    water(add, rivers, springs(name, turns), small);
    way(add, roads, small);
    add('tuft', grown.tuft);
    add('shade', grown.shade);
    add('trunk', grown.trunk);
    add('crown', grown.crown);
  } else {
    water(add, rivers, springs(name, turns), small);
    way(add, roads, small);
  }
  const town = (at: Line): boolean => cities.some(({ town }) => inside(at[Math.floor(at.length / 2)] as Point, town));
  for (const group of stories(faceOf(name), cities)) {
    add('town', group.map(({ town }) => pathOf(town, true)).join(''));
    water(add, rivers.filter(town), [], small);
    way(add, roads.filter(town), small);
    if (!small) houses(add, group, [...roads, ...rivers], taken, next);
    wallsOf(add, group, small);
  }
  bridges(add, roads, rivers);
  add('border', EDGE);
  return { layers, signs };
}

type Add = (kind: string, path: string) => void;

function water(add: Add, lines: Line[], pools: Point[], small: boolean): void {
  if (lines.length === 0) return;
  const path = lines.map((line) => pathOf(line)).join('');
  const round = (r: number): string => pools.map(([x, y]) => `M${x - r} ${y}a${r} ${r * 0.86} 0 1 0 ${2 * r} 0a${r} ${r * 0.86} 0 1 0 ${-2 * r} 0z`).join('');
  const size = small ? ' small' : '';
  add(`bank${size}`, path);
  add('shore', round(small ? 22 : 18));
  add(`water${size}`, path);
  add('pool', round(small ? 19 : 16));
  if (small) return;
  const ripple = lines.flatMap((line) => paces(line, 9).slice(1, -1)).map(({ at, along }, number) => {
    const [x, y] = [at[0] - along[1] * (number % 2 ? 2.2 : -2.2), at[1] + along[0] * (number % 2 ? 2.2 : -2.2)];
    return `M${r1(x - along[0] * 2)} ${r1(y - along[1] * 2)}L${r1(x + along[0] * 2)} ${r1(y + along[1] * 2)}`;
  });
  add('ripple', ripple.join(''));
}

const r1 = (value: number): number => Math.round(value * 10) / 10;

function way(add: Add, lines: Line[], small: boolean): void {
  if (lines.length === 0) return;
  const path = lines.map((line) => pathOf(line)).join('');
  const size = small ? ' small' : '';
  add(`verge${size}`, path);
  add(`road${size}`, path);
  if (small) return;
  const dashes = lines.flatMap((line) => paces(line, 6.2)).map(({ at: [x, y], along: [u, v] }) => `M${r1(x - u)} ${r1(y - v)}L${r1(x + u)} ${r1(y + v)}`);
  add('dash', dashes.join(''));
}

/** Cities in the order in which they are drawn: together, unless one leads over the other. */
function stories(face: string, cities: City[]): City[][] {
  if (face === 'AM-CCcc+') return [...cities].reverse().map((city) => [city]);
  return cities.length > 0 ? [cities] : [];
}

/** Walls with their stones, and towers along them. */
function wallsOf(add: Add, cities: City[], small: boolean): void {
  const lines = cities.flatMap(({ walls }) => walls);
  if (lines.length === 0) return;
  const size = small ? ' small' : '';
  const path = lines.map((line) => pathOf(line)).join('');
  add(`wall${size}`, path);
  add(`parapet${size}`, path);
  if (small) return;
  const joints = lines.flatMap((line) => paces(line, 5.2).slice(0, -1).map(({ at, along }, number, all) => ({ at, along, after: all[number + 1]?.at ?? at })));
  add('joint', joints.map(({ at: [x, y], along: [u, v] }) => `M${r1(x - v * 1.9)} ${r1(y + u * 1.9)}L${r1(x + v * 1.9)} ${r1(y - u * 1.9)}`).join(''));
  const towers = lines.filter((line) => line.length > 20).flatMap((line) => {
    const steps = paces(line, 4);
    return [0.24, 0.76].map((part) => (steps[Math.floor(steps.length * part)] as { at: Point }).at);
  });
  towers.sort((one, other) => one[1] - other[1]);
  add('tower', towers.map(([x, y]) => `M${r1(x - 3.6)} ${r1(y + 4.6)}v-11h1.9v1.7h1.7v-1.7h1.9v1.7h1.7v-1.7h-.01v11z`).join(''));
  add('door', towers.map(([x, y]) => `M${r1(x - 0.7)} ${r1(y + 0.6)}v-3h1.4v3z`).join(''));
}

/** Where a road crosses the river it has a bridge of stone. */
function bridges(add: Add, roads: Line[], rivers: Line[]): void {
  const found = roads.flatMap((road) =>
    paces(road, 2).filter(({ at }) => rivers.some((line) => fromLine(at, line) < 9)),
  );
  if (found.length === 0) return;
  const rail = (side: number): string => pathOf(found.map(({ at: [x, y], along: [u, v] }): Point => [x - v * side, y + u * side]));
  add('rail', rail(5.4) + rail(-5.4));
}

const springs = (name: string, turns: number): Point[] =>
  groundOf(name).rivers.filter(({ ends }) => ends === 'middle' && symbolsOf(name).length === 0).map(({ lines }) => turned([(lines[0] as Line).at(-1) as Point], turns)[0] as Point);

interface Free {
  (at: Point, room: number): boolean;
}

/** Whether something so large may grow at a point: in a field, away from lines, signs and the tile's edge. */
function freeOf(fields: Line[], lines: { line: Line; half: number }[], taken: Box[]): Free {
  return ([x, y], room) =>
    x > room + 1.5 && x < 98.5 - room && y > room + 1.5 && y < 98.5 - room &&
    fields.some((loop) => inside([x, y], loop)) &&
    lines.every(({ line, half }) => fromLine([x, y], line) > half + room + 1) &&
    taken.every((box) => x + room < box.x || x - room > box.x + box.w || y + room < box.y || y - room > box.y + box.h);
}

/** What grows in the fields. */
function growth(free: Free, next: () => number) {
  const grown = { meadow: '', furrow: '', tuft: '', shade: '', trunk: '', crown: '' };
  const stood: Point[] = [];
  const spot = (room: number, apart: number, tries: number): Point | null => {
    for (let one = 0; one < tries; one += 1) {
      const at: Point = [4 + next() * 92, 4 + next() * 92];
      if (free(at, room) && stood.every((other) => distance(at, other) > apart)) return at;
    }
    return null;
  };
  for (let one = 0; one < 2; one += 1) {
    const at = spot(11, 24, 6);
    if (at === null) continue;
    stood.push(at);
    if (next() < 0.6) grown.furrow += furrows(at, next);
    else grown.meadow += blob(at, 10, next);
  }
  for (let one = 0; one < 7; one += 1) {
    const r = 2.6 + next() * 1.5;
    const at = spot(r + 2, 9, 5);
    if (at === null) continue;
    stood.push(at);
    const [x, y] = [r1(at[0]), r1(at[1])];
    grown.shade += `M${r1(x - r)} ${y + 3}a${r1(r)} 1.3 0 1 0 ${r1(2 * r)} 0a${r1(r)} 1.3 0 1 0 ${r1(-2 * r)} 0z`;
    grown.trunk += `M${x} ${y + 3}v-3`;
    grown.crown += crown(x, y - 1, r);
  }
  for (let one = 0; one < 11; one += 1) {
    const at = spot(2.4, 6, 4);
    if (at === null) continue;
    stood.push(at);
    const [x, y] = [r1(at[0]), r1(at[1])];
    grown.tuft += `M${x - 1.6} ${y - 1.6}l.7 2.2M${x} ${y - 2.4}v3M${x + 1.6} ${y - 1.6}l-.7 2.2`;
  }
  return grown;
}

const crown = (x: number, y: number, r: number): string => {
  const k = r1(r);
  return `M${x} ${r1(y - r)}c${r1(k * 0.9)} 0 ${r1(k * 1.3)} ${r1(k * 0.7)} ${r1(k * 1.05)} ${r1(k * 1.1)}c${r1(k * 0.1)} ${r1(k * 0.7)} ${r1(-k * 0.5)} ${k} ${r1(-k * 1.05)} ${k}s${r1(-k * 1.2)} ${r1(-k * 0.3)} ${r1(-k * 1.05)} ${r1(-k)}c${r1(-k * 0.25)} ${r1(-k * 0.4)} ${r1(k * 0.15)} ${r1(-k * 1.1)} ${r1(k * 1.05)} ${r1(-k * 1.1)}z`;
};

function blob([x, y]: Point, r: number, next: () => number): string {
  const [a, b] = [r1(r * (0.8 + next() * 0.3)), r1(r * (0.55 + next() * 0.2))];
  return `M${r1(x - a)} ${r1(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
}

/** A ploughed strip. */
function furrows([x, y]: Point, next: () => number): string {
  const lean = -0.35 + next() * 0.7;
  return [-4.5, -2.25, 0, 2.25, 4.5].map((off) => `M${r1(x - 8)} ${r1(y + off + lean * 8)}L${r1(x + 8)} ${r1(y + off - lean * 8)}`).join('');
}

const PITCH = 11;

/** Houses in rows, where a town leaves room for them. */
function houses(add: Add, cities: City[], ways: Line[], taken: Box[], next: () => number): void {
  const made: Record<string, string> = { house: '', roof: '', 'roof-2': '', door: '' };
  for (const { town, walls } of cities) {
    for (let row = 12.4; row < 99; row += PITCH) {
      let x = 1.8 + next() * 5;
      while (x < 92) {
        const wide = 7.4 + next() * 2.6;
        const y = r1(row + (next() - 0.5) * 0.9);
        const box: Box = { x, y: y - 9.6, w: wide, h: 9.6 };
        if (fits(box, town, walls, ways, taken)) {
          build(made, r1(x), y, r1(wide), next());
          x += wide + 0.9 + next() * 0.8;
        } else x += 2.2;
      }
    }
  }
  for (const [kind, path] of Object.entries(made)) add(kind, path);
}

function fits({ x, y, w, h }: Box, town: Line, walls: Line[], ways: Line[], taken: Box[]): boolean {
  if (x < 1.8 || x + w > 98.2 || y < 1.8 || y + h > 98.2) return false;
  if (taken.some((box) => x < box.x + box.w && box.x < x + w && y < box.y + box.h && box.y < y + h)) return false;
  const corners: Point[] = [[x, y + 3], [x + w, y + 3], [x, y + h], [x + w, y + h], [x + w / 2, y], [x + w / 2, y + h]];
  return corners.every((at) => inside(at, town) && walls.every((line) => fromLine(at, line) > 3.9) && ways.every((line) => fromLine(at, line) > 6.4));
}

/** A house on a foot, in one of three shapes. */
function build(made: Record<string, string>, x: number, y: number, w: number, kind: number): void {
  const roof = kind * 7 - Math.floor(kind * 7) < 0.62 ? 'roof' : 'roof-2';
  if (kind < 0.45) {
    const half = r1(w / 2);
    made['house'] += `M${r1(x + 0.8)} ${y}v-5.2l${r1(half - 0.8)}-3.6 ${r1(half - 0.8)} 3.6v5.2z`;
    made[roof] += `M${x} ${r1(y - 4.6)}l${half}-4.9 ${half} 4.9-.9 1.2-${r1(half - 0.9)}-4.1-${r1(half - 0.9)} 4.1z`;
    made['door'] += `M${r1(x + half - 0.9)} ${y}v-2.9h1.8v2.9z`;
  } else {
    made['house'] += `M${r1(x + 0.7)} ${y}v-5h${r1(w - 1.4)}v5z`;
    made[roof] += `M${x} ${r1(y - 4.6)}l1.9-4.4h${r1(w - 3.8)}l1.9 4.4z`;
    made['door'] += `M${r1(x + w * 0.24)} ${r1(y - 1.4)}v-1.8h1.5v1.8zM${r1(x + w * 0.6)} ${y}v-2.8h1.7v2.8z`;
  }
}

function boxOf({ sign, x, y, scale }: Standing): Box {
  const { wide, high } = SIZES[sign] ?? { wide: 22, high: 40 };
  return { x: x - wide * scale - 1, y: y - high * scale - 1, w: 2 * wide * scale + 2, h: (high + 4) * scale + 2 };
}

/** The signs of a tile, from the back to the front. */
function signsOf(name: string, turns: number, small: boolean): Standing[] {
  const decoration = decorationOf(name);
  const face = segmentsOf(name);
  const ground = groundOf(name);
  const reach = reachOf(name);
  const found: Standing[] = [];
  const stand = (sign: string, at: Point, foot = 0.45, scale?: number): void => {
    const size = SIZES[sign];
    const chosen = scale ?? (size ? (small ? size.small : size.scale) : 1);
    const [x, y] = turned([at], turns)[0] as Point;
    const { wide = 20, high = 30 } = size ?? {};
    const room = wide * chosen;
    found.push({
      sign,
      x: r1(Math.max(room + 1, Math.min(99 - room, x))),
      y: r1(Math.max(high * chosen + 1, Math.min(98, y + high * chosen * foot))),
      scale: chosen,
    });
  };
  const apart = reach.spots.map((at, place): Circle => ({ at, r: face[place]?.kind === 'garden' ? GARDEN : FIGURE * 0.5 }));
  if (ground.building) apart.push({ at: ground.building, r: CLOSE + 4 });
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
    const scale = (cramped ? 0.74 : 0.94) * (small ? 1.1 : 1);
    found.push({ sign, x, y: r1(y + 3 * scale), scale });
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
  const fields = [...reach.fields].sort((one, other) => other.length - one.length);
  const towns = ground.cities.map(({ town }) => town);
  if (decoration === 'water-tower') stand('water-tower', roomIn(towns.length > 0 ? towns : fields, decoration));
  else if (decoration !== '' && !['garden', 'start'].includes(decoration)) stand(decoration, roomIn(fields, decoration));
  for (const { lines, ends } of ground.roads) {
    if (ends !== 'gate' || small) continue;
    for (const line of lines.slice(0, 1)) {
      const [x, y] = turned([line.at(-1) as Point], turns)[0] as Point;
      found.push({ sign: 'gate', x: r1(x), y: r1(y + 4), scale: 0.9 });
    }
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
