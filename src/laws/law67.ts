/**
 * Law 67: defective trick. 2017, 2007. Opens `defectiveTrick`. Noticed before a player on each side has played to the next trick
 * it is put right (67A); later a missing card counts as a revoke (67B1), extra cards go back (67B2).
 */

import { penaltyCard } from './exposure.ts';
import { suitOf, type Card } from '../domain/card.ts';
import { holds, isVoid } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { isDefender, trickAt } from '../domain/table.ts';
import { suitLed } from '../domain/trick.ts';
import type { DefectiveTrickContext } from './case.ts';
import { cite, move, open, type Effect, type Heard } from './heard.ts';
import { sidePlayedOn } from './law62.ts';
import { cardReappeared } from './law67B.ts';

/** A trick left short by a lead to the next, or a card sent to a trick that has that hand's card already. */
export function watch67(heard: Heard): Effect[] {
  const { play, before, table } = heard;
  if (play === null) return cardReappeared(heard);
  if (play.manner === 'hidden') return opened(heard, play.trick, play.seat, 'long', play.card);
  if (play.manner === 'toTrick') {
    const trick = trickAt(before, play.trick);
    if (trick === null || trick[play.seat] === null) return [];
    return opened(heard, play.trick, play.seat, 'long', play.card);
  }
  if (
    (play.manner !== 'nextLead' && play.manner !== 'shortLead') ||
    before.trick === null ||
    table.trick?.number !== before.trick.number + 1
  )
    return [];
  const short = before.trick;
  return SEATS.filter((seat) => short[seat] === null).flatMap((seat) =>
    opened(heard, short.number, seat, 'short', null),
  );
}

function opened(
  heard: Heard,
  trick: number,
  seat: Seat,
  fault: 'short' | 'long',
  card: Card | null,
): Effect[] {
  return [
    cite({
      key: `defectiveTrick.${fault}`,
      laws: ['67'],
      params: { seat, trick, card },
      seat,
      trick,
      ...(card === null ? {} : { card }),
    }),
    open({
      machine: 'defectiveTrick',
      context: { trick, seat, fault, card, bothPlayedOn: false, openedAt: heard.at },
    }),
  ];
}

export function bothSidesPlayedOn(context: DefectiveTrickContext, heard: Heard): boolean {
  return sidePlayedOn(heard.before, context.trick, 'NS') && sidePlayedOn(heard.before, context.trick, 'EW');
}

/** Attention is drawn to it, or the director finds which trick and card it was. */
export function isNoticed67(context: DefectiveTrickContext, heard: Heard): boolean {
  const { fact } = heard;
  if (fact.type === 'AttentionDrawn')
    return fact.to === 'defectiveTrick' && (fact.trick === undefined || fact.trick === context.trick);
  return (
    fact.type === 'QuestionAnswered' &&
    fact.question === 'defectiveTrick' &&
    fact.answer === true &&
    (fact.trick === undefined || fact.trick === context.trick)
  );
}

export function isSupplied(context: DefectiveTrickContext, heard: Heard): boolean {
  const { play } = heard;
  return (
    play !== null &&
    play.manner === 'toTrick' &&
    play.trick === context.trick &&
    play.seat === context.seat &&
    context.fault === 'short'
  );
}

export function isNoticedEarly(context: DefectiveTrickContext, heard: Heard): boolean {
  return isNoticed67(context, heard) && !bothSidesPlayedOn(context, heard);
}

export function repairEarly(context: DefectiveTrickContext, heard: Heard): Effect[] {
  const { seat, trick, fault, card } = context;
  const effects: Effect[] = [
    cite({
      key: `defectiveTrick.early.${fault}`,
      laws: [fault === 'short' ? '67A1' : '67A2'],
      params: { seat, trick, card },
      seat,
      trick,
      because: [context.openedAt],
    }),
  ];
  return fault === 'long' && card !== null ? [...effects, ...restore(context, heard, '67A2')] : effects;
}

/** The extra card goes back; a defender's that was exposed becomes a penalty card. */
export function restore(context: DefectiveTrickContext, heard: Heard, origin: '67A2' | '67B2a'): Effect[] {
  const { seat, card } = context;
  if (card === null) return [];
  const hidden = !holds(heard.before.hands[seat], card);
  const effects: Effect[] = [hidden ? move({ do: 'pickUp', seat, card }) : move({ do: 'unlay', card })];
  if (isDefender(heard.before, seat) && !hidden) {
    effects.push(penaltyCard(seat, card, origin, heard, { inadvertent: true }));
  }
  return effects;
}

/** A supplied card must follow suit when it can (67A1, 67B1a). */
export function supplies(context: DefectiveTrickContext, heard: Heard): Effect[] {
  const { play, before } = heard;
  const trick = trickAt(before, context.trick);
  const led = trick === null ? null : suitLed(trick);
  if (play === null || led === null || suitOf(play.card) === led || isVoid(before.hands[context.seat], led))
    return [];
  return [
    cite({
      key: 'defectiveTrick.wrongCardSupplied',
      laws: ['67B1a', '44C'],
      params: { seat: context.seat, card: play.card, trick: context.trick },
      seat: context.seat,
      card: play.card,
      trick: context.trick,
    }),
  ];
}
