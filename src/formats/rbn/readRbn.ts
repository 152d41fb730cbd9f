/**
 * Reads Richard's Bridge Notation, by its author's description: a line for every label, a blank line after every deal. The labels D T L E
 * S F K N B H also apply to later deals until they are given again.
 */

import { SEATS, type Seat } from '../../domain/seat.ts';
import { Board } from '../lin/board.ts';
import { BoardBuilder } from '../lin/build.ts';
import { DealSession } from '../lin/session.ts';
import { MOST_DEALS, tooManyDeals } from '../largest.ts';
import { excerpt, ProblemList, type Problem } from '../problem.ts';
import type { Parsed, ReadDeal } from '../readDeal.ts';
import type { RecordSetting, Writable } from '../shared.ts';
import { addAuction, addContract, addHands, addPlay, type RbnNotes } from './values.ts';

interface Line {
  readonly label: string;
  readonly text: string;
  readonly line: number;
}

/** Labels that apply until they are given again. */
const REPEATED: ReadonlySet<string> = new Set('DTLESFKNBH');
const LABELS: ReadonlySet<string> = new Set('DTLESFKNBHACPRMI0123456789');

/** Labels for which a record has no field; by the names of PBN's tags where one exists. */
export const OTHER_LABELS: ReadonlyMap<string, string> = new Map([
  ['D', 'Date'],
  ['L', 'Site'],
  ['T', 'Time'],
  ['K', 'RBN_K'],
  ['M', 'RBN_M'],
  ['I', 'RBN_I'],
]);

/** Longer lines than any label has are cut. */
const LONGEST_LINE = 10_000;

/** Reads a whole file. Never throws; time is linear in the length of the text. */
export function parseRbn(text: string, setting: RecordSetting = {}): Parsed {
  const problems = new ProblemList();
  const listed: Problem[] = [];
  const deals: ReadDeal[] = [];
  const standing = new Map<string, Line>();
  let index = 0;
  let before: string[] = [];
  for (const record of recordsOf(text, problems)) {
    const own = new Map(record.lines.map((line) => [line.label, line]));
    for (const line of record.lines)
      if (own.get(line.label) !== line)
        problems.add('tagRepeated', line.line, undefined, { tag: line.label });
    for (const [label, line] of own) if (REPEATED.has(label)) standing.set(label, line);
    const isDeal = ['H', 'A', 'P', 'C', 'R', 'B'].some((label) => own.has(label));
    // A problem before a deal is reported with that deal.
    if (isDeal && index === MOST_DEALS) {
      listed.push(...problems.take(), tooManyDeals(record.line, index));
      break;
    }
    if (isDeal) {
      record.comments.unshift(...before);
      deals.push(dealOf(record, new Map([...standing, ...own]), index++, setting, problems));
      before = [];
    } else before.push(...record.comments);
    listed.push(...problems.take());
  }
  for (const comment of before) problems.add('textIgnored', 1, undefined, { text: excerpt(comment) });
  listed.push(...problems.take());
  return { deals, problems: [...listed, ...problems.finish()] };
}

interface Entry {
  readonly line: number;
  readonly lines: readonly Line[];
  readonly comments: string[];
  readonly callNotes: RbnNotes;
  readonly cardNotes: RbnNotes;
}

function* recordsOf(text: string, problems: ProblemList): Generator<Entry, void, undefined> {
  let entry = new EntryReader(1);
  let number = 0;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    number++;
    const line = raw.slice(0, LONGEST_LINE).trim();
    if (raw.length > LONGEST_LINE) problems.add('sectionTooLong', number);
    if (line === '') {
      entry.endComment();
      if (!entry.isEmpty) yield entry;
      entry = new EntryReader(number + 1);
    } else entry.take(line, number, problems);
  }
  entry.endComment();
  if (!entry.isEmpty) yield entry;
}

class EntryReader implements Entry {
  readonly line: number;
  readonly lines: Line[] = [];
  readonly comments: string[] = [];
  readonly callNotes = new Map<string, string>();
  readonly cardNotes = new Map<string, string>();
  inComment = false;
  readonly #parts: string[] = [];
  #playSeen = false;

  constructor(line: number) {
    this.line = line;
  }

  get isEmpty(): boolean {
    return this.lines.length === 0 && this.comments.length === 0;
  }

