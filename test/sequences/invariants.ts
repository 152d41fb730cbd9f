/** What no fact whatever may break. Each check returns what is wrong in a few words, or null. */

import { isRemembered, type Card } from '../../src/domain/card.ts';
import type { Deal } from '../../src/domain/deal.ts';
import { cardsOf, commonCards, countCards, holds, isEmptyHand } from '../../src/domain/hand.ts';
import { isSeat, partnerOf, SEATS, sideOf, type Seat } from '../../src/domain/seat.ts';
import { allTricks, openPlaceOf, trickNumber, trickWith, trumpAt } from '../../src/domain/table.ts';
import { hasUnremembered, isFull, sideThatWon, wonTogether } from '../../src/domain/trick.ts';
import { stepCase } from '../../machines/index.ts';
import type { CardPlayed, Fact } from '../../src/events/event.ts';
import type { Finding } from '../../src/laws/finding.ts';
import { waitingCard } from '../../src/laws/inForce.ts';
import type { Step } from '../../src/laws/step.ts';
import { followUp } from '../../src/laws/index.ts';
import type { Position } from '../../src/replay/position.ts';
import { legalCards, openOptions, penaltyCards, waitsFor, type OpenOptions } from '../../src/replay/view.ts';

/** Where the record itself is doubted, a card may be in two hands: that is what the finding says. */
export interface Doubts {
  readonly cards: ReadonlySet<Card>;
  /** Cards the record puts elsewhere than into the trick in progress: they may lie among those played without a place (67B1). */
  readonly elsewhere: ReadonlySet<Card>;
}

export function doubtsOf(findings: readonly Finding[], events: readonly Fact[], deal: Deal): Doubts {
  const cards = new Set<Card>();
  for (const { record, params } of findings) {
    const { seat, other } = params;
    if (record === 'badDeal' && isSeat(seat) && isSeat(other))
      for (const card of dealtToBoth(deal, seat, other)) cards.add(card);
  }
  for (const { record, card } of findings) if (record !== undefined && card !== undefined) cards.add(card);
  const elsewhere = new Set<Card>();
  for (const event of events) {
    const { card, trick, faceDown } = (event.type === 'Amended' ? event.with : event) as Partial<CardPlayed>;
    if (card !== undefined && (trick !== undefined || faceDown === true)) elsewhere.add(card);
  }
  return { cards, elsewhere };
}

/** Of two hands as the record gives them: it says itself that they can't both be right. */
function dealtToBoth({ hands }: Deal, one: Seat, other: Seat): readonly Card[] {
  const [held, too] = [hands[one], hands[other]];
  return held === null || too === null ? [] : cardsOf(commonCards(held, too));
}

/** Who may be asked to choose what: by the clause that gives the choice. */
function mayChoose(position: Position, { by, of, case: id }: OpenOptions): boolean {
  const { declarer } = position.table;
  if (declarer === null) return false;
  const open = position.cases.find((each) => each.id === id);
  if (open === undefined || open.ended) return false;
  const declaring = by === declarer;
  const defending = sideOf(by) !== sideOf(declarer);
  switch (open.machine) {
    case 'leadRestriction':
    case 'prematurePlay':
    case 'penaltyCardUnplayed':
    case 'penaltyCardChoice':
      return declaring;
    case 'leadOutOfTurn':
      return sideOf(open.context.leader) === sideOf(declarer) ? defending : declaring;
    case 'openingLead':
      return declaring && of.length === 3;
    case 'leadingHand':
      return defending;
    case 'designation':
      return declaring || defending;
    case 'cardChange':
    case 'simultaneous':
      return by === (open.context.seat === partnerOf(declarer) ? declarer : open.context.seat);
    case 'claim':
      return true;
    default:
      return false;
  }
}

