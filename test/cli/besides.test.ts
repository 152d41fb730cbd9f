/** Foreign readers in threads of the program itself: what never ends is ended, what fills the memory too, and both are said. */

import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { startThread } from '../../src/apps/cli/besides.ts';
import { ForeignReader, type ReadingBounds } from '../../src/formats/foreign.ts';
import type { Parsed } from '../../src/formats/readDeal.ts';
import { LANGUAGES, DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { bundleProgram } from '../../scripts/bundle-program.mjs';
import { loopedDatabase } from '../formats/hostileBytes.ts';
import { jetDatabase } from '../formats/jet.ts';

let program: URL;
beforeAll(async () => {
  program = pathToFileURL(await bundleProgram('src/apps/cli/main.ts'));
});

const within = (bounds: Partial<ReadingBounds>): ForeignReader =>
  new ForeignReader((some) => startThread(program, some), { seconds: 300, megabytes: 512, ...bounds });

const outcomeOf = ({ deals, problems }: Parsed): unknown[] => [
  deals.length,
  ...problems.filter(({ severity }) => severity !== 'note').map(({ code, params }) => ({ code, ...params })),
];

const RESULT = { Section: 1, Table: 3, Round: 2, Board: 2, 'NS/EW': 'S', Contract: '4 H', Result: '=' };

test('a database whose page names itself ends with a refusal, and the next file is read', async () => {
  const reader = within({ seconds: 1 });
  expect(outcomeOf(await reader.read('database', loopedDatabase(), {}))).toEqual([
    0,
    { code: 'readingTooLong', seconds: 1 },
  ]);
  const patient = within({});
  const good = jetDatabase({ ReceivedData: [RESULT, RESULT] });
  for (let round = 0; round < 2; round++)
    expect(outcomeOf(await patient.read('database', good, { source: 'a.bws' }))).toEqual([2]);
});

test('a document that fills the memory ends with a refusal', async () => {
  const reader = within({ megabytes: 24 });
  const document = `<USEBIO>${'<a/>'.repeat(1_000_000)}</USEBIO>`;
  expect(outcomeOf(await reader.read('xml', document, {}))).toEqual([
    0,
    { code: 'readingTooMuch', megabytes: 24 },
  ]);
  expect(outcomeOf(await within({}).read('xml', '<USEBIO><a b="', {}))).toEqual([
    0,
    { code: 'xmlUnreadable' },
  ]);
});

test('each refusal names its limit in every language', async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const { problems, written } = wordsFor({ ...DEFAULT_SETTINGS, language });
    for (const code of ['fileTooLarge', 'readingTooLong', 'readingTooMuch', 'archiveTooLarge'] as const)
      expect(problems[code]({ megabytes: 77, seconds: 77 }, written), language).toContain('77');
    for (const code of ['archiveTooMany', 'archiveTooDeep'] as const)
      expect(problems[code]({ count: 77 }, written), language).toContain('77');
  }
});
