/** What a screen reader says of a call that is out of rotation, or not allowed, and of a new question: the card about the moment says it to those who see. */

import { expect, test } from 'vitest';
import type { Call } from '../../src/domain/contract.ts';
import type { Seat } from '../../src/domain/seat.ts';
import type { FaultOfCall } from '../../src/events/faultOfCall.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { newsAt } from '../../src/ui/replay-screen/news.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import { recordIn } from '../fixtures.ts';
import { headerNamed } from '../store/sample.ts';

const words = wordsFor(DEFAULT_SETTINGS);

/** What is said after each of the calls. */
function said(calls: readonly (readonly [Seat, Call])[]): readonly string[] {
  const header = headerNamed('Auction');
  const dealt = { ...header, declarer: null, deal: { ...header.deal, dealer: 'N' as const } };
  const events = calls.map(([by, call]) => ({ type: 'CallMade' as const, seat: by, call }));
  const replay = replayOf(timelineOf({ header: dealt, events }));
  return calls.map((_, index) => newsAt(replay, index + 1, words, 'open'));
}

test.each<[FaultOfCall, readonly (readonly [Seat, Call])[], number]>([
  [
    'insufficientBid',
    [
      ['N', '1S'],
      ['E', '1H'],
      ['S', 'P'],
    ],
    1,
  ],
  [
    'outOfRotation',
    [
      ['N', '1S'],
      ['S', '2S'],
      ['E', 'P'],
    ],
    1,
  ],
  [
    'inadmissibleDouble',
    [
      ['N', 'P'],
      ['E', 'X'],
      ['S', 'P'],
    ],
    1,
  ],
  [
    'callAfterEnd',
    [
      ['N', 'P'],
      ['E', 'P'],
      ['S', 'P'],
      ['W', 'P'],
      ['N', '1C'],
    ],
    4,
  ],
])('a call that is irregular by %s is told once with that fault, when it is made', (fault, calls, wrong) => {
  expect(said(calls).map((text) => text.includes(words.screen.law.callFaults[fault]))).toEqual(
    calls.map((_call, index) => index === wrong),
  );
});

test('each irregular call is told, also after another one', () => {
  const { callFaults } = words.screen.law;
  const told = said([
    ['N', '1S'],
    ['E', '1H'],
    ['S', '2S'],
    ['W', '2H'],
  ]);
  expect(told.map((text) => text.includes(callFaults.insufficientBid))).toEqual([false, true, false, true]);
});

test.each<[string, readonly (readonly [Seat, Call])[], string]>([
  [
    'the contract',
    [
      ['N', '1S'],
      ['E', 'X'],
      ['S', 'P'],
      ['W', 'P'],
      ['N', 'P'],
    ],
    '1 spade doubled by North.',
  ],
  [
    'that the board is passed out',
    [
      ['N', 'P'],
      ['E', 'P'],
      ['S', 'P'],
      ['W', 'P'],
    ],
    'Passed out.',
  ],
])('the last call of an auction tells %s, and no call before it', (_, calls, end) => {
  expect(said(calls).map((text) => text.endsWith(` ${end}`))).toEqual(
    calls.map((_call, index) => index === calls.length - 1),
  );
});

test('of calls in order nothing is told but the calls', () => {
  expect(
    said([
      ['N', '1S'],
      ['E', '2H'],
      ['S', 'P'],
    ]).join(' '),
  ).not.toContain('rotation');
});

test('a question that waits for an answer is told once, when it comes up', () => {
  const replay = replayOf(timelineOf(recordIn('fixtures/law70/70A-adjudication-chosen-and-settled.json')));
  const told = Array.from({ length: replay.last + 1 }, (_, at) => newsAt(replay, at, words, 'open'));
  const asking = words.typing.questions({ questions: '' }).trim();
  const asked = told.map((text) => text.split(asking)[1] ?? '');
  const { ask } = words.questions.normalLine;
  expect(asked.filter((text) => text.includes(ask))).toHaveLength(1);
  expect(told.find((text) => text.includes(ask))).toContain('West doubts');
});
