/** Law 41: commencement of play. 2017, 2007. Face-down leads, who may ask for what and until when (41B, 41C). */

import { partnerOf, type Seat } from '../domain/seat.ts';
import { isDefender, isDummy, isFirstPlay, playerOf, type Table } from '../domain/table.ts';
import type { CallMade, QuestionAsked } from '../events/event.ts';
import type { Card } from '../domain/card.ts';
import { ofCard, type Clause, type KeyOf } from './finding.ts';
import { cite, type Effect, type Play, type Step } from './step.ts';

/** 41A to 41C: a face-down lead by the wrong defender, a question that comes too late or out of turn, and a call after the lead is faced. */
export function watch41(step: Step): Effect[] {
  const { fact, play } = step;
  if (play?.manner === 'faceDown') return [...leadReplaced(step, play), ...faceDown(step, play.seat)];
  if (play?.manner === 'lead') return leadReplaced(step, play);
  switch (fact.type) {
    case 'CallMade':
      return lateCall(step, fact);
    case 'QuestionAsked':
      return asked(step.before, fact);
    default:
      return [];
  }
}

function asked(before: Table, { by, about }: QuestionAsked): Effect[] {
  switch (about) {
    case 'auction':
    case 'call':
      return review(before, by, about);
    case 'doubler':
      return before.trick === null ? [] : [refused(by, 'question.whoDoubled', '41C')];
    default:
      return [];
  }
}

function refused(by: Seat, key: KeyOf<'question'>, law: Clause): Effect {
  return cite({ key, laws: [law], params: { by }, seat: by });
}

/** 41A: a face-down lead by the wrong defender does not count: he turns it back, and it is no penalty card. */
function faceDown(step: Step, seat: Seat): Effect[] {
  const { before } = step;
  if (before.turn === null || seat === before.turn) return [];
  return [
    cite({
      key: 'openingLead.faceDownOutOfTurn',
      laws: ['41A'],
      params: { seat, properLeader: before.turn },
      seat,
      trick: 1,
      weighed: [{ law: '54', why: 'stillFaceDown' }],
    }),
  ];
}

/** 41A: the right leader puts another card in the place of his face-down lead, and so takes that back: only the director may let him. */
function leadReplaced({ before, fact }: Step, { seat, card }: Play): Effect[] {
  const first = before.faceDownLeads.find((lead) => lead.seat === seat);
  const isTogether = fact.type === 'CardPlayed' && fact.together === true;
  if (before.phase !== 'lead' || first === undefined || first.card === card || isTogether) return [];
  return seat === before.turn ? [faceDownLeadTakenBack(seat, first.card, ['41A'])] : [];
}

/** 41A: the finding that a face-down lead is taken back. `laws`: the clause that allows it, and 41A. */
export function faceDownLeadTakenBack(seat: Seat, card: Card, laws: readonly Clause[]): Effect {
  return cite({ key: 'retraction.faceDownLead', laws, ...ofCard(seat, card), procedure: true });
}

/** 41B: a review of the auction, before the lead is faced or at the player's first turn to play. Dummy has no right to one. */
function review(before: Table, by: Seat, about: 'auction' | 'call'): Effect[] {
  const isEarly = before.phase === 'lead';
  if (before.declarer === null || (!isEarly && before.phase !== 'play')) return [];
  if (isDummy(before, by)) return [refused(by, 'question.dummyAsked', '41B')];
  if (isEarly) return [];
  if (about === 'call') return mayAskNow(before, by) ? [] : [refused(by, 'question.outOfTurn', '41B')];
  return hasPlayedAlready(before, by) ? [refused(by, 'question.reviewTooLate', '41B')] : [];
}

/** 41B: a player may ask for explanations at his own turn to play, declarer also at dummy's turn. */
function mayAskNow(table: Table, by: Seat): boolean {
  return table.turn === null || playerOf(table, table.turn) === by;
}

/** 41C: once the lead is faced the auction does not reopen. Of several calls in a row, as where somebody repeats the auction, the first says so. */
function lateCall({ before, ledger, at }: Step, { seat, call }: CallMade): Effect[] {
  if (ledger.latestCalls?.from !== at) return [];
  // A lead out of turn that waits, or has gone back, was faced as well (22B).
  const isFaced = before.phase === 'play' || (before.phase === 'lead' && ledger.calls.leadFaced);
  if (!isFaced || !ledger.happened.auctionInPlace) return [];
  return [cite({ key: 'auction.callAfterLead', laws: ['41C'], params: { seat, call }, seat })];
}

/** True when the right to a review has ended: the player has played a card, or for declarer he or dummy has. */
function hasPlayedAlready(table: Table, by: Seat): boolean {
  const seats: readonly Seat[] = isDefender(table, by) ? [by] : [by, partnerOf(by)];
  return seats.some((seat) => !isFirstPlay(table, seat));
}
