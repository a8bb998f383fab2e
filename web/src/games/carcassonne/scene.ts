/** The scenes that teach the game: frames that the engine has played, as pictures. */
import { cellAt, cellName, laidOf } from './land';
import type { Figure } from './position';
import recorded from './scenes.json';
import { lying, segmentNames } from './tiles';

/** What is recorded of a frame (see the tests): how the land lies after a move, or before one that is looked at. */
interface Recorded {
  move?: string;
  ghost?: string;
  refuse?: string;
  hand?: string;
  /** What has scored: the part, told by its tile. */
  lit?: string;
  tiles: string[];
  figures: Figure[];
  scores: number[];
  /** The active and the next scoring tile for cities. */
  up?: string[];
}

export interface Frame {
  tiles: string[];
  figures: Figure[];
  ghost: string | null;
  refused: string | null;
  scored: { at: string; points: number } | null;
  up: string[] | null;
  box: [number, number, number, number];
}

export interface Scene {
  key: string;
  clauses: string[];
  frames: Frame[];
}

const PAD = 12;

/** All frames of a scene show the same part of the land. */
function boxOf(frames: Recorded[]): Frame['box'] {
  const cells = frames.flatMap(({ tiles, refuse, ghost }) => [
    ...tiles.map((text) => laidOf(text).cell),
    ...[refuse, ghost].flatMap((move) => (move?.includes('@') ? [move.split('@')[0] ?? 'o'] : [])),
  ]);
  const xs = cells.map((cell) => 100 * cellAt(cell)[0]);
  const ys = cells.map((cell) => 100 * cellAt(cell)[1]);
  const [left, top] = [Math.min(...xs) - PAD, Math.min(...ys) - PAD];
  return [left, top, Math.max(...xs) + 100 + PAD - left, Math.max(...ys) + 100 + PAD - top];
}

/** Where a refused move would have gone: the cell, or the place on the tile just laid. */
function refusedAt({ refuse, tiles }: Recorded): string | null {
  if (refuse === undefined) return null;
  const last = laidOf(tiles.at(-1) ?? 'o@0 D');
  const name = refuse.split(':')[1];
  if (name === undefined) return refuse.split('@')[0] ?? null;
  return `${cellName(last.x, last.y)}:${segmentNames(lying(last.name, last.turns)).indexOf(name)}`;
}

export const scenes: Scene[] = (recorded as { key: string; clauses: string[]; frames: Recorded[] }[]).map(({ key, clauses, frames }) => ({
  key,
  clauses,
  frames: frames.map((frame, at): Frame => {
    const before = frames[at - 1]?.scores ?? [];
    const points = Math.max(...frame.scores.map((score, seat) => score - (before[seat] ?? 0)));
    const way = frame.ghost ?? (frame.refuse?.includes('@') ? frame.refuse : undefined);
    return {
      tiles: frame.tiles,
      figures: frame.figures,
      ghost: way === undefined || frame.hand === undefined ? null : `${way} ${frame.hand}`,
      refused: refusedAt(frame),
      scored: frame.lit !== undefined && points > 0 ? { at: frame.lit, points } : null,
      // What has scored, has scored under the tiles that lay there before they went round.
      up: (frame.lit === undefined ? frame.up : frames[at - 1]?.up) ?? null,
      box: boxOf(frames),
    };
  }),
}));
