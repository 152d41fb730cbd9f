/** Which of several due penalty cards the owner plays, as declarer says: Law 51A. One per turn. */

import type { Card } from '../src/domain/card.ts';
import type { PenaltyCardChoiceContext } from '../src/laws/case.ts';
import type { StepOf } from '../src/laws/step.ts';
import { designate, hasChosen, isDesignated, isUsed } from '../src/laws/law51.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<PenaltyCardChoiceContext>();

const chosen = remember((_context, { fact }: StepOf<'ChoiceMade'>) => ({
  chosen: fact.option.slice('card:'.length) as Card,
}));

export const penaltyCardChoice = machine({
  id: 'penaltyCardChoice',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        Opened: { guard: when(hasChosen), target: 'designated' },
        ChoiceMade: {
          guard: when(isDesignated),
          target: 'designated',
          actions: [conclude(designate), chosen],
        },
        CardPlayed: { guard: when(isUsed), target: 'done' },
      },
    },
    designated: { on: { CardPlayed: { guard: when(isUsed), target: 'done' } } },
    done: { type: 'final' },
  },
});
