/** Law 63: establishment of a revoke. 2017, 2007. Guards and conclusions of `revoke`; the first limb to occur decides. */

import { isReadersClaim } from '../events/readersClaim.ts';
import { isSeat, sameSide, sideOf, type Seat } from '../domain/seat.ts';
import { isDefender, isDummy, playerOf, trickNumber } from '../domain/table.ts';
import type { LawSet } from '../lawbook/editions.ts';
import type { RevokeContext } from './case.ts';
import { named, type Clause, type EndOf, type Weighed } from './finding.ts';
import { cite, type Effect, type Step, type StepOf } from './step.ts';
import { isFoundRemark, isFoundUnmeant } from './remark.ts';
import { isPresumedClaim } from './law48.ts';
import { answeredTrue, answers } from './answers.ts';
import { isRolledBack } from './law62.ts';
import {
  establishedBy,
  hadPlayedOn,
  hasAlsoPlayedOn,
  isInTurn,
  playedOutOfTurnBy,
  wasMisled,
} from './law63A1.ts';
import { mayBePutRight } from './misplacedRevoke.ts';
import { sidePlayedOn } from './playedOn.ts';
import { revokesIn, aboutRevoke } from './revokes.ts';
import { isNoClaim, isObjected, isOwnConcession } from './law68.ts';
import { claimsIn, isAgreedByTime, isClaimStanding } from './law69.ts';
import { isClaimUnopposed, wasConcessionObjectedTo } from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { wasNamedForThisTrick } from './law63A2.ts';

/**
 * 63A1: the offender or his partner leads or plays to the next trick, legally or not; 47E1 and 62C3 excepted in 2017. A card that dummy put in
 * place of the one called may still be put right while only one side has done so (45D1).
 */
export function hasPlayedOn(revoke: RevokeContext, step: Step): boolean {
  const { play, before, table, ledger, laws } = step;
  if (play !== null && play.trick <= revoke.trick && !isLedAsFifthCard(step)) return false;
  if (!sidePlayedOn(table, revoke.trick, sideOf(revoke.seat)) || isRolledBack(revoke, step)) return false;
  if (mayBePutRight(revoke, step)) return false;
  if (play === null || isInTurn(play) || !laws.misinformedPlayNeverEstablishes) return true;
  return !wasMisled(play.seat, play.card, play.trick, { table: before, ledger });
}

/** 45E: the second card of a hand to its trick, which people had found beforehand to be led to the next one. */
function isLedAsFifthCard({ play, table }: Step): boolean {
  return (
    play?.manner === 'fifthCard' && table.loose.some(({ card, as }) => card === play.card && as === 'lead')
  );
}

/** 63A2: the offender or his partner names or otherwise designates a card for the next trick; 62C3 excepted, as in 63A1. */
export function hasDesignated(revoke: RevokeContext, step: StepOf<'CardCalled' | 'CardExposed'>): boolean {
  const { seat, trick } = revoke;
  const { fact, before } = step;
  if (trickNumber(before) <= trick || isRolledBack(revoke, step) || mayBePutRight(revoke, step)) return false;
  // A call in place of another belongs to the trick of that other (45C4b).
  if (fact.type === 'CardCalled')
    return sameSide(fact.by, seat) && (fact.change !== true || step.play !== null);
  if (fact.manner !== 'named' || !sameSide(fact.seat, seat)) return false;
  // 68: people answered in advance that the word is about the trick in progress only.
  const { seat: by, card } = fact;
  return !answeredTrue(step.ledger, 'currentTrickOnly', false, { seat: by, card, since: step.at });
}

/** 63A3: one of the offending side claims or concedes, in words or by facing his hand; in 2007 agreeing to a claim is enough. */
export function hasClaimed(
  revoke: RevokeContext,
  step: StepOf<'ClaimMade' | 'HandFaced' | 'ClaimAgreed'>,
): boolean {
  const { fact, laws, before } = step;
  // All players have accepted the result that a file gives, whoever claimed.
  if (fact.type === 'ClaimMade' && isReadersClaim(fact.note) && laws.agreeingEstablishesAtOnce) return true;
  if (fact.type === 'ClaimMade')
    return sameSide(fact.by, revoke.seat) && !isDummy(before, fact.by) && !meantNoClaim(step, fact.by);
  if (fact.type === 'HandFaced') return sameSide(fact.seat, revoke.seat) && isPresumedClaim(step, fact.seat);
  // Where no claim stands, because nobody but dummy has claimed or none was meant, there is nothing to agree to.
  return laws.agreeingEstablishesAtOnce && sameSide(fact.by, revoke.seat) && isClaimStanding(step);
}

/** 68: true when people answered in advance that only the trick in progress was meant, or no claim. */
function meantNoClaim(step: Step, by: Seat): boolean {
  return isFoundRemark(step, by) || isFoundUnmeant(step, by);
}

