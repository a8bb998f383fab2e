/** Looking for games among those that are known: by text, players, time, complexity and mechanics. */
import type { KnownGame } from '../shell/wire';

/** What is looked for; null is any. */
export interface Wish {
  text: string;
  players: number | null;
  /** Minutes that a game may take at most. */
  minutes: number | null;
  complexity: string | null;
  mechanic: string | null;
}

export const ANYTHING: Wish = { text: '', players: null, minutes: null, complexity: null, mechanic: null };

/** A game with all the words by which it is found. */
export interface Sought {
  game: KnownGame;
  words: string[];
}

/** Games that match, and how many would if a source said what was asked for. */
export interface Found {
  games: KnownGame[];
  unsaid: number;
}

const LIGATURES: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Without capitals and accents: "Géomètres" is "geometres", «Ёж» is «еж». */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøł]/g, (letter) => LIGATURES[letter] ?? letter);

/** The words of a text, plain; an apostrophe or a hyphen parts them. */
export const wordsIn = (...texts: string[]): string[] => plain(texts.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A wish as it is meant: a number before a word for players asks for so many, where nothing else does. */
export function understood(wish: Wish, forPlayers: string[]): Wish {
  const words = wordsIn(wish.text);
  const at = words.findIndex((word, at) => whole(word) !== null && forPlayers.includes(words[at + 1] ?? ''));
  return wish.players !== null || at < 0 ? wish : { ...wish, text: words.toSpliced(at, 2).join(' '), players: Number(words[at]) };
}

/** Whether there is anything to look for. */
export const wants = (wish: Wish): boolean => wordsIn(wish.text).length > 0 || [wish.players, wish.minutes, wish.complexity, wish.mechanic].some((each) => each !== null);

type Says = 'yes' | 'no' | 'unsaid';

const says = (known: boolean, fits: boolean): Says => (!known ? 'unsaid' : fits ? 'yes' : 'no');

function answers({ game, words }: Sought, wish: Wish): Says[] {
  const [fewest, most] = game.players;
  const [least, longest] = game.minutes;
  const minutes = longest ?? least ?? null;
  return [
    says(true, wordsIn(wish.text).every((part) => words.some((word) => word.startsWith(part)))),
    ...(wish.players === null ? [] : [says(fewest != null, (fewest ?? 0) <= wish.players && wish.players <= (most ?? Infinity))]),
    ...(wish.minutes === null ? [] : [says(minutes !== null, (minutes ?? 0) <= wish.minutes)]),
    ...(wish.complexity === null ? [] : [says(game.complexity !== null, game.complexity === wish.complexity)]),
    ...(wish.mechanic === null ? [] : [says(game.mechanics.length > 0, game.mechanics.includes(wish.mechanic))]),
  ];
}

export function find(sought: Sought[], wish: Wish): Found {
  const heard = sought.map((each) => ({ game: each.game, said: answers(each, wish) }));
  return {
    games: heard.filter(({ said }) => said.every((each) => each === 'yes')).map(({ game }) => game),
    unsaid: heard.filter(({ said }) => said.includes('unsaid') && !said.includes('no')).length,
  };
}

const whole = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null);

/** A wish as an address has it. */
export function wishOf(query: URLSearchParams): Wish {
  return {
    text: query.get('text') ?? '',
    players: whole(query.get('players')),
    minutes: whole(query.get('minutes')),
    complexity: query.get('complexity'),
    mechanic: query.get('mechanic'),
  };
}

/** The part of an address that says a wish; empty for anything. */
export function queryOf(wish: Wish): string {
  const told = Object.entries(wish).filter(([, value]) => value !== null && value !== '');
  return told.length === 0 ? '' : `?${new URLSearchParams(told.map(([key, value]) => [key, String(value)]))}`;
}
