/** What a round of the second variant asks for. */
import { say } from '../../../shell/language.svelte';
import { meeples, triangle, type Rows } from '../rows';
import type { Setup } from './game';

type Shape = Setup['shape'];

/** The rows that are asked for, the lowest first; in free form only the lowest is. */
export const rowsAsked = (shape: Shape, base: number): Rows => (shape === 'free' ? [base] : triangle(base));

/** It in a sentence; in free form the pyramid is to be higher than so many rows. */
export function taskText(shape: Shape, base: number, before: number): string {
  const rows = rowsAsked(shape, base);
  return shape === 'free'
    ? say('stacking-task-free', { base, before })
    : say('stacking-task-full', { rows: rows.join(' + '), meeples: meeples(rows) });
}
