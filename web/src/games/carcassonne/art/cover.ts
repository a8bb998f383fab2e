/** The land on the cover, drawn while the page is built: whoever only looks at the shelf need not load what draws it. */
import { render } from 'svelte/server';
import cover from '../cover.json';
import { cellOf, land, placeOf } from '../land';
import { spot } from './faces';
import Tile from './Tile.svelte';

type Box = [left: number, top: number, width: number, height: number];

/** The part of the land to show, in units of a hundred to a tile: on a book that stands, and on one that lies. */
const BOXES: Record<'narrow' | 'wide', Box> = { narrow: [0, -300, 400, 500], wide: [-400, -300, 600, 400] };

const lies = land(cover.tiles);

/** A figure with the place of its foot. */
export interface Standing {
  seat: number;
  kind: string;
  farmer: boolean;
  x: number;
  y: number;
}

function pictured([left, top, width, height]: Box): string {
  const shown = lies.tiles.filter(({ x, y }) => 100 * x < left + width && 100 * x + 100 > left && 100 * y < top + height && 100 * y + 100 > top);
  const tiles = shown.map(({ cell, x, y, name, turns }) => {
    const { body } = render(Tile, { props: { name, turns, seed: cell } });
    return `<g transform="translate(${100 * x} ${100 * y})">${body.replace(/<!--.*?-->/g, '')}</g>`;
  });
  const view = [left, top, width, height].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${tiles.join('')}</svg>`;
}

function standing([left, top, width, height]: Box): Standing[] {
  return cover.figures.flatMap(({ seat, kind, at }) => {
    const tile = lies.at.get(cellOf(at));
    if (tile === undefined) return [];
    const [dx, dy] = spot(tile.name, tile.turns, placeOf(at));
    const [x, y] = [100 * tile.x + dx, 100 * tile.y + dy];
    const seen = x > left - 20 && x < left + width + 20 && y > top && y < top + height + 30;
    return seen ? [{ seat, kind, farmer: lies.regions.get(at)?.kind === 'field', x, y }] : [];
  });
}

const covered = (box: Box) => ({ box, figures: standing(box), svg: pictured(box) });
export const narrow = covered(BOXES.narrow);
export const wide = covered(BOXES.wide);
