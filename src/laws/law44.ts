/**
 * Law 44: order and procedure of play. 2017, 2007 (unchanged). Finds how a card came to the table: in turn, out of turn, to which trick.
 * `legal.ts` has the duty to follow suit (44C), `law61.ts` its breach.
 */

import { isVoid } from '../domain/hand.ts';
import { suitShown, suitOf, type Card } from '../domain/card.ts';
import { nextSeat, partnerOf, previousSeat, sameSide, type Seat } from '../domain/seat.ts';
import {
  awaitsLead,
  isDefender,
  isDummy,
  isKnownHand,
  isLeadInWaiting,
  leadToTheRight,
  onLead,
  openPlaceOf,
  trickAt,
  surelyHolds,
  trickNumber,
  type Table,
} from '../domain/table.ts';
import { firstWithoutCard, isFull, suitLed, type Trick } from '../domain/trick.ts';
import type { CardPlayed } from '../events/event.ts';
import type { LeadOutOfTurnCase, OpeningLeadCase, PrematurePlayCase } from './case.ts';
import type { Manner, Play, Situation } from './step.ts';
import { isBesideLead, isOtherHandsLead } from './besideLead.ts';
import { offersInstead } from './offeredInstead.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { gateOn, rightLeader, waitingCard } from './inForce.ts';
import { isDirectorPresent } from './ledger.ts';
import { cameNotBefore } from './law58A.ts';
import { isEarlyLeadToStand, isLeadUndecided, isOpeningLeadUndecided } from './states.ts';

/** The lead out of turn on which nobody has decided yet, the earliest if there are several. An opening lead never waits beside a later one. */
export function undecidedLead({ cases }: Situation): LeadOutOfTurnCase | OpeningLeadCase | null {
  return lifecyclesIn(cases, isOpeningLeadUndecided)[0] ?? lifecyclesIn(cases, isLeadUndecided)[0] ?? null;
}

/** True when a lead made before declarer's choice (50D2) still lies on the table. */
function earlyLeadBefore(situation: Situation, seat: Seat): boolean {
  const leader = previousSeat(seat);
  return leadToTheRight(situation.table, seat) !== null && gateOn(situation, leader) !== null;
}

/** True for a hand void in the suit led out of turn whose other hand has followed to that lead already: so he ruffs or discards on it. */
function isVoidAfterPartner({ hands, loose }: Table, seat: Seat, led: Card): boolean {
  return (
    isVoid(hands[seat], suitOf(led)) &&
    loose.some(
      (each) => each.seat === partnerOf(seat) && each.as === 'play' && suitOf(each.card) === suitOf(led),
    )
  );
}

/** Its player has put the card of the lead out of turn back by himself, before anybody has chosen. */
export function isPutBack(
  { leader, card }: { readonly leader: Seat; readonly card: Card },
  { ledger }: Pick<Situation, 'ledger'>,
): boolean {
  // The card stood in no trick, which is written as 0.
  return ledger.takenBack.some((each) => each.seat === leader && each.card === card && each.trick === 0);
}

function mannerAtUndecidedLead(
  situation: Situation,
  fact: CardPlayed,
  open: LeadOutOfTurnCase | OpeningLeadCase,
): Manner {
  const { leader, card } = open.context;
  const properLeader = rightLeader(open.context, situation.table);
  const { seat } = fact;
  // 58B: the card came at the same moment as the lead.
  if (seat === leader)
    return fact.together === true && situation.ledger.lastPlay?.card === card ? 'together' : 'fifthCard';
  if (seat !== properLeader) return 'playOutOfTurn';
  if (cameNotBefore(open.context, situation, fact)) return 'lead';
  // The side that led plays on: it has no proper lead until the other side has chosen (60C).
  if (seat === partnerOf(leader) || fact.as === 'play') return 'playOutOfTurn';
  // To a lead that its player has put back by himself nobody plays.
  if (isPutBack(open.context, situation)) return 'lead';
  const follows = suitOf(fact.card) === suitOf(card);
  const playsToIt = seat === nextSeat(leader) && (follows || isVoidAfterPartner(situation.table, seat, card));
  return playsToIt && fact.as !== 'lead' ? 'playOutOfTurn' : 'lead';
}

/** The lead a defender has made to the trick after that one, before partner had played: undecided, or to stand (57A, 60A1). */
export function prematureLead({ cases }: Situation, trick: number): PrematurePlayCase | null {
  return (
    lifecyclesIn(cases, isEarlyLeadToStand).find(
      ({ context }) => context.as === 'lead' && context.trick === trick,
    ) ?? null
  );
}

