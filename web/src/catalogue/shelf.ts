/** The search of the shelf; loaded after the covers. */
export { looking } from './looking.svelte';
export { default as Results } from './Results.svelte';
export { default as Search } from './Search.svelte';
