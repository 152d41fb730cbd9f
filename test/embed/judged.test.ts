/** A replay that judges its deal itself takes the first board where the page names none. */

import { afterAll, expect, test, vi } from 'vitest';
import { judgedBy } from '../../src/apps/embed-laws/judged.ts';
import { textOf } from '../fixtures.ts';

afterAll(() => void vi.unstubAllGlobals());

test.each(['', null])('the board %j is the first', async (board) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(textOf('fixtures/seeds/seed-000-example-1d.json'))),
  );
  const { signal } = new AbortController();
  const { fetchFilm } = judgedBy(() => false);
  expect(await fetchFilm('https://example.org/a.json', board, null, signal)).toMatchObject({ ok: true });
});
