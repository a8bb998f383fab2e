/** Who is on at a real table, what was rolled, and how many have passed in a row; kept on this device. */
import { below } from '../../../shell/random';
import { follow, keep, kept } from '../../keeping';
import { coloursOf, USUAL } from '../orders';
import { DIE } from '../position';

const PLACE = 'rulebound.marsigel.turns';

export type Act = 'moved' | 'passed';

interface Kept {
  players: number;
  first: number;
  /** The colours in turn order, as options tell them. */
  colours: string;
  /** How each finished turn went. */
  acts: Act[];
  /** The roll of each turn, as far as it was rolled here; taking a turn back keeps what was rolled in it. */
  rolls: (number | null)[];
}

export class Turns {
  #game = $state(kept(PLACE, sound));

  readonly players = $derived(this.#game?.players ?? 0);
  readonly turn = $derived(this.#game?.acts.length ?? 0);
  readonly mover = $derived(this.#game === null ? 0 : (this.#game.first + this.turn) % this.players);
  readonly colour = $derived(coloursOf(this.#game?.colours ?? USUAL, this.players)?.[this.mover] ?? 'red');
  readonly roll = $derived(this.#game?.rolls[this.turn] ?? null);
  /** Passes in a row up to now. */
  readonly passes = $derived(this.turn - 1 - (this.#game?.acts.lastIndexOf('moved') ?? -1));
  readonly begun = $derived(this.#game !== null);
  readonly drawn = $derived(this.begun && this.passes >= this.players);
  readonly canUndo = $derived(this.turn > 0);

  /** Goes on as another window of this browser does, until it is ended. */
  follow(): () => void {
    return follow(PLACE, () => (this.#game = kept(PLACE, sound)));
  }

  begin(players: number, first: number, colours: string): void {
    this.#keep({ players, first, colours, acts: [], rolls: [] });
  }

  /** Casts the die of this turn, once. */
  cast(): void {
    if (this.#game === null || this.roll !== null || this.drawn) return;
    const rolls = [...this.#game.rolls];
    while (rolls.length < this.turn) rolls.push(null);
    rolls[this.turn] = below(DIE) + 1;
    this.#keep({ ...this.#game, rolls });
  }

  end(act: Act): void {
    if (this.#game !== null && !this.drawn) this.#keep({ ...this.#game, acts: [...this.#game.acts, act] });
  }

  undo(): void {
    if (this.#game !== null) this.#keep({ ...this.#game, acts: this.#game.acts.slice(0, -1) });
  }

  anew(): void {
    this.#keep(null);
  }

  #keep(game: Kept | null): void {
    this.#game = game;
    keep(PLACE, game);
  }
}

/** A game as it was kept, if it can be one. */
function sound({ players = 0, first = 0, colours = USUAL, acts, rolls }: Partial<Kept>): Kept | null {
  const fits =
    Number.isInteger(players) && players >= 2 && players <= 13 &&
    Number.isInteger(first) && first >= 0 && first < players &&
    typeof colours === 'string' && coloursOf(colours, players) !== null &&
    Array.isArray(acts) && acts.every((act) => act === 'moved' || act === 'passed') &&
    Array.isArray(rolls) && rolls.every((roll) => roll === null || (Number.isInteger(roll) && roll >= 1 && roll <= DIE));
  return fits ? { players, first, colours, acts, rolls } : null;
}
