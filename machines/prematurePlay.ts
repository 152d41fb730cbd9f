/** A defender leads to the next trick, or plays, before his partner (57A), or plays at his right-hand opponent's turn (57D). */

import type { PrematurePlayContext } from '../src/laws/prematurePlayContext.ts';
import type { StepOf } from '../src/laws/step.ts';
import { exemptThoughMisled, isMisledAndExempt, takeBackPlay, wasToldToPlay } from '../src/laws/law47E.ts';
import {
  choiceOfPlayAfterAll,
  partnerPlayedTogether,
  partnerPlays,
  partnerPlaysUnbound,
  partnerPlaysEarly,
  partnerTooSoon,
  partnersCardIsTakenBack,
  penalise,
  putInOrder,
  putInTurn,
  trickIsPast,
  wasFirst,
  wasFirstAndChoiceIsOpen,
  wasLeadBefore,
  wasNotFirst,
  wasNotFirstInTurn,
  reorder,
} from '../src/laws/law57.ts';
import { choosePlay, isBindingChoice, isPlayChoice } from '../src/laws/law57A.ts';
import {
  canBePlayed,
  dummysCardWasAnother,
  dummyPlays,
  exempt,
  followedDummysCard,
  isAtRightHandTurn,
  isExempt,
  isLeftBehind,
  isStillPenaltyCard,
  offenderPlays,
  offenderPlaysOther,
  playedOther,
  staysInTrick,
  waitForTurn,
  waitsNoLonger,
  partnerHasPlayed,
} from '../src/laws/law57C.ts';
import { isEarlyCardPointedOut } from '../src/laws/law43.ts';
import {
  earlyCardStands,
  forfeitAfterPartner,
  forfeitLead,
  forfeits,
  forfeitsAfterPartner,
} from '../src/laws/law60A.ts';
import { exemptAfterAll, standsInTurn, wasExempt, wasInTurn } from '../src/laws/foundPlayed.ts';
import { both, lifecycle } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<PrematurePlayContext>();

const chosen = remember((_context, { fact }: StepOf<'ChoiceMade'>) => ({ choice: fact.option }));

const told = { guard: when(wasToldToPlay), target: 'takenBack', actions: conclude(takeBackPlay) } as const;

/** 57C1: it is found that declarer had played from both hands before. */
const exemptAfter = { guard: when(wasExempt), target: 'exempt', actions: conclude(exemptAfterAll) } as const;

const leadBefore = { guard: when(wasLeadBefore), target: 'exempt' } as const;

/** The next trick has begun although an earlier hand has given no card: the early card stays where it was played. */
const leftBehind = {
  guard: when(isLeftBehind),
  target: 'leftBehind',
  actions: conclude(staysInTrick),
} as const;

export const prematurePlay = machine({
  id: 'prematurePlay',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: {
      on: {
        Opened: [
          { guard: when(isMisledAndExempt), target: 'exempt', actions: conclude(exemptThoughMisled) },
          told,
          {
            guard: when(both(isAtRightHandTurn, canBePlayed)),
            target: 'waitsForTurn',
            actions: conclude(waitForTurn),
          },
          {
            guard: when(both(isAtRightHandTurn, followedDummysCard)),
            target: 'followedDummy',
            actions: conclude((context, step) => penalise(context, step, '57D')),
          },
          {
            guard: when(isAtRightHandTurn),
            target: 'penalised',
            actions: conclude((context, step) => penalise(context, step, '57D')),
          },
          {
            guard: when(both(partnerHasPlayed, followedDummysCard)),
            target: 'followedDummy',
            actions: conclude((context, step) => penalise(context, step, '49')),
          },
          {
            guard: when(partnerHasPlayed),
            target: 'penalised',
            actions: conclude((context, step) => penalise(context, step, '49')),
          },
          { guard: when(isExempt), target: 'exempt', actions: conclude(exempt) },
          { target: 'optionPending', actions: conclude((context, step) => penalise(context, step, '57A')) },
        ],
      },
    },
    optionPending: {
      on: {
        Freed: 'takenBack',
        QuestionAnswered: [
          told,
          leadBefore,
          { guard: when(wasNotFirstInTurn), target: 'done', actions: conclude(putInTurn) },
          { guard: when(wasNotFirst), target: 'waitsForTurn', actions: conclude(putInOrder) },
        ],
        AttentionDrawn: {
          guard: when(isEarlyCardPointedOut),
          target: 'forfeited',
          actions: conclude(earlyCardStands),
        },
        ChoiceMade: [
          {
            guard: when(isBindingChoice),
            target: 'restricted',
            actions: [conclude(choosePlay), chosen],
          },
          {
            guard: when(isPlayChoice),
            actions: [conclude(choosePlay), remember(() => ({ misled: true as const }))],
          },
        ],
        CardPlayed: [
          exemptAfter,
          leftBehind,
          { guard: when(partnerPlaysUnbound), target: 'done' },
          { guard: when(partnerPlayedTogether), target: 'waitsForTurn', actions: conclude(reorder) },
          { guard: when(partnerPlaysEarly), actions: conclude(partnerTooSoon) },
          { guard: when(forfeits), target: 'forfeited', actions: conclude(forfeitLead) },
          { guard: when(forfeitsAfterPartner), target: 'forfeited', actions: conclude(forfeitAfterPartner) },
        ],
      },
    },
    restricted: {
      on: {
        Freed: 'takenBack',
        QuestionAnswered: told,
        CardPlayed: [exemptAfter, leftBehind, { guard: when(partnerPlays), target: 'obeyed' }],
        StaysPlayed: 'obeyed',
      },
    },
    obeyed: {
      on: {
        Freed: 'takenBack',
        CardWithdrawn: { guard: when(partnersCardIsTakenBack), target: 'restricted' },
        CardPlayed: { guard: when(trickIsPast), target: 'done' },
      },
    },
    waitsForTurn: {
      on: {
        Lapsed: 'takenBack',
        Freed: 'takenBack',
        QuestionAnswered: [
          told,
          leadBefore,
          {
            guard: when(wasFirstAndChoiceIsOpen),
            target: 'optionPending',
            actions: conclude(choiceOfPlayAfterAll),
          },
          {
            guard: when(wasFirst),
            target: 'penalised',
            actions: conclude((context, step) => penalise(context, step, '57A')),
          },
        ],
        CardPlayed: [
          { guard: when(wasInTurn), target: 'exempt', actions: conclude(standsInTurn) },
          leftBehind,
          { guard: when(dummysCardWasAnother), target: 'takenBack', actions: conclude(waitsNoLonger) },
          { guard: when(offenderPlaysOther), target: 'penalised', actions: conclude(playedOther) },
          { guard: when(offenderPlays), target: 'done' },
        ],
      },
    },
    followedDummy: {
      on: {
        CardPlayed: [
          {
            guard: when(both(dummysCardWasAnother, isStillPenaltyCard)),
            target: 'takenBack',
            actions: conclude(waitsNoLonger),
          },
          { guard: when(dummyPlays), target: 'penalised' },
        ],
      },
    },
    exempt: { type: 'final' },
    forfeited: { type: 'final' },
    penalised: { type: 'final' },
    takenBack: { type: 'final' },
    leftBehind: { type: 'final' },
    done: { type: 'final' },
  },
});
