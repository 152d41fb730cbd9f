/** What a position shows, computed on demand: legal cards, choices, restrictions, questions, the result. */

import type { Card, Placed } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import { playerOf } from '../domain/table.ts';
import type { Case, CaseId, MachineName } from '../laws/case.ts';
import type { Clause, PenaltyCardKind, Restriction } from '../laws/finding.ts';
import { anyRestriction, gateOn, isOpenToLeader, penaltyCardsIn } from '../laws/inForce.ts';
import { informationIn, type Information } from '../laws/law50E.ts';
import { automaticAdjustment, outcomeOf, type RevokeOutcome } from '../laws/law64.ts';
import { isDueThoughEstablished } from '../laws/law62.ts';
import { revokesIn } from '../laws/revokes.ts';
import { undecidedLead } from '../laws/law44.ts';
import { mayDesignate } from '../laws/law51.ts';
import { undecidedCards } from '../laws/law58.ts';
import { afterClaim, countsAsRecorded, isClaimStanding, isPlayOver } from '../laws/law69.ts';
import { legalNow } from '../laws/legal.ts';
import { openOptionsIn, type OpenOptions } from '../laws/options.ts';
import type { OpenQuestion } from '../laws/asked.ts';
import { openQuestionsIn } from '../laws/questions.ts';
import type { Position } from './position.ts';
import { lifecyclesIn } from '../laws/caseIndex.ts';
import { isDesignationOpen, isEstablished, isMajorPenaltyCard, type CaseState } from '../laws/states.ts';

export type { Information, OpenOptions, OpenQuestion, RevokeOutcome };

/**
 * The cards that the hand may lead or play now, all duties and restrictions counted (44C, 50 to 52, 57, 59): spades first, each suit
 * from the top. It need not be in turn. Of a hand that the record does not show: a penalty card that is due, or the card that waits for its
 * turn (57D).
 */
export function legalCards(position: Position, seat: Seat): readonly Card[] {
  return legalNow(position, seat);
}

/** The choices that somebody may make now, each with the player who makes it and the clause that gives it. */
export function openOptions(position: Position): readonly OpenOptions[] {
  return position.readByLater === true ? [] : openOptionsIn(position);
}

/** The first ban or duty on a lead that is in force (26B, 50D2, 51B); null where there is none. */
export function restrictionAt(position: Position): Restriction | null {
  return anyRestriction(position.cases);
}

/** The player who must choose before the hand in turn may lead or play; null where nobody must, or nothing is offered. */
export function waitsFor(position: Position): Seat | null {
  const { turn, declarer } = position.table;
  if (turn === null || isClaimStanding(position) || position.readByLater === true) return null;
  const gate = gateOn(position, turn);
  const undecided = undecidedLead(position);
  if (gate?.case.machine === 'leadRestriction' && undecided !== null) {
    // First of all the leader says which of two cards he led (58B2), or whether he takes the lead back (62C1).
    if (isOpenToLeader(undecided.context, position))
      return playerOf(position.table, undecided.context.leader);
    // Then somebody decides whether the lead out of turn stands: declarer for a defender's lead, either defender for declarer's.
    return undecided.machine === 'openingLead' || undecided.context.byDefender ? declarer : null;
  }
  if (gate !== null) {
    const unnamed = undecidedCards(position);
    return unnamed === null ? gate.chooser : playerOf(position.table, unnamed.context.seat);
  }
  const choosing = lifecyclesIn(position.cases, isDesignationOpen).some(({ context }) =>
    mayDesignate(context, position),
  );
  return choosing ? declarer : null;
}

export interface PenaltyCardView {
  readonly owner: Seat;
  readonly card: Card;
  readonly kind: PenaltyCardKind;
  readonly case: CaseId;
}

/** The penalty cards that lie on the table (50), in the order in which they came. */
export function penaltyCards(position: Position): readonly PenaltyCardView[] {
  return penaltyCardsIn(position.cases).map((open) => ({
    owner: open.context.owner,
    card: open.context.card,
    kind: isMajorPenaltyCard(open) ? 'major' : 'minor',
    case: open.id,
  }));
}

