/**
 * Law 45E: a fifth card contributed to a trick. 2017, 2007. A defender's becomes a penalty card, declarer's goes back to the hand, unless
 * it was led (the question `fifthCardLed`).
 */

import { penaltyCard } from './exposure.ts';
import { isRemembered, type Card } from '../domain/card.ts';
import { partnerOf, sameSide, SEATS, type Seat } from '../domain/seat.ts';
import {
  isDefender,
  isPlayedByAnother,
  onLead,
  trickNumber,
  trickWith,
  trickAt,
  type Table,
} from '../domain/table.ts';
import { isFull, suitLed, type Trick } from '../domain/trick.ts';
import type { LeadRestrictionContext, PenaltyCardContext } from './case.ts';
import { cite, move, open, type Effect, type Play, type Step, type StepOf } from './step.ts';
import { gateOn } from './inForce.ts';
import { earlyLead } from './leadChoice.ts';
import { openLead } from './law53.ts';
import { properLeadMade } from './leadGoesBack.ts';
import type { Ledger } from './ledger.ts';
import { answeredTrue, answers } from './answers.ts';
import { liesFaceUp } from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { ofCard } from './finding.ts';

const LAST_TRICK = 13;

/** True when a second card to that trick may have been led to the next one; after trick thirteen there is none. */
export function mayHaveBeenLed(trick: number | null | undefined): boolean {
  return trick !== LAST_TRICK;
}

/** 45E: a second card of one hand to a trick. */
export function fifthCard(step: Step, seat: Seat, card: Card, trick: number): Effect[] {
  if (mayHaveBeenLed(trick) && answeredTrue(step.ledger, 'fifthCardLed', false, { seat, card, trick })) {
    return [move({ do: 'clear', card }), ...led(step, seat, card)];
  }
  // The record is wrong: a card that another hand has played can't be this hand's fifth card.
  if (isPlayedByAnother(step.before, seat, card)) return [move({ do: 'clear', card })];
  const defender = isDefender(step.before, seat);
  const effects: Effect[] = [
    cite({
      key: defender ? 'fifthCard.defender' : 'fifthCard.declarer',
      laws: [defender ? '45E1' : '45E2'],
      ...ofCard(seat, card),
      trick,
      weighed: [defender ? { law: '45E2', why: 'cardOfADefender' } : { law: '45E1', why: 'declaringSide' }],
    }),
    move({ do: 'clear', card }),
  ];
  if (defender) {
    const beforePartner = trickAt(step.before, trick)?.[partnerOf(seat)] === null;
    effects.push(penaltyCard(seat, card, '45E1', step, { fifthTo: { trick, beforePartner } }));
  }
  return effects;
}

/** True while nobody has led to the next trick: then a finding that the card was led can still have an effect. */
function isStillInTime(trick: number | null | undefined, { before }: Step): boolean {
  return trick === undefined || before.trick?.number === trick;
}

/**
 * 45E2: the declaring side's second card to the trick in progress, back in the hand it came from, while it may have been led. Null where there
 * is none, or where that card has been played since.
 */
export function fifthCardBack(
  { fifthCard }: Ledger,
  table: Table,
): { readonly seat: Seat; readonly card: Card; readonly trick: number } | null {
  if (fifthCard === null || fifthCard.trick !== table.trick?.number) return null;
  if (!mayHaveBeenLed(fifthCard.trick)) return null;
  const { seat, card, trick } = fifthCard;
  if (!isRemembered(card) || isDefender(table, seat)) return null;
  return SEATS.every((other) => trickWith(table, other, card) === null) ? { seat, card, trick } : null;
}

/**
 * 45E: the fifth card was led after all: in turn by the hand that won the trick, otherwise out of turn. Found when somebody else has
 * led to the next trick, the lead can't be accepted any more: after the proper lead of an opponent it goes back (53B); otherwise a
 * defender's stays the penalty card it is.
 */
