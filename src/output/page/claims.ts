/** The claims and concessions of a deal in words: where play stopped, what was said, what became of it. */

import type { Fact, FactType } from '../../events/event.ts';
import { settled } from '../../events/settle.ts';
import { factSentence, machineName, stateName } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { ANSWERS_TO_CLAIM } from '../../laws/law68.ts';
import { claimsIn, countsAsRecorded } from '../../laws/law69.ts';
import { lastPosition, type Timeline } from '../../replay/timeline.ts';

export interface ClaimDescribed {
  /** The trick in which, or before which, it was made. */
  readonly where: string;
  /** The claim, then the players' answers: sentences without a full stop. */
  readonly facts: readonly string[];
  /** `Claim: agreed`; null for a number of tricks from a file that does not say how it was settled. */
  readonly outcome: string | null;
}

const OF_CLAIMS: readonly FactType[] = ['ClaimMade', ...ANSWERS_TO_CLAIM];

/**
 * For each claim of the deal: the trick in which it was made, its facts, and how it stands. `outcome` is
 * null when the claim counts as recorded.
 * @param how whether cards and seats are written or spoken
 */
export function claimsDescribed(
  timeline: Timeline,
  words: Words,
  how: 'written' | 'spoken',
): ClaimDescribed[] {
  const { record, positions } = timeline;
  const facts = settled(record).events;
  const claims = claimsIn(lastPosition(timeline).cases);
  return claims.map((claim, index) => {
    const { trick, openedAt } = claim.context;
    const until = claims[index + 1]?.context.openedAt ?? facts.length;
    // A faced hand may be a claim, too, so the fact that opened the case is always included.
    const belongs = (fact: Fact, at: number): boolean =>
      at === openedAt || (at > openedAt && at < until && OF_CLAIMS.includes(fact.type));
    return {
      where: words.picture.atTrick({ trick }),
      facts: facts.flatMap((fact, at) =>
        belongs(fact, at) ? [factSentence(fact, positions[at]?.table ?? null, words, words[how])] : [],
      ),
      outcome: countsAsRecorded(claim)
        ? null
        : `${machineName('claim', words)}: ${stateName('claim', claim.state, words)}`,
    };
  });
}
