/** A passage of a rulebook that the reader brought: its text in parts, and where its place on the page is drawn. */
import type { FoundPassage } from '../shell/wire';

export interface Part {
  text: string;
  marked: boolean;
}

/** Letters are counted as the server does, one for each code point. */
export function partsOf({ text, marks }: Pick<FoundPassage, 'text' | 'marks'>): Part[] {
  const letters = [...text];
  const parts: Part[] = [];
  let last = 0;
  for (const [begin, end] of marks) {
    parts.push({ text: letters.slice(last, begin).join(''), marked: false }, { text: letters.slice(begin, end).join(''), marked: true });
    last = end;
  }
  return [...parts, { text: letters.slice(last).join(''), marked: false }].filter((part) => part.text !== '');
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Which words of the text are marked, counted from 0: so the picture marks them too. */
export function markedWords(passage: Pick<FoundPassage, 'text' | 'marks'>): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const { text, marked } of partsOf(passage)) {
    for (const _ of text.matchAll(WORD)) {
      if (marked) numbers.push(number);
      number += 1;
    }
  }
  return numbers;
}

export const pictureOf = (passage: FoundPassage): string =>
  `/api/booklets/${encodeURIComponent(passage.booklet)}/${passage.version}/${String(passage.paragraph)}?marks=${markedWords(passage).join(',')}`;
