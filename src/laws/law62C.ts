/**
 * Law 62C: cards that may be changed because a revoke has been corrected. 2017, 2007. Opens `cardChange`, and has its guards and
 * conclusions, which 45D, 47D, 53B and 58B3 use, too.
 */

import { isRemembered, type Card } from '../domain/card.ts';
import { SEATS, nextSeat, sameSide, type Seat } from '../domain/seat.ts';
import { isDefender, playerOf, trickAt, trickNumber, trumpAt, type Table } from '../domain/table.ts';
import { cardsInTrick, cardsLying, isFull, playedAfter, winnerOf, type Trick } from '../domain/trick.ts';
import { mayChange, opponentsMayChange } from './cardChange.ts';
import { beginningOf, type CardChangeContext, type RevokeContext } from './case.ts';
import { penaltyCard } from './exposure.ts';
import { lifecyclesOf, lifecyclesIn } from './caseIndex.ts';
import { penaltyCardAgain } from './inForce.ts';
import { leadAfterCorrection } from './law62C1.ts';
import { leadAfterOwnChange } from './leadAfterChange.ts';
import { cite, move, type Effect, type Step, type StepOf, type PlayStep, type Situation } from './step.ts';
import { isLeadUndecided } from './states.ts';

/** 62C1: each non-offender who played after the revoke may change his card. */
export function windowsAfter(revoke: RevokeContext, step: Step, rolledBack: boolean): Effect[] {
  const standing = [revoke.trick, revoke.trick + 1].flatMap((number) => {
    const trick = trickAt(step.before, number);
    return trick === null ? [] : windows(trick, revoke, step, rolledBack);
  });
  return rolledBack ? standing : [...standing, ...leadInWaiting(revoke, step)];
}

/** A lead out of turn that waits for a choice has been played, too, and may be changed. An early lead may have come before the revoke. */
function leadInWaiting(revoke: RevokeContext, step: Step): Effect[] {
  const wrong = lifecyclesIn(step.cases, isLeadUndecided).find(
    ({ context }) =>
      context.madeEarly === undefined &&
      context.trick === revoke.trick + 1 &&
      !sameSide(context.leader, revoke.seat),
  );
  if (wrong === undefined || beginningOf(wrong.id) > (revoke.attentionAt ?? Infinity)) return [];
  const { leader, card, trick } = wrong.context;
  return [mayChange(leader, card, trick, step, { law: '62C1', leadInWaiting: true })];
}

/** True for a card of declarer's side played too soon (57C3): by place it comes after the revoke, in time before it. */
function wasPlayedBefore(card: Card | null, at: number, step: Step): boolean {
  return step.ledger.playedEarly.some((early) => early.card === card && early.at < at);
}

/** 45B, 45D1: dummy had put another card, and the one called, which was played when it was named, came to its place only after the revoke. */
function wasCalledBefore(card: Card, { trick, openedAt }: RevokeContext, { cases }: Step): boolean {
  return lifecyclesOf(cases, 'designation').some(
    ({ context }) =>
      context.placed !== null &&
      context.card === card &&
      context.trick === trick &&
      context.openedAt < openedAt,
  );
}

/** True when the card was played after the revoke. Cards that lay there when the hand revoked were played before, whatever their place. */
export function wasPlayedAfter(
  card: Card,
  seat: Seat,
  trick: Trick,
  revoke: RevokeContext,
  step: Step,
): boolean {
  if (trick.number > revoke.trick) return true;
  if (wasCalledBefore(card, revoke, step)) return false;
  if (revoke.laidBefore !== undefined) return !revoke.laidBefore.includes(card);
  return playedAfter(trick, revoke.seat).includes(seat) && !wasPlayedBefore(card, revoke.openedAt, step);
}

