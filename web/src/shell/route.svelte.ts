/** The page's addresses: fragments, so that any file server and any folder will do. */

/** What a game brings to a real table: a phone page, a desk that scores, a sheet to print, a guide to the pieces. */
export const REAL_PARTS = ['turns', 'desk', 'sheet', 'guide'] as const;
export type RealPart = (typeof REAL_PARTS)[number];

export type Route =
  | { page: 'shelf' }
  | { page: 'game'; key: string }
  | { page: 'real'; key: string; part: RealPart; query: URLSearchParams }
  | { page: 'rules'; key: string; clause: string | null; tongue: string | null }
  | { page: 'table'; id: string; seq: number | null; moves: string[] }
  | { page: 'join'; token: string }
  | { page: 'try'; key: string; query: URLSearchParams }
  | { page: 'lost' };

export function parse(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#/, '').split('?', 2);
  const parameters = new URLSearchParams(query);
  const [room, key, part, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (room === undefined) return { page: 'shelf' };
  if (key === undefined || more.length > 0) return { page: 'lost' };
  switch (room) {
    case 'games':
      if (part === undefined) return { page: 'game', key };
      return isReal(part) ? { page: 'real', key, part, query: parameters } : { page: 'lost' };
    case 'rules':
      return { page: 'rules', key, clause: part ?? null, tongue: parameters.get('in') };
    case 'tables': {
      if (part !== undefined && !/^-?\d{1,9}$/.test(part)) return { page: 'lost' };
      const moves = parameters.get('try')?.split(',').filter(Boolean) ?? [];
      return { page: 'table', id: key, seq: part === undefined ? null : Number(part), moves };
    }
    case 'join':
      return part === undefined ? { page: 'join', token: key } : { page: 'lost' };
    case 'try':
      return { page: 'try', key, query: parameters };
    default:
      return { page: 'lost' };
  }
}

const isReal = (part: string): part is RealPart => (REAL_PARTS as readonly string[]).includes(part);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tableHref(id: string, seq: number | null = null, moves: string[] = []): string {
  const at = seq === null ? '' : `/${seq}`;
  const line = moves.length === 0 ? '' : `?try=${moves.map(encodeURIComponent).join(',')}`;
  return `#/tables/${encodeURIComponent(id)}${at}${line}`;
}

export const rulesHref = (key: string, clause: string | null = null): string =>
  `#/rules/${encodeURIComponent(key)}${clause === null ? '' : `/${encodeURIComponent(clause)}`}`;

export const gameHref = (key: string): string => `#/games/${encodeURIComponent(key)}`;

export const realHref = (key: string, part: RealPart): string => `${gameHref(key)}/${part}`;

/** The sandbox of a game at a position in the game's own text, after moves from it. */
export function tryHref(key: string, position: string | null = null, moves: string[] = []): string {
  const parts = [
    ...(position === null ? [] : [`position=${encodeURIComponent(position).replaceAll('%20', '+')}`]),
    ...(moves.length === 0 ? [] : [`moves=${moves.map(encodeURIComponent).join(',')}`]),
  ];
  return `#/try/${encodeURIComponent(key)}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}

/** The whole address of a fragment, to be copied and sent. */
export const address = (fragment: string): string => new URL(fragment, location.href).href;

/** Whether the page's own address means this computer alone, so that its links lead nobody else here. */
export const onlyHere = (): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

class Router {
  /** Whether the reader has gone from one page to another. */
  moved = false;
  current = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.moved = true;
      this.current = parse(location.hash);
    });
  }

  go(fragment: string): void {
    location.hash = fragment;
  }

  /** Names the present view in the address without leaving a step in the history. */
  replace(fragment: string): void {
    if (location.hash !== fragment) history.replaceState(history.state, '', fragment);
  }
}

export const router = new Router();

/** Takes the focus to a page that was gone to, as a browser does with a new document. */
export function arrive(): void {
  if (router.moved && document.activeElement === document.body) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
