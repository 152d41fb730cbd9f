/** Lines taken down on a record: as many facts as a case file can hold, and no more. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { MOST_EVENTS, readCase } from '../../src/formats/case/readCase.ts';
import { takeDown } from '../../src/formats/typed/takeDown.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { manyOf } from '../bench/manyFacts.ts';

const said = (): Fact => ({ type: 'StatementMade', by: 'N', text: 'I had none' });
const recordOf = (count: number) => timelineOf(manyOf(said, count, false));

test('the last fact a record can hold is taken down, and can be read back', () => {
  const { timeline, fault } = takeDown(recordOf(MOST_EVENTS - 1), 'director n');
  expect(fault).toBeNull();
  const read = readCase(writeCase(timeline.record));
  expect(read.record?.events.length).toBe(MOST_EVENTS);
  expect(read.problems).toEqual([]);
});

test('a line that goes beyond is told in every language, and nothing of it is taken down', async () => {
  const before = recordOf(MOST_EVENTS - 1);
  const { timeline, facts, fault } = takeDown(before, 'director n; director e');
  expect([timeline === before, facts.length]).toEqual([true, 0]);
  if (fault === null) throw new Error('it was taken down');
  await Promise.all(LANGUAGES.map(loadLanguage));
  const told = LANGUAGES.map((language) =>
    wordsFor({ ...DEFAULT_SETTINGS, language }).typing.fault({ line: null, ...fault }),
  );
  expect(new Set(told).size).toBe(LANGUAGES.length);
  for (const sentence of told) expect(sentence).toContain(String(MOST_EVENTS));
});

test('a card where nobody is in turn is told as it was typed, with the call it may be meant for', () => {
  const none = recordOf(0);
  const before = timelineOf({
    ...none.source,
    header: { ...none.source.header, contract: null, declarer: null },
  });
  const faultOf = (line: string) => takeDown(before, line).fault;
  expect(faultOf('h2')).toEqual({ code: 'turnUnknown', at: 0, text: 'h2', call: '2h' });
  expect(faultOf('director n; sk')).toEqual({ code: 'turnUnknown', at: 12, text: 'sk', call: '' });
  expect(faultOf('play h2')).toMatchObject({ code: 'seatUnknown', word: 'play' });
  expect(faultOf('n: h2')).toBeNull();
  const said = (line: string): string => {
    const fault = faultOf(line);
    return fault === null ? '' : wordsFor(DEFAULT_SETTINGS).typing.fault({ line: null, ...fault });
  };
  expect(said('h2')).toContain('“n: h2”, or “bid 2h” if it is a call');
  expect(said('sk')).not.toContain('bid');
  expect(said('1nt p')).toContain('type “bid 1nt p”');
});
