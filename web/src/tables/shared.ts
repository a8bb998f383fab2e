/** What is looked at, for those who are not at the table: the sandbox, with the way there to step through. */
import type { PositionEditor } from '../games/editor';
import { post } from '../shell/api';
import { tryHref } from '../shell/route';
import type { Event } from '../shell/ruling';
import type { Analysis, Step } from '../shell/wire';
import { startOf, stepsOf } from './line';
import type { Session } from './session.svelte';

/** As many moves as an analysis takes; a longer game is shown as it stands. */
const MOST = 500;

/** The sandbox at the position on the board. Throws ApiError. */
export async function shownHref(session: Session, editor: PositionEditor): Promise<string> {
  const { table, lineShown, trying, shown } = session;
  const tried = trying?.steps.slice(0, trying.at) ?? [];
  const start = wayFrom(lineShown, tried.length > 0 || table.status !== 'over');
  const events = [...lineShown.filter(({ seq }) => seq > start), ...tried.flatMap((step) => step.events)];
  const steps = events.flatMap((event): Step[] =>
    event.move === undefined ? [] : [{ move: event.move, events: [event], view: {} }],
  );
  if (steps.length === 0 || steps.length > MOST) return tryHref(table.game, editor.textOf(shown.view));
  const found = await post<Analysis>('/api/analysis', { game: table.game, table: table.id, seq: start });
  const { text, moves } = editor.fromRecord({ ...found, steps });
  return tryHref(table.game, text, moves);
}

/** The event from which moves alone lead on: giving up is none, and counts only where the game went on after it. */
function wayFrom(line: Event[], goesOn: boolean): number {
  const steps = stepsOf(line);
  const left = steps.findLastIndex(({ events }) => events[0]?.move === undefined);
  return left < 0 || (left === steps.length - 1 && !goesOn) ? startOf(line) : (steps[left]?.seq as number);
}
