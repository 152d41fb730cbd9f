/**
 * A12: declarer's tricks differ widely from the double-dummy result. Players make mistakes, so only a great difference deserves a look.
 * It needs a solver, so it runs only on request.
 */

import { found, type AuditFinding } from '../audited.ts';
import type { DealContext } from '../context.ts';
import { doubleDummyOf, tricksAtLeast } from '../doubleDummy/doubleDummy.ts';

/** The smallest difference that is reported, as in clubs’ own programs. */
const FAR = 3;

/**
 * A finding when the tricks are at least three from double dummy. Empty where the hands are not complete or the tricks are not
 * known.
 */
export function a12DoubleDummy({ record, play }: DealContext): AuditFinding[] {
  const { contract, declarer, deal, statedResult } = record.header;
  const tricks = statedResult?.declarerTricks ?? (play.tricks === 13 ? play.won : null);
  if (contract === null || declarer === null || tricks === null) return [];
  const enough = doubleDummyOf(deal.hands, declarer, contract.strain);
  if (enough === null) return [];
  const tooFew = tricks + FAR <= 13 && enough(tricks + FAR);
  const tooMany = !tooFew && tricks - FAR >= 0 && !enough(tricks - FAR + 1);
  if (!tooFew && !tooMany) return [];
  const doubleDummy = tricksAtLeast(enough, tooFew ? tricks + FAR : tricks - FAR);
  return [
    found('A12', 'audit.farFromDoubleDummy', {
      severity: 'review',
      seat: declarer,
      params: { declarer, tricks, doubleDummy },
    }),
  ];
}
