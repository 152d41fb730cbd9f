/** Converts a position of the replay for the solver: numbers, and the rules in force that the solver can obey. */

import { isRemembered, SUITS, type Card } from '../../domain/card.ts';
import { isCompleteDeal, type Deal } from '../../domain/deal.ts';
import { countCards, isVoid, type Hand } from '../../domain/hand.ts';
import { cardNumber, seatNumber, trumpNumber } from '../../domain/numbers.ts';
import { clockwiseFrom, SEATS, sideOf, type BySeat } from '../../domain/seat.ts';
import { isFull, type Trick } from '../../domain/trick.ts';
import type { Table } from '../../domain/table.ts';
import type { Case } from '../../laws/case.ts';
import { suitsForbidden } from '../../laws/inForce.ts';
import type { Position } from '../../replay/position.ts';
import { openMatters, openOptions, penaltyCards, restrictionAt, waitsFor } from '../../replay/view.ts';
import type { RulesInForce } from './rules.ts';
import type { SolverStanding } from './solver.ts';
import {
  awaitsReview,
  bindsNextLead,
  isLeadChoiceOpen,
  isMajorPenaltyCard,
  isMinorPenaltyCard,
} from '../../laws/states.ts';

/** Why the solver can't handle a position. */
export type NotWeighed =
  /** The auction goes on, or play is over. */
  | 'noPlay'
  /** A hand, or a played card, is not known. */
  | 'unknownCards'
  /** A card is not where it should be. */
  | 'cardOutOfPlace'
  /** Somebody must make a choice first. */
  | 'choiceOpen'
  /** 51A, 51B: declarer chooses among them at each turn, and at each lead of the other defender. */
  | 'severalPenaltyCards'
  /** 50C: what may be played beside it depends on which cards are honours, but the solver only knows which card beats which. */
  | 'minorPenaltyCard'
  /** A matter, such as a revoke that may still be corrected, demands something of a player. */
  | 'matterOpen';

/**
 * The position for the solver; null if it can't weigh it, as in the auction, after the play, with a misplaced card, or if the Laws demand
 * something that the search does not know: see {@link whyNotWeighed}.
 */
export function standingAt(position: Position, { hands }: Deal): SolverStanding | null {
  if (whyNotWeighed(position, { hands }) !== null) return null;
  const cards = cardsAt(position);
  return cards === null ? null : { ...cards, rules: rulesAt(position) };
}

/** The cards that are left, in numbers, with nothing that is in force. */
export function cardsAt({ table }: Position): SolverStanding | null {
  const { contract, turn, trick } = table;
  if (contract === null || turn === null) return null;
  const inProgress = trick === null || isFull(trick) ? null : trick;
  return {
    held: masksOf(table.hands),
    trump: trumpNumber(contract),
    leader: seatNumber(inProgress?.leader ?? turn),
    played: inProgress === null ? [] : cardsInOrder(inProgress).map(cardNumber),
  };
}

/**
 * Why the solver can't weigh the position; null if it can.
 * @param knows `penaltyCards` if the caller knows penalty cards of every kind, and declarer's choices about them (50C, 50D2, 51)
 */
export function whyNotWeighed(
  position: Position,
  { hands }: Pick<Deal, 'hands'>,
  knows: 'onePenaltyCard' | 'penaltyCards' = 'onePenaltyCard',
): NotWeighed | null {
  const { table } = position;
  const { contract, declarer, turn, phase, forgotten } = table;
  if (phase === 'auction' || phase === 'over' || contract === null || declarer === null) return 'noPlay';
  if (forgotten !== null || !isCompleteDeal(hands)) return 'unknownCards';
  const matters = openMatters(position);
  const knowsAll = knows === 'penaltyCards';
  const isKnown = (open: Case): boolean => isWeighed(open) || (knowsAll && isOfPenaltyCards(open));
  if (!knowsAll && penaltyCards(position).length > 1) return 'severalPenaltyCards';
  if (!knowsAll && matters.some(isMinorPenaltyCard)) return 'minorPenaltyCard';
  if (waitsFor(position) !== null && !(knowsAll && matters.every(isKnown))) return 'choiceOpen';
  if (turn === null || !isRegular(table))
    return openOptions(position).length > 0 ? 'choiceOpen' : 'cardOutOfPlace';
  return matters.every(isKnown) ? null : 'matterOpen';
}

