/**
 * Laws 67A1, 67B1: a hand adds the card that it owes to a trick. 2017, 2007. The card must follow suit if it can. Where it is added in
 * time and wins the trick, the Laws don't say what becomes of a lead that another hand has made (C-20).
 */

import { isRemembered, suitOf, type Suit } from '../domain/card.ts';
import { surelyHolds, trickAt, trumpAt } from '../domain/table.ts';
import { isFull, suitLed, winnerOf } from '../domain/trick.ts';
import type { DefectiveTrickContext } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { wasLedOutOfTurn } from './inForce.ts';
import { isTooLateFor67A } from './law67.ts';
import { cite, type Effect, type PlayStep, type Step } from './step.ts';

/** The hand gives the card that the trick lacks (67A1, 67B1). */
export function isSupplied({ seat, trick, fault }: DefectiveTrickContext, { play }: PlayStep): boolean {
  return play.manner === 'toTrick' && play.trick === trick && play.seat === seat && fault === 'short';
}

/** The suit that was led to the defective trick. */
export function suitDue({ trick: number }: DefectiveTrickContext, { before }: Step): Suit | null {
  const trick = trickAt(before, number);
  return trick === null ? null : suitLed(trick);
}

/** A supplied card must follow suit when it can (67A1, 67B1a). */
export function supplies(context: DefectiveTrickContext, step: PlayStep): Effect[] {
  const { play, before } = step;
  const led = suitDue(context, step);
  if (led === null || suitOf(play.card) === led || !surelyHolds(before, context.seat, led)) return [];
  return [
    cite({
      key: 'defectiveTrick.wrongCardSupplied',
      laws: [isTooLateFor67A(context, step) ? '67B1a' : '67A1', '44C'],
      params: { seat: context.seat, card: play.card, trick: context.trick },
      seat: context.seat,
      card: play.card,
      trick: context.trick,
    }),
  ];
}

/** 67A1, 44G: the added card has won the trick, and another hand has led to the next: the lead stands unless the director decides otherwise. */
export function leadAfterAddedCard({ trick: number }: DefectiveTrickContext, step: Step): Effect[] {
  const { table, cases } = step;
  const trick = trickAt(table, number);
  const next = trickAt(table, number + 1);
  const lead = next?.[next.leader] ?? null;
  if (trick === null || next === null || !isFull(trick) || !isRemembered(lead)) return [];
  // An accepted lead out of turn never depended on who won (53A).
  if (wasLedOutOfTurn(lead, next.number, step)) return [];
  const winner = winnerOf(trick, trumpAt(table));
  const wasAdded = lifecyclesOf(cases, 'defectiveTrick').some(
    ({ context }) => context.trick === number && context.seat === winner && context.fault === 'short',
  );
  if (winner === null || winner === next.leader || !wasAdded) return [];
  return [
    cite({
      key: 'defectiveTrick.leadNowElsewhere',
      laws: ['67A1', '44G'],
      disputed: 'C-20',
      params: { winner, trick: number, leader: next.leader, card: lead },
      seat: winner,
      card: lead,
      trick: number,
    }),
  ];
}
