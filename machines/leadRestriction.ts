/** Declarer's choice about a lead because of the leader's partner's penalty card or withdrawn call: Laws 26, 50D2, 51B. One per occasion. */

import type { Suit } from '../src/domain/card.ts';
import type { LeadRestrictionContext } from '../src/laws/case.ts';
import type { StepOf } from '../src/laws/step.ts';
import { givesNoChoice } from '../src/laws/law26.ts';
import {
  bindingSuits,
  choiceLapses,
  forfeit,
  hasKeptLead,
  isBeyondOffer,
  isChoice,
  lapse,
  isForfeited,
  isLostForGood,
  isPast,
  leadIsTakenBack,
  leads,
  leadsUnbound,
  lostNow,
  restrict,
  stateChoice,
} from '../src/laws/law50D.ts';
import { earlyLead, givesUpBoth, isEarlyLead, isFreedRightUsed } from '../src/laws/leadChoice.ts';
import { hasLostLead, isLedByAnother } from '../src/laws/leadOwed.ts';
import { isLifted, lift, withoutLifted } from '../src/laws/choiceLifted.ts';
import { both, lifecycle, underName } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<LeadRestrictionContext>();

const lifted = { guard: when(isLifted), target: 'lapsed', actions: conclude(lift) } as const;
const partlyLifted = [lifted, { actions: [conclude(lift), remember(withoutLifted)] }] as const;

type Choice = StepOf<'ChoiceMade'>;

const isRequirement = underName('requires', (context: LeadRestrictionContext, step: Choice) =>
  isChoice(context, step, 'require'),
);
const leavesFree = underName('leaves free', (context: LeadRestrictionContext, step: Choice) =>
  isChoice(context, step, 'free'),
);
const requires = {
  guard: when(isRequirement),
  target: 'required',
  actions: [
    conclude(restrict),
    remember((context, step: Choice) => ({
      require: bindingSuits(context, step) as Suit,
      chosenAt: step.at,
    })),
  ],
} as const;
const forbids = {
  guard: when(
    underName('forbids', (context: LeadRestrictionContext, step: Choice) =>
      isChoice(context, step, 'forbid'),
    ),
  ),
  target: 'forbidden',
  actions: [
    conclude(restrict),
    remember((context, step: Choice) => ({ forbid: bindingSuits(context, step), chosenAt: step.at })),
  ],
} as const;

export const leadRestriction = machine({
  id: 'leadRestriction',
  context: ({ input }) => input,
  initial: 'pendingChoice',
  states: {
    pendingChoice: {
      on: {
        Opened: { guard: when(givesNoChoice), target: 'lapsed' },
        ChoiceMade: [
          {
            guard: when(isBeyondOffer),
            actions: [conclude(stateChoice), remember(() => ({ misled: true as const }))],
          },
          requires,
          forbids,
          {
            guard: when(both(leavesFree, givesUpBoth)),
            target: 'free',
            actions: [
              conclude(restrict),
              remember((_context, step) => ({ chosenAt: step.at, freedTogether: true as const })),
            ],
          },
          {
            guard: when(leavesFree),
            target: 'free',
            actions: [conclude(restrict), remember((_context, step) => ({ chosenAt: step.at }))],
          },
        ],
        CardPlayed: [
          { guard: when(leadsUnbound), target: 'expired' },
          { guard: when(isEarlyLead), actions: conclude(earlyLead) },
          { guard: when(isForfeited), target: 'lapsed', actions: conclude(forfeit) },
        ],
        Settled: { guard: when(choiceLapses), target: 'lapsed', actions: conclude(lapse) },
      },
    },
    required: {
      on: {
        CardPlayed: { guard: when(leads), target: 'obeyed' },
        StaysPlayed: 'obeyed',
        Settled: { guard: when(isLedByAnother), target: 'expired' },
        Lapsed: lifted,
      },
    },
    obeyed: {
      on: {
        Lapsed: lifted,
        CardWithdrawn: { guard: when(leadIsTakenBack), target: 'required' },
        CardPlayed: { guard: when(isPast), target: 'expired' },
      },
    },
    forbidden: {
      on: {
        Lapsed: partlyLifted,
        Settled: {
          guard: when(hasLostLead),
          target: 'lost',
          actions: remember((_context, step) => lostNow(step)),
        },
      },
    },
    lost: {
      on: {
        Lapsed: partlyLifted,
        Settled: { guard: when(hasKeptLead), target: 'forbidden' },
        CardPlayed: { guard: when(isLostForGood), target: 'expired' },
      },
    },
    free: {
      on: {
        ChoiceMade: [
          { ...requires, guard: when(both(isFreedRightUsed, isRequirement)) },
          { ...forbids, guard: when(isFreedRightUsed) },
        ],
        CardPlayed: { guard: when(leads), target: 'expired' },
      },
    },
    expired: { type: 'final' },
    lapsed: { type: 'final' },
  },
});
