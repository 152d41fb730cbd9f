/**
 * Law 63A1 where the revoke had been established otherwise before: by a claim that turns out to have been none. 2017, 2007. Guard and
 * conclusion of `revoke`.
 */

import { isRemembered, type Placed } from '../domain/card.ts';
import { sameSide, seatsOf, sideOf, type Seat } from '../domain/seat.ts';
import { allTricks, playerOf, trickAt, type PlacedOfHand } from '../domain/table.ts';
import { answeredTrue } from './answers.ts';
import type { RevokeContext } from './case.ts';
import { cardsOutOfTurn } from './law47E.ts';
import { isRolledBack } from './law62.ts';
import { cardsAfter } from './playedOn.ts';
import type { Play, Situation, Step } from './step.ts';

/** A card of the revoker's side for the next trick; `since`: the event of one that was led or played out of turn. */
interface PlayedOn extends PlacedOfHand {
  readonly since?: number;
}

/**
 * The cards that the revoker's side has led or played to the next trick, legally or not; also those that do not stand, unless an opponent
 * had told the player that it was his turn (47E1).
 */
function playedOnWith({ seat: revoker, trick, openedAt }: RevokeContext, situation: Situation): PlayedOn[] {
  const { table, laws } = situation;
  const outOfTurn = cardsOutOfTurn(situation).filter(
    (each) => each.trick === trick + 1 && each.since > openedAt && sameSide(each.seat, revoker),
  );
  return [...cardsAfter(table, trick, sideOf(revoker)), ...outOfTurn].filter(({ seat, card }) => {
    return !laws.misinformedPlayNeverEstablishes || !wasMisled(seat, card, trick + 1, situation);
  });
}

/** 47E1: an opponent had told the player that it was his turn when he led or played the card to that trick. */
export function wasMisled(
  seat: Seat,
  card: Placed | null,
  trick: number,
  { table, ledger }: Pick<Situation, 'table' | 'ledger'>,
): boolean {
  if (!isRemembered(card)) return false;
  return answeredTrue(ledger, 'toldItWasTurn', false, { seat: playerOf(table, seat), card, trick });
}

/** 63A1: the revoker's side has led or played to the next trick, before attention was drawn to the revoke if it was (62A). */
export function hadPlayedOn(revoke: RevokeContext, step: Step): boolean {
  const { attentionAt, laidBeforeAttention } = revoke;
  const isInTime = ({ card, since }: PlayedOn): boolean =>
    attentionAt === null ||
    laidBeforeAttention.some((laid) => laid === card) ||
    (since !== undefined && since < attentionAt);
  return playedOnWith(revoke, step).some(isInTime) && !isRolledBack(revoke, step);
}

/**
 * 63A1: the side has also led or played otherwise than with the card to which an opponent had misled one of its players (47E1): to a trick that
 * was not led so, or to a later one.
 */
export function hasAlsoPlayedOn(revoke: RevokeContext, step: Step): boolean {
  const { table } = step;
  const later = allTricks(table).filter(({ number }) => number > revoke.trick + 1);
  const isLater = later.some((trick) => seatsOf(sideOf(revoke.seat)).some((seat) => trick[seat] !== null));
  const next = trickAt(table, revoke.trick + 1);
  const isLedSo = next !== null && wasMisled(next.leader, next[next.leader], next.number, step);
  return isLater || (!isLedSo && hadPlayedOn(revoke, step));
}

/** Who established the revoke: the player who acts, if he is of the revoker's side; else the one whose card lies in the next trick. */
export function establishedBy(revoke: RevokeContext, actor: Seat | null, step: Step): Seat {
  if (actor !== null && sameSide(actor, revoke.seat)) return actor;
  return playedOnWith(revoke, step)[0]?.seat ?? playerOf(step.before, revoke.seat);
}

/**
 * The player who established the revoke out of turn, by this play or by a card that has waited on the table, for 47E1; null when it was done
 * otherwise.
 */
export function playedOutOfTurnBy(revoke: RevokeContext, step: Step): Seat | null {
  const { play, table } = step;
  if (play !== null) return isInTurn(play) ? null : play.seat;
  const [first] = playedOnWith(revoke, step);
  return first === undefined || trickAt(table, revoke.trick + 1)?.[first.seat] === first.card
    ? null
    : first.seat;
}

/** Nobody can have misled a player into a card that he led or played at his turn (47E1). */
export function isInTurn({ manner }: Play): boolean {
  return manner === 'lead' || manner === 'follow';
}
