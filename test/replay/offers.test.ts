/** A choice that was on offer when it was made, beside a card nobody remembered that the choice then tells. */

import { expect, test } from 'vitest';
import type { DealRecord } from '../../src/events/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { openOptions } from '../../src/replay/view.ts';
import { append, lastPosition, timelineOf, type Timeline } from '../../src/replay/timeline.ts';

/** Dummy's card to trick 4 is a spade nobody remembers: the jack wins that trick, the eight does not. Declarer then calls “win” and plays a heart. */
function winCalled(forgotten: string): Timeline {
  const { record, problems } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'Declarer calls “win” beside a forgotten spade',
      edition: '2007',
      deal: {
        board: 1,
        dealer: 'N',
        vulnerable: 'None',
        hands: 'N:AT.K95.KJ94.J762 K95.J832.873.A53 643.A4.T6.KQT984 QJ872.QT76.AQ52.',
      },
      contract: '1D',
      declarer: 'E',
      events: [
        'N: SA S9 S6 SQ',
        'N: C6 C3 C9 S7',
        'N: D4 D8',
        'S: H4 D5',
        `E: S5 S3 ${forgotten} ST`,
        'S: S4',
        { type: 'CardPlayed', seat: 'N', card: 'D9', together: true },
        'W: S2',
        { type: 'CardPlayed', seat: 'N', card: 'C2', as: 'lead' },
        'N: D9',
        { type: 'CardCalled', by: 'E', words: 'win' },
        'E: HJ',
      ],
    }),
  );
  expect(problems).toEqual([]);
  return timelineOf(record as DealRecord);
}

function offersFound({ findings }: Timeline): string[] {
  return findings.map(({ key }) => key).filter((key) => key.startsWith('choice.'));
}

const NAMED = { type: 'ChoiceMade', by: 'E', option: 'card:SJ' } as const;

test('declarer names the jack, so the forgotten spade was the eight: he chose what he was offered', () => {
  const called = winCalled('S?');
  expect(openOptions(lastPosition(called)).map(({ by, of }) => ({ by, of }))).toEqual([
    { by: 'E', of: ['card:SJ', 'card:S8'] },
  ]);
  const named = append(called, NAMED);
  expect(named.inferred).toEqual({ 14: 'S8' });
  expect(offersFound(named)).toEqual([]);
  expect(lastPosition(named).findings.filter(({ key }) => key.startsWith('choice.'))).toEqual([]);
});

test('where the spade was remembered nothing was open, and the choice is told so', () => {
  const named = append(winCalled('S8'), NAMED);
  expect(offersFound(named)).toEqual(['choice.noneOpen']);
});

test('a choice that was on offer to nobody is told beside a forgotten card, too', () => {
  const odd = append(winCalled('S?'), { type: 'ChoiceMade', by: 'N', option: 'card:SJ' });
  expect(offersFound(odd)).toEqual(['choice.notHis']);
});