/** True when a hand that owes a card plays to the early lead: the record says so, or the card follows there and would be a revoke here. */
function passesOver(situation: Situation, { seat, card, trick: named }: CardPlayed): boolean {
  const { table, ledger } = situation;
  const trick = trickAt(table, openPlaceOf(table, seat)?.trick ?? trickNumber(table)) as Trick;
  const early = prematureLead(situation, trick.number);
  if (early === null) return false;
  const { offender, card: ledEarly } = early.context;
  const next = trickAt(table, trick.number + 1);
  const isNext = (next === null ? nextSeat(offender) : firstWithoutCard(next)) === seat;
  if (named === trick.number + 1) return isNext;
  const led = suitLed(trick);
  return (
    isNext &&
    suitOf(card) === suitOf(ledEarly) &&
    led !== null &&
    led !== suitOf(card) &&
    surelyHolds(table, seat, led) &&
    !ledger.takenBack.some((each) => each.seat === seat && each.trick === trick.number)
  );
}

/** 45D1: dummy, on lead, has put down a card that nobody called, and the next hand plays to it as if it were led: no fifth card. */
function playsToUncalledLead({ table, ledger }: Situation, seat: Seat): boolean {
  const leader = onLead(table);
  return (
    leader !== null &&
    isDummy(table, leader) &&
    nextSeat(leader) === seat &&
    ledger.dummyPut?.trick === trickNumber(table)
  );
}

function mannerInProgress(situation: Situation, fact: CardPlayed): Manner {
  const { table } = situation;
  const { seat } = fact;
  const trick = table.trick;
  if (awaitsLead(table) || trick === null) {
    if (fact.as === 'play' && trick !== null && !playsToUncalledLead(situation, seat)) return 'fifthCard';
    if (offersInstead(situation, fact)) return 'fifthCard';
    return seat === table.turn || table.turn === null ? 'lead' : 'leadOutOfTurn';
  }
  if (isOtherHandsLead(table, trick, fact)) return 'leadOutOfTurn';
  if (fact.as === 'lead' && !isBesideLead(table, trick, fact)) return 'nextLead';
  const namesNext = fact.trick === trick.number + 1;
  if (namesNext && leadToTheRight(table, seat) !== null) return 'toEarlyLead';
  if ((namesNext || seat === table.turn) && passesOver(situation, fact)) return 'toEarlyLead';
  if (seat === table.turn && trick[seat] === null) return 'follow';
  if (leadToTheRight(table, seat) !== null) return 'toEarlyLead';
  // 57D: a card that waits for its turn counts as the hand's card to this trick.
  const given = trick[seat] ?? waitingCard(situation.cases, seat, trick.number);
  return given === null || given === fact.card ? 'playOutOfTurn' : 'fifthCard';
}

/** True when the hand has a card in the trick in progress, or gave the last card to a full trick and nobody has led since. */
function hasJustPlayed(situation: Situation, seat: Seat): boolean {
  const { trick } = situation.table;
  if (!trick?.[seat]) return false;
  if (!isFull(trick)) return true;
  return nextSeat(seat) === trick.leader && undecidedLead(situation) === null;
}

/** True when the fact names a trick in which the hand has an open place. */
function fillsOpenPlace(table: Situation['table'], fact: CardPlayed): boolean {
  return table.openPlaces.some(({ seat, trick }) => seat === fact.seat && trick === fact.trick);
}

/**
 * 45E: true when the fact names the trick in progress and the hand has a card there: it plays a second card, even if it owes one to an
 * earlier trick.
 */
function namesTrickWithCard({ trick }: Table, fact: CardPlayed): boolean {
  return fact.trick !== undefined && fact.trick === trick?.number && trick[fact.seat] !== null;
}

/**
 * 54E: before the opening lead the declaring side has put down a card as if it led, and a defender follows at once: in the same suit, as
 * the next hand without the suit, or because the record says that he plays. After the director has come, his card is a lead of his own.
 */
function isToNoLead({ table, ledger }: Situation, { seat, card, as }: CardPlayed): boolean {
  const { lastPlay } = ledger;
  if (table.phase !== 'lead' || lastPlay === null) return false;
  if (!isDefender(table, seat) || as === 'lead' || isDirectorPresent(ledger, table)) return false;
  // 41A: who turns up the lead that lay face down plays to nothing.
  if (table.faceDownLeads.some((lead) => lead.seat === seat && lead.card === card)) return false;
  const isNoLead = !isDefender(table, lastPlay.seat) && lastPlay.manner === 'leadOutOfTurn';
  if (!isNoLead && lastPlay.manner !== 'toNoLead') return false;
  const suit = suitShown(lastPlay.card);
  const discards =
    suit !== null &&
    isKnownHand(table, seat) &&
    isVoid(table.hands[seat], suit) &&
    seat === nextSeat(lastPlay.seat);
  return as === 'play' || suitOf(card) === suit || discards;
}

/**
 * 67A: a lead to the next trick waits, and the hand gives the trick before it the card it owes. Either the fact names that trick; or it
 * is the hand's turn there, and it made the lead itself, or it follows suit there and not to the lead. The card is then no fifth card
 * (45E) and no play to the lead.
 */
