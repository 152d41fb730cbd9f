/* global LIST -- put before this text by scripts/offline.mjs */
// The service worker. It keeps one version of the pages, whole: what a page loads comes from the version the page came from.
// LIST: { version, files: path -> hash as in `integrity` }, or null while somebody works on the sources.
// What a person opens is never asked for by an address and so never comes here; what is neither listed nor an example is
// not kept.

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

/** All or nothing: a file that is not the one listed, because the server has just changed again, ends the attempt. */
async function install() {
  const before = await versionBefore();
  const cache = await caches.open(cacheName);
  try {
    const wanted = [...hashes.keys()];
    // Ten at a time: a browser has other things to load.
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
 * The version kept so far, so that what has not changed is not fetched again.
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

/** Nothing is kept any more, and the server answers for itself. */
async function giveUp() {
  await forgetOthers();
  await worker.registration.unregister();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (LIST === null || request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  // Without what stands behind a path, and with the name of the page where there is none.
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
  // A browser short of room, or a person, has emptied the cache: it is filled again with the very file listed, and with no other.
  try {
    const answer = await fetch(address, { cache: 'no-cache', integrity: hashes.get(address) });
    if (answer.ok) await cache.put(address, answer.clone());
    return answer;
  } catch {
    return fetch(request);
  }
}

/**
 * Data that any version reads: as the server has it, or as it was when somebody last opened it.
 * @param {Request} request
 * @param {string} address
 */
async function example(request, address) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(address, answer.clone());
    return answer;
  } catch {
    return (await cache.match(address)) ?? Response.error();
  }
}

// Asked by a page: whether pages are kept at all, or to take over now. With other pages open the answer to this is no, for
// they are of the version before.
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
