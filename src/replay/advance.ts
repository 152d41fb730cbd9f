/** Moves cards: a table and a fact, or a `TableMove` of the Laws, give the next table. Judges nothing. */

import { suitOf } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { readCalls, type CallBy } from '../domain/auction.ts';
import { clockwiseFrom, type Seat } from '../domain/seat.ts';
import {
  discard,
  follow,
  lay,
  lead,
  owe,
  passOver,
  pickUp,
  putInto,
  takeBack,
  clearLoose,
  withDeclarer,
  withLeader,
  withTurn,
} from '../domain/placing.ts';
import {
  hasLedFaceDown,
  changed,
  isDefender,
  isDummy,
  isLeadInWaiting,
  openPlaceOf,
  openTable,
  suitToFollow,
  trickWith,
  trickAt,
  type CardOfHand,
  type Table,
} from '../domain/table.ts';
import { isOver } from '../events/standingCall.ts';
import type { Fact } from '../events/event.ts';
import { isBesideOwnCard } from '../laws/law67.ts';
import { bothSidesPlayedOn } from '../laws/playedOn.ts';
import type { CallsSoFar } from '../laws/callsShown.ts';
import type { Play, TableMove } from '../laws/step.ts';

/** The table with the card of a lead or play where its manner puts it. */
export function advancePlay(table: Table, play: Play): Table {
  const { seat, card, manner, trick } = play;
  switch (manner) {
    case 'lead':
    case 'shortLead':
      return lead(table, seat, card);
    case 'follow':
      return follow(table, seat, card);
    case 'correction':
      return putInto(table, trick, seat, card);
    case 'toTrick':
      if (trickAt(table, trick)?.[seat] !== null) return lay(table, seat, card, 'extra');
      // 67B1: once both sides have played on, the card joins the played cards, and the trick keeps its winner.
      return bothSidesPlayedOn(table, trick) ? discard(table, seat, card) : putInto(table, trick, seat, card);
    case 'nextLead':
      return lay(table, seat, card, 'lead');
    case 'playOutOfTurn':
      return isDefender(table, seat) ||
        table.trick === null ||
        table.trick[seat] !== null ||
        openPlaceOf(table, seat) !== null ||
        (isAnyLeadWaiting(table) && suitOf(card) !== suitToFollow(table, seat))
        ? lay(table, seat, card, 'play')
        : putInto(table, table.trick.number, seat, card);
    case 'early':
    case 'leadOutOfTurn':
      return lay(
        table,
        seat,
        card,
        table.trick !== null && Object.values(table.trick).includes(null) ? 'play' : 'lead',
      );
    case 'toEarlyLead':
    case 'fifthCard':
      return lay(table, seat, card, 'play');
    case 'together':
      // 58B: beside the hand's card in the trick in progress it belongs to that trick, whichever of the two is named.
      return lay(table, seat, card, hasCardInTrick(table, seat) ? 'extra' : 'play');
    case 'hidden':
      return isBesideOwnCard(table, play) ? discard(table, seat, card) : table;
    case 'faceDown':
      return changed(table, {
        faceDownLeads: [...table.faceDownLeads.filter((lead) => lead.seat !== seat), { seat, card }],
      });
    case 'inAuction':
    case 'toNoLead':
      return table;
  }
}

/** A lead lies there before its trick: a card that does not follow to the trick in progress is one to that lead. */
function isAnyLeadWaiting(table: Table): boolean {
  return table.loose.some((loose) => loose.as === 'lead');
}

/** True when the hand's latest card stands in the trick, so that it has no lead of its own in waiting. */
function hasCardInTrick(table: Table, seat: Seat): boolean {
  return Boolean(table.trick?.[seat]) && !isLeadInWaiting(table, seat);
}

/** The table after any other fact; the same table where the fact moves nothing. `calls` are the calls so far, this one included; `earlier` those before it. */
export function advanceOther(table: Table, fact: Fact, calls: CallsSoFar, earlier: CallsSoFar): Table {
  switch (fact.type) {
    case 'CallMade':
      return table.phase === 'auction' || mayReopen(table, calls)
        ? afterCall(table, fact.seat, calls.standing)
        : table;
    case 'RulingGiven':
    case 'ChoiceMade':
      // A ruling may take calls off by itself (36A, 39A) or put one in its place (21B, 25A), and give the last pass back (25B2).
      if (table.phase === 'auction' && calls.standing !== earlier.standing)
        return afterCall(table, calls.standing.at(-1)?.seat ?? 'N', calls.standing);
      return calls.standing !== earlier.standing && mayReopen(table, calls) && !isOver(calls.standing)
        ? openTable(table.deal, null, null, 'auction')
        : table;
    case 'DummySpread':
      return spreadsAsDummy(table, fact.seat) ? changed(table, { dummySpread: true }) : table;
    case 'LeadFaced':
      if (!hasLedFaceDown(table, fact.seat)) return table;
      return changed(table, { faceDownLeads: table.faceDownLeads.filter(({ seat }) => seat !== fact.seat) });
    case 'CardWithdrawn':
      if (table.faceDownLeads.some((lead) => isLeadOf(fact, lead)))
        return changed(table, { faceDownLeads: table.faceDownLeads.filter((lead) => !isLeadOf(fact, lead)) });
      return trickWith(table, fact.seat, fact.card) === null ? table : takeBack(table, fact.seat, fact.card);
    default:
      return table;
  }
}