/** 68 (opening part), 48B2: what established the revoke turns out to have been no claim, and no word of the next trick. */
export function wasNoClaimAfterAll(revoke: RevokeContext, step: StepOf<'QuestionAnswered'>): boolean {
  if (wasNamedForThisTrick(revoke, step)) return true;
  return (
    revoke.by === '63A3' &&
    claimsIn(step.cases).some(({ context }) => sameSide(context.by, revoke.seat) && isNoClaim(context, step))
  );
}

/** 63A4 (2007: 63A3): the offending side has agreed to an opponent's claim within the meaning of 69A. */
export function hasAgreed(
  { seat }: RevokeContext,
  step: StepOf<'RoundEnded' | 'CorrectionPeriodEnded' | 'NextBoardCalled'>,
): boolean {
  return lifecyclesIn(step.cases, isClaimUnopposed).some(
    ({ context }) => !sameSide(context.by, seat) && isAgreedByTime(context, step),
  );
}

/**
 * C-3: after attention the revoke has to be put right (62A). What would establish it (63A1 to 63A3) does so only if so elected; an agreement
 * that has become final always does (63A4).
 */
export function establishesThoughNoticed(_revoke: RevokeContext, { laws }: Step): boolean {
  return laws.elections.announcedRevokeEstablished;
}

/** 63A2: a card is named for the next trick without being played by that; a call that plays it counts as the play. */
export function designatesOnly(revoke: RevokeContext, step: StepOf<'CardCalled' | 'CardExposed'>): boolean {
  return step.play === null && hasDesignated(revoke, step);
}

/** C-3: the finding that a claim after attention (62A, 9B2) does not establish the revoke. */
export function claimedAfterAttention(revoke: RevokeContext, step: Step): Effect[] {
  return afterAttention(revoke, step, 'revoke.claimedAfterAttention');
}

/** C-3: the finding that playing on after attention (62A, 9B2) does not establish the revoke. */
export function playedOnAfterAttention(revoke: RevokeContext, step: Step): Effect[] {
  return afterAttention(revoke, step, 'revoke.playedOnAfterAttention');
}

/** C-3: the side plays on for the first time after attention; its later cards only follow from that. */
export function playsOnNoticed(revoke: RevokeContext, step: Step): boolean {
  const { play } = step;
  if (revoke.playedOnNoticed === true || play === null || !sameSide(play.seat, revoke.seat)) return false;
  return hasPlayedOn(revoke, step);
}

type AfterAttention = 'revoke.claimedAfterAttention' | 'revoke.playedOnAfterAttention';

function afterAttention(revoke: RevokeContext, step: Step, key: AfterAttention): Effect[] {
  const seat = actorOf(step) ?? revoke.seat;
  return [
    cite({
      key,
      laws: ['62A', '9B2'],
      params: { seat, trick: revoke.trick },
      seat,
      trick: revoke.trick,
      disputed: 'C-3',
      because: [revoke.openedAt],
    }),
  ];
}

/** The limbs of 63A that establish a revoke. */
export type EstablishmentLimb = EndOf<'revoke.established'>;

/** The limb's number in this edition: 2007 has no limb of its own for agreeing (63A3 instead of 63A4). */
export function limbIn(laws: LawSet, limb: EstablishmentLimb): EstablishmentLimb {
  return limb === '63A4' && laws.agreeingEstablishesAtOnce ? '63A3' : limb;
}

/** 63A, 63B: the finding that the revoke is established, by which limb and by whose act. */
export function establish(revoke: RevokeContext, step: Step, limb: EstablishmentLimb): Effect[] {
  return [
    cite({
      // 2007: who agrees to a claim establishes at once (63A3); what he did is told as under 63A4.
      key: `revoke.established.${step.fact.type === 'ClaimAgreed' ? '63A4' : limb}`,
      laws: [limbIn(step.laws, limb), '63B'],
      params: {
        seat: revoke.seat,
        ...named(revoke.card),
        trick: revoke.trick,
        by: establishedBy(revoke, actorOf(step), step),
      },
      ...aboutRevoke(revoke),
      // C-3 disputes every act after attention was drawn, whichever limb applies.
      ...(revoke.attentionAt === null || hadPlayedOn(revoke, step) ? {} : { disputed: 'C-3' }),
      weighed: weighedAgainst(revoke, limb, step),
    }),
  ];
}

/** The player who acted, declarer where he calls a card of dummy's; null if the director or nobody did. */
function actorOf({ fact, play }: Step): Seat | null {
  if (fact.type === 'CardExposed') return fact.seat;
  // Who draws attention establishes nothing: his side had played on before.
  if (fact.type === 'AttentionDrawn') return null;
  if (play !== null && fact.type !== 'CardCalled') return play.seat;
  if ('by' in fact) return isSeat(fact.by) ? fact.by : null;
  return 'seat' in fact ? (fact.seat ?? null) : null;
}

