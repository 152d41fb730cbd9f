/**
 * Reads USEBIO, the XML of British and Irish results: every line of every traveller is a deal with contract, tricks and lead. Entities of
 * the document are never expanded, and nothing is fetched.
 */

import { XMLParser } from 'fast-xml-parser';
import { defined } from '../../domain/defined.ts';
import { bySeat } from '../../domain/seat.ts';
import { seatNamed } from '../handsText.ts';
import { parseLin } from '../lin/parse.ts';
import { excerpt, problem, ProblemList, type Problem } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import { dealOfResult } from '../results.ts';
import type { RecordSetting } from '../shared.ts';
import { attributeOf, allChildrenOf, descendants, nameOf, textOf, type Element } from './element.ts';
import { othersOfEvent, othersOfLine } from './others.ts';
import { numberOf, Scope } from './scope.ts';

/** Reads a whole document. Never throws: what is no XML is a problem. */
export function parseUsebio(text: string, setting: RecordSetting = {}): Parsed {
  const problems = new ProblemList();
  const root = rootOf(text);
  if (root === null) {
    problems.add('xmlUnreadable', 1);
    return { deals: [], problems: problems.take() };
  }
  const deals: ReadDeal[] = [];
  const listed: Problem[] = isCut(root, text) ? [problem('fileCut', text.trimEnd().split('\n').length)] : [];
  const events = descendants(root, 'EVENT');
  for (const event of events.length === 0 ? [root] : events)
    for (const deal of readEvent(event, deals.length, setting, problems)) {
      listed.push(...problems.take());
      deals.push(deal);
    }
  return { deals, problems: [...listed, ...problems.finish()] };
}

/** Leaves declared entities unexpanded. The library would otherwise search their text for markup. */
const NO_ENTITIES = {
  reset(): void {},
  setXmlVersion(): void {},
  addInputEntities(): void {},
  setExternalEntities(): void {},
  decode: (text: string): string => text,
};

/** The root element; null if the document is not closed, or nested too deep for the stack. */
function rootOf(text: string): Element | null {
  try {
    const parsed: unknown = new XMLParser({
      preserveOrder: true,
      ignoreAttributes: false,
      parseTagValue: false,
      parseAttributeValue: false,
      processEntities: false,
      htmlEntities: false,
      entityDecoder: NO_ENTITIES,
      trimValues: true,
    }).parse(text);
    return Array.isArray(parsed) ? { '#root': parsed as Element[] } : null;
  } catch {
    return null;
  }
}

/** True if the outermost element is not closed: the parser closes it without a word, and nobody would miss the boards after it. */
function isCut(root: Element, text: string): boolean {
  const outermost = allChildrenOf(root).findLast((element) => /^\w/.test(nameOf(element)));
  return (
    outermost !== undefined && allChildrenOf(outermost).length > 0 && !text.includes(`</${nameOf(outermost)}`)
  );
}

const NO_OTHERS: ReadonlyMap<string, string> = new Map();

function* readEvent(
  event: Element,
  first: number,
  setting: RecordSetting,
  problems: ProblemList,
): Generator<ReadDeal, void, undefined> {
  const title = textOf(event, 'EVENT_DESCRIPTION');
  const scoring = textOf(event, 'BOARD_SCORING_METHOD');
  const date = dateOf(event);
  let index = first;
  let others = othersOfEvent(event);
  for (const { line, board, match, scope } of travellerLines(event, problems)) {
    // A match of pairs names them once, for all its boards.
    const [ns, ew] = (['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER'] as const).map(
      (name) => textOf(line, name) || (match === null ? '' : textOf(match, name)),
    ) as [string, string];
    const names = { ...scope.names('NS', ns), ...scope.names('EW', ew) };
    const { played, found } = linOf(textOf(line, 'LIN_DATA'), setting);
    const stated = played?.record.header.deal;
    const dealer = stated?.dealer ?? undefined;
    const vulnerable = stated?.vulnerable ?? scope.vulnerable(board);
    const contract = textOf(line, 'CONTRACT');
    const named = textOf(line, 'PLAYED_BY');
    const declarer = seatNamed(named.charAt(0));
    if (declarer === null && named !== '' && /^\s*[1-7]/.test(contract))
      problems.add('declarerUnreadable', 1, index, { text: excerpt(named) });
    const base = dealOfResult(
      {
        board,
        line: 1,
        contract,
        declarer,
        tricks: textOf(line, 'TRICKS'),
        lead: textOf(line, 'LEAD'),
        hands: scope.hands(board),
        ...defined({ dealer, vulnerable }),
        ...(Object.keys(names).length === 0 ? {} : { names }),
        event: title,
        session: scope.session,
        scoring,
        tags: new Map([
          ...tagsOf(line, { ns, ew, date, round: roundOf(line, match) }),
          ...othersOfLine(line),
          ...others,
        ]),
      },
      index++,
      setting,
      problems,
    );
    others = NO_OTHERS;
    // Notes about a whole file don't apply to this part.
    for (const { code, params, severity } of found)
      if (severity !== 'note') problems.add(code, base.line, base.index, params);
    yield played === null ? base : withPlayed(base, played);
  }
}

