/** What is asked about a card played too soon: whether partner used it only where it waited for its turn (57D). */

import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import type { Edition } from '../../src/lawbook/editions.ts';
import { lastPosition, timelineOf } from '../../src/replay/timeline.ts';
import { openQuestions } from '../../src/replay/view.ts';
import { readCase } from '../../src/formats/case/readCase.ts';

const plays = (run: string): Fact[] =>
  run.split(' ').map((play) => ({ type: 'CardPlayed', seat: play[0] as 'N', card: play.slice(1) as 'S2' }));
const FIRST = plays('WD2 ND3 ED9 SDQ SH4');

function askedAfter(events: readonly Fact[], edition: Edition): readonly string[] {
  const { record } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      title: 'A card played too soon',
      edition,
      deal: {
        board: 1,
        dealer: 'N',
        vulnerable: 'None',
        hands: 'N:974.QJ6.K853.AQ4 AK82.K75.T94.863 QT3.T84.AQ6.KJT7 J65.A932.J72.952',
      },
      contract: '2NT',
      declarer: 'S',
      events,
    }),
  );
  if (record === null) throw new Error('no case');
  return openQuestions(lastPosition(timelineOf(record))).map(({ law }) => law);
}

describe('whether partner used what he saw is asked', () => {
  const atDummysTurn = [...FIRST, ...plays('WH2 EHK')];
  test('where the card waited for its turn', () => {
    expect(askedAfter(atDummysTurn, '2017')).toContain('57D');
    expect(askedAfter([...atDummysTurn, ...plays('NH6 EHK')], '2017')).toContain('57D');
  });

  const chosen: Fact = { type: 'ChoiceMade', by: 'S', option: 'highest' };
  const beforePartner = [...FIRST, ...plays('EHK'), chosen, ...plays('WHA NH6 EHK WH2')];
  test.each<Edition>(['2017', '2007'])('not where declarer chose about it, in %s', (edition) => {
    expect(askedAfter(beforePartner, edition)).not.toContain('57D');
  });
});