export function fifthCardWasLed(step: Step, named: Card | undefined): Effect[] {
  const { before, ledger, cases } = step;
  const penalised = lifecyclesIn(cases, liesFaceUp).findLast(
    ({ context }) => context.origin === '45E1',
  )?.context;
  // Declarer's fifth card went back to the hand it came from.
  const latest = fifthCardBack(ledger, before);
  const fifth = penalised === undefined ? latest : { seat: penalised.owner, card: penalised.card };
  if (fifth === null || (named !== undefined && named !== fifth.card)) return [];
  const { seat, card } = fifth;
  if (!mayHaveBeenLed(penalised?.fifthTo?.trick)) return [];
  if (penalised !== undefined && !isStillInTime(penalised.fifthTo?.trick, step)) {
    const proper = properLeadSince(penalised, step);
    return proper === null ? [] : [goesBack(penalised, proper)];
  }
  return led(step, seat, card);
}

/** The card is a lead: of the hand that is on lead, or out of turn. Before declarer has chosen (50D2), it stays the penalty card it is. */
function led(step: Step, seat: Seat, card: Card): Effect[] {
  const tooSoon = choiceBeforeLead(step, seat);
  if (tooSoon !== null) {
    const play: Play = { seat, card, manner: 'early', trick: trickNumber(step.before) };
    return [move({ do: 'lay', seat, card, as: 'lead' }), ...earlyLead(tooSoon, { ...step, play })];
  }
  return onLead(step.before) === seat
    ? [move({ do: 'stand', seat, card, as: 'lead' })]
    : leadTooSoon(step, seat, card);
}

/** 50D2: the choice that declarer must make before this hand, which is on lead, may lead; null if it may lead. */
function choiceBeforeLead(step: Step, seat: Seat): LeadRestrictionContext | null {
  const gate = onLead(step.before) === seat ? gateOn({ ...step, table: step.before }, seat)?.case : undefined;
  return gate?.machine === 'leadRestriction' ? gate.context : null;
}

/** 53B: the trick that an opponent has properly led since; null if partner had yet to play to the trick before it (57A). */
function properLeadSince({ owner, fifthTo }: PenaltyCardContext, { before }: Step): Trick | null {
  if (fifthTo === undefined || fifthTo.beforePartner) return null;
  const next = trickAt(before, fifthTo.trick + 1);
  return next === null || sameSide(next.leader, owner) ? null : next;
}

function goesBack({ owner, card }: PenaltyCardContext, led: Trick): Effect {
  const { leader: properLeader, number: trick } = led;
  return properLeadMade({ leader: owner, card, trick, byDefender: true }, properLeader, led[properLeader], {
    card,
  });
}

/** A lead out of turn (53, 55, 56); before the trick is full a premature one (57A), or one that waits until partner's trick is full. */
function leadTooSoon(step: Step, seat: Seat, card: Card): Effect[] {
  const { trick } = step.before;
  const lead = move({ do: 'lay', seat, card, as: 'lead' });
  const suit = trick === null ? null : suitLed(trick);
  if (trick === null || suit === null || isFull(trick)) return [lead, ...openLead(seat, card, step)];
  const partner = partnerOf(seat);
  if (!isDefender(step.before, seat) || trick[partner] !== null) return [lead];
  const context = { offender: seat, partner, card, as: 'lead', trick: trick.number, suitLed: suit } as const;
  return [lead, open({ machine: 'prematurePlay', context: { ...context, choice: null } })];
}

/**
 * 45E: a fifth card is found to have been led, so it is no penalty card under 45E1. After a proper lead that holds only where 53B makes
 * none of it (C-1).
 */
export function wasLedAfterAll(context: PenaltyCardContext, step: StepOf<'QuestionAnswered'>): boolean {
  if (!isFoundToBeLed(context, step) || choiceBeforeLead(step, context.owner) !== null) return false;
  return (
    isStillInTime(context.fifthTo?.trick, step) ||
    (properLeadSince(context, step) !== null && !step.laws.elections.pcOn53B)
  );
}

/** 45E: the director finds that the card was led. It was no accident then, should it stay a penalty card (50B). */
export function isFoundToBeLed(
  { origin, card, fifthTo }: PenaltyCardContext,
  { fact }: StepOf<'QuestionAnswered'>,
): boolean {
  return origin === '45E1' && mayHaveBeenLed(fifthTo?.trick) && answers(fact, 'fifthCardLed', true, { card });
}
