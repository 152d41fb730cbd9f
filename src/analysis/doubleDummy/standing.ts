/** A position of the replay as the solver knows it: numbers, and the rules in force that it can keep to. */

import { isRemembered, SUITS, type Card } from '../../domain/card.ts';
import { isCompleteDeal, type Deal } from '../../domain/deal.ts';
import { countCards, type Hand } from '../../domain/hand.ts';
import { cardNumber, seatNumber, trumpNumber } from '../../domain/numbers.ts';
import { clockwiseFrom, SEATS, sideOf, type BySeat } from '../../domain/seat.ts';
import { isFull, type Trick } from '../../domain/trick.ts';
import type { Table } from '../../domain/table.ts';
import type { Case } from '../../laws/case.ts';
import type { Position } from '../../replay/position.ts';
import { openMatters, penaltyCards, restrictionAt, waitsFor } from '../../replay/view.ts';
import type { RulesInForce } from './rules.ts';
import type { SolverStanding } from './solver.ts';
import { awaitsReview, bindsNextLead, isMajorPenaltyCard } from '../../laws/states.ts';

/**
 * Null in the auction and when play is over, where a card is not where it should be, and wherever the Laws ask something of somebody that
 * the search can't weigh: a choice still to be made, a minor penalty card, two penalty cards, a revoke that may still be corrected.
 */
export function standingAt(position: Position, { hands }: Deal): SolverStanding | null {
  const { table } = position;
  const { contract, declarer, turn, trick } = table;
  if (contract === null || declarer === null || turn === null || !isCompleteDeal(hands)) return null;
  if (!isRegular(table) || waitsFor(position) !== null) return null;
  const rules = rulesAt(position);
  if (rules === null) return null;
  const inProgress = trick === null || isFull(trick) ? null : trick;
  return {
    held: masksOf(table.hands),
    trump: trumpNumber(contract),
    leader: seatNumber(inProgress?.leader ?? turn),
    played: inProgress === null ? [] : cardsInOrder(inProgress).map(cardNumber),
    rules,
  };
}

/** Masks by seat times four plus suit. */
export function masksOf(hands: BySeat<Hand | null>): number[] {
  return SEATS.flatMap((seat) => SUITS.map((suit) => hands[seat]?.[suit] ?? 0));
}

/** Of North–South's tricks in all, those of declarer's side. */
export function ofDeclarer(northSouth: number, { declarer }: Pick<Table, 'declarer'>): number {
  return declarer !== null && sideOf(declarer) === 'EW' ? 13 - northSouth : northSouth;
}

/** Null where the search can't keep to what is in force. */
function rulesAt(position: Position): RulesInForce | null {
  if (!openMatters(position).every(isWeighed)) return null;
  const restriction = restrictionAt(position);
  const lying = penaltyCards(position);
  const [penalty] = lying;
  if (lying.length > 1) return null;
  return {
    ...(restriction === null
      ? {}
      : {
          lead: {
            seat: seatNumber(restriction.on),
            suits: suitBits((suit) =>
              restriction.require === undefined
                ? restriction.forbid?.includes(suit) !== true
                : suit === restriction.require,
            ),
            lasts: restriction.require === undefined,
          },
        }),
    ...(penalty === undefined
      ? {}
      : { penalty: { seat: seatNumber(penalty.owner), card: cardNumber(penalty.card) } }),
  };
}

function suitBits(isAllowed: (suit: string) => boolean): number {
  return SUITS.reduce((bits, suit, index) => bits + (isAllowed(suit) ? 2 ** index : 0), 0);
}

/** The matter asks nothing more of the play than the search knows. */
function isWeighed(open: Case): boolean {
  return bindsNextLead(open) || isMajorPenaltyCard(open) || awaitsReview(open);
}

/** Every hand holds as many cards as it should, and every card lies where it was played. */
function isRegular({
  forgotten,
  hands,
  trick,
  earlier,
  loose,
  openPlaces,
  faceDownLead,
  phase,
}: Table): boolean {
  if (forgotten !== null || phase === 'auction' || phase === 'over') return false;
  if (loose.length > 0 || openPlaces.length > 0 || faceDownLead !== null) return false;
  if (!earlier.every(isFull)) return false;
  return SEATS.every((seat) => {
    const played = earlier.length + (trick !== null && trick[seat] !== null ? 1 : 0);
    return countCards(hands[seat]) === 13 - played;
  });
}

function cardsInOrder(trick: Trick): Card[] {
  return clockwiseFrom(trick.leader).flatMap((seat) => {
    const card = trick[seat];
    return isRemembered(card) ? [card] : [];
  });
}