export interface RevokeView {
  readonly seat: Seat;
  readonly trick: number;
  /** The card, or only its suit where nobody remembers the card. */
  readonly card: Placed;
  readonly state: 'pending' | 'corrected' | 'established';
  /** The limb of 63A, or the clause of 67B, that established it. */
  readonly by?: Clause;
  /** The number of transferred tricks, once play is over. */
  readonly transfer?: number;
  /** The limb of 64A or 64B that decides it. */
  readonly because?: Clause;
  readonly case: CaseId;
}

/** Every revoke of the deal (61A), corrected ones included, with the tricks that pass for it once play is over (64A, 64B). */
export function revokes(position: Position): readonly RevokeView[] {
  const transfers = isPlayOver(position) ? automaticAdjustment(position) : new Map<string, never>();
  return revokesIn(position.cases).map((open) => {
    const { seat, trick, card, by, correctedBy } = open.context;
    const transfer = transfers.get(open.id);
    const state = isEstablished(open) ? 'established' : correctedBy === null ? 'pending' : 'corrected';
    return {
      seat,
      trick,
      card,
      state,
      ...(by !== null && isEstablished(open) ? { by } : {}),
      ...(transfer === undefined ? {} : { transfer: transfer.tricks, because: transfer.law }),
      case: open.id,
    };
  });
}

/** Who may use what he knows of cards shown or withdrawn, and who may not (16C, 16D, 50E). */
export function information(position: Position): readonly Information[] {
  return informationIn(position);
}

/** Questions that only people can answer and that nobody has answered yet. */
export function openQuestions(position: Position): readonly OpenQuestion[] {
  return openQuestionsIn(position);
}

/** Declarer's tricks as played, as adjusted by 64A and 64B, and as judged (64C); null without a declarer. */
export function resultAt(position: Position): RevokeOutcome | null {
  return outcomeOf(position);
}

/** The states in which a lifecycle still demands, offers or asks something. */
const OPEN: { readonly [Machine in MachineName]: readonly CaseState<Machine>[] } = {
  penaltyCard: ['auctionPeriod', 'minor', 'major'],
  leadRestriction: ['pendingChoice', 'required', 'forbidden'],
  revoke: ['latent', 'attention', 'established', 'adjusted'],
  cardChange: ['mayChange', 'withdrawn'],
  leadOutOfTurn: ['pending'],
  openingLead: ['pending'],
  prematurePlay: ['optionPending', 'restricted', 'waitsForTurn'],
  penaltyCardUnplayed: ['pending', 'refused'],
  penaltyCardChoice: ['pending', 'designated'],
  claim: ['made', 'doubted', 'playOnAsked', 'adjudication', 'reopened'],
  designation: ['toBeChosen', 'changeWanted', 'misplaced'],
  simultaneous: ['pending'],
  defectiveTrick: ['unnoticed', 'noticedEarly', 'noticedLate'],
  leadingHand: ['pending'],
};

/** The test for a lifecycle of that position that still binds, offers or asks something of somebody. */
export function isOpenMatter({ cases }: Position): (one: Case) => boolean {
  const isAfterClaim = afterClaim(cases);
  return (one) =>
    !one.ended &&
    (OPEN[one.machine] as readonly string[]).includes(one.state) &&
    !(one.machine === 'revoke' && isAfterClaim(one)) &&
    !countsAsRecorded(one);
}

/** The lifecycles that still bind, offer or ask something of somebody. */
export function openMatters(position: Position): readonly Case[] {
  return position.cases.filter(isOpenMatter(position));
}

/** The established revokes that must be corrected now (62C3, 62D1). */
export function dueCorrections(position: Position): ReadonlySet<CaseId> {
  const due = revokesIn(position.cases).filter((open) => isDueThoughEstablished(open, position));
  return new Set(due.map(({ id }) => id));
}