interface TravellerLine {
  readonly line: Element;
  readonly board: string;
  /** The match of the board, if the file has matches. */
  readonly match: Element | null;
  readonly scope: Scope;
}

type Nested = Omit<TravellerLine, 'line' | 'board'> & { readonly element: Element };

/** All lines in the order of the document, each with its surrounding elements. */
function* travellerLines(event: Element, problems: ProblemList): Generator<TravellerLine, void, undefined> {
  const several = descendants(event, 'SESSION').length > 1;
  const waiting: Nested[] = [
    { element: event, match: null, scope: new Scope(event, 'EVENT', null, '', problems) },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const inside: Nested[] = [];
    const isBoard = nameOf(next.element).toUpperCase() === 'BOARD';
    for (const element of allChildrenOf(next.element)) {
      const name = nameOf(element).toUpperCase();
      if (isBoard && name === 'TRAVELLER_LINE')
        yield { line: element, board: numberOf(next.element), match: next.match, scope: next.scope };
      else
        inside.push({
          element,
          match: name === 'MATCH' ? element : next.match,
          scope: scopeOf(element, name, next.scope, several),
        });
    }
    waiting.push(...inside.reverse());
  }
}

/** A session is inside an event, and a section inside either. Other nestings add nothing. */
function scopeOf(element: Element, name: string, around: Scope, several: boolean): Scope {
  if (name === 'SESSION' && around.kind === 'EVENT')
    return new Scope(element, name, around, several ? sessionOf(element) : '');
  if (name === 'SECTION' && around.kind !== 'SECTION')
    return new Scope(element, name, around, around.session);
  return around;
}

function sessionOf(session: Element): string {
  return attributeOf(session, 'SESSION_ID') || textOf(session, 'SESSION_ID');
}

function roundOf(line: Element, match: Element | null): string {
  return textOf(line, 'ROUND_NUMBER') || (match === null ? '' : textOf(match, 'ROUND_NUMBER'));
}

/** The record of play that a site has put beside the result, and the problems found in it. A lesson is none. */
function linOf(
  text: string,
  setting: RecordSetting,
): { readonly played: ReadDeal | null; readonly found: readonly Problem[] } {
  if (text === '') return { played: null, found: [] };
  const { deals, problems } = parseLin(text, setting);
  const [first] = deals;
  return { played: first === undefined || first.kind === 'movie' ? null : first, found: problems };
}

/** Adds the record of play. The result stays as in the line. */
function withPlayed(base: ReadDeal, inside: ReadDeal): ReadDeal {
  const { header } = inside.record;
  const own = base.record.header;
  return {
    ...inside,
    index: base.index,
    line: base.line,
    lines: inside.lines.map(() => base.line),
    record: {
      ...inside.record,
      header: {
        ...header,
        ...own,
        deal: { ...own.deal, hands: bySeat((seat) => header.deal.hands[seat] ?? own.deal.hands[seat]) },
        contract: own.contract ?? header.contract,
        declarer: own.declarer ?? header.declarer,
        auction: header.auction,
      },
    },
    ...(base.tags === undefined ? {} : { tags: base.tags }),
  };
}

function tagsOf(
  line: Element,
  { ns, ew, date, round }: Readonly<Record<'ns' | 'ew' | 'date' | 'round', string>>,
): Map<string, string> {
  const tags = new Map<string, string>();
  if (date !== '') tags.set('Date', date);
  if (round !== '') tags.set('Round', round);
  if (ns !== '') tags.set('PairNS', ns);
  if (ew !== '') tags.set('PairEW', ew);
  const score = textOf(line, 'SCORE');
  if (score !== '') tags.set('Score', /^-?\d+$/.test(score) ? `NS ${score}` : score);
  return tags;
}

/** In PBN's order, `2024.03.01`. A date in an unknown order is kept unchanged. */
function dateOf(event: Element): string {
  const text = textOf(event, 'DATE').trim();
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === undefined
    ? text.slice(0, 40)
    : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('.');
}