const isLeadOf = ({ seat, card }: CardOfHand, lead: CardOfHand): boolean =>
  lead.seat === seat && lead.card === card;

/** True for dummy's hand, or declarer's after an opening lead out of turn (54A). A defender who takes himself for dummy shows his own. */
function spreadsAsDummy(table: Table, seat: Seat): boolean {
  if (table.phase === 'auction' || isDefender(table, seat)) return false;
  return table.trick === null || isDummy(table, seat) || table.declarer === null;
}

/**
 * True while the calls at the table can still bring the auction back: until the opening lead is faced, the last pass may be changed (21B,
 * 25A), a player who missed his turn has it (17D3), and an inadmissible double goes with all that followed (36A).
 */
function mayReopen(table: Table, { standing, leadFaced }: CallsSoFar): boolean {
  const isAwaitingLead = table.phase === 'lead' && table.trick === null && !leadFaced;
  return standing.length > 1 && (isAwaitingLead || (table.phase === 'over' && table.contract === null));
}

/** The auction after this call. If the record names no dealer, the first caller's place follows from the number of calls before his. */
function afterCall(table: Table, caller: Seat, calls: readonly CallBy[]): Table {
  const dealer = table.deal.dealer ?? clockwiseFrom(caller)[(5 - (calls.length % 4)) % 4] ?? caller;
  const auction = readCalls(dealer, calls);
  if (!auction.over) return table.phase === 'auction' ? table : openTable(table.deal, null, null, 'auction');
  if (auction.end === null) return changed(table, { phase: 'over' });
  const { contract, declarer } = auction.end;
  const opened = openTable(table.deal, contract, table.declarer ?? declarer, 'lead');
  // The leader may have put his lead there before the last pass; another hand’s goes back (41A).
  const faceDownLeads = table.faceDownLeads.filter(({ seat }) => seat === opened.turn);
  return changed(opened, { loose: table.loose, faceDownLeads });
}

/** The table after the Laws have moved a card. `before`: the table before the fact, for a retraction that no law allows (47F2). */
export function applyMove(table: Table, move: TableMove, before: Table): Table {
  switch (move.do) {
    case 'stand': {
      if (hasLeftHand(table, move)) return table;
      if (move.as === 'lead') return table.trick?.number === 13 ? table : lead(table, move.seat, move.card);
      const place = move.trick ?? openPlaceOf(table, move.seat)?.trick ?? table.trick?.number;
      return place === undefined ? table : standInTrick(table, move.seat, move.card, place);
    }
    case 'takeBack':
      return takeBack(clearLoose(table, move.card), move.seat, move.card);
    case 'lay':
      return lay(table, move.seat, move.card, move.as);
    case 'clear':
      return clearLoose(table, move.card);
    case 'owe':
      return owe(table, move.seat, move.trick);
    case 'passOver':
      return passOver(table, move.seat, move.trick);
    case 'declarer':
      return withDeclarer(table, move.seat);
    case 'turn':
      return withTurn(table, move.seat);
    case 'leader':
      return withLeader(table, move.trick, move.seat);
    case 'returnFaceDown':
      return changed(table, { faceDownLeads: [] });
    case 'discard':
      return discard(table, move.seat, move.card);
    case 'pickUp':
      return pickUp(table, move.seat, move.card);
    case 'restore':
      return before;
  }
}

/** True when the card stands in a trick already, so it can't come to stand again. */
function hasLeftHand(table: Table, { seat, card }: Extract<TableMove, { readonly do: 'stand' }>): boolean {
  return !holds(table.hands[seat], card) && trickWith(table, seat, card) !== null;
}

function standInTrick(table: Table, seat: Seat, card: Parameters<typeof follow>[2], trick: number): Table {
  return trickAt(table, trick)?.[seat] === null ? putInto(table, trick, seat, card) : table;
}
