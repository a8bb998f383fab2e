/** The page's addresses: fragments, so that any file server and any folder will do. */

/** What a game brings to a real table: a phone page, a desk that scores, a sheet to print, a guide to the pieces. */
export const REAL_PARTS = ['turns', 'desk', 'sheet', 'guide'] as const;
export type RealPart = (typeof REAL_PARTS)[number];

export type Route =
  | { page: 'shelf'; query: URLSearchParams }
  | { page: 'game'; key: string }
  | { page: 'real'; key: string; part: RealPart; query: URLSearchParams }
  | { page: 'play'; key: string }
  | { page: 'rules'; key: string; clause: string | null; tongue: string | null }
  | { page: 'table'; id: string; seq: number | null; moves: string[] }
  | { page: 'join'; token: string }
  | { page: 'try'; key: string; query: URLSearchParams }
  | { page: 'questions' }
  | { page: 'booklets'; query: URLSearchParams }
  | { page: 'question'; id: string; before: string | null }
  | { page: 'answer'; token: string }
  | Lost;

/** An address that leads nowhere: what of it is wrong, and the address without that, where there is one. */
export interface Lost {
  page: 'lost';
  wrong: 'name' | 'cut' | 'end' | 'move';
  part: string;
  on: string | null;
}

const lost = (wrong: Lost['wrong'], part: string, on: string | null = null): Lost => ({ page: 'lost', wrong, part, on });

const ROOMS = ['games', 'rules', 'tables', 'join', 'try', 'questions', 'answers', 'rulebooks'];

export function parse(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#/, '').split('?', 2);
  const parameters = new URLSearchParams(query);
  const [room, key, part, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (room === undefined) return { page: 'shelf', query: parameters };
  if (!ROOMS.includes(room)) return lost('name', room);
  if (room === 'rulebooks') {
    const rest = [key, part, ...more].filter((piece) => piece !== undefined);
    return rest.length === 0 ? { page: 'booklets', query: parameters } : lost('end', rest.join('/'), bookletsHref());
  }
  if (key === undefined) return room === 'questions' ? { page: 'questions' } : lost('cut', room);
  const deep = room !== 'games' && room !== 'rules' && room !== 'tables' ? [part, ...more] : more;
  const rest = deep.filter((piece) => piece !== undefined);
  if (rest.length > 0) {
    const kept = [room, key, ...(deep === more && part !== undefined ? [part] : [])];
    return lost('end', rest.join('/'), `#/${kept.map(encodeURIComponent).join('/')}`);
  }
  switch (room) {
    case 'games':
      if (part === undefined) return { page: 'game', key };
      if (part === 'play') return { page: 'play', key };
      return isReal(part) ? { page: 'real', key, part, query: parameters } : lost('end', part, gameHref(key));
    case 'rules':
      return { page: 'rules', key, clause: part ?? null, tongue: parameters.get('in') };
    case 'tables': {
      if (part !== undefined && !/^-?\d{1,9}$/.test(part)) return lost('move', part, tableHref(key));
      const moves = parameters.get('try')?.split(',').filter(Boolean) ?? [];
      return { page: 'table', id: key, seq: part === undefined ? null : Number(part), moves };
    }
    case 'join':
      return { page: 'join', token: key };
    case 'questions':
      return { page: 'question', id: key, before: parameters.get('before') };
    case 'answers':
      return { page: 'answer', token: key };
    default:
      return { page: 'try', key, query: parameters };
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

/** A question of one's own, perhaps asked again after another, or all of them. */
export function questionHref(id: string | null = null, before: string | null = null): string {
  const after = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return `#/questions${id === null ? '' : `/${encodeURIComponent(id)}${after}`}`;
}

/** One's own rulebooks of other games, perhaps to bring that of one. */
export const bookletsHref = (game: string | null = null): string => `#/rulebooks${game === null ? '' : `?game=${encodeURIComponent(game)}`}`;

export const answerHref = (token: string): string => `#/answers/${token}`;

export const gameHref = (key: string): string => `#/games/${encodeURIComponent(key)}`;

export const playHref = (key: string): string => `${gameHref(key)}/play`;

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
