/** Where the reader is, and the steps of the browser's history: what lies over a page is closed before it is left. */
import { parse, type Route } from './route';
import { randomText } from './random';

/** What a step of the history remembers. */
interface Step {
  /** The name of the step that was laid over this one for what is open on the page. */
  under?: string;
  /** That this is such a step, and its name. */
  over?: string;
  /** Where a rulebook was opened from. */
  from?: string;
}

/** Closes what lies over a page, and tells whether it was still open. */
type Close = () => boolean;

// A path that stands where a fragment should is read as one: what it leads to, or that it leads nowhere.
if (location.pathname !== import.meta.env.BASE_URL && !location.pathname.endsWith('/index.html'))
  history.replaceState(history.state, '', `${import.meta.env.BASE_URL}#${location.pathname}${location.search}`);

const step = (): Step => (history.state ?? {}) as Step;

class Router {
  /** Whether the reader has gone from one page to another. */
  moved = false;
  current = $state.raw<Route>(parse(location.hash));
  /** The table or sandbox from which the rulebook was opened, as it was looked at. */
  from = $state.raw<string | null>(step().from ?? null);
  /** The address that `current` and what was named since stand for. */
  #named = location.hash;
  /** The step that is laid over the page; it stays when what was open is closed by other means. */
  #over = step().over ?? null;
  /** How to close what is open, the uppermost last. */
  #open: Close[] = [];

  constructor() {
    addEventListener('popstate', () => this.#stepped());
    addEventListener('hashchange', () => this.#gone());
    addEventListener('click', (event) => this.#clicked(event));
  }

  go(fragment: string): void {
    if (this.#over === null) location.hash = fragment;
    else this.turn(fragment);
  }

  /** Goes on in place of where the reader is: Back does not come here again. */
  turn(fragment: string): void {
    this.#over = null;
    location.replace(fragment);
  }

  /** Names the present view in the address without leaving a step; not while the reader is on the way elsewhere. */
  replace(fragment: string): void {
    if (location.hash !== this.#named || location.hash === fragment) return;
    history.replaceState(history.state, '', fragment);
    this.#named = location.hash;
  }

  /** Something lies over the page: Back closes it, and leaves the page only then. Returns what takes it off the list. */
  cover(close: Close): () => void {
    this.#open.push(close);
    this.#lay();
    return () => (this.#open = this.#open.filter((known) => known !== close));
  }

  #lay(): void {
    if (this.#over !== null) return;
    const name = randomText();
    history.replaceState({ ...step(), under: name }, '');
    history.pushState({ ...step(), under: undefined, over: name }, '');
    this.#over = name;
  }

  #stepped(): void {
    const left = this.#over;
    this.#over = step().over ?? null;
    if (left === null || step().under !== left) return;
    // The page under the step goes on showing what it shows.
    history.replaceState(history.state, '', this.#named);
    // A browser tells late that a sheet has been closed, perhaps after this step: what is not open costs none.
    let closed = false;
    while (!closed && this.#open.length > 0) closed = this.#open.pop()?.() ?? false;
    if (!closed) history.back();
    else if (this.#open.length > 0) this.#lay();
  }

  #gone(): void {
    if (location.hash === this.#named) return;
    const before = { page: this.current.page, address: this.#named };
    this.moved = true;
    this.#named = location.hash;
    this.current = parse(location.hash);
    if (this.current.page !== 'rules') return;
    const from = step().from ?? (before.page === 'rules' ? this.from : isPlace(before.page) ? before.address : null);
    this.from = from;
    if (from !== null) history.replaceState({ ...step(), from }, '');
  }

  /** A link that is followed from something open takes the place of its step. */
  #clicked(event: MouseEvent): void {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (this.#over === null || event.defaultPrevented || !plain || !(event.target instanceof Element)) return;
    const fragment = event.target.closest('a[href^="#"]:not([target])')?.getAttribute('href');
    if (!fragment) return;
    event.preventDefault();
    this.go(fragment);
  }
}

const isPlace = (page: Route['page']): boolean => page === 'table' || page === 'try';

export const router = new Router();

/** Takes the focus to a page that was gone to, as a browser does with a new document. */
export function arrive(): void {
  if (router.moved && document.activeElement === document.body) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
