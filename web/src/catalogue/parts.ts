/** What the page of a game shows below its head; loaded after that is there. */
export { default as About } from './About.svelte';
export { default as Answers } from './Answers.svelte';
export { default as Facts } from './Facts.svelte';
export { default as Similar } from './Similar.svelte';
export { pageOf } from './load';
