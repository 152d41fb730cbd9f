/** Law 26: the calls of the auction that counts, the suits they have named, and the calls that were withdrawn. 2017, 2007. */

import {
  NOTHING_RULED,
  afterCallRuled,
  clauseChosen,
  takenOffByRuling,
  withCall,
} from '../events/callsAfter.ts';
import { faultsOf, inadmissibleDoubles, isOver, type StandingCall } from '../events/standingCall.ts';
import { isOutOfRotation } from '../events/turnToCall.ts';
import { isBid, strainOf, type Call } from '../domain/contract.ts';
import type { Suit } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { CallMade, FactOf } from '../events/event.ts';
import { clausesRuled } from '../events/ruledUnder.ts';
import { isDefender, type Table } from '../domain/table.ts';

/** A call that was taken back: its player has called again, or it was out of rotation and the hand in turn has called. */
interface ReplacedCall {
  readonly by: Seat;
  /** The number of its event; below zero for a call of the record's head. */
  readonly at: number;
  /** The suit that the call named; null for a call without a suit, or alerted (26 of 2007). */
  readonly suit: Suit | null;
  readonly call: Call;
  /** The call was alerted: whether it was about a suit, and which, only people can say. */
  readonly alerted?: true;
}

/** A call that was taken back and found not comparable (26B). */
export interface WithdrawnCall extends ReplacedCall {
  /** The paragraph of 26 that applies by the director's ruling. */
  readonly law: string;
}

/** A ruling under a clause that may oblige a side to pass (37), or to another call (31A1). */
export interface DutyAfterRuling {
  readonly law: string;
  /** The player whose call the ruling is about. */
  readonly offender: Seat;
  /** The number of the event of that call; -1 if it is not among the events. */
  readonly callAt: number;
  /** That call; null if it is not known. */
  readonly call: Call | null;
  /** That call was alerted. */
  readonly alerted?: true;
  /** The number of the event of the ruling. */
  readonly at: number;
}

export interface CallsSoFar {
  /** The calls that stand, those of the record's head first. */
  readonly standing: readonly StandingCall[];
  /** The latest call that was taken back; null while none has been. */
  readonly replaced: ReplacedCall | null;
  /** The calls taken back that the director has ruled on. */
  readonly withdrawn: readonly WithdrawnCall[];
  /** A ruling that may be about a call still to be replaced, and the withdrawn calls before it; null when a call has decided that. */
  readonly ruling: { readonly law: string; readonly before: readonly WithdrawnCall[] } | null;
  /** The laws of the rulings since the latest call. */
  readonly ruled: readonly string[];
  readonly duties: readonly DutyAfterRuling[];
  /** The number of the event by which a player last accepted or refused a call of his right-hand opponent. */
  readonly chosenAt: number | null;
  /** An opening lead has been faced, so that a finished auction stays as it is (22B, 41C). */
  readonly leadFaced: boolean;
}

export const NO_CALLS: CallsSoFar = {
  standing: [],
  replaced: null,
  withdrawn: [],
  ruling: null,
  ruled: NOTHING_RULED,
  duties: [],
  chosenAt: null,
  leadFaced: false,
};

/** The suit of a bid; null for any other call, and for a bid in notrump. */
export function suitOfCall(call: Call): Suit | null {
  const strain = isBid(call) ? strainOf(call) : null;
  return strain === 'NT' ? null : strain;
}

/** True when the player has bid the suit in the auction that counts. An alerted bid may have shown another suit, so that it does not tell. */
export function hasShown({ standing }: CallsSoFar, seat: Seat, suit: Suit | null): boolean {
  return (
    suit !== null &&
    standing.some((made) => made.seat === seat && made.alert !== true && suitOfCall(made.call) === suit)
  );
}

/** True when a call of the player in the auction that counts was alerted: which suit it has shown, if any, only people can say. */
export function hasAlertedCall({ standing }: CallsSoFar, seat: Seat): boolean {
  return standing.some((made) => made.seat === seat && made.alert === true);
}

/** True when the director has ruled on a call, so that a lead may be restricted by it (26). */
export function hasRulingOnCall({ withdrawn, duties }: CallsSoFar): boolean {
  return withdrawn.length > 0 || duties.length > 0;
}

