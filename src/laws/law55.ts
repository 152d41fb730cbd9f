/**
 * Law 55: declarer's lead out of turn. 2017, 2007. Either defender chooses; if they differ, the defender next in turn after the wrong
 * lead prevails (55A). 55C is a question for people (16).
 */

import { suitOf, type Card, type Suit } from '../domain/card.ts';
import { isVoid } from '../domain/hand.ts';
import { nextSeat } from '../domain/seat.ts';
import { isDefender, isKnownHand, surelyHolds } from '../domain/table.ts';
import type { LeadOutOfTurnContext } from './case.ts';
import { cite, move, type Effect, type PlayStep, type Step, type StepOf } from './step.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { rightLeader } from './inForce.ts';
import { laidByOwnHand } from './foundTogether.ts';
import { isPutBack } from './law44.ts';
import { acceptByWord, beforePartner, mayChoose } from './law53.ts';
import { refusedLeadGoesBack } from './leadGoesBack.ts';

/** 55A: the defender next in turn overrules his partner, as long as nobody has played since. */
export function prevails(
  context: LeadOutOfTurnContext,
  step: StepOf<'ChoiceMade'>,
  option: 'accept' | 'refuse',
): boolean {
  const { by } = step.fact;
  if (by !== nextSeat(context.leader) || by === context.chosenBy || hasPlayedAfterDemand(step)) return false;
  return step.fact.option === option && mayChoose(context, step);
}

/** 55A: the defender next in turn has chosen, and his partner now says otherwise, which changes nothing. */
export function isOutvoted(
  context: LeadOutOfTurnContext,
  step: StepOf<'ChoiceMade'>,
  option: 'accept' | 'refuse',
): boolean {
  const decides = nextSeat(context.leader);
  if (step.fact.by === decides || context.chosenBy !== decides || hasPlayedAfterDemand(step)) return false;
  return step.fact.option === option && mayChoose(context, step);
}

/** True when a defender has played after the lead was refused (60B): it is too late to choose otherwise. */
function hasPlayedAfterDemand({ cases }: Step): boolean {
  return lifecyclesOf(cases, 'penaltyCard').some((open) => open.context.origin === '60B');
}

/** 55A: the finding that the defenders differ and the one next in turn after the wrong lead decides. */
function nextInTurnPrevails({ leader, trick }: LeadOutOfTurnContext): Effect {
  return cite({
    key: 'leadOutOfTurn.nextInTurnPrevails',
    laws: ['55A'],
    params: { leader, by: nextSeat(leader) },
    trick,
  });
}

/** 55A: the finding that the first choice stays, because the defender next in turn made it. */
export function outvoted(context: LeadOutOfTurnContext): Effect[] {
  return [nextInTurnPrevails(context)];
}

/** 55A: the lead that partner refused stands, because the defender next in turn prevails. */
export function overruledToAccept(context: LeadOutOfTurnContext, step: Step): Effect[] {
  return [nextInTurnPrevails(context), ...acceptByWord(context, step)];
}

/** 55A: the lead that his partner accepted goes back, because the defender next in turn prevails. */
export function overruledToRefuse(context: LeadOutOfTurnContext, step: Step): Effect[] {
  const { leader, card } = context;
  return [
    nextInTurnPrevails(context),
    move({ do: 'takeBack', seat: leader, card }),
    move({ do: 'turn', seat: context.properLeader }),
    ...withdrawDeclarersLead(context, step),
  ];
}

/** 55B: declarer's lead goes back. A defender leads if it was his turn (55B1); else declarer leads any card from the other hand (55B2). */
export function withdrawDeclarersLead(context: LeadOutOfTurnContext, step: Step): Effect[] {
  const clause = isDefender(step.before, rightLeader(context, step.before)) ? '55B1' : '55B2';
  return refusedLeadGoesBack(context, step, ['55A', clause, '55C', '47B']);
}

/**
 * Two leads of different suits lie there: true when the card follows to this one, or is a discard to it, as a hand that is void of its suit
 * and could have followed to the other makes it.
 */
export function isMeantFor(led: Suit, other: Suit, { play, before }: PlayStep): boolean {
  const { seat } = play;
  const suit = suitOf(play.card);
  if (led === other) return false;
  if (suit === led) return true;
  const isShort = isKnownHand(before, seat) && isVoid(before.hands[seat], led);
  return isShort && suit !== other && surelyHolds(before, seat, other);
}

/**
 * 55A: declarer has led anew from the right hand without being asked, in another suit, and a defender follows or discards to that lead: so he
 * wants the first one back, and has not played to it (53A, 53C). Where he sits next to the first, he does so only if he could have followed
 * to it.
 */
export function isRefusedByPlay(context: LeadOutOfTurnContext, step: PlayStep): boolean {
  const { play, before } = step;
  const { properLeader, card } = context;
  const anew = isDefender(before, properLeader) ? null : laidByOwnHand(context, before);
  if (anew === null || play.manner !== 'playOutOfTurn' || !isDefender(before, play.seat)) return false;
  // To a lead that declarer took back nobody plays: the next hand plays to the one made anew, also where both are of one suit.
  if (suitOf(anew) === suitOf(card)) return isPutBack(context, step) && play.seat === nextSeat(properLeader);
  if (!isMeantFor(suitOf(anew), suitOf(card), step)) return false;
  return play.seat === nextSeat(properLeader) || surelyHolds(before, play.seat, suitOf(card));
}

/** 55A, 55B2: the first lead goes back, and the one from the right hand stands; the fourth hand has played to it before its partner (57A). */
export function refuseByPlay(context: LeadOutOfTurnContext, step: PlayStep): Effect[] {
  const { play, before } = step;
  const { properLeader, trick } = context;
  const anew = laidByOwnHand(context, before) as Card;
  return [
    ...withdrawDeclarersLead(context, step),
    move({ do: 'stand', seat: properLeader, card: anew, as: 'lead' }),
    play.seat === nextSeat(properLeader)
      ? move({ do: 'stand', seat: play.seat, card: play.card })
      : beforePartner(step, trick, suitOf(anew)),
  ];
}
