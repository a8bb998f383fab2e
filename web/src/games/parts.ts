/** What games bring to the shelf, to their own page and to the sandbox; each part is loaded when it is first shown. */
import type { Component } from 'svelte';
import type { RealPart } from '../shell/route';
import type { View } from '../shell/ruling';
import type { Options } from '../shell/wire';
import type { Outcomes } from '../draws/check';
import type { PositionEditor } from './editor';
import type { Preparation } from './setup';

type Parts<Props extends Record<string, unknown>> = Record<string, () => Promise<{ default: Component<Props> }>>;

const covers = import.meta.glob('./*/Cover.svelte') as Parts<{ wide?: boolean }>;
const notes = import.meta.glob('./*/CoverNote.svelte') as Parts<Record<string, never>>;
const strips = import.meta.glob('./*/Strip.svelte') as Parts<Record<string, never>>;
const minis = import.meta.glob('./*/Mini.svelte') as Parts<{ view: View }>;
const lessons = import.meta.glob('./*/HowTo.svelte') as Parts<Record<string, never>>;
const summaries = import.meta.glob('./*/Summary.svelte') as Parts<{ view: View }>;
const reals = import.meta.glob('./*/real/{Turns,Desk,Sheet,Guide}.svelte') as Parts<Record<string, never>>;
const plays = import.meta.glob('./*/Play.svelte') as Parts<Record<string, never>>;
const seats = import.meta.glob('./*/seat.ts') as Record<string, () => Promise<SeatPart>>;
const draws = import.meta.glob('./*/draws.ts') as Record<string, () => Promise<{ outcomes: Outcomes }>>;
const pickers = import.meta.glob('./*/Picker.svelte') as Parts<PickerProps>;
const preparations = import.meta.glob('./*/setup.ts') as Record<string, () => Promise<{ preparation: Preparation }>>;
const editors = import.meta.glob('./*/editor.svelte.ts') as Record<string, () => Promise<{ editor: () => PositionEditor }>>;

/** An option whose names seats choose among, one each: its value, and who sits in a seat, from 0. */
export interface PickerProps extends Record<string, unknown> {
  seats: number;
  seatName: (seat: number) => string;
  value: string;
}

/** What a seat is told by, also before a game begins: `before` shows what the options settle of the seats. */
export interface SeatPart {
  Sign: Component<{ view: View; seat: number }>;
  before: (options: Options) => View;
}

/** Folders are named by the key with underscores. */
const folder = (key: string): string => `./${key.replaceAll('-', '_')}`;

/** The picture on the cover. */
export const coverOf = (key: string) => covers[`${folder(key)}/Cover.svelte`];
/** A ruling on the position of the cover. */
export const noteOf = (key: string) => notes[`${folder(key)}/CoverNote.svelte`];
/** The game in three pictures. */
export const stripOf = (key: string) => strips[`${folder(key)}/Strip.svelte`];
/** A position as small as a line of text or two. */
export const miniOf = (key: string) => minis[`${folder(key)}/Mini.svelte`];
/** How to play in a minute. */
export const lessonsOf = (key: string) => lessons[`${folder(key)}/HowTo.svelte`];
/** The signs of the seats. */
export const seatOf = (key: string) => seats[`${folder(key)}/seat.ts`];
/** A position counted out in words. */
export const summaryOf = (key: string) => summaries[`${folder(key)}/Summary.svelte`];
/** What a game brings to a real table. */
export const realOf = (key: string, part: RealPart) =>
  reals[`${folder(key)}/real/${part.charAt(0).toUpperCase()}${part.slice(1)}.svelte`];
/** The game on this screen, where it has a room of its own. */
export const playOf = (key: string) => plays[`${folder(key)}/Play.svelte`];
/** What chance chooses from. */
export const drawsOf = (key: string) => draws[`${folder(key)}/draws.ts`];
/** How its options hang together. */
export const preparationOf = (key: string) => preparations[`${folder(key)}/setup.ts`];
/** The hand that sets up positions. */
export const editorOf = (key: string) => editors[`${folder(key)}/editor.svelte.ts`];
/** The hand that gives each seat a name of its own where an option takes them (`OptionCard.each`). */
export const pickerOf = (key: string) => pickers[`${folder(key)}/Picker.svelte`];
