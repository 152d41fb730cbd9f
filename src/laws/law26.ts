/**
 * Law 26: call withdrawn, lead restrictions. 2017, 2007. Which calls are comparable is the director's finding; given that, declarer
 * may at the first lead of the offender's partner forbid one suit the offender did not show, for as long as that lead is kept. In
 * 2007 the suit the call named may be required or forbidden (26A2) unless the offender showed it in the auction that counts (26A1);
 * after a call that named none, any one suit, shown or not, may be forbidden (26B).
 */

import { SUITS, type Suit } from '../domain/card.ts';
import { partnerOf } from '../domain/seat.ts';
import { isDefender, onLead, trickNumber } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
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

/** 26B: opens `leadRestriction` at the first turn of the offender's partner to lead. */
export function attendWithdrawnCall(situation: Situation): Effect[] {
  const { table, ledger, cases } = situation;
  const offender = ledger.calls.withdrawn?.by ?? null;
  if (offender === null || !isDefender(table, offender)) return [];
  const leader = partnerOf(offender);
  const offered = lifecyclesOf(cases, 'leadRestriction').some(
    ({ context }) => context.source === 'withdrawnCall',
  );
  const law = paragraphOf(situation);
  if (law === null || offered || onLead(table) !== leader) return [];
  return [
    open({
      machine: 'leadRestriction',
      context: {
        leader,
        owner: offender,
        source: 'withdrawnCall',
        law,
        trick: trickNumber(table),
        require: null,
        lostAt: null,
        forbid: '',
      },
    }),
    cite({
      ...foundOf(law, situation),
      params: { leader, owner: offender, declarer: table.declarer, suit: suitNamed(situation) },
      seat: leader,
      trick: trickNumber(table),
    }),
  ];
}

function suitNamed({ ledger }: Situation): Suit | null {
  return ledger.calls.withdrawn?.suit ?? null;
}

/** True when the player has also shown, in the auction that counts, the suit that the withdrawn call named. */
function isShown({ ledger: { calls } }: Situation): boolean {
  return calls.suitsShown.some(
    ({ seat, suit }) => seat === calls.withdrawn?.by && suit === calls.withdrawn.suit,
  );
}

/** The paragraph of 26 that applies. The record decides; the ruling where the call named no suit or no restriction follows. */
function paragraphOf(situation: Situation): Paragraph | null {
  const { laws, ledger } = situation;
  const ruled = ledger.calls.withdrawn?.law;
  // 2017: there is no restriction under 26A.
  if (!laws.withdrawnCallMayRequire) return ruled === '26B' ? '26B' : null;
  if (ruled === '26A1') return '26A1';
  if (suitNamed(situation) === null) return ruled === '26A2' ? '26A2' : '26B';
  return isShown(situation) ? '26A1' : '26A2';
}

/** The finding what declarer may choose, or why he may choose nothing. */
function foundOf(
  law: Paragraph,
  situation: Situation,
): { readonly key: WithdrawnCallKey; readonly laws: readonly Clause[] } {
  const { laws } = situation;
  if (law === '26A1')
    return suitNamed(situation) !== null && !isShown(situation)
      ? { key: 'leadRestriction.suitNotShown', laws: ['26A1', '26A2'] }
      : { key: 'leadRestriction.suitShown', laws: ['26A1'] };
  if (law === '26A2')
    return { key: 'leadRestriction.withdrawnCall.suit', laws: lawsOfChoice({ law }, situation) };
  return {
    key: laws.withdrawnCallMayRequire
      ? 'leadRestriction.withdrawnCall.anySuit'
      : 'leadRestriction.withdrawnCall',
    laws: ['26B'],
  };
}

/** The paragraph under which declarer chooses; both where one was ruled and another computed. */
export function lawsOfChoice(
  { law = '26B' }: Pick<LeadRestrictionContext, 'law'>,
  { ledger }: Situation,
): readonly Clause[] {
  return law === '26A2' && ledger.calls.withdrawn?.law === '26B' ? ['26A2', '26B'] : [law];
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
  const named = suitNamed(situation);
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
