/** A faced opening lead by the wrong defender: Law 54. */

import type { OpeningLeadContext } from '../src/laws/case.ts';
import type { StepOf } from '../src/laws/step.ts';
import { wasToldToLead } from '../src/laws/law53.ts';
import {
  accept54,
  choiceIsOpenAgain,
  acceptByPlay54,
  acceptSeen,
  becomeDummy,
  isAccepted54,
  isLedOver,
  isLedTogether,
  isPlayedTo54,
  isRefused54,
  isSpread,
  ledOver,
  ledTogether,
  mustAccept,
  refuse54,
  takeBackFree54,
  wasNotSeen,
} from '../src/laws/law54.ts';
import { isSecondFromDummy, isSecondFromHand, secondFromDummy, secondFromHand } from '../src/laws/law54B.ts';
import { leadOfRightLeader, wasFirstOfPartners, wasProperLeadAfterAll } from '../src/laws/law58A.ts';
import { isMisinformedLeadTakenBack, takeBackAccepted, takeBackMisinformed } from '../src/laws/law47E.ts';
import { isBesideRightLead, ledFirst54 } from '../src/laws/leadBeside.ts';
import { isLeadNamed, leadNamed } from '../src/laws/law58.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<OpeningLeadContext>();

type Choice = StepOf<'ChoiceMade'>;

const spread = { guard: when(isSpread), target: 'declarerIsDummy', actions: conclude(becomeDummy) } as const;
const seen = {
  guard: when(mustAccept),
  target: 'accepted',
  actions: [conclude(acceptSeen), remember(() => ({ seen: true }))],
} as const;
const told = {
  guard: when(wasToldToLead),
  target: 'takenBack',
  actions: conclude(takeBackFree54),
} as const;

export const openingLead = machine({
  id: 'openingLead',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        Opened: [{ guard: when(isBesideRightLead), target: 'properLeadMade' }, told, seen],
        ChoiceMade: [
          { guard: when(isLeadNamed), actions: remember((_context, step: Choice) => leadNamed(step)) },
          { guard: when(isAccepted54), target: 'accepted', actions: conclude(accept54) },
          spread,
          { guard: when(isRefused54), target: 'refused', actions: conclude(refuse54) },
        ],
        DummySpread: [spread, seen],
        HandFaced: [spread, seen],
        CardExposed: [spread, seen],
        QuestionAnswered: [
          told,
          seen,
          {
            guard: when(wasProperLeadAfterAll),
            target: 'properLeadMade',
            actions: conclude(leadOfRightLeader),
          },
        ],
        CardWithdrawn: {
          guard: when(isMisinformedLeadTakenBack),
          target: 'takenBack',
          actions: conclude(takeBackMisinformed),
        },
        CardPlayed: [
          { guard: when(isPlayedTo54), target: 'played', actions: conclude(acceptByPlay54) },
          { guard: when(isLedTogether), target: 'properLeadMade', actions: conclude(ledTogether) },
          { guard: when(isLedOver), actions: conclude(ledOver) },
        ],
      },
    },
    accepted: {
      on: {
        QuestionAnswered: [
          {
            guard: when(wasToldToLead),
            target: 'takenBack',
            actions: conclude((context, step) => takeBackAccepted(context, 1, step)),
          },
          {
            guard: when(wasNotSeen),
            target: 'pending',
            actions: [conclude(choiceIsOpenAgain), remember(() => ({ seen: false }))],
          },
        ],
        CardPlayed: [
          { guard: when(isSecondFromDummy), target: 'played', actions: conclude(secondFromDummy) },
          { guard: when(isSecondFromHand), target: 'played', actions: conclude(secondFromHand) },
        ],
      },
    },
    properLeadMade: {
      on: {
        QuestionAnswered: {
          guard: when(wasFirstOfPartners),
          target: 'pending',
          actions: [conclude(ledFirst54), remember(() => ({ besideRightLead: false }))],
        },
      },
    },
    played: { type: 'final' },
    declarerIsDummy: { type: 'final' },
    refused: { type: 'final' },
    takenBack: { type: 'final' },
  },
});
