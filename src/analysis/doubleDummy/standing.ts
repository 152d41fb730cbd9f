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
import { openMatters, openOptions, penaltyCards, restrictionAt, waitsFor } from '../../replay/view.ts';
import type { RulesInForce } from './rules.ts';
import type { SolverStanding } from './solver.ts';
import { awaitsReview, bindsNextLead, isMajorPenaltyCard, isMinorPenaltyCard } from '../../laws/states.ts';

/** Why the search can't stand somewhere. */
export type NotWeighed =
  /** The auction, or play is over. */
  | 'noPlay'
  /** A hand, or a card that was played, is not known. */
  | 'unknownCards'
  /** A card is not where it should be. */
  | 'cardOutOfPlace'
  /** Somebody must choose first. */
  | 'choiceOpen'
  /** 51A, 51B: declarer chooses among them at each turn, and at each lead of the other defender. */
  | 'severalPenaltyCards'
  /** 50C: what may be played beside it hangs on which cards are honours; the search knows cards only by who beats whom. */
  | 'minorPenaltyCard'
  /** A matter, such as a revoke that may still be corrected, asks something of somebody. */
  | 'matterOpen';

/**
 * Null in the auction and when play is over, where a card is not where it should be, and wherever the Laws ask something of somebody that
 * the search can't weigh: {@link whyNotWeighed} tells which.
 */
export function standingAt(position: Position, { hands }: Deal): SolverStanding | null {
  const { table } = position;
  const { contract, turn, trick } = table;
  if (contract === null || turn === null || whyNotWeighed(position, { hands }) !== null) return null;
  const rules = rulesAt(position);
  const inProgress = trick === null || isFull(trick) ? null : trick;
  return {
    held: masksOf(table.hands),
    trump: trumpNumber(contract),
    leader: seatNumber(inProgress?.leader ?? turn),
    played: inProgress === null ? [] : cardsInOrder(inProgress).map(cardNumber),
    rules,
  };
}

/** Null where the search can stand. */
export function whyNotWeighed(position: Position, { hands }: Pick<Deal, 'hands'>): NotWeighed | null {
  const { table } = position;
  const { contract, declarer, turn, phase, forgotten } = table;
  if (phase === 'auction' || phase === 'over' || contract === null || declarer === null) return 'noPlay';
  if (forgotten !== null || !isCompleteDeal(hands)) return 'unknownCards';
  const matters = openMatters(position);
  if (penaltyCards(position).length > 1) return 'severalPenaltyCards';
  if (matters.some(isMinorPenaltyCard)) return 'minorPenaltyCard';
  if (waitsFor(position) !== null) return 'choiceOpen';
  if (turn === null || !isRegular(table))
    return openOptions(position).length > 0 ? 'choiceOpen' : 'cardOutOfPlace';
  return matters.every(isWeighed) ? null : 'matterOpen';
}

/** Masks by seat times four plus suit. */
export function masksOf(hands: BySeat<Hand | null>): number[] {
  return SEATS.flatMap((seat) => SUITS.map((suit) => hands[seat]?.[suit] ?? 0));
}

/** Of North–South's tricks in all, those of declarer's side. */
export function ofDeclarer(northSouth: number, { declarer }: Pick<Table, 'declarer'>): number {
  return declarer !== null && sideOf(declarer) === 'EW' ? 13 - northSouth : northSouth;
}

/** What is in force where the search can stand. */
function rulesAt(position: Position): RulesInForce {
  const restriction = restrictionAt(position);
  const [penalty] = penaltyCards(position);
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
function isRegular({ hands, trick, earlier, loose, openPlaces, faceDownLead }: Table): boolean {
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
