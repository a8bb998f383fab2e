/** The houses of a town. */
import { clear, inside, short, type Line, type Point } from './curve';
import type { City } from './ground';
import type { Box } from './placed';

const PITCH = 11;

/** Houses in rows, where towns leave room for them, as paths by kind. */
export function houses(cities: City[], ways: Line[], taken: Box[], next: () => number): Record<string, string> {
  const made: Record<string, string> = { house: '', roof: '', 'roof-2': '', door: '' };
  for (const { town, walls } of cities) {
    for (let row = 12.4; row < 99; row += PITCH) {
      let x = 1.8 + next() * 5;
      while (x < 92) {
        const wide = 7.4 + next() * 2.6;
        const y = short(row + (next() - 0.5) * 0.9);
        const box: Box = { x, y: y - 9.6, w: wide, h: 9.6 };
        if (fits(box, town, walls, ways, taken)) {
          build(made, short(x), y, short(wide), next());
          x += wide + 0.9 + next() * 0.8;
        } else x += 2.2;
      }
    }
  }
  return made;
}

function fits({ x, y, w, h }: Box, town: Line, walls: Line[], ways: Line[], taken: Box[]): boolean {
  if (x < 1.8 || x + w > 98.2 || y < 1.8 || y + h > 98.2) return false;
  if (taken.some((box) => x < box.x + box.w && box.x < x + w && y < box.y + box.h && box.y < y + h)) return false;
  const corners: Point[] = [[x, y + 3], [x + w, y + 3], [x, y + h], [x + w, y + h], [x + w / 2, y], [x + w / 2, y + h]];
  return corners.every((at) => inside(at, town) && walls.every((line) => clear(at, line, 3.9)) && ways.every((line) => clear(at, line, 6.4)));
}

/** A house on a foot, in one of three shapes. */
function build(made: Record<string, string>, x: number, y: number, w: number, kind: number): void {
  const roof = kind * 7 - Math.floor(kind * 7) < 0.62 ? 'roof' : 'roof-2';
  if (kind < 0.45) {
    const half = short(w / 2);
    made['house'] += `M${short(x + 0.8)} ${y}v-5.2l${short(half - 0.8)}-3.6 ${short(half - 0.8)} 3.6v5.2z`;
    made[roof] += `M${x} ${short(y - 4.6)}l${half}-4.9 ${half} 4.9-.9 1.2-${short(half - 0.9)}-4.1-${short(half - 0.9)} 4.1z`;
    made['door'] += `M${short(x + half - 0.9)} ${y}v-2.9h1.8v2.9z`;
  } else {
    made['house'] += `M${short(x + 0.7)} ${y}v-5h${short(w - 1.4)}v5z`;
    made[roof] += `M${x} ${short(y - 4.6)}l1.9-4.4h${short(w - 3.8)}l1.9 4.4z`;
    made['door'] += `M${short(x + w * 0.24)} ${short(y - 1.4)}v-1.8h1.5v1.8zM${short(x + w * 0.6)} ${y}v-2.8h1.7v2.8z`;
  }
}

