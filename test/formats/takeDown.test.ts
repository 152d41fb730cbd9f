/** Lines taken down on a record: as many facts as a case file can hold, and no more. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import { MOST_EVENTS, readCase } from '../../src/formats/case/readCase.ts';
import { takeDown } from '../../src/formats/typed/takeDown.ts';
import { writeCase } from '../../src/formats/case/writeCase.ts';
import { settled } from '../../src/events/settle.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { rewrittenText } from '../../src/i18n/rewritten.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { manyOf } from '../bench/manyFacts.ts';

const statement = (): Fact => ({ type: 'StatementMade', by: 'N', text: 'I had none' });
const recordOf = (count: number) => timelineOf(manyOf(statement, count, false));

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
  const sentences = LANGUAGES.map((language) =>
    wordsFor({ ...DEFAULT_SETTINGS, language }).typing.fault({ line: null, ...fault }),
  );
  expect(new Set(sentences).size).toBe(LANGUAGES.length);
  for (const sentence of sentences) expect(sentence).toContain(String(MOST_EVENTS));
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
  const faultText = (line: string, timeline = before): string => {
    const { fault } = takeDown(timeline, line);
    return fault === null ? '' : wordsFor(DEFAULT_SETTINGS).typing.fault({ line: null, ...fault });
  };
  expect(faultText('h2')).toContain('“n: h2”, or “bid 2h” if it is a call');
  expect(faultText('sk')).not.toContain('bid');
  // Where the contract is not known yet, calls need no word; where it is, they do.
  expect(faultText('1nt p')).toBe('');
  const undealt = timelineOf({
    ...before.source,
    header: { ...before.source.header, deal: { ...before.source.header.deal, dealer: null } },
  });
  expect(faultText('p 1h x', undealt)).toBe(
    'character 1: nobody knows who calls first; type the player before the calls, as in “n p 1h x”',
  );
  expect(takeDown(undealt, 'director n; p 1h').fault).toEqual({
    code: 'callerUnknown',
    at: 12,
    text: 'p 1h',
  });
  expect(takeDown(undealt, 'bid p 1h; director n').fault).toMatchObject({
    code: 'callerUnknown',
    text: 'p 1h',
  });
  expect(takeDown(undealt, 'n p 1h x').facts).toHaveLength(3);
  expect(faultText('1nt p', timelineOf(none.source))).toContain('type “bid 1nt p”');
});

test('an entry is corrected or taken back by its number, as the screen calls it', () => {
  const before = takeDown(recordOf(0), 'w: sk; director n; said North "a"').timeline;
  const corrected = takeDown(before, 'amend 1 w: sa');
  expect(corrected.facts).toEqual([
    { type: 'Amended', event: 'entry-1', with: { type: 'CardPlayed', seat: 'W', card: 'SA' } },
  ]);
  expect(corrected.marks).toEqual({ 'entry-1': 1 });
  expect(settled(corrected.timeline.source).events[0]).toMatchObject({ card: 'SA' });
  const again = takeDown(corrected.timeline, 'amend 1 w: sq; undo 2');
  expect(again.facts.map((fact) => 'event' in fact && fact.event)).toEqual(['entry-1', 'entry-2']);
  expect(again.marks).toEqual({ 'entry-2': 2 });
  // A name that somebody gave comes first, and a number that there is no entry of stays what was typed.
  const named = takeDown(before, 'mark 2; amend 2 w: sa; undo 99');
  expect(named.facts.map((fact) => 'event' in fact && fact.event)).toEqual(['2', '99']);
});

test('a correction tells what it replaces, and one that is meant for nothing says so', () => {
  const words = wordsFor(DEFAULT_SETTINGS);
  const replaced = (...lines: readonly string[]): string => {
    const [first = '', ...rest] = lines;
    const { timeline } = rest.reduce(
      (after, line) => takeDown(after.timeline, line),
      takeDown(recordOf(0), first),
    );
    const { length } = timeline.record.events;
    const tableAt = (at: number) => timeline.positions[at]?.table ?? null;
    return withoutIsolates(rewrittenText(timeline.source, length, tableAt, words, words.written));
  };
  expect(replaced('w: sk', 'n: s3', 'amend 1 w: sa')).toMatch(/^It said: West leads the ♠K/);
  expect(replaced('w: sk', 'n: s3', 'amend 1 w: sa', 'amend 1 w: sq')).toMatch(/^It said: West .* ♠A/);
  expect(replaced('w: sk', 'n: s3', 'undo')).toMatch(/^It said: North plays the ♠3/);
  expect(replaced('w: sk', 'n: s3', 'amend 1 w: sa', 'undo')).toMatch(/^It said: The record is corrected/);
  expect(replaced('w: sk', 'undo 9')).toBe(words.screen.announce.changesNothing);
  expect(replaced('w: sk', 'amend slip w: sa')).toBe(words.screen.announce.changesNothing);
  expect(replaced('w: sk', 'amend 1 hand w k532.q8.qj84.k54')).toBe('');
  expect(replaced('w: sk')).toBe('');
});
