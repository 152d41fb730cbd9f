/** Either defender chooses the hand from which declarer leads, after dummy, without his rights, has warned him: Law 43B2a. */

import type { LeadingHandContext } from '../src/laws/case.ts';
import {
  choosesHand,
  handChosen,
  hasLed,
  warning,
  wasDuringClaim,
  isFoundNoClaim,
} from '../src/laws/law43.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<LeadingHandContext>();

export const leadingHand = machine({
  id: 'leadingHand',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        ChoiceMade: { guard: when(choosesHand), target: 'chosen', actions: conclude(handChosen) },
        CardPlayed: { guard: when(hasLed), target: 'lapsed' },
        QuestionAnswered: { guard: when(isFoundNoClaim), actions: conclude(warning) },
        ClaimVoid: { guard: when(wasDuringClaim), target: 'lapsed' },
      },
    },
    chosen: { type: 'final' },
    lapsed: { type: 'final' },
  },
});