function windows(trick: Trick, revoke: RevokeContext, step: Step, rolledBack: boolean): Effect[] {
  const changeable = SEATS.filter((seat) => {
    const card = trick[seat];
    if (!isRemembered(card) || !wasPlayedAfter(card, seat, trick, revoke, step)) return false;
    // A card that is itself a revoke is corrected, so it needs no change.
    if (isRevokeCard(card, trick.number, step)) return false;
    return revoke.attentionAt === null || revoke.laidBeforeAttention.includes(card);
  });
  if (rolledBack) return rolledBackChanges(trick, changeable, revoke, step);
  const inPlace = trick.number > revoke.trick ? SEATS : playedAfter(trick, revoke.seat);
  return [
    ...opponentsMayChange(
      trick,
      inPlace.filter((seat) => changeable.includes(seat)),
      revoke.seat,
      '62C1',
      step,
    ),
    ...changeable
      .filter((seat) => !inPlace.includes(seat) && !sameSide(seat, revoke.seat))
      .flatMap((seat) => earlierPlace(seat, trick, revoke, step)),
  ];
}

/** 62C1 allows to change any card played after the revoke. Whether this includes a card in an earlier place of the trick is disputed. */
function earlierPlace(seat: Seat, trick: Trick, revoke: RevokeContext, step: Step): Effect[] {
  const card = trick[seat] as Card;
  return [
    cite({
      key: 'cardChange.earlierPlace',
      laws: ['62C1'],
      params: { seat, card, trick: trick.number, offender: revoke.seat },
      seat,
      card,
      trick: trick.number,
      disputed: 'C-10',
      because: [revoke.openedAt],
    }),
    mayChange(seat, card, trick.number, step, { law: '62C1', thenOtherSide: true, earlierPlace: true }),
  ];
}

/** 62C3: both sides have revoked; every card that the defenders take back becomes a penalty card. */
function rolledBackChanges(
  trick: Trick,
  seats: readonly Seat[],
  revoke: RevokeContext,
  step: Step,
): Effect[] {
  return seats
    .filter((seat) => !sameSide(seat, revoke.seat))
    .flatMap((seat) => {
      const card = trick[seat];
      if (!isRemembered(card)) return [];
      const becomesPenaltyCard = isDefender(step.before, seat);
      return [mayChange(seat, card, trick.number, step, { law: '62C3', becomesPenaltyCard })];
    });
}

/** True for a card that is itself a revoke in this trick. */
export function isRevokeCard(card: Card, trick: number, { cases }: Situation): boolean {
  return lifecyclesOf(cases, 'revoke').some(
    ({ context }) => context.card === card && context.trick === trick,
  );
}

/** The cards lying in the revoke trick and the next, for 62C1. */
export function laidSoFar(revoke: RevokeContext, { before, cases }: Step): Card[] {
  const standing = [revoke.trick, revoke.trick + 1].flatMap((number) => {
    const trick = trickAt(before, number);
    return trick === null ? [] : cardsLying(trick);
  });
  const waiting = lifecyclesIn(cases, isLeadUndecided).filter(
    ({ context }) => context.madeEarly === undefined && context.trick === revoke.trick + 1,
  );
  return [...standing, ...waiting.map(({ context }) => context.card)];
}

/** 62C2: after a non-offender has changed, the next offender may change a card he played later; a defender's is penalised. */
export function otherSideMayChange(change: CardChangeContext, step: Step): Effect[] {
  return [
    ...leadAfterCorrection(change.trick, step, change.openedAt),
    ...leadAfterOwnChange(change, step),
    ...nextOffenderMayChange(change, step),
  ];
}

function nextOffenderMayChange(change: CardChangeContext, step: Step): Effect[] {
  if (!change.thenOtherSide) return [];
  const trick = trickAt(step.table, change.trick);
  if (trick === null) return [];
  const seat = nextSeat(change.seat);
  const card = trick[seat];
  if (!isRemembered(card) || !playedAfter(trick, change.seat).includes(seat)) return [];
  if (isRevokeCard(card, change.trick, step)) return [];
  return [
    mayChange(seat, card, change.trick, step, {
      law: change.law === '62C1' ? '62C2' : change.law,
      becomesPenaltyCard: change.law === '62C1' && isDefender(step.table, seat),
    }),
  ];
}

