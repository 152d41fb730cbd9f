/** A lead out of turn after the opening lead: Laws 53, 55, 56. One per lead. */

import { isLeadPointedOutByDummy, standsAfterDummy } from '../src/laws/law43.ts';
import type { LeadOutOfTurnContext } from '../src/laws/case.ts';
import { isLeadMisplaced, withCalled, withMisplaced } from '../src/laws/calledLead.ts';
import type { StepOf, PlayStep } from '../src/laws/step.ts';
import {
  isMisinformedLeadTakenBack,
  takeBackAccepted,
  takeBackMisinformed,
  takeBackRefused,
  wasToldAfterRefusal,
} from '../src/laws/law47E.ts';
import {
  acceptByPlay,
  acceptByWord,
  acceptByWrongDefender,
  accepts,
  isLastTrick,
  isPlayedOnByOffenders,
  isPlayedTo,
  isPlayedToByWrongDefender,
  leadIsTakenBackFreely,
  playedOnByOffenders,
  refuses,
  wasToldToLead,
} from '../src/laws/law53.ts';
import { cameTogether, isProperLead, overtaken, properLead } from '../src/laws/law53B.ts';
import { forceBack, takeBackFree } from '../src/laws/leadGoesBack.ts';
import {
  isOutvoted,
  isRefusedByPlay,
  outvoted,
  overruledToAccept,
  overruledToRefuse,
  prevails,
  refuseByPlay,
} from '../src/laws/law55.ts';
import { isPartnersLeadFollowed, partnersLeadStands, withdraw } from '../src/laws/law56.ts';
import { leadOfRightHand, wasLedFromRightHand } from '../src/laws/foundTogether.ts';
import {
  goesBackAfterAll,
  isLaterAfterAll,
  isPlayedByRightLeader,
  leadAnew,
  leadOfRightLeader,
  putLater,
  wasFirstAfterAll,
  wasFirstOfPartners,
  wasNoPlayToIt,
  wasProperLeadAfterAll,
} from '../src/laws/law58A.ts';
import { isBesideRightLead, ledFirst } from '../src/laws/leadBeside.ts';
import { isLeadNamed, leadNamed } from '../src/laws/law58.ts';
import { isShortTrickOver, isPlayedTooSoon, playedTooSoon } from '../src/laws/law60.ts';
import { standsAsPlay, wasPlayToIt } from '../src/laws/foundPlayed.ts';
import { lifecycle, underName } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<LeadOutOfTurnContext>();

type Choice = StepOf<'ChoiceMade'>;

/** A defender who chooses twice does not overrule himself: only the defender next in turn prevails, and only over his partner (55A). */
const chosen = remember((_context, { fact }: Choice) => ({ chosenBy: fact.by }));
const together = remember(() => ({ together: true }));
const told = { guard: when(wasToldToLead), target: 'takenBack', actions: conclude(takeBackFree) } as const;

/** 55A: the other defender chooses this option, and prevails or is outvoted. */
const byOtherDefender = (
  name: string,
  rule: typeof prevails | typeof isOutvoted,
  option: 'accept' | 'refuse',
) => when(underName(name, (context: LeadOutOfTurnContext, step: Choice) => rule(context, step, option)));

