/** Every position of a recorded deal, computed once and then looked up. */

import { readAuction } from '../domain/auction.ts';
import type { Card } from '../domain/card.ts';
import type { Call, Contract } from '../domain/contract.ts';
import { commonCards, countCards, isEmptyHand } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { openTable } from '../domain/table.ts';
import type { CallMade, Fact } from '../events/event.ts';
import { isGap } from '../events/remembered.ts';
import type { DealRecord, RecordHeader } from '../events/record.ts';
import { rewrites, settled } from '../events/settle.ts';
import type { Finding } from '../laws/finding.ts';
import { EMPTY_LEDGER } from '../laws/ledger.ts';
import { lawSet, type LawSet } from '../lawbook/editions.ts';
import { evolve } from './evolve.ts';
import { filledWith, inferredIn } from './inferred.ts';
import type { Position } from './position.ts';

export interface Timeline {
  /** The record with its board as it is known in the end; every entry, as it was made. */
  readonly record: DealRecord;
  /** The record as it was given. */
  readonly source: DealRecord;
  readonly laws: LawSet;
  /** `positions[n]`: after n events. */
  readonly positions: readonly Position[];
  /** Cards nobody remembered that can have been no other, by number of the event: `positions` have them in their places. */
  readonly inferred: Readonly<Record<number, Card>>;
  /** All findings in order; `at` is the number of the event, -1 for the deal itself. */
  readonly findings: readonly Finding[];
}

const NOTHING: readonly never[] = [];
const NO_MARKS: Readonly<Record<string, number>> = {};

interface Opening {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly auctionGoesOn: boolean;
  readonly auctionComplete: boolean;
  readonly findings: readonly Finding[];
}

function recordFinding(
  key: string,
  record: NonNullable<Finding['record']>,
  params: Finding['params'],
): Finding {
  return { key, params, laws: [], record, at: -1 };
}

function fouledDeal(header: RecordHeader): Finding[] {
  const known = SEATS.flatMap((seat) => {
    const hand = header.deal.hands[seat];
    return hand === null ? [] : [{ seat, hand, count: countCards(hand) }];
  });
  const most = Math.max(0, ...known.map((each) => each.count));
  const uneven = known.filter(
    (each) =>
      each.count > 13 || (known.length === 4 && each.count !== most) || (most >= 13 && each.count !== 13),
  );
  const findings = uneven.map(({ seat, count }) =>
    recordFinding('record.handCount', 'badDeal', { seat, count }),
  );
  for (const [index, one] of known.entries()) {
    for (const other of known.slice(index + 1)) {
      if (!isEmptyHand(commonCards(one.hand, other.hand))) {
        findings.push(
          recordFinding('record.cardDealtTwice', 'badDeal', { seat: one.seat, other: other.seat }),
        );
      }
    }
  }
  return findings;
}

/** Contract and declarer as stated, or as the auction gives them; a difference is a finding about the record. */
function openingOf(header: RecordHeader, events: readonly Fact[]): Opening {
  const calls = header.auction ?? NOTHING;
  const { dealer } = header.deal;
  const auction = dealer === null || header.auction === null ? null : readAuction(dealer, calls);
  const findings: Finding[] = [];
  const end = auction?.end ?? null;
  if (end !== null && header.contract !== null) {
    const differs =
      end.contract.level !== header.contract.level ||
      end.contract.strain !== header.contract.strain ||
      end.contract.doubling !== header.contract.doubling;
    if (differs)
      findings.push(
        recordFinding('record.contractDiffers', 'contractDiffers', {
          stated: textOf(header.contract),
          auction: textOf(end.contract),
        }),
      );
  }
  if (end !== null && header.declarer !== null && end.declarer !== header.declarer) {
    findings.push(
      recordFinding('record.declarerDiffers', 'contractDiffers', {
        stated: header.declarer,
        auction: end.declarer,
      }),
    );
  }
  const over = auction?.over ?? false;
  return {
    contract: header.contract ?? end?.contract ?? null,
    declarer: header.declarer ?? end?.declarer ?? null,
    auctionComplete: over,
    auctionGoesOn: !over && hasCallsToCome(header, calls, events),
    findings,
  };
}

function textOf(contract: Contract): string {
  return `${contract.level}${contract.strain}${{ 1: '', 2: 'X', 4: 'XX' }[contract.doubling]}`;
}

/** Calls among the events are the auction itself, unless play has begun before the first of them: then they are told after the fact. */
function hasCallsToCome(header: RecordHeader, calls: readonly Call[], events: readonly Fact[]): boolean {
  let cards = 0;
  for (const event of events) {
    if (event.type === 'CallMade') return true;
    if (event.type === 'CardPlayed' && ++cards > 1) break;
  }
  return header.auction !== null && calls.length > 0 && header.contract === null;
}