/** 52 cards, each in exactly one place: a hand, or a trick. */
function cardsFault({ table }: Position, doubts: Doubts): string | null {
  const hidden = SEATS.some((seat) => table.deal.hands[seat] === null);
  const seen = new Map<Card, string>();
  const put = (card: Card, place: string): string | null => {
    const before = seen.get(card);
    seen.set(card, place);
    // What a hand that is not shown has put face down may be any card.
    if (hidden && doubts.elsewhere.has(card)) return null;
    return before === undefined || doubts.cards.has(card) ? null : `${card} is in ${before} and in ${place}`;
  };
  for (const trick of allTricks(table))
    for (const seat of SEATS) {
      const card = trick[seat];
      const twice = !isRemembered(card) ? null : put(card, `trick ${trick.number}`);
      if (twice !== null) return twice;
    }
  for (const seat of SEATS)
    for (const card of cardsOf(table.hands[seat])) {
      const twice = put(card, `the hand of ${seat}`);
      if (twice !== null) return twice;
    }
  for (const seat of SEATS) {
    const dealt = table.deal.hands[seat];
    for (const card of dealt === null ? [] : cardsOf(dealt))
      if (!seen.has(card) && !doubts.cards.has(card) && !doubts.elsewhere.has(card))
        return `${card} is nowhere`;
  }
  return null;
}

/** What lies on the table without standing in a trick stands in none, and its owner has it in his hand. */
function looseFault({ table }: Position, doubts: Doubts): string | null {
  for (const { seat, card } of table.loose) {
    if (trickWith(table, seat, card) !== null && !holds(table.hands[seat], card))
      return `${card} of ${seat} lies loose and stands in a trick`;
    if (doubts.cards.has(card) || table.deal.hands[seat] === null) continue;
    if (!holds(table.hands[seat], card)) return `${card} lies loose, and ${seat} does not hold it`;
  }
  return null;
}

/** Whatever follows from a position has followed: a fact leaves nothing under way. */
function settledFault(position: Position): string | null {
  const { at, table, ledger, cases, laws } = position;
  const fact: Fact = { type: 'StatementMade', by: 'N', text: '' };
  const step: Step = { at, fact, play: null, before: table, table, cases, ledger, laws };
  // A lifecycle is told each time that the table has settled; what counts is whether that moves it.
  const left = followUp(step).find((effect) => {
    if (effect.kind !== 'send') return true;
    const addressed = cases.find(({ id }) => id === effect.to);
    if (addressed === undefined) return true;
    const stepped = stepCase(addressed, effect.signal, step);
    return stepped.case !== addressed || stepped.effects.length > 0;
  });
  return left === undefined ? null : `not settled: ${JSON.stringify(left)}`;
}

/** At most thirteen tricks in their order, each won by its best card; a trick left short and played on after, too (67B1). */
function tricksFault({ table }: Position): string | null {
  const tricks = allTricks(table);
  if (tricks.length > 13) return `${tricks.length} tricks`;
  const wrong = tricks.findIndex(({ number }, index) => number !== index + 1);
  if (wrong >= 0) return `trick ${wrong + 1} is numbered ${tricks[wrong]?.number}`;
  const played = tricks.filter((trick) => trick !== table.trick || isFull(trick));
  for (const side of ['NS', 'EW'] as const) {
    const told = played.filter(
      (trick) => wonTogether(trick) === null && sideThatWon(trick, trumpAt(table)) === side,
    ).length;
    const notTold = played.filter(({ number, skipped }) => skipped?.to === number);
    const won = told + notTold.reduce((sum, { skipped }) => sum + (skipped?.won?.[side] ?? 0), 0);
    if (table.won[side] !== won) return `${side} has ${table.won[side]} tricks, and its cards won ${won}`;
  }
  return null;
}

/** While play goes on it is somebody's turn, and who is in turn has a card to play. */
function turnFault(position: Position, doubts: Doubts): string | null {
  const { table } = position;
  const goesOn = (table.phase === 'lead' || table.phase === 'play') && table.declarer !== null;
  if (!goesOn)
    return table.phase === 'over' && table.turn !== null ? 'play is over and somebody in turn' : null;
  const isUnknown = table.trick !== null && isFull(table.trick) && hasUnremembered(table.trick);
  if (table.turn === null) return isUnknown ? null : 'nobody is in turn';
  const { trick, turn } = table;
  if (trick !== null && !isFull(trick) && trick[turn] !== null && openPlaceOf(table, turn) === null)
    return `${turn} is in turn and has a card in the trick`;
  const dealt = table.deal.hands[table.turn];
  const isWholeHand = dealt !== null && countCards(dealt) === 13;
  const isSure = doubts.cards.size === 0 && doubts.elsewhere.size === 0 && isWholeHand;
  const isWhole = allTricks(table).every(
    (trick) => trick === table.trick || isFull(trick) || hasOpenPlace(position),
  );
  return isSure && isWhole && isEmptyHand(table.hands[table.turn])
    ? `${table.turn} is in turn without a card`
    : null;
}

