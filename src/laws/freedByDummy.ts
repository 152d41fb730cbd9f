/**
 * Law 45D1: cards that a defender led or played after dummy had put a wrong card, and that lie on the table but stand in no trick: a card
 * led or played before partner, out of turn (57) or before declarer had chosen (60C), a lead that was refused although it was in turn (56),
 * and the card of a revoke to dummy's wrong lead that has been corrected (62B1). When dummy's card is put right, they go back. 2017, 2007.
 */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { trickAt, trickWith, trumpAt } from '../domain/table.ts';
import { isFull, winnerOf, withPlay } from '../domain/trick.ts';
import type { DesignationContext, PenaltyCardContext } from './case.ts';
import { lifecyclesIn, lifecyclesOf } from './caseIndex.ts';
import { goesBackFreely, noPenaltyCard } from './exposure.ts';
import { penaltyCardsIn } from './inForce.ts';
import { waitingUnder } from './law57C.ts';
import { isCorrectedForNow, isPlayChoiceObeyed, liesThereEarly } from './states.ts';
import { move, send, type Effect, type Step } from './step.ts';

/** The cards go back to the hands, and no penalty card is left of them. */
export function cardsGoBack(misplaced: DesignationContext, step: Step): Effect[] {
  const { trick, openedAt } = misplaced;
  const early = lifecyclesOf(step.cases, 'prematurePlay')
    .filter((open) => liesThereEarly(open) || isPlayChoiceObeyed(open))
    // A card to the next trick, too, follows the error, as long as his side alone has played there (45D2).
    .filter(({ context }) => context.trick === trick || context.trick === trick + 1)
    .filter(({ context }) => (context.openedAt ?? -1) > openedAt)
    .filter(({ context }) => trickWith(step.table, context.offender, context.card) === null);
  return [
    ...early.flatMap(({ id, context: { offender, card, as, trick: to } }) => [
      ...goesBack(offender, card, as === 'lead' ? to + 1 : to, step),
      send(id, 'Freed'),
    ]),
    ...penaltyCardsIn(step.cases)
      .filter(({ context }) => context.openedAt > openedAt && wasPlayed(context, misplaced, step))
      .flatMap(({ context: { owner, card, origin } }) =>
        goesBack(owner, card, origin === '56' ? trick + 1 : trick, step),
      ),
  ];
}

/**
 * True for a card played before declarer had chosen (60C), or to dummy's wrong lead as a revoke; and for a lead that was refused as out of turn
 * (56), where the owner has won the trick now that dummy's card is put right, so that it was his turn.
 */
function wasPlayed(
  { card, origin, owner }: PenaltyCardContext,
  { dummy, trick, card: called }: DesignationContext,
  { cases, table }: Step,
): boolean {
  if (origin === '60C') return true;
  const full = trickAt(table, trick);
  if (origin === '56' && full !== null && called !== null && isFull(full))
    return winnerOf(withPlay(full, dummy, called), trumpAt(table)) === owner;
  // To a lead of another hand it was a revoke whatever dummy put.
  if (trickAt(table, trick)?.leader !== dummy) return false;
  return lifecyclesIn(cases, isCorrectedForNow).some(
    ({ context }) => context.card === card && context.trick === trick,
  );
}

function goesBack(seat: Seat, card: Card, trick: number, step: Step): Effect[] {
  const penalised = penaltyCardsIn(step.cases).find(({ context }) => context.card === card);
  const law = penalised?.context.origin ?? waitingUnder(step);
  return [
    goesBackFreely(seat, card, trick, { law: '45D1', weighed: [{ law, why: 'changedForTheOpponents' }] }),
    ...noPenaltyCard(card, step),
    move({ do: 'clear', card }),
  ];
}
