/** What tells seats apart: their colours, whatever the options, and the letters on their figures. */
import { say } from '../../shell/language.svelte';

export const COLOURS = ['red', 'blue', 'yellow', 'black', 'green', 'pink'] as const;

export const colourOf = (seat: number): string => COLOURS[seat] ?? 'pink';
/** The letter that stands on the figures of a seat. */
export const seatLetter = (seat: number): string => say(`carcassonne-letter-${colourOf(seat)}`);
