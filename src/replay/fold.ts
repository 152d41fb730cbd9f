/**
 * Folds a record into positions, from its first event or from the first difference to a record folded before: after a corrected entry
 * only the later events are folded again.
 */

import { readAuction } from '../domain/auction.ts';
import type { Card } from '../domain/card.ts';
import { formatContract, type Call, type Contract } from '../domain/contract.ts';
import { isCompleteDeal } from '../domain/deal.ts';
import { commonCards, countCards, isEmptyHand } from '../domain/hand.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { openTable, type Table } from '../domain/table.ts';
import { callsOfHeader } from '../events/calls.ts';
import type { Fact } from '../events/event.ts';
import type { DealRecord, RecordHeader } from '../events/record.ts';
import { cited, type CitationOf, type Finding, type FindingKey } from '../laws/finding.ts';
import { NO_CALLS } from '../laws/callsShown.ts';
import { EMPTY_LEDGER } from '../laws/ledger.ts';
import type { LawSet } from '../lawbook/editions.ts';
import { evolve } from './evolve.ts';
import { hindsightOf, isKnown, markReadByLater, unaffected, withFound, type Hindsight } from './hindsight.ts';
import type { Position } from './position.ts';
import { isSame } from '../domain/json.ts';

const NOTHING: readonly never[] = [];
const NO_MARKS: Readonly<Record<string, number>> = {};
const NONE_NAMED: Readonly<Record<number, Card>> = {};

interface Opening {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly auctionGoesOn: boolean;
  readonly auctionComplete: boolean;
  readonly findings: readonly Finding[];
}

function recordFinding<Key extends FindingKey>(
  key: Key,
  record: NonNullable<Finding['record']>,
  params: CitationOf<Key>['params'],
): Finding {
  return { ...cited<Key>({ key, params, laws: [], record }), at: -1 };
}

function fouledDeal(header: RecordHeader): readonly Finding[] {
  if (isCompleteDeal(header.deal.hands)) return NOTHING;
  const known = SEATS.flatMap((seat) => {
    const hand = header.deal.hands[seat];
    return hand === null ? [] : [{ seat, hand, count: countCards(hand) }];
  });
  const most = Math.max(0, ...known.map((each) => each.count));
  // Each hand must have thirteen cards; in an ending, as many as the longest hand.
  const due = Math.min(most, 13);
  const uneven = known.filter(({ count }) => (known.length === 4 || due === 13) && count !== due);
  const findings = uneven.map(({ seat, count }) =>
    recordFinding('record.handCount', 'badDeal', { seat, count, due }),
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

/** Contract and declarer as the record states them, else as the auction gives them. A difference is a finding about the record. */
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
          stated: formatContract(header.contract),
          auction: formatContract(end.contract),
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

/** True when the calls among the events are the auction itself. If play began before the first of them, they were told afterwards. */
function hasCallsToCome(header: RecordHeader, calls: readonly Call[], events: readonly Fact[]): boolean {
  let cards = 0;
  for (const event of events) {
    if (event.type === 'CallMade') return true;
    if ((event.type === 'CardPlayed' || event.type === 'CardCalled') && ++cards > 1) break;
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
        happened: {
          ...(opening.auctionComplete ? { auctionInPlace: true } : {}),
          ...((record.header.auction ?? NOTHING).length > 0 ? { auctionBegun: true } : {}),
        },
        marks: record.marks ?? NO_MARKS,
        calls:
          opening.auctionGoesOn || opening.auctionComplete
            ? { ...NO_CALLS, standing: callsOfHeader(record.header) }
            : NO_CALLS,
      },
      laws,
    },
    findings,
  };
}

export interface Folded {
  readonly positions: readonly Position[];
  readonly findings: readonly Finding[];
  /** The cards that later events name, by the number of the event that played them. */
  readonly named: Readonly<Record<number, Card>>;
  /** What the positions depend on. Null when they were changed after the fold, so that no other fold may reuse them. */
  readonly ground: Ground | null;
}

/** Everything that the positions depend on: where two folds agree in it, their positions are the same. */
interface Ground {
  readonly header: RecordHeader;
  readonly marks: DealRecord['marks'];
  /** The phase before the first event: the auction, or the opening lead. */
  readonly phase: Table['phase'];
  readonly laws: LawSet;
  readonly events: readonly Fact[];
  /** What events tell about earlier ones, in the order in which the fold found it. */
  readonly known: readonly Hindsight[];
}

/** How many events of `ground` may be reused: those before the first difference that no later difference changes. */
function foldedBefore(ground: Ground, { header, marks, phase, laws, events }: Omit<Ground, 'known'>): number {
  if (ground.laws !== laws || ground.phase !== phase) return 0;
  if (!isSame(ground.header, header) || !isSame(ground.marks, marks)) return 0;
  const differs = events.findIndex((event, at) => !isSame(ground.events[at], event));
  return unaffected(differs < 0 ? events.length : differs, ground.known);
}

/**
 * Every position of the record, with the findings. `before`: the fold of a similar record, whose positions before the first difference
 * are reused. If an event tells something about an earlier one, the fold goes back to this before it reads the next event.
 */
export function fold(record: DealRecord, events: readonly Fact[], laws: LawSet, before?: Folded): Folded {
  const start = startOf(record, events, laws);
  const { header, marks } = record;
  const { phase } = start.position.table;
  const ground = { header, marks, phase, laws, events };
  const other = before?.ground ?? null;
  const same = other === null ? 0 : foldedBefore(other, ground);
  const positions: Position[] = same === 0 ? [start.position] : (before?.positions ?? []).slice(0, same + 1);
  let known: readonly Hindsight[] = (other?.known ?? NOTHING).filter(({ by }) => by < same);
  const read = [...events];
  for (const { facts } of known) Object.assign(read, facts);
  for (let at = same; at < read.length; at++) {
    const found = hindsightOf(read, at, positions);
    if (found === null || isKnown(known, found)) {
      positions.push(evolve(positions[at] as Position, read[at] as Fact));
      continue;
    }
    known = withFound(known, found);
    Object.assign(read, found.facts);
    positions.length = found.first + 1;
    if (found.before !== undefined) positions[found.first] = found.before;
    at = found.first - 1;
  }
  markReadByLater(positions, known);
  const named = known.flatMap(({ first, card }) => (card === undefined ? [] : [[first, card] as const]));
  return {
    positions,
    findings: [...start.findings, ...findingsIn(positions)],
    named: named.length === 0 ? NONE_NAMED : Object.fromEntries(named),
    ground: { ...ground, known },
  };
}

function findingsIn(positions: readonly Position[]): Finding[] {
  const found: Finding[] = [];
  for (const { findings } of positions) if (findings.length > 0) found.push(...findings);
  return found;
}

/** The fold with one more event and the position after it. */
export function foldedOn(
  { positions, findings, named, ground }: Folded,
  event: Fact,
  after: Position,
): Folded {
  return {
    positions: [...positions, after],
    findings: [...findings, ...after.findings],
    named,
    ground: ground && { ...ground, events: [...ground.events, event] },
  };
}
