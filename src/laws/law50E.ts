/**
 * Law 50E: information from a penalty card. 16C (2007: 16D): information from withdrawn cards. 2017, 2007. The ledger says who may use
 * which card's information, from when to when. Whether somebody misused it is a question for people.
 */

import { isRemembered, type Card, type Placed } from '../domain/card.ts';
import { cardsOf } from '../domain/hand.ts';
import { isDefender, playerOf, trickAt } from '../domain/table.ts';
import { nextSeat, partnerOf, sameSide, SEATS, type Seat } from '../domain/seat.ts';
import { answerTo } from './answers.ts';
import { countsAsPlay } from './inForce.ts';
import type { Case, CaseIn, LeadOutOfTurnContext, PenaltyCardContext } from './case.ts';
import type { Clause } from './finding.ts';
import type { Situation } from './step.ts';
import { lifecyclesOf, lifecyclesIn, onceFor } from './caseIndex.ts';
import {
  fellWithTheClaim,
  isLeadMadeProperly,
  isSeenInAuction,
  liesOnTheTable,
  wasConcessionObjectedTo,
  wasEarlyCardTakenBack,
  wasExcused,
  wasLeadRefused,
  wasLeadTakenBack,
  wasOpeningLeadTakenBack,
  wasPickedUp,
  wasPlayedAsDue,
  wentBackToHand,
} from './states.ts';

export interface Information {
  readonly card: Card;
  readonly owner: Seat;
  readonly to: Seat;
  readonly status: 'authorised' | 'unauthorised';
  readonly law: Clause;
}

function fromPenaltyCard(
  open: Extract<Case, { machine: 'penaltyCard' }>,
  situation: Situation,
): Information[] {
  const { owner, card } = open.context;
  const is2017 = situation.laws.penaltyCardInformsAll;
  const partner = partnerOf(owner);
  const entry = (to: Seat, status: Information['status'], law: Clause): Information => ({
    card,
    owner,
    to,
    status,
    law,
  });
  const others = SEATS.filter((seat) => seat !== owner);
  const exposed = fromWithdrawn(owner, card, owner);
  if (isSeenInAuction(open) || fellWithTheClaim(open)) return exposed;
  if (liesOnTheTable(open)) {
    if (is2017 && isTrickTwelveCard(card, situation))
      return others.map((to) =>
        to === partner ? entry(to, 'unauthorised', '62D2') : entry(to, 'authorised', '50E1'),
      );
    return is2017
      ? others.map((to) => entry(to, 'authorised', '50E1'))
      : others.map((to) => entry(to, to === partner ? 'unauthorised' : 'authorised', '50E2'));
  }
  if (wasPickedUp(open))
    return open.context.groundless === true
      ? []
      : others.map((to) => entry(to, to === partner ? 'unauthorised' : 'authorised', '50E2'));
  if (wasPlayedAsDue(open)) return [entry(partner, 'unauthorised', is2017 ? '50E3' : '50E2')];
  if (!wasExcused(open)) return [];
  // 24D: the defenders may go on using what they saw.
  if (wasPickedUpAfterAuction(open.context, situation))
    return exposed.filter(({ status }) => status === 'authorised');
  return open.context.byClaim && wasObjectedTo(owner, situation) ? exposed : [];
}

/** 62D2, as the Commentary reads it: partner may use neither of the two cards of a revoke that was corrected at trick twelve. */
function isTrickTwelveCard(card: Card, situation: Situation): boolean {
  return lifecyclesOf(situation.cases, 'revoke').some(
    ({ context }) => context.card === card && context.correctedBy === '62D1' && !context.partnerHadPlayed,
  );
}

/** The other of the two cards: the card substituted at trick twelve, or still in the hand for it. */
function otherTrickTwelveCard(owner: Seat, card: Card, situation: Situation): Card | null {
  const { table } = situation;
  const played = trickAt(table, 12)?.[owner] ?? null;
  return isRemembered(played) && played !== card
    ? played
    : (cardsOf(table.hands[owner]).find((other) => other !== card) ?? null);
}

