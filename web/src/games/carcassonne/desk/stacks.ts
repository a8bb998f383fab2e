/** The scoring tiles of The Surveyors: their stacks, and what they are called. */
import { language, say } from '../../../shell/language.svelte';
import type { Readings } from './scoring';
import table from './table.json';
import type { Stack } from '../position';

export const STACKS: readonly Stack[] = ['city', 'road', 'monastery'];
export type { Stack };

/** Which of Wealth and Poverty lies in the road stack, and which in the monastery stack. */
export type Signs = keyof typeof table.signs;
export const SIGNS = Object.keys(table.signs) as Signs[];
/** The choices that a draw decides between. */
export const DRAWN = table.drawn as Signs[];

/** All tiles of a stack, in no order. */
export function tilesOf(stack: Stack, signs: Signs): string[] {
  const signed = table.signs[signs][table.signed.indexOf(stack)];
  return signed === undefined ? table.stacks[stack] : [...table.stacks[stack], signed];
}

export const nameOfTile = (tile: string): string => language.tell('carcassonne', `scoring-${tile}`) ?? tile;
/** What a tile does, in a few words, as a table reads the Highway. */
export const effectOf = (tile: string, readings: Readings = {}): string =>
  say(`carcassonne-effect-${tile === 'highway' && readings['highway'] === 'points' ? 'highway-points' : tile}`);

/** A kind of feature as a label: its name with a capital letter. */
export function kindName(kind: string): string {
  const name = language.tell('carcassonne', 'part-feature', { feature: kind }) ?? kind;
  return name.charAt(0).toLocaleUpperCase(language.code) + name.slice(1);
}
