/** The present line of a table: the events that have not been taken back, and the steps they make. */
import type { Step } from '../games/page';
import { CHANCE, type Event } from '../shell/ruling';

export function presentLine<Told extends Pick<Event, 'seq' | 'kind' | 'data'>>(events: Told[]): Told[] {
  let line: Told[] = [];
  for (const event of events) {
    if (event.kind === 'undone') line = line.filter((kept) => kept.seq <= (event.data['to'] as number));
    else line.push(event);
  }
  return line;
}

/** What each submission brought about; draws of chance go with what led to them. */
export function stepsOf(line: Event[]): Step[] {
  const steps: Step[] = [];
  let before = -1;
  for (const event of line) {
    const begins = event.cause === event.seq && event.actor !== CHANCE;
    const last = steps.at(-1);
    if (begins) steps.push({ seq: event.seq, before, events: [event] });
    else if (last) {
      last.events.push(event);
      last.seq = event.seq;
    }
    before = event.seq;
  }
  return steps;
}

/** The seq of the position before the first step. */
export function startOf(line: Event[]): number {
  const steps = stepsOf(line);
  return steps[0]?.before ?? line.at(-1)?.seq ?? -1;
}

/** How many events are draws of chance, which acts as seat -1. */
export const drawsIn = (events: Event[]): number =>
  events.filter(({ actor, move }) => actor === CHANCE && move !== undefined).length;
