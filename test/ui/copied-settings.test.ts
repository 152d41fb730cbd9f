/** The reader’s own choices in a saved copy: taken over where nothing was chosen yet, and never over a choice. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt, keptSettings, recall, recallLanguage } from '../../src/apps/workshop/memory.ts';
import { fakeLocalStorage } from '../store/folder.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeLocalStorage()));
afterEach(() => vi.unstubAllGlobals());

const COPIED = { settings: { theme: 'dark', settings: { suits: 'four' } }, language: 'tr' };

describe('settings in a saved copy', () => {
  it('are none where nothing was chosen', () => {
    expect(keptSettings()).toBe(undefined);
  });

  it('come to a machine where nothing was chosen, and are the same there', () => {
    expect(adopt(COPIED)).toBe(true);
    expect([recall().theme, recall().settings.suits, recallLanguage()]).toEqual(['dark', 'four', 'tr']);
    expect(keptSettings()).toEqual(COPIED);
  });

  it('replace nothing that was chosen', () => {
    adopt(COPIED);
    expect(adopt({ settings: { theme: 'light' }, language: 'he' })).toBe(false);
    expect([recall().theme, recallLanguage()]).toEqual(['dark', 'tr']);
  });

  it.each([undefined, null, 7, 'x', {}, { language: 'xx' }])(
    'are left alone when they are none: %s',
    (copied) => {
      expect(adopt(copied)).toBe(false);
      expect(keptSettings()).toBe(undefined);
    },
  );
});
