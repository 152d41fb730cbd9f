/** A card that its owner may change because another player corrects something: Laws 62C, 47D, 45D1, 58B3. One per card. */

import type { CardChangeContext } from '../src/laws/case.ts';
import { isTakenBack } from '../src/laws/law62.ts';
import {
  change,
  isKept,
  isLapsed,
  wasLeadInWaiting,
  isTrickLedAnew,
  isReplacement,
  otherSideMayChange,
  wentBack,
} from '../src/laws/law62C.ts';
import { isBackInHand } from '../src/laws/law62C1.ts';
import { keptOffSuit } from '../src/laws/keptOffSuit.ts';
import { both, lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<CardChangeContext>();

const leadBack = {
  guard: when(both(isTakenBack, wasLeadInWaiting)),
  target: 'replaced',
  actions: conclude(change),
} as const;
const withdrawn = { guard: when(isTakenBack), target: 'withdrawn', actions: conclude(change) } as const;

export const cardChange = machine({
  id: 'cardChange',
  context: ({ input }) => input,
  initial: 'mayChange',
  states: {
    mayChange: {
      on: {
        Opened: { guard: when(wentBack), target: 'withdrawn' },
        Lapsed: 'lapsed',
        Settled: { guard: when(isBackInHand), target: 'lapsed' },
        CardWithdrawn: [leadBack, withdrawn],
        ChoiceMade: [
          leadBack,
          withdrawn,
          { guard: when(isKept), target: 'kept', actions: conclude(keptOffSuit) },
        ],
        CardPlayed: { guard: when(isLapsed), target: 'lapsed', actions: conclude(keptOffSuit) },
      },
    },
    withdrawn: {
      on: {
        CardPlayed: [
          { guard: when(isReplacement), target: 'replaced', actions: conclude(otherSideMayChange) },
          { guard: when(isTrickLedAnew), target: 'replaced' },
        ],
      },
    },
    replaced: { type: 'final' },
    kept: { type: 'final' },
    lapsed: { type: 'final' },
  },
});