function hasOpenPlace({ table }: Position): boolean {
  return table.openPlaces.length > 0;
}

function legalFault(position: Position): string | null {
  const { table, cases } = position;
  const { hands } = table;
  for (const seat of SEATS) {
    const legal = legalCards(position, seat);
    if (table.deal.hands[seat] === null) {
      // Of a hand that the record does not show, the cards that all have seen.
      const seen = penaltyCards(position).map(({ card }) => card);
      const unseen = legal.find(
        (card) =>
          !holds(hands[seat], card) &&
          !seen.includes(card) &&
          waitingCard(cases, seat, trickNumber(table)) !== card,
      );
      if (unseen !== undefined) return `${seat} may play ${unseen}, which nobody has seen`;
      continue;
    }
    if ((legal.length === 0) !== isEmptyHand(hands[seat])) return `${seat} has ${legal.length} legal cards`;
    const foreign = legal.find((card) => !holds(hands[seat], card));
    if (foreign !== undefined) return `${seat} may play ${foreign} without holding it`;
  }
  return null;
}

function penaltyCardFault(position: Position, doubts: Doubts): string | null {
  const { table } = position;
  const lying = new Set<Card>();
  for (const { owner, card } of penaltyCards(position)) {
    if (lying.has(card)) return `${card} is a penalty card twice`;
    lying.add(card);
    if (table.declarer !== null && sideOf(owner) === sideOf(table.declarer))
      return `${owner} of the declaring side has a penalty card`;
    // One that the record has put face down among the cards played is in no hand (67B1).
    if (doubts.cards.has(card) || doubts.elsewhere.has(card)) continue;
    const isKnown = table.deal.hands[owner] !== null;
    if (isKnown && !holds(table.hands[owner], card)) return `${owner} does not hold his penalty card ${card}`;
    if (!isKnown && trickWith(table, owner, card) !== null)
      return `the penalty card ${card} of ${owner} is played`;
    if (SEATS.some((seat: Seat) => seat !== owner && holds(table.hands[seat], card)))
      return `the penalty card ${card} of ${owner} is in another hand`;
  }
  return null;
}

/** Each choice is somebody's who may make it, among something, and whoever is waited for has one. */
export function optionsFault(position: Position, options = openOptions(position)): string | null {
  const { declarer, hands } = position.table;
  for (const offer of options) {
    if (!mayChoose(position, offer)) return `not his to choose: ${JSON.stringify(offer)}`;
    // Dummy with no card left gives nothing to choose from.
    const isEmpty = declarer !== null && isEmptyHand(hands[partnerOf(declarer)]);
    if (offer.of.length === 0 && !isEmpty) return `nothing to choose from: ${JSON.stringify(offer)}`;
  }
  const waited = waitsFor(position);
  return waited === null || options.some(({ by }) => by === waited)
    ? null
    : `${waited} is waited for without a choice`;
}

/** Nothing but numbers, texts, lists and plain objects: what JSON brings back as it was. `known` has been looked at before. */
export function plainFault(value: unknown, known: WeakSet<object>): string | null {
  const fault = oddIn(value, known);
  return fault === null ? null : `position${fault}`;
}

/** Where it is, and what; null where there is nothing odd. The path is written only where it is told. */
function oddIn(value: unknown, known: WeakSet<object>): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : ` is ${value}`;
  if (typeof value !== 'object') return ` is ${typeof value}`;
  if (known.has(value)) return null;
  const prototype = Object.getPrototypeOf(value) as unknown;
  if (!Array.isArray(value) && prototype !== Object.prototype) return ' is no plain object';
  for (const key in value) {
    const fault = oddIn((value as Readonly<Record<string, unknown>>)[key], known);
    if (fault !== null) return `.${key}${fault}`;
  }
  known.add(value);
  return null;
}

/** What is wrong with this position; null if nothing is. Some rules hold only for a record about which there is no doubt up to here. */
export function faultAt(position: Position, doubts: Doubts): string | null {
  return (
    cardsFault(position, doubts) ??
    tricksFault(position) ??
    looseFault(position, doubts) ??
    turnFault(position, doubts) ??
    legalFault(position) ??
    penaltyCardFault(position, doubts) ??
    optionsFault(position) ??
    settledFault(position)
  );
}
