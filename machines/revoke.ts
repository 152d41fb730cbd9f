/** One revoke, from the card to the equity question: Laws 61 to 64. */

import type { RevokeContext } from '../src/laws/case.ts';
import {
  attentionIsDrawn,
  correct,
  correctionClause,
  isPointedOutByDummy,
  isRolledBack,
  isSubstitute,
  isTakenBack,
  isTrickTwelveCorrection,
  mustCorrect,
  substituted,
} from '../src/laws/law62.ts';
import { laidSoFar } from '../src/laws/law62C.ts';
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
  playedOutOfTurnBy,
  playedOnAfterAttention,
  undone,
  wasNoClaimAfterAll,
  wasObjectedTo,
  hasConcededAfterAll,
  wasToldToPlayOn,
  noticedBeforeIt,
  wasNoticed,
  wasNoticedBefore,
  type EstablishmentLimb,
  type Undoing,
} from '../src/laws/law63.ts';
import { hadPlayedOn } from '../src/laws/law63A1.ts';
import { adjustThis, isAttentionDated, isJudged, isRuledOn, judge } from '../src/laws/law64.ts';
import { barredNow } from '../src/laws/law64B.ts';
import { isDeemed, isFoundWithExtraCard } from '../src/laws/law67B.ts';
import { isPlayOver } from '../src/laws/law69.ts';
import { liftRevoke } from '../src/laws/replacedCard.ts';
import { asIfEstablished, defenderAsked, dummyAskedFirst } from '../src/laws/law43.ts';
import type { Step } from '../src/laws/step.ts';
import { both, lifecycle, underName } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<RevokeContext>();
const attention = remember((context, step) => ({
  attentionAt: context.attentionAt ?? step.at,
  barredBy: context.attentionAt === null ? (context.barredBy ?? barredNow(context, step)) : context.barredBy,
  laidBeforeAttention: context.attentionAt === null ? laidSoFar(context, step) : context.laidBeforeAttention,
}));

const establishedBy = (limb: EstablishmentLimb) =>
  [
    conclude((context, step) => establish(context, step, limb)),
    remember((_context, step) => ({
      by: limbIn(step.laws, limb),
      establishedAt: step.at,
      playedOnBy: limb === '63A1' ? playedOutOfTurnBy(step) : null,
    })),
  ] as const;

const correcting = [
  conclude(correct),
  remember((context, step) => ({ correctedBy: correctionClause(context, step) })),
] as const;

const notEstablished = (law: Undoing) =>
  [
    conclude((context, step) => undone(context, law, step)),
    remember(() => ({ by: null, establishedAt: null, playedOnBy: null })),
  ] as const;

/** Law 64 adjusts these although they were corrected: dummy asked first (43B2b), or both sides' revokes were corrected (62C3). */
const hasToBeAdjusted = ({ asIfEstablished, correctedBy }: RevokeContext) =>
  asIfEstablished || correctedBy === '62C3';
const hasNothingToAdjust = (context: RevokeContext) => !hasToBeAdjusted(context);
const playIsOver = underName('isPlayOver', (_context: RevokeContext, step: Step) => isPlayOver(step));
const hasBeenNoticed = (context: RevokeContext) => context.attentionAt !== null;

/** The revoke turns out not to be established. If attention has been drawn in the meantime, it must be corrected now (62A). */
const reopened = <What extends Step>(guard: (context: RevokeContext, step: What) => boolean, law: Undoing) =>
  [
    {
      guard: when(both(guard, hasBeenNoticed)),
      target: '#revoke.attention',
      actions: [...notEstablished(law), conclude(mustCorrect)],
    },
    { guard: when(guard), target: '#revoke.latent', actions: notEstablished(law) },
  ] as const;

