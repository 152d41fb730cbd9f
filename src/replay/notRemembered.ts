/** A card that nobody remembers, or tricks left out of the record: where play stands afterwards, and what nobody can tell any more. */

import { suitOf, type Unremembered } from '../domain/card.ts';
import { leaveOut } from '../domain/forgotten.ts';
import { lead, putInto } from '../domain/placing.ts';
import { partnerOf, sameSide, type Seat, type Side } from '../domain/seat.ts';
import {
  awaitsLead,
  changed,
  hasForgotten,
  openPlaceOf,
  trickAt,
  trickNumber,
  type Table,
} from '../domain/table.ts';
import type { Fact, TricksSkipped, UnknownPlayed } from '../events/event.ts';
import { isUnknownPlay, unknownPlay } from '../events/remembered.ts';
import type { Case } from '../laws/case.ts';
import type { Effect, Step } from '../laws/step.ts';
import { cited, type Citation, type CitationOf, type FindingKey } from '../laws/finding.ts';
import { undecidedLead } from '../laws/law44.ts';
import { designationOf } from '../laws/law46.ts';
import { watchUnremembered61 } from '../laws/law61A.ts';
import { cardsFit } from './memory.ts';
import type { Position } from './position.ts';
import { obligesNobody } from '../laws/states.ts';

export interface NotRemembered {
  readonly table: Table;
  /** The card in its trick; null for tricks that are left out, or a card without a place. */
  readonly play: { readonly seat: Seat; readonly card: Unremembered; readonly manner: string } | null;
  readonly doubts: readonly Citation[];
  /** What the Laws conclude in spite of it. */
  readonly concluded: (step: Step) => readonly Effect[];
  /** True for an open lifecycle that depends on the unknown card or tricks. */
  readonly leavesOpen: (open: Case) => boolean;
}

const NOTHING_MORE = { concluded: () => [], leavesOpen: () => false } as const;

/** The position after a fact about an unknown card, and what can't be known any more; null for a fact without unknown cards. */
export function notRemembered(position: Position, fact: Fact): NotRemembered | null {
  if (fact.type === 'TricksSkipped') return skipped(position, fact);
  const play = isUnknownPlay(fact) ? fact : calledUnknown(position, fact);
  return play === null ? null : played(position, play);
}

/** 46: the words name only a suit or a rank, and dummy's remaining cards are not known: nobody can tell which card the call plays. */
function calledUnknown(position: Position, fact: Fact): UnknownPlayed | null {
  const { table } = position;
  const { declarer } = table;
  if (fact.type !== 'CardCalled' || fact.change === true || declarer === null || fact.by !== declarer)
    return null;
  const seat = partnerOf(declarer);
  if (!hasForgotten(table, seat)) return null;
  const { card, clause } = designationOf(position, declarer, fact);
  if (clause === '46A' || card === null) return null;
  const namesSuit = fact.suit !== undefined || clause === '46B2' || clause === '46B1a';
  return unknownPlay(seat, namesSuit ? `${suitOf(card)}?` : '??');
}

function played(position: Position, fact: UnknownPlayed): NotRemembered {
  const { table } = position;
  const { seat } = fact;
  const card: Unremembered = fact.suit === undefined ? '??' : `${fact.suit}?`;
  const on = withLeadAccepted(position, seat);
  const trick = placeFor(on, fact);
  const inTurn = on.turn === null || on.turn === seat || openPlaceOf(on, seat) !== null;
  const leads = trick === 'lead';
  const doubts: Citation[] = [];
  if (trick === null || !inTurn) doubts.push(doubt('record.unknownOutOfTurn', 'turnUnclear', { seat }));
  if (trick === null) return { table, play: null, doubts, ...NOTHING_MORE };
  const after = leads ? lead(on, seat, card) : putInto(on, trick, seat, card);
  return {
    table: changed(after, { loose: on.loose }),
    play: { seat, card, manner: leads ? 'lead' : 'follow' },
    doubts,
    // If the record contradicts itself, it is no ground to accuse anybody.
    concluded: (step) => (inTurn && cardsFit(after) ? watchUnremembered61({ seat, card }, step) : []),
    leavesOpen: (open) => hangsOnCard(open, seat, fact),
  };
}

/**
 * 53A: an opponent plays to a lead out of turn that was not his own to make, so the lead stands, whatever card he plays. Before any other
 * card it goes back.
 */