/** 68B2: true when the concession, or the objection to it, brought the card to light, and the concession is void. */
function wasObjectedTo(owner: Seat, situation: Situation): boolean {
  return lifecyclesIn(situation.cases, wasConcessionObjectedTo).some(({ context }) =>
    sameSide(context.by, owner),
  );
}

/**
 * 68B2: the conceder had faced his hand, and his partner objected: what he still holds is known, and only his partner may not use it
 * (16C). Of a penalty card 50E says who may.
 */
function fromFacedHand({ context }: CaseIn<'claim'>, situation: Situation): Information[] {
  if (context.faced !== true) return [];
  const isListed = (card: Card): boolean =>
    lifecyclesOf(situation.cases, 'penaltyCard').some(
      (other) => other.context.owner === context.by && other.context.card === card,
    );
  const cards = cardsOf(situation.table.hands[context.by]).filter((card) => !isListed(card));
  return cards.flatMap((card) => fromWithdrawn(context.by, card, context.by));
}

function wasPickedUpAfterAuction({ owner, inAuction }: PenaltyCardContext, { table }: Situation): boolean {
  return inAuction && table.declarer !== null && !isDefender(table, owner);
}

/** Information from a card taken back: authorised for the side that did not offend, unauthorised for the side that did. */
function fromWithdrawn(owner: Seat, card: Card, offender: Seat): Information[] {
  return SEATS.filter((seat) => seat !== owner).map((to) => {
    const offending = sameSide(to, offender);
    return {
      card,
      owner,
      to,
      status: offending ? 'unauthorised' : 'authorised',
      law: offending ? '16C2' : '16C1',
    };
  });
}

function trickTwelve(
  seat: Seat,
  card: Card,
  withdrawn: readonly Information[],
  situation: Situation,
): Information[] {
  const other = situation.laws.penaltyCardInformsAll ? otherTrickTwelveCard(seat, card, situation) : null;
  const tagged = withdrawn.map((entry) =>
    entry.status === 'unauthorised' ? { ...entry, law: '62D2' as const } : entry,
  );
  return other === null
    ? tagged
    : [...tagged, { card: other, owner: seat, to: partnerOf(seat), status: 'unauthorised', law: '62D2' }];
}

/** Every card that has been a penalty card, with the number of the event by which it became one last. */
function penaltyCardsMade(cases: readonly Case[]): ReadonlyMap<Placed, number> {
  const made = new Map<Placed, number>();
  for (const { context } of lifecyclesOf(cases, 'penaltyCard'))
    made.set(context.card, Math.max(context.openedAt, made.get(context.card) ?? -1));
  return made;
}

/** True when the card has since become a penalty card: then only 50E says who may use its information. */
function isPenaltyCardSince(
  { context: { card, openedAt } }: { readonly context: { readonly card: Placed; readonly openedAt: number } },
  { cases }: Situation,
): boolean {
  const made = onceFor(cases, penaltyCardsMade).get(card);
  return made !== undefined && made >= openedAt;
}

/** 53B: true when the lead went back to the hand: it does not stand as the later of two cards (58A), and is no penalty card. */
function wasTakenBack(lead: LeadOutOfTurnContext, { table, cases }: Situation): boolean {
  const { leader, card, trick } = lead;
  return (
    !countsAsPlay(lead) &&
    trickAt(table, trick)?.[leader] !== card &&
    !onceFor(cases, penaltyCardsMade).has(card)
  );
}

