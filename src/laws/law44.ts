/**
 * Law 44: order and procedure of play. 2017, 2007 (unchanged). Tells how a card came to the table: in turn, out of turn, to
 * which trick. The duty to follow suit (44C) is weighed in `legal.ts`, its breach in `law61.ts`.
 */

import { cardsOf, isVoid } from '../domain/hand.ts';
import { suitShown, suitOf } from '../domain/card.ts';
import { nextSeat, partnerOf, previousSeat, sameSide, SEATS, type Seat } from '../domain/seat.ts';
import {
  awaitsLead,
  isDefender,
  isKnownHand,
  openPlaceOf,
  trickAt,
  surelyHolds,
  trickNumber,
  trumpAt,
  type LooseCard,
  type Table,
} from '../domain/table.ts';
import { cardsInTrick, firstWithoutCard, isFull, suitLed, winnerOf, type Trick } from '../domain/trick.ts';
import type { CardPlayed } from '../events/event.ts';
import type { LeadOutOfTurnCase, OpeningLeadCase, PrematurePlayCase } from './case.ts';
import type { Manner, Play, Situation } from './step.ts';
import { lifecyclesIn, look } from './caseIndex.ts';
import { gateOn, waitingCard } from './inForce.ts';
import { isDirectorPresent } from './ledger.ts';
import { cameNotBefore } from './law58A.ts';
import { isAnyLeadUndecided, isEarlyLeadToStand } from './states.ts';

/** A lead out of turn on which nobody has decided yet. */
export function undecidedLead(situation: Situation): LeadOutOfTurnCase | OpeningLeadCase | null {
  const [undecided] = look(situation.cases, 'undecided lead', isAnyLeadUndecided);
  return (undecided as LeadOutOfTurnCase | OpeningLeadCase | undefined) ?? null;
}

/** A lead made before declarer chose (50D2) that still lies on the table. */
function earlyLeadBefore(situation: Situation, seat: Seat): boolean {
  const leader = previousSeat(seat);
  return leadToTheRight(situation.table, seat) !== null && gateOn(situation, leader) !== null;
}

function mannerAtUndecidedLead(
  situation: Situation,
  fact: CardPlayed,
  open: LeadOutOfTurnCase | OpeningLeadCase,
): Manner {
  const { leader, properLeader, card } = open.context;
  const { seat } = fact;
  // 58B: it came at the same moment as the lead.
  if (seat === leader)
    return fact.together === true && situation.ledger.lastPlay?.card === card ? 'together' : 'fifthCard';
  if (seat !== properLeader) return 'playOutOfTurn';
  if (cameNotBefore(open.context, situation, fact)) return 'lead';
  // The side that led plays on: it has no proper lead before the other side has chosen (60C).
  if (seat === partnerOf(leader) || fact.as === 'play') return 'playOutOfTurn';
  const playsToIt = seat === nextSeat(leader) && suitOf(fact.card) === suitOf(card);
  return playsToIt && fact.as !== 'lead' ? 'playOutOfTurn' : 'lead';
}

/** The lead to the next trick that the hand to the right has made before this one is full: what this hand plays goes to it. */
export function leadToTheRight(table: Situation['table'], seat: Seat): LooseCard | null {
  return table.loose.find((loose) => loose.as === 'lead' && loose.seat === previousSeat(seat)) ?? null;
}

/** The lead a defender has made to the trick after that one, before partner had played: undecided, or to stand (57A, 60A1). */
export function prematureLead({ cases }: Situation, trick: number): PrematurePlayCase | null {
  return (
    lifecyclesIn(cases, isEarlyLeadToStand).find(
      ({ context }) => context.as === 'lead' && context.trick === trick,
    ) ?? null
  );
}

