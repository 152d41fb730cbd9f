/** The one page before the hearing: every sentence leads to the moment it rests on. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseFileOf } from '../../../src/audit/caseFile/caseFile.ts';
import { organisationChosen } from '../../../src/audit/caseFile/organisation.ts';
import type { Fact } from '../../../src/events/event.ts';
import { readOrganisation } from '../../../src/events/organisation/readOrganisation.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { withoutIsolates } from '../../../src/i18n/isolate.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { sectionsOf } from '../../../src/output/page/caseFile/sections.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { recordIn } from '../../fixtures.ts';

const RECORD = recordIn('fixtures/hearings/low-card-dropped-or-shown.json');
const wording = { words: wordsFor(DEFAULT_SETTINGS), text: await caseFileWords(DEFAULT_SETTINGS.language) };
const organisation = readOrganisation(JSON.parse(readFileSync('organisations/ebu.json', 'utf8')));

test('leads from every sentence to the moment it rests on; what is missing rests on none', () => {
  const noted: readonly Fact[] = [
    ...organisationChosen(organisation.organisation, RECORD),
    { type: 'CaseNoted', field: 'concurred', text: 'no' },
    { type: 'CaseNoted', field: 'depositAmount', text: '5 GBP' },
    { type: 'CaseNoted', field: 'deposit', text: 'kept' },
  ];
  const file = caseFileOf(timelineOf({ ...RECORD, events: [...RECORD.events, ...noted] }));
  const lines = sectionsOf(file, wording).flatMap(({ name, lines: all }) =>
    all.map((line) => ({ ...line, name })),
  );
  expect(lines.filter(({ at, name }) => at === null && name !== 'missing')).toEqual([]);
  expect(lines.filter(({ at, name }) => at !== null && name === 'missing')).toEqual([]);
  const entryAt = (said: RegExp): Fact | undefined => {
    const { at } = lines.find(({ text }) => said.test(withoutIsolates(text))) ?? { at: null };
    return at === null ? undefined : file.timeline.source.events[at - 1];
  };
  for (const [said, field] of [
    [/^Grounds: /, 'grounds'],
    [/^Chair: /, 'chair'],
    [/^Regulations of /, 'organisation'],
    [/^Deposit for an appeal, pairs/, 'organisation'],
    [/those who must agree to the appeal do not/, 'concurred'],
    [/^The deposit noted is 5 GBP/, 'depositAmount'],
    [/^What is noted does not show whether the regulations keep/, 'deposit'],
  ] as const)
    expect(entryAt(said), String(said)).toMatchObject({ type: 'CaseNoted', field });
  expect(entryAt(/^This is what happened, as the committee/)).toMatchObject({ type: 'AccountFound' });
});

test('leads from regulations that are given for one look to no entry', () => {
  const file = caseFileOf(timelineOf(RECORD), organisation);
  const [section] = sectionsOf(file, wording).filter(({ name }) => name === 'organisation');
  const deposits = section?.lines.filter(({ text }) => /Deposit for an appeal/.test(text)) ?? [];
  expect(deposits.length).toBeGreaterThan(1);
  expect(deposits.filter(({ at }) => at !== null)).toEqual([]);
});
