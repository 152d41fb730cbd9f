/**
 * Law 41: commencement of play. 2017, 2007. Face-down leads, who may ask for what and until when (41B, 41C).
 */

import { partnerOf, sameSide, type Seat } from '../domain/seat.ts';
import { isDefender, isDummy, isFirstPlay, type Table } from '../domain/table.ts';
import { cite, move, type Effect, type Heard } from './heard.ts';

export function watch41(heard: Heard): Effect[] {
  const { fact, play } = heard;
  if (play?.manner === 'faceDown') return faceDown(heard, play.seat);
  if (fact.type === 'CallMade') return lateCall(heard, fact.seat, fact.call);
  if (fact.type !== 'QuestionAsked') return [];
  if (fact.about === 'auction' || fact.about === 'call') return review(heard, fact.by, fact.about);
  if (fact.about === 'doubler' && heard.before.trick !== null) {
    return [cite({ key: 'question.whoDoubled', laws: ['41C'], params: { by: fact.by }, seat: fact.by })];
  }
  return [];
}

/** A face-down lead by the wrong defender has not happened: it is turned back, no penalty card (41A). */
function faceDown(heard: Heard, seat: Seat): Effect[] {
  const { before } = heard;
  if (before.turn === null || seat === before.turn) return [];
  return [
    cite({
      key: 'openingLead.faceDownOutOfTurn',
      laws: ['41A'],
      params: { seat, properLeader: before.turn },
      seat,
      trick: 1,
    }),
    ...(sameSide(seat, before.declarer ?? seat) ? [move({ do: 'returnFaceDown' })] : []),
  ];
}

/** 41B: a review before the lead is faced by leader's partner or presumed declarer; later at the first turn to play. */
function review(heard: Heard, by: Seat, about: 'auction' | 'call'): Effect[] {
  const { before } = heard;
  if (before.declarer === null || before.phase === 'auction' || before.phase === 'over') return [];
  const refused = (key: string, law: string) => [cite({ key, laws: [law], params: { by }, seat: by })];
  if (isDummy(before, by)) return refused('question.dummyAsked', '41B');
  if (before.phase === 'lead') return [];
  if (about === 'call') return mayAskNow(before, by) ? [] : refused('question.outOfTurn', '41B');
  return hasPlayedAlready(before, by) ? refused('question.reviewTooLate', '41B') : [];
}

/** 41B: explanations at one's own turn to play; declarer at his or dummy's. */
function mayAskNow(table: Table, by: Seat): boolean {
  return table.turn === by || (table.turn !== null && isDummy(table, table.turn) && by === table.declarer);
}

/** 41C: once the lead is faced the auction does not reopen. */
function lateCall(heard: Heard, seat: Seat, call: string): Effect[] {
  const { before, ledger } = heard;
  if (before.phase !== 'play' || !ledger.auctionComplete) return [];
  return [cite({ key: 'auction.callAfterLead', laws: ['41C'], params: { seat, call }, seat })];
}

/** The right to a review ends with the first card played; declarer's with dummy's or his own. */
function hasPlayedAlready(table: Table, by: Seat): boolean {
  const seats: readonly Seat[] = isDefender(table, by) ? [by] : [by, partnerOf(by)];
  return seats.some((seat) => !isFirstPlay(table, seat));
}
