/** A defender's card exposed, led or played too soon, or withdrawn: Laws 24, 49, 50. One per card. */

import type { PenaltyCardContext } from '../src/laws/case.ts';
import type { Step } from '../src/laws/step.ts';
import { isDeclaringSideNow, lapseWithAuction } from '../src/laws/law24.ts';
import { isFoundToBeLed, wasLedAfterAll } from '../src/laws/law45E.ts';
import {
  excuse,
  isExcused,
  isExcusedWhereItLies,
  isPlayedByHolding,
  isSeenAfterAll,
  isShownForNothing,
  isShownToClaim,
  isUnseen,
  playHeld,
} from '../src/laws/law49.ts';
import {
  becomes,
  excusedByObjection,
  hasOther,
  isMinor,
  isPickedUp,
  isPlayed,
  isReclassified,
  isShownByClaim,
  returnPenaltyCard,
  played,
  takenUpAgain,
  upgrade,
  voided,
} from '../src/laws/law50.ts';
import { isChoiceUnused, liesThereAgain, wasTold, wasToldBefore } from '../src/laws/choiceLifted.ts';
import { lyingBeside, minorAgain, neverWas } from '../src/laws/law50B.ts';
import { both, lifecycle, underName } from './lifecycle.ts';

const { machine, when, conclude, remember } = lifecycle<PenaltyCardContext>();

const isGroundless = underName('isGroundless', (context: PenaltyCardContext) => context.groundless === true);
const groundless = remember(() => ({ groundless: true as const }));
const several = remember(() => ({ several: true }));
const single = remember(() => ({ several: false }));
const seenAfterAll = remember(() => ({ seen: true }));
const onPurpose = remember(() => ({ inadvertent: false, foundLed: true as const }));
const reclassified = remember((context) => ({ inadvertent: !context.inadvertent }));

const never = remember((context, step: Step) => {
  const was = neverWas(context, step);
  return was === undefined ? {} : { neverWas: was };
});
const beside = remember((context, step: Step) => ({
  several: context.several || hasOther(context, step),
  beside: lyingBeside(context, step),
}));

const excused = {
  guard: when(isExcused),
  target: 'waived',
  actions: [conclude(excuse), never],
} as const;
const excusedWhereItLies = { ...excused, guard: when(isExcusedWhereItLies) } as const;
const shownForNothing = {
  guard: when(isShownForNothing),
  actions: remember(() => ({ byClaim: false })),
} as const;
const deemedLater = { target: 'waived', actions: never } as const;
const toldBefore = {
  guard: when(wasToldBefore),
  target: 'waived',
  actions: [conclude(wasTold), never],
} as const;
/** The card is minor, now that it is found to have been no accident after all, or one. */
const wouldBeMinor = underName('isMinor', (context: PenaltyCardContext, step: Step) =>
  isMinor({ ...context, inadvertent: !context.inadvertent }, step),
);

/** 45C1: the card was played. If it goes back to the hand, the law that takes it back says whether it is a penalty card (62B1, 62C1). */
const held = {
  guard: when(isPlayedByHolding),
  target: 'waived',
  actions: [conclude(playHeld), never],
} as const;
const led = { guard: when(wasLedAfterAll), target: 'waived', actions: never } as const;
const classified = [
  excused,
  { guard: when(isMinor), target: 'minor', actions: conclude(becomes) },
  {
    target: 'major',
    actions: [conclude(becomes), beside],
  },
] as const;

