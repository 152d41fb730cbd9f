/**
 * Law 64: procedure after establishment of a revoke. 2017, 2007. In the order of the law: the automatic adjustment (64A), what excludes
 * it (64B), and the question that only people answer (64C).
 */

import type { Placed } from '../domain/card.ts';
import { SEATS, sideOf, type Seat, type Side } from '../domain/seat.ts';
import { trickAt } from '../domain/table.ts';
import { ruledUnder } from '../events/ruledUnder.ts';
import type { RevokeCase, RevokeContext } from './case.ts';
import { named, type Clause } from './finding.ts';
import { cite, clauses, type Effect, type Step, type StepOf, type Situation } from './step.ts';
import { answerTo } from './answers.ts';
import { isNumberOfTricks } from './answered.ts';
import { excludedBy, isNoticedTooLate, NO_LIMB_OF_64B, type AdjustmentLimb } from './law64B.ts';
import { foundMoment } from './law62A.ts';
import { isPlayOver } from './law69.ts';
import { liftAfterClaim } from './replacedCard.ts';
import { counts, revokesIn, aboutRevoke } from './revokes.ts';
import { hasUndecidedTricks, tricksWon, type Won } from './tricksWon.ts';

/** Tricks that are transferred to the non-offending side, with the limb that says so. */
export interface Transfer {
  readonly tricks: number;
  readonly law: AdjustmentLimb;
}

/** The tricks that one revoke transfers: each entry of `wanted` asks for one trick out of its list. */
function demands(revoke: RevokeContext, won: readonly Won[]): { law: AdjustmentLimb; wanted: number[][] } {
  const side = sideOf(revoke.seat);
  const own = won.filter((each) => each.side === side);
  const later = own.filter((each) => each.trick > revoke.trick).map((each) => each.trick);
  const revokeTrick = own.find((each) => each.trick === revoke.trick);
  if (revokeTrick?.hand === revoke.seat && revoke.duty !== 'missingCard') {
    return { law: '64A1', wanted: [[revoke.trick], later] };
  }
  return { law: '64A2', wanted: [revokeTrick === undefined ? later : [revoke.trick, ...later]] };
}

/**
 * The automatic adjustment of every revoke that counts. No trick is moved twice, and so never more than the side won from
 * the revoke on; where revokes compete for one trick, the earlier keeps its adjustment.
 */
export function automaticAdjustment(situation: Situation): ReadonlyMap<string, Transfer> {
  if (situation.table.forgotten === null) return adjustmentOf(situation, tricksWon(situation));
  // A card is not remembered: keep only transfers that are the same whichever side won the unknown tricks.
  const [first, ...others] = SEATS.map((reading) => adjustmentOf(situation, tricksWon(situation, reading)));
  const same = [...(first ?? [])].filter(([id, transfer]) =>
    others.every((other) => {
      const found = other.get(id);
      return found?.tricks === transfer.tricks && found.law === transfer.law;
    }),
  );
  return new Map(same);
}

function adjustmentOf(situation: Situation, won: readonly Won[]): ReadonlyMap<string, Transfer> {
  const result = new Map<string, Transfer>();
  const moved = new Map<number, { open: RevokeCase; wanted: readonly number[] }>();
  const inOrder = revokesIn(situation.cases)
    .filter((open) => counts(open) || open.context.correctedBy === '62C3')
    .sort((one, other) => one.context.trick - other.context.trick);
  for (const open of inOrder) {
    const excluded = excludedBy(open, situation, won);
    if (excluded !== null) {
      result.set(open.id, { tricks: 0, law: excluded });
      continue;
    }
    const { law, wanted } = demands(open.context, won);
    let tricks = 0;
    for (const choice of wanted) if (take(moved, open, choice, new Set())) tricks++;
    result.set(open.id, { tricks, law });
  }
  return result;
}

/** Finds a trick for one demand by an augmenting path: an earlier demand moves to another trick of its list if this frees one. */
function take(
  moved: Map<number, { open: RevokeCase; wanted: readonly number[] }>,
  open: RevokeCase,
  wanted: readonly number[],
  tried: Set<number>,
): boolean {
  for (const trick of wanted) {
    if (tried.has(trick)) continue;
    tried.add(trick);
    const holder = moved.get(trick);
    if (holder === undefined || take(moved, holder.open, holder.wanted, tried)) {
      moved.set(trick, { open, wanted });
      return true;
    }
  }
  return false;
}

