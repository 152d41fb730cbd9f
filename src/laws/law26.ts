/**
 * Law 26: call withdrawn, lead restrictions. 2017, 2007. Which calls are comparable is the director's finding; given that, declarer
 * may at the first lead of the offender's partner forbid one suit the offender did not show, for as long as that lead is kept.
 */

import { SUITS, type Suit } from '../domain/card.ts';
import { partnerOf } from '../domain/seat.ts';
import { isDefender, onLead, trickNumber } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { LeadRestrictionContext } from './case.ts';
import { cite, open, type Effect, type Situation } from './heard.ts';
import { lifecyclesOf } from './inForce.ts';

/** 26B: opens `leadRestriction` at the first turn of the offender's partner to lead. */
export function attendWithdrawnCall(situation: Situation): Effect[] {
  const { table, ledger, cases } = situation;
  const offender = ledger.withdrawnCallBy;
  if (offender === null || !isDefender(table, offender)) return [];
  const leader = partnerOf(offender);
  const offered = lifecyclesOf(cases, 'leadRestriction').some(
    ({ context }) => context.source === 'withdrawnCall',
  );
  if (offered || onLead(table) !== leader) return [];
  return [
    open({
      machine: 'leadRestriction',
      context: {
        leader,
        owner: offender,
        source: 'withdrawnCall',
        trick: trickNumber(table),
        require: null,
        lostAt: null,
        forbid: '',
      },
    }),
    cite({
      key: 'leadRestriction.withdrawnCall',
      laws: ['26B'],
      params: { leader, owner: offender, declarer: table.declarer },
      seat: leader,
      trick: trickNumber(table),
    }),
  ];
}

/** Suits the offender has not shown in the auction that counts. */
function unshown(context: LeadRestrictionContext, situation: Situation): Suit[] {
  const shown = situation.ledger.suitsShown
    .filter((each) => each.seat === context.owner)
    .map((each) => each.suit);
  return SUITS.filter((suit) => !shown.includes(suit));
}

/** 2007: the suit the withdrawn call named may be required or forbidden; after a call without one, any one suit forbidden. */
export function withdrawnCallOptions(context: LeadRestrictionContext, situation: Situation): Option[] {
  const named = situation.ledger.replacedCallSuit;
  if (situation.laws.withdrawnCallMayRequire && named !== null)
    return [`require:${named}`, `forbid:${named}`, 'free'];
  return [...unshown(context, situation).map((suit): Option => `forbid:${suit}`), 'free'];
}
