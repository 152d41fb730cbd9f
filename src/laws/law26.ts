/**
 * Law 26: call withdrawn, lead restrictions. 2017, 2007. Which calls are comparable is the director's finding, also where he rules under
 * 27B2, 30B1bii, 31A2b or 32A2b; given that, declarer may at the first lead of the offender's partner forbid one suit the offender did not show, for
 * as long as that lead is kept. In 2007 the suit the call named may be required or forbidden (26A2) unless the offender showed it in the
 * auction that counts (26A1); after a call that named none, any one suit, shown or not, may be forbidden (26B). Which suit an alerted
 * call has shown only people can say.
 */

import { SUITS, type Suit } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { allTricks, isDefender, onLead, trickAt, trickNumber } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import { hasAlertedCall, hasShown, suitOfCall, type WithdrawnCall } from './callsShown.ts';
import type { LeadRestrictionCase, LeadRestrictionContext } from './case.ts';
import { cite, open, type Effect, type Situation } from './step.ts';
import type { Clause, KeyOf } from './finding.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { hasChoiceLapsed } from './states.ts';

type WithdrawnCallKey =
  | 'leadRestriction.suitShown'
  | 'leadRestriction.suitNotShown'
  | KeyOf<'leadRestriction.withdrawnCall'>
  | 'leadRestriction.withdrawnCall';
type Paragraph = NonNullable<LeadRestrictionContext['law']>;
type RuledCall = WithdrawnCall & { readonly paragraph: Paragraph };

/**
 * Clauses of 2017 for a call replaced by one that does not compare with it, each of which sends the director to 26B. After 27B3, 27B4, 31B,
 * 36B and 25B that law may apply: whether the calls compare is still to be found, so the director has to name it.
 */
const NOT_COMPARABLE = /^(?:27B2|30B1bii|3[12]A2b)$/;
/** Clauses of 2007 for a call that is withdrawn and replaced, each of which sends to 26. Under 27B1 that law does not apply. */
const REPLACED_IN_2007 = /^(?:27B[234]|31A2b|31B|36B[12]?)$/;

/** 26B: opens `leadRestriction` at the first turn to lead of a player whose partner has withdrawn calls. */
export function offerLeadRestriction(situation: Situation): Effect[] {
  const { table, cases } = situation;
  const leader = onLead(table);
  if (leader === null || !isDefender(table, leader)) return [];
  const owner = partnerOf(leader);
  const offered = lifecyclesOf(cases, 'leadRestriction').some(
    (each) =>
      each.context.source === 'withdrawnCall' &&
      each.context.owner === owner &&
      !wasLedByAnother(each, situation),
  );
  const calls = callsOf(owner, situation);
  const [first] = calls;
  if (first === undefined || offered || hasHadTurnToLead(leader, situation)) return [];
  return [
    open({
      machine: 'leadRestriction',
      context: {
        leader,
        owner,
        source: 'withdrawnCall',
        law: first.paragraph,
        trick: trickNumber(table),
        require: null,
        lostAt: null,
        forbid: '',
      },
    }),
    // Two calls under one paragraph give one finding: its sentence names no suit.
    ...calls
      .filter((call, at) => calls.findIndex(({ paragraph }) => paragraph === call.paragraph) === at)
      .map((call) =>
        cite({
          ...foundOf(call, situation),
          params: {
            leader,
            owner,
            declarer: table.declarer,
            suit: call.suit,
            ...(hasAlertedCall(situation.ledger.calls, owner) ? { alerted: true as const } : {}),
          },
          seat: leader,
          trick: trickNumber(table),
        }),
      ),
  ];
}

/** The ruling comes after the player's first turn to lead, at which alone declarer may choose (26). A lead out of turn was no such turn. */
function hasHadTurnToLead(leader: Seat, { table, cases }: Situation): boolean {
  const outOfTurn = [...lifecyclesOf(cases, 'leadOutOfTurn'), ...lifecyclesOf(cases, 'openingLead')];
  return allTricks(table).some(
    (trick) =>
      trick.leader === leader &&
      trick.number < trickNumber(table) &&
      !outOfTurn.some(({ context }) => context.card === trick[leader]),
  );
}

/** Another hand's lead out of turn was accepted before declarer had chosen: the player has not been first to lead yet (26B, 53A). */
function wasLedByAnother(choice: LeadRestrictionCase, { table }: Situation): boolean {
  const { leader, trick } = choice.context;
  const hasLed = trickAt(table, trick)?.leader === leader;
  return hasChoiceLapsed(choice) && !givesNoChoice(choice.context) && !hasLed;
}

/**
 * The player's calls that were withdrawn and ruled on, each with the paragraph that applies: those that give declarer a choice;
 * if none does, those that deny it. The law speaks of each withdrawn call, so a later one takes nothing from an earlier.
 */
function callsOf(owner: Seat, situation: Situation): readonly RuledCall[] {
  const ruled = [...situation.ledger.calls.withdrawn, ...notComparable(situation)].flatMap((call) => {
    const paragraph = call.by === owner ? paragraphOf(call, situation) : null;
    return paragraph === null ? [] : [{ ...call, paragraph }];
  });
  const giving = ruled.filter(({ paragraph }) => paragraph !== '26A1');
  return giving.length === 0 ? ruled : giving;
}

