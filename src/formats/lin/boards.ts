/** The boards of a LIN file, pair by pair. */

import { excerpt, ProblemList, type Problem } from '../problem.ts';
import type { FilePart } from '../filePart.ts';
import type { ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import type { RestOfRecord } from '../tooLong.ts';
import { Board } from './board.ts';
import { BoardBuilder } from './build.ts';
import { repairSuitSymbols } from './decode.ts';
import { PairReader } from './pairs.ts';
import { OTHER_RESULTS, LinSession, type Room } from './session.ts';

/** A deal in which one of these stands after its hands is shown by a teaching file, not recorded at a table. */
const MOVIE_TAGS: ReadonlySet<string> = new Set(['bt', 'lg', 'tu', 'ub', 'at', 'hs', 'lb', 'ht', '3b']);

/** Names under which a part of a file hands these things on to the next one. */
const HANDS = 'hands';
const AHEAD = 'ahead';

/** The rest of a longer one is text. */
const LONGEST_HEADING = 200;

interface Ahead {
  number: string;
  heading: string;
  vulnerable: string | null;
  /** Words, and other pairs such as match points. */
  readonly comments: string[];
  readonly others: [tag: string, value: string][];
}

/** How the page looks, who sees which hand, where one may stop: nothing about the deal. */
const LAYOUT: ReadonlySet<string> = new Set(
  'pg st rh sk pf ht hs bt lg tu ub lb 3b va sa em cq cr cs cp fp fh er'.split(' '),
);

/** Takes pair after pair, and hands on each deal when the next one begins. */
export class BoardReader {
  readonly problems = new ProblemList();
  readonly #part: FilePart;
  readonly #session: LinSession;
  readonly #builder: BoardBuilder;
  #board: Board | null = null;
  /** Heading and vulnerability that came before the hands they belong to. */
  #ahead: Ahead | null = null;
  #index = 0;
  #line = 1;
  /** Since the deal before. */
  #layout = new Map<string, number>();

  /** Where the text begins that is not read yet. */
  get line(): number {
    return this.#line;
  }

  passOver(rest: RestOfRecord | null): void {
    this.#line += rest?.lines ?? 0;
  }

  constructor(setting: RecordSetting, part: FilePart) {
    this.#part = part;
    this.#session = new LinSession(part);
    const ahead = part.latest(AHEAD) ?? '';
    if (ahead !== '') this.#ahead = JSON.parse(ahead) as Ahead;
    this.#builder = new BoardBuilder(setting, this.#session, this.problems);
  }

  /** Returns the text of the pair that is not yet complete. */
  *read(
    text: string,
    last: boolean,
    report: (problem: Problem) => void,
  ): Generator<ReadDeal, string, undefined> {
    const repaired = repairSuitSymbols(text);
    if (repaired !== text) this.problems.add('suitSymbolsRepaired', this.#line);
    const pairs = new PairReader(repaired, last, this.#line);
    for (;;) {
      const more = pairs.next();
      if (pairs.stray !== '')
        this.problems.add('textIgnored', pairs.line, undefined, { text: excerpt(pairs.stray) });
      if (!more) break;
      const finished = this.#pair(pairs.tag, pairs.value, pairs.line);
      if (finished !== null) {
        for (const problem of this.problems.take()) report(problem);
        yield finished;
      }
    }
    pairs.settle();
    this.#line = pairs.line;
    for (const problem of this.problems.take()) report(problem);
    return repaired.slice(pairs.pos);
  }

  /** The last deal, and what the part hands on to the next one. `rest`: what of the text is no whole pair. */
  finish(rest: string): ReadDeal | null {
    const part = this.#part;
    let finished = this.#finish();
    if (finished !== null && part.first && part.last) finished = this.#withOtherResults(finished);
    if (this.#ahead !== null) part.handOn(AHEAD, JSON.stringify(this.#ahead));
    else if ((part.latest(AHEAD) ?? '') !== '') part.handOn(AHEAD, '');
    part.games = this.#index;
    part.lines = this.#line - 1 + (rest.match(/\n/g)?.length ?? 0);
    part.complete = rest.trim() === '';
    part.counts = this.problems.counts();
    return finished;
  }

  /** The last deal of a file takes along what the list of results has of boards that are not in it. */
  #withOtherResults(deal: ReadDeal): ReadDeal {
    const others = this.#session.withoutBoard;
    return others === '' ? deal : { ...deal, tags: new Map([...(deal.tags ?? []), [OTHER_RESULTS, others]]) };
  }

  /** Takes one pair; returns the deal before it when the pair begins another. */
  #pair(tag: string, value: string, line: number): ReadDeal | null {
    switch (tag) {
      case 'vg':
        this.#session.readMatch(value);
        return null;
      case 'rs':
        this.#session.readResults(value);
        return null;
      case 'bn':
        this.#session.readBoards(value);
        return null;
      case 'pn':
        return this.#names(value, line);
      case 'qx':
        return this.#boardHeading(value, line);
      case 'md':
        return this.#hands(value, line);
      case 'sv':
        if (this.#isAhead) this.#before().vulnerable = value;
        else (this.#board as Board).setVulnerable(value, line);
        return null;
      case 'ah':
        this.#heading(value);
        return null;
      default:
        this.#ofTheBoard(tag, value, line);
        return null;
    }
  }

  #ofTheBoard(tag: string, value: string, line: number): void {
    const board = this.#board;
    if (LAYOUT.has(tag)) this.#layout.set(tag, (this.#layout.get(tag) ?? 0) + 1);
    if (board === null) {
      if (tag === 'mb' || tag === 'pc') {
        this.#board = new Board(line);
        this.#ofTheBoard(tag, value, line);
      } else if (tag === 'nt' || tag === 'at' || tag === 'an') this.#before().comments.push(value);
      else if (!LAYOUT.has(tag) && value.trim() !== '') this.#before().others.push([tag, value]);
      return;
    }
    if (tag === 'mb') board.addCalls(value, line);
    else if (tag === 'an') board.addExplanation(value);
    else if (tag === 'pc') board.addCards(value, line);
    else if (tag === 'mc') board.setClaim(value, line);
    else if (tag === 'nt') board.addComment(value);
    else if (tag === 'up') board.undo(value, line);
    else if (tag === 'at') board.addComment(value);
    else if (!LAYOUT.has(tag)) board.addOther(tag, value);
    if (!MOVIE_TAGS.has(tag) || board.hands === null) return;
    board.isMovie = true;
    if (tag !== 'at') board.onlyComments = false;
  }

  /** New names after play belong to the next deal. */
  #names(value: string, line: number): ReadDeal | null {
    const finished =
      this.#board !== null && this.#board.hands !== null && this.#board.hasPlay ? this.#finish() : null;
    this.#session.readNames(value, line, this.problems);
    return finished;
  }

  /** `o46`, `c46`, `o1,BOARD 1`, `29`: room and board. */
  #boardHeading(value: string, line: number): ReadDeal | null {
    const finished = this.#finish();
    const board = new Board(line);
    const match = /^\s*([oc])?(\d{1,4})(?!\d)/i.exec(value.slice(0, LONGEST_HEADING));
    if (match !== null) {
      board.number = String(Number(match[2]));
      const letter = match[1]?.toLowerCase();
      board.room = letter === undefined ? null : ((letter === 'o' ? 'open' : 'closed') satisfies Room);
    } else if (value.trim() !== '') board.heading = value.trim().slice(0, LONGEST_HEADING);
    this.#board = board;
    return finished;
  }

  #hands(value: string, line: number): ReadDeal | null {
    const begun = this.#board;
    if (begun !== null && begun.hands === null && !begun.hasPlay) {
      begun.setHands(value, line);
      this.#takeAhead(begun);
      return null;
    }
    const finished = this.#finish();
    const board = new Board(line);
    board.setHands(value, line);
    this.#takeAhead(board);
    this.#board = board;
    return finished;
  }

  #heading(value: string): void {
    const text = value.trim().slice(0, LONGEST_HEADING);
    const number = /\bboard ?#? ?(\d{1,4})\b/i.exec(text)?.[1] ?? /^(\d{1,4})$/.exec(text)?.[1];
    const target = this.#isAhead ? this.#before() : (this.#board as Board);
    if (target.number === '' && number !== undefined) target.number = String(Number(number));
    if (number === undefined) target.heading = text;
  }

  /** A heading between two deals may come before the hands it belongs to. */
  get #isAhead(): boolean {
    const board = this.#board;
    return board === null || (board.hasPlay && (board.vulnerable !== null || board.number !== ''));
  }

  #before(): Ahead {
    this.#ahead ??= { number: '', heading: '', vulnerable: null, comments: [], others: [] };
    return this.#ahead;
  }

  #takeAhead(board: Board): void {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead === null) return;
    if (board.number === '') board.number = ahead.number;
    if (board.heading === '') board.heading = ahead.heading;
    board.vulnerable ??= ahead.vulnerable;
    for (const comment of ahead.comments) board.addComment(comment);
    for (const [tag, value] of ahead.others) board.addOther(tag, value);
  }

  /** The deal in hand, complete; null when there is none. */
  #finish(): ReadDeal | null {
    const board = this.#board;
    this.#board = null;
    if (board === null || (board.hands === null && !board.hasPlay)) return null;
    const index = this.#index++;
    if (board.hands !== null) this.#part.handOn(HANDS, board.hands);
    else if (board.room === 'closed') {
      board.hands = this.#part.latest(HANDS);
      if (board.hands !== null) this.problems.add('dealInherited', board.line, index);
    }
    const deal = this.#builder.build(board, index);
    const names = this.#layout;
    if (names.size === 0) return deal;
    this.#layout = new Map();
    return { ...deal, leftOut: { kind: 'layout', names } };
  }
}
