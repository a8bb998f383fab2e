/** A game with real meeples, told by what was written down; pure, and by the rules of the engine. */
import { baseOf, meeples, points, refusal, SUPPLY, triangle, type Rows } from '../rows';

export interface Setup {
  variant: 'points' | 'ladder';
  players: string[];
  /** How many meeples each has. */
  supply: number;
  rounds: number;
  ties: 'shared' | 'extra-round';
  shape: 'full' | 'free';
  failing: 'at-once' | 'share' | 'replay';
  plate: 'own' | 'shared';
  loss: 'height' | 'any';
  /** What connects meeples, where that is measured; with real ones the players see for themselves. */
  connection?: 'standing' | 'touching';
  /** How a plate for all is built on, on the screen. */
  together?: 'at-once' | 'in-turns';
  /** The level of the bot in each seat, where bots build on the screen; null for a person. */
  bots?: (string | null)[];
}

/** What became of another's pyramid on a plate for all. */
export type Fall = 'gone' | 'lower' | 'some';

export type Act =
  | { kind: 'built'; player: number; rows: number[] }
  | { kind: 'climbed'; player: number; met: boolean; height: number }
  | { kind: 'destroyed'; player: number; victim: number; fall: Fall }
  | { kind: 'left'; player: number };

export type Cause = 'most-points' | 'last-one' | 'last-remaining' | 'all-failed' | 'supply';

export interface Game {
  setup: Setup;
  /** Each player's pyramids, round by round. */
  built: number[][][];
  round: number;
  starter: number;
  met: number[];
  failed: number[];
  /** Of each player the height of the round before and of this one; 0 for none. */
  heights: [number, number][];
  /** The last round that each player met in the second variant; 0 for none. */
  rungs: number[];
  /** Who left, together where they left together. */
  out: number[][];
  winners: number[] | null;
  cause: Cause | null;
}

export function begun(setup: Setup): Game {
  const each = <T>(make: () => T): T[] => setup.players.map(make);
  return {
    setup,
    built: each(() => []),
    round: 1,
    starter: 0,
    met: [],
    failed: [],
    heights: each((): [number, number] => [0, 0]),
    rungs: each(() => 0),
    out: [],
    winners: null,
    cause: null,
  };
}

export function stillIn({ setup, out }: Game): number[] {
  const gone = out.flat();
  return setup.players.map((_, player) => player).filter((player) => !gone.includes(player));
}

export const totalOf = ({ built }: Game, player: number): number => (built[player] ?? []).reduce((sum, rows) => sum + points(rows), 0);

/** Of those still in, the players with most points. */
export function leadersOf(game: Game): number[] {
  const still = stillIn(game);
  const most = Math.max(...still.map((player) => totalOf(game, player)));
  return still.filter((player) => totalOf(game, player) === most);
}

/** Who is to build now: several in the first variant, one in the second, nobody when it is over. */
export function builders(game: Game): number[] {
  const { setup, met, failed, built } = game;
  const still = stillIn(game);
  if (game.winners !== null || (still.length < 2 && setup.players.length > 1)) return [];
  if (setup.variant === 'ladder') return inOrder(game).filter((player) => ![...met, ...failed].includes(player)).slice(0, 1);
  const fewest = (players: number[]): number[] => {
    const least = Math.min(...players.map((player) => built[player]?.length ?? 0));
    return players.filter((player) => built[player]?.length === least);
  };
  const behind = still.filter((player) => (built[player]?.length ?? 0) < setup.rounds);
  if (behind.length > 0) return fewest(behind);
  return setup.ties === 'extra-round' ? tied(game) : [];
}

/**
 * Those who have still to build in an extra round. Pyramids are counted one after the other, so who is tied is told by
 * the rounds that all of them have built.
 */
function tied(game: Game): number[] {
  const lengthOf = (player: number): number => game.built[player]?.length ?? 0;
  let leaders = stillIn(game);
  for (let rounds = game.setup.rounds; ; rounds++) {
    const total = (player: number): number => (game.built[player] ?? []).slice(0, rounds).reduce((sum, rows) => sum + points(rows), 0);
    const most = Math.max(...leaders.map(total));
    leaders = leaders.filter((player) => total(player) === most);
    if (leaders.length < 2) return [];
    const waiting = leaders.filter((player) => lengthOf(player) === rounds);
    if (waiting.length > 0) return waiting;
  }
}

/** Those still in, from the one who begins the round. */
export function inOrder(game: Game): number[] {
  const count = game.setup.players.length;
  return stillIn(game).sort((one, other) => ((one - game.starter + count) % count) - ((other - game.starter + count) % count));
}

/** The number of the round that is built now, from 1. */
export function roundOf(game: Game): number {
  if (game.setup.variant === 'ladder') return game.round;
  const building = builders(game);
  return building.length === 0 ? game.setup.rounds : Math.min(...building.map((player) => game.built[player]?.length ?? 0)) + 1;
}