/** The result as played, as adjusted, and as judged (64C), in declarer's tricks. */
export interface RevokeOutcome {
  readonly declarerTricks: number;
  readonly adjustedTricks: number;
  /** The result after the answer to `withoutRevoke`. */
  readonly finalTricks?: number;
  readonly because: readonly Clause[];
}

/**
 * Declarer's tricks as played, after 64A and 64B, and as judged (64C); null without a declarer, or where nobody can tell who won a
 * trick.
 */
export function outcomeOf(situation: Situation): RevokeOutcome | null {
  const { declarer } = situation.table;
  if (declarer === null) return null;
  if (hasUndecidedTricks(situation) || isAdjustmentUnknown(situation)) return null;
  const side = sideOf(declarer);
  const declarerTricks = tricksWon(situation).filter((each) => each.side === side).length;
  const transfers = automaticAdjustment(situation);
  let adjustedTricks = declarerTricks;
  const because: Clause[] = [];
  const offenders = new Set<Side>();
  const revokers = new Set<Seat>();
  for (const open of revokesIn(situation.cases)) {
    const transfer = transfers.get(open.id);
    const mayBeJudged = !isNoticedTooLate(open.context, situation);
    // C-3: nothing moves by itself, but what the revoke cost is judged all the same (64C).
    if (mayBeJudged && (open.context.neverCorrected === true || transfer !== undefined)) {
      offenders.add(sideOf(open.context.seat));
      revokers.add(open.context.seat);
    }
    if (transfer === undefined) continue;
    if (!because.includes(transfer.law)) because.push(transfer.law);
    adjustedTricks += sideOf(open.context.seat) === side ? -transfer.tricks : transfer.tricks;
  }
  // An answer about a hand that has not revoked judges nothing.
  const judged = situation.ledger.answers.findLast(
    ({ question, seat }) => question === 'withoutRevoke' && (seat === undefined || revokers.has(seat)),
  )?.answer;
  if (typeof judged !== 'number' || offenders.size === 0) return { declarerTricks, adjustedTricks, because };
  return {
    declarerTricks,
    adjustedTricks,
    finalTricks: withEquity(adjustedTricks, judged, offenders, side),
    because,
  };
}

/** 64C1: the innocent side never gets less than the adjustment. 64C2b: if both sides revoked, the result is as if nobody had. */
function withEquity(adjusted: number, judged: number, offenders: ReadonlySet<Side>, declaring: Side): number {
  if (offenders.size === 2) return judged;
  return offenders.has(declaring) ? Math.min(adjusted, judged) : Math.max(adjusted, judged);
}

/** True when a revoke counts, but the number of transferred tricks depends on a card that nobody remembers. */
function isAdjustmentUnknown(situation: Situation): boolean {
  if (situation.table.forgotten === null) return false;
  const known = automaticAdjustment(situation);
  return revokesIn(situation.cases).some((open) => counts(open) && !known.has(open.id));
}

/** Undefined for a revoke that came after the claim that ended the play. */
function caseOf(revoke: RevokeContext, situation: Situation): RevokeCase | undefined {
  return revokesIn(situation.cases).find(
    ({ context }) => context.openedAt === revoke.openedAt && context.trick === revoke.trick,
  );
}

/** 64C2 (2017): the clauses for a repeated revoke, or for revokes of both sides. */
function equityClauses(limbs: readonly Clause[], situation: Situation): readonly Clause[] {
  if (!situation.laws.equityAfterRepeatedRevokes) return [];
  return clauses(limbs.includes('64B2') && '64C2a', limbs.includes('64B7') && '64C2b');
}