/** True when the player's side has played to a later trick: his right to change the card is over. */
export function isLapsed({ seat, trick }: CardChangeContext, { play }: PlayStep): boolean {
  return play.trick > trick && sameSide(play.seat, seat);
}

/** A changed card: taken back without penalty, or as a penalty card (62C2). */
export function change(context: CardChangeContext, step: Step): Effect[] {
  const { seat, card, trick, law } = context;
  const effects: Effect[] = [
    cite({
      key: context.becomesPenaltyCard ? 'cardChange.penaltyCard' : 'cardChange.free',
      laws: context.becomesPenaltyCard ? [law, '50B'] : [law, '16C1'],
      params: { seat, card, trick },
      seat,
      card,
      trick,
      ...(context.earlierPlace ? { disputed: 'C-10' } : {}),
      because: [context.openedAt],
      weighed: [
        context.becomesPenaltyCard
          ? { law: '62C1', why: 'changeOfOffendingSide' }
          : { law: '49', why: 'changedForTheOpponents' },
      ],
    }),
    move({ do: 'takeBack', seat, card }),
    ...penaltyCardAgain(step.cases, seat, card),
    ...leadGoesBack(context, step),
  ];
  if (context.becomesPenaltyCard) {
    effects.push(penaltyCard(seat, card, law, step));
  }
  return effects;
}

/** The card was a lead and the only card of its trick: the winner of the corrected trick before it leads now (44G). */
function leadGoesBack({ trick }: CardChangeContext, { before, table }: Step): Effect[] {
  const led = trickAt(before, trick);
  const last = trickAt(before, trick - 1);
  if (led === null || last === null || !isFull(last) || table.openPlaces.length > 0) return [];
  if (cardsInTrick(led) > 1) return [];
  const winner = winnerOf(last, trumpAt(table));
  return winner === null ? [] : [move({ do: 'turn', seat: winner })];
}

/** True for a card that is in the hand again when the right begins: it only has to be replaced. */
export function wentBack({ goneBack }: CardChangeContext): boolean {
  return goneBack === true;
}

/** True for a lead out of turn that waited for a choice: when it goes back, nothing replaces it, and the hand on turn leads. */
export function wasLeadInWaiting({ leadInWaiting: waiting }: CardChangeContext): boolean {
  return waiting === true;
}

/** The hand puts another card in the place of the one it took back (62C). */
export function isReplacement({ seat, trick }: CardChangeContext, { play }: PlayStep): boolean {
  return play.manner === 'correction' && play.seat === seat && play.trick === trick;
}

/** The trick that began with the card taken back is led anew: what is played to it now may be changed after another revoke. */
export function isTrickLedAnew({ trick }: CardChangeContext, { play, before }: PlayStep): boolean {
  return play.trick === trick && trickAt(before, trick) === null;
}

/** The player says that he keeps his card, at a moment when he may choose (62C, 47D, 58B3, 45D1). */
export function isKept(context: CardChangeContext, { fact, before }: StepOf<'ChoiceMade'>): boolean {
  const isHis = fact.option === 'keep' && fact.by === playerOf(before, context.seat);
  return isHis && mayChooseNow(context, before);
}

/** True when every place left open before this hand's is filled again, so that the options can be offered. */
export function mayChooseNow(context: CardChangeContext, table: Table): boolean {
  if (context.leadInWaiting === true && table.loose.some(({ card }) => card === context.card)) return true;
  const trick = trickAt(table, context.trick);
  if (context.earlierPlace && table.openPlaces.some((place) => place.trick === context.trick)) return false;
  return trick !== null && isFullUpTo(trick, context.seat) && trickNumber(table) <= context.trick + 1;
}

function isFullUpTo(trick: Trick, seat: Seat): boolean {
  for (let other = trick.leader; other !== seat; other = nextSeat(other))
    if (trick[other] === null) return false;
  return true;
}