function startOf(
  record: DealRecord,
  events: readonly Fact[],
  laws: LawSet,
): { position: Position; findings: readonly Finding[] } {
  const opening = openingOf(record.header, events);
  const findings = [...fouledDeal(record.header), ...opening.findings];
  const table = openTable(
    record.header.deal,
    opening.contract,
    opening.declarer,
    opening.auctionGoesOn ? 'auction' : 'lead',
  );
  return {
    position: {
      at: 0,
      table,
      cases: NOTHING,
      findings: NOTHING,
      ledger: {
        ...EMPTY_LEDGER,
        auctionComplete: opening.auctionComplete,
        auctionBegun: (record.header.auction ?? NOTHING).length > 0,
        marks: record.marks ?? NO_MARKS,
      },
      laws,
    },
    findings,
  };
}

/** Calls made before the first event and in the events so far. */
function callsSoFar(header: RecordHeader, made: readonly CallMade[]): readonly Call[] {
  return made.length === 0
    ? (header.auction ?? NOTHING)
    : [...(header.auction ?? NOTHING), ...made.map((each) => each.call)];
}

/** Folds a record. `laws`: the reading to use; the record's own edition and elections by default. */
export function timelineOf(
  source: DealRecord,
  laws: LawSet = lawSet(source.header.edition, source.header.elections),
): Timeline {
  const { header, events } = settled(source);
  const record = header === source.header ? source : { ...source, header };
  const folded = fold(record, events, laws);
  if (lastOf(folded.positions).table.forgotten === null)
    return { record, source, laws, inferred: {}, ...folded };
  const inferred = inferredIn(folded.positions, folded.findings);
  const filled = events.map((event, at) => filledWith(event, inferred[at]));
  const again = Object.keys(inferred).length === 0 ? folded : fold(record, filled, laws);
  return { record, source, laws, inferred, ...again };
}

function fold(
  record: DealRecord,
  events: readonly Fact[],
  laws: LawSet,
): Pick<Timeline, 'positions' | 'findings'> {
  const start = startOf(record, events, laws);
  const positions: Position[] = [start.position];
  const findings: Finding[] = [...start.findings];
  const made: CallMade[] = [];
  let position = start.position;
  for (const event of events) {
    if (event.type === 'CallMade') {
      if (made.at(-1)?.seat === event.seat) made.pop();
      made.push(event);
    }
    // Only a call of an auction that goes on is weighed with the calls before it.
    const isCall = event.type === 'CallMade' && position.table.phase === 'auction';
    position = evolve(position, event, isCall ? callsSoFar(record.header, made) : NOTHING);
    positions.push(position);
    if (position.findings.length > 0) findings.push(...position.findings);
  }
  return { positions, findings };
}

/** One more fact; what puts the recording right folds anew. */
export function append(timeline: Timeline, fact: Fact): Timeline {
  const events = [...timeline.record.events, fact];
  const source: DealRecord = { ...timeline.source, events };
  const last = lastPosition(timeline);
  // One more card may tell which another was that nobody remembers.
  const toFoldAnew = rewrites(fact) || fact.type === 'CallMade' || isGap(fact);
  if (toFoldAnew || last.table.forgotten !== null || Object.keys(timeline.inferred).length > 0)
    return timelineOf(source, timeline.laws);
  const position = evolve(last, fact);
  return {
    record: timeline.record === timeline.source ? source : { ...timeline.record, events },
    source,
    laws: timeline.laws,
    inferred: timeline.inferred,
    positions: [...timeline.positions, position],
    findings: [...timeline.findings, ...position.findings],
  };
}

/**
 * The timeline of a record that has gone on: what was folded before stays, and only what is new is folded. A record of a log, in
 * which nothing that was written changes; where its head or its marks are others it is folded anew.
 */
export function goneOn(timeline: Timeline | null, record: DealRecord, laws: LawSet): Timeline {
  if (timeline === null || timeline.laws !== laws || !goesOnFrom(record, timeline.source))
    return timelineOf(record, laws);
  return record.events.slice(timeline.source.events.length).reduce(append, timeline);
}

function goesOnFrom(record: DealRecord, before: DealRecord): boolean {
  const { length } = before.events;
  return (
    record.events.length >= length &&
    same(record.header, before.header) &&
    same(record.marks ?? {}, before.marks ?? {}) &&
    (length === 0 || same(record.events[length - 1], before.events[length - 1]))
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function lastPosition(timeline: Timeline): Position {
  return lastOf(timeline.positions);
}

function lastOf(positions: readonly Position[]): Position {
  return positions.at(-1) as Position;
}
