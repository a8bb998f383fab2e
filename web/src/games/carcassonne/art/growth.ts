/** What grows in the fields. */
import { clear, distance, inside, short, type Line, type Point } from './curve';
import type { Box } from './placed';

/** Whether something so large may grow at a point. */
type Free = (at: Point, room: number) => boolean;

/** What may grow where: in a field, away from lines, signs and the tile's edge. */
export function freeOf(fields: Line[], lines: { line: Line; half: number }[], taken: Box[]): Free {
  return ([x, y], room) =>
    x > room + 1.5 && x < 98.5 - room && y > room + 1.5 && y < 98.5 - room &&
    fields.some((loop) => inside([x, y], loop)) &&
    taken.every((box) => x + room < box.x || x - room > box.x + box.w || y + room < box.y || y - room > box.y + box.h) &&
    lines.every(({ line, half }) => clear([x, y], line, half + room + 1));
}

/** Meadows, furrows, trees and tufts as paths. */
export function growth(free: Free, next: () => number): Record<string, string> {
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
    const [x, y] = [short(at[0]), short(at[1])];
    grown.shade += `M${short(x - r)} ${short(y + 3)}a${short(r)} 1.3 0 1 0 ${short(2 * r)} 0a${short(r)} 1.3 0 1 0 ${short(-2 * r)} 0z`;
    grown.trunk += `M${x} ${short(y + 3)}v-3`;
    grown.crown += crown(x, y - 1, r);
  }
  for (let one = 0; one < 11; one += 1) {
    const at = spot(2.4, 6, 4);
    if (at === null) continue;
    stood.push(at);
    const [x, y] = [short(at[0]), short(at[1])];
    grown.tuft += `M${x} ${y}m-1.6-1.6l.7 2.2m.9-3v3m1.6-2.2l-.7 2.2`;
  }
  return grown;
}

const crown = (x: number, y: number, r: number): string => {
  const k = short(r);
  return `M${x} ${short(y - r)}c${short(k * 0.9)} 0 ${short(k * 1.3)} ${short(k * 0.7)} ${short(k * 1.05)} ${short(k * 1.1)}c${short(k * 0.1)} ${short(k * 0.7)} ${short(-k * 0.5)} ${k} ${short(-k * 1.05)} ${k}s${short(-k * 1.2)} ${short(-k * 0.3)} ${short(-k * 1.05)} ${short(-k)}c${short(-k * 0.25)} ${short(-k * 0.4)} ${short(k * 0.15)} ${short(-k * 1.1)} ${short(k * 1.05)} ${short(-k * 1.1)}z`;
};

function blob([x, y]: Point, r: number, next: () => number): string {
  const [a, b] = [short(r * (0.8 + next() * 0.3)), short(r * (0.55 + next() * 0.2))];
  return `M${short(x - a)} ${short(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
}

/** A ploughed strip. */
function furrows([x, y]: Point, next: () => number): string {
  const lean = -0.35 + next() * 0.7;
  return [-4.5, -2.25, 0, 2.25, 4.5].map((off) => `M${short(x - 8)} ${short(y + off + lean * 8)}L${short(x + 8)} ${short(y + off - lean * 8)}`).join('');
}

