/** One revoke, from the card to the equity question: Laws 61 to 64. */

import type { RevokeContext } from '../src/laws/case.ts';
import {
  attentionIsDrawn,
  isRevokePointedOutByDummy,
  isSubstitute,
  mustCorrect,
  substituted,
} from '../src/laws/law62.ts';
import { countsUncorrected, isNeverCorrected, leftUncorrected } from '../src/laws/law62A.ts';
import {
  establishesThoughNoticed,
  hasPlayedOn,
  playedOnAfterAttention,
  playsOnNoticed,
  wasNoClaimAfterAll,
  wasObjectedTo,
  wasToldToPlayOn,
} from '../src/laws/law63.ts';
import { adjustThis } from '../src/laws/law64.ts';
import { isDeemed, isFoundWithExtraCard } from '../src/laws/law67B.ts';
import { liftRevoke } from '../src/laws/replacedCard.ts';
import { defenderAsked } from '../src/laws/law43.ts';
import { both, lifecycle, underName } from './lifecycle.ts';
import {
  attention,
  establishes,
  hasToBeAdjusted,
  hasNothingToAdjust,
  playIsOver,
  reopened,
  unclaimed,
  noticedBefore,
  correctable,
  noticedInTime,
  pointedOut,
  shownLater,
  playedOn,
  byVoidClaim,
  designated,
  designatedAfterAttention,
  claimed,
  claimedAfter,
  concededAfterAll,
  agreed,
  ruledOn,
  dated,
  judged,
  judgedAgain,
  judgedThoughCorrected,
  judgedThoughNotCorrected,
  askedByDummy,
  noticed,
} from './revokeTransitions.ts';

const { machine, when, conclude, remember } = lifecycle<RevokeContext>();

const lapsed = { target: 'lifted', actions: conclude(liftRevoke) } as const;
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
  Lapsed: lapsed,
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
          ...pointedOut,
          shownLater,
        ],
        AttentionDrawn: [
          askedByDummy,
          { guard: when(isRevokePointedOutByDummy), actions: remember(() => ({ barredBy: '43B3' })) },
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
        CardPlayed: playedOn,
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
        Settled: [
          establishes(both(establishesThoughNoticed, hasPlayedOn), '63A1'),
          {
            guard: when(isNeverCorrected),
            actions: [conclude(leftUncorrected), remember(() => ({ neverCorrected: true as const }))],
          },
          {
            guard: when(countsUncorrected),
            actions: [conclude(adjustThis), remember(() => ({ neverCorrected: true as const }))],
          },
        ],
        CardPlayed: [
          establishes(both(establishesThoughNoticed, hasPlayedOn), '63A1'),
          {
            guard: when(playsOnNoticed),
            actions: [conclude(playedOnAfterAttention), remember(() => ({ playedOnNoticed: true as const }))],
          },
        ],
        QuestionAnswered: [concededAfterAll, judgedThoughNotCorrected],
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
        Lapsed: lapsed,
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
        Lapsed: lapsed,
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
      on: { Lapsed: lapsed, QuestionAnswered: [dated, judgedAgain] },
    },
  },
});
