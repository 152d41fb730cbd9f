/** Two cards of one hand at once: Law 58B. */

import type { SimultaneousContext } from '../src/laws/case.ts';
import { isFoundLate, isNamed, name } from '../src/laws/law58.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<SimultaneousContext>();

export const simultaneous = machine({
  id: 'simultaneous',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        ChoiceMade: { guard: when(isNamed), target: 'named', actions: conclude(name) },
        CardPlayed: { guard: when(isFoundLate), target: 'foundLate' },
      },
    },
    named: { type: 'final' },
    foundLate: { type: 'final' },
  },
});
