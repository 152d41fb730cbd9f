/** A claim or concession: Laws 68 to 71. */

import type { ClaimContext } from '../src/laws/case.ts';
import {
  answerAsClaim,
  cancel,
  doubt,
  inWords,
  isContradicted,
  isFacedToo,
  isNoClaim,
  isObjected,
  isOwnConcession,
  isPutInWords,
  isRemark,
  isYielded,
  noClaim,
  wasObjectedTooLate,
} from '../src/laws/law68.ts';
import {
  isAboutLaterClaim,
  isConsentRefused,
  isDummysFurtherDoubt,
  isLastConsentAsked,
  isLastConsentTooLate,
  isPlayedOnAsFound,
  playOn,
  wasPlayedOn,
  wasPlayedOnUndoubted,
} from '../src/laws/law68D2.ts';
import { agree, isAgreedByTime, isOfOtherSide } from '../src/laws/law69.ts';
import {
  adjudicate,
  forgottenLater,
  isAdjudicationWanted,
  isForgottenLater,
  isSettled,
  isSettledBefore,
  settle,
  settledTricks,
} from '../src/laws/law70.ts';
import {
  isConcessionWithdrawn,
  isReopenedBefore,
  isReopenedSettled,
  isTooLate,
  isWithdrawnByConceder,
  reopenAgreement,
  reopenConcession,
  restoredTricks,
  settleReopened,
  tooLate71,
  withdrawnBy,
} from '../src/laws/law71.ts';
import { asAnswered } from '../src/laws/answers.ts';
import type { Step, StepOf } from '../src/laws/step.ts';
import { both, lifecycle } from './lifecycle.ts';
import {
  consentTooLate,
  consented,
  consentedNow,
  playedAnyway,
  requested,
  requestedAfterAssent,
} from './playOnTransitions.ts';

const { machine, when, conclude, remember } = lifecycle<ClaimContext>();

/** The answer that came before anybody doubted or withdrew this claim. */
const answeredBefore = (
  { openedAt: since }: ClaimContext,
  step: Step,
  question: 'normalLine' | 'wouldLikelyWin',
) => asAnswered(step, question, { since });

const ended = remember((_context, step) => ({ endedAt: step.at }));
const putInWords = { guard: when(isPutInWords), actions: remember(inWords) } as const;
const remarked = { guard: when(isRemark), target: 'noClaim' } as const;
const noClaimAtAll = { guard: when(isNoClaim), target: 'noClaim', actions: conclude(noClaim) } as const;
const settled = {
  guard: when(isSettled),
  target: 'settled',
  actions: [conclude(settle), remember(settledTricks), ended],
} as const;
const restored = {
  guard: when(isReopenedSettled),
  actions: [conclude(settleReopened), remember(restoredTricks)],
} as const;
const objected = { guard: when(isObjected), target: 'cancelled', actions: conclude(cancel) } as const;
const settledBefore = {
  guard: when(isSettledBefore),
  target: 'settled',
  actions: [
    conclude((context, step: StepOf<'ClaimDoubted' | 'ConcessionObjected'>) => [
      ...doubt(context, step),
      ...settle(context, answeredBefore(context, step, 'normalLine')),
    ]),
    remember((context, step) => settledTricks(context, answeredBefore(context, step, 'normalLine'))),
    ended,
  ],
} as const;
const doubted = {
  target: 'doubted',
  actions: [
    conclude(doubt),
    remember((_context, { fact }: StepOf<'ClaimDoubted' | 'ConcessionObjected'>) => ({
      doubtedBy: fact.by,
    })),
  ],
} as const;
const answered = remember((_context, { fact, at }: StepOf<'ClaimMade'>) => ({
  doubtedBy: fact.by,
  answer: { by: fact.by, kind: fact.kind, tricks: fact.tricks, openedAt: at },
}));
const contradicted = {
  guard: when(isContradicted),
  target: 'doubted',
  actions: [conclude(doubt), answered],
} as const;
const agreedByTime = {
  guard: when(isAgreedByTime),
  target: 'agreedFinally',
  actions: [conclude(agree), remember((context, step) => ({ endedAt: context.endedAt ?? step.at }))],
} as const;
const withdrawn = [
  { guard: when(isTooLate), actions: conclude(tooLate71) },
  {
    guard: when(both(isOfOtherSide, isReopenedBefore)),
    target: 'settled',
    actions: [
      conclude((context, step) => [
        ...reopenAgreement(context),
        ...settleReopened(context, answeredBefore(context, step, 'wouldLikelyWin')),
      ]),
      remember((context, step) => restoredTricks(context, answeredBefore(context, step, 'wouldLikelyWin'))),
      remember(withdrawnBy),
    ],
  },
  {
    guard: when(both(isOwnConcession, isConcessionWithdrawn)),
    target: 'reopened',
    actions: [conclude(reopenConcession), remember(withdrawnBy)],
  },
  {
    guard: when(isOfOtherSide),
    target: 'reopened',
    actions: [conclude(reopenAgreement), remember(withdrawnBy)],
  },
] as const;
const withdrawnByConceder = {
  guard: when(both(isOwnConcession, isWithdrawnByConceder)),
  target: 'reopened',
  actions: [conclude(reopenConcession), remember(withdrawnBy)],
} as const;
const agreed = {
  guard: when(isOfOtherSide),
  target: 'agreed',
  actions: [conclude(agree), ended],
} as const;
const yielded = {
  guard: when(isYielded),
  target: 'agreed',
  actions: [remember(answerAsClaim), conclude(agree), ended],
} as const;
const foundPlayedOn = {
  guard: when(wasPlayedOn),
  target: 'playedOn',
  actions: conclude(playOn),
} as const;
const playedOnAsFound = { ...foundPlayedOn, guard: when(isPlayedOnAsFound) } as const;
const adjudicated = {
  guard: when(isAdjudicationWanted),
  target: 'adjudication',
  actions: conclude(adjudicate),
} as const;

