import { describe, expect, it } from 'vitest';
import { hashOf, isDamaged, routeOf } from '../../src/apps/workshop/address.ts';
import { languageInAddress } from '../../src/apps/workshop/language.ts';
import { isolate, runsOf, withoutIsolates } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, languageOf, lettersOf } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

describe('the language', () => {
  it('is the first the browser asks for that there is', () => {
    expect(languageOf(['de-DE', 'tr-TR', 'en'])).toBe('tr');
    expect(languageOf(['EL'])).toBe('el');
    expect(languageOf(['iw-IL', 'en'])).toBe('he');
    expect(languageOf(['fr', 'nl'])).toBe('en');
    expect(languageOf([])).toBe('en');
  });

  it('may stand in the address, in its query or its fragment', () => {
    expect(languageInAddress({ search: '?lang=he', hash: '' })).toBe('he');
    expect(languageInAddress({ search: '', hash: '#deal=ab12&at=3&lang=tr-TR' })).toBe('tr');
    expect(languageInAddress({ search: '?lang=he', hash: '#lang=el' })).toBe('el');
    expect(languageInAddress({ search: '?lang=en-GB', hash: '' })).toBe('en');
    for (const search of ['', '?lang=', '?lang=xx', '?lang=%3Cb%3E', '?lang'])
      expect(languageInAddress({ search, hash: '#laws' }), search).toBeNull();
  });

  it('does not make a fragment a damaged link, nor hide what else the fragment names', () => {
    expect(isDamaged('#lang=he')).toBe(false);
    expect(isDamaged('#lan')).toBe(true);
    expect(routeOf('#example=fixtures/deals/a.json&at=7&lang=he')).toEqual({
      view: 'example',
      path: 'fixtures/deals/a.json',
      at: 7,
    });
  });

  it('names moments as a replay in an article does, and positions by number', () => {
    const at = (text: string): unknown =>
      (routeOf(`#example=fixtures/deals/a.json&at=${text}`) as { at: unknown }).at;
    for (const moment of ['t5.4', 't2', 'e23', 'first-irregularity', 'start', 'end'])
      expect(at(moment)).toBe(moment);
    expect(at('12')).toBe(12);
    for (const none of ['', '-3', 't5.9', 'later', 'e', '%3Cb%3E']) expect(at(none), none).toBe(0);
    const route = routeOf('#deal=ab12&at=t5.4');
    expect(routeOf(hashOf(route))).toEqual(route);
  });

  it('brings its card letters along until the reader chooses', async () => {
    expect(lettersOf({ language: 'tr', letters: 'auto' })).toBe('ardv');
    expect(lettersOf({ language: 'tr', letters: 'akqj' })).toBe('akqj');
    expect(lettersOf({ language: 'he', letters: 'auto' })).toBe('akqj');
    await loadLanguage('tr');
    const { written } = wordsFor({ ...DEFAULT_SETTINGS, language: 'tr' });
    expect(withoutIsolates(written.cards(['HK', 'HQ', 'HJ', 'HT']))).toMatch(/♥R.*♥D.*♥V.*♥10/);
    expect(withoutIsolates(written.seatLetter('W')), 'seats are a setting of their own').toBe('W');
    const local = wordsFor({ ...DEFAULT_SETTINGS, language: 'tr', seats: 'local' }).written;
    expect(withoutIsolates(local.seatLetter('W'))).toBe('B');
  });

  it('falls back to English, and says that it is English', () => {
    const unknown = wordsFor({ ...DEFAULT_SETTINGS, language: 'xx' as 'en' });
    expect(unknown.language).toBe('en');
    expect(unknown.settings.language).toBe('en');
    expect(unknown.direction).toBe('ltr');
  });
});

describe('an island', () => {
  it('put together from islands is one, and keeps its order', () => {
    const whole = isolate(`${isolate('3NT')}−2`);
    expect(runsOf(whole)).toEqual([{ text: '3NT−2', notation: true, english: false }]);
    expect(whole).toBe('\u20663NT−2\u2069');
  });
});
