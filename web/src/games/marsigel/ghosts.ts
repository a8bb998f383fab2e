/** Spaces that closed: their marks stay for the turn in which they went and the next. */
import type { Position, Space } from './position';

export interface Ghost {
  foot: string;
  /** The space before it in the ring that is still there. */
  after: string;
  turn: number;
}

/** The ghosts at a position that came after another. */
export function haunted(ghosts: Ghost[], before: { spaces: Space[]; turn: number } | null, at: Position): Ghost[] {
  const feet = new Set(at.spaces.map(({ foot }) => foot));
  if (before === null || before.turn > at.turn || at.turn > before.turn + 2) return [];
  const was = before.spaces.map(({ foot }) => foot);
  if (was.length < feet.size || [...feet].some((foot) => !was.includes(foot))) return [];
  const gone = was.flatMap((foot, place): Ghost[] => {
    if (feet.has(foot)) return [];
    const earlier = was.map((_, by) => was[(place - 1 - by + 2 * was.length) % was.length] as string);
    const after = earlier.find((known) => feet.has(known));
    return after === undefined ? [] : [{ foot, after, turn: at.turn }];
  });
  const kept = ghosts.filter((ghost) => at.turn - ghost.turn <= 1 && !feet.has(ghost.foot));
  return [...kept.filter(({ after }) => feet.has(after)), ...gone];
}