/** When play is over, and when attention is drawn after that: how many tricks pass, or which limb bars them (64B4, 64B5). */
export function adjustThis(revoke: RevokeContext, step: Step): Effect[] {
  const open = caseOf(revoke, step);
  if (open === undefined) return liftAfterClaim(revoke);
  const transfer = automaticAdjustment(step).get(open.id);
  if (transfer === undefined) return step.table.forgotten === null ? [] : [notKnown(revoke)];
  const { law, tricks } = transfer;
  const moves = law === '64A1' || law === '64A2';
  const isLate = isNoticedTooLate(revoke, step);
  return [
    cite({
      key: moves && tricks === 0 ? 'revoke.noTrickLeft' : `revoke.adjusted.${law}`,
      // 64C stays open after each limb of 64B, 64B8 included. 43B3 does not change declarer's score.
      laws: isLate ? [law] : clauses(law, law !== '43B3' && '64C1', ...equityClauses([law], step)),
      params: {
        seat: revoke.seat,
        card: law === '64A1' ? cardInTrick(revoke, step) : revoke.card,
        trick: revoke.trick,
        tricks,
      },
      ...aboutRevoke(revoke),
      weighed: moves ? NO_LIMB_OF_64B : [{ law: '64A', why: 'adjustmentExcluded' }],
    }),
    ...(isLate ? [afterCorrectionPeriod(revoke)] : []),
    ...(answerTo(step.ledger, 'withoutRevoke', { seat: revoke.seat }) === undefined
      ? []
      : judge(revoke, step)),
  ];
}

/** The card that won the revoke trick: after 43B2b the one that took the place of the revoke card. */
function cardInTrick({ seat, trick, card }: RevokeContext, { table }: Step): Placed {
  return trickAt(table, trick)?.[seat] ?? card;
}

/** 81C3, 79C1: the finding that nobody may adjust the score any more, because attention was drawn after the correction period. */
function afterCorrectionPeriod(revoke: RevokeContext): Effect {
  return cite({
    key: 'revoke.afterCorrectionPeriod',
    laws: ['81C3', '79C1'],
    params: { seat: revoke.seat },
    ...aboutRevoke(revoke),
    weighed: [{ law: '64C1', why: 'correctionPeriodOver' }],
  });
}

/** 64A: the finding that the number of transferred tricks depends on who won a trick with an unknown card. */
function notKnown({ seat, card, trick, openedAt }: RevokeContext): Effect {
  return cite({
    key: 'revoke.adjustmentNotKnown',
    laws: ['64A'],
    params: { seat, card, trick },
    seat,
    ...named(card),
    trick,
    because: [openedAt],
  });
}

/** 64B4, 64B5: people have found when attention was drawn, which may decide whether a trick moves. */
export function isAttentionDated(revoke: RevokeContext, step: StepOf<'QuestionAnswered'>): boolean {
  return foundMoment(revoke, step) !== null;
}

/** True when the director has ruled by a paragraph of 61 to 64. */
export function isRuledOn(_revoke: RevokeContext, { fact }: StepOf<'RulingGiven'>): boolean {
  return /^6[1-4]\D/.test(ruledUnder(fact));
}

/** 64C: people have said what would have happened without the revoke. */
export function isJudged(revoke: RevokeContext, { fact }: StepOf<'QuestionAnswered'>): boolean {
  return (
    fact.question === 'withoutRevoke' &&
    isNumberOfTricks(fact.answer) &&
    (fact.seat === undefined || fact.seat === revoke.seat)
  );
}

/**
 * 64C1, 12C1: the finding whether the judged result gives the innocent side more than the automatic tricks. None before people have
 * judged, nor before play is over, when nobody can know the automatic tricks yet.
 */
export function judge(revoke: RevokeContext, step: Step): Effect[] {
  const { cases, stepped = [] } = step;
  const outcome = isPlayOver(step) ? outcomeOf(step) : null;
  // The result is that of the deal: where several revokes were judged at once it is told with the first of them.
  const isRepeated = revokesIn(cases).some(({ id }) => stepped.includes(id));
  if (outcome?.finalTricks === undefined || isRepeated) return [];
  const more = outcome.finalTricks !== outcome.adjustedTricks;
  return [
    cite({
      key: more ? 'revoke.equity.more' : 'revoke.equity.enough',
      laws: clauses(...equityClauses(outcome.because, step), '64C1', more && '12C1'),
      params: { tricks: outcome.finalTricks, adjusted: outcome.adjustedTricks },
      seat: revoke.seat,
      trick: revoke.trick,
      because: [revoke.openedAt],
      weighed: [more ? { law: '64A', why: 'adjustmentTooLittle' } : { law: '12C1', why: 'adjustmentEnough' }],
    }),
  ];
}