/** The same of a claim that was none or is void; but the side's play to the next trick has established it all the same (63A1). */
const unclaimed = <What extends Step>(guard: (context: RevokeContext, step: What) => boolean, law: Undoing) =>
  [
    { guard: when(both(guard, hadPlayedOn)), target: '#revoke.established', actions: establishedBy('63A1') },
    ...reopened(guard, law),
  ] as const;

/** People find that attention had been drawn before: the revoke is not established, unless the authority elected otherwise (C-3). */
const noticedBefore = {
  guard: when(wasNoticedBefore),
  target: '#revoke.attention',
  actions: [...notEstablished('62A'), attention, conclude(noticedBeforeIt)],
} as const;

const canStillBeCorrected = (context: RevokeContext, step: Step) =>
  isTrickTwelveCorrection(context, step) || isRolledBack(context, { ...step, table: step.before });

const correctable = (established: boolean) => ({
  guard: when(established ? both(isTakenBack, canStillBeCorrected) : isTakenBack),
  target: '#revoke.corrected',
  actions: correcting,
});

/** 62C3, 62D1: attention to an established revoke that can still be corrected. */
const noticedInTime = {
  guard: when(both(attentionIsDrawn, canStillBeCorrected)),
  actions: [attention, conclude(mustCorrect)],
} as const;
const playedOn = { guard: when(hasPlayedOn), target: '#revoke.established', actions: establishedBy('63A1') };
const byVoidClaim = (context: RevokeContext, step: Step) =>
  context.by === '63A3' && !step.laws.elections.voidClaimEstablishes;
const designated = {
  guard: when(hasDesignated),
  target: '#revoke.established',
  actions: establishedBy('63A2'),
};
const designatedAfterAttention = [
  {
    guard: when(both(establishesThoughNoticed, hasDesignated)),
    target: '#revoke.established',
    actions: establishedBy('63A2'),
  },
  { guard: when(designatesOnly), actions: conclude(playedOnAfterAttention) },
] as const;
const claimed = { guard: when(hasClaimed), target: '#revoke.established', actions: establishedBy('63A3') };
const claimedAfter = [
  {
    guard: when(both(establishesThoughNoticed, hasClaimed)),
    target: '#revoke.established',
    actions: establishedBy('63A3'),
  },
  { guard: when(hasClaimed), actions: conclude(claimedAfterAttention) },
] as const;
const concededAfterAll = {
  guard: when(hasConcededAfterAll),
  target: '#revoke.established',
  actions: establishedBy('63A3'),
} as const;
const agreed = { guard: when(hasAgreed), target: '#revoke.established', actions: establishedBy('63A4') };

/** A ruling on the revoke, or on what it cost, draws attention to it (64B4, 64B5). */
const ruledOn = { guard: when(isRuledOn), actions: attention } as const;
const dated = { guard: when(isAttentionDated), actions: conclude(adjustThis) } as const;
const judged = { guard: when(isJudged), actions: [attention, conclude(judge)] } as const;
/** 64C is open for these, too (64B: “but see 64C”; 43B2b), although their card was replaced. */
const judgedThoughCorrected = {
  guard: when(both(isJudged, hasToBeAdjusted)),
  actions: conclude(judge),
} as const;

const askedByDummy = {
  guard: when(dummyAskedFirst),
  target: '#revoke.attention',
  actions: [conclude(asIfEstablished), attention, remember(() => ({ asIfEstablished: true }))],
} as const;

const noticed = {
  guard: when(wasNoticed),
  target: '#revoke.attention',
  actions: [attention, conclude(mustCorrect)],
} as const;

const unestablished = {
  CardWithdrawn: correctable(false),
  ChoiceMade: correctable(false),
  CardCalled: designated,
  CardExposed: designated,
  ClaimMade: claimed,
  HandFaced: claimed,
  Settled: playedOn,
  ClaimAgreed: claimed,
  RoundEnded: agreed,
  CorrectionPeriodEnded: agreed,
  NextBoardCalled: agreed,
  QuestionAnswered: concededAfterAll,
  Lapsed: { target: '#revoke.lifted', actions: conclude(liftRevoke) },
} as const;

