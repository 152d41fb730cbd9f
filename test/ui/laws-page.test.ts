import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { CATALOGUE, wantsChecking } from '../../src/lawbook/catalogue.ts';
import { hashOf, routeOf } from '../../src/apps/workshop/address.ts';
import { EVERYTHING, isEverything, lawsFound, type WantedLaws } from '../../src/ui/laws-page/listing.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const found = (wanted: Partial<WantedLaws>) =>
  lawsFound({ ...EVERYTHING, ...wanted }, words).flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe('the page of the laws', () => {
  it('lists the whole catalogue, law by law, each under its name', () => {
    const laws = lawsFound(EVERYTHING, words);
    expect(laws.flatMap(({ clauses }) => clauses)).toEqual(CATALOGUE);
    expect(laws.filter(({ label }) => label === '')).toEqual([]);
    expect(laws.find(({ law }) => law === 52)?.label).toBe('Failure to play a penalty card');
  });

  it('finds a clause by its number, with what stands below it, in either edition', () => {
    expect(found({ search: '50D2' })).toEqual(['50D2', '50D2a', '50D2b']);
    expect(found({ search: ' 64c2A ' })).toEqual(['64C2a']);
    expect(found({ search: '23' })).toEqual(['23', '23A', '23B', '23C', '72C']);
    expect(found({ search: '5' }).every((id) => id.startsWith('5'))).toBe(true);
    expect(found({ search: '99' })).toEqual([]);
  });

  it('finds clauses by words of their names and of their subjects, all of them', () => {
    expect(found({ search: 'dummy suit' })).toContain('42A3');
    expect(found({ search: 'dummy suit' })).not.toContain('42A1');
    expect(found({ search: 'revokes 64B' })).toContain('64B7');
    expect(found({ search: 'no such word' })).toEqual([]);
  });

  it('shows one subject, or only what is to be checked in the book', () => {
    expect(found({ subject: 'inability' })).toEqual(['59']);
    const unsure = found({ unsure: true });
    expect(unsure).toContain('53B');
    expect(unsure).not.toContain('64A1');
    expect(unsure).toHaveLength(CATALOGUE.filter(wantsChecking).length);
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(isEverything({ ...EVERYTHING, search: ' ' })).toBe(true);
    expect(isEverything({ ...EVERYTHING, unsure: true })).toBe(false);
  });

  it('has an address of its own, which keeps the search', () => {
    for (const search of ['', '64A1', 'dummy & trump']) {
      expect(routeOf(hashOf({ view: 'laws', search }))).toEqual({ view: 'laws', search });
    }
    expect(routeOf('#laws')).toEqual({ view: 'laws', search: '' });
    expect(routeOf(`#laws=${'x'.repeat(500)}`)).toEqual({ view: 'laws', search: 'x'.repeat(80) });
  });
});
