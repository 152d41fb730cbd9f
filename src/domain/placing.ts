/** The moves of a card on the table: led, played, laid, taken back, put elsewhere. Each returns a new table. */

import { isRemembered, type Card, type Placed } from './card.ts';
import { decided, handsWith, heldAfter, wonByNextLeader, wonByNobodyYet, wonIn } from './forgotten.ts';
import { holds, withCard, withoutCard } from './hand.ts';
import { nextSeat, sideOf, type Seat, type Side } from './seat.ts';
import {
  allTricks,
  changed,
  trickWith,
  trickAt,
  trumpAt,
  type LooseCard,
  type OpenPlace,
  type Table,
} from './table.ts';
import {
  cardsInTrick,
  firstWithoutCard,
  isFull,
  ledTrick,
  sideAmong,
  winnerOf,
  withPlay,
  type Trick,
} from './trick.ts';

/** Begins a new trick with the card, whoever led it and whether or not the trick before is full. */
export function lead(table: Table, seat: Seat, card: Placed): Table {
  const number = (table.trick?.number ?? 0) + 1;
  const before = table.forgotten === null ? table.trick : wonByNextLeader(table, seat);
  const earlier = before === null ? table.earlier : [...table.earlier, before];
  const { hands, forgotten } = heldAfter(table, seat, card);
  return {
    phase: 'play',
    deal: table.deal,
    contract: table.contract,
    declarer: table.declarer,
    hands,
    trick: ledTrick(number, seat, card),
    earlier,
    won: table.forgotten === null ? wonWithShortTrick(table) : wonIn(earlier, table),
    turn: nextSeat(seat),
    loose: withoutLoose(table.loose, card),
    openPlaces: table.openPlaces,
    // 41A: another hand's face-down lead was no lead, and goes back.
    faceDownLeads: table.faceDownLeads.filter((one) => one.seat === seat),
    dummySpread: table.dummySpread,
    forgotten,
  };
}

/** 67B1: the highest card wins a trick that a lead to the next trick left short. */
function wonWithShortTrick(table: Table): Table['won'] {
  const { trick } = table;
  if (trick === null || isFull(trick)) return table.won;
  const winner = winnerOf(trick, trumpAt(table));
  return winner === null ? table.won : plusOne(table.won, sideOf(winner));
}

/** The card joins the trick in progress at that hand's place. */
export function follow(table: Table, seat: Seat, card: Placed): Table {
  const played = withPlay(table.trick as Trick, seat, card);
  const full = isFull(played);
  const trick = full && (table.forgotten !== null || !isRemembered(card)) ? decided(table, played) : played;
  const winner = full ? winnerOf(trick, trumpAt(table)) : null;
  const side = full ? sideAmong(trick, winner) : null;
  const { hands, forgotten } = heldAfter(table, seat, card);
  return {
    phase: full && trick.number === 13 ? 'over' : 'play',
    deal: table.deal,
    contract: table.contract,
    declarer: table.declarer,
    hands,
    trick,
    earlier: table.earlier,
    won: side === null ? table.won : plusOne(table.won, side),
    turn: full ? (trick.number === 13 ? null : winner) : firstWithoutCard(trick),
    loose: withoutLoose(table.loose, card),
    openPlaces: table.openPlaces,
    faceDownLeads: table.faceDownLeads,
    dummySpread: table.dummySpread,
    forgotten,
  };
}

function plusOne(won: { readonly NS: number; readonly EW: number }, side: Side): { NS: number; EW: number } {
  return side === 'NS' ? { NS: won.NS + 1, EW: won.EW } : { NS: won.NS, EW: won.EW + 1 };
}

function withoutLoose(loose: readonly LooseCard[], card: Placed): readonly LooseCard[] {
  return loose.length === 0 ? loose : loose.filter((other) => other.card !== card);
}

/**
 * The card lies face up on the table without standing in a trick; one that has left its hand, into a trick or among the played cards, does
 * not.
 */
export function lay(table: Table, seat: Seat, card: Card, as: LooseCard['as']): Table {
  const dealt = table.deal.hands[seat];
  const wasHis = trickWith(table, seat, card) !== null || (dealt !== null && holds(dealt, card));
  if (wasHis && !holds(table.hands[seat], card)) return table;
  return changed(table, { loose: [...withoutLoose(table.loose, card), { seat, card, as }] });
}

/** The loose card is no longer a lead or play in waiting. */
export function clearLoose(table: Table, card: Card): Table {
  return changed(table, { loose: withoutLoose(table.loose, card) });
}

/**
 * The turn while a place is open. In the trick in progress the hands before it keep their turn, and its own hand may fill it at once or
 * in turn (44B, 62B). In an earlier trick only the open places are left to fill.
 */
function turnWithOpenPlace(table: Table, { trick: number, seat }: OpenPlace): Seat | null {
  const { trick } = table;
  return trick?.number === number ? firstWithoutCard(trick) : seat;
}

