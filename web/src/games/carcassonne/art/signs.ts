/** What stands upright on a tile, each as paths around the middle of its foot. */

export type Stroke = readonly [kind: string, path: string];

const window = (x: number, y: number, w = 2.2, h = 3.6): string => `M${x} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

const shadow = (x: number, wide: number, high = 2.6): Stroke => ['shade', `M${x - wide} 0a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`];

const cypress = (x: number, y: number, high = 10): string => `M${x} ${y - high}c2.5 3.6 2.6 ${high - 1.2} 0 ${high}c-2.6-1.2-2.5 ${3.6 - high} 0 ${-high}z`;

/** The hedge around a building: an octagon. */
const close: Stroke = ['close', 'M-13-19h26l9 9v14l-9 9h-26l-9-9v-14z'];

const church: Stroke[] = [
  shadow(2, 17, 3.2),
  ['house', 'M-4.5 0v-11.5h19.5v11.5z'],
  ['slate', 'M-6.5-10.6l4.6-8.4h13.6l5 8.4z'],
  ['house', 'M-14-.01v-20.5h10.5v20.5z'],
  ['slate', 'M-15.2-20.2l6.4-14 6.5 14z'],
  ['line', 'M-8.8-34v-6.6M-11-38.2h4.4'],
  ['door', window(-10.9, 0, 4.2, 7.4) + window(-9.9, -12, 2.2, 4.4) + window(-1, -3.4) + window(4, -3.4) + window(9, -3.4)],
];

const hall = (roof: string, x = 0): Stroke[] => [
  shadow(x, 10),
  ['house', `M${x - 8} 0v-7.4h16v7.4z`],
  [roof, `M${x - 10}-6.8l3.6-6.4h12.8l3.6 6.4z`],
];

const shed = (door: string): Stroke[] => [
  shadow(0, 9, 2.2),
  ['timber', 'M-8 0v-6.6h16v6.6z'],
  ['boards', 'M-4.8 0v-6M-1.6 0v-6M1.6 0v-6M4.8 0v-6'],
  ['shingle', 'M-9.6-6l5-5.6h13.6l.6 5.6z'],
  ['door', door],
];

const pig = (x: number, y: number): Stroke[] => [
  ['pig', `M${x - 4.2} ${y - 4.6}c2-1.6 6.4-1.6 8 .2l1.8-.6-.4 1.6 1 1.2-1.4 1.1c-.2 1-.9 1.7-1.6 2v1.3h-1.6v-1h-3.8v1h-1.6v-1.5c-1.8-1-2-3.6-.4-5.3z`],
  ['door', `M${x + 4} ${y - 3.4}h.9v.9h-.9z`],
];

export const SIGNS: Record<string, Stroke[]> = {
  monastery: [close, ['crown', cypress(-18, 0) + cypress(18.4, -3) + cypress(17, 8)], ...church],
  chapel: church,
  'special-monastery': [
    close,
    ['crown', cypress(-18, 0) + cypress(18.4, -3) + cypress(17, 8)],
    ...church.map(([kind, path]): Stroke => [kind === 'slate' ? 'copper' : kind, path]),
  ],
  church: [
    close,
    shadow(0, 15, 3.2),
    ['house', 'M-13 0v-10h26v10z'],
    ['slate', 'M-15-9.4l3.4-5.6h23.2l3.4 5.6z'],
    ['house', 'M-6-12v-8.5h12v8.5z'],
    ['slate', 'M-7-20.2c0-9 4.4-10.6 7-14 2.6 3.4 7 5 7 14z'],
    ['line', 'M0-34v-5.6M-2.2-37.4h4.4'],
    ['door', window(-2, 0, 4, 7) + window(-9.6, -2.6) + window(7.4, -2.6) + window(-3.6, -14) + window(1.4, -14)],
  ],
  shrine: [
    close,
    shadow(0, 12, 2.8),
    ['house', 'M-11 1.5v-3h22v3z'],
    ['house', 'M-9-1.5v-12h3v12zM-1.5-1.5v-12h3v12zM6-1.5v-12h3v12z'],
    ['copper', 'M-12-13.4l12-9 12 9z'],
    ['line', 'M0-22.4v-5.4'],
    ['thatch', 'M-2-29.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'],
  ],
  cathedral: [
    shadow(0, 22, 4),
    ['house', 'M-10 0v-21l10-9 10 9v21z'],
    ['slate', 'M-11.6-20l11.6-12 11.6 12-2.4 1.6-9.2-8.6-9.2 8.6z'],
    ['house', 'M-19 0v-30h9v30zM10 0v-30h9v30z'],
    ['slate', 'M-20.4-29.6l5.9-15 5.9 15zM8.6-29.6l5.9-15 5.9 15z'],
    ['line', 'M-14.5-44v-5M-16.4-47.2h3.8M14.5-44v-5M12.6-47.2h3.8'],
    ['glass', 'M-4.2-15a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z'],
    ['door', window(-3, 0, 6, 8.4) + window(-15.6, -6, 2.4, 5) + window(-15.6, -17, 2.4, 5) + window(13.2, -6, 2.4, 5) + window(13.2, -17, 2.4, 5)],
  ],
  shield: [
    ['arms', 'M-7.6-19h15.2v9.4c0 5-3.8 8-7.6 9.6-3.8-1.6-7.6-4.6-7.6-9.6z'],
    ['device', 'M0-15.6l6.2 6.2-1.9 3.1-4.3-4.3-4.3 4.3-1.9-3.1z'],
  ],
  farmhouse: [
    shadow(0, 11),
    ['house', 'M-7.4 0v-6.2h14.8v6.2z'],
    ['thatch', 'M-10.4-5c.6-4.4 3-8.4 5.2-8.8h10.4c2.2.4 4.6 4.4 5.2 8.8-1.2 1-2.2.2-3 .2h-14.8c-.8 0-1.8.8-3-.2z'],
    ['straw', 'M-6-7l1.6-4.4M-2-7l.6-4.8M2-7l-.4-4.8M6-7l-1.4-4.4'],
    ['door', window(-1.5, 0, 3, 4.4) + 'M-5.6-1.8v-2.2h2.2v2.2zM3.4-1.8v-2.2h2.2v2.2z'],
    ['fence', 'M-12 2.4h24M-12 4.2h24M-11 5.4v-4.4M-6.6 5.4v-4.4M-2.2 5.4v-4.4M2.2 5.4v-4.4M6.6 5.4v-4.4M11 5.4v-4.4'],
  ],
  cowshed: shed('M-2.6 0v-4.6h5.2v4.6z'),
  pigsty: shed('M-6 0v-2.6h3.4v2.6zM2.6 0v-2.6h3.4v2.6z'),
  'donkey-stable': shed('M-4.4 0v-4.8h3.8v4.8z'),
  inn: [
    ...hall('roof', -2),
    ['chimney', 'M2.6-12v-4.4h2.4v4.4z'],
    ['door', window(-3.6, 0, 3.2, 4.8) + 'M-8-2.2v-2.4h2.2v2.4zM2-2.2v-2.4h2.2v2.4z'],
    ['line', 'M9.6 1v-12.4h-.2h5'],
    ['thatch', 'M10.8-10.8h4.8v5.4h-4.8z'],
    ['door', 'M12-9.4h2.2v2.8h-2.2z'],
  ],
  village: [
    ['green', 'M-15-4a15 12.5 0 1 0 30 0a15 12.5 0 1 0-30 0z'],
    ['house', 'M-11.4-3v-5.4l4-3.4 4 3.4v5.4zM3.4-3v-5.4l4-3.4 4 3.4v5.4z'],
    ['roof', 'M-12.6-7.4l5.2-5.4 5.2 5.4-1.4 1.2-3.8-3.6-3.8 3.6z'],
    ['roof-2', 'M2.2-7.4l5.2-5.4 5.2 5.4-1.4 1.2-3.8-3.6-3.8 3.6z'],
    ['house', 'M-4.6 5v-5.8l4.6-3.8 4.6 3.8v5.8z'],
    ['roof', 'M-6 .4l6-6 6 6-1.6 1.3-4.4-4.2-4.4 4.2z'],
    ['door', window(-1.3, 5, 2.6, 4) + 'M-8.4-4.4v-2.4h2v2.4zM6.4-4.4v-2.4h2v2.4z'],
  ],
  gate: [
    shadow(0, 10, 2.2),
    ['house', 'M-9.4 0v-12.4h2v1.8h1.6v-1.8h2v1.8h1.6v-1.8h.4v12.4zM9.4 0v-12.4h-2v1.8h-1.6v-1.8h-2v1.8h-1.6v-1.8h-.4v12.4z'],
    ['house', 'M-3.6 0v-8.4h7.2v8.4z'],
    ['door', window(-2.4, 0, 4.8, 6.4)],
  ],
  garden: [
    ['green', 'M-11.4-9.4h22.8v18.8h-22.8z'],
    ['hedge', 'M-9.6-7.6h7.4v6.2h-7.4zM2.2-7.6h7.4v6.2h-7.4zM-9.6 1.4h7.4v6.2h-7.4zM2.2 1.4h7.4v6.2h-7.4z'],
    ['bloom', dots([-8, -6, -4], [-5.9, -3.1], 0.85) + dots([4, 6, 8], [3.1, 5.9], 0.85)],
    ['bloom-2', dots([-8, -6, -4], [3.1, 5.9], 0.85) + dots([4, 6, 8], [-5.9, -3.1], 0.85)],
    ['glass', 'M-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z'],
  ],
  'water-tower': [
    shadow(0, 7, 2),
    ['house', 'M-4.2 0l.9-10.5h6.6l.9 10.5z'],
    ['timber', 'M-5.6-10v-5.6h11.2v5.6z'],
    ['boards', 'M-2.8-10v-5.6M0-10v-5.6M2.8-10v-5.6'],
    ['slate', 'M-6.8-15.2l6.8-6.8 6.8 6.8z'],
    ['door', window(-1.2, 0, 2.4, 4)],
  ],
  highwaymen: [
    shadow(0, 9, 2),
    ['skin', 'M-5.6-6.6v-3h4v3zM1.8-8v-3h4v3z'],
    ['hat', 'M-7.4-8.6c1.4-.4 2-.8 2.2-2.8h3.2c.2 2 .8 2.4 2.2 2.8-2.2 1-5.4 1-7.6 0zM0-10c1.4-.4 2-.8 2.2-2.8h3.2c.2 2 .8 2.4 2.2 2.8-2.2 1-5.4 1-7.6 0z'],
    ['bloom', 'M5.2-11.6c.6-1.8 1.6-2.6 2.8-2.6-.6.8-1 1.8-1.4 3z'],
    ['crown', 'M-9.6 0c-2.6-3.4-.4-6.6 2.6-6.4 1.4-2.2 4.4-2.2 6-.2 2-2.4 5.6-2.2 6.8.4 3-.8 5 1.6 3.8 4 .8 1 .6 1.6.2 2.2z'],
  ],
  besieged: [
    shadow(0, 11, 2.4),
    ['canvas', 'M-10.4 0l5-12 5 12z'],
    ['canvas', 'M-1 0l5.8-13.6 5.8 13.6z'],
    ['door', 'M-6.4 0l1-4.6 1 4.6zM3.6 0l1.2-5.4 1.2 5.4z'],
    ['line', 'M-5.4-12v-4M4.8-13.6v-4'],
    ['banner', 'M-5.4-16l4.4 1.3-4.4 1.3zM4.8-17.6l4.6 1.4-4.6 1.4z'],
  ],
  darmstadtium: [
    shadow(0, 18, 3.4),
    ['house', 'M-18 0v-10l8-5v-4l10-7 10 7v4l8 5v10z'],
    ['glass', 'M-7 0v-15.4l7-5 7 5v15.4z'],
    ['line', 'M-7-5.4h14M-7-10.8h14M0 0v-20.4M-15.4-3v-5M-11.6-3v-7.4M11.6-3v-7.4M15.4-3v-5'],
  ],
  mage: [
    ['arms', 'M-6.8 0c2.4-3 4-8.6 6.8-15 2.8 6.4 4.4 12 6.8 15-4.4 1.7-9.2 1.7-13.6 0z'],
    ['thatch', 'M0-9.8l1.1 2.4 2.6.3-1.9 1.8.5 2.6-2.3-1.3-2.3 1.3.5-2.6-1.9-1.8 2.6-.3z'],
  ],
  volcano: [
    shadow(0, 22, 3.4),
    ['rock', 'M-22 0c6-5 10-15 13-25 4-2.4 12-2.4 17 0 3 10 8 20 14 25-14 2.6-31 2.6-44 0z'],
    ['lava', 'M-9-25c4-2.6 13-2.6 17 0 .4 4-1.4 4.4-2.4 9-.8 3.6-2.6 3-3 .4-.4-2.8-1.6-3-2.6 2.4-.8 4.4-3.4 4-3.2-.6.2-4.8-5-6-5.8-11.2z'],
    ['smoke', 'M-3-29c-4.6-1-3-5.4 0-5-.6-4 5-5 6-1.6 4-.6 5 5 .6 5.8-2 1.6-4.6 1.8-6.6.8z'],
  ],
  pigs: [shadow(0, 12, 1.8), ...pig(-5.6, 0.4), ...pig(7.2, -3.6)],
  house: [
    shadow(0, 8, 2.2),
    ['house', 'M-7 0v-7.6h14v7.6z'],
    ['roof', 'M-9-7l3.4-6.6h11.2l3.4 6.6z'],
    ['door', window(-1.5, 0, 3, 4.6)],
  ],
};

function dots(xs: number[], ys: number[], r: number): string {
  return xs.flatMap((x) => ys.map((y) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)).join('');
}
