/** Seats, tiles, places and figures in words. */
import { language, listed, say, valuesOf } from '../../shell/language.svelte';
import type { Event } from '../../shell/ruling';
import { cellOf, type Laid } from './land';
import { landOf, type FigureKind, type Position } from './position';
import { colourOf } from './seats';
import { decorationOf, lying, type Segment } from './tiles';

const told = (id: string, values: Record<string, string | number> = {}): string => language.tell('carcassonne', id, values) ?? '';

/** A seat as it stands alone: its colour, with a capital. */
export function seatName(seat: number): string {
  const name = told('part-player', { player: colourOf(seat) });
  return name.charAt(0).toLocaleUpperCase(language.code) + name.slice(1);
}

export const figureName = (figure: FigureKind): string => told('part-figure', { figure });
export const featureName = (feature: string): string => told('part-feature', { feature });
export const scoringName = (scoring: string): string => told('part-scoring', { scoring });

/** Where a segment lies on its tile: its sides, by name. */
function sidesOf({ kind, edges }: Segment): string {
  const sides = kind === 'field' ? [...new Set(edges.map((edge) => Math.floor(edge / 2)))] : edges;
  return listed(sides.map((side) => say(`carcassonne-side-${'nesw'.charAt(side)}`)));
}

/** A segment on its tile: "road, north, south". */
export function segmentName(segment: Segment): string {
  const where = sidesOf(segment);
  return where === '' ? featureName(segment.kind) : say('carcassonne-segment', { feature: featureName(segment.kind), sides: where });
}

/** What is printed on a tile, as it lies. */
export function tileName(name: string, turns: number): string {
  const { segments } = lying(name, turns);
  const parts = segments
    .filter(({ kind }) => kind !== 'field')
    .map((segment) => [segmentName(segment), ...(segment.shields > 0 ? [say('carcassonne-shield')] : []), ...segment.marks.filter((mark) => mark === 'inn' || mark === 'cathedral').map((mark) => say(`carcassonne-mark-${mark}`))].join(' '));
  const decoration = decorationOf(name);
  if (decoration === 'farmhouse') parts.push(say('carcassonne-farmhouse'));
  return parts.length === 0 ? featureName('field') : parts.join('; ');
}

export const figuresOn = (at: Position, { cell }: Laid): string[] =>
  at.figures
    .filter(({ at: part }) => cellOf(part) === cell)
    .map(({ seat, kind, at: part }) => {
      const region = landOf(at).regions.get(part);
      return say('carcassonne-stands', { who: seatName(seat), figure: figureName(kind), feature: featureName(region?.kind ?? 'field') });
    });

/** A cell for a screen reader: what lies there, or what may be laid there. */
export function cellLabel(at: Position, cell: string, turns: number[], now: number): string {
  const tile = landOf(at).at.get(cell);
  if (tile) return [cell, tileName(tile.name, tile.turns), ...figuresOn(at, tile)].join('. ');
  if (at.phase !== 'place' || at.hand === null) return say('carcassonne-empty', { cell });
  if (turns.includes(now)) return say('carcassonne-fits', { cell });
  return turns.length > 0 ? say('carcassonne-fits-turned', { cell }) : say('carcassonne-fits-not', { cell });
}

/** An event as a sentence, its place named. */
export function toldOf(event: Event): string | null {
  const { kind, data, actor } = event;
  const who = actor < 0 ? '' : seatName(actor);
  const cell = event.move?.split('@')[0] ?? '';
  switch (kind) {
    case 'laid':
      return say('carcassonne-told-laid', { who, cell, tile: tileName(String(data['tile']), Number(data['turns'])) });
    case 'put':
      return say('carcassonne-told-put', { who, figure: figureName(data['figure'] as FigureKind), feature: featureName(String(event.ruling.facts['feature'])) });
    case 'skipped':
      return say('carcassonne-told-skipped', { who });
    case 'drawn':
      return say('carcassonne-told-drawn', { who: seatName(Number(data['seat'])), tile: tileName(String(data['tile']), 0) });
    case 'scored':
    case 'taken-back': {
      const player = colourOf(Number(data['seat'] ?? actor));
      return told(`log-${kind}`, valuesOf({ ...event.ruling.facts, ...data, player }) as Record<string, string | number>);
    }
    case 'returned':
    case 'shown':
      return '';
    case 'turn-ended':
      return data['rotates'] === true ? told('log-turn-ended', { rotates: 'true' }) : '';
    default:
      return null;
  }
}

