/** A deal whose second trick begins, as a reader gives it who lets values pass that the published schema refuses. */

import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';

/** Dummy has won the first trick, and these facts follow; items of the case format, such as marks, may stand among them. */
export function secondTrickWith(facts: readonly object[]): Timeline {
  const { record } = readCase(
    JSON.stringify({
      format: 'dealtrail-case/1',
      edition: '2017',
      deal: {
        board: 1,
        dealer: 'W',
        vulnerable: 'None',
        hands: 'N:T74.AK92.AK53.Q8 QJ986.76.T92.972 A.JT543.76.AJT63 K532.Q8.QJ84.K54',
      },
      contract: '4H',
      declarer: 'S',
      events: ['W: DQ DA D2 D6', ...facts],
    }),
  );
  if (record === null) throw new Error('The case cannot be read.');
  return timelineOf(record);
}