export const leadOutOfTurn = machine({
  id: 'leadOutOfTurn',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        Lapsed: 'lapsed',
        LeadLost: { target: 'properLeadMade', actions: conclude(overtaken) },
        Opened: [
          { guard: when(isBesideRightLead), target: 'properLeadMade' },
          told,
          { guard: when(isLastTrick), target: 'forcedBack', actions: conclude(forceBack) },
        ],
        ChoiceMade: [
          { guard: when(leadIsTakenBackFreely), target: 'takenBack' },
          { guard: when(isLeadNamed), actions: remember((_context, step: Choice) => leadNamed(step)) },
          { guard: when(accepts), target: 'accepted', actions: [conclude(acceptByWord), chosen] },
          { guard: when(refuses), target: 'refused', actions: [conclude(withdraw), chosen] },
        ],
        CardWithdrawn: [
          { guard: when(leadIsTakenBackFreely), target: 'takenBack' },
          {
            guard: when(isMisinformedLeadTakenBack),
            target: 'takenBack',
            actions: conclude(takeBackMisinformed),
          },
        ],
        CardPlaced: { guard: when(isLeadMisplaced), actions: remember(withMisplaced) },
        PutRight: { actions: remember(withCalled) },
        CardPlayed: [
          { guard: when(wasPlayToIt), target: 'lapsed', actions: conclude(standsAsPlay) },
          { guard: when(isPlayedByRightLeader), target: 'playedTo', actions: conclude(acceptByPlay) },
          { guard: when(isRefusedByPlay), target: 'replaced', actions: conclude(refuseByPlay) },
          { guard: when(isPartnersLeadFollowed), target: 'replaced', actions: conclude(partnersLeadStands) },
          { guard: when(isPlayedTo), target: 'acceptedByPlay', actions: conclude(acceptByPlay) },
          {
            guard: when(isProperLead),
            target: 'properLeadMade',
            actions: [
              conclude(properLead),
              remember((context, step: PlayStep) => ({
                together: cameTogether(context, step),
              })),
            ],
          },
          {
            guard: when(isPlayedToByWrongDefender),
            target: 'acceptedByPlay',
            actions: conclude(acceptByWrongDefender),
          },
          { guard: when(isPlayedOnByOffenders), actions: conclude(playedOnByOffenders) },
        ],
        QuestionAnswered: [
          told,
          {
            guard: when(wasProperLeadAfterAll),
            target: 'properLeadMade',
            actions: [conclude(leadOfRightLeader), together],
          },
          {
            guard: when(wasLedFromRightHand),
            target: 'properLeadMade',
            actions: [conclude(leadOfRightHand), together],
          },
        ],
        AttentionDrawn: {
          guard: when(isLeadPointedOutByDummy),
          target: 'acceptedByPlay',
          actions: conclude(standsAfterDummy),
        },
      },
    },
    accepted: {
      on: {
        ChoiceMade: [
          {
            guard: byOtherDefender('prevails', prevails, 'refuse'),
            target: 'refused',
            actions: [conclude(overruledToRefuse), chosen],
          },
          { guard: byOtherDefender('isOutvoted', isOutvoted, 'refuse'), actions: conclude(outvoted) },
        ],
        QuestionAnswered: {
          guard: when(wasToldToLead),
          target: 'takenBack',
          actions: conclude((context, step) => takeBackAccepted(context, context.trick, step)),
        },
        CardPlayed: 'acceptedByPlay',
      },
    },
    refused: {
      on: {
        ChoiceMade: [
          {
            guard: byOtherDefender('prevails', prevails, 'accept'),
            target: 'accepted',
            actions: [conclude(overruledToAccept), chosen],
          },
          { guard: byOtherDefender('isOutvoted', isOutvoted, 'accept'), actions: conclude(outvoted) },
        ],
        QuestionAnswered: {
          guard: when(wasToldAfterRefusal),
          target: 'takenBack',
          actions: conclude(takeBackRefused),
        },
        CardPlayed: [
          { guard: when(isPlayedTooSoon), actions: conclude(playedTooSoon) },
          { guard: when(isShortTrickOver), target: 'replaced' },
        ],
      },
    },
    playedTo: {
      on: {
        QuestionAnswered: {
          guard: when(wasNoPlayToIt),
          target: 'properLeadMade',
          actions: [conclude(leadAnew), together],
        },
      },
    },
    properLeadMade: {
      on: {
        QuestionAnswered: [
          { guard: when(isLaterAfterAll), actions: [conclude(putLater), together] },
          {
            guard: when(wasFirstAfterAll),
            actions: [conclude(goesBackAfterAll), remember(() => ({ together: false }))],
          },
          {
            guard: when(wasFirstOfPartners),
            target: 'pending',
            actions: [conclude(ledFirst), remember(() => ({ together: false, besideRightLead: false }))],
          },
        ],
      },
    },
    replaced: { type: 'final' },
    acceptedByPlay: { type: 'final' },
    forcedBack: { type: 'final' },
    takenBack: { type: 'final' },
    lapsed: { type: 'final' },
  },
});