export const revoke = machine({
  id: 'revoke',
  context: ({ input }) => input,
  initial: 'latent',
  states: {
    latent: {
      on: {
        ...unestablished,
        QuestionAnswered: [noticed, concededAfterAll],
        Opened: [
          { guard: when(isDeemed), target: 'established' },
          {
            guard: when(isFoundWithExtraCard),
            target: 'attention',
            actions: [attention, conclude(mustCorrect)],
          },
        ],
        AttentionDrawn: [
          askedByDummy,
          { guard: when(isPointedOutByDummy), actions: remember(() => ({ barredBy: '43B3' })) },
          {
            guard: when(attentionIsDrawn),
            target: 'attention',
            actions: [attention, conclude(mustCorrect)],
          },
        ],
        // After attention has been drawn nobody can be the first to ask (43B2b).
        QuestionAsked: [
          askedByDummy,
          { guard: when(defenderAsked), actions: remember(() => ({ questioned: true })) },
        ],
        CardPlayed: { guard: when(hasPlayedOn), target: 'established', actions: establishedBy('63A1') },
      },
    },
    attention: {
      on: {
        ...unestablished,
        CardCalled: designatedAfterAttention,
        CardExposed: designatedAfterAttention,
        ClaimMade: claimedAfter,
        HandFaced: claimedAfter,
        ClaimAgreed: claimedAfter,
        Settled: {
          guard: when(both(establishesThoughNoticed, hasPlayedOn)),
          target: 'established',
          actions: establishedBy('63A1'),
        },
        CardPlayed: [
          {
            guard: when(both(establishesThoughNoticed, hasPlayedOn)),
            target: 'established',
            actions: establishedBy('63A1'),
          },
          { guard: when(hasPlayedOn), actions: conclude(playedOnAfterAttention) },
        ],
      },
    },
    corrected: {
      on: {
        CardPlayed: { guard: when(isSubstitute), target: 'corrected', actions: conclude(substituted) },
        Lapsed: [
          { guard: when(underName('nothing is left to adjust', hasNothingToAdjust)), target: 'settled' },
          { actions: remember(() => ({ again: true as const })) },
        ],
        QuestionAnswered: judgedThoughCorrected,
        Settled: {
          guard: when(both(playIsOver, hasToBeAdjusted)),
          target: 'correctedAndAdjusted',
          actions: conclude(adjustThis),
        },
      },
    },
    correctedAndAdjusted: { on: { QuestionAnswered: judgedThoughCorrected } },
    settled: { type: 'final' },
    lifted: { type: 'final' },
    established: {
      on: {
        CardWithdrawn: correctable(true),
        AttentionDrawn: [noticedInTime, { guard: when(attentionIsDrawn), actions: attention }],
        QuestionAnswered: [
          noticedBefore,
          ...reopened(wasToldToPlayOn, '47E1'),
          ...unclaimed(wasNoClaimAfterAll, '68'),
          judged,
        ],
        RulingGiven: ruledOn,
        ConcessionObjected: reopened(wasObjectedTo, '68B2'),
        ClaimVoid: unclaimed(underName('was established by the claim', byVoidClaim), '68D2b'),
        Settled: { guard: when(playIsOver), target: 'adjusted', actions: conclude(adjustThis) },
      },
    },
    adjusted: {
      on: {
        CardWithdrawn: correctable(true),
        AttentionDrawn: [
          noticedInTime,
          { guard: when(attentionIsDrawn), actions: [attention, conclude(adjustThis)] },
        ],
        RulingGiven: ruledOn,
        QuestionAnswered: [dated, { ...judged, target: 'reviewed' }],
      },
    },
    reviewed: {
      on: { QuestionAnswered: [dated, { guard: when(isJudged), actions: conclude(judge) }] },
    },
  },
});
