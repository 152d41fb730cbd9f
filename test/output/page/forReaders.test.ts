/** Where an article begins that a writer shares from a step of a deal that was recorded, corrected and heard. */

import { expect, test } from 'vitest';
import { forReaders } from '../../../src/output/page/forReaders.ts';
import { unpack } from '../../../src/formats/packed/packed.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { SHARING_DEFAULTS, sharingOf } from '../../../src/output/page/sharing.ts';
import { recordAt } from '../picture/support.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import type { Fact } from '../../../src/events/event.ts';

const corrected = recordAt('fixtures/deals/seed-002-deal-3.json');
const { events } = corrected;
const replacing = events.findIndex(({ type }) => type === 'CardWithdrawn') + 1;
/** Before the play a note of the case and a call for the director that is taken back, after it another note. */
const heard: DealRecord = {
  ...corrected,
  marks: { slip: 4 },
  events: [
    { type: 'CaseNoted', field: 'caseNumber', text: '12' },
    { type: 'DirectorCalled', by: 'N' },
    { type: 'Undone' },
    ...events,
    { type: 'CaseNoted', field: 'chair', text: 'Eva Muster' },
  ],
};

/** What tells one fact from another, whatever of its words a reader gets. */
const shape = (fact: Fact | undefined): string =>
  fact === undefined ? '' : [fact.type, ...('card' in fact ? [fact.card] : [])].join(' ');

/** The last fact before the moment at which the article begins, in the folder and in the link. */
function beginsAfter(record: DealRecord, at: number): string[] {
  const shared = forReaders(record, at);
  const wishes = { ...SHARING_DEFAULTS, moment: shared.here ?? 'start' };
  const { deal, snippet } = sharingOf(
    shared.record,
    wishes,
    wordsFor(DEFAULT_SETTINGS),
    'https://example.org/',
    '2026-11-28',
  );
  const link = unpack(snippet.data ?? '');
  if (!link.ok) throw new Error('The deal fits into no link.');
  return [shape(deal.record.events[deal.at - 1]), shape(link.record.events[deal.at - 1])];
}

test.each([1, replacing - 1, replacing, replacing + 1, events.length])('from step %i of a deal', (at) => {
  const last = shape(events[at - 1]);
  expect(beginsAfter(corrected, at)).toEqual([last, last]);
  expect(beginsAfter(heard, at + 3)).toEqual([last, last]);
});

test('after the last note of the case, an article begins at the end of the play', () => {
  const last = shape(events.at(-1));
  expect(beginsAfter(heard, heard.events.length)).toEqual([last, last]);
});

test('no reader gets what was taken back; marks stay at their moments', () => {
  const { record, here } = forReaders(heard, 2);
  expect(here).toBeNull();
  expect(record.events).toEqual(events);
  expect(record.marks).toEqual({ slip: 1 });
});
