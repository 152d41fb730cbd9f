/** Whoever has entered what the browser does not keep is told, until it is kept or given up. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const { notKept } = words.screen.keeping;

/** A browser's storage with room for so many characters in one value. */
class Room {
  readonly values = new Map<string, string>();
  most = Infinity;
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.length > this.most) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
}

const room = new Room();
let changes = 0;

beforeAll(() => {
  vi.stubGlobal('localStorage', room);
  vi.stubGlobal('sessionStorage', new Room());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
});
afterAll(() => vi.unstubAllGlobals());

async function page(): Promise<{
  readonly told: () => readonly string[];
  readonly close: () => void;
  readonly keep: (work: unknown) => void;
  readonly paste: (text: string | null) => void;
}> {
  const { onUnkept, unkeptNotices } = await import('../../src/apps/workshop/unkept.ts');
  const { keepUnrecorded } = await import('../../src/apps/workshop/unrecorded.ts');
  const { keepPasted } = await import('../../src/apps/workshop/pasted.ts');
  onUnkept(() => changes++);
  return {
    told: () => unkeptNotices(words).map(({ text }) => text),
    close: () => unkeptNotices(words).forEach(({ dismiss }) => dismiss?.act()),
    keep: (work) => keepUnrecorded('form', 'deal', 'desk', work),
    paste: keepPasted,
  };
}

test('a form that a full storage refuses is told, and no more once it is recorded', async () => {
  const { told, close, keep } = await page();
  keep({ opened: 'more' });
  expect(told()).toEqual([]);
  room.most = 10;
  keep({ opened: 'more', draft: 'a longer text' });
  expect(told()).toEqual([notKept.refused]);
  expect(changes).toBe(1);
  close();
  expect(told(), 'closed').toEqual([]);
  keep({ opened: 'more', draft: 'a text that is longer still' });
  expect(told(), 'closed, and nothing was kept since').toEqual([]);
  keep(null);
  expect(told()).toEqual([]);
  keep({ opened: 'again' });
  expect(told(), 'another one').toEqual([notKept.refused]);
  room.most = Infinity;
  keep({ opened: 'again' });
  expect(told(), 'kept now').toEqual([]);
});

test('pasted text that is too long to be kept is told, and forgotten with the text', async () => {
  const { told, paste } = await page();
  paste('x'.repeat(200_001));
  expect(told()).toEqual([notKept.tooLong]);
  paste('x');
  expect(told()).toEqual([]);
  paste('x'.repeat(200_001));
  paste(null);
  expect(told()).toEqual([]);
});
