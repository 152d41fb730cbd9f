/** Law 62: correction of a revoke. 2017, 2007. Guards and conclusions of `revoke`; 62C is in `law62C.ts`. */

import { penaltyCard } from './exposure.ts';
import { isRemembered } from '../domain/card.ts';
import { sameSide, sideOf, type Seat, type Side } from '../domain/seat.ts';
import { isDefender, isDummy, playerOf, trickAt } from '../domain/table.ts';
import type { AttentionDrawn } from '../events/event.ts';
import type { RevokeCase, RevokeContext } from './case.ts';
import { named, type Clause, type Weighed } from './finding.ts';
import {
  cite,
  clauses,
  move,
  type Effect,
  type Step,
  type StepOf,
  type PlayStep,
  type Situation,
} from './step.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { penaltyCardAgain } from './inForce.ts';
import { windowsAfter } from './law62C.ts';
import { liesFaceDown } from './lastPlay.ts';
import { leadAfterCorrection } from './law62C1.ts';
import { allHandsReturned } from './handsReturned.ts';
import { isPutRightAsMisplaced } from './misplacedRevoke.ts';
import { sidePlayedOn } from './playedOn.ts';
import { isCorrected, isEstablished, mayBeChanged } from './states.ts';
import { revokesIn, aboutRevoke } from './revokes.ts';

/** 43B3: dummy, his rights lost, is the first to point something out. */
export function isDummysRemark({ by }: AttentionDrawn, { before, ledger }: Step): boolean {
  return isDummy(before, by) && ledger.happened.dummyLostRights === true && !ledger.attention.again;
}

/**
 * 43B3: it is a defender's revoke, and dummy without his rights was the first to say so: play goes on as if nothing had happened, also
 * where another player repeats it.
 */
export function isRevokePointedOutByDummy(revoke: RevokeContext, step: StepOf<'AttentionDrawn'>): boolean {
  if (revoke.barredBy === '43B3') return true;
  return isDummysRemark(step.fact, step) && isDefender(step.before, revoke.seat) && isSpokenOf(revoke, step);
}

/**
 * Attention is drawn to this very revoke: by naming trick or hand, or by naming neither; or to another that 62C3 ties to it. Where dummy put
 * the card in place of the one called, that one takes its place instead (45D1).
 */
export function attentionIsDrawn(revoke: RevokeContext, step: StepOf<'AttentionDrawn'>): boolean {
  return (
    (isSpokenOf(revoke, step) || isCorrectedWithOneSpokenOf(revoke, step)) &&
    !isRevokePointedOutByDummy(revoke, step) &&
    !isPutRightAsMisplaced(revoke, step)
  );
}

/** 62C3: both sides' revokes have to be corrected, whichever of them somebody speaks of. */
function isCorrectedWithOneSpokenOf(revoke: RevokeContext, step: StepOf<'AttentionDrawn'>): boolean {
  return (
    isRolledBack(revoke, { ...step, table: step.before }) &&
    revokesIn(step.cases).some(
      ({ context }) =>
        context.trick === revoke.trick &&
        isSpokenOf(context, step) &&
        !isRevokePointedOutByDummy(context, step),
    )
  );
}

function isSpokenOf(revoke: RevokeContext, { fact }: StepOf<'AttentionDrawn'>): boolean {
  return (
    fact.to === 'revoke' &&
    (fact.trick === undefined || fact.trick === revoke.trick) &&
    (fact.seat === undefined || fact.seat === revoke.seat)
  );
}

/** The card that revoked is taken back, or its player says that he takes it back. */
export function isTakenBack(
  { seat, card }: { readonly seat: Seat; readonly card: string },
  { fact, before }: StepOf<'CardWithdrawn' | 'ChoiceMade'>,
): boolean {
  if (fact.type === 'CardWithdrawn') return fact.card === card && fact.seat === seat;
  return fact.option === `withdraw:${card}` && fact.by === playerOf(before, seat);
}

/**
 * The revoke is corrected by taking its card back. Where dummy's card was put right, a defender may take back whatever he has played after it
 * (45D1): then nothing is left to correct, and the card is no penalty card. Nor is anything left to correct where dummy takes back a card
 * that was not called.
 */
