/** Notes of the margin: what the rules say of what happened, newest first. */
import type { GamePage } from '../games/page';
import { language, say, series, valuesOf } from '../shell/language.svelte';
import type { Event, Facts, Ruling, Term, View } from '../shell/ruling';
import type { Place, Table, ThoughtReply } from '../shell/wire';

export interface Note {
  key: string;
  /** What stands at the head where no clause is cited. */
  title?: string;
  clauses: string[];
  text: string;
  when: string;
  state: 'standing' | 'past' | 'gone';
  /** When it was said, by the numbers of events; what holds now has no such moment. */
  at?: number;
  spots: string[];
  offer?: { text: string; lit: string[] };
  /** What was scored: the terms that each of these got. */
  score?: Score;
  /** A move that was refused: the board shows it while the note is in hand. */
  refusal?: { move: string; ruling: Ruling };
}

/** The terms of a score, their sum, and who got it. */
export interface Score {
  terms: Term[];
  points: number;
  who: string[];
}

/** What a margin belongs to: a table, or a sandbox. */
export interface Holder {
  /** The key of its game. */
  readonly game: string;
  readonly page: GamePage;
  readonly notes: Note[];
  readonly inHand: Note | null;
  /** The note under the pointer or the focus. */
  touched: string | null;
  /** Places that a note points out. */
  lit: string[];
  /** Whether the margin is pulled up, on a phone. */
  sheet: boolean;
  /** Where the server is asked about the position on the board. */
  place(): Place;
}

/** A refusal as it was said: of a move, at a position (`where`), after an event (`at`). */
export interface Said {
  where: string;
  at: number;
  move: string;
  ruling: Ruling;
  number: number | null;
}

const SHOWN = 24;

/** The sentence of a ruling, or its bare reason where the game has no words for it. */
export const sentence = (game: string, reason: string, facts: Facts): string =>
  language.tell(game, reason, valuesOf(facts)) ?? reason;

/** Why a move is refused, and what the board shows of what would be right. */
export const refusalText = (page: GamePage, game: string, ruling: Ruling): string =>
  [sentence(game, ruling.reason, ruling.facts), page.instead?.(ruling)].filter(Boolean).join(' ');

/** What is worth a note: all that the rules did by themselves, and what was not a plain move. */
const notable = (page: GamePage, event: Event): boolean =>
  (event.ruling.verdict !== 'legal' || event.actor < 0) && !page.quiet?.(event);

export function eventNotes(page: GamePage, table: Table, line: Event[], lastStep: Event[]): Note[] {
  const fresh = new Set(lastStep.map((event) => event.seq));
  const notes = line
    .map((event) => ({ event, aside: page.aside?.(table.view, event) ?? null }))
    .filter(({ event, aside }) => aside !== null || notable(page, event))
    .slice(-SHOWN)
    .map(({ event, aside }): Note => {
      const ended = event.ruling.verdict === 'ended';
      return {
        key: `event ${event.seq}`,
        clauses: aside?.clauses ?? event.ruling.clauses,
        text: aside?.text ?? sentence(table.game, event.ruling.reason, event.ruling.facts),
        when: whenOf(page, page.moveOf(table, line, event)),
        state: ended ? 'standing' : fresh.has(event.seq) ? 'past' : 'gone',
        at: event.seq,
        spots: page.spots({ ...event.data, ...event.ruling.facts }),
        ...scoreOf(page, table.view, event),
      };
    });
  return shared(notes);
}

/** The breakdown of an event that scored, for the seat that its data names or that acted. */
export function scoreOf(page: GamePage, view: View, { ruling, data, actor }: Event): { score?: Score } {
  const { terms = [], verdict } = ruling;
  if (verdict !== 'scored') return {};
  const seat = typeof data['seat'] === 'number' ? data['seat'] : actor;
  const points = terms.reduce((sum, { count, each }) => sum + count * each, 0);
  return { score: { terms, points, who: [page.side(view, seat) ?? say('seat', { number: seat + 1 })] } };
}

/** What several score alike at once is one note. */
export function shared(notes: Note[]): Note[] {
  const found: Note[] = [];
  for (const note of notes) {
    const last = found.at(-1);
    const same = last?.score && note.score && last.text === note.text && last.state === note.state && String(last.spots) === String(note.spots);
    if (same && last.score && note.score) found.splice(-1, 1, { ...last, score: { ...last.score, who: [...last.score.who, ...note.score.who] } });
    else found.push(note);
  }
  return found;
}

export const refusalNote = (page: GamePage, game: string, said: Said, now: boolean): Note => ({
  key: `refusal ${said.at} ${said.where} ${said.move} ${said.ruling.reason}`,
  clauses: said.ruling.clauses,
  text: refusalText(page, game, said.ruling),
  when: now ? say('note-now') : whenOf(page, said.number),
  state: now ? 'standing' : 'gone',
  ...(!now && { at: said.at + 0.5 }),
  spots: said.move === '' ? [] : [said.move],
  refusal: { move: said.move, ruling: said.ruling },
});

/** Moves one after the other, as the game tells them; that a turn is given over goes without saying after others. */
export function moveNames(page: GamePage, view: View, moves: string[]): string {
  const named = moves.filter((move, at) => at === 0 || !page.ends?.(move)).map((move) => page.moveName?.(view, move) ?? move);
  return page.moveName ? series(named) : named.join(' ');
}

/** Whether a search has seen a forced win. */
export const isWon = ({ value }: ThoughtReply): boolean => value > 0.9999;

/** Advice of a search, which no rule gives. */
export const hintNote = (page: GamePage, view: View, thought: ThoughtReply): Note => ({
  key: 'hint',
  title: say('hint'),
  clauses: [],
  text: [
    say('hint-text', {
      move: moveNames(page, view, thought.line.slice(0, 1)),
      depth: thought.depth,
      line: moveNames(page, view, thought.line.slice(1, 5).filter((move) => !page.ends?.(move))) || 'none',
    }),
    ...(isWon(thought) ? [say('hint-wins')] : []),
  ].join(' '),
  when: say('note-now'),
  state: 'standing',
  spots: thought.line.slice(0, 1),
});

/** What holds now as it was given, then the past from its end. */
export function ordered(notes: Note[]): Note[] {
  const past = notes.filter((note) => note.at !== undefined);
  past.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  return [...notes.filter((note) => note.at === undefined), ...past];
}

export function whenOf(page: GamePage, number: number | null): string {
  if (number === null) return '';
  return page.inTurns ? say('note-turn', { turn: number }) : say('note-move', { move: number });
}
