/** Where every card lies: hands, the trick in progress, earlier tricks. Physical truth only; no opinion on legality. */

import { suitOf, type Card, type Suit } from './card.ts';
import type { Deal } from './deal.ts';
import { EMPTY_HAND, holds, withCard, withoutCard, type Hand } from './hand.ts';
import { partnerOf, sideOf, type BySeat, type Seat, type Side } from './seat.ts';
import { trumpOf, type Contract } from './contract.ts';
import { cardsInTrick, firstWithoutCard, isFull, ledTrick, winnerOf, withPlay, type Trick } from './trick.ts';

/** `auction`: calls are still to come. `lead`: the opening lead is awaited. `over`: all thirteen tricks are complete. */
export type Phase = 'auction' | 'lead' | 'play' | 'over';

/** A card on the table that has been led or played but does not stand (yet). Its owner still holds it. */
export interface LooseCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly as: 'lead' | 'play';
}

/** A place in a trick that is empty because the card there was taken back. */
export interface OpenPlace {
  readonly trick: number;
  readonly seat: Seat;
}

export interface Table {
  readonly phase: Phase;
  readonly deal: Deal;
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  /** Cards not yet played, penalty cards and loose cards included. A hand the record does not show is empty. */
  readonly hands: BySeat<Hand>;
  /** The latest trick begun: in progress, or full until the next is led. */
  readonly trick: Trick | null;
  readonly earlier: readonly Trick[];
  /** Tricks won by each side, the latest full one included. */
  readonly won: { readonly NS: number; readonly EW: number };
  /** The hand to lead or play; null while that is unknown or play is over. */
  readonly turn: Seat | null;
  readonly loose: readonly LooseCard[];
  readonly openPlaces: readonly OpenPlace[];
  readonly faceDownLead: { readonly seat: Seat; readonly card: Card } | null;
  readonly dummySpread: boolean;
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
    turn: declarer === null || phase === 'auction' ? null : partnerOf(previous(declarer)),
    loose: NONE,
    openPlaces: NONE,
    faceDownLead: null,
    dummySpread: false,
  };
}

function previous(seat: Seat): Seat {
  return { N: 'W', E: 'N', S: 'E', W: 'S' }[seat] as Seat;
}

export function dummyOf(table: Table): Seat | null {
  return table.declarer === null ? null : partnerOf(table.declarer);
}

export function isDefender(table: Table, seat: Seat): boolean {
  return table.declarer !== null && sideOf(seat) !== sideOf(table.declarer);
}

export function isDummy(table: Table, seat: Seat): boolean {
  return table.declarer !== null && seat === partnerOf(table.declarer);
}

/** The player who decides for a hand: declarer for dummy's. */
export function playerOf(table: Table, seat: Seat): Seat {
  return isDummy(table, seat) ? (table.declarer as Seat) : seat;
}

export function trumpAt(table: Table): Suit | null {
  return trumpOf(table.contract);
}

/** True when the record shows that hand's cards, so that what it may hold can be judged. */
export function isKnownHand(table: Table, seat: Seat): boolean {
  return table.deal.hands[seat] !== null;
}

