/** What is written beside the answer to `normalLine`: the line that was chosen, and what was found not to be normal. */

import { isolate, withoutIsolates } from '../../i18n/isolate.ts';
import { PLAY_FACTS, type PlayFact } from '../../analysis/claims/playFacts.ts';
import type { ClaimWords } from '../../i18n/claiming.ts';

/** @param line trick by trick; @param marked single cards, told */
export function noteOf(
  line: readonly string[],
  facts: readonly PlayFact[],
  marked: readonly string[],
  { bench, facts: names }: ClaimWords,
): string {
  const what = [...PLAY_FACTS.filter((fact) => facts.includes(fact)).map((fact) => names[fact]), ...marked];
  return [
    bench.chosen({ line: isolate(line.join('; ')) }),
    ...(what.length === 0 ? [] : [bench.ruledOut({ what: what.join(', ') })]),
  ]
    .map(withoutIsolates)
    .join('. ');
}
