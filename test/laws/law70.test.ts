/** What the case format can't say: an answer of another kind than the question wants. */

import { expect, test } from 'vitest';
import type { Seat } from '../../src/domain/seat.ts';
import type { Fact } from '../../src/events/event.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { append, lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { openQuestions, resultAt } from '../../src/replay/view.ts';

const { record } = readCase(`{
  "format": "dealtrail-case/1",
  "title": "A doubted claim",
  "edition": "2017",
  "deal": { "board": 1, "dealer": "S", "vulnerable": "None", "hands": "N:974.QJ6.K853.AQ4 AK82.K75.T94.863 QT3.T84.AQ6.KJT7 J65.A932.J72.952" },
  "contract": "2NT",
  "declarer": "S",
  "events": [
    "W: S5 S4 SA S3",
    "E: SK ST SJ S7",
    "E: S2 SQ S6 S9",
    "S: CK C2 C4 C3",
    { "type": "ClaimMade", "by": "S", "kind": "claim", "tricks": 7 },
    { "type": "ClaimDoubted", "by": "W" }
  ]
}`);

const answer = (value: number | boolean): Fact => ({
  type: 'QuestionAnswered',
  question: 'normalLine',
  answer: value,
  by: 'director',
});

test('a yes to the question what the normal line brings settles nothing, a number of tricks does (70A)', () => {
  const claimed = timelineOf(record!);
  const yes = append(claimed, answer(true));
  expect(openQuestions(lastPosition(yes)).map(({ question }) => question)).toContain('normalLine');
  const told = append(yes, answer(6));
  expect(openQuestions(lastPosition(told)).map(({ question }) => question)).not.toContain('normalLine');
  expect(resultAt(lastPosition(told))).toMatchObject({ declarerTricks: 8, adjustedTricks: 8 });
});

test('a doubted claim is settled by the answer about it that came before, and not by one about an earlier claim (70A)', () => {
  const claims = (by: Seat, tricks: number): Fact => ({ type: 'ClaimMade', by, kind: 'claim', tricks });
  const doubts = (by: Seat): Fact => ({ type: 'ClaimDoubted', by });
  const { findings } = timelineOf({
    ...record!,
    events: [
      ...record!.events.slice(0, 16),
      { ...answer(3), seat: 'S' } as Fact,
      claims('W', 2),
      doubts('S'),
      // More than are left: it settles nothing.
      answer(13),
      { type: 'PlayOnRequested', by: 'S' },
      ...(['E', 'N', 'W'] as const).map((by): Fact => ({ type: 'PlayOnConsented', by })),
      claims('S', 7),
      doubts('W'),
    ],
  });
  const settled = findings.filter(({ key }) => key.startsWith('claim.settled'));
  expect(settled.map(({ params }) => params['tricks'])).toEqual([3]);
});
