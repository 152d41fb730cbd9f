/**
 * USEBIO, the XML of British and Irish results: every line of every traveller is a deal with its contract, tricks and lead.
 * No entity of the document's own is ever expanded, and nothing is fetched.
 */

import { XMLParser } from 'fast-xml-parser';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { HandsReader, rankNumber } from '../hands.ts';
import { seatNamed } from '../handsText.ts';
import { parseLin } from '../lin/parse.ts';
import { ProblemList, type Problem } from '../problem.ts';
import type { ReadDeal } from '../readDeal.ts';
import { dealOfResult } from '../results.ts';
import type { RecordSetting, Writable } from '../shared.ts';
import { childrenOf, descendants, textOf, type Element } from './element.ts';

export interface ParsedUsebio {
  readonly deals: readonly ReadDeal[];
  readonly problems: readonly Problem[];
}

/** Reads a whole document. Never throws: what is no XML is a problem. */
export function parseUsebio(text: string, setting: RecordSetting = {}): ParsedUsebio {
  const problems = new ProblemList();
  const root = rootOf(text);
  if (root === null) {
    problems.add('xmlUnreadable', 1);
    return { deals: [], problems: problems.take() };
  }
  const deals: ReadDeal[] = [];
  const told: Problem[] = [];
  const events = descendants(root, 'EVENT');
  for (const event of events.length === 0 ? [root] : events)
    for (const deal of readEvent(event, deals.length, setting, problems)) {
      told.push(...problems.take());
      deals.push(deal);
    }
  return { deals, problems: [...told, ...problems.finish()] };
}

/** A document nested deeper than the stack is as unreadable as one that is not closed. */
function rootOf(text: string): Element | null {
  try {
    const parsed: unknown = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      htmlEntities: false,
      trimValues: true,
    }).parse(text);
    return Array.isArray(parsed) ? { '#root': parsed as Element[] } : null;
  } catch {
    return null;
  }
}

function* readEvent(
  event: Element,
  first: number,
  setting: RecordSetting,
  problems: ProblemList,
): Generator<ReadDeal, void, undefined> {
  const players = pairsOf(event);
  const dealt = handsOf(event);
  const title = textOf(event, 'EVENT_DESCRIPTION');
  const scoring = scoringOf(event);
  const date = dateOf(event);
  let index = first;
  for (const board of descendants(event, 'BOARD')) {
    const number = textOf(board, 'BOARD_NUMBER').trim();
    for (const line of childrenOf(board, 'TRAVELLER_LINE')) {
      const ns = textOf(line, 'NS_PAIR_NUMBER');
      const ew = textOf(line, 'EW_PAIR_NUMBER');
      const names = { ...players.get(`NS ${ns}`), ...players.get(`EW ${ew}`) };
      const lin = textOf(line, 'LIN_DATA');
      const base = dealOfResult(
        {
          board: number,
          line: 1,
          contract: textOf(line, 'CONTRACT'),
          declarer: seatNamed(textOf(line, 'PLAYED_BY').charAt(0)),
          tricks: textOf(line, 'TRICKS'),
          lead: textOf(line, 'LEAD'),
          hands: dealt.get(number) ?? new HandsReader(),
          ...(Object.keys(names).length === 0 ? {} : { names }),
          event: title,
          scoring,
          tags: tagsOf(line, ns, ew, date),
        },
        index++,
        setting,
        problems,
      );
      yield lin === '' ? base : withLin(base, lin, setting);
    }
  }
}

/** The record of play a site has put beside the result; the result itself stays as the line has it. */
function withLin(base: ReadDeal, lin: string, setting: RecordSetting): ReadDeal {
  const [inside] = parseLin(lin, setting).deals;
  if (inside === undefined || inside.kind === 'movie') return base;
  const { header } = inside.record;
  const own = base.record.header;
  return {
    ...inside,
    index: base.index,
    line: base.line,
    places: inside.places.map(() => base.line),
    record: {
      ...inside.record,
      header: {
        ...header,
        ...own,
        deal: { ...header.deal, board: own.deal.board },
        contract: own.contract ?? header.contract,
        declarer: own.declarer ?? header.declarer,
        auction: header.auction,
      },
    },
    ...(base.tags === undefined ? {} : { tags: base.tags }),
  };
}

function tagsOf(line: Element, ns: string, ew: string, date: string): Map<string, string> {
  const tags = new Map<string, string>();
  if (date !== '') tags.set('Date', date);
  if (ns !== '') tags.set('PairNS', ns);
  if (ew !== '') tags.set('PairEW', ew);
  const score = textOf(line, 'SCORE');
  if (score !== '') tags.set('Score', /^-?\d+$/.test(score) ? `NS ${score}` : score);
  return tags;
}

/** `NS 3` -> the names of that pair, by seat. A pair without a direction may sit either way. */
function pairsOf(event: Element): Map<string, Partial<Record<Seat, string>>> {
  const pairs = new Map<string, Partial<Record<Seat, string>>>();
  for (const pair of descendants(event, 'PAIR')) {
    const number = textOf(pair, 'PAIR_NUMBER');
    const stated = textOf(pair, 'DIRECTION').toUpperCase();
    const names = childrenOf(pair, 'PLAYER').map((player) => textOf(player, 'PLAYER_NAME'));
    for (const [side, one, other] of [
      ['NS', 'N', 'S'],
      ['EW', 'E', 'W'],
    ] as const) {
      if (stated !== '' && stated !== side) continue;
      const seats: Writable<Partial<Record<Seat, string>>> = {};
      if (names[0] !== undefined && names[0] !== '') seats[one] = names[0];
      if (names[1] !== undefined && names[1] !== '') seats[other] = names[1];
      pairs.set(`${side} ${number}`, seats);
    }
  }
  return pairs;
}

const SUIT_NAMES: readonly (readonly [string, number])[] = [
  ['CLUBS', 0],
  ['DIAMONDS', 13],
  ['HEARTS', 26],
  ['SPADES', 39],
];

/** Hands by board number, where the file has them. */
function handsOf(event: Element): Map<string, HandsReader> {
  const dealt = new Map<string, HandsReader>();
  for (const board of descendants(event, 'BOARD')) {
    const given = childrenOf(board, 'HAND');
    if (given.length === 0) continue;
    const hands = new HandsReader();
    for (const hand of given) {
      const seat = seatNamed(textOf(hand, 'DIRECTION').charAt(0));
      if (seat === null) continue;
      for (const [name, suit] of SUIT_NAMES)
        for (const letter of textOf(hand, name).replaceAll('10', 'T')) {
          const rank = rankNumber(letter.charCodeAt(0));
          if (rank >= 0) hands.put(SEATS.indexOf(seat), suit + rank);
        }
    }
    hands.completeFourth();
    dealt.set(textOf(board, 'BOARD_NUMBER').trim(), hands);
  }
  return dealt;
}

/** In the order of PBN, `2024.03.01`; a date in no order we know stays as it is. */
function dateOf(event: Element): string {
  const text = textOf(event, 'DATE').trim();
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === undefined
    ? text.slice(0, 40)
    : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('.');
}

function scoringOf(event: Element): string {
  return textOf(event, 'BOARD_SCORING_METHOD');
}
