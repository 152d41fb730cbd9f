/**
 * Law 9: procedure following an irregularity. 2017, 2007. Once attention is drawn the director is called, and nobody acts until he
 * has explained the options (9B).
 */

import { cite, type Effect, type Heard } from './heard.ts';

/** 9B2: somebody leads or plays on between the attention and the director. Putting an irregularity right is no such act. */
export function watch9(heard: Heard): Effect[] {
  const { play, ledger } = heard;
  if (play === null || !ledger.attentionWaits || play.manner === 'correction' || play.manner === 'toTrick')
    return [];
  const { seat, card, trick } = play;
  return [
    cite({
      key: 'attention.playedBeforeDirector',
      laws: ['9B2', '9B1'],
      params: { seat, card },
      seat,
      card,
      trick,
    }),
  ];
}
