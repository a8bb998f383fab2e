/** The thirteen colours, by the names of the stashes: each with its fill, its letter's tone and a pattern. */

interface Look {
  fill: string;
  /** Whether letter and pattern are light. */
  light: boolean;
  /** The pattern on a tile of 24 units, as strokes; empty for a plain piece. */
  pattern: string;
  /** Whether the pattern is filled and not drawn in strokes. */
  solid?: true;
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Told apart by colour-blind eyes too: at least .11 apart in OKLab under each kind of colour blindness. */
export const LOOKS: Record<string, Look> = {
  red: { fill: '#da0507', light: true, pattern: '' },
  yellow: { fill: '#f8dc2e', light: false, pattern: dot(6, 6, 2.6) + dot(18, 18, 2.6), solid: true },
  green: { fill: '#2b7751', light: true, pattern: 'M-2 14L14 -2M-2 26L26 -2M10 26L26 10' },
  blue: { fill: '#112d93', light: true, pattern: 'M0 6H24M0 18H24M6 0V24M18 0V24' },
  black: { fill: '#141415', light: true, pattern: 'M0 9L6 3L12 9L18 3L24 9M0 21L6 15L12 21L18 15L24 21' },
  purple: { fill: '#aa39bd', light: true, pattern: dot(12, 12, 5) + dot(0, 0, 5) + dot(24, 0, 5) + dot(0, 24, 5) + dot(24, 24, 5) },
  orange: { fill: '#ee7b29', light: false, pattern: 'M0 0H12V12H0ZM12 12H24V24H12Z', solid: true },
  cyan: { fill: '#20cefd', light: false, pattern: 'M0 6Q6 0 12 6T24 6M0 18Q6 12 12 18T24 18' },
  clear: { fill: '#8f888f', light: false, pattern: 'M12 4L20 12L12 20L4 12Z' },
  white: { fill: '#fefcfd', light: false, pattern: 'M12 5L19 18H5Z' },
  pink: { fill: '#ed9eb6', light: false, pattern: 'M6 1V11M1 6H11M18 13V23M13 18H23' },
  brown: { fill: '#502c16', light: true, pattern: 'M0 0H24M0 12H24M6 0V12M18 12V24' },
  mint: { fill: '#b4ebaa', light: false, pattern: 'M0 12H6V4H18V12H24M0 24H6V16H18V24H24' },
};

export const lookOf = (colour: string): Look => LOOKS[colour] ?? (LOOKS['clear'] as Look);

/** The tone of letters and pips on a colour. */
export const toneOf = (colour: string): string => (lookOf(colour).light ? '#ffffff' : '#141415');
