/** The best that each name has built on this device. */
import { points } from '../rows';
import { bestOf, type Game } from './game';

export interface Bests {
  /** The pyramid with most points of each name, by rows. */
  points: Record<string, number[]>;
  /** The last round that each name met in the second variant. */
  rounds: Record<string, number>;
}

/** The bests with those of a game. */
export function better(bests: Bests, game: Game | null): Bests {
  if (game === null) return bests;
  const found: Bests = { points: { ...bests.points }, rounds: { ...bests.rounds } };
  for (const [player, name] of game.setup.players.entries()) {
    if (game.setup.bots?.[player]) continue;
    const rows = bestOf(game, player);
    if (rows !== null && points(rows) > points(found.points[name] ?? [])) found.points[name] = rows;
    const round = game.rungs[player] ?? 0;
    if (round > (found.rounds[name] ?? 0)) found.rounds[name] = round;
  }
  return found;
}
