/**
 * Law 58: simultaneous leads or plays. 2017, 2007. If two hands played, the second counts as later (58A, see 53 and 57). If one hand
 * played several cards, `simultaneous` opens, and the player says which card he plays (58B2).
 */

import { noPenaltyCard, penaltyCard } from './exposure.ts';
import { isDefender, trickAt, trickNumber, trumpAt, type Table } from '../domain/table.ts';
import { sameSide, type Seat } from '../domain/seat.ts';
import { isFull, playedAfter, winnerOf, withPlay, type Trick } from '../domain/trick.ts';
import { isHonour, isRemembered, suitOf, type Card, type Placed, type Suit } from '../domain/card.ts';
import { opponentsMayChange } from './cardChange.ts';
import type { CaseIn } from './case.ts';
import { ofCard } from './finding.ts';
import type { SimultaneousContext } from './simultaneousContext.ts';
import { undecidedLead } from './law44.ts';
import { bothSidesPlayedOn } from './playedOn.ts';
import { isNamed, playedThen } from './law58B.ts';
import type { WrongLead } from './law58A.ts';
import {
  cite,
  move,
  open,
  send,
  type Effect,
  type Step,
  type StepOf,
  type PlayStep,
  type Situation,
} from './step.ts';
import { lifecyclesIn, openLifecyclesOf } from './caseIndex.ts';
import { isHisToName, isPenaltyCard, penaltyCardAgain, penaltyCardsIn } from './inForce.ts';
import { isCardToBeNamed, liesFaceUp } from './states.ts';

/** 58B: two cards of one hand at once. One visible is played (58B1); of two the player names which (58B2). */
export function watch58(step: Step): Effect[] {
  const { play, fact } = step;
  if (play !== null && play.manner === 'together') return twoCards(step, play.seat, play.card, true);
  if (fact.type !== 'CardExposed' || fact.manner !== 'withAnother') return [];
  return fact.seenByPartner === false
    ? oneVisible(step, fact.seat, fact.card)
    : twoCards(step, fact.seat, fact.card, false);
}

/** The card that the hand has led or played, the last one, and its trick: a lead out of turn that waits stands in none yet. */
function latestCardOf(step: Step, seat: Seat): { readonly standing: Placed | null; readonly trick: number } {
  const { before } = step;
  const wrong = undecidedLead(step)?.context;
  if (wrong?.leader === seat) return { standing: wrong.card, trick: trickNumber(before) };
  return { standing: before.trick?.[seat] ?? null, trick: before.trick?.number ?? 1 };
}

/** 58B1: the finding that only one of two cards could be seen, so that this one is played. */
function oneVisible(step: Step, seat: Seat, hidden: Card): Effect[] {
  const { standing, trick } = latestCardOf(step, seat);
  if (!isRemembered(standing) || standing === hidden) return [];
  return [
    cite({
      key: 'simultaneous.oneVisible',
      laws: ['58B1'],
      ...ofCard(seat, standing),
      trick,
      procedure: true,
      weighed: [{ law: '58B2', why: 'oneVisible' }],
    }),
  ];
}

/** The findings when the hand has played a card and another card came with it. */
function twoCards(step: Step, seat: Seat, card: Card, asPlayed: boolean): Effect[] {
  const { before } = step;
  const { standing, trick } = latestCardOf(step, seat);
  if (!isRemembered(standing) || standing === card) return [];
  const declaring = !isDefender(before, seat);
  return [
    cite({
      key: 'simultaneous.twoCards',
      laws: declaring && !asPlayed ? ['58B2', '48A'] : ['58B2'],
      params: { seat, card, other: standing },
      seat,
      card,
      trick,
      weighed: [{ law: '58B1', why: 'bothVisible' }],
    }),
    open({
      machine: 'simultaneous',
      context: { seat, cards: [standing, card], trick, presumed: !asPlayed },
    }),
  ];
}

/** Two cards of one hand of which one decides what is led or who wins: the player must first name the one he played (58B2). Null for none. */
export function undecidedCards({ table, cases }: Situation): CaseIn<'simultaneous'> | null {
  const { trick } = table;
  const trump = trumpAt(table);
  if (trick === null) return null;
  return (
    lifecyclesIn(cases, isCardToBeNamed).find(
      ({ context }) =>
        context.trick === trick.number && isHisToName(context, table) && decides(context, trick, trump),
    ) ?? null
  );
}

function decides({ seat, cards }: SimultaneousContext, trick: Trick, trump: Suit | null): boolean {
  if (isFull(trick))
    return new Set(cards.map((card) => winnerOf(withPlay(trick, seat, card), trump))).size > 1;
  return seat === trick.leader && new Set(cards.map(suitOf)).size > 1;
}

/** True if the leader, who led two cards at once out of turn, names one of them as his lead. */
export function isLeadNamed({ card }: WrongLead, step: StepOf<'ChoiceMade'>): boolean {
  return openLifecyclesOf(step.cases, 'simultaneous').some(
    ({ context }) => context.cards[0] === card && isNamed(context, step),
  );
}

/** The context's new field: the card that was named. */
export function leadNamed({ fact }: StepOf<'ChoiceMade'>): { readonly card: Card } {
  return { card: fact.option.slice('card:'.length) as Card };
}

/** 50B: the card that the player does not name may become a minor penalty card: a defender's below the ten. */
export function mayBecomeMinor({ seat, cards }: SimultaneousContext, table: Table): boolean {
  return isDefender(table, seat) && cards.some((card) => !isHonour(card));
}

