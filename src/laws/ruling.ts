/** What was ruled, held against what the Laws compute: the tool audits the director as well. It never rules itself. */

import { cite, type Effect, type Heard } from './heard.ts';
import { outcomeOf } from './law64.ts';

export function watchRuling(heard: Heard): Effect[] {
  const { fact } = heard;
  if (fact.type !== 'RulingGiven' || fact.tricks === undefined) return [];
  const outcome = outcomeOf(heard);
  if (outcome === null) return [];
  const computed = outcome.finalTricks ?? outcome.adjustedTricks;
  if (computed === fact.tricks) return [];
  return [
    cite({
      key: 'ruling.differs',
      laws: [...outcome.because],
      record: 'resultDiffers',
      params: { ruled: fact.tricks, computed, law: fact.law },
    }),
  ];
}