  /** A paragraph never continues after a blank line. */
  endComment(): void {
    if (!this.inComment) return;
    this.inComment = false;
    this.comments.push(this.#parts.join(' ').trim());
  }

  take(line: string, number: number, problems: ProblemList): void {
    if (this.inComment) {
      this.#comment(line);
      return;
    }
    if (line.startsWith('%')) return;
    if (line.startsWith('{')) {
      this.#parts.length = 0;
      this.inComment = true;
      this.#comment(line.slice(1));
      return;
    }
    const label = line.charAt(0).toUpperCase();
    if (!LABELS.has(label) || (line.length > 1 && line.charAt(1) !== ' ' && line.charAt(1) !== '\t')) {
      problems.add('textIgnored', number, undefined, { text: excerpt(line) });
      return;
    }
    const text = line.slice(1).trim();
    if (label >= '0' && label <= '9') (this.#playSeen ? this.cardNotes : this.callNotes).set(label, text);
    else this.lines.push({ label, text, line: number });
    if (label === 'P') this.#playSeen = true;
  }

  /** A brace at the end of a line ends the paragraph. */
  #comment(text: string): void {
    const closes = text.endsWith('}');
    this.#parts.push(closes ? text.slice(0, -1) : text);
    if (closes) this.endComment();
  }
}

function dealOf(
  entry: Entry,
  labels: ReadonlyMap<string, Line>,
  index: number,
  setting: RecordSetting,
  problems: ProblemList,
): ReadDeal {
  const board = new Board(entry.line);
  const session = new DealSession();
  const textOf = (label: string): string => labels.get(label)?.text ?? '';
  const lineOf = (label: string): number => labels.get(label)?.line ?? entry.line;
  session.title = unescapeColons(textOf('E'));
  session.segment = unescapeColons(textOf('S'));
  session.scoring = textOf('F');
  const { names, room } = namesOf(textOf('N'));
  session.names = names;
  board.room = room;
  board.number = /^\D{0,3}(\d{1,4})/.exec(textOf('B'))?.[1] ?? '';
  const dealer = addAuction(textOf('A'), board, lineOf('A'), entry.callNotes);
  addHands(textOf('H'), dealer, board, lineOf('H'));
  // The dealer is at the beginning of the auction.
  board.handsLine = labels.get('A')?.line;
  addContract(textOf('C'), board, session, lineOf('C'));
  const result = /^(\d{1,2})(?!\w)/.exec(textOf('R'))?.[1] ?? '';
  if (result === '' && textOf('R') !== '')
    board.doubt('resultUnreadable', lineOf('R'), { text: excerpt(textOf('R')) });
  addPlay(textOf('P'), board, lineOf('P'), entry.cardNotes);
  board.setClaim(result, lineOf('R'));
  board.comments.push(...entry.comments);
  for (const [label, { text }] of labels) {
    const tag = OTHER_LABELS.get(label);
    if (tag !== undefined && text !== '') board.tags.set(tag, text);
  }
  // Keep what follows the tricks (score, match points) and the declarer (the leader).
  for (const [label, read] of [
    ['R', /^\d{1,2}$/],
    ['C', /^(?:P(?:ASS)?|[1-7] ?(?:NT?|[CDHS]) ?(?:XX|X|R)? ?:? ?[NESW]?)$/i],
    ['N', /^[^:]*(?::[^:]*(?::[OC]?)?)?$/],
  ] as const)
    if (textOf(label) !== '' && !read.test(textOf(label).replaceAll(/\s+/g, ' ')))
      board.tags.set(`RBN_${label}`, textOf(label));
  return new BoardBuilder(setting, session, problems).build(board, index);
}

/** `North+South:West+East:room`. */
function namesOf(text: string): { names: Partial<Record<Seat, string>>; room: 'open' | 'closed' | null } {
  const [ns = '', we = '', room = ''] = text.split(':').map((part) => part.trim());
  const [north = '', south = ''] = ns.split('+');
  const [west = '', east = ''] = we.split('+');
  const names: Writable<Partial<Record<Seat, string>>> = {};
  for (const [index, name] of [north, east, south, west].entries())
    if (name.trim() !== '') names[SEATS[index] as Seat] = name.trim();
  return { names, room: room === 'O' ? 'open' : room === 'C' ? 'closed' : null };
}

/** Two colons are a colon of the text; a single one separates. */
function unescapeColons(text: string): string {
  return text
    .split('::')
    .map((part) => part.replaceAll(':', ', '))
    .join(':');
}
