/** What the options of Carcassonne mean for each other before a game begins. */
import { language } from '../../shell/language.svelte';
import type { Preparation } from '../setup';

/** So many play without Inns & Cathedrals. */
const MOST = 5;
const SURVEYORS = ['signs', 'highway', 'fair-with-inn', 'uprising-with-inn', 'wide-caps', 'rotate-zero', 'rotate-abbot'];
const INNS = ['unfinished', 'fair-with-inn', 'uprising-with-inn', 'wide-caps'];

export const preparation: Preparation = {
  first: ['surveyors', 'farmers', 'abbot', 'inns', 'river'],
  idle: (options) => [
    ...(options['surveyors'] === true ? [] : SURVEYORS),
    ...(options['inns'] === true ? [] : INNS),
    ...(options['abbot'] === true ? [] : ['rotate-abbot']),
  ],
  settled: (seats) => (seats > MOST ? { inns: true } : {}),
  warning: (options) => {
    const combined = options['inns'] === true || options['abbot'] === true || options['river'] !== 'none';
    if (options['surveyors'] !== true || !combined) return null;
    return { clause: 'carcassonne/combining.own-risk', text: language.tell('carcassonne', 'own-risk') ?? '' };
  },
};