/** 47E: information from a card that had stood in a trick, and was taken back because an opponent had misled its owner. */
function fromMisled(situation: Situation): Information[] {
  const { ledger, table, cases } = situation;
  return ledger.takenBack.flatMap(({ seat, card, trick }) => {
    // The card had not come into a trick where its number is 0.
    const about = { seat: playerOf(table, seat), card, trick: trick || undefined };
    const misled =
      answerTo(ledger, 'toldItWasTurn', about)?.answer === true ||
      answerTo(ledger, 'misinformed', about)?.answer === true;
    const stands = trick === 0 || trickAt(table, trick)?.[seat] === card;
    const otherwise = cases.some(
      (open) =>
        (open.machine === 'revoke' || open.machine === 'cardChange' || open.machine === 'penaltyCard') &&
        open.context.card === card,
    );
    return misled && !stands && !otherwise ? fromWithdrawn(seat, card, nextSeat(seat)) : [];
  });
}

function fromCase(open: Case, situation: Situation): Information[] {
  switch (open.machine) {
    case 'penaltyCard':
      return fromPenaltyCard(open, situation);
    case 'cardChange':
      return wentBackToHand(open) && !isPenaltyCardSince(open, situation)
        ? fromWithdrawn(open.context.seat, open.context.card, offenderOf(open))
        : [];
    // 47E1: the offenders are the side that misled the player.
    case 'openingLead':
      return wasOpeningLeadTakenBack(open)
        ? fromWithdrawn(open.context.leader, open.context.card, nextSeat(open.context.leader))
        : [];
    case 'prematurePlay':
      return wasEarlyCardTakenBack(open)
        ? fromWithdrawn(open.context.offender, open.context.card, nextSeat(open.context.offender))
        : [];
    case 'leadOutOfTurn':
      if (wasLeadTakenBack(open))
        return fromWithdrawn(open.context.leader, open.context.card, nextSeat(open.context.leader));
      return (isLeadMadeProperly(open) && wasTakenBack(open.context, situation)) ||
        (wasLeadRefused(open) && !open.context.byDefender)
        ? fromWithdrawn(open.context.leader, open.context.card, open.context.leader)
        : [];
    case 'revoke': {
      const { seat, card, correctedBy, cardWasFaced } = open.context;
      if (correctedBy === null || cardWasFaced || !isRemembered(card)) return [];
      const withdrawn = fromWithdrawn(seat, card, seat);
      if (correctedBy === '62D1' && !open.context.partnerHadPlayed)
        return trickTwelve(seat, card, withdrawn, situation);
      return isPenaltyCardSince(open, situation) ? [] : withdrawn;
    }
    case 'claim':
      return wasConcessionObjectedTo(open) ? fromFacedHand(open, situation) : [];
    case 'designation': {
      const { leadTakenBack: lead, dummy } = open.context;
      return lead === undefined ? [] : fromWithdrawn(lead.seat, lead.card, dummy);
    }
    default:
      return [];
  }
}

/**
 * The player who stands for the offending side. Under 62C1 the innocent side changes its card, so he is an opponent of the owner; under
 * 62C2 the offending side changes its own card.
 */
function offenderOf(open: Extract<Case, { machine: 'cardChange' }>): Seat {
  return open.context.becomesPenaltyCard || open.context.law === '62C2'
    ? open.context.seat
    : nextSeat(open.context.seat);
}

/** 16D1: partner may not use a card that he saw before the auction began, unless he could not have seen it. */
function fromSeenBeforeAuction({ ledger, laws }: Situation): Information[] {
  if (!laws.firstCallBeginsAuction) return [];
  return ledger.seenBeforeAuction
    .filter(({ seat, card }) => answerTo(ledger, 'partnerCouldSee', { seat, card })?.answer !== false)
    .map(({ seat, card }) => ({
      card,
      owner: seat,
      to: partnerOf(seat),
      status: 'unauthorised',
      law: '16D1',
    }));
}

/** Who may and may not use what is known of each card shown or withdrawn (50E, 16C, 16D), at this moment. */
export function informationIn(situation: Situation): Information[] {
  return [
    ...situation.cases.flatMap((open) => fromCase(open, situation)),
    ...fromMisled(situation),
    ...fromSeenBeforeAuction(situation),
  ];
}
