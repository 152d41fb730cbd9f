/** The transitions of a revoke: what establishes it, corrects it, opens it again, draws attention to it (Laws 61 to 64). */

import type { RevokeContext } from '../src/laws/case.ts';
import {
  attentionIsDrawn,
  correct,
  correctionClause,
  isCorrectedByTakingBack,
  isRolledBack,
  isTrickTwelveCorrection,
  mustCorrect,
} from '../src/laws/law62.ts';
import { laidSoFar } from '../src/laws/law62C.ts';
import { noticedBeforeIt, wasNoticed, wasNoticedBefore } from '../src/laws/law62A.ts';
import {
  claimedAfterAttention,
  establish,
  designatesOnly,
  establishesThoughNoticed,
  hasAgreed,
  hasClaimed,
  hasDesignated,
  hasPlayedOn,
  limbIn,
  playedOnAfterAttention,
  undone,
  hasConcededAfterAll,
  type EstablishmentLimb,
  type Undoing,
} from '../src/laws/law63.ts';
import { hadPlayedOn, playedOutOfTurnBy } from '../src/laws/law63A1.ts';
import { adjustThis, isAttentionDated, isJudged, isRuledOn, judge } from '../src/laws/law64.ts';
import { barredNow } from '../src/laws/law64B.ts';
import { isPlayOver } from '../src/laws/law69.ts';
import { asIfEstablished, dummyAskedFirst } from '../src/laws/law43.ts';
import type { Step } from '../src/laws/step.ts';
import { both, lifecycle, underName } from './lifecycle.ts';

const { when, conclude, remember } = lifecycle<RevokeContext>();

/** Remembers when attention was first drawn, the limb by which it came too late (64B4, 64B5), and which cards lay there. */
export const attention = remember((context, step) => ({
  attentionAt: context.attentionAt ?? step.at,
  barredBy: context.attentionAt === null ? (context.barredBy ?? barredNow(context, step)) : context.barredBy,
  laidBeforeAttention: context.attentionAt === null ? laidSoFar(context, step) : context.laidBeforeAttention,
}));

/** Established by that limb of 63A. */
const establishing = (limb: EstablishmentLimb) =>
  [
    conclude((context, step) => establish(context, step, limb)),
    remember((context, step) => ({
      by: limbIn(step.laws, limb),
      establishedAt: step.at,
      playedOnBy: limb === '63A1' ? playedOutOfTurnBy(context, step) : null,
    })),
  ] as const;

/** The revoke is established by that limb where the guard is true. */
export const establishes = <What extends Step>(
  guard: (context: RevokeContext, step: What) => boolean,
  limb: EstablishmentLimb,
) => ({ guard: when(guard), target: 'established', actions: establishing(limb) }) as const;

const correcting = [
  conclude(correct),
  remember((context, step) => ({ correctedBy: correctionClause(context, step) })),
] as const;

const notEstablished = (law: Undoing) =>
  [
    conclude((context, step) => undone(context, law, step)),
    remember(() => ({ by: null, establishedAt: null, playedOnBy: null })),
  ] as const;

/** True for a corrected revoke that Law 64 adjusts: dummy asked first (43B2b), or both sides' revokes were corrected (62C3). */
export const hasToBeAdjusted = ({ asIfEstablished, correctedBy }: RevokeContext) =>
  asIfEstablished || correctedBy === '62C3';

/** True for a corrected revoke that Law 64 does not adjust. */
export const hasNothingToAdjust = (context: RevokeContext) => !hasToBeAdjusted(context);

/** True when the play is over, by the name of the law function. */
export const playIsOver = underName('isPlayOver', (_context: RevokeContext, step: Step) => isPlayOver(step));

const hasBeenNoticed = (context: RevokeContext) => context.attentionAt !== null;

/** The revoke turns out not to be established. If attention has been drawn in the meantime, it must be corrected now (62A). */
export const reopened = <What extends Step>(
  guard: (context: RevokeContext, step: What) => boolean,
  law: Undoing,
) =>
  [
    {
      guard: when(both(guard, hasBeenNoticed)),
      target: 'attention',
      actions: [...notEstablished(law), conclude(mustCorrect)],
    },
    { guard: when(guard), target: 'latent', actions: notEstablished(law) },
  ] as const;

/** The same of a claim that was none or is void; but the side's play to the next trick has established it all the same (63A1). */
export const unclaimed = <What extends Step>(
  guard: (context: RevokeContext, step: What) => boolean,
  law: Undoing,
) => [establishes(both(guard, hadPlayedOn), '63A1'), ...reopened(guard, law)] as const;

/** People find that attention had been drawn before: the revoke is not established, unless the authority elected otherwise (C-3). */
export const noticedBefore = {
  guard: when(wasNoticedBefore),
  target: 'attention',
  actions: [...notEstablished('62A'), attention, conclude(noticedBeforeIt)],
} as const;

const canStillBeCorrected = (context: RevokeContext, step: Step) =>
  isTrickTwelveCorrection(context, step) || isRolledBack(context, { ...step, table: step.before });