export const claim = machine({
  id: 'claim',
  context: ({ input }) => input,
  initial: 'made',
  states: {
    made: {
      on: {
        ClaimMade: [putInWords, remarked, contradicted],
        HandFaced: { guard: when(isFacedToo), actions: remember(() => ({ faced: true as const })) },
        ClaimAgreed: agreed,
        ClaimDoubted: [withdrawnByConceder, settledBefore, doubted],
        ConcessionObjected: [objected, withdrawnByConceder, doubted],
        PlayOnRequested: requested,
        PlayOnConsented: consented,
        ChoiceMade: [...requested, adjudicated],
        RoundEnded: agreedByTime,
        CorrectionPeriodEnded: agreedByTime,
        NextBoardCalled: agreedByTime,
        QuestionAnswered: [noClaimAtAll, { ...foundPlayedOn, guard: when(wasPlayedOnUndoubted) }, settled],
        CardPlayed: [playedOnAsFound, playedAnyway],
      },
    },
    // The opponents have assented; it is an agreement only when the time of 69A has passed without an objection.
    agreed: {
      on: {
        ClaimMade: [putInWords, contradicted],
        ClaimDoubted: [withdrawnByConceder, settledBefore, doubted],
        // Who asks to play on objects in time.
        PlayOnRequested: [{ guard: when(isAboutLaterClaim) }, ...requestedAfterAssent],
        RoundEnded: agreedByTime,
        CorrectionPeriodEnded: agreedByTime,
        NextBoardCalled: agreedByTime,
        ConcessionObjected: [objected, withdrawnByConceder, doubted],
        QuestionAnswered: settled,
      },
    },
    // An objection that comes so late is the wish to withdraw the concession or the agreement.
    agreedFinally: { on: { ClaimDoubted: withdrawn, ConcessionObjected: withdrawn } },
    doubted: {
      on: {
        ClaimMade: [putInWords, remarked, { guard: when(isContradicted), actions: answered }],
        ClaimAgreed: [agreed, yielded],
        PlayOnRequested: requested,
        PlayOnConsented: [
          { ...consentTooLate, guard: when(both(isLastConsentAsked, isLastConsentTooLate)) },
          { guard: when(isLastConsentAsked), target: 'playedOn', actions: conclude(playOn) },
          ...consented,
        ],
        ChoiceMade: [...requested, adjudicated],
        ConcessionObjected: objected,
        QuestionAnswered: [noClaimAtAll, foundPlayedOn, settled],
        CardPlayed: [playedOnAsFound, playedAnyway],
      },
    },
    adjudication: {
      on: {
        ClaimAgreed: [agreed, yielded],
        ConcessionObjected: objected,
        QuestionAnswered: [noClaimAtAll, settled],
        CardPlayed: playedAnyway,
      },
    },
    playOnAsked: {
      on: {
        PlayOnRequested: consentedNow,
        PlayOnConsented: consentedNow,
        ChoiceMade: [...consentedNow, adjudicated],
        ClaimDoubted: [{ guard: when(isDummysFurtherDoubt) }, doubted],
        QuestionAnswered: [
          foundPlayedOn,
          { guard: when(isConsentRefused), target: 'adjudication', actions: conclude(adjudicate) },
          settled,
        ],
        CardPlayed: { ...playedAnyway, target: 'doubted' },
      },
    },
    reopened: {
      on: {
        QuestionAnswered: { ...restored, target: 'settled' },
      },
    },
    // The director decides this way: it is neither an agreement nor a concession, so 69B and 71 do not apply.
    settled: {
      on: {
        QuestionAnswered: [
          { guard: when(isForgottenLater), actions: conclude(forgottenLater) },
          restored,
          settled,
        ],
      },
    },
    cancelled: {
      on: {
        QuestionAnswered: { guard: when(wasObjectedTooLate), target: 'doubted', actions: conclude(doubt) },
      },
    },
    noClaim: { type: 'final' },
    playedOn: { type: 'final' },
  },
});
