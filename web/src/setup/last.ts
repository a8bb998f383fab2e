/** How a game was last set up, remembered on this device until it is forgotten. */
import type { GameCard, Options, SeatRequest } from '../shell/wire';

export interface Chosen {
  /** How one played: who sat where is proposed again only for the same way. */
  way: string;
  level: string;
  seats: number;
  sitting: SeatRequest[];
  /** The seat, of two, of the one who asked. */
  own: number;
  options: Options;
  clock: string;
}

const placeOf = (game: string): string => `rulebound.setup.${game}`;

/** What is usual, with what was chosen last as far as the game still offers it; `found` says whether anything was. */
export function lastOf(game: GameCard, usual: Chosen, clocks: string[]): { found: boolean; chosen: Chosen } {
  const kept = read(game.key);
  if (kept === null) return { found: false, chosen: usual };
  const { level = '', seats = 0, sitting, own, options, clock = '' } = kept;
  const sits = ({ kind, level: asked = '' }: SeatRequest): boolean => kind !== 'bot' || game.levels.includes(asked);
  const again = kept.way === usual.way && game.seats.includes(seats);
  return {
    found: true,
    chosen: {
      way: usual.way,
      level: game.levels.includes(level) ? level : usual.level,
      seats: again ? seats : usual.seats,
      sitting: again && Array.isArray(sitting) && sitting.every(sits) ? sitting : [],
      own: own === 1 ? 1 : 0,
      options: { ...usual.options, ...(typeof options === 'object' ? options : {}) },
      clock: clocks.includes(clock) ? clock : usual.clock,
    },
  };
}

export function remember(game: string, chosen: Chosen): void {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing begins each time with what is usual.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(placeOf(game));
  } catch {
    // Then nothing was kept.
  }
}

function read(game: string): Partial<Chosen> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(game)) ?? 'null');
    return typeof found === 'object' && found !== null ? found : null;
  } catch {
    return null;
  }
}