/** True when the next card in turn begins a trick. */
export function awaitsLead(table: Table): boolean {
  return table.phase !== 'over' && table.phase !== 'auction' && (table.trick === null || isFull(table.trick));
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

export function allTricks(table: Table): readonly Trick[] {
  return table.trick === null ? NONE : [...table.earlier, table.trick];
}

export function trickAt(table: Table, number: number): Trick | null {
  return table.trick?.number === number ? table.trick : (table.earlier[number - 1] ?? null);
}

function handsWith(hands: BySeat<Hand>, seat: Seat, hand: Hand): BySeat<Hand> {
  return {
    N: seat === 'N' ? hand : hands.N,
    E: seat === 'E' ? hand : hands.E,
    S: seat === 'S' ? hand : hands.S,
    W: seat === 'W' ? hand : hands.W,
  };
}

/** The card begins a new trick, whoever led it and whether or not the trick before is full. */
export function lead(table: Table, seat: Seat, card: Card): Table {
  const number = (table.trick?.number ?? 0) + 1;
  return {
    phase: 'play',
    deal: table.deal,
    contract: table.contract,
    declarer: table.declarer,
    hands: handsWith(table.hands, seat, withoutCard(table.hands[seat], card)),
    trick: ledTrick(number, seat, card),
    earlier: table.trick === null ? table.earlier : [...table.earlier, table.trick],
    won: wonWithShortTrick(table),
    turn: { N: 'E', E: 'S', S: 'W', W: 'N' }[seat] as Seat,
    loose: withoutLoose(table.loose, card),
    openPlaces: table.openPlaces,
    faceDownLead: table.faceDownLead,
    dummySpread: table.dummySpread,
  };
}

/** A trick left short by a lead to the next belongs to the best card in it (67B1). */
function wonWithShortTrick(table: Table): Table['won'] {
  const { trick } = table;
  if (trick === null || isFull(trick)) return table.won;
  const winner = winnerOf(trick, trumpAt(table));
  return winner === null ? table.won : plusOne(table.won, sideOf(winner));
}

/** The card joins the trick in progress at that hand's place. */
export function follow(table: Table, seat: Seat, card: Card): Table {
  const trick = withPlay(table.trick as Trick, seat, card);
  const full = isFull(trick);
  const winner = full ? winnerOf(trick, trumpAt(table)) : null;
  return {
    phase: full && trick.number === 13 ? 'over' : 'play',
    deal: table.deal,
    contract: table.contract,
    declarer: table.declarer,
    hands: handsWith(table.hands, seat, withoutCard(table.hands[seat], card)),
    trick,
    earlier: table.earlier,
    won: winner === null ? table.won : plusOne(table.won, sideOf(winner)),
    turn: full ? (trick.number === 13 ? null : winner) : firstWithoutCard(trick),
    loose: withoutLoose(table.loose, card),
    openPlaces: table.openPlaces,
    faceDownLead: table.faceDownLead,
    dummySpread: table.dummySpread,
  };
}

function plusOne(won: { readonly NS: number; readonly EW: number }, side: Side): { NS: number; EW: number } {
  return side === 'NS' ? { NS: won.NS + 1, EW: won.EW } : { NS: won.NS, EW: won.EW + 1 };
}

function withoutLoose(loose: readonly LooseCard[], card: Card): readonly LooseCard[] {
  return loose.length === 0 ? loose : loose.filter((other) => other.card !== card);
}

/** The card lies face up on the table without standing in a trick. */
export function lay(table: Table, seat: Seat, card: Card, as: 'lead' | 'play'): Table {
  return { ...table, loose: [...withoutLoose(table.loose, card), { seat, card, as }] };
}

/** The loose card is no longer a lead or play in waiting. */
export function unlay(table: Table, card: Card): Table {
  return { ...table, loose: withoutLoose(table.loose, card) };
}

export function looseCard(table: Table, card: Card): LooseCard | null {
  return table.loose.find((loose) => loose.card === card) ?? null;
}

/** Where a played card stands: the latest trick that shows it. */
export function placeOf(table: Table, seat: Seat, card: Card): Trick | null {
  if (table.trick?.[seat] === card) return table.trick;
  return table.earlier.findLast((trick) => trick[seat] === card) ?? null;
}

/** Counts and turn anew, after a card was taken back or put into an earlier trick. */
function recount(table: Table): Table {
  const trump = trumpAt(table);
  const won = { NS: 0, EW: 0 };
  for (const trick of allTricks(table)) {
    if (trick === table.trick && !isFull(trick)) continue;
    const winner = winnerOf(trick, trump);
    if (winner !== null) won[sideOf(winner)]++;
  }
  const { trick } = table;
  const [place] = table.openPlaces;
  const over = trick !== null && trick.number === 13 && isFull(trick) && place === undefined;
  let turn: Seat | null = table.turn;
  if (over) turn = null;
  else if (place !== undefined) turn = place.seat;
  else if (trick !== null) turn = isFull(trick) ? winnerOf(trick, trump) : firstWithoutCard(trick);
  return { ...table, won, turn, phase: over ? 'over' : trick === null ? 'lead' : 'play' };
}

function withTrick(table: Table, trick: Trick): Table {
  if (table.trick?.number === trick.number) return { ...table, trick };
  return { ...table, earlier: table.earlier.map((other) => (other.number === trick.number ? trick : other)) };
}

/** The standing play of that card goes back to the hand; its place stays open until filled again. */
export function takeBack(table: Table, seat: Seat, card: Card): Table {
  const trick = placeOf(table, seat, card);
  if (trick === null) return table;
  const hands = handsWith(table.hands, seat, withCard(table.hands[seat], card));
  const emptied = withPlay(trick, seat, null);
  if (trick === table.trick && cardsInTrick(emptied) === 0) {
    const begun = table.earlier.length > 0 ? (table.earlier.at(-1) as Trick) : null;
    const back: Table = { ...table, hands, trick: begun, earlier: table.earlier.slice(0, -1), phase: begun === null ? 'lead' : 'play' };
    return { ...recount({ ...back, openPlaces: openPlacesAfter(back) }), turn: seat };
  }
  const openPlaces = [...table.openPlaces, { trick: trick.number, seat }].sort((one, other) => one.trick - other.trick);
  return recount({ ...withTrick({ ...table, hands }, emptied), openPlaces });
}

function openPlacesAfter(table: Table): readonly OpenPlace[] {
  const last = table.trick?.number ?? 0;
  return table.openPlaces.filter((place) => place.trick <= last);
}

/** The open place a card of that hand fills: the earliest. */
export function openPlaceOf(table: Table, seat: Seat): OpenPlace | null {
  return table.openPlaces.find((place) => place.seat === seat) ?? null;
}

/** The card goes to that hand's place in that trick, an earlier one included. */
export function putInto(table: Table, number: number, seat: Seat, card: Card): Table {
  const trick = trickAt(table, number);
  if (trick === null) return table;
  const hands = handsWith(table.hands, seat, withoutCard(table.hands[seat], card));
  const openPlaces = table.openPlaces.filter((place) => place.trick !== number || place.seat !== seat);
  return recount({
    ...withTrick({ ...table, hands, loose: withoutLoose(table.loose, card) }, withPlay(trick, seat, card)),
    openPlaces,
  });
}

/** Declarer and dummy change places (54A). */
export function withDeclarer(table: Table, declarer: Seat): Table {
  return { ...table, declarer };
}

/** Another hand leads to the next trick (43B2a). */
export function withTurn(table: Table, turn: Seat): Table {
  return { ...table, turn };
}

/** The suit to be followed by that hand now; null when it leads. */
export function suitToFollow(table: Table, seat: Seat): Suit | null {
  const place = openPlaceOf(table, seat);
  const trick = place === null ? table.trick : trickAt(table, place.trick);
  if (trick === null || (place === null && isFull(trick))) return null;
  const led = trick[trick.leader];
  return led === null ? null : suitOf(led);
}

/** The cards that side of the hand shows still held: used where only possession matters. */
export function holdsCard(table: Table, seat: Seat, card: Card): boolean {
  return holds(table.hands[seat], card);
}

/** The hand that has won the latest trick, while it is full and nothing has been led since; null otherwise. */
export function winnerHolds(table: Table): Seat | null {
  const { trick } = table;
  return trick !== null && isFull(trick) && table.openPlaces.length === 0 ? winnerOf(trick, trumpAt(table)) : null;
}

/** True while that hand has played no card. */
export function isFirstPlay(table: Table, seat: Seat): boolean {
  return allTricks(table).every((trick) => trick[seat] === null);
}

/** A card found among the played ones goes back to its hand (67B2). */
export function pickUp(table: Table, seat: Seat, card: Card): Table {
  return { ...table, hands: handsWith(table.hands, seat, withCard(table.hands[seat], card)) };
}

/** The card leaves the hand for the played cards without a place in a trick (67B1). */
export function discard(table: Table, seat: Seat, card: Card): Table {
  return { ...table, hands: handsWith(table.hands, seat, withoutCard(table.hands[seat], card)) };
}
