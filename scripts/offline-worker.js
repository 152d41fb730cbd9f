/* global LIST -- put before this text by scripts/offline.mjs */
// The service worker. It keeps one complete version of the pages, so that everything a page loads has the page's own version.
// LIST: { version, files: path -> hash as in `integrity` }, or null while somebody works on the sources.
// A file that a person opens is not fetched from an address, so the worker never sees it. Only listed files and examples are
// kept.

const PREFIX = 'dealtrail-';
const NAMES = 'offline-names.json';
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL('./', worker.location.href);
const addressOf = (/** @type {string} */ path) => new URL(path, home).href;
const hashes = new Map(Object.entries(LIST?.files ?? {}).map(([path, hash]) => [addressOf(path), hash]));
const examples = addressOf('fixtures/');
const cacheName = `${PREFIX}${LIST?.version}`;

worker.addEventListener('install', (event) => {
  if (LIST !== null) event.waitUntil(install());
});

/** Stores all listed files or none: `integrity` fails if the server has a newer file, and then the new cache is deleted. */
async function install() {
  const before = await versionBefore();
  const cache = await caches.open(cacheName);
  try {
    const wanted = [...hashes.keys()];
    // Ten at a time, so that the browser can load other things, too.
    for (let from = 0; from < wanted.length; from += 10)
      await Promise.all(wanted.slice(from, from + 10).map((address) => take(address, cache, before)));
    await cache.put(addressOf(NAMES), new Response(JSON.stringify(LIST?.files)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

/** @typedef {{ cache: Cache, names: Record<string, string> }} Before */

/**
 * The version kept before, so that unchanged files are not fetched again.
 * @returns {Promise<Before | null>}
 */
async function versionBefore() {
  for (const name of await otherCaches()) {
    const cache = await caches.open(name);
    const names = await (await cache.match(addressOf(NAMES)))?.json();
    if (names !== undefined) return { cache, names };
  }
  return null;
}

/**
 * @param {string} address
 * @param {Cache} cache
 * @param {Before | null} before
 */
async function take(address, cache, before) {
  const hash = hashes.get(address);
  const known = before?.names[address.slice(home.href.length)] === hash;
  const kept = known ? await before?.cache.match(address) : undefined;
  const answer = kept ?? (await fetch(address, { cache: 'reload', integrity: hash }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

worker.addEventListener('activate', (event) => event.waitUntil(LIST === null ? giveUp() : forgetOthers()));

async function otherCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
}

async function forgetOthers() {
  for (const name of await otherCaches()) await caches.delete(name);
}

/** Deletes all caches and unregisters the worker, so that the server answers all requests. */
async function giveUp() {
  await forgetOthers();
  await worker.registration.unregister();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (LIST === null || request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  // The address without query and hash, and with the page's file name for a folder.
  const address = `${origin}${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`;
  if (hashes.has(address)) event.respondWith(listed(request, address));
  else if (address.startsWith(examples)) event.respondWith(example(request, address));
});

/**
 * @param {Request} request
 * @param {string} address
 */
async function listed(request, address) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(address);
  if (kept !== undefined) return kept;
  // A browser short of space, or a person, has emptied the cache. `integrity` allows only the listed version of the file back into it.
  try {
    return await keep(
      await fetch(address, { cache: 'no-cache', integrity: hashes.get(address) }),
      address,
      cache,
    );
  } catch {
    return fetch(request);
  }
}

/**
 * Data that any version can read: the server's file, or without a connection the file as last opened.
 * @param {Request} request
 * @param {string} address
 */
async function example(request, address) {
  const cache = await caches.open(cacheName);
  try {
    return await keep(await fetch(request), address, cache);
  } catch {
    return (await cache.match(address)) ?? Response.error();
  }
}

/**
 * Keeps a copy of what the server delivered. Where the storage is full nothing is kept, and the page gets the answer all the same.
 * @param {Response} answer
 * @param {string} address
 * @param {Cache} cache
 */
async function keep(answer, address, cache) {
  if (answer.ok) await cache.put(address, answer.clone()).catch(() => undefined);
  return answer;
}

// A page asks whether pages are kept at all, or asks the new version to take over now. The latter is refused while other pages
// are open, since they are of the version before.
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port === undefined) return;
  if (event.data === 'does it keep pages?') port.postMessage(LIST !== null);
  if (event.data === 'take over') event.waitUntil(takeOver(port));
});

/** @param {MessagePort} port */
async function takeOver(port) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const alone = open.filter(({ url }) => url.startsWith(home.href)).length <= 1;
  port.postMessage(alone);
  if (alone) await worker.skipWaiting();
}
