/** Commands that have not been answered yet. They outlive a reload, and a repeat is harmless by their ids. */
import { randomText } from '../shell/random';
import type { AnyCommand, MoveCommand, ResignCommand, StopCommand, UndoCommand, UndoReply } from '../shell/wire';

type Bare<C> = Omit<C, 'id' | 'seat' | 'seq'>;
export type Draft = Bare<MoveCommand> | Bare<ResignCommand> | Bare<UndoCommand> | Bare<UndoReply> | Bare<StopCommand>;

export class Outbox {
  #commands: AnyCommand[];
  #place: string;

  constructor(table: string) {
    this.#place = `rulebound.outbox.${table}`;
    this.#commands = this.#kept();
  }

  all(): AnyCommand[] {
    return [...this.#commands];
  }

  add(draft: Draft & { seat: number; seq: number }): AnyCommand {
    const command = { ...draft, id: randomText() } as AnyCommand;
    this.#commands.push(command);
    this.#keep();
    return command;
  }

  /** The answered command, or null when it was not ours. */
  take(id: string): AnyCommand | null {
    const found = this.#commands.find((command) => command.id === id) ?? null;
    this.#commands = this.#commands.filter((command) => command !== found);
    this.#keep();
    return found;
  }

  clear(): void {
    this.#commands = [];
    this.#keep();
  }

  #kept(): AnyCommand[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.#place) ?? '[]');
      return Array.isArray(found) ? (found as AnyCommand[]) : [];
    } catch {
      return [];
    }
  }

  #keep(): void {
    try {
      if (this.#commands.length === 0) sessionStorage.removeItem(this.#place);
      else sessionStorage.setItem(this.#place, JSON.stringify(this.#commands));
    } catch {
      // Without storage a command still waits in memory.
    }
  }
}
