/** The reader’s own choices in a saved copy: taken over where nothing was chosen yet, and never over a choice. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditsKept, dropAudits, keepAudits } from '../../src/apps/workshop/audit/kept.ts';
import { adopt, adoptListed, keptSettings } from '../../src/apps/workshop/keeping/copiedSettings.ts';
import { recall, recallLanguage } from '../../src/apps/workshop/memory.ts';
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

describe('audits in a saved copy', () => {
  const audit = (id: string, name: string, at: string) => ({
    id,
    names: [name],
    bytes: 1000,
    at,
    events: ['Autumn pairs'],
    deals: 24,
    findings: 3,
    boards: ['3', '11'],
  });
  const one = audit('m1-a', 'monday.pbn', '2026-11-23T20:00:00.000Z');
  const two = audit('m2-b', 'tuesday.lin', '2026-11-24T20:00:00.000Z');

  it('come back where they are in no list, the latest first, and the same files only once', () => {
    expect(keepAudits([one])).toBe(true);
    expect(keepAudits([two])).toBe(true);
    const copied = keptSettings();
    expect(copied).toEqual({ audits: [two, one] });
    dropAudits([one.id]);
    expect(auditsKept()).toEqual([two]);
    // Audited here meanwhile, under a name of this machine.
    keepAudits([{ ...one, id: 'm9-z', at: '2026-11-25T20:00:00.000Z' }]);
    expect(adoptListed(copied)).toBe(0);
    dropAudits(['m9-z']);
    expect(adoptListed(copied)).toBe(1);
    expect(auditsKept().map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(adoptListed(copied)).toBe(0);
  });

  it.each([
    undefined,
    null,
    7,
    { audits: 'x' },
    { audits: [null, 7, {}, { ...one, id: '../x' }, { ...one, boards: [7] }, { ...one, findings: 'many' }] },
  ])('that are none are left out: %j', (copied) => {
    expect(adoptListed(copied)).toBe(0);
    expect(auditsKept()).toEqual([]);
  });

  it('are told as not kept where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keepAudits([one])).toBe(false);
    expect(auditsKept()).toEqual([]);
  });
});