/** Whether somebody's pyramid of this round is written down already. */
export const isCounting = (game: Game): boolean => stillIn(game).some((player) => (game.built[player]?.length ?? 0) >= roundOf(game));

/** What a round of the second variant asks of a player: the base, and in free form more than so many rows. */
export const asked = (game: Game, player: number): { base: number; before: number } => ({
  base: baseOf(game.round),
  before: game.heights[player]?.[0] ?? 0,
});

/** Whether a pyramid is destroyed by what became of it. */
export const isDestroyed = (fall: Fall, loss: Setup['loss']): boolean => fall !== 'some' || loss === 'any';

/** The game after an act that is open in it. */
export function after(game: Game, act: Act): Game {
  return settled(acted(game, act));
}

function acted(game: Game, act: Act): Game {
  switch (act.kind) {
    case 'built':
      return { ...game, built: game.built.map((had, player) => (player === act.player ? [...had, act.rows] : had)) };
    case 'climbed': {
      const heights = game.heights.map(([before, now], player): [number, number] => [before, player === act.player ? act.height : now]);
      const rungs = game.rungs.map((had, player) => (act.met && player === act.player ? game.round : had));
      return act.met
        ? { ...game, heights, rungs, met: [...game.met, act.player] }
        : { ...game, heights, failed: [...game.failed, act.player] };
    }
    case 'destroyed':
    case 'left':
      return without(game, [act.player]);
  }
}

function without(game: Game, players: number[]): Game {
  const stays = (player: number): boolean => !players.includes(player);
  return { ...game, out: [...game.out, players], met: game.met.filter(stays), failed: game.failed.filter(stays) };
}

const over = (game: Game, winners: number[], cause: Cause): Game => ({ ...game, winners, cause });

/** What the rules do by themselves until somebody is to build. */
function settled(game: Game): Game {
  const { setup, failed, met } = game;
  if (game.winners !== null) return game;
  if (failed.length > 0 && setup.failing === 'at-once') return settled(without(game, failed));
  const still = stillIn(game);
  if (still.length === 1 && setup.players.length > 1) return over(game, still, setup.variant === 'ladder' ? 'last-remaining' : 'last-one');
  if (builders(game).length > 0) return game;
  if (setup.variant === 'points') return over(game, leadersOf(game), 'most-points');
  if (met.length > 0 && failed.length > 0) return settled(without(game, failed));
  if (met.length === 0 && setup.failing === 'replay') return settled(next(game, game.round));
  if (met.length === 0) return over(game, still, 'all-failed');
  const round = game.round + 1;
  const before = Math.min(...still.map((player) => game.heights[player]?.[1] ?? 0));
  return buildable(setup, baseOf(round), before) ? settled(next(game, round)) : over(game, still, 'supply');
}

/** Whether the supply is enough for a round of the second variant. */
function buildable({ shape, supply }: Setup, base: number, before: number): boolean {
  return (shape === 'full' ? meeples(triangle(base)) : base + before) <= Math.min(supply, SUPPLY);
}

function next(game: Game, round: number): Game {
  const count = game.setup.players.length;
  const still = stillIn(game);
  const following = Array.from({ length: count }, (_, step) => (game.starter + step + 1) % count);
  const heights = game.heights.map(([before, now]): [number, number] => [round > game.round ? now : before, 0]);
  const starter = following.find((player) => still.includes(player)) ?? game.starter;
  return { ...game, round, starter, heights, met: [], failed: [] };
}

/** Whether an act is open in a game: nothing else is written down, or taken from what was kept. */
export function isOpen(game: Game, act: Act): boolean {
  const { setup } = game;
  switch (act.kind) {
    case 'built':
      return setup.variant === 'points' && builders(game).includes(act.player) && isPyramid(act.rows, setup.supply);
    case 'climbed': {
      const { before } = asked(game, act.player);
      const high = !act.met || setup.shape === 'full' || act.height > before;
      return setup.variant === 'ladder' && builders(game).includes(act.player) && act.height >= 0 && act.height <= setup.supply && high;
    }
    case 'destroyed': {
      const still = stillIn(game);
      const both = act.player !== act.victim && still.includes(act.player) && still.includes(act.victim);
      return setup.plate === 'shared' && game.winners === null && both && isDestroyed(act.fall, setup.loss);
    }
    case 'left':
      return game.winners === null && setup.players.length > 1 && stillIn(game).includes(act.player);
  }
}

/** Whether somebody can have built these rows; nothing, too. */
export const isPyramid = (rows: Rows, supply: number): boolean => rows.every((count) => Number.isInteger(count) && count > 0) && refusal(rows, supply) === null;

/** The highest pyramid of a player by points. */
export function bestOf({ built }: Game, player: number): number[] | null {
  return (built[player] ?? []).reduce<number[] | null>((best, rows) => (best === null || points(rows) > points(best) ? rows : best), null);
}
