/**
 * Laws 45D1, 63A1: dummy has put a card that fails to follow suit instead of the one called, which follows. While declarer's side alone has
 * played to the next trick the card called takes its place, so that no revoke is left, and none is established before the other side has
 * played there, too. Before that the revoke is corrected like any other (62A). 2017, 2007.
 */

import { suitOf } from '../domain/card.ts';
import { sideOf } from '../domain/seat.ts';
import { trickAt, type Table } from '../domain/table.ts';
import { suitLed } from '../domain/trick.ts';
import type { DesignationContext, RevokeContext } from './case.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { bothSidesPlayedOn, sidePlayedOn } from './playedOn.ts';
import { isCardMisplaced, isCardPutRight, isPutRightOrMisplaced } from './states.ts';
import type { Situation, Step, StepOf } from './step.ts';

/** True where the card that dummy put does not follow suit, the card called would have, and declarer's side has played on. */
function failedToFollow({ dummy, card, placed, trick }: DesignationContext, table: Table): boolean {
  const here = trickAt(table, trick);
  const led = here === null ? null : suitLed(here);
  if (card === null || placed === null || led === null) return false;
  return suitOf(placed) !== led && suitOf(card) === led && sidePlayedOn(table, trick, sideOf(dummy));
}

/** Who says that dummy has failed to follow suit points at the card that dummy put there. */
export function isRevokeNoticed(
  context: DesignationContext,
  { fact, before }: StepOf<'AttentionDrawn'>,
): boolean {
  return (
    fact.to === 'revoke' &&
    (fact.trick === undefined || fact.trick === context.trick) &&
    (fact.seat === undefined || fact.seat === context.dummy) &&
    failedToFollow(context, before)
  );
}

function isOfCard({ dummy, trick, placed }: DesignationContext, revoke: RevokeContext): boolean {
  return dummy === revoke.seat && trick === revoke.trick && placed === revoke.card;
}

/**
 * 45D1: the card of the revoke is put right, or may be, as one that declarer did not name: nothing is left to correct under 62A. His side may
 * have played on with a lead that goes back now, where dummy has not won the trick after all.
 */
export function isPutRightAsMisplaced(revoke: RevokeContext, { cases, before }: Step): boolean {
  return lifecyclesIn(cases, isPutRightOrMisplaced).some(
    ({ context }) => isOfCard(context, revoke) && failedToFollow(context, before),
  );
}

/** 45D1: the card of an unnoticed revoke may still be put right, for one side alone has played to the next trick. */
export function mayBePutRight(revoke: RevokeContext, { cases, table }: Situation): boolean {
  return (
    revoke.attentionAt === null &&
    !bothSidesPlayedOn(table, revoke.trick) &&
    lifecyclesIn(cases, isCardMisplaced).some(
      ({ context }) => isOfCard(context, revoke) && failedToFollow(context, table),
    )
  );
}

/** 45D1: the card of the revoke was put right, also where a claim had established the revoke before (63A3): declarer never named it. */
export function wasPutRight(revoke: RevokeContext, { cases }: Pick<Situation, 'cases'>): boolean {
  return lifecyclesIn(cases, isCardPutRight).some(({ context }) => isOfCard(context, revoke));
}
