/** A call of dummy's card that needs a choice, is changed, or is misplaced: Laws 45C4b, 45D, 46B. */

import type { DesignationContext } from '../src/laws/case.ts';
import { isCalledAgain, isCalledAgainTooLate } from '../src/laws/calledAgain.ts';
import { isMisplacedLeadGone } from '../src/laws/calledLead.ts';
import { isOthersLead, isOvertaken } from '../src/laws/law45.ts';
import { choose, isChosen } from '../src/laws/law45C.ts';
import {
  bothPlayedOn,
  bothPlayedOnForgotten,
  changeCall,
  isMisplaced,
  isNoticed,
  isUndesignated,
  misplace,
  putRight,
  refuseChange,
  standsMisplaced,
  wasRethink,
  wasSlip,
} from '../src/laws/law45C4.ts';
import { leadTakenBack } from '../src/laws/leadAfterChange.ts';
import { isAnotherPut, isPlacedBack, isPlacedBackTooLate, isPlayedBack } from '../src/laws/misplacedCard.ts';
import { lifecycle } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<DesignationContext>();

const leadBack = remember(leadTakenBack);
const slip = { guard: when(wasSlip), target: 'changed', actions: [conclude(changeCall), leadBack] } as const;
const putRightNow = { target: 'putRight', actions: [conclude(putRight), leadBack] } as const;
const standsNow = { target: 'stands', actions: conclude(standsMisplaced) } as const;
const rethink = { guard: when(wasRethink), target: 'refused', actions: conclude(refuseChange) } as const;

export const designation = machine({
  id: 'designation',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: {
      on: {
        Opened: [
          { guard: when(isMisplaced), target: 'misplaced', actions: conclude(misplace) },
          { guard: when(isUndesignated), target: 'toBeChosen' },
          slip,
          rethink,
          { target: 'changeWanted' },
        ],
      },
    },
    toBeChosen: {
      on: {
        ChoiceMade: { guard: when(isChosen), target: 'chosen', actions: conclude(choose) },
        CardPlayed: { guard: when(isOvertaken), target: 'chosen' },
        Settled: { guard: when(isOthersLead), target: 'lapsed' },
      },
    },
    changeWanted: { on: { QuestionAnswered: [slip, rethink] } },
    misplaced: {
      on: {
        AttentionDrawn: { guard: when(isNoticed), ...putRightNow },
        CardCalled: { guard: when(isCalledAgain), ...putRightNow },
        CardPlaced: [
          { guard: when(isPlacedBack), ...putRightNow },
          { guard: when(isAnotherPut), actions: remember((_context, { fact }) => ({ placed: fact.card })) },
        ],
        CardPlayed: [
          { guard: when(isPlayedBack), ...putRightNow },
          { guard: when(bothPlayedOn), target: 'tooLate' },
        ],
        Settled: [
          { guard: when(bothPlayedOnForgotten), target: 'tooLate' },
          { guard: when(isMisplacedLeadGone), target: 'lapsed' },
        ],
      },
    },
    tooLate: {
      on: {
        AttentionDrawn: { guard: when(isNoticed), ...standsNow },
        CardCalled: { guard: when(isCalledAgainTooLate), ...standsNow },
        CardPlaced: { guard: when(isPlacedBackTooLate), ...standsNow },
      },
    },
    chosen: { type: 'final' },
    lapsed: { type: 'final' },
    changed: { type: 'final' },
    refused: { type: 'final' },
    putRight: { type: 'final' },
    stands: { type: 'final' },
  },
});
