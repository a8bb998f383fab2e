/** Keeping a page on this device, so that it opens again without a network (public/sw.js). */
import { fetchText } from './api';
import { languages, textOf } from './language.svelte';

/** Keeps what this page has loaded, and what it will load. False where a browser keeps no pages: it does over https and on the server's own computer. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) return false;
    await taken();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    return await answered(active, [...new Set(own)]);
  } catch {
    return false;
  }
}

/** Fetches what is said of a game at a real table in every language, so that another can be chosen without a network. False where that failed. */
export async function keepWords(game: string): Promise<boolean> {
  const key = encodeURIComponent(game);
  const wanted = Object.keys(languages).flatMap((code) => [
    ...[null, 'errors', 'ask', 'rulebook', game, `${game}/real`].map((part) => textOf(part, code)),
    ...[`words/${key}`, 'words/table', `rulebooks/${key}`].map((part) => fetchText(`/api/${part}/${code}`)),
  ]);
  return (await Promise.allSettled(wanted)).every(({ status }) => status === 'fulfilled');
}

/** Waits until requests of this page pass through the worker: from then on what they bring is kept by itself. */
async function taken(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

function answered(worker: ServiceWorker, addresses: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(addresses, [port2]);
  });
}
