// Opens the pages for a real table again without a network. Such a page says what it has loaded, and that is kept;
// everything else goes to the server as if this were not here.

const KEPT = 'rulebound-kept';
const ASSET = /^\/(assets\/|icon\.svg$)/;
const WORDS = /^\/api\/(words|rulebooks)\//;
/** How long a kept copy waits for a newer one: a server that was left behind does not answer, and does not refuse. */
const PATIENCE_MS = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const tell = (kept) => event.ports[0]?.postMessage(kept);
  // Without a network it is enough that the page was kept before.
  event.waitUntil(keep(event.data).then(() => tell(true), async () => tell((await caches.match('/')) !== undefined)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(newest(request, '/', false));
  else if (ASSET.test(pathname)) event.respondWith(once(request));
  else if (WORDS.test(pathname)) event.respondWith(newest(request, pathname, true));
});

/** Keeps the page and what it has loaded; what an earlier page had loaded goes when the page is another one. */
async function keep(addresses) {
  const cache = await caches.open(KEPT);
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page answers ${page.status}`);
  const known = addresses.filter((address) => ASSET.test(address) || WORDS.test(address));
  await Promise.all(known.map((address) => take(cache, address)));
  const before = await cache.match('/');
  await cache.put('/', page.clone());
  if (before && before.headers.get('etag') !== page.headers.get('etag')) {
    const old = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(old.filter((path) => path.startsWith('/assets/') && !known.includes(path)).map((path) => cache.delete(path)));
  }
}

async function take(cache, address) {
  if (ASSET.test(address) && (await cache.match(address))) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  await cache.put(address, answer);
}

/** A file whose name changes with what is in it. */
async function once(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // Parts that a kept page loads later belong to it.
  if (answer.ok && (await caches.has(KEPT))) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** What the server says now, or else what it said when it could last be asked. */
async function newest(request, place, store) {
  const kept = await caches.match(place, { ignoreVary: true });
  const asked = fetch(request).then(async (answer) => {
    if (store && answer.ok && (await caches.has(KEPT))) await (await caches.open(KEPT)).put(place, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([asked.catch(() => kept), late]);
}
