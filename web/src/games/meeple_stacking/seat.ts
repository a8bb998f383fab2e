/** The figures of the seats, whose colours no option changes. */
export { default as Sign } from './Sign.svelte';

export const before = (): Record<string, never> => ({});
