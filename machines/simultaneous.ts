/** Two cards of one hand at once: Law 58B. */

import type { SimultaneousContext } from '../src/laws/simultaneousContext.ts';
import {
  isPassedOver,
  isPassedOverByBoth,
  isPointedAt,
  leftThere,
  name,
  pointedAt,
} from '../src/laws/law58.ts';
import { isNamed, isOneTakenBack, isPresumedTakenBack } from '../src/laws/law58B.ts';
import { lifecycle, underName } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<SimultaneousContext>();

const choice = {
  ChoiceMade: { guard: when(isNamed), target: 'named', actions: conclude(name) },
  AttentionDrawn: { guard: when(isPointedAt), actions: conclude(pointedAt) },
} as const;

export const simultaneous = machine({
  id: 'simultaneous',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: {
      on: {
        Opened: [
          { guard: when(underName('the record tells', (context) => context.presumed)), target: 'presumed' },
          { target: 'pending' },
        ],
      },
    },
    pending: {
      on: {
        ...choice,
        CardWithdrawn: { guard: when(isOneTakenBack), target: 'named', actions: conclude(name) },
        CardPlayed: { guard: when(isPassedOverByBoth), target: 'passedOver', actions: conclude(leftThere) },
      },
    },
    // Which card was played is known, and the other is a penalty card (50) or back in its hand (48A).
    presumed: {
      on: {
        ...choice,
        CardWithdrawn: { guard: when(isPresumedTakenBack), target: 'named', actions: conclude(name) },
        CardPlayed: { guard: when(isPassedOver), target: 'passedOver' },
      },
    },
    named: { type: 'final' },
    passedOver: { type: 'final' },
  },
});
