/** A claim or concession at the moment when it was made: the cards left, who had shown out, which trumps were out. Decides nothing. */

import { cardOfNumber, cardNumber, seatNumber, trumpNumber } from '../../domain/numbers.ts';
import { isRemembered, suitOf, type Card, type Suit } from '../../domain/card.ts';
import { cardsOf, type Hand } from '../../domain/hand.ts';
import { otherSide, SEATS, seatsOf, sideOf, type Seat } from '../../domain/seat.ts';
import { allTricks, isDummy, trickNumber, type Table } from '../../domain/table.ts';
import type { ClaimMade, Fact } from '../../events/event.ts';
import type { CaseIn, ClaimContext } from '../../laws/case.ts';
import { claimsIn } from '../../laws/law69.ts';
import { isClaimVoid, isLeadChoiceOpen, wasConcessionObjectedTo, wasNoClaim } from '../../laws/states.ts';
import type { Position } from '../../replay/position.ts';
import { penaltyCards } from '../../replay/view.ts';
import { cardsAt, leadRuleAt, whyNotWeighed, type NotWeighed } from '../doubleDummy/standing.ts';
import type { SolverStanding } from '../doubleDummy/solver.ts';
import type { ClaimEnding } from './ending.ts';
import { inForceAt, type InForce } from './rules.ts';

/** A claim that the workbench can handle. */
export interface ClaimStanding {
  /** Number of the event. */
  readonly at: number;
  readonly by: Seat;
  readonly kind: 'claim' | 'concession';
  /** The tricks that the claim gives the claimer's side, from the trick in progress on; all of them if a hand was faced without a number. */
  readonly tricks: number;
  /** 48B2, 68A: a hand was faced, and nobody said a number of tricks. */
  readonly isFaced: boolean;
  /** The number of the first trick that counts. */
  readonly trick: number;
  readonly statement: string | null;
  /**
   * The clause by which nothing came of it: partner objected (68B2), all four played on (68D2b), or it was no claim (68). Null for one that
   * counts.
   */
  readonly cameToNothing: '68' | '68B2' | '68D2b' | null;
  /** 0 for North–South, 1 for East–West. */
  readonly side: number;
  readonly ending: ClaimEnding;
  /** 70C: the trumps in the opponents' hands, from the highest down. */
  readonly trumpsOut: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  /** 70E1: the suits to which an opponent has already failed to follow. */
  readonly shownOut: readonly { readonly seat: Seat; readonly suit: Suit }[];
}

/** Why the workbench can't handle a claim. */
export type NotWorkedOn = Exclude<NotWeighed, 'severalPenaltyCards' | 'minorPenaltyCard'>;

/** A claim of a record, with the number of its event, or the reason why the workbench can't handle it. */
export type ClaimFound =
  | { readonly at: number; readonly standing: ClaimStanding; readonly why: null }
  | { readonly at: number; readonly standing: null; readonly why: NotWorkedOn };

/** The claim that one fact makes. */
type Claimed = Pick<ClaimStanding, 'by' | 'kind' | 'tricks' | 'statement' | 'isFaced' | 'cameToNothing'>;

/**
 * The claims of a record, in order of time. A hand that was faced just before its claim was put in words is part of that claim. Words of
 * dummy's are none: dummy may not claim (43A1c).
 */
export function claimsFound(facts: readonly Fact[], positions: readonly Position[]): readonly ClaimFound[] {
  const made = claimsIn(positions.at(-1)?.cases ?? []);
  const presumed = new Map(
    made
      .filter((open) => open.context.tricks === null && !wasNoClaim(open))
      .map(({ context }) => [context.openedAt, context]),
  );
  return facts.flatMap((fact, at): readonly ClaimFound[] => {
    const position = positions[at];
    if (position === undefined) return [];
    const faced = presumed.get(at);
    if (faced !== undefined)
      return [foundAt(position, at, { ...facedBy(faced), cameToNothing: cameToNothing(made, faced.by, at) })];
    if (fact.type !== 'ClaimMade' || isDummy(position.table, fact.by)) return [];
    return [foundAt(position, at, { ...claimedIn(fact), cameToNothing: cameToNothing(made, fact.by, at) })];
  });
}

