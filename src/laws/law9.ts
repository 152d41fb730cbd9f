/**
 * Law 9: procedure following an irregularity. 2017, 2007. After attention is drawn the director is called, and nobody acts until the
 * director has explained the options (9B). The innocent side may lose its right by acting before (11A).
 */

import { sameSide, type Seat } from '../domain/seat.ts';
import { cite, type Effect, type Step, type Play } from './step.ts';
import {
  isLeadUndecided,
  isOpeningLeadUndecided,
  isPassingOverUndecided,
  isPlayChoiceOpen,
  isTrickNoticedEarly,
  liesOnTheTable,
  mustBeCorrected,
} from './states.ts';
import { lifecyclesIn } from './caseIndex.ts';
import type { CaseIn } from './case.ts';
import { ofCard } from './finding.ts';
import { claimsIn } from './law69.ts';
import { isAttentionFresh } from './ledger.ts';
import { remindsOfPenaltyCard } from './law42.ts';

/** True for a card that replaces one taken back, or that a trick lacks (67A1): playing it puts the irregularity right. */
function putsRight({ cases }: Step, play: Play): boolean {
  if (play.manner === 'correction' || play.manner === 'toTrick') return true;
  return lifecyclesIn(cases, isTrickNoticedEarly).some(
    ({ context: { seat, trick } }) => seat === play.seat && trick === play.trick,
  );
}

/** The hands whose irregularity attention was drawn to, as far as the program knows them. */
function offendersIn({ before, cases, ledger }: Step): Seat[] {
  switch (ledger.attention.last?.to) {
    case 'revoke':
      return lifecyclesIn(cases, mustBeCorrected).map(({ context }) => context.seat);
    case 'leadOutOfTurn':
      return [
        ...[...lifecyclesIn(cases, isLeadUndecided), ...lifecyclesIn(cases, isOpeningLeadUndecided)].map(
          ({ context }) => context.leader,
        ),
        ...lifecyclesIn(cases, isPlayChoiceOpen).map(({ context }) => context.offender),
      ];
    case 'penaltyCard':
      return [...lifecyclesIn(cases, liesOnTheTable), ...lifecyclesIn(cases, isPassingOverUndecided)].map(
        ({ context }) => context.owner,
      );
    case 'defectiveTrick':
      return lifecyclesIn(cases, isTrickNoticedEarly).map(({ context }) => context.seat);
    case 'designation':
      // Only a card of dummy is called for, and as soon as it is noticed it is put right (45D).
      return before.declarer === null ? [] : [before.declarer];
    default:
      return [];
  }
}

/** 11A: the side that acts before the director comes. Only the innocent side has a right to lose; who is innocent may be unknown. */
export function sideTooSoon(step: Step, play: Play): 'offenders' | 'innocent' | null {
  if (!actsBeforeDirector(step, play)) return null;
  const offenders = offendersIn(step);
  const isTheirs = offenders.length > 0 && offenders.every((seat) => sameSide(seat, play.seat));
  return isTheirs ? 'offenders' : 'innocent';
}

/** 9B2: a player leads or plays on between the attention and the director. Correcting an irregularity does not count. */
function actsBeforeDirector(step: Step, play: Play): boolean {
  const { waits, last } = step.ledger.attention;
  return waits && !putsRight(step, play) && !(last !== null && remindsOfPenaltyCard(last, step));
}

/**
 * 9B2: claims and concessions between the attention and this call of the director, with nothing played in between. A hand that was only
 * faced may be no claim (48B2).
 */
function claimedMeanwhile({ at, before, cases, ledger }: Step): readonly CaseIn<'claim'>[] {
  const { attention, director } = ledger;
  const begins = director?.calledAt === at && director.calledBefore < attention.drawnAt;
  if (!begins || !isAttentionFresh(ledger, before)) return [];
  return claimsIn(cases).filter(
    ({ context }) => context.tricks !== null && context.openedAt > attention.drawnAt,
  );
}

/** 9B2, 9B1: the finding that somebody played on after attention, or claimed, before the director came. */
export function watch9(step: Step): Effect[] {
  const { play, fact } = step;
  if (fact.type === 'DirectorCalled')
    return claimedMeanwhile(step).map(({ context: { by, openedAt } }) =>
      cite({
        key: 'attention.claimedBeforeDirector',
        laws: ['9B2', '9B1'],
        params: { by },
        seat: by,
        because: [openedAt],
      }),
    );
  if (play === null || !actsBeforeDirector(step, play)) return [];
  const { seat, card, trick } = play;
  return [
    cite({
      key: 'attention.playedBeforeDirector',
      laws: ['9B2', '9B1'],
      ...ofCard(seat, card),
      trick,
    }),
  ];
}
