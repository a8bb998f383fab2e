/** What chance chooses from in Carcassonne: who begins, the signs, what comes up on the stacks, and the tiles. */
import type { Drawing, Outcomes } from '../../tables/draws';
import { presentLine } from '../../tables/line';
import { due, type Position } from './position';
import { drawable, positionAt } from './text';

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
