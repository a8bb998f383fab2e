/** A rulebook as it is read: chapters, and the sides that stand before a reading in force. */
import type { ClauseCard, Rulebook } from '../shell/wire';

/** A clause to be read; `sides` are what the sources say where they disagree. */
export interface Entry {
  clause: ClauseCard;
  sides: ClauseCard[];
}

export interface Chapter {
  key: string;
  title: string;
  entries: Entry[];
  /** How many clauses it has, sides included. */
  count: number;
}

/** The part of a clause id that an address and an anchor use: `section.name`. */
export const anchor = (id: string): string => id.slice(id.indexOf('/') + 1);

/**
 * The chapters in reading order. Where sources disagree, the reading in force carries their clauses as its
 * sides; a clause that is such a side is read there and nowhere else.
 */
export function chapters(book: Rulebook): Chapter[] {
  const byId = new Map(book.clauses.map((clause) => [clause.id, clause]));
  const sidesOf = (clause: ClauseCard): ClauseCard[] =>
    clause.authority === 'reading' ? clause.conflicts.flatMap((id) => byId.get(id) ?? []) : [];
  const aside = new Set(book.clauses.flatMap(sidesOf).map((clause) => clause.id));
  return book.sections.map(([key, title]) => {
    const own = book.clauses.filter((clause) => clause.section === key);
    return {
      key,
      title,
      entries: own.filter(({ id }) => !aside.has(id)).map((clause) => ({ clause, sides: sidesOf(clause) })),
      count: own.length,
    };
  });
}

/** The kind of document that a file is, by what the browser says or by its name. */
export function documentType(file: File): string {
  if (file.type !== '') return file.type;
  if (/\.pdf$/i.test(file.name)) return 'application/pdf';
  return /\.html?$/i.test(file.name) ? 'text/html' : 'text/plain';
}
