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
import { isUnknownPlay } from '../events/remembered.ts';
import { evolve } from './evolve.ts';
import { filledWith, namedBy } from './inferred.ts';
import { leadSettled } from './leadSettled.ts';
import type { Position } from './position.ts';
import { readOtherwise, toReadOtherwise, type Together } from './readingOrder.ts';
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

/** A card that nobody remembered when it was played, and that a later event names. */
interface Named {
  readonly event: number;
  /** The number of the event that names it. */
  readonly by: number;
  readonly card: Card;
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
  readonly named: readonly Named[];
  /** The cards that came together and are read otherwise than the record has them. `by`: the number of the event that says so. */
  readonly together: readonly (Together & { readonly by: number })[];
  /** Events that a later one puts in another light, because it tells whose lead it was. `first`: the first that is read again. */
  readonly leads: readonly { readonly first: number; readonly by: number }[];
}

/** How many events of `ground` may be reused: those before the first difference that no later difference changes. */
function foldedBefore(ground: Ground, { header, marks, phase, laws, events }: Ground): number {
  if (ground.laws !== laws || ground.phase !== phase) return 0;
  if (!isSame(ground.header, header) || !isSame(ground.marks, marks)) return 0;
  const differs = events.findIndex((event, at) => !isSame(ground.events[at], event));
  let known = differs < 0 ? events.length : differs;
  const together = ground.together.map(({ first, by }) => ({ event: first, by }));
  // The position before the first of them is another one, too.
  const leads = ground.leads.map(({ first, by }) => ({ event: first - 1, by }));
  const latestFirst = [...ground.named, ...leads, ...together].toSorted((one, other) => other.by - one.by);
  for (const { event, by } of latestFirst) if (by >= known) known = Math.min(known, event);
  return known;
}

/**
 * Every position of the record, with the findings. `before`: the fold of a similar record, whose positions before the first difference
 * are reused. If an event names a forgotten card, the fold goes back to the play of this card before it reads the next event.
 */
export function fold(record: DealRecord, events: readonly Fact[], laws: LawSet, before?: Folded): Folded {
  const start = startOf(record, events, laws);
  const { header, marks } = record;
  const { phase } = start.position.table;
  const ground = { header, marks, phase, laws, events, named: NOTHING, together: NOTHING, leads: NOTHING };
  const other = before?.ground ?? null;
  const known = other === null ? 0 : foldedBefore(other, ground);
  const positions: Position[] =
    known === 0 ? [start.position] : (before?.positions ?? []).slice(0, known + 1);
  const named: Named[] = (other?.named ?? NOTHING).filter(({ by }) => by < known);
  const together = (other?.together ?? NOTHING).filter(({ by }) => by < known);
  const leads = (other?.leads ?? NOTHING).filter(({ by }) => by < known);
  const read = [...events];
  for (const each of together) readOtherwise(read, each);
  for (const { event, card } of named) read[event] = filledWith(read[event] as Fact, card);
  for (let at = known; at < read.length; at++) {
    const event = read[at] as Fact;
    const otherwise = toReadOtherwise(read, at, positions);
    if (otherwise !== null) {
      together.push({ ...otherwise, by: at });
      readOtherwise(read, otherwise);
      positions.length = otherwise.first + 1;
      at = otherwise.first - 1;
      continue;
    }
    const resolved = namedBy(event, positions);
    const play = resolved === null ? undefined : read[resolved.event];
    if (resolved !== null && play !== undefined && isUnknownPlay(play)) {
      named.push({ ...resolved, by: at });
      read[resolved.event] = filledWith(play, resolved.card);
      positions.length = resolved.event + 1;
      at = resolved.event - 1;
      continue;
    }
    const lead = leadSettled(read, at, positions);
    // Nothing is read again twice because of one event, so that the fold ends whatever the record holds.
    if (lead !== null && !leads.some(({ first, by }) => by === at && first === lead.event)) {
      leads.push({ first: lead.event, by: at });
      positions.length = lead.event;
      positions.push(lead.before);
      at = lead.event - 1;
      continue;
    }
    const position = positions[at] as Position;
    positions.push(evolve(position, event));
  }
  for (const { first, by } of [...together, ...leads])
    for (let at = first + 1; at <= by; at++)
      // One that an earlier fold has marked stays the same object, since what is known of a position is remembered by it.
      if (!positions[at]?.readByLater) positions[at] = { ...(positions[at] as Position), readByLater: true };
  return {
    positions,
    findings: [...start.findings, ...findingsIn(positions)],
    named:
      named.length === 0 ? NONE_NAMED : Object.fromEntries(named.map(({ event, card }) => [event, card])),
    ground: { header, marks, phase, laws, events, named, together, leads },
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
