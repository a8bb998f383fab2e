/** Where on a tile each place lies. */
import { lying } from './tiles';

export type Point = readonly [number, number];
const MIDDLES: Point[] = [[50, 8], [92, 50], [50, 92], [8, 50]];
const HALVES: Point[] = [[25, 8], [75, 8], [92, 25], [92, 75], [75, 92], [25, 92], [8, 75], [8, 25]];

export function spot(name: string, turns: number, place: number): Point {
  const segment = lying(name, turns).segments[place];
  if (!segment || segment.edges.length === 0) return segment?.kind === 'garden' ? [70, 30] : [50, 50];
  const points = segment.edges.map((edge) => (segment.kind === 'field' ? HALVES : MIDDLES)[edge] as Point);
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const pull = points.length === 1 ? 0.25 : 0;
  return [mean(0) + (50 - mean(0)) * pull, mean(1) + (50 - mean(1)) * pull];
}

export function outline(name: string, turns: number, place: number): string {
  const [x, y] = spot(name, turns, place);
  return `M${x - 14} ${y - 14}h28v28h-28z`;
}
