/** What a game brings to the table page. A game without a page of its own gets the generic one. */
import type { Component } from 'svelte';
import type { Event, Facts, Ruling, View } from '../shell/ruling';
import type { Place, Table } from '../shell/wire';
import type { LiveTable } from '../tables/live.svelte';

/** A move that was refused, and why. */
export interface Refusal {
  move: string;
  ruling: Ruling;
}

export interface BoardProps {
  view: View;
  /** The events of the step that led to this position. */
  step: Event[];
  /** Whether a move may be made here by the reader. */
  active: boolean;
  /** What a game that stands still waits for, in a sentence. */
  wait?: string | undefined;
  /** A move that was chosen and is not yet played, or is on its way. */
  ghost: string | null;
  refusal: Refusal | null;
  /** Places that the note in hand speaks of; the first is tied to it. */
  spots: string[];
  /** Whether that note is advice: then its mark is no rubric. */
  advice?: boolean;
  /** Places that a note points out. */
  lit: string[];
  showOpen: boolean;
  coordinates: boolean;
  rotation: number;
  label: string;
  onpick: (move: string) => void;
  /** A move is to be shown and to wait for its confirmation; null lets go of it. */
  onchoose: (move: string | null) => void;
  /** The move that waits is confirmed. */
  onconfirm: () => void;
  /** The line to the table, where one looks at the game as it is now: for what is more than positions and moves. */
  live?: LiveTable | undefined;
}

/** A cell of the move list: `seq` is the last event of the step that it tells, null for the move to come. */
export interface Cell {
  seq: number | null;
  text: string;
  /** What else the step brought about, in short, as in "−2". */
  aside: string;
  /** 0 or 1 in a list of two columns; a cell without a column takes the row. */
  column: number | null;
  /** The sentence for a screen reader. */
  spoken: string;
}

export interface Row {
  number: number | null;
  cells: Cell[];
}

/** A step of the present line: one submission and all that it brought about. */
export interface Step {
  seq: number;
  before: number;
  events: Event[];
}

/** What is to be said of a position as it stands. */
export interface Remark {
  key: string;
  clauses: string[];
  text: string;
  spots: string[];
  /** Places to point out on request, with the text of the request. */
  offer?: { text: string; lit: string[] };
}

/** Exact chances are told of a place; `where` changes with it. */
export interface OddsProps {
  at: Place;
  where: string;
  view: View;
  /** Shows moves from there on the board. */
  onopen: (moves: string[]) => void;
}

export interface GamePage {
  Board: Component<BoardProps>;
  /** Where a word of the game's name may break, with a hyphen, in a narrow column: after these letters of it. */
  breakAfter?: string;
  /** What keys do on the board, in sentences. */
  keys?(): string;
  /** The sign of a seat: a stone, a letter, a piece. */
  Sign: Component<{ view: View; seat: number }>;
  /** What one plays with beside the board, such as the tile in hand and its buttons; under a thumb on a phone. */
  Hand?: Component<BoardProps>;
  /** What holds for the whole table now, at the head of the margin. */
  Head?: Component<{ view: View }>;
  /** Whether the game shows each move first and asks for its confirmation itself, by `onchoose` and `onconfirm`. */
  confirms?: true;
  /** Whether no bot thinks about the game, so that none advises; those at its tables build, and nobody can stop them. */
  unadvised?: true;
  /** What stands at a seat of one's own that is to act, where that is no move. */
  yours?(name: string): string;
  /** Whether what is open can be marked on the board (settings.open), and whether the board can be turned (settings.rotation). */
  marks?: true;
  turns?: true;
  /** Whether hints and counters can be hidden (settings.purist). */
  purist?: true;
  /** What an event says for a screen reader, where its own words do not name places. */
  told?(event: Event): string | null;
  /** Whether a term of a score is one amount, of which there is no count to tell. */
  flat?(label: string): boolean;
  /** Whether an event that is no plain move still needs no note. */
  quiet?(event: Event): boolean;
  /** Exact chances where a game is solved, in the margin instead of the search's evaluation; loaded when wanted. */
  odds?(): Promise<{ default: Component<OddsProps> }>;
  /** The name of a seat by its side in the game ("Light"), or null when it has none yet. */
  side(view: View, seat: number): string | null;
  /** The seat that is drawn light, where the game has a light side. */
  lightSeat(view: View): number | null;
  /** The options of a table in a few words. */
  about(options: Table['options']): string;
  /** Places of the board in a sentence, to be set apart; null when there are none. */
  places: RegExp | null;
  /** The places that facts speak of, the one to be tied first. */
  spots(facts: Facts): string[];
  /** The position after some events of the present line, drawn without asking the server; null where it must be asked. */
  viewAt: ((table: Table, line: Event[]) => View) | null;
  rows(table: Table, steps: Step[]): Row[];
  /** The number of the move to which an event belongs, as in the move list. */
  moveOf(table: Table, line: Event[], event: Event): number | null;
  /** What is to be said of a position now; `reader` is the seat of the one who looks, if it is one. */
  remarks(view: View, reader: number | null, called: (seat: number) => string): Remark[];
  /** What the board shows of what would be right instead of a refused move. */
  instead?(ruling: Ruling): string | null;
  /** What the rules did by themselves in an event that is else a plain move, for a note of its own; null where nothing. */
  aside?(view: View, event: Event): { clauses: string[]; text: string } | null;
  /** Whether a move is open in a position; null where only the server can say. */
  isOpen(view: View, move: string): boolean | null;
  /** A choice that is not made on the board (the pie): moves with their names. */
  choices(view: View): { move: string; text: string }[];
  /** Whether a move takes two choices on the board: then the second plays it under a finger too. */
  twoChoices?: true;
  /** The mark of a choice: the stone of the side that it takes. */
  Mark?: Component<{ move: string }>;
  /** What stands beside the name of a seat, such as its score, and whether it has left the game. */
  standing?(view: View, seat: number): { text: string; out: boolean; score?: { points: string; more: string } };
  /**
   * The number of the turn in a position, and whether a move with that number was made already: the other side's,
   * or an earlier one of the same turn. Without it each move has a number of its own.
   */
  turnOf?(view: View): { number: number; begun: boolean };
  /** Whether the numbers are those of turns of several moves, and called so. */
  inTurns?: true;
  /** A move as hints tell it, where its notation is not what a player says. */
  moveName?(view: View, move: string): string;
  /** Whether a move does no more than give the turn over. */
  ends?(move: string): boolean;
  /** The confirming button: what is still to be chosen, or what will be played. */
  confirm(move: string | null): string;
  /** What there is to do next, in a sentence, for the one to act; without names where nobody sits. */
  prompt(view: View, called?: (seat: number) => string): string;
}
