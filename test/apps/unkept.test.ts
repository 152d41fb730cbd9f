/** Whoever has entered what the browser does not keep is told, until it is kept or given up. */

import { NEVER } from 'rxjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { NOTHING_KEPT, type Kept } from '../../src/apps/workshop/keeping/kept.ts';
import { readingOf } from '../../src/apps/workshop/desk/following.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { DEFAULT_PREFERENCES } from '../../src/ui/replay-screen/preferences.ts';
import type { Store } from '../../src/store/store.ts';

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
const ofTab = new Room();
let changes = 0;

beforeAll(() => {
  vi.stubGlobal('localStorage', room);
  vi.stubGlobal('sessionStorage', ofTab);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
});
afterAll(() => vi.unstubAllGlobals());

async function page(): Promise<{
  readonly told: (kept?: Kept) => readonly string[];
  readonly close: () => void;
  readonly keep: (work: unknown) => void;
  readonly paste: (text: string | null) => void;
}> {
  const { onUnkept, unkeptNotices } = await import('../../src/apps/workshop/unkept.ts');
  const { keepUnrecorded } = await import('../../src/apps/workshop/unrecorded.ts');
  const { keepPasted } = await import('../../src/apps/workshop/pasted.ts');
  onUnkept(() => changes++);
  return {
    told: (kept = NOTHING_KEPT) => unkeptNotices(words, kept).map(({ text }) => text),
    close: () => unkeptNotices(words, NOTHING_KEPT).forEach(({ dismiss }) => dismiss?.act()),
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

test('a browser that keeps nothing is told once, and nobody is advised to make room in it', async () => {
  const { told, keep, paste } = await page();
  room.most = 0;
  keep({ opened: 'more' });
  paste('x'.repeat(200_001));
  const unavailable: Kept = { ...NOTHING_KEPT, problems: [{ code: 'unavailable' }] };
  expect(told(unavailable)).toEqual([notKept.tooLong]);
  const full: Kept = { ...NOTHING_KEPT, problems: [{ code: 'full' }] };
  expect(told(full)).toEqual([notKept.refused, notKept.tooLong]);
  room.most = Infinity;
  keep(null);
  paste(null);
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

test('a typed line that a full storage refuses is told, and is in the field again when its deal is opened again', async () => {
  const { told } = await page();
  const { Desk } = await import('../../src/apps/workshop/desk/desk.ts');
  const store = { live: () => NEVER, held: { waiting: NEVER } } as unknown as Store;
  const reading = readingOf({
    settings: DEFAULT_SETTINGS,
    preferences: DEFAULT_PREFERENCES,
    theme: 'auto',
    edition: null,
  });
  const opened = (stream: string): InstanceType<typeof Desk> =>
    new Desk(store, stream, reading, () => undefined);
  const desk = opened('deal');
  desk.typed('s5', words);
  expect(told()).toEqual([]);
  ofTab.most = 20;
  desk.typed('s5 hk, director n', words);
  expect(told()).toEqual([notKept.refused]);
  expect(opened('deal').typedBefore).toBe('s5 hk, director n');
  expect(opened('another deal').typedBefore).toBe('');
  desk.typed('', words);
  expect(told(), 'entered or removed').toEqual([]);
  expect(opened('deal').typedBefore).toBe('');
});