export function isCorrectedByTakingBack(
  revoke: RevokeContext,
  step: StepOf<'CardWithdrawn' | 'ChoiceMade'>,
): boolean {
  const { seat, card, trick } = revoke;
  const isFree = lifecyclesIn(step.cases, mayBeChanged).some(
    ({ context }) =>
      context.law === '45D1' && context.seat === seat && context.card === card && context.trick === trick,
  );
  // 45A: a card that its hand takes back before it was faced was not played, so that there is no revoke to correct.
  if (liesFaceDown(step.ledger.lastPlay, step.before, seat, card)) return false;
  return !isFree && !isPutRightAsMisplaced(revoke, step) && isTakenBack(revoke, step);
}

/** 62D1: at trick twelve, until all four hands are back in the board. */
export function isTrickTwelveCorrection(
  revoke: RevokeContext,
  { ledger }: Pick<Situation, 'ledger'>,
): boolean {
  return revoke.trick === 12 && !allHandsReturned(ledger);
}

/** 62C3 (2017): both sides revoked on one trick and only one of them has led or played to the next. */
export function isRolledBack(revoke: RevokeContext, situation: Situation): boolean {
  if (!situation.laws.bothRevokedRollsBack) return false;
  if (hasPlayedOn(situation, revoke.trick, 'NS') === hasPlayedOn(situation, revoke.trick, 'EW')) return false;
  return revokesIn(situation.cases).some(
    (open) =>
      open.context.trick === revoke.trick &&
      !sameSide(open.context.seat, revoke.seat) &&
      (!isCorrected(open) || open.context.correctedBy === '62C3'),
  );
}

/** 62C3, 62D1: attention has been drawn to the revoke, which must be corrected although it is established. */
export function isDueThoughEstablished(open: RevokeCase, situation: Situation): boolean {
  const { context } = open;
  return (
    isEstablished(open) &&
    context.attentionAt !== null &&
    (isTrickTwelveCorrection(context, situation) || isRolledBack(context, situation))
  );
}

/** True when the side has a card in the next trick, or has taken one back from it. */
function hasPlayedOn(situation: Situation, trick: number, side: Side): boolean {
  const takenBack = situation.ledger.takenBack.some(
    (each) => each.trick === trick + 1 && sideOf(each.seat) === side,
  );
  return takenBack || sidePlayedOn(situation.table, trick, side);
}

/** The clause under which the revoke is corrected: 62D1 at trick twelve, 62C3 where both sides revoked, 62A otherwise. */
export function correctionClause(revoke: RevokeContext, step: Step): Clause {
  if (isTrickTwelveCorrection(revoke, step)) return '62D1';
  if (isRolledBack(revoke, step)) return '62C3';
  return '62A';
}

/** The clauses of the correction under `clause`. Where both sides revoked at trick twelve and one has played on, 62D1 and 62C3 both order it. */
function lawsOfCorrection(clause: Clause, revoke: RevokeContext, step: Step): readonly Clause[] {
  return clauses(clause, isRolledBack(revoke, step) && '62C3', '62A');
}

/** The card goes back to the hand: a defender's becomes a major penalty card (62B1), any other is just replaced (62B2). */
export function correct(revoke: RevokeContext, step: Step): Effect[] {
  const { before, laws } = step;
  const { card } = revoke;
  // A card that nobody remembers can't be taken back.
  if (!isRemembered(card)) return [];
  const defender = isDefender(before, revoke.seat);
  const clause = correctionClause(revoke, step);
  const trickTwelveExempt = clause === '62D1' && !laws.elections.trickTwelvePenaltyCard;
  const penalty = defender && !revoke.cardWasFaced && !trickTwelveExempt;
  const laws62 = clauses(
    ...lawsOfCorrection(clause, revoke, step),
    penalty ? '62B1' : '62B2',
    '47B',
    penalty && '50B',
  );
  const effects: Effect[] = [
    cite({
      key: penalty ? 'revoke.corrected.penaltyCard' : 'revoke.corrected.replaced',
      laws: laws62,
      params: { seat: revoke.seat, card: revoke.card, trick: revoke.trick },
      seat: revoke.seat,
      ...named(revoke.card),
      trick: revoke.trick,
      ...(clause === '62D1' && defender ? { disputed: 'C-4' } : {}),
      because: [revoke.openedAt],
      weighed: [
        ...(WHY_IN_TIME[clause] ?? []),
        penalty
          ? { law: '62B2', why: 'defendersCardFromHand' }
          : { law: '62B1', why: 'noDefendersCardFromHand' },
      ],
    }),
    move({ do: 'takeBack', seat: revoke.seat, card }),
    ...penaltyCardAgain(step.cases, revoke.seat, card),
  ];
  if (penalty) {
    effects.push(penaltyCard(revoke.seat, card, '62B1', step));
  }
  // Trick thirteen is over: the card that follows suit is the card the player played there, so he exchanges the two.
  const last = revoke.trick === 12 ? (trickAt(before, 13)?.[revoke.seat] ?? null) : null;
  if (isRemembered(last)) effects.push(move({ do: 'takeBack', seat: revoke.seat, card: last }));
  return [...effects, ...windowsAfter(revoke, step, isRolledBack(revoke, step))];
}

