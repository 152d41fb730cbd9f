/** The diagram of a folded deal at one position. */

import type { Call } from '../../domain/contract.ts';
import type { Seat } from '../../domain/seat.ts';
import type { CallMade } from '../../events/event.ts';
import type { DealRecord } from '../../events/record.ts';
import { findingIfSo } from '../../i18n/ifSo.ts';
import { ended } from '../../i18n/inOrder.ts';
import { dealTitle, factParts } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { casesIfSo } from '../../replay/ifSo.ts';
import type { Position } from '../../replay/position.ts';
import type { Timeline } from '../../replay/timeline.ts';
import type { Auction, CallShown, Diagram } from './diagram.ts';
import { standingAt } from '../../view/standingAt.ts';

/**
 * The position after `at` events, with what just happened and what the Laws say of it.
 * @param at number of events that have happened
 */
export function diagramAt(timeline: Timeline, at: number, words: Words): Diagram {
  const { positions, record, findings } = timeline;
  const position = positions[at] as Position;
  const { table, cases } = position;
  const ground = { record, cases };
  const event = record.events[at - 1];
  const naming = words.written;
  return {
    title: dealTitle(record.header, words),
    deal: table.deal,
    contract: table.contract,
    standing: standingAt(position, event ?? null, casesIfSo(ground)),
    auction: auctionOf(record, at),
    names: record.header.names ?? {},
    news: [
      ...(event === undefined
        ? []
        : factParts(event, positions[at - 1]?.table ?? null, words, naming).map(ended)),
      ...findings
        .filter((each) => each.at === at - 1)
        .map((each) => findingIfSo(each, ground, words, naming)),
    ],
  };
}

/** The calls of the header, then those among the events so far; null when there are none. */
export function auctionOf({ header, events }: DealRecord, at = events.length): Auction | null {
  const stated = (header.auction ?? []).map((call, index) => {
    const { alert, explanation, note } = header.remarks?.find((one) => one.call === index + 1) ?? {};
    return shownCall(call, alert, explanation, note);
  });
  const made = events.slice(0, at).filter((fact): fact is CallMade => fact.type === 'CallMade');
  const calls = [
    ...stated,
    ...made.map(({ call, alert, explanation, note }) => shownCall(call, alert, explanation, note)),
  ];
  if (calls.length === 0) return null;
  return { dealer: header.deal.dealer ?? firstCaller(made, stated.length) ?? 'W', calls };
}

/** The note on a call follows its explanation. */
function shownCall(call: Call, alert = false, explanation?: string, note?: string): CallShown {
  const words = [explanation, note].filter((text) => text !== undefined && text !== '');
  return { call, alert, explanation: words.length === 0 ? null : words.join('; ') };
}

/** The first caller, computed if the record names only who made a later call. */
function firstCaller(made: readonly CallMade[], before: number): Seat | null {
  const [first] = made;
  if (first === undefined) return null;
  const order: readonly Seat[] = ['N', 'E', 'S', 'W'];
  return order[(order.indexOf(first.seat) + 4 - (before % 4)) % 4] ?? null;
}
