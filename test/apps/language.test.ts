/** Of two languages that somebody chooses one after the other, the last one counts, whichever is loaded first. */

import { expect, test } from 'vitest';
import { withLanguage } from '../../src/apps/workshop/language.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src/i18n/settings.ts';
import { DEFAULT_PREFERENCES } from '../../src/ui/replay-screen/preferences.ts';
import type { Choices } from '../../src/ui/settings-bar/settings-bar.element.ts';

const speaking = (language: Language): Choices => ({
  settings: { ...DEFAULT_SETTINGS, language },
  preferences: DEFAULT_PREFERENCES,
  theme: 'auto',
  edition: null,
});

test('a language that was chosen before another one changes nothing when it has come', async () => {
  let now = speaking('tr');
  const choose = async (language: Language): Promise<void> => {
    now = (await withLanguage(speaking(language), () => now, 'visit')) ?? now;
  };
  await Promise.all([choose('he'), choose('en')]);
  expect(now.settings.language).toBe('en');
});

test('the language of the page, chosen again, stays when another one has come', async () => {
  let now = speaking('tr');
  const choose = async (wished: Choices): Promise<void> => {
    now = (await withLanguage(wished, () => now, 'visit')) ?? now;
  };
  await Promise.all([choose(speaking('el')), choose(speaking('tr'))]);
  expect(now.settings.language).toBe('tr');
  const loading = choose(speaking('el'));
  await withLanguage({ ...now, theme: 'dark' }, () => now, 'visit');
  await loading;
  expect(now.settings.language, 'another choice does not call the language off').toBe('el');
});
