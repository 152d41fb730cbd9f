/** The service worker alone, in a browser whose storage is full: what the server delivers still reaches the page. */

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const HOME = 'https://deals.example/';
const PAGE = 'build/workshop.js';
const WORKER = `const LIST = { version: '1', files: { '${PAGE}': 'sha256-x' } };
${readFileSync('scripts/offline-worker.js', 'utf8')}`;

/** Asks the worker for a file that is not kept yet, of a server that delivers everything. */
async function asked(path: string): Promise<{ text: string; fetches: number }> {
  const answers: Promise<Response>[] = [];
  let onFetch: (event: object) => void = () => undefined;
  const fetched = vi.fn(() => Promise.resolve(new Response('delivered')));
  const cache = {
    match: () => Promise.resolve(undefined),
    put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')),
  };
  runInNewContext(WORKER, {
    URL,
    Response,
    fetch: fetched,
    caches: { open: () => Promise.resolve(cache) },
    self: {
      location: { href: `${HOME}offline.js` },
      addEventListener: (kind: string, listener: typeof onFetch) => {
        if (kind === 'fetch') onFetch = listener;
      },
    },
  });
  onFetch({
    request: { method: 'GET', url: HOME + path },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  });
  const answer = await answers[0];
  return {
    text: answer?.type === 'error' ? 'error' : ((await answer?.text()) ?? ''),
    fetches: fetched.mock.calls.length,
  };
}

test('an example is opened where nothing can be kept', async () => {
  expect(await asked('fixtures/deals/one.json')).toEqual({ text: 'delivered', fetches: 1 });
});

test('a file of the page is fetched once, in the version of the page', async () => {
  expect(await asked(PAGE)).toEqual({ text: 'delivered', fetches: 1 });
});
