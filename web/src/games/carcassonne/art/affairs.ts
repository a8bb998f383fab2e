/** What the scoring tiles of The Surveyors show, in a box of 100 units, and the figure on each. */
import type { Stack } from '../position';
import { FIGURES } from './figures';
import { SIGNS, type Stroke } from './signs';

/** Something drawn elsewhere, where the middle of its foot stands, and how large it is. */
export interface Piece {
  strokes: Stroke[];
  x: number;
  y: number;
  scale: number;
}

const sign = (name: string, x: number, y: number, scale: number): Piece => ({ strokes: SIGNS[name] ?? [], x, y, scale });
const drawn = (strokes: Stroke[], x = 0, y = 0, scale = 1): Piece => ({ strokes, x, y, scale });

/** The sign of a stack. */
export const STACK_SIGNS: Record<Stack, Piece> = {
  city: drawn([['tower', 'M-6 7v-14h3v2.6h1.6v-2.6h2.8v2.6h1.6v-2.6h3v14z'], ['door', 'M-1.5 7v-4a1.5 1.5 0 0 1 3 0v4z']]),
  road: drawn([['verge-fill', 'M-7 8l3.6-16h6.8l3.6 16z'], ['road-fill', 'M-5.2 8l3.4-16h3.6l3.4 16z'], ['line', 'M0 6.5v-3.4M0 .6v-2.6M0-4.4v-2']]),
  monastery: sign('chapel', -0.4, 7.4, 0.46),
};

const coins = (x: number, y: number, count: number): Stroke[] =>
  Array.from({ length: count }, (_, at): Stroke => ['coin', `M${x - 9} ${y - at * 4.6}a9 4.4 0 1 0 18 0a9 4.4 0 1 0 -18 0z`]);

/** Nine tiles, some with a city or a road, around the building in the middle. */
function nine(kind: 'city' | 'road'): Piece[] {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [19 + column * 22, 26 + row * 22] as const));
  const ground = cells.map(([x, y]) => `M${x} ${y}h20v20h-20z`).join('');
  const [first, second, third] = [cells[1], cells[3], cells[6]] as [readonly [number, number], readonly [number, number], readonly [number, number]];
  const shown: Stroke[] =
    kind === 'city'
      ? [first, third].flatMap(([x, y]): Stroke[] => [
          ['town', `M${x} ${y}h20v9c-4 5-16 5-20 0z`],
          ['rampart', `M${x} ${y + 9}c4 5 16 5 20 0`],
        ])
      : [
          ['lane', `M${second[0]} ${second[1] + 10}h20M${first[0] + 10} ${first[1]}v20M${third[0]} ${third[1] + 10}h20`],
          ['lane-top', `M${second[0]} ${second[1] + 10}h20M${first[0] + 10} ${first[1]}v20M${third[0]} ${third[1] + 10}h20`],
        ];
  return [drawn([['plot', ground], ...shown, ['grid', ground]]), sign('chapel', 50.6, 67, 0.72)];
}

const people = (at: [number, number][]): Piece[] => at.map(([x, y]) => drawn([['person', FIGURES['normal'] ?? '']], x, y, 1.5));

/** What a tile shows: its figure, or null, and the picture. */
export const AFFAIRS: Record<string, { figure: string; pieces: Piece[] }> = {
  'citizens-jury': { figure: '=', pieces: people([[28, 70], [72, 52], [50, 62]]) },
  'bad-neighborhood': {
    figure: '0',
    pieces: [
      drawn([
        ['plot', 'M16 32h56v48h-56z'],
        ['town', 'M20 32c0 16 10 27 24 27s24-11 24-27z'],
        ['rampart-edge', 'M20 32c0 16 10 27 24 27s24-11 24-27'],
        ['rampart', 'M20 32c0 16 10 27 24 27s24-11 24-27'],
        ['grid', 'M16 32h56v48h-56z'],
      ]),
      sign('house', 35, 50, 0.9),
      sign('house', 52, 50, 0.9),
    ],
  },
  siege: { figure: '+1', pieces: [sign('shield', 42, 84, 2.9)] },
  wealth: { figure: '+3', pieces: [drawn([...coins(46, 50, 5), ...coins(32, 70, 4), ...coins(56, 68, 2)])] },
  poverty: {
    figure: '−3',
    pieces: [drawn([['timber', 'M16 50h52c-1 18-12 28-26 28s-25-10-26-28z'], ['hollow', 'M16 50a26 8 0 1 0 52 0a26 8 0 1 0 -52 0z'], ['line', 'M30 62l5 6-3 7'], ...coins(42, 51, 1)])],
  },
  'street-fair': {
    figure: '+1',
    pieces: [
      drawn([
        ['verge-fill', 'M0 64h100v22h-100z'],
        ['road-fill', 'M0 66.4h100v17.2h-100z'],
        ['line', 'M12 36c14 9 30 9 44 0'],
        ['banner', 'M18 39l7 3.6-6 5.4zM30 42.4h7.6l-3.6 7zM44 42l7-3.4-1 8z'],
      ]),
      sign('besieged', 34, 68, 2),
    ],
  },
  highway: {
    figure: '5',
    pieces: [
      drawn([
        ['verge-fill', 'M8 96l26-70h16l26 70z'],
        ['road-fill', 'M12.6 96l24.4-70h10l24.4 70z'],
        ['lane-mark', 'M42 92v-12M42 72v-9M42 57v-7M42 45v-5M42 36v-4'],
      ]),
    ],
  },
  'peasant-uprising': { figure: '−1', pieces: [sign('farmhouse', 42, 72, 2.6)] },
  'hermit-monastery': { figure: '−1', pieces: nine('city') },
  'pilgrimage-route': { figure: '+1', pieces: nine('road') },
};