/** Masks by seat times four plus suit. */
export function masksOf(hands: BySeat<Hand | null>): number[] {
  return SEATS.flatMap((seat) => SUITS.map((suit) => hands[seat]?.[suit] ?? 0));
}

/** The tricks of declarer's side, from all of North–South's tricks. */
export function ofDeclarer(northSouth: number, { declarer }: Pick<Table, 'declarer'>): number {
  return declarer !== null && sideOf(declarer) === 'EW' ? 13 - northSouth : northSouth;
}

/** The rules in force, for a position that the solver can handle. */
function rulesAt(position: Position): RulesInForce {
  const lead = leadRuleAt(position);
  const [penalty] = penaltyCards(position);
  return {
    ...(lead === null ? {} : { lead }),
    ...(penalty === undefined
      ? {}
      : { penalty: { seat: seatNumber(penalty.owner), card: cardNumber(penalty.card) } }),
  };
}

/** The restriction of a lead that is in force. */
export function leadRuleAt(position: Position): NonNullable<RulesInForce['lead']> | null {
  const restriction = restrictionAt(position);
  if (restriction === null) return null;
  const { on, require } = restriction;
  const isBan = require === undefined || isVoid(position.table.hands[on], require);
  // A hand that can't lead the suit required of it is held to what else is forbidden to it (59).
  const forbidden = suitsForbidden(position.cases, on);
  return {
    seat: seatNumber(on),
    suits: suitBits((suit) => (isBan ? !forbidden.includes(suit) : suit === require)),
    lasts: isBan,
  };
}

function suitBits(isAllowed: (suit: string) => boolean): number {
  return SUITS.reduce((bits, suit, index) => bits + (isAllowed(suit) ? 2 ** index : 0), 0);
}

/** True when the solver knows all that the matter demands of the play. */
function isWeighed(open: Case): boolean {
  return bindsNextLead(open) || isMajorPenaltyCard(open) || awaitsReview(open);
}

/** True for a minor penalty card, a choice of declarer's about penalty cards, or a card that he has named. */
function isOfPenaltyCards(open: Case): boolean {
  return (
    isMinorPenaltyCard(open) ||
    (open.machine === 'leadRestriction' && isLeadChoiceOpen(open) && open.context.source === 'penaltyCard') ||
    open.machine === 'penaltyCardChoice'
  );
}

/** True when every hand holds the right number of cards and every card lies where it was played. */
function isRegular({ hands, trick, earlier, loose, openPlaces, faceDownLeads }: Table): boolean {
  if (loose.length > 0 || openPlaces.length > 0 || faceDownLeads.length > 0) return false;
  if (!earlier.every(isFull)) return false;
  // A hand that has yet to play was passed over.
  if (trick !== null && !isInRotation(trick)) return false;
  return SEATS.every((seat) => {
    const played = earlier.length + (trick !== null && trick[seat] !== null ? 1 : 0);
    return countCards(hands[seat]) === 13 - played;
  });
}

function isInRotation(trick: Trick): boolean {
  const places = clockwiseFrom(trick.leader).map((seat) => trick[seat] !== null);
  return places.every((isTaken, place) => !isTaken || place === 0 || places[place - 1] === true);
}

function cardsInOrder(trick: Trick): Card[] {
  return clockwiseFrom(trick.leader).flatMap((seat) => {
    const card = trick[seat];
    return isRemembered(card) ? [card] : [];
  });
}