/** Why the revoke could still be corrected, by the clause that allowed it. */
const WHY_IN_TIME: Readonly<Partial<Record<Clause, readonly Weighed[]>>> = {
  '62A': [{ law: '63A1', why: 'notPlayedOn' }],
  '62C3': [{ law: '63B', why: 'bothRevoked' }],
  '62D1': [{ law: '63B', why: 'trickTwelve' }],
};

/** 62A: the finding that another card has taken the place of the revoke card. */
export function substituted(revoke: RevokeContext, step: PlayStep): Effect[] {
  const { play, before } = step;
  const defender = isDefender(before, revoke.seat);
  const clause = revoke.correctedBy ?? '62A';
  return [
    cite({
      key: 'revoke.substituted',
      laws: clauses(clause, '62A', defender && !revoke.cardWasFaced ? '62B1' : '62B2'),
      params: { seat: revoke.seat, card: play.card, instead: revoke.card, trick: revoke.trick },
      seat: revoke.seat,
      card: play.card,
      trick: revoke.trick,
      because: [revoke.openedAt],
      weighed: WHY_IN_TIME[clause] ?? [],
    }),
    ...(clause === '62D1' && defender && !revoke.partnerHadPlayed ? partnersInformation(revoke) : []),
    ...leadAfterCorrection(revoke.trick, step, revoke.openedAt),
  ];
}

/** The clause about what the revoke, once corrected, tells partner: 62D2 where a defender revoked at trick twelve before partner's turn. */
export function lawOfInformation(
  { seat, correctedBy, partnerHadPlayed }: RevokeContext,
  { table }: Situation,
): Clause {
  const is62D2 = correctedBy === '62D1' && isDefender(table, seat) && !partnerHadPlayed;
  return is62D2 ? '62D2' : '16C2';
}

/** 62D2: a defender revoked at trick twelve before his partner's turn: the finding that partner may not use what both cards tell. */
function partnersInformation(revoke: RevokeContext): Effect[] {
  return [
    cite({
      key: 'revoke.trickTwelveInformation',
      laws: ['62D2', '16C'],
      params: { seat: revoke.seat, trick: revoke.trick },
      seat: revoke.seat,
      trick: revoke.trick,
    }),
  ];
}

/** The hand puts another card in the place of its revoke. Where it has revoked in that trick again, the card puts right the later revoke. */
export function isSubstitute({ seat, trick, again }: RevokeContext, { play }: PlayStep): boolean {
  return again !== true && play.seat === seat && play.manner === 'correction' && play.trick === trick;
}

/**
 * 62A: the revoke must be put right now that attention has been drawn to it. `disputed`: the point that decides whether what came after
 * attention has established it.
 */
export function mustCorrect(revoke: RevokeContext, step: Step, disputed?: 'C-3'): Effect[] {
  const clause = correctionClause(revoke, step);
  // 62C3 applies whichever limb of 63A established the revoke (63B). If a claim did (63A3), the finding shows the other reading, too.
  const point = clause === '62C3' && revoke.by === '63A3' ? 'C-17' : disputed;
  return [
    cite({
      key: 'revoke.mustBeCorrected',
      laws: lawsOfCorrection(clause, revoke, step),
      params: { seat: revoke.seat, card: revoke.card, trick: revoke.trick },
      ...aboutRevoke(revoke),
      ...(point === undefined ? {} : { disputed: point }),
      weighed: WHY_IN_TIME[clause] ?? [],
    }),
  ];
}
