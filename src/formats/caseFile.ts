/** A case file as every other file is read: one deal, and problems with codes. */

import { countCards } from '../domain/hand.ts';
import type { DealRecord } from '../events/record.ts';
import { readCase } from './case/readCase.ts';
import { problem, type Problem } from './problem.ts';
import type { DealKind, ReadDeal } from './readDeal.ts';

/** Never throws. An event's place is line 1: JSON is read as a whole. */
export function readCaseFile(text: string): {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
} {
  const { record, problems } = readCase(text);
  const told = problems.map(({ code, item, text: what }) =>
    problem(code, 1, record === null ? undefined : 0, { item, text: what }),
  );
  return { deals: record === null ? [] : [dealOf(record)], problems: told };
}

function dealOf(record: DealRecord): ReadDeal {
  return { index: 0, line: 1, kind: kindOf(record), record, places: record.events.map(() => 1), calls: [] };
}

function kindOf(record: DealRecord): DealKind {
  if (record.events.some((fact) => fact.type === 'CardPlayed')) {
    return isEndPosition(record) ? 'endPosition' : 'played';
  }
  return (record.header.auction?.length ?? 0) > 0 ? 'auctionOnly' : 'dealOnly';
}

/** All hands shown are short. */
function isEndPosition(record: DealRecord): boolean {
  const counts = Object.values(record.header.deal.hands).flatMap((hand) =>
    hand === null ? [] : [countCards(hand)],
  );
  return counts.length > 0 && Math.max(...counts) < 13;
}
