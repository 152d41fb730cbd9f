/** Where every card lies: hands, the trick in progress, earlier tricks. Whether a play was legal is not decided here. */

import { CARDS, isRemembered, suitOf, suitShown, type Card, type Suit, type Placed } from './card.ts';
import { trumpOf, type Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import { cardsIn, cardsOf, countIn, EMPTY_HAND, holds, type Hand } from './hand.ts';
import { nextSeat, ofSeat, partnerOf, previousSeat, SEATS, sideOf, type BySeat, type Seat } from './seat.ts';
import { isFull, isUndecided, winnerOf, wonTogether, type Trick } from './trick.ts';

/** `auction`: calls are still to come. `lead`: the opening lead is awaited. `over`: all thirteen tricks are complete. */
export type Phase = 'auction' | 'lead' | 'play' | 'over';

/** A card with its hand; of one that nobody remembers only the suit is known, or not even that. */
export interface PlacedOfHand {
  readonly seat: Seat;
  readonly card: Placed;
}

/** A card with its hand. */
export interface CardOfHand extends PlacedOfHand {
  readonly card: Card;
}

/** A card on the table that was led or played but stands in no trick, perhaps not yet. Its owner still holds it. */
export interface LooseCard extends CardOfHand {
  /** `extra`: a second card of the hand in its trick (67), which waits for nothing. */
  readonly as: 'lead' | 'play' | 'extra';
}

/** An empty place in a trick: its card was taken back, or the hand still owes it after a lead to the next trick. */
export interface OpenPlace {
  readonly trick: number;
  readonly seat: Seat;
}

/** For each hand the number of cards it has played that nobody remembers. The cards it is known to have held may be among them. */
export type Forgotten = BySeat<number>;

export interface Table {
  readonly phase: Phase;
  readonly deal: Deal;
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /**
   * Cards not yet played, with penalty cards and loose cards. A hidden hand is empty; a hand that has played a forgotten card has all
   * cards that may be left.
   */
  readonly hands: BySeat<Hand>;
  /** The latest trick that has begun: in progress, or full until the next lead. */
  readonly trick: Trick | null;
  readonly earlier: readonly Trick[];
  /** Tricks won by each side, with the latest full one. */
  readonly won: { readonly NS: number; readonly EW: number };
  /** The hand that is to lead or play; null if nobody knows it, or play is over. */
  readonly turn: Seat | null;
  readonly loose: readonly LooseCard[];
  readonly openPlaces: readonly OpenPlace[];
  /** Opening leads that lie face down, at most one a hand: 41A counts only the proper leader's, but the wrong one may be faced (54). */
  readonly faceDownLeads: readonly CardOfHand[];
  readonly dummySpread: boolean;
  /** Null while every card played is remembered. */
  readonly forgotten: Forgotten | null;
}

const NONE: readonly never[] = [];

/** The table before the first card. */
export function openTable(deal: Deal, contract: Contract | null, declarer: Seat | null, phase: Phase): Table {
  return {
    phase,
    deal,
    contract,
    declarer,
    hands: {
      N: deal.hands.N ?? EMPTY_HAND,
      E: deal.hands.E ?? EMPTY_HAND,
      S: deal.hands.S ?? EMPTY_HAND,
      W: deal.hands.W ?? EMPTY_HAND,
    },
    trick: null,
    earlier: NONE,
    won: { NS: 0, EW: 0 },
    turn: declarer === null || phase === 'auction' ? null : nextSeat(declarer),
    loose: NONE,
    openPlaces: NONE,
    faceDownLeads: NONE,
    dummySpread: false,
    forgotten: null,
  };
}

/**
 * The table with these changes. All tables have the same fields in the same order: one made by spreading would be of another kind to
 * the machine that runs this, and looking at tables of many kinds takes it three times as long.
 */
export function changed(table: Table, changes: Partial<Table>): Table {
  const copy: Table = {
    phase: table.phase,
    deal: table.deal,
    contract: table.contract,
    declarer: table.declarer,
    hands: table.hands,
    trick: table.trick,
    earlier: table.earlier,
    won: table.won,
    turn: table.turn,
    loose: table.loose,
    openPlaces: table.openPlaces,
    faceDownLeads: table.faceDownLeads,
    dummySpread: table.dummySpread,
    forgotten: table.forgotten,
  };
  return Object.assign(copy, changes);
}

/** Declarer's partner, also before dummy is spread; null while there is no declarer. */
export function dummyOf(table: Table): Seat | null {
  return table.declarer === null ? null : partnerOf(table.declarer);
}

/** True for declarer's two opponents; false for everybody while there is no declarer. */
export function isDefender(table: Table, seat: Seat): boolean {
  return table.declarer !== null && sideOf(seat) !== sideOf(table.declarer);
}

/** True for declarer's partner, also before dummy is spread. */
export function isDummy(table: Table, seat: Seat): boolean {
  return table.declarer !== null && seat === partnerOf(table.declarer);
}

/** The player who decides for a hand: declarer for dummy's. */
export function playerOf(table: Table, seat: Seat): Seat {
  return isDummy(table, seat) ? (table.declarer as Seat) : seat;
}

/** The trump suit; null at notrump and while there is no contract. */
export function trumpAt(table: Table): Suit | null {
  return trumpOf(table.contract);
}

/** True when the record shows what that hand holds now, so that what it may do can be judged. */
export function isKnownHand(table: Table, seat: Seat): boolean {
  return table.deal.hands[seat] !== null && !hasForgotten(table, seat);
}

/** True for a hand that the record does not show, so that nobody can say which card it lacks. */
export function isHidden(table: Table, seat: Seat): boolean {
  return table.deal.hands[seat] === null;
}

/** True when the hand has played a card that nobody remembers. */
export function hasForgotten({ forgotten }: Table, seat: Seat): boolean {
  return forgotten !== null && forgotten[seat] > 0;
}

/** True when the hand must hold a card of the suit, whatever its forgotten cards were. */
export function surelyHolds(table: Table, seat: Seat, suit: Suit): boolean {
  return table.forgotten === null
    ? countIn(table.hands[seat], suit) > 0
    : surelyHoldsOneOf(table, seat, cardsIn(table.hands[seat], suit));
}

/** True when the hand must hold one of these cards, which it holds unless it has played them unremembered. */
export function surelyHoldsOneOf(table: Table, seat: Seat, cards: readonly Card[]): boolean {
  if (table.forgotten === null) return cards.length > 0;
  const others = allTricks(table).filter(({ [seat]: placed }) => {
    const suit = placed === null || isRemembered(placed) ? null : suitShown(placed);
    return suit !== null && cards.every((card) => suitOf(card) !== suit);
  });
  return cards.length > table.forgotten[seat] - others.length;
}

/** The cards that a forgotten card of that hand may have been. */
export function mayHavePlayed(table: Table, seat: Seat): readonly Card[] {
  if (table.deal.hands[seat] !== null) return cardsOf(table.hands[seat]);
  const tricks = allTricks(table);
  return CARDS.filter(
    (card) =>
      !SEATS.some((other) => {
        const dealt = table.deal.hands[other];
        return dealt !== null && holds(dealt, card);
      }) && !tricks.some((trick) => SEATS.some((other) => trick[other] === card)),
  );
}

/** True when the next card in turn begins a trick. */
export function awaitsLead(table: Table): boolean {
  return table.phase !== 'over' && table.phase !== 'auction' && (table.trick === null || isFull(table.trick));
}

/** 41A: that hand's opening lead lies face down. */
export function hasLedFaceDown(table: Table, seat: Seat): boolean {
  return table.faceDownLeads.some((lead) => lead.seat === seat);
}

/** The hand that is to lead, when a lead is awaited. */
export function onLead(table: Table): Seat | null {
  return awaitsLead(table) ? table.turn : null;
}

/** Number of the trick in progress, or of the next one when the last is full. */
export function trickNumber(table: Table): number {
  if (table.trick === null) return 1;
  return isFull(table.trick) ? table.trick.number + 1 : table.trick.number;
}

/** The tricks begun so far, in order; the latest may be incomplete. */
export function allTricks(table: Table): readonly Trick[] {
  return table.trick === null ? NONE : [...table.earlier, table.trick];
}

/** The tricks that have been won, and nobody can tell by which side. */
export function undecidedTricks(table: Table): Trick[] {
  const trump = trumpAt(table);
  return allTricks(table).filter(
    (trick) =>
      (trick !== table.trick || isFull(trick)) && wonTogether(trick) === null && isUndecided(trick, trump),
  );
}

/** The trick of that number, from 1; null while it has not been begun. */
export function trickAt(table: Table, number: number): Trick | null {
  return table.trick?.number === number ? table.trick : (table.earlier[number - 1] ?? null);
}

/** The latest trick in which the hand's place has this card. */
export function trickWith(table: Table, seat: Seat, card: Card): Trick | null {
  if (table.trick?.[seat] === card) return table.trick;
  return table.earlier.findLast((trick) => trick[seat] === card) ?? null;
}

/** True if the record has the card in another hand's place of a trick. */
export function isPlayedByAnother(table: Table, seat: Seat, card: Card): boolean {
  return SEATS.some((other) => other !== seat && trickWith(table, other, card) !== null);
}

/** The open place a card of that hand fills: the earliest. */
export function openPlaceOf(table: Table, seat: Seat): OpenPlace | null {
  return table.openPlaces.find((place) => place.seat === seat) ?? null;
}

/** The suit to be followed by that hand now; null when it leads. */
export function suitToFollow(table: Table, seat: Seat): Suit | null {
  const place = openPlaceOf(table, seat);
  const trick = place === null ? table.trick : trickAt(table, place.trick);
  if (trick === null || (place === null && isFull(trick))) return null;
  const led = trick[trick.leader];
  return led === null ? null : suitShown(led);
}

/** True if the known part of the hand still holds the card: for questions of possession only. */
export function holdsCard(table: Table, seat: Seat, card: Card): boolean {
  return holds(ofSeat(table.hands, seat), card);
}

/** The hand that has won the latest trick, while it is full and nothing has been led since; null otherwise. */
export function winnerHolds(table: Table): Seat | null {
  const { trick } = table;
  return trick !== null && isFull(trick) ? (lastWon(table)?.winner ?? null) : null;
}

/** The latest full trick and the hand that has won it, whatever has been led since; null where a card of an earlier trick is owed. */
export function lastWon(table: Table): { readonly winner: Seat; readonly trick: number } | null {
  const full = table.openPlaces.length === 0 ? allTricks(table).findLast(isFull) : undefined;
  const winner = full === undefined ? null : winnerOf(full, trumpAt(table));
  return full === undefined || winner === null ? null : { winner, trick: full.number };
}

/** Another hand has led to a trick after that one although a hand gave no card to the trick before (67): it has won what lies there. */
export function isLedOn(table: Table, seat: Seat, after: number): boolean {
  const { trick } = table;
  if (trick === null || trick.number <= after || trick.leader === seat) return false;
  const before = trickAt(table, trick.number - 1);
  return before !== null && !isFull(before);
}

/** True while that hand has played no card. */
export function isFirstPlay(table: Table, seat: Seat): boolean {
  return allTricks(table).every((trick) => trick[seat] === null);
}

/** The loose cards that may still stand: leads and plays, without the second card of a hand in its trick (67). */
export function waitingCards({ loose }: Pick<Table, 'loose'>): readonly LooseCard[] {
  return loose.filter(({ as }) => as !== 'extra');
}

/** True while a lead of that hand lies there and waits. */
export function isLeadInWaiting({ loose }: Pick<Table, 'loose'>, seat: Seat): boolean {
  return loose.some((card) => card.seat === seat && card.as === 'lead');
}

/** The right-hand opponent's lead that lies there and waits: a card of this hand is a play to it. */
export function leadToTheRight({ loose }: Pick<Table, 'loose'>, seat: Seat): LooseCard | null {
  return loose.find((card) => card.as === 'lead' && card.seat === previousSeat(seat)) ?? null;
}
