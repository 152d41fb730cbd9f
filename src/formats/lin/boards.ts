/** The boards of a LIN file, pair by pair. */

import { excerpt, ProblemList, type Problem } from '../problem.ts';
import type { FilePart } from '../filePart.ts';
import type { ReadDeal } from '../readDeal.ts';
import type { RecordSetting } from '../shared.ts';
import type { RecordReader } from '../inPieces.ts';
import { Board } from './board.ts';
import { BoardBuilder } from './build.ts';
import { repairSuitSymbols } from './decode.ts';
import { PairReader } from './pairs.ts';
import { OTHER_RESULTS, LinSession, type Room } from './session.ts';

/** If one of these tags comes after the hands, the deal is from a teaching file and not a record of play. */
const MOVIE_TAGS: ReadonlySet<string> = new Set(['bt', 'lg', 'tu', 'ub', 'at', 'hs', 'lb', 'ht', '3b']);

/** The names under which a part of a file passes these on to the next part. */
const HANDS = 'hands';
const AHEAD = 'ahead';

/** A heading is cut to this length; the rest counts as text. */
const LONGEST_HEADING = 200;

interface Ahead {
  number: string;
  heading: string;
  vulnerable: string | null;
  /** Comments, and other pairs such as match points. */
  readonly comments: string[];
  readonly others: [tag: string, value: string][];
}

/** Tags about the layout of a page, the visible hands and the stops: nothing about the deal. */
const LAYOUT: ReadonlySet<string> = new Set(
  'pg st rh sk pf ht hs bt lg tu ub lb 3b va sa em cq cr cs cp fp fh er'.split(' '),
);

/** Takes pair after pair, and returns each deal when the next one begins. */
export class BoardReader implements RecordReader {
  readonly problems = new ProblemList();
  readonly #part: FilePart;
  readonly #session: LinSession;
  readonly #builder: BoardBuilder;
  #board: Board | null = null;
  /** Heading and vulnerability that came before their hands. */
  #ahead: Ahead | null = null;
  #index = 0;
  line = 1;
  /** By tag, the layout pairs since the last deal. */
  #layout = new Map<string, number>();
  /** The line of the last pair if the text ends within it; null for a text that ends after a pair. */
  #cutAt: number | null = null;

  constructor(setting: RecordSetting, part: FilePart) {
    this.#part = part;
    this.#session = new LinSession(part);
    const ahead = part.latest(AHEAD) ?? '';
    if (ahead !== '') this.#ahead = JSON.parse(ahead) as Ahead;
    this.#builder = new BoardBuilder(setting, this.#session, this.problems);
  }

  /** Returns the text of the incomplete pair at the end. */
  *read(
    text: string,
    last: boolean,
    report: (problem: Problem) => void,
  ): Generator<ReadDeal, string, undefined> {
    const repaired = repairSuitSymbols(text);
    if (repaired !== text) this.problems.add('suitSymbolsRepaired', this.line);
    const pairs = new PairReader(repaired, last, this.line);
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
    // A layout tag without its last bar is a habit of some programs, and nothing is lost.
    this.#cutAt = pairs.isCut && !LAYOUT.has(pairs.tag) ? pairs.line : null;
    pairs.settle();
    this.line = pairs.line;
    for (const problem of this.problems.take()) report(problem);
    return repaired.slice(pairs.pos);
  }

  /** Returns the last deal, and passes values on to the next part. `rest`: the incomplete text at the end. */
  finish(rest: string): ReadDeal | null {
    const part = this.#part;
    if (this.#cutAt !== null) this.problems.add('fileCut', this.#cutAt, this.#index);
    let finished = this.#finish();
    if (finished !== null && part.first && part.last) finished = this.#withOtherResults(finished);
    if (this.#ahead !== null) part.handOn(AHEAD, JSON.stringify(this.#ahead));
    else if ((part.latest(AHEAD) ?? '') !== '') part.handOn(AHEAD, '');
    part.games = this.#index;
    part.lines = this.line - 1 + (rest.match(/\n/g)?.length ?? 0);
    part.complete = rest.trim() === '';
    part.counts = this.problems.counts();
    return finished;
  }

  /** Adds to the last deal the listed results of boards that are not in the file. */
  #withOtherResults(deal: ReadDeal): ReadDeal {
    const others = this.#session.withoutBoard;
    return others === '' ? deal : { ...deal, tags: new Map([...(deal.tags ?? []), [OTHER_RESULTS, others]]) };
  }

  /** Takes one pair. If it begins another deal, returns the deal before. */
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

  /** Names after the play belong to the next deal. */
  #names(value: string, line: number): ReadDeal | null {
    const finished =
      this.#board !== null && this.#board.hands !== null && this.#board.hasPlay ? this.#finish() : null;
    this.#session.readNames(value, line, this.problems);
    return finished;
  }

  /** Room and board: `o46`, `c46`, `o1,BOARD 1`, `29`. */
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

  /** True when a heading between two deals may belong to the next hands. */
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

  /** Returns the current deal, complete; null if there is none. */
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
