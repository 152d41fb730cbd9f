/** Results of club sessions from USEBIO and Bridgemate files: for each table a contract, tricks and perhaps a lead. */

import type { Card } from '../domain/card.ts';
import { ALL_PASSED, formatContract, tricksNeeded, type Call } from '../domain/contract.ts';
import { conditionsOf } from '../domain/deal.ts';
import { seatNumber } from '../domain/numbers.ts';
import { insteadOfResult } from '../domain/instead.ts';
import type { Vulnerability } from '../domain/score.ts';
import type { BySeat, Seat } from '../domain/seat.ts';
import type { Fact } from '../events/event.ts';
import { isUnknownPlay } from '../events/remembered.ts';
import type { RecordHeader } from '../events/record.ts';
import { cardOf, contractOf } from './pbn/values.ts';
import { excerpt, type ProblemList } from './problem.ts';
import type { HandsReader } from './hands.ts';
import { withInstead } from './insteadTag.ts';
import type { DealKind, ReadCall, ReadDeal } from './readDeal.ts';
import type { RecordSetting, Writable } from './shared.ts';
import { leadAndClaim, missingPlayOf } from './played.ts';
import { USUAL_EDITION } from '../lawbook/editions.ts';

export interface FileResult {
  readonly board: string;
  readonly line: number;
  readonly contract: string;
  readonly declarer: Seat | null;
  /** Declarer's tricks in all, or `=`, `+1`, `-2` relative to the contract; empty if unknown. */
  readonly tricks: string;
  readonly lead: string;
  readonly hands: HandsReader;
  /** As the file states them; by default from the number of the board. */
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
  readonly names?: Partial<BySeat<string>>;
  readonly event?: string;
  readonly session?: string;
  readonly table?: string;
  readonly scoring?: string;
  readonly notes?: string;
  readonly calls?: readonly ReadCall[];
  /** Reading of the calls stopped at one that could not be read, which is reported. */
  readonly auctionCut?: boolean;
  /** Cards in order of time with their hands, if the file has them; null for one that could not be read. */
  readonly cards?: readonly { readonly seat: Seat; readonly card: Card | null }[];
  /** Pairs and score, by the names of PBN's tags. */
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * The deal of one table's result. Dealer and vulnerability come from the board's number (Law 2) where the file does not state them.
 * What can't be read is reported and left out.
 */
export function dealOfResult(
  result: FileResult,
  index: number,
  { source }: RecordSetting,
  problems: ProblemList,
): ReadDeal {
  const { board, line } = result;
  const conditions = conditionsOf(board);
  const dealer = result.dealer ?? conditions?.dealer ?? null;
  if (conditions !== null) {
    if (result.dealer === undefined) problems.add('dealerFromBoard', line, index);
    if (result.vulnerable === undefined) problems.add('vulnerableFromBoard', line, index);
  }
  const stated = result.contract.replace(/[\s_]+/g, '');
  const read = contractOf(stated);
  if (stated !== '' && !read.readable && insteadOfResult(stated) === null)
    problems.add('contractUnreadable', line, index, { text: excerpt(result.contract) });
  const { contract, passedOut } = read;
  const declarer = passedOut ? null : result.declarer;
  const tricks = tricksOf(result.tricks, contract === null ? null : tricksNeeded(contract));
  if (tricks === null && result.tricks !== '' && contract !== null && insteadOfResult(result.tricks) === null)
    problems.add('resultUnreadable', line, index, { text: excerpt(result.tricks) });
  if (tricks === 0 && contract !== null && result.tricks.trim().startsWith('-'))
    problems.add('noTrickAtAll', line, index, { contract: formatContract(contract) });
  const events = playOf(result, declarer, tricks);
  const gap = events.findIndex(isUnknownPlay);
  const header: Writable<RecordHeader> = {
    title: result.event ?? '',
    ...(source === undefined ? {} : { source }),
    edition: USUAL_EDITION,
    deal: {
      board,
      dealer,
      vulnerable: result.vulnerable ?? conditions?.vulnerable ?? null,
      hands: result.hands.finish(problems, line, index),
    },
    contract,
    declarer,
    auction: auctionOf(result, dealer, passedOut),
  };
  for (const key of ['names', 'event', 'session', 'table', 'scoring', 'notes'] as const) {
    const value = result[key];
    if (value !== undefined && value !== '') Object.assign(header, { [key]: value });
  }
  if (tricks !== null) header.statedResult = { declarerTricks: tricks };
  return {
    index,
    line,
    kind: kindOf(events, passedOut, header),
    record: { header, events },
    lines: events.map(() => line),
    calls: result.calls ?? [],
    ...(passedOut ? { statedPassedOut: true } : {}),
    ...(result.auctionCut === true ? { auctionCut: true } : {}),
    ...(gap === -1 ? {} : { cardsBeforeGap: gap }),
    tags: withInstead(result.tags, [result.contract, result.tricks, result.notes ?? '']),
  };
}

function kindOf(events: readonly Fact[], passedOut: boolean, header: RecordHeader): DealKind {
  if (events.some((fact) => fact.type === 'CardPlayed')) return 'played';
  if (passedOut) return 'passedOut';
  return (header.auction?.length ?? 0) > 0 ? 'auctionOnly' : 'dealOnly';
}

/** Declarer's tricks, stated as a number (`9`) or against the contract (`=`, `+1`, `-2`); null if they can't be read. */
function tricksOf(text: string, needed: number | null): number | null {
  const stated = text.trim();
  const isRelative = /^(?:=|[+-]\d{1,2})$/.test(stated);
  if (isRelative ? needed === null : !/^\d{1,2}$/.test(stated)) return null;
  const number = stated === '=' ? 0 : Number(stated);
  const total = isRelative && needed !== null ? needed + number : number;
  return total >= 0 && total <= 13 ? total : null;
}

/** All cards of the file; or the lead alone, with a claim of the rest if the tricks are known. */
function playOf(result: FileResult, declarer: Seat | null, tricks: number | null): Fact[] {
  const cards = result.cards ?? [];
  const end = cards.findLastIndex(({ card }) => card !== null) + 1;
  if (end > 0)
    return cards
      .slice(0, end)
      .map(({ seat, card }) =>
        card === null ? missingPlayOf(seatNumber(seat)) : { type: 'CardPlayed', seat, card },
      );
  return leadAndClaim(cardOf(result.lead), declarer, tricks);
}

function auctionOf(
  { calls = [] }: FileResult,
  dealer: Seat | null,
  passedOut: boolean,
): readonly Call[] | null {
  if (calls.length > 0 && (dealer === null || calls[0]?.seat === dealer))
    return calls.map(({ call }) => call);
  return passedOut ? ALL_PASSED : null;
}