export const penaltyCard = machine({
  id: 'penaltyCard',
  context: ({ input }) => input,
  initial: 'exposed',
  states: {
    exposed: {
      on: {
        Opened: [
          {
            guard: when(underName('during the auction', (context) => context.inAuction)),
            target: 'auctionPeriod',
          },
          held,
          { guard: when(isUnseen), target: 'unseen' },
          ...classified,
        ],
      },
    },
    unseen: {
      on: {
        DeemedLater: 'waived',
        QuestionAnswered: [
          held,
          {
            guard: when(both(isSeenAfterAll, isExcused)),
            target: 'waived',
            actions: [seenAfterAll, conclude(excuse), never],
          },
          {
            guard: when(both(isSeenAfterAll, isMinor)),
            target: 'minor',
            actions: [seenAfterAll, conclude(becomes)],
          },
          {
            guard: when(isSeenAfterAll),
            target: 'major',
            actions: [seenAfterAll, conclude(becomes), beside],
          },
        ],
      },
    },
    auctionPeriod: {
      on: {
        AuctionOver: [
          { guard: when(isDeclaringSideNow), target: 'waived', actions: conclude(lapseWithAuction) },
          ...classified,
        ],
        QuestionAnswered: excused,
      },
    },
    minor: {
      on: {
        DeemedLater: deemedLater,
        AuctionGoesOn: 'waived',
        Upgraded: { target: 'major', actions: [several, conclude(upgrade)] },
        ClaimMade: { guard: when(isShownToClaim), actions: remember(() => ({ byClaim: true })) },
        CardPlayedOn: {
          guard: when(isPlayed),
          target: 'played',
          actions: conclude((context, step) => played(context, step, false)),
        },
        QuestionAnswered: [
          held,
          led,
          shownForNothing,
          excusedWhereItLies,
          { guard: when(isReclassified), target: 'major', actions: [reclassified, conclude(becomes)] },
          { guard: when(isFoundToBeLed), target: 'major', actions: [onPurpose, conclude(becomes)] },
        ],
        ClaimVoid: { guard: when(isShownByClaim), target: 'void', actions: conclude(voided) },
        ConcessionVoid: { target: 'void', actions: conclude(excusedByObjection) },
      },
    },
    major: {
      on: {
        MinorAgain: { target: 'minor', actions: [single, conclude(minorAgain)] },
        DeemedLater: deemedLater,
        AuctionGoesOn: 'waived',
        ChoiceMade: {
          guard: when(isPickedUp),
          target: 'returned',
          actions: [conclude(returnPenaltyCard), remember((_context, step) => ({ pickedUpAt: step.at }))],
        },
        ClaimMade: { guard: when(isShownToClaim), actions: remember(() => ({ byClaim: true })) },
        CardPlayedOn: {
          guard: when(isPlayed),
          target: 'played',
          actions: conclude((context, step) => played(context, step, true)),
        },
        QuestionAnswered: [
          held,
          led,
          toldBefore,
          shownForNothing,
          excusedWhereItLies,
          {
            guard: when(both(isReclassified, wouldBeMinor)),
            target: 'minor',
            actions: [reclassified, conclude(becomes)],
          },
          { guard: when(isFoundToBeLed), actions: onPurpose },
        ],
        ClaimVoid: { guard: when(isShownByClaim), target: 'void', actions: conclude(voided) },
        ConcessionVoid: { target: 'void', actions: conclude(excusedByObjection) },
      },
    },
    played: {
      on: {
        TakenUpAgain: [
          { guard: when(isMinor), target: 'minor', actions: conclude(takenUpAgain) },
          { target: 'major', actions: conclude(takenUpAgain) },
        ],
      },
    },
    // Declarer's choice because of this card is valid only while the card is found to be a major penalty card.
    returned: {
      on: {
        MinorAgain: { actions: [groundless, conclude(liesThereAgain)] },
        QuestionAnswered: [
          { guard: when(isGroundless) },
          { guard: when(wasToldBefore), actions: [conclude(wasTold), never, groundless] },
          { guard: when(isExcused), actions: [conclude(excuse), never, groundless] },
          {
            guard: when(both(both(isReclassified, wouldBeMinor), isChoiceUnused)),
            actions: [groundless, conclude(liesThereAgain)],
          },
          { guard: when(both(isReclassified, wouldBeMinor)), actions: groundless },
        ],
      },
    },
    waived: { type: 'final' },
    void: { type: 'final' },
  },
});
