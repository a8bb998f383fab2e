/** A tile drawn: paths to fill and stroke one above the other, then the signs that stand on it. */
import { faceOf, symbolsOf } from '../tiles';
import { chance } from './chance';
import { clear, inside, paces, pathOf, short, turned, type Line, type Point } from './curve';
import { groundOf, type City } from './ground';
import { freeOf, growth } from './growth';
import { houses } from './houses';
import { boxOf, signsOf, type Standing } from './placed';
import { barriers, reachOf } from './reach';
import type { Stroke } from './signs';

export interface Drawing {
  layers: Stroke[];
  signs: Standing[];
}

const EDGE = 'M0 0H100V100H0Z';

const KEPT = 600;
const kept = new Map<string, Drawing>();

/** A tile as it lies; drawings are kept, since a land is drawn anew with every size and every step of a replay. */
export function drawingOf(name: string, turns: number, seed: string, small: boolean): Drawing {
  const key = `${name} ${turns} ${seed} ${small}`;
  let found = kept.get(key);
  if (found === undefined) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, (found = drawn(name, turns, seed, small)));
  }
  return found;
}

function drawn(name: string, turns: number, seed: string, small: boolean): Drawing {
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
  const town = (at: Line): boolean => cities.some(({ town }) => inside(at[Math.floor(at.length / 2)] as Point, town));
  const open = (line: Line): boolean => !town(line);
  const crossed = rivers.filter(town).map(across);
  const grown = small
    ? {}
    : growth(freeOf(reach.fields.map(lie), barriers(ground).map(({ line, half }) => ({ line: lie(line), half })), taken), next);
  for (const kind of ['meadow', 'furrow']) add(kind, grown[kind] ?? '');
  water(add, rivers.filter(open), springs(name, turns), small);
  way(add, roads.filter(open), small);
  for (const kind of ['tuft', 'shade', 'trunk', 'crown']) add(kind, grown[kind] ?? '');
  for (const group of stories(faceOf(name), cities)) {
    add('town', group.map(({ town }) => pathOf(town, true)).join(''));
    water(add, rivers.filter(town), [], small);
    way(add, [...roads.filter(town), ...crossed], small);
    if (!small) for (const [kind, path] of Object.entries(houses(group, [...roads, ...rivers, ...crossed], taken, next))) add(kind, path);
    wallsOf(add, group, small);
  }
  bridges(add, [...roads, ...crossed], [...rivers, ...(ARCHED[faceOf(name)] ?? []).map(lie)]);
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
    return `M${short(x - along[0] * 2)} ${short(y - along[1] * 2)}L${short(x + along[0] * 2)} ${short(y + along[1] * 2)}`;
  });
  add('ripple', ripple.join(''));
}

function way(add: Add, lines: Line[], small: boolean): void {
  if (lines.length === 0) return;
  const path = lines.map((line) => pathOf(line)).join('');
  const size = small ? ' small' : '';
  add(`verge${size}`, path);
  add(`road${size}`, path);
  if (small) return;
  const dashes = lines.flatMap((line) => paces(line, 6.2)).map(({ at: [x, y], along: [u, v] }) => `M${short(x - u)} ${short(y - v)}L${short(x + u)} ${short(y + v)}`);
  add('dash', dashes.join(''));
}

/** A way over the middle of a river. */
function across(river: Line): Line {
  const steps = paces(river, 2);
  const { at: [x, y], along: [u, v] } = steps[Math.floor(steps.length / 2)] as { at: Point; along: Point };
  return [13, 6.5, 0, -6.5, -13].map((far): Point => [x - v * far, y + u * far]);
}

/** Where a field goes on under a road. */
const ARCHED: Record<string, Line[]> = { 'AM-CRcr+': [[[40, 88], [60, 88]]] };

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
  add('joint', joints.map(({ at: [x, y], along: [u, v] }) => `M${short(x - v * 1.9)} ${short(y + u * 1.9)}L${short(x + v * 1.9)} ${short(y - u * 1.9)}`).join(''));
  const towers = lines.filter((line) => line.length > 20).flatMap((line) => {
    const steps = paces(line, 4);
    return [0.24, 0.76].map((part) => (steps[Math.floor(steps.length * part)] as { at: Point }).at);
  });
  towers.sort((one, other) => one[1] - other[1]);
  add('tower', towers.map(([x, y]) => `M${short(x - 3.6)} ${short(y + 4.6)}v-11h1.9v1.7h1.7v-1.7h1.9v1.7h1.7v-1.7h-.01v11z`).join(''));
  add('door', towers.map(([x, y]) => `M${short(x - 0.7)} ${short(y + 0.6)}v-3h1.4v3z`).join(''));
}

/** Where a road crosses a river, or a field that goes on under it, it has a bridge of stone. */
function bridges(add: Add, roads: Line[], rivers: Line[]): void {
  for (const road of roads) {
    const found = paces(road, 2).filter(({ at }) => rivers.some((line) => !clear(at, line, 9)));
    if (found.length === 0) continue;
    const rail = (side: number): string => pathOf(found.map(({ at: [x, y], along: [u, v] }): Point => [x - v * side, y + u * side]));
    add('rail', rail(5.4) + rail(-5.4));
  }
}

const springs = (name: string, turns: number): Point[] =>
  groundOf(name).rivers.filter(({ ends }) => ends === 'middle' && symbolsOf(name).length === 0).map(({ lines }) => turned([(lines[0] as Line).at(-1) as Point], turns)[0] as Point);

