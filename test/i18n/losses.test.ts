/** What a format can't carry, in words: no reader sees the name of a key where there are words for it. */

import { expect, test } from 'vitest';
import { loadLanguage } from '../../src/i18n/load.ts';
import { lossText } from '../../src/i18n/losses.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';

const NAMED = ['translations', 'people', 'seal', 'comparison'];
const OTHERS = ['ownKey', 'constructor'];

test.each(LANGUAGES)('%s', async (language) => {
  await loadLanguage(language);
  const words = wordsFor({ ...DEFAULT_SETTINGS, language });
  const textOf = (key: string): string => lossText({ code: 'key', params: { key } }, words);
  const asOther = (key: string): string => textOf('ownKey').replace('ownKey', key);
  for (const key of NAMED) expect(textOf(key)).not.toBe(asOther(key));
  for (const key of OTHERS) expect(textOf(key)).toBe(asOther(key));
  expect(new Set([...NAMED, ...OTHERS].map(textOf)).size).toBe(NAMED.length + OTHERS.length);
});
