/** Eight colours that are told apart by colour-blind eyes too, each with a number for all others. */

interface Figure {
  fill: string;
  /** The tone of the number on it. */
  tone: string;
}

const LIGHT = '#ffffff';
const DARK = '#141415';

export const FIGURES: readonly Figure[] = [
  { fill: '#ee7b29', tone: DARK },
  { fill: '#20cefd', tone: DARK },
  { fill: '#aa39bd', tone: LIGHT },
  { fill: '#f8dc2e', tone: DARK },
  { fill: '#112d93', tone: LIGHT },
  { fill: '#2b7751', tone: LIGHT },
  { fill: '#da0507', tone: LIGHT },
  { fill: '#b4ebaa', tone: DARK },
];

export const figureOf = (player: number): Figure => FIGURES[player % FIGURES.length] as Figure;