function completesTrickBefore(
  { trick, turn, loose }: Table,
  { seat, card, trick: named, as, together }: CardPlayed,
  { machine, context: { leader, card: led } }: LeadOutOfTurnCase | OpeningLeadCase,
): boolean {
  if (machine !== 'leadOutOfTurn' || trick === null || isFull(trick) || trick[seat] !== null) return false;
  if (as === 'lead' || together === true) return false;
  if (named !== undefined) return named === trick.number;
  // Once both sides have led to the next trick, 67B puts the trick right; playing on no longer does.
  if (loose.some((lead) => lead.as === 'lead' && !sameSide(lead.seat, leader))) return false;
  const follows = suitOf(card) === suitLed(trick) && suitOf(card) !== suitOf(led);
  return seat === turn && (seat === leader || follows);
}

/** The manner of the card of this fact, before any law has judged it. */
function mannerOf(situation: Situation, fact: CardPlayed): Manner {
  const { table } = situation;
  const { seat } = fact;
  // Nobody can see a card that lies face down, so that it is no card of Law 24.
  if (table.phase === 'auction') return fact.faceDown ? 'faceDown' : 'inAuction';
  if (fact.faceDown && table.trick !== null) return 'hidden';
  if (fillsOpenPlace(table, fact)) return 'correction';
  if (fact.trick !== undefined && table.trick !== null && fact.trick !== trickNumber(table)) {
    if (fact.trick < trickNumber(table)) return 'toTrick';
    // Between two tricks no trick can be left short, whatever number the record gives the next one; nor by a card to a lead that waits.
    const waits = table.loose.some(({ as }) => as === 'lead');
    if (!waits && !awaitsLead(table) && !passesOver(situation, fact)) return 'shortLead';
  }
  if (fact.together && hasJustPlayed(situation, seat)) return 'together';
  if (fact.faceDown) return 'faceDown';
  if (isToNoLead(situation, fact)) return 'toNoLead';
  if (openPlaceOf(table, seat) !== null && fact.as !== 'lead' && !namesTrickWithCard(table, fact))
    return passesOver(situation, fact) ? 'toEarlyLead' : 'correction';
  const undecided = undecidedLead(situation);
  if (undecided !== null)
    return completesTrickBefore(table, fact, undecided)
      ? 'toTrick'
      : mannerAtUndecidedLead(situation, fact, undecided);
  if (earlyLeadBefore(situation, seat)) return 'playOutOfTurn';
  const manner = mannerInProgress(situation, fact);
  return (manner === 'lead' || manner === 'follow') && gateOn(situation, seat) !== null ? 'early' : manner;
}

/** The trick to which the card goes or would go. */
function trickOf(table: Situation['table'], fact: CardPlayed, manner: Manner): number {
  const latest = table.trick?.number ?? 0;
  switch (manner) {
    case 'toTrick':
      return fact.trick ?? latest;
    case 'hidden':
      // Between two tricks it lies beside the cards of the last one only if the record says so.
      return fact.trick ?? (fact.together === true ? latest : trickNumber(table));
    case 'nextLead':
    case 'shortLead':
      return latest + 1;
    case 'toEarlyLead':
      return openPlaceOf(table, fact.seat) === null ? latest + 1 : latest;
    case 'together':
      return isLeadInWaiting(table, fact.seat) ? trickNumber(table) : latest;
    case 'fifthCard':
      return latest;
    default:
      return trickNumber(table);
  }
}

/** A deal has thirteen tricks: a lead to a fourteenth counts as a card to the thirteenth. */
function withinThirteen(table: Table, fact: CardPlayed): CardPlayed {
  if (table.trick?.number !== 13) return fact;
  const { as, trick = 13 } = fact;
  return { ...fact, as: as === 'lead' ? undefined : as, trick: trick > 13 ? undefined : fact.trick };
}

/**
 * 45A: the hand in turn puts the card of its lead or play face down, after the opening lead. That hides no card among those of a trick, so
 * the card is its lead or play like any other.
 */
function isPlayFaceDown(
  { trick, turn }: Table,
  { seat, trick: named, faceDown, together }: CardPlayed,
): boolean {
  if (faceDown !== true || trick === null || named !== undefined || together === true) return false;
  return (seat === turn || turn === null) && (isFull(trick) || trick[seat] === null);
}

const MADE_FACE_DOWN: readonly Manner[] = ['lead', 'follow', 'correction'];

/** How the card comes to the table (in turn, out of turn, too soon) and the trick it goes to, from 1 to 13. */
export function playOf(situation: Situation, played: CardPlayed): Play {
  const { table } = situation;
  const fact = withinThirteen(table, played);
  if (isPlayFaceDown(table, fact)) {
    const inTurn = playOf(situation, { ...fact, faceDown: undefined });
    // Where the hand may not lead or play yet, nobody has seen the card, and it belongs to no trick.
    return MADE_FACE_DOWN.includes(inTurn.manner)
      ? { ...inTurn, faceDown: true }
      : { ...inTurn, manner: 'hidden' };
  }
  const manner = mannerOf(situation, fact);
  const place = manner === 'correction' ? openPlaceOf(table, fact.seat) : null;
  const trick = place === null ? trickOf(table, fact, manner) : (fact.trick ?? place.trick);
  return { seat: fact.seat, card: fact.card, manner, trick };
}
