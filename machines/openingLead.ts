/** A faced opening lead by the wrong defender: Law 54. */

import type { OpeningLeadContext } from '../src/laws/case.ts';
import { wasToldToLead } from '../src/laws/law53.ts';
import {
  accept54,
  acceptByPlay54,
  acceptSeen,
  becomeDummy,
  isAccepted54,
  isLedOver,
  isPlayedTo54,
  isRefused54,
  isSecondFromDummy,
  isSecondFromHand,
  secondFromDummy,
  secondFromHand,
  isSpread,
  ledOver,
  mustAccept,
  refuse54,
  takeBackFree54,
} from '../src/laws/law54.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<OpeningLeadContext>();

const spread = { guard: when(isSpread), target: 'declarerIsDummy', actions: conclude(becomeDummy) } as const;
const seen = { guard: when(mustAccept), target: 'accepted', actions: conclude(acceptSeen) } as const;
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
        Opened: told,
        ChoiceMade: [
          { guard: when(isAccepted54), target: 'accepted', actions: conclude(accept54) },
          spread,
          { guard: when(isRefused54), target: 'refused', actions: conclude(refuse54) },
        ],
        DummySpread: [spread, seen],
        HandFaced: [spread, seen],
        CardExposed: [spread, seen],
        QuestionAnswered: [told, seen],
        CardPlayed: [
          { guard: when(isPlayedTo54), target: 'played', actions: conclude(acceptByPlay54) },
          { guard: when(isLedOver), actions: conclude(ledOver) },
        ],
      },
    },
    accepted: {
      on: {
        CardPlayed: [
          { guard: when(isSecondFromDummy), target: 'played', actions: conclude(secondFromDummy) },
          { guard: when(isSecondFromHand), target: 'played', actions: conclude(secondFromHand) },
          { target: 'played' },
        ],
      },
    },
    played: { type: 'final' },
    declarerIsDummy: { type: 'final' },
    refused: { type: 'final' },
    takenBack: { type: 'final' },
  },
});