/** True when no call or ruling changes the auction any more: it is finished, and an opening lead has been faced. */
function isAuctionClosed({ leadFaced, standing }: CallsSoFar, table: Table): boolean {
  return (leadFaced || table.trick !== null) && isOver(standing);
}

/** The calls after a step in which the opening lead was faced out of turn, or went back; `table`: after the step. */
export function afterLead(
  calls: CallsSoFar,
  before: Table,
  table: Table,
  play: { readonly seat: Seat; readonly manner: string } | null,
): CallsSoFar {
  if (calls.leadFaced || before.contract === null) return calls;
  // 54E: a card of the declaring side is no opening lead.
  const isOutOfTurn =
    before.phase === 'lead' && play?.manner === 'leadOutOfTurn' && isDefender(before, play.seat);
  const wentBack = before.trick !== null && table.trick === null;
  return isOutOfTurn || wentBack ? { ...calls, leadFaced: true } : calls;
}

/** The calls after one more. It may take off the last: the player's own, or one out of rotation that nobody accepted. */
export function afterCall(calls: CallsSoFar, fact: CallMade, at: number, table: Table): CallsSoFar {
  if (isAuctionClosed(calls, table)) return calls;
  const { seat, call, alert = false } = fact;
  const made = { seat, call, at, ...(alert ? { alert } : {}) };
  const standing = withCall(calls.standing, made, table.deal.dealer, calls.ruled);
  const called = { ...calls, standing, ruled: NOTHING_RULED };
  // The first call taken off is the irregular one.
  const off = calls.standing[standing.length - 1];
  if (off === undefined || standing.includes(off))
    return calls.replaced === null ? called : { ...called, ruling: null };
  const replaced = takenBack(off, seat);
  return { ...called, replaced, ...ruledOn(replaced, calls), ruling: null };
}

function takenBack({ seat, call, at, alert = false }: StandingCall, by: Seat): ReplacedCall {
  if (alert) return { by: seat ?? by, suit: null, call, at, alerted: true };
  return { by: seat ?? by, suit: suitOfCall(call), call, at };
}

/** The withdrawn calls with the one that the ruling is about, once that call has been replaced. */
function ruledOn(
  replaced: ReplacedCall | null,
  { ruling }: CallsSoFar,
): Pick<CallsSoFar, 'withdrawn'> | null {
  if (ruling === null || replaced === null) return null;
  const others = ruling.before.filter(({ at }) => at !== replaced.at);
  return { withdrawn: [...others, { ...replaced, law: ruling.law }] };
}

/** The calls with one more taken back, which a ruling that came before may be about. */
function withReplaced(calls: CallsSoFar, replaced: ReplacedCall): CallsSoFar {
  return { ...calls, replaced, ...ruledOn(replaced, calls) };
}

/** The calls after a ruling, under one clause after the other. */
export function afterRuling(
  before: CallsSoFar,
  ruling: FactOf<'RulingGiven'>,
  at: number,
  table: Table,
): CallsSoFar {
  return clausesRuled(ruling).reduce((calls, law) => ruledUnder(calls, law, at, table), before);
}

function ruledUnder(calls: CallsSoFar, law: string, at: number, table: Table): CallsSoFar {
  const after = afterClause(calls, law, table);
  // 82C: under 30 to 32 the call is not accepted, whatever was ruled or chosen before.
  const { standing } = /^3[0-2](?![0-9])/.test(law) ? after : calls;
  const about = callRuled(law, { ...calls, standing }, table);
  if (about === null) return after;
  // 82C: a ruling takes the place of an earlier one about the same call; 27C and 27D only say what is done beside it.
  const isAnother = about.callAt >= 0 && !/^27[CD]/.test(law);
  const others = after.duties.filter(({ callAt }) => !isAnother || callAt !== about.callAt);
  const ruled = { ...after, duties: [...others, { law, ...about, at }] };
  return LEADS_FREELY.test(law) ? withoutRulingUnder26(ruled, about.callAt) : ruled;
}

/** Clauses under which 26 restricts no lead: the call is accepted, repeated, made good or replaced by one that compares. */
const LEADS_FREELY = /^(?:27A1?|27B1[ab]?|29A|3[12]A1|3[12]A2a)$/;

