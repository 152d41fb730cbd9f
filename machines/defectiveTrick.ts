/** A trick with a card too few or too many: Law 67. */

import type { DefectiveTrickContext } from '../src/laws/case.ts';
import {
  hasExtraCard,
  isNoticed67,
  isNoticedEarly,
  isPlayedInTurn,
  repairEarly,
  isTooLateFor67A,
} from '../src/laws/law67.ts';
import { isSupplied, leadAfterAddedCard, supplies } from '../src/laws/law67A1.ts';
import {
  isFoundByDirector,
  isFoundWithoutCard,
  noticeLate,
  repairLate,
  supplyLate,
} from '../src/laws/law67B.ts';
import { both, lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<DefectiveTrickContext>();

/** The extra card goes back at once, and nobody has to supply a card. */
const restored = {
  guard: when(both(isNoticedEarly, hasExtraCard)),
  target: 'repaired',
  actions: conclude(repairEarly),
} as const;
const early = {
  guard: when(isNoticedEarly),
  target: 'noticedEarly',
  actions: conclude(repairEarly),
} as const;
const found = { guard: when(isFoundByDirector), target: 'repaired', actions: conclude(repairLate) } as const;
const suppliedLate = {
  guard: when(both(isSupplied, isTooLateFor67A)),
  target: 'repaired',
  actions: [conclude(supplyLate), conclude(supplies)],
} as const;

export const defectiveTrick = machine({
  id: 'defectiveTrick',
  context: ({ input }) => input,
  initial: 'unnoticed',
  states: {
    unnoticed: {
      on: {
        AttentionDrawn: [
          restored,
          early,
          { guard: when(isNoticed67), target: 'noticedLate', actions: conclude(noticeLate) },
        ],
        QuestionAnswered: [
          restored,
          early,
          found,
          { guard: when(isFoundWithoutCard), target: 'noticedLate', actions: conclude(noticeLate) },
        ],
        Lapsed: 'repaired',
        CardPlayed: [
          { guard: when(isPlayedInTurn), target: 'repaired' },
          suppliedLate,
          {
            guard: when(isSupplied),
            target: 'repaired',
            actions: [conclude(repairEarly), conclude(supplies), conclude(leadAfterAddedCard)],
          },
        ],
      },
    },
    noticedLate: { on: { QuestionAnswered: found, CardPlayed: suppliedLate } },
    noticedEarly: {
      on: {
        CardPlayed: [
          { guard: when(isPlayedInTurn), target: 'repaired' },
          {
            guard: when(isSupplied),
            target: 'repaired',
            actions: [conclude(supplies), conclude(leadAfterAddedCard)],
          },
        ],
      },
    },
    repaired: { type: 'final' },
  },
});
