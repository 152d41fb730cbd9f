import { expect, test } from 'vitest';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { dateText } from '../../src/ui/storage/figures.ts';

test.each(LANGUAGES)(
  'a time ends in no dot, since the sentence around it ends in one: %s',
  async (language) => {
    await loadLanguage(language);
    const text = dateText('2026-11-27T20:37:00Z', wordsFor({ ...DEFAULT_SETTINGS, language }));
    expect(text).toMatch(/2026/);
    expect(text).not.toMatch(/\.$/);
  },
);
