/** What is printed on tiles, read from the engine's own lists (their README explains the format), and how they lie turned. */
import list from '../../../../src/rulebound/games/carcassonne/data/tiles.txt?raw';

export type Kind = 'city' | 'road' | 'river' | 'field' | 'monastery' | 'garden';

/** A piece of a feature on one tile: `edges` are sides, and half-edges for a field; `cities` are the places of those it touches. */
export interface Segment {
  kind: Kind;
  edges: number[];
  shields: number;
  marks: string[];
  cities: number[];
}

/** A tile as it lies: what meets each side, and the places of the segments that reach sides and half-edges (-1: none). */
export interface Lying {
  segments: Segment[];
  sides: Kind[];
  segmentAt: number[];
  fieldAt: number[];
}

export interface TileSet {
  /** The names of all copies, the same name once for each. */
  tiles: string[];
  /** What lies first, is drawn first and is drawn last. */
  start: string;
  first: string;
  last: string;
}

export const SIDES = 'NESW';
/** What a step over each side adds to a cell; y grows to the south. */
export const STEPS: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const BUILDINGS = ['monastery', 'shrine', 'church', 'special-monastery'];
const SYMBOLS = ['mage', 'volcano'];

/** The half-edge of the neighbouring tile that meets a half-edge. */
export const across = (half: number): number => ((half + 4) % 8) ^ 1;

const faces = new Map<string, Segment[]>();
const symbols = new Map<string, string[]>();
const sets = new Map<string, TileSet>();
const order = new Map<string, number>();

const segment = (kind: Kind, edges: number[] = [], more: Partial<Segment> = {}): Segment => ({
  kind,
  edges,
  shields: 0,
  marks: [],
  cities: [],
  ...more,
});

function read(word: string): Segment {
  const [kind = '', edges = '', ...words] = word.split(':');
  if (BUILDINGS.includes(kind)) return segment('monastery', [], { marks: [kind] });
  const cities = words.flatMap((one) => (one.startsWith('by=') ? [...one.slice(3)].map(Number) : []));
  const marks = words.filter((one) => one !== 'shield' && !one.startsWith('by='));
  const shields = words.filter((one) => one === 'shield').length;
  const reached = kind === 'field' ? [...edges.replace('-', '')].map(Number) : [...edges].map((side) => SIDES.indexOf(side)).sort();
  return segment(kind as Kind, reached, { shields, marks, cities });
}

const copies = new Map<string, string[]>();
const unlisted = new Set<string>();

/** Takes up the faces and the sets of a list. */
export function know(list: string): void {
  for (const line of list.split('\n')) if (line.trim() !== '' && !line.startsWith('#')) knowLine(line);
}

function knowLine(line: string): void {
  const [head = '', tail = ''] = line.split(line.startsWith('set ') ? ' : ' : ' | ');
  if (line.startsWith('set ')) {
    const [, name = '', ...marked] = head.split(' ');
    const named = (mark: string): string => {
      const [face = ''] = marked.flatMap((word) => (word.startsWith(`${mark}=`) ? [word.slice(mark.length + 1)] : []));
      return copies.get(face)?.[0] ?? '';
    };
    const tiles = tail.trim().split(' ').flatMap((face) => copies.get(face) ?? []);
    sets.set(name, { tiles, start: named('start'), first: named('first'), last: named('last') });
    return;
  }
  const [face = '', ...words] = head.trim().split(/\s+/);
  const segments = words.filter((word) => !SYMBOLS.includes(word)).map(read);
  symbols.set(face, words.filter((word) => SYMBOLS.includes(word)));
  for (const decoration of tail.trim().split(/\s+/)) {
    const copy = decoration === 'none' || decoration === 'unknown' ? face : `${face}.${decoration}`;
    copies.set(face, [...(copies.get(face) ?? []), copy]);
    if (decoration === 'unknown') unlisted.add(face);
    if (!order.has(copy)) order.set(copy, order.size);
    faces.set(copy, decoration === 'garden' ? [...segments, segment('garden')] : segments);
  }
}

know(list);

export const known = (name: string): boolean => faces.has(name);
export const tileSet = (name: string): TileSet => sets.get(name) ?? { tiles: [], start: '', first: '', last: '' };
/** Sorts names of tiles as the catalogue has them. */
export const inOrder = (one: string, other: string): number => (order.get(one) ?? 0) - (order.get(other) ?? 0);
export const faceOf = (name: string): string => name.split('.')[0] ?? '';
/** All faces, and the copies of one, the same name once for each. */
export const allFaces = (): string[] => [...copies.keys()];
export const copiesOf = (face: string): string[] => copies.get(face) ?? [];
/** Whether nobody has listed what decorates the copies of a face. */
export const isUnlisted = (face: string): boolean => unlisted.has(face);
/** Symbols of expansions that belong to no segment: mage, volcano. */
export const symbolsOf = (name: string): string[] => symbols.get(faceOf(name)) ?? [];
export const decorationOf = (name: string): string => name.split('.')[1] ?? '';

const turned = new Map<string, Lying>();

/** A tile as it lies after clockwise quarter turns. */
export function lying(name: string, turns: number): Lying {
  const key = `${name}@${turns}`;
  const found = turned.get(key);
  if (found) return found;
  const made: Lying = {
    segments: (faces.get(name) ?? []).map((each) => {
      const [step, all] = each.kind === 'field' ? [2, 8] : [1, 4];
      const edges = each.edges.map((edge) => (edge + step * turns) % all).sort((one, other) => one - other);
      return { ...each, edges };
    }),
    sides: ['field', 'field', 'field', 'field'],
    segmentAt: [-1, -1, -1, -1],
    fieldAt: [-1, -1, -1, -1, -1, -1, -1, -1],
  };
  for (const [place, { kind, edges }] of made.segments.entries()) {
    for (const edge of edges) {
      if (kind === 'field') made.fieldAt[edge] = place;
      else [made.sides[edge], made.segmentAt[edge]] = [kind, place];
    }
  }
  turned.set(key, made);
  return made;
}

/** What is printed on a face or a copy of it, as it lies unturned. */
export const segmentsOf = (name: string): Segment[] => lying(known(name) ? name : (copiesOf(faceOf(name))[0] ?? name), 0).segments;

/** The segments as the notation names them: `city-ne`, `field-0347`, `monastery`; twins are told by number. */
export function segmentNames({ segments }: Lying): string[] {
  const named: string[] = [];
  for (const { kind, edges } of segments) {
    const plain =
      kind === 'field'
        ? `field-${edges.join('') || 'inner'}`
        : edges.length === 0
          ? kind
          : `${kind}-${edges.map((edge) => SIDES.charAt(edge)).join('').toLowerCase()}`;
    const twins = named.filter((other) => other === plain || other.startsWith(`${plain}-`)).length;
    named.push(twins > 0 && (kind === 'field' || edges.length === 0) ? `${plain}-${twins + 1}` : plain);
  }
  return named;
}
