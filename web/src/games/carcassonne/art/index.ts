/** All that is drawn in detail: tiles with their houses, how far each place reaches, and what stands or is chosen there. */
export { default as Places } from './Places.svelte';
export { default as Tile } from './Tile.svelte';
export { FOOT, outline, spot } from './faces';
