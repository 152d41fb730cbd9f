/** The sentence of a note of the case, in the language that was chosen last, although an earlier one is loaded later. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCase } from '../../src/formats/case/readCase.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { NowElement } from '../../src/ui/now/now.element.ts';
import { replayOf } from '../../src/view/replayOf.ts';

it('stays when the words of a language that was chosen before come', async () => {
  await loadLanguage('he');
  const { record } = readCase(readFileSync('fixtures/hearings/low-card-dropped-or-shown.json', 'utf8'));
  if (record === null) throw new Error('no record');
  const replay = replayOf(timelineOf(record));
  const at = record.events.findIndex(({ type }) => type === 'CaseNoted') + 1;
  const now = new NowElement();
  Object.assign(now, { replay, moment: replay.moment(at) });
  const speak = (language: 'en' | 'he'): Promise<void> => {
    now.words = wordsFor({ ...DEFAULT_SETTINGS, language });
    return now['loadNote']();
  };
  await speak('en');
  const note = now['noteShown'];
  expect(note).not.toBe(null);
  // The Hebrew words of a case file come after the English ones, which are there already.
  const hebrew = speak('he');
  await speak('en');
  await hebrew;
  await caseFileWords('he');
  expect(now['noteShown']).toBe(note);
});
