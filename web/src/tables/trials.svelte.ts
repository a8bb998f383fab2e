/** What-if lines that a reader kept at a table, on this device. */

/** Moves tried from the position after event `from`. */
export interface Trial {
  from: number;
  moves: string[];
}

const MOST = 30;

export class Trials {
  list = $state.raw<Trial[]>([]);
  #place: string;

  constructor(table: string) {
    this.#place = `rulebound.trials.${table}`;
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#place) ?? '[]');
      if (Array.isArray(found)) this.list = found.filter(isTrial);
    } catch {
      // Nothing was kept.
    }
  }

  /** Keeps a line; one that it continues is replaced by it. */
  keep(trial: Trial): void {
    if (trial.moves.length === 0) return;
    const shorter = (known: Trial): boolean =>
      known.from === trial.from && known.moves.every((move, at) => trial.moves[at] === move);
    const longer = this.list.some((known) => known.from === trial.from && trial.moves.every((move, at) => known.moves[at] === move));
    if (longer) return;
    this.#set([...this.list.filter((known) => !shorter(known)), trial].slice(-MOST));
  }

  remove(trial: Trial): void {
    this.#set(this.list.filter((known) => known !== trial));
  }

  #set(list: Trial[]): void {
    this.list = list;
    try {
      localStorage.setItem(this.#place, JSON.stringify(list));
    } catch {
      // They last as long as the page.
    }
  }
}

function isTrial(value: unknown): value is Trial {
  const { from, moves } = (value ?? {}) as Partial<Trial>;
  return typeof from === 'number' && Array.isArray(moves) && moves.every((move) => typeof move === 'string');
}