/** 82C: by the later ruling about that call the earlier one under 26 holds no more. */
function withoutRulingUnder26(calls: CallsSoFar, callAt: number): CallsSoFar {
  if (calls.withdrawn.every(({ at }) => at !== callAt)) return calls;
  const isOther = ({ at }: WithdrawnCall): boolean => at !== callAt;
  return { ...calls, withdrawn: calls.withdrawn.filter(isOther), ruling: null };
}

/**
 * True for a ruling about a call where the record has no call that it could be about. A ruling under 26 may come before the call is
 * replaced.
 */
export function isRulingOfNoCall(law: string, calls: CallsSoFar, table: Table): boolean {
  if (/^26(?:A[12]?|B)?$/.test(law))
    return table.phase !== 'auction' && calls.replaced === null && calls.withdrawn.length === 0;
  return /^(?:27B[2-4]|3[0-2](?!\d)|36(?!\d))/.test(law) && callRuled(law, calls, table) === null;
}

/** The calls after the next player has accepted or refused the last one, which counts as a ruling; the same where he has no such choice. */
export function afterChoice(
  calls: CallsSoFar,
  choice: FactOf<'ChoiceMade'>,
  at: number,
  table: Table,
): CallsSoFar {
  const clause = isAuctionClosed(calls, table)
    ? null
    : clauseChosen(calls.standing, choice, table.deal.dealer);
  if (clause === null) return calls;
  // A call accepted obliges nobody to pass any more; that it was refused leaves what the director has ruled.
  const after =
    choice.option === 'accept' ? ruledUnder(calls, clause, at, table) : afterClause(calls, clause, table);
  return { ...after, chosenAt: at };
}

/** The call that a ruling under 27, 29A, 30 to 32, 36 or 37 is about, and its player, also where it has been taken back; null if unknown. */
function callRuled(
  law: string,
  { standing, replaced, duties }: CallsSoFar,
  table: Table,
): Pick<DutyAfterRuling, 'offender' | 'callAt' | 'call' | 'alerted'> | null {
  const irregular = (): number => {
    switch (Number.parseInt(law, 10)) {
      case 27:
        return faultsOf(standing, 'insufficientBid').at(-1) ?? -1;
      case 36:
        return inadmissibleDoubles(standing).at(-1) ?? -1;
      default:
        return isOutOfRotation(standing, table.deal.dealer) ? standing.length - 1 : -1;
    }
  };
  // 37B: he had to pass by an earlier ruling.
  const duty = duties.at(-1);
  if (/^37B\d?$/.test(law))
    return duty === undefined ? null : { offender: duty.offender, callAt: -1, call: null };
  if (!/^(?:27|29A|3[0-2]|36)(?![0-9])/.test(law)) return null;
  const at = irregular();
  // Others may have called out of rotation after him; what came before that has been accepted.
  const call = at >= 0 && at >= standing.length - 2 ? standing[at] : undefined;
  if (call === undefined)
    return replaced === null ? null : withAlert(replaced.by, replaced, replaced.alerted === true);
  return call.seat === null ? null : withAlert(call.seat, call, call.alert === true);
}

function withAlert(offender: Seat, { at, call }: Pick<StandingCall, 'at' | 'call'>, alerted: boolean) {
  return { offender, callAt: at, call, ...(alerted ? { alerted } : {}) };
}

/** 26B, or of 2007 any paragraph of 26: the director has found that the call does not compare. */
function afterClause(before: CallsSoFar, law: string, table: Table): CallsSoFar {
  const standing = isAuctionClosed(before, table)
    ? before.standing
    : afterCallRuled(before.standing, law, table.deal.dealer);
  // 28A: the call that the pass took off stands after all, so that it was not taken back.
  const isRestored = /^28A(?![0-9])/.test(law) && standing.length > before.standing.length;
  const replacedStill = isRestored ? null : before.replaced;
  const ruledHere = { ...before, standing, replaced: replacedStill, ruled: [...before.ruled, law] };
  const off = isAuctionClosed(before, table) ? undefined : takenOffByRuling(before.standing, law);
  const calls = off?.seat ? withReplaced(ruledHere, takenBack(off, off.seat)) : ruledHere;
  if (!/^26(?:A[12]?|B)?$/.test(law)) return calls;
  const ruled = { ...calls, ruling: { law, before: calls.ruling?.before ?? calls.withdrawn } };
  return { ...ruled, ...ruledOn(calls.replaced, ruled) };
}
