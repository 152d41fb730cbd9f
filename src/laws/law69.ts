/**
 * Law 69: agreed claim or concession. 2017, 2007. Says how many tricks each side gets by a claim that counts. Whether an agreement may be
 * withdrawn is a question for people (69B2).
 */

import { sameSide, sideOf, type Seat } from '../domain/seat.ts';
import { allTricks, trumpAt, type Table } from '../domain/table.ts';
import { winnerOf } from '../domain/trick.ts';
import type { FactOf } from '../events/event.ts';
import { isAnyIn, lastOf, lifecyclesOf, onceFor, lifecyclesIn } from './caseIndex.ts';
import type { Case, CaseIn, ClaimContext, RevokeCase, RevokeContext } from './case.ts';
import { cite, type Effect, type StepOf, type Situation } from './step.ts';
import {
  givesTricks,
  hasClaimEndedPlay,
  isClaimAgreed,
  isClaimUnanswered,
  isClaimUndecided,
  mayBeAskedToPlayOn,
  isCorrected,
  isStanding,
  mustBeCorrected,
  wasConcessionObjectedTo,
} from './states.ts';

/** Every claim and concession of the deal (68A, 68B1), those that came to nothing included, in the order in which they were made. */
export function claimsIn(cases: readonly Case[]): readonly CaseIn<'claim'>[] {
  return lifecyclesOf(cases, 'claim');
}

/** The latest claim of that player's side that is neither settled nor agreed for good. */
export function latestClaimOf(cases: readonly Case[], by: Seat): CaseIn<'claim'> | undefined {
  return lastOf(cases, 'claim', (open) => mayBeAskedToPlayOn(open) && sameSide(open.context.by, by));
}

/** Tricks that each side takes by the claim that counts, and the first trick it covers. */
export interface ClaimedTricks {
  readonly from: number;
  readonly NS: number;
  readonly EW: number;
}

/** Tricks each side takes by the latest claim that counts, from the trick it was made in; null where none counts or nobody said how many. */
export function claimedTricks(cases: readonly Case[]): ClaimedTricks | null {
  const context = countedClaim(cases);
  if (context === undefined) return null;
  const own = context.settled ?? context.tricks;
  if (own === null) return null;
  const left = 14 - context.trick;
  const mine = Math.max(0, Math.min(own, left));
  return sideOf(context.by) === 'NS'
    ? { from: context.trick, NS: mine, EW: left - mine }
    : { from: context.trick, NS: left - mine, EW: mine };
}

/** The latest claim that counts; undefined where none does. */
function countedClaim(cases: readonly Case[]): ClaimContext | undefined {
  const counted = cases.findLast((open) => open.machine === 'claim' && isCounted(open));
  return counted?.machine === 'claim' ? counted.context : undefined;
}

/** 68D: true for a revoke in what was played after that claim. Of the trick in progress only a card whose moment is known can be that. */
function isMadeAfter({ trick, laidBefore, openedAt }: RevokeContext, claim: ClaimContext): boolean {
  return (
    trick > claim.trick || (trick === claim.trick && laidBefore !== undefined && openedAt > claim.openedAt)
  );
}

/** 68D, 70A: the test for a revoke made after the claim that ended the play: what was played then is only evidence. */
export function afterClaim(cases: readonly Case[]): (open: RevokeCase) => boolean {
  const claim = countedClaim(cases);
  return ({ context }) => claim !== undefined && isMadeAfter(context, claim);
}

/** True when an opponent of the claimer agrees (69A) or wants his agreement back (69B). */
export function isOfOtherSide(
  { by }: ClaimContext,
  { fact }: StepOf<'ClaimAgreed' | 'ClaimDoubted' | 'ConcessionObjected'>,
): boolean {
  return !sameSide(fact.by, by);
}

/** 69A: the other side calls on a later board, or the round ends, without an objection. A correction period ends after the round (79C1). */
export function isAgreedByTime(
  { by }: ClaimContext,
  { fact }: StepOf<'RoundEnded' | 'CorrectionPeriodEnded' | 'NextBoardCalled'>,
): boolean {
  return fact.type !== 'NextBoardCalled' || !sameSide(fact.seat, by);
}

/** 69A: the finding that the other side agrees, in words (68D1) or by letting the time pass. */
export function agree(
  claim: ClaimContext,
  { fact }: StepOf<'ClaimAgreed' | 'RoundEnded' | 'CorrectionPeriodEnded' | 'NextBoardCalled'>,
): Effect[] {
  const byTime = fact.type !== 'ClaimAgreed';
  return [
    cite({
      key: byTime ? 'claim.agreedByTime' : 'claim.agreed',
      laws: byTime ? ['69A'] : ['69A', '68D1'],
      params: { by: claim.by, tricks: claim.tricks, concession: claim.kind === 'concession' },
      seat: claim.by,
      because: [claim.openedAt],
      procedure: true,
      weighed: [{ law: '69B', why: 'agreementStands' }],
    }),
  ];
}