/** The card is taken back in time: `established` for a revoke that may still be corrected although it is established (62C3, 62D1). */
export const correctable = (established: boolean) =>
  ({
    guard: when(established ? both(isCorrectedByTakingBack, canStillBeCorrected) : isCorrectedByTakingBack),
    target: 'corrected',
    actions: correcting,
  }) as const;

/** 62C3, 62D1: attention to an established revoke that can still be corrected. */
export const noticedInTime = {
  guard: when(both(attentionIsDrawn, canStillBeCorrected)),
  actions: [attention, conclude(mustCorrect)],
} as const;

/** 61A, 62A: attention names a revoke of a hand that the record does not show, so that it begins with the attention. */
const isPointedOut = underName('attentionIsDrawn', (context: RevokeContext, step: Step) => {
  const { fact } = step;
  return fact.type === 'AttentionDrawn' && attentionIsDrawn(context, { ...step, fact });
});

/** 62A: the player takes the card back, and so says himself that he has revoked. */
const isTakenBackAtOnce = underName('isCorrectedByTakingBack', (context: RevokeContext, step: Step) => {
  const { fact } = step;
  return fact.type === 'CardWithdrawn' && isCorrectedByTakingBack(context, { ...step, fact });
});

/** 63A1: its side had played on before the attention, and neither 62C3 nor 62D1 lets it be corrected. */
const isTooLateToCorrect = (context: RevokeContext, step: Step): boolean =>
  hasPlayedOn(context, step) && !canStillBeCorrected(context, step);

/** 61A: a hand that the record does not show has revealed, by a card in a later trick, that it revoked. */
const isShownLater = (context: RevokeContext, step: Step): boolean =>
  step.play !== null && step.play.trick > context.trick && hasPlayedOn(context, step);

/** Where nobody has drawn attention to it, its side has established it. */
export const shownLater = establishes(isShownLater, '63A1');

export const pointedOut = [
  {
    guard: when(both(isPointedOut, isTooLateToCorrect)),
    target: 'established',
    actions: [...establishing('63A1'), attention],
  },
  { guard: when(isTakenBackAtOnce), target: 'corrected', actions: correcting },
  { guard: when(isPointedOut), target: 'attention', actions: [attention, conclude(mustCorrect)] },
] as const;

/** 63A1. */
export const playedOn = establishes(hasPlayedOn, '63A1');

/** 63A3: the claim that established it turns out to be void, and the authority did not elect that a void claim establishes. */
export const byVoidClaim = (context: RevokeContext, step: Step) =>
  context.by === '63A3' && !step.laws.elections.voidClaimEstablishes;

/** 63A2. */
export const designated = establishes(hasDesignated, '63A2');

/** The same after attention was drawn: it establishes only where the authority elected so (C-3). */
export const designatedAfterAttention = [
  establishes(both(establishesThoughNoticed, hasDesignated), '63A2'),
  { guard: when(designatesOnly), actions: conclude(playedOnAfterAttention) },
] as const;

/** 63A3. */
export const claimed = establishes(hasClaimed, '63A3');

/** The same after attention was drawn. */
export const claimedAfter = [
  establishes(both(establishesThoughNoticed, hasClaimed), '63A3'),
  { guard: when(hasClaimed), actions: conclude(claimedAfterAttention) },
] as const;

/** 63A3 by what people find later. */
export const concededAfterAll = establishes(hasConcededAfterAll, '63A3');

/** 63A4. */
export const agreed = establishes(hasAgreed, '63A4');

/** A ruling on the revoke, or on what it cost, draws attention to it (64B4, 64B5). */
export const ruledOn = { guard: when(isRuledOn), actions: attention } as const;

/** People say when attention was drawn (64B4, 64B5). */
export const dated = { guard: when(isAttentionDated), actions: conclude(adjustThis) } as const;

/** 64C: people judge what the revoke cost. */
export const judged = { guard: when(isJudged), actions: [attention, conclude(judge)] } as const;

/** The result is told with the first revoke that has taken note of the answer. */
const judgedNow = remember((_context, step) => ({ judgedAt: step.at }));

/** 64C: people judge anew. */
export const judgedAgain = { guard: when(isJudged), actions: [conclude(judge), judgedNow] } as const;

/** 64C is open for these, too (64B: “but see 64C”; 43B2b), although their card was replaced. */
export const judgedThoughCorrected = {
  guard: when(both(isJudged, hasToBeAdjusted)),
  actions: [conclude(judge), judgedNow],
} as const;

/** 64C: and for one that was never corrected although attention had been drawn to it (C-3). */
export const judgedThoughNotCorrected = {
  guard: when(
    both(
      isJudged,
      underName('isNeverCorrected', ({ neverCorrected }: RevokeContext) => neverCorrected === true),
    ),
  ),
  actions: [conclude(judge), judgedNow],
} as const;

/** 43B2b: dummy, without his rights, asked first. */
export const askedByDummy = {
  guard: when(dummyAskedFirst),
  target: 'attention',
  actions: [conclude(asIfEstablished), attention, remember(() => ({ asIfEstablished: true }))],
} as const;

/** People find that attention was drawn to it in time (62A). */
export const noticed = {
  guard: when(wasNoticed),
  target: 'attention',
  actions: [attention, conclude(mustCorrect)],
} as const;
