/** What a game brings to the sandbox when its positions can be set up by hand. */
import type { Component } from 'svelte';
import type { View } from '../shell/ruling';
import type { Analysis } from '../shell/wire';

export interface PositionEditor {
  /** The position in the game's own text. */
  readonly text: string;
  /** Which keys and buttons do what on the board. */
  readonly keys: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Takes up a position; throws what `trouble` can put into words and changes nothing when the text is wrong. */
  set(text: string): void;
  /** What is wrong with a text, in words, or null when it is right. */
  trouble(text: string): string | null;
  /** A place was chosen on the board; `other` is the second way of choosing (another button). */
  pick(place: string, other: boolean): void;
  /** A key was pressed at a place; true when it meant something. */
  key(place: string, event: KeyboardEvent): boolean;
  undo(): void;
  redo(): void;
  /** The picture of the position: what is set, with what the server says is open there. */
  view(judged: View | null): View;
  /** How many play in a position. */
  playersOf(view: View): number;
  /** The text of a position that the server shows. */
  textOf(view: View): string;
  /** A record as a position and moves from it. */
  fromRecord(found: Analysis): { text: string; moves: string[] };
  /** The tools beside the board; loaded when a hand sets up. */
  tools(): Promise<{ default: Component<{ editor: PositionEditor }> }>;
}
