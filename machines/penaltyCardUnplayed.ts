/** A penalty card was due, and another card was played instead: Law 52. */

import type { PenaltyCardUnplayedContext } from '../src/laws/case.ts';
import { isPassingOverPointedOut } from '../src/laws/law43.ts';
import { accept, isAccepted, isRefused, isSubstituted, mustBeAccepted, refuse } from '../src/laws/law52.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<PenaltyCardUnplayedContext>();

export const penaltyCardUnplayed = machine({
  id: 'penaltyCardUnplayed',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        ChoiceMade: [
          { guard: when(isAccepted), target: 'accepted', actions: conclude(accept) },
          { guard: when(isRefused), target: 'refused', actions: conclude(refuse) },
        ],
        AttentionDrawn: { guard: when(isPassingOverPointedOut), target: 'stands' },
        Lapsed: 'lifted',
        CardPlayed: { guard: when(mustBeAccepted), target: 'stands', actions: conclude(accept) },
      },
    },
    accepted: { type: 'final' },
    stands: { type: 'final' },
    lifted: { type: 'final' },
    refused: { on: { CardPlayed: { guard: when(isSubstituted), target: 'substituted' } } },
    substituted: { type: 'final' },
  },
});
