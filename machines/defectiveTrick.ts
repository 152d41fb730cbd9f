/** A trick with a card too few or too many: Law 67. */

import type { DefectiveTrickContext } from '../src/laws/case.ts';
import { isNoticed67, isNoticedEarly, isSupplied, repairEarly, repairLate, supplies, bothSidesPlayedOn } from '../src/laws/law67.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude } = lifecycle<DefectiveTrickContext>();

const noticed = [
  { guard: when(isNoticedEarly), target: 'noticedEarly', actions: conclude(repairEarly) },
  { guard: when(isNoticed67), target: 'repaired', actions: conclude(repairLate) },
] as const;

export const defectiveTrick = machine({
  id: 'defectiveTrick',
  context: ({ input }) => input,
  initial: 'unnoticed',
  states: {
    unnoticed: {
      on: {
        AttentionDrawn: noticed,
        QuestionAnswered: noticed,
        CardPlayed: [
          { guard: when((context, heard) => isSupplied(context, heard) && bothSidesPlayedOn(context, heard)), target: 'repaired', actions: [conclude(repairLate), conclude(supplies)] },
          { guard: when(isSupplied), target: 'repaired', actions: [conclude(repairEarly), conclude(supplies)] },
        ],
      },
    },
    noticedEarly: { on: { CardPlayed: { guard: when(isSupplied), target: 'repaired', actions: conclude(supplies) } } },
    repaired: { type: 'final' },
  },
});