/** 58B2: the named card is played; a defender's other card becomes a penalty card, of the kind that 50B says. */
export function name(context: SimultaneousContext, step: StepOf<'ChoiceMade' | 'CardWithdrawn'>): Effect[] {
  const { fact, before, cases } = step;
  const { seat, cards, trick, presumed } = context;
  const chosen = (
    fact.type === 'ChoiceMade' ? fact.option.slice('card:'.length) : playedThen(context, { ...step, fact })
  ) as Card;
  const standing = cards[0] as Card;
  // Of three cards, the one named may be the third: then it is the further one of these two that is not played.
  const other = (cards.includes(chosen) ? cards.find((card) => card !== chosen) : cards[1]) as Card;
  const effects: Effect[] = [
    cite({
      key: 'simultaneous.named',
      laws: ['58B2'],
      params: { seat, card: chosen, others: other },
      seat,
      card: chosen,
      trick,
      weighed: [{ law: '58B1', why: 'bothVisible' }],
    }),
    move({ do: 'clear', card: other }),
  ];
  const again = penaltyCardAgain(cases, seat, other);
  if (chosen === cards[1]) effects.push(...instead(context, step, standing, chosen, again));
  // 49: the exposure of a card that came along may be the one partner couldn't see. An earlier such exposure makes no difference.
  const isFaceUp = presumed
    ? lifecyclesIn(cases, liesFaceUp).some(({ context }) => context.card === other)
    : isPenaltyCard(cases, other);
  // The named card counts as played, so it does not make the other card major as a second penalty card.
  effects.push(...namedPenaltyCard(chosen, step));
  if (isDefender(before, seat) && !isFaceUp && again.length === 0)
    effects.push(penaltyCard(seat, other, '58B2', step, { inadvertent: true }));
  return effects;
}

/**
 * Ends the lifecycle of the named card. If it was a penalty card before, it has now been played; if it became one only by coming along
 * with the other card, it never was one.
 */
function namedPenaltyCard(chosen: Card, step: Step): Effect[] {
  const lay = penaltyCardsIn(step.cases).filter(
    ({ context }) => context.card === chosen && context.origin !== '58B2',
  );
  return lay.length > 0 ? lay.map(({ id }) => send(id, 'CardPlayedOn')) : noPenaltyCard(chosen, step);
}

/**
 * Replaces the card that stood by the named one. `again`: the effects by which a penalty card that stood lies on the table as before.
 * Opponents who played after it may change their cards (58B3).
 */
function instead(
  context: SimultaneousContext,
  step: Step,
  standing: Card,
  chosen: Card,
  again: readonly Effect[],
): Effect[] {
  const { seat, trick } = context;
  const now = trickAt(step.before, trick);
  // The card is a lead out of turn about which nobody has decided: the named card now lies there instead.
  if (now === null || (now[seat] ?? standing) !== standing)
    return [move({ do: 'clear', card: standing }), move({ do: 'lay', seat, card: chosen, as: 'lead' })];
  const after = playedAfter(now, seat);
  const alone = now.leader === seat && after.length === 0;
  return [
    move({ do: 'takeBack', seat, card: standing }),
    ...again,
    move({ do: 'stand', seat, card: chosen, as: alone ? 'lead' : undefined }),
    ...opponentsMayChange(now, after, seat, '58B3', step),
  ];
}

/** The hand's side has gone on to the next trick without a word: the card that is known to have been played stands. */
export function isPassedOver(context: SimultaneousContext, { play }: PlayStep): boolean {
  return play.trick > context.trick && sameSide(play.seat, context.seat);
}

/**
 * 58B4: both sides have played to the next trick without a word, and the second card is now 67's; till then the player may still name the
 * one he played. If he leads himself, he has shown that the first won the trick.
 */
export function isPassedOverByBoth({ seat, trick }: SimultaneousContext, { play, table }: PlayStep): boolean {
  return play.trick > trick && (play.seat === seat || bothSidesPlayedOn(table, trick));
}

/** 58B4: nobody has said which card was played, and play goes on: the trick has a card too many. */
export function leftThere({ seat, cards, trick }: SimultaneousContext, step: PlayStep): Effect[] {
  const [standing, card] = cards;
  const isThere = step.before.loose.some((loose) => loose.seat === seat && loose.card === card);
  if (card === undefined || !isThere || trickAt(step.before, trick)?.[seat] !== standing) return [];
  return [
    cite({
      key: 'defectiveTrick.long',
      laws: bothSidesPlayedOn(step.table, trick) ? ['67', '58B4'] : ['67A2', '58B2'],
      params: { seat, trick, card },
      seat,
      trick,
      card,
    }),
    open({ machine: 'defectiveTrick', context: { trick, seat, fault: 'long', card, openedAt: step.at } }),
  ];
}

/** 67A2: somebody points at the two cards before both sides have played on. */
export function isPointedAt(context: SimultaneousContext, { fact }: StepOf<'AttentionDrawn'>): boolean {
  return fact.to === 'defectiveTrick' && (fact.trick === undefined || fact.trick === context.trick);
}

/** 67A2, 58B2: the finding that the extra card can still be put right by naming the card played. */
export function pointedAt(context: SimultaneousContext): Effect[] {
  return [
    cite({
      key: 'defectiveTrick.early.long',
      laws: ['67A2', '58B2'],
      params: { seat: context.seat, trick: context.trick, card: context.cards[1] ?? null },
      seat: context.seat,
      trick: context.trick,
      weighed: [{ law: '67B', why: 'notBothPlayedOn' }],
    }),
  ];
}