function weighedAgainst(revoke: RevokeContext, limb: EstablishmentLimb, step: Step): Weighed[] {
  const { laws, fact, before } = step;
  const weighed: Weighed[] = [];
  if (limb === '63A1') {
    if (laws.misinformedPlayNeverEstablishes && playedOutOfTurnBy(revoke, step) !== null)
      weighed.push({ law: '47E1', why: 'notTold' });
    if (laws.bothRevokedRollsBack)
      weighed.push({
        law: '62C3',
        why: otherSideRevoked(revoke, step) ? 'bothSidesPlayedOn' : 'otherSideDidNotRevoke',
      });
  }
  if (limb === '63A3' && isDefender(before, revoke.seat)) {
    if (fact.type === 'QuestionAnswered') weighed.push({ law: '68B2', why: 'noObjection' });
    else if (fact.type === 'ClaimMade' && isOwnConcession({ ...fact, trick: trickNumber(before) }))
      weighed.push({ law: '68B2', why: 'noObjectionYet' });
  }
  if (revoke.trick !== 12) weighed.push({ law: '62D1', why: 'notTrickTwelve' });
  return weighed;
}

function otherSideRevoked({ seat, trick }: RevokeContext, { cases }: Step): boolean {
  return revokesIn(cases).some(({ context }) => context.trick === trick && !sameSide(context.seat, seat));
}

/** 47E1: the player who played on had been told that it was his turn, so 63A1 never happened, unless his side has played on otherwise, too. */
export function wasToldToPlayOn(revoke: RevokeContext, step: StepOf<'QuestionAnswered'>): boolean {
  const { playedOnBy } = revoke;
  return (
    step.laws.misinformedPlayNeverEstablishes &&
    playedOnBy !== null &&
    answers(step.fact, 'toldItWasTurn', true, { seat: playerOf(step.before, playedOnBy) }) &&
    !hasAlsoPlayedOn(revoke, step)
  );
}

/** 68B2: partner objected at once, so the concession of 63A3 never happened. */
export function wasObjectedTo(revoke: RevokeContext, step: StepOf<'ConcessionObjected'>): boolean {
  const conceded = claimsIn(step.cases).at(-1)?.context;
  return (
    revoke.by === '63A3' &&
    sameSide(step.fact.by, revoke.seat) &&
    conceded !== undefined &&
    isObjected(conceded, step)
  );
}

/** 68B2: partner's objection turns out to have come too late, so the concession did happen; after attention, it would be C-3's. */
export function hasConcededAfterAll(revoke: RevokeContext, step: StepOf<'QuestionAnswered'>): boolean {
  const { fact, cases } = step;
  const { attentionAt, openedAt, seat } = revoke;
  return (
    answers(fact, 'objectedAtOnce', false) &&
    lifecyclesIn(cases, wasConcessionObjectedTo).some(
      ({ context }) =>
        sameSide(context.by, seat) &&
        context.openedAt > openedAt &&
        (attentionAt === null || attentionAt > context.openedAt),
    )
  );
}

/** Why the limb of 63A does not hold, by the clause that undoes it. */
const WHY_UNDONE = {
  '47E1': [{ law: '63A1', why: 'wasTold' }],
  '62A': [
    { law: '63A1', why: 'attentionWasFirst' },
    { law: '63A2', why: 'attentionWasFirst' },
    { law: '63A3', why: 'attentionWasFirst' },
  ],
  '68D2b': [{ law: '63A3', why: 'fourConsents' }],
  '68B2': [{ law: '63A3', why: 'partnerObjected' }],
  '68': [{ law: '63A3', why: 'thisTrickOnly' }],
  '68A': [{ law: '63A3', why: 'noClaimIntended' }],
} as const satisfies Readonly<Partial<Record<Clause, readonly Weighed[]>>>;

/** The clauses by which an established revoke turns out not to be established. */
export type Undoing = keyof typeof WHY_UNDONE;

/** The finding that the revoke is not established after all, and the clause by which (47E1, 62A, 68, 68A, 68B2, 68D2b). */
export function undone(revoke: RevokeContext, undoing: Undoing, { fact }: Step): Effect[] {
  // What was taken for a claim was not meant as one (68A), rather than a word about the trick in progress (68).
  const isUnmeant = fact.type === 'QuestionAnswered' && fact.question === 'noClaimIntended';
  const law = isUnmeant ? '68A' : undoing;
  return [
    cite({
      key: 'revoke.notEstablished',
      laws: [law],
      params: { seat: revoke.seat, trick: revoke.trick },
      seat: revoke.seat,
      trick: revoke.trick,
      because: [revoke.openedAt],
      ...(law === '68D2b' ? { disputed: 'C-9' } : {}),
      weighed:
        law === '68' && revoke.by === '63A2' ? [{ law: '63A2', why: 'thisTrickOnly' }] : WHY_UNDONE[law],
    }),
  ];
}
