/** What is printed on the tiles, by the names that the server gives them. */
import printed from './faces.json';

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;
export type Kind = 'city' | 'road' | 'river' | 'field' | 'monastery' | 'garden';

/** A piece of a feature on one tile, as it lies unturned. */
export interface Segment {
  kind: Kind;
  /** Sides from 0 in the north, clockwise; for a field half-edges from the west half of the north edge. */
  edges: number[];
  /** What else is printed on it: shield, cap, wide, inn, cathedral, and the kind of a monastic building. */
  marks: string[];
  /** The city segments that a field touches, by their places. */
  cities: number[];
}

export interface Face {
  segments: Segment[];
  /** Symbols of expansions that belong to no segment: mage, volcano. */
  symbols: string[];
}

/** The side of a tile in drawing units. */
export const SIDE = 100;

const SIDES = 'NESW';
const BUILDINGS = ['monastery', 'shrine', 'church', 'special-monastery'];
const SYMBOLS = ['mage', 'volcano'];
const LETTERS = 'nesw';

const parsed = new Map<string, Face>();

/** The name of what is printed, and the decoration of a copy, of a tile's name such as "U.farmhouse". */
export function nameParts(name: string): { face: string; decoration: string } {
  const [face = '', decoration = ''] = name.split('.');
  return { face, decoration };
}

/** What is printed on a tile. Throws RangeError for an unknown name. */
export function faceOf(name: string): Face {
  const { face, decoration } = nameParts(name);
  const key = decoration === 'garden' ? name : face;
  const known = parsed.get(key);
  if (known) return known;
  const row = (printed.faces as Record<string, string[]>)[face];
  if (row?.[0] === undefined) throw new RangeError(`there is no tile ${name}`);
  const words = row[0].split(' ');
  const segments = words.filter((word) => !SYMBOLS.includes(word)).map(segmentOf);
  if (decoration === 'garden') segments.push({ kind: 'garden', edges: [], marks: [], cities: [] });
  const made = { segments, symbols: words.filter((word) => SYMBOLS.includes(word)) };
  parsed.set(key, made);
  return made;
}

function segmentOf(word: string): Segment {
  const [kind = '', edges = '', ...words] = word.split(':');
  if (BUILDINGS.includes(kind)) return { kind: 'monastery', edges: [], marks: [kind], cities: [] };
  const by = words.find((mark) => mark.startsWith('by='))?.slice(3) ?? '';
  return {
    kind: kind as Kind,
    edges: edges === '-' ? [] : [...edges].map((edge) => (kind === 'field' ? Number(edge) : SIDES.indexOf(edge))).sort(),
    marks: words.filter((mark) => !mark.startsWith('by=')),
    cities: [...by].map(Number),
  };
}

/** The places of a tile as it lies, named and in the order of the server: "city-ne", "road-s", "field-0347". */
export function placesOf(name: string, turns: Turns): string[] {
  const named: string[] = [];
  for (const { kind, edges } of faceOf(name).segments) {
    const [around, step] = kind === 'field' ? [8, 2] : [4, 1];
    const lying = edges.map((edge) => (edge + step * turns) % around).sort();
    const ends = kind === 'field' ? lying.join('') || 'inner' : lying.map((edge) => LETTERS[edge]).join('');
    const place = ends ? `${kind}-${ends}` : kind;
    const twins = named.filter((other) => other === place || other.startsWith(`${place}-`)).length;
    named.push(twins > 0 ? `${place}-${twins + 1}` : place);
  }
  return named;
}

/** The number of a place, given by its name or already by its number. */
export function numberOf(name: string, turns: Turns, place: string | number): number {
  const number = typeof place === 'number' ? place : placesOf(name, turns).indexOf(place);
  if (faceOf(name).segments[number] === undefined) throw new RangeError(`tile ${name} has no place ${place}`);
  return number;
}

/** The faces of a set, and the copies of a face by their full names. */
export const sets: Record<string, string[]> = Object.fromEntries(
  Object.entries(printed.sets).map(([name, faces]) => [name, faces.split(' ')]),
);
export const faces: string[] = Object.keys(printed.faces);
export function copiesOf(face: string): string[] {
  const row = (printed.faces as Record<string, string[]>)[face] ?? [];
  return (row[1] ?? '').split(' ').map((copy) => (copy === 'none' || copy === 'unknown' ? face : `${face}.${copy}`));
}
