/** The lanes of accounts in the language that was chosen last, although an earlier one is loaded later. */

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { Lanes } from '../../src/apps/workshop/desk/lanes.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, type Language } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { DEFAULT_PREFERENCES } from '../../src/ui/replay-screen/preferences.ts';

test('lanes in a language that was chosen before stay away', async () => {
  const { record } = readCase(readFileSync('fixtures/hearings/low-card-dropped-or-shown.json', 'utf8'));
  if (record === null) throw new Error('no record');
  await loadLanguage('tr');
  const requestUpdate = vi.fn();
  const speaking = (language: Language) => {
    const settings = { ...DEFAULT_SETTINGS, language };
    const choices = { settings, preferences: DEFAULT_PREFERENCES, theme: 'auto', edition: null } as const;
    return { choices, words: wordsFor(settings), route: { view: 'deal', stream: 'd', at: 0 } as const };
  };
  const host = { ...speaking('en'), requestUpdate };
  const lanes = new Lanes(host);
  lanes.of(record, 'd');
  await vi.waitFor(() => expect(requestUpdate).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  const english = lanes.of(record, 'd').map(({ name }) => name);
  // Turkish words of a case file have not been loaded yet; English ones have.
  Object.assign(host, speaking('tr'));
  lanes.of(record, 'd');
  Object.assign(host, speaking('en'));
  lanes.of(record, 'd');
  await caseFileWords('tr');
  // The lanes themselves are made after their words have come.
  await new Promise((done) => setTimeout(done, 100));
  expect(lanes.of(record, 'd').map(({ name }) => name)).toEqual(english);
  expect(english).not.toHaveLength(0);
});
