/** What is looked for on the shelf, and what of the games that are known here matches it. */
import { seatsOf } from '../games/card';
import { get } from '../shell/api';
import { language, say } from '../shell/language.svelte';
import { router } from '../shell/router.svelte';
import type { GameCard, KnownGame } from '../shell/wire';
import { ANYTHING, find, queryOf, understood, wants, wishOf, wordsIn, type Found, type Sought, type Wish } from './find';
import { near } from './near';
import { called, category, mechanic, ROOM } from './terms';

export class Looking {
  wish = $state.raw<Wish>(ANYTHING);
  readonly #games: KnownGame[];
  readonly #playable: Set<string>;
  readonly #sought: Sought[] = $derived.by(() => this.#games.map((game) => ({ game, words: wordsOf(game) })));
  readonly #meant: Wish = $derived.by(() => understood(this.wish, wordsIn(say('search-players-words'))));
  readonly found: Found | null = $derived.by(() => (wants(this.wish) ? find(this.#sought, this.#meant) : null));
  /** Those that match and have no table here. */
  readonly others: KnownGame[] = $derived.by(() => (this.found?.games ?? []).filter(({ key }) => !this.#playable.has(key)));
  /** Names near to what was typed, where nothing matches it, of games that all else that is asked for lets through. */
  readonly meant: string[] = $derived.by(() => {
    if (this.found?.games.length !== 0) return [];
    const { games } = find(this.#sought, { ...this.#meant, text: '' });
    const named = games.map((game) => ({ key: game.key, names: namesOf(game).map((name) => wordsIn(name)) }));
    return near(named, wordsIn(this.#meant.text)).map((key) => this.nameOf(key));
  });
  /** The mechanics that any of them has. */
  readonly mechanics: string[];
  /** The most players that any of them is for. */
  readonly most: number;

  constructor(known: KnownGame[], shelf: GameCard[]) {
    this.#playable = new Set(shelf.map(({ key }) => key));
    this.#games = [...known.map((game) => seated(game, shelf)), ...shelf.filter(({ key }) => !known.some((game) => game.key === key)).map(ofCard)];
    this.most = Math.max(1, ...this.#games.map(({ players }) => players[1] ?? 0));
    this.mechanics = [...new Set(known.flatMap((game) => game.mechanics))];
  }

  /** Whether a game of the shelf is to be seen. */
  shows(key: string): boolean {
    return this.found === null || this.found.games.some((game) => game.key === key);
  }

  /** How many of the games that match can be played here. */
  get playable(): number {
    return (this.found?.games.length ?? 0) - this.others.length;
  }

  nameOf(key: string): string {
    return called(key, this.#games.find((game) => game.key === key)?.names[0] ?? key);
  }

  /** Takes up what an address says. */
  follow(query: URLSearchParams): void {
    this.wish = wishOf(query);
  }

  /** Looks for something, and names it in the address, so that going on and back finds it again. */
  look(wish: Wish): void {
    this.wish = wish;
    router.replace(`#/${queryOf(wish)}`);
  }
}

const namesOf = ({ key, names, called }: KnownGame): string[] => [...names, ...called, language.nameOf(key)];

const wordsOf = (game: KnownGame): string[] =>
  wordsIn(
    ...namesOf(game),
    ...game.people,
    ...game.publishers,
    ...game.mechanics.map(mechanic),
    ...game.category.map(category),
    String(game.year ?? ''),
  );

/** A game that may be played here by more than its box says: with an expansion, say. */
function seated(game: KnownGame, shelf: GameCard[]): KnownGame {
  const card = shelf.find(({ key }) => key === game.key);
  return card === undefined ? game : { ...game, players: seatsOf(card) };
}

/** A game of another package, by its card. */
const ofCard = (game: GameCard): KnownGame => ({
  key: game.key,
  names: [language.nameOf(game.key)],
  called: [],
  people: [],
  publishers: [],
  year: null,
  players: seatsOf(game),
  minutes: Array.isArray(game.card['minutes']) ? game.card['minutes'] : [null, null],
  age: null,
  complexity: null,
  mechanics: [],
  category: [],
  rulebook: game.key,
});

export async function looking(shelf: GameCard[]): Promise<Looking> {
  const [known] = await Promise.all([get<KnownGame[]>('/api/catalogue'), language.need(ROOM)]);
  return new Looking(known, shelf);
}