function withLeadAccepted(position: Position, seat: Seat): Table {
  const { table } = position;
  const wrong = undecidedLead(position)?.context;
  if (wrong === undefined || !table.loose.some(({ card }) => card === wrong.card)) return table;
  const isAccepted = !sameSide(seat, wrong.leader) && seat !== wrong.properLeader;
  const loose = table.loose.filter(({ card }) => card !== wrong.card);
  return isAccepted && awaitsLead(table)
    ? lead(changed(table, { loose }), wrong.leader, wrong.card)
    : changed(table, { loose });
}

/** The trick of the card, or `lead`; null if the hand already has a card in the trick in progress. */
function placeFor(table: Table, { seat, trick, as }: UnknownPlayed): number | 'lead' | null {
  if (table.phase === 'over' || table.phase === 'auction') return null;
  if (trick !== undefined && trickAt(table, trick)?.[seat] === null) return trick;
  const owed = openPlaceOf(table, seat);
  if (owed !== null && as !== 'lead') return owed.trick;
  if (awaitsLead(table) || table.trick === null) return table.trick?.number === 13 ? null : 'lead';
  return table.trick[seat] === null ? table.trick.number : null;
}

/** True when the unknown card may have changed it: been the penalty card, obeyed a restriction, used an option. */
function hangsOnCard(open: Case, seat: Seat, { suit }: UnknownPlayed): boolean {
  if (open.ended) return false;
  switch (open.machine) {
    case 'penaltyCard':
      // The penalty card was played, or is back in the hand, and obliges nobody.
      if (obligesNobody(open)) return false;
      return open.context.owner === seat && (suit === undefined || suit === suitOf(open.context.card));
    case 'penaltyCardUnplayed':
    case 'penaltyCardChoice':
      return open.context.owner === seat;
    case 'leadRestriction':
      return open.context.leader === seat;
    case 'cardChange':
    case 'simultaneous':
    case 'defectiveTrick':
      return open.context.seat === seat;
    case 'designation':
      // Where it is known which card was called, only a card of dummy's may have been what became of it (45C4b, 45D).
      return open.context.card === null || open.context.dummy === seat;
    case 'revoke':
    case 'claim':
      return false;
    default:
      return true;
  }
}

function skipped(position: Position, fact: TricksSkipped): NotRemembered {
  const { table } = position;
  const next = isDone(table) ? trickNumber(table) : (table.trick?.number ?? 0) + 1;
  const { from, through: to, side, won } = fact;
  const last = Math.min(to, 13);
  const params = { from, to };
  const none = (doubts: readonly Citation[]): NotRemembered => ({
    table,
    play: null,
    doubts,
    ...NOTHING_MORE,
  });
  // The record contains these tricks already, or there are no such tricks.
  if (to < from || last < next || from < next || table.phase === 'auction')
    return none([doubt('record.tricksOverlap', 'tricksDiffer', { ...params, next })]);
  const cannotBe = won !== undefined && (won < 0 || won > to - from + 1);
  const known = side !== undefined && won !== undefined && !cannotBe;
  const doubts = [
    ...(from === next ? [] : [doubt('record.tricksMissing', 'tricksDiffer', { from: next, to: from - 1 })]),
    ...(isDone(table) ? [] : [doubt('record.trickUnfinished', 'tricksDiffer', { trick: next - 1 })]),
    ...(cannotBe ? [doubt('record.tricksTooMany', 'tricksDiffer', { ...params, won })] : []),
  ];
  let on = changed(table, { loose: [], openPlaces: [], faceDownLeads: [] });
  if (from > next) on = leaveOut(on, { from: next, to: from - 1, won: null });
  const after = leaveOut(on, { from, to: last, won: known ? bySides(side, won, last - from + 1) : null });
  return {
    table: after,
    play: null,
    doubts,
    concluded: () => [],
    leavesOpen: ({ machine, ended }) => !ended && machine !== 'revoke' && machine !== 'claim',
  };
}

/** True when no trick is in progress. */
function isDone(table: Table): boolean {
  return table.trick === null || awaitsLead(table) || table.phase === 'over';
}

function bySides(side: Side, won: number, of: number): { NS: number; EW: number } {
  return side === 'NS' ? { NS: won, EW: of - won } : { NS: of - won, EW: won };
}

function doubt<Key extends FindingKey>(
  key: Key,
  record: NonNullable<Citation['record']>,
  params: CitationOf<Key>['params'],
): Citation {
  return cited<Key>({ key, laws: [], record, params });
}
