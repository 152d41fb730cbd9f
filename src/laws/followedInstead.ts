/**
 * 45D, 62B2: declarer has called a card that would revoke, dummy has put one that follows suit (42A3), and declarer names another card of
 * that suit. The choice is declarer's, and no slip of the tongue is asked about, because he did not call the card that lies there. 2017, 2007.
 */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { isRemembered, suitOf } from '../domain/card.ts';
import { takeBack } from '../domain/placing.ts';
import { playedAfter, suitLed } from '../domain/trick.ts';
import type { CardCalled } from '../events/event.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { swap } from './law45C4.ts';
import { designationOf } from './law46.ts';
import { cite, type Effect, type Step } from './step.ts';

/** The named card takes the place of the one that dummy put; null where dummy put no card of his own choice, or somebody has played since. */
export function namesCardThatFollows(step: Step, call: CardCalled): Effect[] | null {
  const { before, ledger, cases } = step;
  const { trick } = before;
  const { lastPlay } = ledger;
  const dummy: Seat = partnerOf(call.by);
  const put = trick?.[dummy] ?? null;
  if (trick === null || lastPlay?.seat !== dummy || !lastPlay.called) return null;
  if (lastPlay.trick !== trick.number || playedAfter(trick, dummy).length > 0) return null;
  if (!isRemembered(put) || !isRemembered(lastPlay.card) || put === lastPlay.card) return null;
  const led = suitLed(trick);
  if (suitOf(put) !== led || suitOf(lastPlay.card) === led) return null;
  const isMeant = lifecyclesOf(cases, 'designation').some(
    ({ context }) => context.trick === trick.number && context.changeTo === put,
  );
  if (isMeant) return null;
  const { card } = designationOf({ ...step, table: takeBack(before, dummy, put) }, call.by, call);
  if (card === null || suitOf(card) !== led) return null;
  if (card === put) return [];
  return [
    cite({
      key: 'designation.chosen',
      laws: ['62B2', '45D'],
      params: { by: call.by, card },
      seat: dummy,
      card,
      trick: trick.number,
      weighed: [{ law: '45C4b', why: 'noChangeWanted' }],
    }),
    ...swap(step, dummy, trick.number, put, card),
  ];
}