/** A hand that owes a card to the trick plays to the early lead instead: its card follows suit there, and would revoke here. */
function passesOver(situation: Situation, { seat, card }: CardPlayed): boolean {
  const { table, ledger } = situation;
  const trick = trickAt(table, openPlaceOf(table, seat)?.trick ?? trickNumber(table)) as Trick;
  const early = prematureLead(situation, trick.number);
  if (early === null) return false;
  const { offender, card: ledEarly } = early.context;
  const next = trickAt(table, trick.number + 1);
  const isNext = (next === null ? nextSeat(offender) : firstWithoutCard(next)) === seat;
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

/** 58A: led at the same moment as the card that lies there alone, it is no lead to the next trick. */
function isBesideLead(table: Table, trick: Trick, { seat, together }: CardPlayed): boolean {
  return (
    together === true &&
    cardsInTrick(trick) === 1 &&
    trick[seat] === null &&
    openPlaceOf(table, seat) === null
  );
}

function mannerInProgress(situation: Situation, fact: CardPlayed): Manner {
  const { table } = situation;
  const { seat } = fact;
  const trick = table.trick;
  if (awaitsLead(table) || trick === null) {
    if (fact.as === 'play' && trick !== null) return 'fifthCard';
    return seat === table.turn || table.turn === null ? 'lead' : 'leadOutOfTurn';
  }
  if (fact.as === 'lead' && !isBesideLead(table, trick, fact)) return 'nextLead';
  if (seat === table.turn && passesOver(situation, fact)) return 'toEarlyLead';
  if (seat === table.turn && trick[seat] === null) return 'follow';
  if (leadToTheRight(table, seat) !== null) return 'toEarlyLead';
  // 57D: a hand whose card waits for its turn has given one already.
  const given = trick[seat] ?? waitingCard(situation.cases, seat, trick.number);
  return given === null || given === fact.card ? 'playOutOfTurn' : 'fifthCard';
}

/** The hand has a card in the trick in progress, or gave the last one to the trick just filled, to which nobody has led on. */
function hasJustPlayed(situation: Situation, seat: Seat): boolean {
  const { trick } = situation.table;
  if (!trick?.[seat]) return false;
  if (!isFull(trick)) return true;
  return nextSeat(seat) === trick.leader && undecidedLead(situation) === null;
}

/** The trick is named, and the hand has an open place there. */
function fillsOpenPlace(table: Situation['table'], fact: CardPlayed): boolean {
  return table.openPlaces.some(({ seat, trick }) => seat === fact.seat && trick === fact.trick);
}

/** The trick in progress is named, and the hand has a card there: it gives a second one, whatever it owes to an earlier trick (45E). */
function namesTrickWithCard({ trick }: Table, fact: CardPlayed): boolean {
  return fact.trick !== undefined && fact.trick === trick?.number && trick[fact.seat] !== null;
}

/**
 * 54E: declaring side has put down a card as if to lead before the opening lead, and a defender follows to it at once: in the same
 * suit, void of it as the next hand, or because the record says that he plays. Once the director has come it is a lead of his own.
 */
function isToNoLead({ table, ledger }: Situation, { seat, card, as }: CardPlayed): boolean {
  const { lastPlay } = ledger;
  if (table.phase !== 'lead' || lastPlay === null) return false;
  if (!isDefender(table, seat) || as === 'lead' || isDirectorPresent(ledger, table)) return false;
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
 * 67A: while a lead to the next trick waits, the hand gives the trick before the card it owes: it says so, or it is in turn there and
 * made that lead itself, or follows suit there and not to the lead. No fifth card (45E), and no play to the lead.
 */
function completesTrickBefore(
  { trick, turn, loose }: Table,
  { seat, card, trick: named, as, together }: CardPlayed,
  { machine, context: { leader, card: led } }: LeadOutOfTurnCase | OpeningLeadCase,
): boolean {
  if (machine !== 'leadOutOfTurn' || trick === null || isFull(trick) || trick[seat] !== null) return false;
  if (as === 'lead' || together === true) return false;
  if (named !== undefined) return named === trick.number;
  // Once both sides have led on, the trick is mended by 67B, not by playing on.
  if (loose.some((lead) => lead.as === 'lead' && !sameSide(lead.seat, leader))) return false;
  const follows = suitOf(card) === suitLed(trick) && suitOf(card) !== suitOf(led);
  return seat === turn && (seat === leader || follows);
}

/** How the card of this fact came to the table, before any law has spoken. */
function mannerOf(situation: Situation, fact: CardPlayed): Manner {
  const { table } = situation;
  const { seat } = fact;
  if (table.phase === 'auction') return 'inAuction';
  if (fact.faceDown && table.trick !== null) return 'hidden';
  if (fillsOpenPlace(table, fact)) return 'correction';
  if (fact.trick !== undefined && table.trick !== null && fact.trick !== trickNumber(table)) {
    if (fact.trick < trickNumber(table)) return 'toTrick';
    // Between two tricks none is left short, whatever number the record gives the next one.
    if (!awaitsLead(table)) return 'shortLead';
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

function isLeadInWaiting({ loose }: Table, seat: Seat): boolean {
  return loose.some((card) => card.seat === seat && card.as === 'lead');
}

/** The trick a card goes to, or would go to. */
function trickOf(table: Situation['table'], fact: CardPlayed, manner: Manner): number {
  const latest = table.trick?.number ?? 0;
  switch (manner) {
    case 'toTrick':
    case 'hidden':
      return fact.trick ?? latest;
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

/** A deal has thirteen tricks: what is led to a fourteenth is one of the thirteenth. */
function withinThirteen(table: Table, fact: CardPlayed): CardPlayed {
  if (table.trick?.number !== 13) return fact;
  const { as, trick = 13 } = fact;
  return { ...fact, as: as === 'lead' ? undefined : as, trick: trick > 13 ? undefined : fact.trick };
}

/** How the card comes to the table (in turn, out of turn, too soon) and the trick it goes to, from 1 to 13. */
export function playOf(situation: Situation, played: CardPlayed): Play {
  const { table } = situation;
  const fact = withinThirteen(table, played);
  const manner = mannerOf(situation, fact);
  const place = manner === 'correction' ? openPlaceOf(table, fact.seat) : null;
  const trick = place === null ? trickOf(table, fact, manner) : (fact.trick ?? place.trick);
  return { seat: fact.seat, card: fact.card, manner, trick };
}

/** 44E, 44F: the hand that wins the trick in progress whatever the others still play to it by 44C and 44D; null while that is open. */
export function surelyWins(table: Table): Seat | null {
  const { trick } = table;
  const trump = trumpAt(table);
  if (trick === null || isFull(trick)) return null;
  const winner = winnerOf(trick, trump);
  const led = suitLed(trick);
  const isBeaten = SEATS.filter((seat) => trick[seat] === null).some((seat) => {
    if (!isKnownHand(table, seat)) return true;
    const held = cardsOf(table.hands[seat]);
    const inSuit = held.filter((card) => suitOf(card) === led);
    return (inSuit.length > 0 ? inSuit : held).some(
      (card) => winnerOf({ ...trick, [seat]: card }, trump) !== winner,
    );
  });
  return isBeaten ? null : winner;
}
