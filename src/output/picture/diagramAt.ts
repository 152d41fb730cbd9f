/** The diagram of a folded deal at one position. */

import type { Call } from '../../domain/contract.ts';
import { clockwiseFrom, nextSeat, type Seat } from '../../domain/seat.ts';
import { standingCalls } from '../../events/calls.ts';
import type { StandingCall } from '../../events/standingCall.ts';
import type { DealRecord } from '../../events/record.ts';
import { settled } from '../../events/settle.ts';
import { findingIfSo } from '../../i18n/ifSo.ts';
import { ended } from '../../i18n/inOrder.ts';
import { dealTitle, factSentences } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import type { Finding } from '../../laws/finding.ts';
import { casesIfSo } from '../../replay/ifSo.ts';
import type { Position } from '../../replay/position.ts';
import type { Timeline } from '../../replay/timeline.ts';
import type { Auction, CallShown, Diagram } from './diagram.ts';
import { standingAt } from '../../view/standingAt.ts';

/**
 * The position after `at` events, with what just happened and what the Laws say of it.
 * @param at number of events that have happened
 * @param textOf a finding as it is to be read; by default its sentence
 */
export function diagramAt(
  timeline: Timeline,
  at: number,
  words: Words,
  textOf?: (finding: Finding) => string,
): Diagram {
  const { positions, record, findings } = timeline;
  const position = positions[at] as Position;
  const { table, cases } = position;
  const supposition = { record, cases };
  const event = record.events[at - 1];
  const naming = words.written;
  return {
    title: dealTitle(record.header, words),
    deal: table.deal,
    contract: table.contract,
    standing: standingAt(position, event ?? null, casesIfSo(supposition)),
    auction: auctionOf(record, at),
    names: record.header.names ?? {},
    news: [
      ...(event === undefined
        ? []
        : factSentences(event, positions[at - 1]?.table ?? null, words, naming).map(ended)),
      ...findings
        .filter((each) => each.at === at - 1)
        .map((each) => textOf?.(each) ?? findingIfSo(each, supposition, words, naming)),
    ],
  };
}

/** The calls that stand after `at` events, each in the column of its player; null when there are none. */
export function auctionOf(record: DealRecord, at = record.events.length): Auction | null {
  const standing = standingCalls(record, at);
  if (standing.length === 0) return null;
  const dealer = settled(record).header.deal.dealer ?? firstCaller(standing) ?? 'W';
  const calls: CallShown[] = [];
  let turn: Seat = dealer;
  /** Calls that were cancelled with another hand's: the hand's next call shows them as taken back, or the place where it would come. */
  const cancelled = new Map<Seat | null, readonly Call[]>();
  for (const made of standing) {
    const seat = made.seat ?? turn;
    for (; turn !== seat; turn = nextSeat(turn))
      calls.push({ call: '', alert: false, explanation: null, at: made.at });
    const shown = shownCall(made);
    const gone = [...(cancelled.get(seat) ?? []), ...(shown.gone ?? [])];
    calls.push(gone.length === 0 ? shown : { ...shown, gone });
    cancelled.delete(seat);
    for (const each of made.gone ?? [])
      cancelled.set(each.seat, [...(cancelled.get(each.seat) ?? []), ...takenBack(each), each.call]);
    turn = nextSeat(seat);
  }
  return { dealer, calls: [...calls, ...neverCalledAgain(cancelled, turn, calls.at(-1)?.at ?? -1)] };
}

/** The places after the last call that hold the cancelled calls of hands which have not called again: struck through, with no call. */
function neverCalledAgain(
  cancelled: ReadonlyMap<Seat | null, readonly Call[]>,
  turn: Seat,
  at: number,
): readonly CallShown[] {
  const places = clockwiseFrom(turn);
  const last = places.findLastIndex((seat) => cancelled.has(seat));
  return places.slice(0, last + 1).map((seat): CallShown => {
    const shown = { call: '', alert: false, explanation: null, at } as const;
    const gone = cancelled.get(seat);
    return gone === undefined ? shown : { ...shown, gone };
  });
}

/** True if the auction is four passes, in the header of the record or among its events. */
export function isPassedOut(record: DealRecord): boolean {
  const calls = (auctionOf(record)?.calls ?? []).filter(
    ({ call, gone }) => call !== '' || gone === undefined,
  );
  return calls.length === 4 && calls.every(({ call }) => call === 'P');
}

/** The note on a call follows its explanation. */
function shownCall(made: StandingCall): CallShown {
  const { call, alert = false, explanation, note, at } = made;
  const words = [explanation, note].filter((text) => text !== undefined && text !== '');
  const shown = { call, alert, explanation: words.length === 0 ? null : words.join('; '), at };
  const gone = takenBack(made);
  return gone.length === 0 ? shown : { ...shown, gone };
}

/** The calls that the player took back for this one: an insufficient bid, or a slip, also one that was noticed after the next call. */
function takenBack({ instead, replaced }: StandingCall): readonly Call[] {
  return [replaced, instead].flatMap((before) =>
    before === undefined ? [] : [...takenBack(before), before.call],
  );
}

/** The first caller, computed if the record names only who made a later call. */
function firstCaller(calls: readonly StandingCall[]): Seat | null {
  const named = calls.findIndex(({ seat }) => seat !== null);
  const seat = calls[named]?.seat ?? null;
  return seat === null ? null : (clockwiseFrom(seat)[(4 - (named % 4)) % 4] ?? null);
}