/** Why nothing came of that player's claim: the one made then, or by the hand that he had faced before. */
function cameToNothing(
  made: readonly CaseIn<'claim'>[],
  by: Seat,
  at: number,
): ClaimStanding['cameToNothing'] {
  const open = made.findLast(({ context }) => context.by === by && context.openedAt <= at);
  if (open === undefined) return null;
  if (wasConcessionObjectedTo(open)) return '68B2';
  if (isClaimVoid(open)) return '68D2b';
  return wasNoClaim(open) ? '68' : null;
}

function claimedIn({ by, kind, tricks, statement }: ClaimMade): Omit<Claimed, 'cameToNothing'> {
  return { by, kind, tricks, statement: statement ?? null, isFaced: false };
}

/** 68A: showing one's cards is a claim. Only people can say how many tricks a player claims without a number, so all of them are assumed. */
function facedBy({ by, kind, trick }: ClaimContext): Omit<Claimed, 'cameToNothing'> {
  return { by, kind, tricks: 14 - trick, statement: null, isFaced: true };
}

function foundAt(position: Position, at: number, claimed: Claimed): ClaimFound {
  const { table } = position;
  // Other claims are ignored, because they change no cards: an earlier claim of the same player, or one of the other side.
  const before = { ...position, cases: position.cases.filter(({ machine }) => machine !== 'claim') };
  const found = endingAt(before);
  if (typeof found === 'string') return { at, standing: null, why: found };
  const { by } = claimed;
  return {
    at,
    why: null,
    standing: {
      ...claimed,
      at,
      trick: trickNumber(table),
      side: seatNumber(by) % 2,
      ending: found,
      trumpsOut: trumpsOutAt(table, by),
      shownOut: shownOutAt(table, by),
    },
  };
}

/** The cards left, with penalty cards and restrictions; or why they can't be known. */
export function endingAt(position: Position): ClaimEnding | NotWorkedOn {
  const { table } = position;
  const why = whyNotWeighed(position, table.deal, 'penaltyCards');
  if (why !== null) return why as NotWorkedOn;
  const { trump, leader, played } = cardsAt(position) as SolverStanding;
  const state = inForceIn(position);
  return {
    hands: SEATS.map((seat) => numbersOf(table.hands[seat])),
    trump,
    leader,
    played,
    rules: state === null ? null : [state],
  };
}

function inForceIn(position: Position): InForce | null {
  const { cases, table } = position;
  const lying = penaltyCards(position).map(({ owner, card, kind }) => ({
    seat: seatNumber(owner),
    card: cardNumber(card),
    isMinor: kind === 'minor',
  }));
  const choice = cases.find(
    (open) => open.machine === 'penaltyCardChoice' && !open.ended && open.context.chosen !== null,
  );
  const named = choice?.machine === 'penaltyCardChoice' ? choice.context.chosen : null;
  return inForceAt({
    lead: leadRuleAt(position),
    lying,
    declarers: seatNumber(table.declarer ?? 'N') % 2,
    // If no choice about the due lead is open, declarer has made it.
    isChosen: !cases.some(isLeadChoiceOpen),
    named: named === null ? -1 : cardNumber(named),
  });
}

/** The cards of a hand as numbers in the order of an ending: by suit, spades first, each suit from the top. */
export function numbersOf(hand: Hand): readonly number[] {
  return cardsOf(hand)
    .map(cardNumber)
    .toSorted((one, other) => other - one);
}

function trumpsOutAt(table: Table, by: Seat): ClaimStanding['trumpsOut'] {
  const trump = trumpNumber(table.contract);
  if (trump < 0) return [];
  return seatsOf(otherSide(sideOf(by))).flatMap((seat) => {
    const cards = numbersOf(table.hands[seat])
      .filter((card) => Math.floor(card / 13) === trump)
      .map(cardOfNumber);
    return cards.length === 0 ? [] : [{ seat, cards }];
  });
}

function shownOutAt(table: Table, by: Seat): ClaimStanding['shownOut'] {
  const found = new Map<string, { readonly seat: Seat; readonly suit: Suit }>();
  for (const trick of allTricks(table)) {
    const led = trick[trick.leader];
    if (!isRemembered(led)) continue;
    for (const seat of seatsOf(otherSide(sideOf(by)))) {
      const card = trick[seat];
      if (isRemembered(card) && suitOf(card) !== suitOf(led))
        found.set(seat + suitOf(led), { seat, suit: suitOf(led) });
    }
  }
  return [...found.values()];
}
