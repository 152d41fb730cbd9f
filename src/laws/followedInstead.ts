/**
 * 45D, 62B2: declarer has called a card that would revoke, dummy has put one that follows suit (42A3), and declarer names another card of
 * that suit. The choice is declarer's, and no slip of the tongue is asked about, because he did not call the card that lies there. A defender
 * who has played to it may change his card (45D1). 2017, 2007.
 */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { isRemembered, suitOf } from '../domain/card.ts';
import { playedAfter, suitLed } from '../domain/trick.ts';
import type { CardCalled } from '../events/event.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { leadAfterChange } from './leadAfterChange.ts';
import { swap, windows } from './law45C4.ts';
import { designationOf } from './law46.ts';
import { cite, type Effect, type Step } from './step.ts';
import { whenCalled } from './whenCalled.ts';

/** The named card takes the place of the one that dummy put; null where dummy put no card of his own choice, or the next trick has begun. */
export function namesCardThatFollows(step: Step, call: CardCalled): Effect[] | null {
  const { before, ledger, cases } = step;
  const { trick } = before;
  const answer = ledger.dummysAnswer;
  const dummy: Seat = partnerOf(call.by);
  const put = trick?.[dummy] ?? null;
  if (trick === null || answer === null || answer.trick !== trick.number || answer.put !== put) return null;
  const { called } = answer;
  if (!isRemembered(put) || !isRemembered(called) || put === called) return null;
  const led = suitLed(trick);
  if (suitOf(put) !== led || suitOf(called) === led) return null;
  const isMeant = lifecyclesOf(cases, 'designation').some(
    ({ context }) => context.trick === trick.number && context.changeTo === put,
  );
  if (isMeant) return null;
  const { card } = designationOf({ ...step, table: whenCalled(before, dummy) }, call.by, call);
  if (card === null || suitOf(card) !== led) return null;
  if (card === put) return [];
  const isFollowed = playedAfter(trick, dummy).length > 0;
  return [
    cite({
      key: 'designation.chosen',
      laws: isFollowed ? ['62B2', '45D1'] : ['62B2', '45D'],
      params: { by: call.by, card },
      seat: dummy,
      card,
      trick: trick.number,
      weighed: [{ law: '45C4b', why: 'noChangeWanted' }],
    }),
    ...swap(step, dummy, trick.number, put, card),
    ...(isFollowed ? windows(step, dummy, trick.number, '45D1') : []),
    ...leadAfterChange(step, dummy, trick.number, card, '45D1'),
  ];
}
