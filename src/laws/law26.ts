/**
 * Law 26: call withdrawn, lead restrictions. 2017, 2007. Which calls are comparable is the director's finding; given that, declarer
 * may at the first lead of the offender's partner forbid one suit the offender did not show, for as long as that lead is kept. In
 * 2007 the suit the call named may be required or forbidden (26A2) unless the offender showed it in the auction that counts (26A1);
 * after a call that named none, any one suit, shown or not, may be forbidden (26B).
 */

import { SUITS, type Suit } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { isDefender, onLead, trickNumber } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { WithdrawnCall } from './callsShown.ts';
import type { LeadRestrictionContext } from './case.ts';
import { cite, open, type Effect, type Situation } from './step.ts';
import type { Clause, KeyOf } from './finding.ts';
import { lifecyclesOf } from './caseIndex.ts';

type WithdrawnCallKey =
  | 'leadRestriction.suitShown'
  | 'leadRestriction.suitNotShown'
  | KeyOf<'leadRestriction.withdrawnCall'>
  | 'leadRestriction.withdrawnCall';
type Paragraph = NonNullable<LeadRestrictionContext['law']>;

/** 26B: opens `leadRestriction` at the first turn to lead of a player whose partner has withdrawn a call. */
export function attendWithdrawnCall(situation: Situation): Effect[] {
  const { table, cases } = situation;
  const leader = onLead(table);
  const owner = leader && partnerOf(leader);
  const call = callOf(owner, situation);
  if (owner === null || call === undefined || !isDefender(table, owner)) return [];
  const offered = lifecyclesOf(cases, 'leadRestriction').some(
    ({ context }) => context.source === 'withdrawnCall' && context.owner === owner,
  );
  const law = paragraphOf(call, situation);
  if (law === null || offered || leader === null) return [];
  return [
    open({
      machine: 'leadRestriction',
      context: {
        leader,
        owner,
        source: 'withdrawnCall',
        law,
        trick: trickNumber(table),
        require: null,
        lostAt: null,
        forbid: '',
      },
    }),
    cite({
      ...foundOf(law, call, situation),
      params: { leader, owner, declarer: table.declarer, suit: call.suit },
      seat: leader,
      trick: trickNumber(table),
    }),
  ];
}

/** The player's call that was withdrawn and ruled on. */
function callOf(owner: Seat | null, { ledger }: Situation): WithdrawnCall | undefined {
  return ledger.calls.withdrawn.find(({ by }) => by === owner);
}

/** True when the player has also shown, in the auction that counts, the suit that the withdrawn call named. */
function isShown(call: WithdrawnCall, { ledger }: Situation): boolean {
  return ledger.calls.suitsShown.some(({ seat, suit }) => seat === call.by && suit === call.suit);
}

/** The paragraph of 26 that applies. The record decides; the ruling where the call named no suit or no restriction follows. */
function paragraphOf(call: WithdrawnCall, situation: Situation): Paragraph | null {
  const { law } = call;
  // 2017: there is no restriction under 26A.
  if (!situation.laws.withdrawnCallMayRequire) return law === '26B' ? '26B' : null;
  if (law === '26A1') return '26A1';
  if (call.suit === null) return law === '26A2' ? '26A2' : '26B';
  return isShown(call, situation) ? '26A1' : '26A2';
}

/** The finding what declarer may choose, or why he may choose nothing. */
function foundOf(
  law: Paragraph,
  call: WithdrawnCall,
  situation: Situation,
): { readonly key: WithdrawnCallKey; readonly laws: readonly Clause[] } {
  const { laws } = situation;
  if (law === '26A1')
    return call.suit !== null && !isShown(call, situation)
      ? { key: 'leadRestriction.suitNotShown', laws: ['26A1', '26A2'] }
      : { key: 'leadRestriction.suitShown', laws: ['26A1'] };
  if (law === '26A2')
    return {
      key: 'leadRestriction.withdrawnCall.suit',
      laws: lawsOfChoice({ law, owner: call.by }, situation),
    };
  return {
    key: laws.withdrawnCallMayRequire
      ? 'leadRestriction.withdrawnCall.anySuit'
      : 'leadRestriction.withdrawnCall',
    laws: ['26B'],
  };
}

/** The paragraph under which declarer chooses; both where one was ruled and another computed. */
export function lawsOfChoice(
  { law = '26B', owner }: Pick<LeadRestrictionContext, 'law' | 'owner'>,
  situation: Situation,
): readonly Clause[] {
  return law === '26A2' && callOf(owner, situation)?.law === '26B' ? ['26A2', '26B'] : [law];
}

/** 26A1 (2007): the suit was shown, so nothing is to be chosen. */
export function givesNoChoice({ law }: LeadRestrictionContext): boolean {
  return law === '26A1';
}

/** The suits that the offender has not shown in the auction that counts. */
function unshown(context: LeadRestrictionContext, situation: Situation): Suit[] {
  const shown = situation.ledger.calls.suitsShown
    .filter((each) => each.seat === context.owner)
    .map((each) => each.suit);
  return SUITS.filter((suit) => !shown.includes(suit));
}

/** 26A2: the suit of the withdrawn call; if the record does not tell it, the suits that the offender has not shown. */
function suitsOfTheCall(context: LeadRestrictionContext, situation: Situation): readonly Suit[] {
  const named = callOf(context.owner, situation)?.suit ?? null;
  return named === null ? unshown(context, situation) : [named];
}

/** What declarer may choose about the lead after a withdrawn call: 26B, or in 2007 26A2 as well. `free` always comes last. */
export function withdrawnCallOptions(context: LeadRestrictionContext, situation: Situation): Option[] {
  if (context.law === '26A2') {
    const suits = suitsOfTheCall(context, situation);
    return [
      ...suits.map((suit): Option => `require:${suit}`),
      ...suits.map((suit): Option => `forbid:${suit}`),
      'free',
    ];
  }
  const suits = situation.laws.withdrawnCallMayRequire ? SUITS : unshown(context, situation);
  return [...suits.map((suit): Option => `forbid:${suit}`), 'free'];
}
