/**
 * Law 57C, 57D: early plays without rectification, and at the right-hand opponent's turn. 2017, 2007. Guards and conclusions of
 * `prematurePlay`.
 */

import { goesBackFreely, noPenaltyCard, penaltyCard } from './exposure.ts';
import { suitOf, type Card } from '../domain/card.ts';
import { nextSeat, partnerOf, type Seat } from '../domain/seat.ts';
import { isDummy, trickAt, trickNumber, surelyHolds, waitingCards } from '../domain/table.ts';
import { isFull } from '../domain/trick.ts';
import type { PrematurePlayCase } from './case.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { ofCard, type Clause } from './finding.ts';
import { legalBeside } from './legal.ts';
import { passedOver } from './law52.ts';
import { cite, move, type Effect, type Step, type PlayStep, type Situation } from './step.ts';
import { isPenaltyCard, penaltyCardsIn } from './inForce.ts';
import { isOpeningLeadAccepted, liesThereEarly } from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';

/** 57C1: declarer has played from his own hand and from dummy to the trick; a card laid to a lead in waiting counts. */
export function hasPlayedFromBothHands(situation: Situation): boolean {
  const { table } = situation;
  const { declarer } = table;
  const has = (seat: Seat) =>
    waitingCards(table).some((loose) => loose.seat === seat) ||
    (table.trick !== null && !isFull(table.trick) && table.trick[seat] !== null);
  return declarer !== null && has(declarer) && has(partnerOf(declarer));
}

/** True once an opening lead out of turn was accepted: 54B2 has its own rule for the card that dummy plays second. */
export function isSecondToOpeningLead({ cases }: Step): boolean {
  return lifecyclesIn(cases, isOpeningLeadAccepted).length > 0;
}

/** 57C3: declarer's play before its turn is played and, if legal, stays. */
export function declarersPlay(step: Step, seat: Seat, card: Card): Effect[] {
  const trick = trickNumber(step.before);
  return [
    cite({
      key: isDummy(step.before, seat) ? 'prematurePlay.dummysCardStays' : 'prematurePlay.declarersCardStays',
      laws: ['57C3'],
      ...ofCard(seat, card),
      trick,
      weighed: [{ law: '57A', why: 'noDefender' }],
    }),
  ];
}

/** 57C1 and 57C2, for a play (and, where so elected, for a lead: C-2). */
export function isExempt(context: PrematurePlayContext, step: Step): boolean {
  if (context.as === 'lead' && !step.laws.elections['57C1CoversLead']) return false;
  return hasPlayedFromBothHands({ ...step, table: step.before }) || dummySuggested(context, step);
}

function dummySuggested(context: PrematurePlayContext, step: Step): boolean {
  return step.ledger.dummySuggestedAt.includes(context.trick);
}

/** 57C1, 57C2: no rectification: an early play stands at once, an early lead goes back. */
export function exempt(context: PrematurePlayContext, step: Step): Effect[] {
  const { offender, card, trick } = context;
  const clause = hasPlayedFromBothHands({ ...step, table: step.before }) ? '57C1' : '57C2';
  return [
    cite({
      key: `prematurePlay.exempt.${clause}`,
      laws: [clause],
      params: { offender, card },
      seat: offender,
      card,
      trick,
      weighed: [{ law: '57A', why: clause === '57C1' ? 'declarerHadPlayedFromBoth' : 'dummyHadAPart' }],
    }),
    context.as === 'lead' ? move({ do: 'clear', card }) : move({ do: 'stand', seat: offender, card }),
  ];
}

/** 57D: partner has played, so that it is the turn of the player to his right; of two leads found to have come together (58A) so, too. */
export function isAtRightHandTurn(context: PrematurePlayContext, step: Step): boolean {
  return step.laws.playAtRightHandTurnWaits && partnerHasPlayed(context, step);
}

/**
 * True when the offender's partner has a card in the trick in progress. In 2007 a play at the right-hand opponent's turn is then just an
 * exposed card (49).
 */
export function partnerHasPlayed(context: PrematurePlayContext, step: Step): boolean {
  return step.table.trick?.[context.partner] !== null;
}

/** 57D: the card may be played to the trick: it follows suit if it can, and no penalty card of the hand comes first (50C, 50D1a). */
export function canBePlayed(context: PrematurePlayContext, step: Step): boolean {
  return followsIfAble(context, step) && dutyBroken(context, step) === null;
}

function followsIfAble({ offender, card, suitLed }: PrematurePlayContext, { table }: Step): boolean {
  return suitOf(card) === suitLed || !surelyHolds(table, offender, suitLed);
}

/** The clause by which a penalty card of the hand was to be played instead; null when none was. */
export function dutyBroken({ offender, card }: PrematurePlayContext, step: Step): Clause | null {
  const legal = legalBeside(step, offender, card);
  if (legal.cards.includes(card) || !legal.beforePenaltyCards.includes(card)) return null;
  return passedOver(legal, step, offender, card).duty;
}

