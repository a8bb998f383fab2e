/** What happened at a table, in words; `narrated` of the game in Python names the same. */
import { language, valuesOf } from '../../shell/language.svelte';
import type { Event } from '../../shell/ruling';

export function log({ kind, actor, data, ruling }: Event): string {
  const { met, points = 0, victim } = data;
  const came = met === undefined ? 'points' : met === true ? 'met' : 'missed';
  return language.tell('meeple-stacking', `log-${kind}`, valuesOf({ player: actor + 1, whose: Number(victim) + 1, ...data, ...ruling.facts, came, points })) ?? '';
}