/** Counts the tricks and finds the turn again after a card was taken back or put into an earlier trick. */
function recount(table: Table): Table {
  const trump = trumpAt(table);
  const { trick } = table;
  const played = allTricks(table).filter((each) => each !== trick || isFull(each));
  const won = wonIn(played, table);
  const [place] = table.openPlaces;
  const over = trick !== null && trick.number === 13 && isFull(trick) && place === undefined;
  let turn: Seat | null = table.turn;
  if (over) turn = null;
  else if (place !== undefined) turn = turnWithOpenPlace(table, place);
  else if (trick !== null) turn = isFull(trick) ? winnerOf(trick, trump) : firstWithoutCard(trick);
  return changed(table, { won, turn, phase: over ? 'over' : trick === null ? 'lead' : 'play' });
}

function withTrick(table: Table, trick: Trick): Table {
  if (table.trick?.number === trick.number) return changed(table, { trick });
  return changed(table, {
    earlier: table.earlier.map((other) => (other.number === trick.number ? trick : other)),
  });
}

/** The standing play of that card goes back to the hand; its place stays open until filled again. */
export function takeBack(table: Table, seat: Seat, card: Card): Table {
  const trick = trickWith(table, seat, card);
  if (trick === null) return table;
  const hands = handsWith(table.hands, seat, withCard(table.hands[seat], card));
  const emptied = withPlay(trick, seat, null);
  if (trick === table.trick && cardsInTrick(emptied) === 0) {
    const before = table.earlier.at(-1) ?? null;
    const begun = before === null ? null : wonByNobodyYet(table, before);
    const back = changed(table, {
      hands,
      trick: begun,
      earlier: table.earlier.slice(0, -1),
      phase: begun === null ? 'lead' : 'play',
    });
    const openPlaces = openPlacesAfter(back);
    const counted = recount(changed(back, { openPlaces }));
    // Before anybody leads again, an open place in an earlier trick is filled, and a trick left short continues.
    const goesOn = begun !== null && !isFull(begun) && begun[seat] !== null;
    const isLeaderOpen = begun !== before;
    return openPlaces.length > 0 || goesOn || isLeaderOpen ? counted : changed(counted, { turn: seat });
  }
  const openPlaces = [...table.openPlaces, { trick: trick.number, seat }].sort(
    (one, other) => one.trick - other.trick,
  );
  return recount(changed(withTrick(table, emptied), { hands, openPlaces }));
}

function openPlacesAfter(table: Table): readonly OpenPlace[] {
  const last = table.trick?.number ?? 0;
  return table.openPlaces.filter((place) => place.trick <= last);
}

/** The hand still owes a card to that trick: its place stays open until it plays there. */
export function owe(table: Table, seat: Seat, trick: number): Table {
  // The hand has a card in that trick, so it owes none; nor does it to a trick that nobody has begun.
  if (trickAt(table, trick)?.[seat] !== null) return table;
  return recount(changed(table, { openPlaces: [...table.openPlaces, { trick, seat }] }));
}

/** The hand has played on without the card it owes: the place is no longer kept for it. */
export function passOver(table: Table, seat: Seat, trick: number): Table {
  const openPlaces = table.openPlaces.filter((place) => place.trick !== trick || place.seat !== seat);
  return recount(changed(table, { openPlaces }));
}

/** The card goes to that hand's place in that trick, an earlier one included. */
export function putInto(table: Table, number: number, seat: Seat, card: Placed): Table {
  const trick = trickAt(table, number);
  if (trick === null) return table;
  const { hands, forgotten } = heldAfter(table, seat, card);
  const openPlaces = table.openPlaces.filter((place) => place.trick !== number || place.seat !== seat);
  const loose = withoutLoose(table.loose, card);
  const put = withPlay(trick, seat, card);
  const withPut = withTrick(table, isFull(put) ? decided(table, put) : put);
  return recount(changed(withPut, { hands, forgotten, loose, openPlaces }));
}

/** Declarer and dummy change places (54A). */
export function withDeclarer(table: Table, declarer: Seat): Table {
  return changed(table, { declarer });
}

/** The trick was led by that hand, whose card in it is of the suit led: the cards lie as they did (58A). */
export function withLeader(table: Table, number: number, leader: Seat): Table {
  const trick = trickAt(table, number);
  return trick === null ? table : recount(withTrick(table, { ...trick, leader }));
}

/** Another hand leads to the next trick (43B2a). */
export function withTurn(table: Table, turn: Seat): Table {
  const { openPlaces, trick } = table;
  // An open place in a trick is filled before anybody leads.
  if (openPlaces.length > 0) return table;
  // A trick left short continues where it stopped.
  return trick !== null && !isFull(trick) && trick[turn] !== null ? recount(table) : changed(table, { turn });
}

/** A card found among the played ones goes back to its hand (67B2). */
export function pickUp(table: Table, seat: Seat, card: Card): Table {
  return changed(table, { hands: handsWith(table.hands, seat, withCard(table.hands[seat], card)) });
}

/** The card leaves the hand for the played cards without a place in a trick (67B1). */
export function discard(table: Table, seat: Seat, card: Card): Table {
  const hands = handsWith(table.hands, seat, withoutCard(table.hands[seat], card));
  return changed(table, { hands, loose: withoutLoose(table.loose, card) });
}
