/** What chance chooses from in Carcassonne: who begins, the signs, what comes up on the stacks, and the tiles. */
import type { Drawing, Outcomes } from '../../draws/check';
import { presentLine } from '../../tables/line';
import { due, type Position } from './position';
import { positionAt, riverOf } from './text';
import { inOrder, lying, tileSet } from './tiles';

/** The tiles that may come next, each as often as it is left: the river before the land, and of it its fork first and its lake last. */
function drawable({ left, options }: Position): string[] {
  const all = Object.keys(left).toSorted(inOrder).flatMap((name) => Array.from({ length: left[name] ?? 0 }, () => name));
  const river = all.filter((name) => lying(name, 0).sides.includes('river'));
  const { first, last } = tileSet(riverOf(options) ?? '');
  const forks = river.filter((name) => name === first);
  const rest = river.filter((name) => name !== last);
  return forks.length > 0 ? forks : rest.length > 0 ? rest : river.length > 0 ? river : all;
}

const at = ({ options, position, seats, before }: Drawing): Position =>
  positionAt({ options, position, seats: Array.from({ length: seats }) }, presentLine(before));

export const outcomes: Outcomes = {
  started: ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ move: `seat-${seat + 1}`, data: { seat } })),
  signed: () => ['road-wealth', 'road-poverty'].map((signs) => ({ move: `signs-${signs}`, data: { signs } })),
  shown: (drawing) => {
    const now = at(drawing);
    const stack = due(now);
    const hidden = stack === undefined ? [] : (now.scoring?.[stack].hidden ?? []);
    return hidden.map((scoring) => ({ move: `show-${stack}-${scoring}`, data: { stack: String(stack), scoring } }));
  },
  drawn: (drawing) => drawable(at(drawing)).map((tile) => ({ move: `tile-${tile}`, data: { tile } })),
};
