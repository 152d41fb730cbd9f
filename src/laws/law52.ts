/**
 * Law 52: failure to lead or play a penalty card. 2017, 2007. Opens `penaltyCardUnplayed`, for a minor card (50C) and for a major one
 * (50D1).
 */

import { penaltyCard } from './exposure.ts';
import { cardList, isHonour, suitOf, type Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { isDefender, trickWith } from '../domain/table.ts';
import { beginningOf, type PenaltyCardUnplayedContext } from './case.ts';
import type { Clause } from './finding.ts';
import {
  cite,
  move,
  open,
  type Effect,
  type Step,
  type StepOf,
  type PlayStep,
  type Situation,
  type Standing,
} from './step.ts';
import { firstPassedOver, isToBeNamed, minorsOf, penaltyCardAgain, penaltyCardsIn } from './inForce.ts';
import { lifecyclesOf } from './caseIndex.ts';
import type { LegalCards } from './legal.ts';
import { dueNotKnown } from './notKnown.ts';
import { isOpeningLeadAccepted } from './states.ts';

/**
 * The clause by which declarer accepted the lead out of turn of another card: by word, or because he spread his hand or could have seen
 * dummy's (52B1a; 54A, 54C), or by playing to it (52B1b).
 */
function acceptedAtOnce(card: Card, { play, fact, before, cases }: Step): '52B1a' | '52B1b' | null {
  const opening = lifecyclesOf(cases, 'openingLead').find(({ context }) => context.card === card);
  // 54C: the lead had to stand at once, since it was found before that declarer could see dummy's cards.
  if (play?.card === card && opening !== undefined && isOpeningLeadAccepted(opening)) return '52B1a';
  if (play !== null) return isDefender(before, play.seat) ? null : '52B1b';
  const isChosen = fact.type === 'ChoiceMade' && fact.option === 'accept';
  return isChosen || opening !== undefined ? '52B1a' : null;
}

/** The penalty cards that were due instead of the card, and by which clause. */
export function passedOver(legal: LegalCards, { cases }: Situation, seat: Seat, card: Card) {
  const minor = minorsOf(cases, seat).filter(
    (other) => !isHonour(card) && suitOf(other) === suitOf(card) && legal.cards.includes(other),
  );
  if (minor.length > 0) return { due: minor, duty: '50C' } as const;
  return { due: legal.cards, duty: legal.cards.length > 1 ? '51A' : '50D1a' } as const;
}

/** When a card that stands only now was put down: face down (41A), out of turn or too soon. */
function madeAt(lead: Card, { fact, play, ledger, cases }: Step): number {
  if (play?.card === lead && fact.type !== 'LeadFaced') return Infinity;
  const waited = cases.findLast(({ context }) => 'card' in context && context.card === lead);
  if (waited !== undefined) return beginningOf(waited.id);
  return ledger.lastPlay?.card === lead ? ledger.lastPlay.at : Infinity;
}

/** True for a card exposed after the lead was made: it was not due then. */
function isLaterThanTheLead(due: Card, lead: Card, step: Step): boolean {
  const at = madeAt(lead, step);
  return penaltyCardsIn(step.cases).some(({ context }) => context.card === due && context.openedAt > at);
}

/** A card that stands although a penalty card was due. `beforeIt` is the situation with the card still in the hand, `legal` what was legal then. */
export function watchStanding52(
  standing: Standing,
  legal: LegalCards,
  beforeIt: Situation,
  step: Step,
): Effect[] {
  const { seat, card } = standing;
  if (legal.cards.includes(card) || !legal.beforePenaltyCards.includes(card)) return [];
  const { due: missed, duty } = passedOver(legal, beforeIt, seat, card);
  // An early card that stays in the trick before (57D, 60A2) has been played there, so the player did not pass it over.
  const due = missed.filter(
    (other) => trickWith(step.table, seat, other) === null && !isLaterThanTheLead(other, card, step),
  );
  if (due.length === 0) return [];
  const notKnown = duty === '50C' ? null : dueNotKnown(standing, due, step);
  if (notKnown !== null) return notKnown;
  const context = { owner: seat, due, card, trick: standing.trick };
  const accepted = acceptedAtOnce(card, step);
  if (accepted !== null) return [stands(context, accepted, duty)];
  return [
    open({ machine: 'penaltyCardUnplayed', context }),
    cite({
      key: duty === '50C' ? 'penaltyCard.minorPassedOver' : 'penaltyCard.majorPassedOver',
      laws: ['52A', '52B1a', duty],
      params: { owner: seat, card, due: cardList(due) },
      seat,
      card,
      trick: standing.trick,
      weighed: [duty === '50C' ? { law: '50C', why: 'noHonour' } : { law: '50D1b', why: 'noDutyCameFirst' }],
    }),
  ];
}

/** 52B1a: declarer accepts the card played instead of the penalty card. */
export function isAccepted(context: PenaltyCardUnplayedContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.option === 'accept' && isDecidedNow(context, step);
}

/** 52B2: declarer refuses the card played instead of the penalty card. */
export function isRefused(context: PenaltyCardUnplayedContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.option === 'refuse' && isDecidedNow(context, step);
}

/** Declarer decides about one card at a time: the first that was passed over. */
function isDecidedNow({ owner, card }: PenaltyCardUnplayedContext, step: StepOf<'ChoiceMade'>): boolean {
  const { fact, before, cases } = step;
  const isFirst = firstPassedOver(cases)?.context.card === card;
  return isFirst && fact.by === before.declarer && !isToBeNamed(step, owner);
}

/** 52B1b: declarer has played from either hand since. */
export function mustBeAccepted({ trick }: PenaltyCardUnplayedContext, { play, before }: PlayStep): boolean {
  return !isDefender(before, play.seat) && play.trick >= trick;
}

/**
 * 52B1: the card played instead stands, by declarer's word (52B1a) or because he has played on (52B1b); a penalty card not played stays
 * one (52B1c).
 */
export function accept(context: PenaltyCardUnplayedContext, { fact }: Step): Effect[] {
  return [stands(context, fact.type === 'ChoiceMade' && fact.option === 'accept' ? '52B1a' : '52B1b')];
}

function stands(
  { owner, card, due, trick }: PenaltyCardUnplayedContext,
  law: '52B1a' | '52B1b',
  ...duty: readonly Clause[]
): Effect {
  const chosen = law === '52B1a';
  return cite({
    key: chosen ? 'penaltyCard.otherCardAccepted' : 'penaltyCard.otherCardStands',
    laws: [law, '52B1c', ...duty],
    params: { owner, card, due: cardList(due) },
    seat: owner,
    card,
    trick,
    weighed: [{ law: '52B2', why: chosen ? 'declarerAccepted' : 'declarersSidePlayedOn' }],
  });
}

/** 52B2: the card played instead goes down as a major penalty card, or lies there again as the one it was; the due card is to be played. */
export function refuse(context: PenaltyCardUnplayedContext, step: Step): Effect[] {
  const { owner, card } = context;
  const again = penaltyCardAgain(step.cases, owner, card);
  return [
    cite({
      key: 'penaltyCard.otherCardRefused',
      laws: ['52B2', '50B', '47A'],
      params: { owner, card, due: cardList(context.due) },
      seat: owner,
      card,
      trick: context.trick,
      weighed: [{ law: '52B1a', why: 'declarerRefused' }],
    }),
    move({ do: 'takeBack', seat: owner, card }),
    ...(again.length > 0 ? again : [penaltyCard(owner, card, '52B2', step)]),
  ];
}

/** The owner has played again: the due card, or another. */
export function isSubstituted({ owner }: PenaltyCardUnplayedContext, { play }: PlayStep): boolean {
  return play.seat === owner;
}
