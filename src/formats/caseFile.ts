/** Reads a case file with the result type of all other readers: one deal, and problems with codes. */

import { countCards } from '../domain/hand.ts';
import { nextSeat } from '../domain/seat.ts';
import type { CaseExtras } from './case/extras.ts';
import type { CallRemark, DealRecord } from '../events/record.ts';
import { linesOfProblems } from './case/places.ts';
import { readCase } from './case/readCase.ts';
import { writeCase } from './case/writeCase.ts';
import { problem } from './problem.ts';
import type { DealKind, Parsed, ReadCall, ReadDeal } from './readDeal.ts';
import { remarksOn } from './remarked.ts';

/** Never throws. An event's place is line 1, since JSON is read as a whole; a problem has its line. Entries are counted from 1. */
export function readCaseFile(text: string): Parsed {
  const { record, problems, doubts, checks, remarks, rest, auctionCut } = readCase(text);
  const all = [...problems, ...doubts];
  const lines = linesOfProblems(text, all);
  const listed = all.map(({ code, item, text: what, about }, index) =>
    problem(code, lines[index] ?? 1, record === null ? undefined : 0, {
      ...(item >= 0 && { item: item + 1 }),
      text: what,
      ...about,
    }),
  );
  if (record === null) return { deals: [], problems: listed };
  const deal = dealOf(record, { checks, remarks, rest });
  return { deals: [auctionCut ? { ...deal, auctionCut: true } : deal], problems: listed };
}

/** Any deal that was read, as a case file. Reading it again gives the same record. */
export function caseOf({ record, calls, extras }: Pick<ReadDeal, 'record' | 'calls' | 'extras'>): string {
  return writeCase(record, { ...extras, remarks: record.header.auction === null ? [] : remarksOn(calls) });
}

function dealOf(record: DealRecord, extras: CaseExtras): ReadDeal {
  return {
    index: 0,
    line: 1,
    kind: kindOf(record),
    record,
    lines: record.events.map(() => 1),
    calls: callsOf(record, extras.remarks ?? []),
    extras,
  };
}

/** The calls before the first event, with their remarks. Empty without a dealer, because the seats are then unknown. */
function callsOf({ header }: DealRecord, remarks: readonly CallRemark[]): ReadCall[] {
  const { dealer } = header.deal;
  if (dealer === null || header.auction === null) return [];
  let seat = dealer;
  return header.auction.map((call, index) => {
    const { call: _number, ...remark } = remarks.find((each) => each.call === index + 1) ?? { call: 0 };
    const read = { seat, call, line: 1, ...remark };
    seat = nextSeat(seat);
    return read;
  });
}

function kindOf(record: DealRecord): DealKind {
  if (record.events.some((fact) => fact.type === 'CardPlayed')) {
    return isEndPosition(record) ? 'endPosition' : 'played';
  }
  return (record.header.auction?.length ?? 0) > 0 ? 'auctionOnly' : 'dealOnly';
}

/** True when all shown hands have fewer than thirteen cards. */
function isEndPosition(record: DealRecord): boolean {
  const counts = Object.values(record.header.deal.hands).flatMap((hand) =>
    hand === null ? [] : [countCards(hand)],
  );
  return counts.length > 0 && Math.max(...counts) < 13;
}
