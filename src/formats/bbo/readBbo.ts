/** Reads hand viewer links as deals: `?n=s…&s=…&d=n&v=b&a=1cp1h(natural)…&p=skh3…&c=9`. Fetches nothing. */

import type { Contract, Level, Strain } from '../../domain/contract.ts';
import { isBid } from '../../domain/contract.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { handsTextOf, seatNamed } from '../handsText.ts';
import { Board } from '../lin/board.ts';
import { BoardBuilder } from '../lin/build.ts';
import { parseLin } from '../lin/parse.ts';
import { DealSession } from '../lin/session.ts';
import { MOST_DEALS, tooManyDeals } from '../largest.ts';
import { excerpt, ProblemList, type Problem } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import type { RecordSetting, Writable } from '../shared.ts';
import { linksIn, type Link } from './link.ts';

/** Reads every link of a text. Never throws; time is linear in its length. */
export function parseLinks(text: string, setting: RecordSetting = {}): Parsed {
  const problems = new ProblemList();
  const listed: Problem[] = [];
  const deals: ReadDeal[] = [];
  for (const link of linksIn(text)) {
    if (deals.length >= MOST_DEALS) {
      listed.push(tooManyDeals(link.line, deals.length));
      break;
    }
    const lin = link.values.get('lin');
    if (lin === undefined) {
      deals.push(readLink(link, deals.length, setting, problems));
      listed.push(...problems.take());
      continue;
    }
    const inside = parseLin(lin, setting);
    const first = deals.length;
    for (const deal of inside.deals)
      deals.push({ ...deal, index: deals.length, line: link.line, lines: deal.lines.map(() => link.line) });
    for (const problem of inside.problems)
      listed.push({
        ...problem,
        line: link.line,
        ...(problem.deal === undefined ? {} : { deal: first + problem.deal }),
      });
  }
  return { deals, problems: [...listed, ...problems.finish()] };
}

function readLink(
  { line, values }: Link,
  index: number,
  setting: RecordSetting,
  problems: ProblemList,
): ReadDeal {
  const board = new Board(line);
  const session = new DealSession();
  const dealer = seatNamed(values.get('d') ?? '');
  const hands: Writable<Partial<Record<Seat, string>>> = {};
  const names: Writable<Partial<Record<Seat, string>>> = {};
  for (const seat of SEATS) {
    hands[seat] = withoutComments(values.get(seat.toLowerCase()) ?? '', board).text;
    const name = values.get(`${seat.toLowerCase()}n`)?.trim() ?? '';
    if (name !== '') names[seat] = name;
  }
  session.names = names;
  board.hands = handsTextOf(dealer, hands);
  const number = (values.get('b') ?? '').trim();
  if (/^\d{1,4}$/.test(number)) board.number = number;
  else if (number !== '') board.doubt('textIgnored', line, { text: excerpt(number) });
  board.vulnerable = values.get('v') ?? null;
  addAuction(values.get('a') ?? '', board, session);
  addPlay(values.get('p') ?? '', board);
  board.setClaim(values.get('c') ?? '', line);
  return new BoardBuilder(setting, session, problems).build(board, index);
}

/** A leading dash means a contract, perhaps with declarer, but no calls. */
const CONTRACT_ONLY = /^\s*-\s*([1-7])(nt?|[cdhs])(xx?|dd?|r)?([nesw])?\s*$/i;

function addAuction(text: string, board: Board, session: DealSession): void {
  const only = CONTRACT_ONLY.exec(text);
  if (only !== null) {
    session.outcome = { contract: contractOf(only), declarer: seatNamed(only[4] ?? ''), tricks: null };
    return;
  }
  const auction = withoutComments(text, board, true);
  for (const { text: calls, comment, kind } of auction.pieces) {
    board.addCalls(calls, board.line);
    if (kind === '(') board.addExplanation(comment);
    else if (kind === '{') board.addComment(comment);
  }
  if (isBare(board)) board.doubt('auctionPerhapsInvented', board.line);
}

function contractOf(match: RegExpExecArray): Contract {
  const [, level, strain = '', risk = ''] = match;
  const redoubled = risk.length === 2 || risk.toLowerCase() === 'r';
  return {
    level: Number(level) as Level,
    strain: (strain.toLowerCase().startsWith('n') ? 'NT' : strain.toUpperCase()) as Strain,
    doubling: risk === '' ? 1 : redoubled ? 4 : 2,
  };
}

/** True for passes, one bid and passes: some sites invent such an auction if they know only the contract. */
function isBare({ calls }: Board): boolean {
  return calls.filter(({ call }) => call !== 'P').length === 1 && calls.some(({ call }) => isBid(call));
}

function addPlay(text: string, board: Board): void {
  for (const { text: cards, comment, kind } of withoutComments(text, board).pieces) {
    board.addCards(cards, board.line);
    if (kind === '{') board.addComment(comment);
  }
}

interface CommentedText {
  readonly text: string;
  /** The text in brackets after it. */
  readonly comment: string;
  readonly kind: '(' | '{' | '';
}

/** Splits a text into the pieces between comments in braces and, on request, explanations in brackets, which may be nested. */
function withoutComments(
  text: string,
  board: Board,
  round = false,
): { readonly text: string; readonly pieces: readonly CommentedText[] } {
  const pieces: CommentedText[] = [];
  let begin = 0;
  let pos = 0;
  while (pos < text.length) {
    const open = text.charAt(pos);
    if (open !== '{' && !(round && open === '(')) {
      pos++;
      continue;
    }
    const close = open === '{' ? '}' : ')';
    let depth = 0;
    let end = pos;
    for (; end < text.length; end++) {
      const letter = text.charAt(end);
      if (letter === open) depth++;
      else if (letter === close && --depth === 0) break;
    }
    // If the bracket is not closed, everything after it is comment.
    if (end === text.length) board.doubt('commentNotClosed', board.line);
    pieces.push({ text: text.slice(begin, pos), comment: text.slice(pos + 1, end), kind: open });
    pos = end + 1;
    begin = pos;
  }
  if (begin < text.length) pieces.push({ text: text.slice(begin), comment: '', kind: '' });
  return { text: pieces.map((piece) => piece.text).join(''), pieces };
}