/** 57D: the card, which may be played, has to be played at its own turn; 16 binds partner meanwhile. */
export function waitForTurn(context: PrematurePlayContext): Effect[] {
  const { offender, card, trick } = context;
  return [
    cite({
      key: 'prematurePlay.waitsForTurn',
      laws: ['57D', '16'],
      params: { offender, card },
      seat: offender,
      card,
      trick,
    }),
    move({ do: 'clear', card }),
  ];
}

/** 45D1: the card that dummy, on whose turn this defender plays, has put down to the trick without a call. */
export function cardPutUnasked({ before, ledger }: Step, seat: Seat): Pick<PrematurePlayContext, 'dummyPut'> {
  const { dummyPut } = ledger;
  const isDummys = before.turn !== null && isDummy(before, before.turn) && nextSeat(before.turn) === seat;
  return isDummys && dummyPut !== null && dummyPut.trick === before.trick?.number
    ? { dummyPut: dummyPut.card }
    : {};
}

/** 45D1: the offender followed to a card that dummy had put down without a call. */
export function followedDummysCard({ dummyPut }: PrematurePlayContext): boolean {
  return dummyPut !== undefined;
}

/** 45D1: a card is played from dummy to the trick. */
export function dummyPlays({ offender, trick }: PrematurePlayContext, { play, table }: PlayStep): boolean {
  return play.trick === trick && isDummy(table, play.seat) && nextSeat(play.seat) === offender;
}

/** 45D1: another card is played from dummy than the one to which the offender had followed. */
export function dummysCardWasAnother(context: PrematurePlayContext, step: PlayStep): boolean {
  return followedDummysCard(context) && step.play.card !== context.dummyPut && dummyPlays(context, step);
}

/** False once the early card has gone back by itself, as when an opponent had told the defender that it was his turn (47E1). */
export function isStillPenaltyCard({ card }: PrematurePlayContext, { cases }: Step): boolean {
  return isPenaltyCard(cases, card);
}

/** 45D1: the defender need not play the card that waited (57D) or was exposed (49 in 2007), and it is no penalty card. */
export function waitsNoLonger({ offender, card, trick }: PrematurePlayContext, step: Step): Effect[] {
  const law = step.laws.playAtRightHandTurnWaits ? '57D' : '49';
  return [
    goesBackFreely(offender, card, trick, { law: '45D1', weighed: [{ law, why: 'dummyHadAPart' }] }),
    ...noPenaltyCard(card, step),
  ];
}

/** 57D: the offender's own turn has come. */
export function offenderPlays({ offender, trick }: PrematurePlayContext, { play }: PlayStep): boolean {
  return play.seat === offender && play.trick === trick && play.manner === 'follow';
}

/** 57D: at his turn the offender plays another card than the one that waited. */
export function offenderPlaysOther(context: PrematurePlayContext, step: PlayStep): boolean {
  return offenderPlays(context, step) && step.play.card !== context.card;
}

/** 57D: the card that should have been played becomes a penalty card. */
export function playedOther(context: PrematurePlayContext, step: PlayStep): Effect[] {
  const { offender, card, trick } = context;
  return [
    cite({
      key: 'prematurePlay.playedAnother',
      laws: [waitingUnder(step), '50B'],
      params: { offender, card, played: step.play.card },
      seat: offender,
      card,
      trick,
    }),
    penaltyCard(offender, card, waitingUnder(step), step),
  ];
}

/** Early plays to that trick whose card has not come to stand yet. */
export function earlyPlaysTo({ cases, table }: Situation, trick: number): PrematurePlayCase[] {
  return lifecyclesIn(cases, liesThereEarly).filter(
    ({ context }) =>
      context.as === 'play' && context.trick === trick && trickAt(table, trick)?.[context.offender] === null,
  );
}

/** True if the next trick is played to before this hand's turn: the lead to it stands although the hand has played no card. */
export function isLeftBehind(context: PrematurePlayContext, step: PlayStep): boolean {
  const { play, table } = step;
  return (
    context.as === 'play' &&
    (play.manner === 'shortLead' || play.manner === 'toEarlyLead') &&
    play.trick === context.trick + 1 &&
    trickAt(table, context.trick)?.[context.offender] === null
  );
}

/** Why a card waits for its turn: 57D (2017), or because it counts as played later (58A). */
export function waitingUnder({ laws }: Step): Clause {
  return laws.playAtRightHandTurnWaits ? '57D' : '58A';
}

/** Its card has been given to that trick and stays there: 57D, or 60A2 where the others have played on. */
export function staysInTrick({ offender, card, trick }: PrematurePlayContext, step: Step): Effect[] {
  const penalised = penaltyCardsIn(step.cases).find((open) => open.context.card === card);
  return [
    cite({
      key: 'prematurePlay.staysInTrick',
      laws: penalised === undefined ? [waitingUnder(step)] : ['60A1', '60A2'],
      params: { offender, card, trick },
      seat: offender,
      card,
      trick,
    }),
    ...noPenaltyCard(card, step),
    move({ do: 'stand', seat: offender, card, trick }),
  ];
}