/**
 * The calls taken back of which a ruling under another law says that what replaced them does not compare, so that 26B applies; not those
 * that were ruled on under 26 itself. In 2007 such a ruling says that the call was withdrawn, and the call tells the suit; where it was
 * alerted, 26 has to be named.
 */
function notComparable({ ledger, laws }: Situation): readonly WithdrawnCall[] {
  const sendsTo26 = laws.withdrawnCallMayRequire ? REPLACED_IN_2007 : NOT_COMPARABLE;
  const { duties, standing, withdrawn } = ledger.calls;
  const isKnown = (at: number): boolean => [...standing, ...withdrawn].some((each) => each.at === at);
  return duties.flatMap(({ law, offender, callAt, call, alerted = false }) =>
    call === null || !sendsTo26.test(law) || isKnown(callAt) || (alerted && laws.withdrawnCallMayRequire)
      ? []
      : [{ by: offender, at: callAt, suit: suitOfCall(call), call, law }],
  );
}

/** True when the player has also shown, in the auction that counts, the suit that the withdrawn call named. */
function isShown(call: WithdrawnCall, { ledger }: Situation): boolean {
  return hasShown(ledger.calls, call.by, call.suit);
}

/** The paragraph of 26 that applies. The record decides; the ruling where the call named no suit or no restriction follows. */
function paragraphOf(call: WithdrawnCall, situation: Situation): Paragraph | null {
  const { law } = call;
  // 2017: there is no restriction under 26A.
  if (!situation.laws.withdrawnCallMayRequire)
    return law === '26B' || NOT_COMPARABLE.test(law) ? '26B' : null;
  if (law === '26A1') return '26A1';
  // Of an alerted call, a ruling that names no paragraph leaves open whether it was about a suit (26A) or not (26B).
  if (call.alerted && law === '26') return null;
  if (call.suit === null) return /^26A2?$/.test(law) ? '26A2' : '26B';
  return isShown(call, situation) ? '26A1' : '26A2';
}

/** The finding what declarer may choose, or why he may choose nothing. */
function foundOf(
  call: RuledCall,
  situation: Situation,
): { readonly key: WithdrawnCallKey; readonly laws: readonly Clause[] } {
  const { laws } = situation;
  if (call.paragraph === '26A1')
    return call.suit !== null && !isShown(call, situation) && !hasAlertedCall(situation.ledger.calls, call.by)
      ? { key: 'leadRestriction.suitNotShown', laws: ['26A1', '26A2'] }
      : { key: 'leadRestriction.suitShown', laws: ['26A1'] };
  if (call.paragraph === '26A2') return { key: 'leadRestriction.withdrawnCall.suit', laws: clausesOf(call) };
  return {
    key: laws.withdrawnCallMayRequire
      ? 'leadRestriction.withdrawnCall.anySuit'
      : 'leadRestriction.withdrawnCall',
    laws: ['26B'],
  };
}

/** The paragraph that applies; both where one was ruled and another computed. */
function clausesOf({ paragraph, law }: RuledCall): readonly Clause[] {
  return paragraph === '26A2' && law === '26B' ? ['26A2', '26B'] : [paragraph];
}

/** The paragraphs under which declarer chooses. */
export function lawsOfChoice(
  { owner }: Pick<LeadRestrictionContext, 'owner'>,
  situation: Situation,
): readonly Clause[] {
  return [...new Set(callsOf(owner, situation).flatMap(clausesOf))];
}

/** 26A1 (2007): the suit was shown, so nothing is to be chosen. */
export function givesNoChoice({ law }: LeadRestrictionContext): boolean {
  return law === '26A1';
}

/** The suits that the offender has not shown in the auction that counts. */
function unshown({ owner }: LeadRestrictionContext, { ledger }: Situation): Suit[] {
  return SUITS.filter((suit) => !hasShown(ledger.calls, owner, suit));
}

/** What declarer may choose about the lead after withdrawn calls: 26B, or in 2007 26A2 as well. `free` always comes last. */
export function withdrawnCallOptions(context: LeadRestrictionContext, situation: Situation): Option[] {
  const calls = callsOf(context.owner, situation);
  // 26A2: the suit of the withdrawn call; if the record does not tell it, the suits that the offender has not shown.
  const named = calls.flatMap(({ paragraph, suit }) =>
    paragraph !== '26A2' ? [] : suit === null ? unshown(context, situation) : [suit],
  );
  const any = !calls.some(({ paragraph }) => paragraph === '26B')
    ? []
    : situation.laws.withdrawnCallMayRequire
      ? SUITS
      : unshown(context, situation);
  const among = (suits: readonly Suit[]): Suit[] => SUITS.filter((suit) => suits.includes(suit));
  return [
    ...among(named).map((suit): Option => `require:${suit}`),
    ...among([...named, ...any]).map((suit): Option => `forbid:${suit}`),
    'free',
  ];
}
