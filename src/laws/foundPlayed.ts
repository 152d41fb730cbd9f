/**
 * Laws 45C2, 45C3, 46B: a card of the declaring side that is found to have been played before. 2017, 2007. A card that another hand has
 * played since was played in turn (44B), or after declarer had played from both hands (57C1).
 */

import type { Card } from '../domain/card.ts';
import { nextSeat, type Seat } from '../domain/seat.ts';
import { beginningOf, type LeadOutOfTurnContext, type PenaltyCardContext } from './case.ts';
import { lifecyclesOf } from './caseIndex.ts';
import { noPenaltyCard } from './exposure.ts';
import type { Clause } from './finding.ts';
import { penaltyCardsIn, rightLeader } from './inForce.ts';
import { isPlayedAtRightHandTurn } from './law47E.ts';
import { hasPlayedFromBothHands } from './law57C.ts';
import { cardInQuestion } from './law45C.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { cite, move, type Effect, type PlayStep, type Step } from './step.ts';

interface Found {
  /** The number of the event at which the card was played. */
  readonly since: number;
  /** The clause by which it was played. */
  readonly by: Clause;
}

/** When and by which clause a card was played, if it is found now that declarer played one he showed, touched or meant by his words; null else. */
function foundPlayed({ fact, ledger, cases, play }: Step): Found | null {
  if (fact.type !== 'QuestionAnswered' || play === null) return null;
  const found = (since: number | undefined, by: Clause): Found | null =>
    since === undefined ? null : { since, by };
  switch (fact.question) {
    case 'declarerCardPlayed':
      return found(cardInQuestion(ledger, fact)?.event, '45C2');
    case 'dummyTouchDeliberate':
      return found(cardInQuestion(ledger, fact)?.event, '45C3');
    case 'intentIncontrovertible':
      return found(lifecyclesOf(cases, 'designation').at(-1)?.context.openedAt, '46B');
    default:
      return null;
  }
}

/** The number of the event at which the card was played: of one found to have been played before, that earlier one's. */
export function playedAt(step: PlayStep): number {
  return foundPlayed(step)?.since ?? step.at;
}

/** True when a card is found now to have been played before the matter that began with that event. */
function isSince(openedAt: number | undefined, step: PlayStep): boolean {
  return openedAt !== undefined && playedAt(step) < openedAt;
}

/** 57D: the card that waited for its turn had been played in turn. */
export function wasInTurn(context: PrematurePlayContext, step: PlayStep): boolean {
  const { offender, trick, openedAt } = context;
  return isSince(openedAt, step) && step.table.turn === offender && step.table.trick?.number === trick;
}

/** 57C1: declarer had played from both hands before the card came, although its hand had played too soon. */
export function wasExempt({ as, trick, openedAt }: PrematurePlayContext, step: PlayStep): boolean {
  return (
    as === 'play' &&
    isSince(openedAt, step) &&
    step.table.trick?.number === trick &&
    hasPlayedFromBothHands(step)
  );
}

/** 57C1: the card stands and is no penalty card, and declarer chooses nothing. */
export function exemptAfterAll({ offender, card, trick }: PrematurePlayContext, step: Step): Effect[] {
  return [
    cite({
      key: 'prematurePlay.exempt.57C1',
      laws: ['57C1'],
      params: { offender, card },
      seat: offender,
      card,
      trick,
      weighed: [{ law: '57A', why: 'declarerHadPlayedFromBoth' }],
    }),
    ...noPenaltyCard(card, step),
    move({ do: 'stand', seat: offender, card }),
  ];
}

/** 44B: the card that had waited for its turn stands. */
export function standsInTurn({ offender, card }: PrematurePlayContext, step: Step): Effect[] {
  return inTurn(offender, card, step);
}

/** 53: the proper lead was made before the next hand's card, which followed it in turn and was no lead. */
export function wasPlayToIt(context: LeadOutOfTurnContext, step: PlayStep): boolean {
  const { leader, openedAt } = context;
  return (
    isSince(openedAt, step) &&
    step.play.seat === rightLeader(context, step.before) &&
    nextSeat(step.play.seat) === leader
  );
}

/** 44B: the card that was taken for a lead out of turn stands in the trick. */
export function standsAsPlay({ leader, card }: LeadOutOfTurnContext, step: Step): Effect[] {
  return inTurn(leader, card, step);
}

function inTurn(seat: Seat, card: Card, step: Step): Effect[] {
  const { by } = foundPlayed(step) as Found;
  return [
    cite({ key: 'prematurePlay.wasInTurn', laws: ['44B', by], params: { offender: seat, card }, seat, card }),
    ...noPenaltyCard(card, step),
    move({ do: 'clear', card }),
    move({ do: 'stand', seat, card }),
  ];
}

/** The clauses under which a card that came before its turn is a penalty card: it could not be played to the trick (57D), or 60C applies. */
const EARLY: ReadonlySet<Clause> = new Set<Clause>(['57D', '60C']);

/** 53A: a lead to the last trick that nobody may accept goes back at once. */
function isLastLead({ origin }: PenaltyCardContext, { table }: Step): boolean {
  return origin === '56' && table.trick?.number === 13;
}

/** 53A, 57D, 60C, and 49 in 2007: the penalty card of the hand now in turn had been played in turn. */
export function watchFoundPlayed(step: Step): Effect[] {
  const found = foundPlayed(step);
  if (found === null) return [];
  const { turn } = step.table;
  const early = penaltyCardsIn(step.cases).find(
    ({ id, context }) =>
      context.owner === turn &&
      beginningOf(id) > found.since &&
      (EARLY.has(context.origin) || isLastLead(context, step) || isPlayedAtRightHandTurn(context, step)),
  );
  return early === undefined || turn === null ? [] : inTurn(turn, early.context.card, step);
}