/** True for a claim that represents the number of tricks in a record and that nobody has answered: it counts. */
export function countsAsRecorded(open: Case): boolean {
  return open.machine === 'claim' && open.context.asRecorded === true && isClaimUnanswered(open);
}

/** True when the claim ends the play: it is agreed or settled, or the record gives it as the result. */
function isCounted(open: CaseIn<'claim'>): boolean {
  return givesTricks(open) || countsAsRecorded(open);
}

function isAnyCounted(cases: readonly Case[]): boolean {
  return isAnyIn(cases, givesTricks) || lifecyclesIn(cases, isClaimUnanswered).some(countsAsRecorded);
}

/** Play is suspended by a claim, or has just been resumed after an objection to a concession. */
export function isClaimUnderWay({ cases, ledger }: Situation): boolean {
  const lastPlay = ledger.lastPlay?.at ?? -1;
  return (
    lifecyclesIn(cases, isClaimUndecided).some((open) => !countsAsRecorded(open)) ||
    lifecyclesIn(cases, wasConcessionObjectedTo).some(({ context }) => lastPlay < context.openedAt)
  );
}

/** 68D: true while a claim stands, whether agreed, doubted or open: play is over, and no choice about the play is left. */
export function isClaimStanding({ cases }: Situation): boolean {
  return isAnyIn(cases, isStanding);
}

/** 68D: true while a claim stands that was made before that event. */
export function wasAfterClaim({ cases }: Situation, at: number): boolean {
  return lifecyclesIn(cases, isStanding).some(({ context }) => context.openedAt < at);
}

/** True when a claim that was agreed to or settled after that event has ended the play. */
export function endedByClaimSince({ cases }: Situation, at: number): boolean {
  return lifecyclesIn(cases, hasClaimEndedPlay).some(({ context }) => (context.endedAt ?? -1) > at);
}

/** Two claims, one of each side, have both been agreed to and give different tricks: one of them can't have been agreed to. */
export function claimsDiffer({ cases, table }: Pick<Situation, 'cases' | 'table'>): boolean {
  const agreed = lifecyclesIn(cases, isClaimAgreed);
  const [first] = agreed;
  // Nobody knows for certain who won the tricks before.
  if (table.forgotten !== null) return false;
  if (first === undefined || agreed.every(({ context }) => sameSide(context.by, first.context.by)))
    return false;
  return agreed.some((other) => comesTo(other, table) !== comesTo(first, table));
}

/** Each side has now agreed to what the other has claimed of the same tricks, and the two differ: they can't both have been agreed to. */
export function contradictsAgreement(
  { cases }: Pick<Situation, 'cases'>,
  { by }: FactOf<'ClaimAgreed'>,
): boolean {
  return claimsIn(cases).some((claim) => {
    const { by: claimer, answer, endedAt } = claim.context;
    if (endedAt === undefined || answer === undefined) return false;
    return (isClaimUndecided(claim) || isClaimAgreed(claim)) && sameSide(by, claimer);
  });
}

/** Tricks of East-West on the whole deal, if that claim stands. */
function comesTo({ context: { by, tricks, trick } }: CaseIn<'claim'>, table: Table): number {
  const left = 14 - trick;
  const own = Math.max(0, Math.min(tricks ?? left, left));
  const trump = trumpAt(table);
  const before = allTricks(table).filter((one) => {
    const winner = one.number < trick ? winnerOf(one, trump) : null;
    return winner !== null && sideOf(winner) === 'EW';
  });
  return before.length + (sideOf(by) === 'EW' ? own : left - own);
}

/** A claim has ended the play. */
export function isEndedByClaim({ cases }: Situation): boolean {
  return onceFor(cases, isAnyCounted);
}

/** Play is over, or a claim has settled the rest. */
export function isPlayOver(situation: Situation): boolean {
  return situation.table.phase === 'over' || isEndedByClaim(situation);
}

/**
 * 62A: a revoke undoes the agreement and the claim is adjudicated: one of the claimer's side, known before the claim and not put right,
 * or one of the other side noticed after it.
 */
export function hasRevokeComeToLight(claim: ClaimContext, { cases }: Situation): boolean {
  const { by, openedAt } = claim;
  return lifecyclesOf(cases, 'revoke').some(
    (open) =>
      !isMadeAfter(open.context, claim) &&
      (sameSide(open.context.seat, by)
        ? // 62A: he claimed although a revoke of his own side was known and not put right.
          mustBeCorrected(open) && (open.context.attentionAt ?? openedAt) < openedAt
        : (mustBeCorrected(open) || isCorrected(open)) && (open.context.attentionAt ?? -1) > openedAt),
  );
}
