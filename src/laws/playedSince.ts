/** 45C4b: whether declarer has played since he called dummy's card. 2017, 2007. */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { allTricks } from '../domain/table.ts';
import { playedAfter, type Trick } from '../domain/trick.ts';
import { lifecyclesOf } from './caseIndex.ts';
import type { Step } from './step.ts';

/**
 * 45C4b: declarer may change his call until he next plays from either hand. A lead is a play, also one out of turn, and also after it has
 * gone back.
 */
export function hasPlayedSince({ before, ledger, cases }: Step, trick: Trick, dummy: Seat): boolean {
  const declarer = partnerOf(dummy);
  const { lastPlay } = ledger;
  const later = allTricks(before).slice(trick.number);
  return (
    playedAfter(trick, dummy).includes(declarer) ||
    (lastPlay?.seat === declarer && lastPlay.manner === 'nextLead') ||
    later.some((next) => next[declarer] !== null || next[dummy] !== null) ||
    lifecyclesOf(cases, 'leadOutOfTurn').some(
      // A lead made before the trick was full may have come before the call.
      ({ context }) => !context.byDefender && context.trick > trick.number && context.madeEarly !== true,
    )
  );
}
