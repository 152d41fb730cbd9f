/** The raw text of one PBN game: tags, and the words of the auction and play sections with their marks. */

import type { ProblemCode, ProblemParams } from '../problem.ts';
import { contractOf } from './values.ts';

/** The marks of a call or card: irregularity token, suffix, numeric glyphs, note reference, comments. */
export interface PbnMark {
  /** The letter after the caret: `I` insufficient, `R` revoke, `L` lead out of turn; empty for none. */
  irregularity: string;
  suffix: string;
  readonly glyphs: number[];
  /** The number of its note; 0 for none. */
  note: number;
  readonly comments: string[];
  /** An asterisk touches it and more words follow: for a call, an alert. */
  asterisk: boolean;
}

export interface ScanProblem {
  readonly code: ProblemCode;
  readonly line: number;
  readonly params: ProblemParams;
}

/** More words than a record can have: 319 calls, or the cards, with fillers and repetitions. */
const LONGEST_SECTION = 1000;

const MOST_PROBLEMS = 200;
/** Limits for one game, to protect the memory. */
const MOST_COMMENTS = 10_000;
const MOST_ROWS = 10_000;

/** The words of one section. `T`: the form in which a word is kept. */
export class RawSection<T> {
  present = false;
  /** The seat in its tag, as written. */
  seat = '';
  line = 0;
  readonly words: T[] = [];
  /** Line of each word. */
  readonly lines: number[] = [];
  /** By the index of the word. */
  readonly marks = new Map<number, PbnMark>();
  readonly notes = new Map<number, string>();
  pendingIrregularity = '';
  /** The index of a word that an asterisk touches, while only fillers follow it; -1 for none. The record then ends there. */
  asteriskAt = -1;

  clear(): void {
    if (!this.present) return;
    this.present = false;
    this.words.length = 0;
    this.lines.length = 0;
    this.pendingIrregularity = '';
    this.asteriskAt = -1;
    if (this.marks.size > 0) this.marks.clear();
    if (this.notes.size > 0) this.notes.clear();
  }

  open(seat: string, line: number): void {
    this.present = true;
    this.seat = seat;
    this.line = line;
  }

  /** False if the section is already longer than any record. */
  add(word: T, line: number, isFiller: boolean): boolean {
    if (this.words.length >= LONGEST_SECTION) return false;
    if (this.asteriskAt !== -1 && !isFiller) {
      this.#markAt(this.asteriskAt).asterisk = true;
      this.asteriskAt = -1;
    }
    if (this.pendingIrregularity !== '') {
      newMark(this.marks, this.words.length).irregularity = this.pendingIrregularity;
      this.pendingIrregularity = '';
    }
    this.words.push(word);
    this.lines.push(line);
    return true;
  }

  /** The mark of the latest word; null if there is no word yet. */
  latestMark(): PbnMark | null {
    const index = this.words.length - 1;
    return index < 0 ? null : this.#markAt(index);
  }

  #markAt(index: number): PbnMark {
    return this.marks.get(index) ?? newMark(this.marks, index);
  }

  /** All texts of a word's mark in one line of plain text; with the explanation on request. */
  textBeside(index: number, withNote: boolean): string {
    const mark = this.marks.get(index);
    if (mark === undefined) return '';
    const parts: string[] = [];
    if (mark.irregularity !== '') parts.push(`^${mark.irregularity}`);
    if (mark.asterisk && withNote) parts.push('*');
    if (mark.suffix !== '') parts.push(mark.suffix);
    for (const glyph of mark.glyphs) parts.push(`$${glyph}`);
    const note = !withNote || mark.note === 0 ? undefined : this.notes.get(mark.note);
    if (note !== undefined) parts.push(note);
    return [...parts, ...mark.comments].join(' ');
  }

  /** Comments of other words, and notes without a reference. */
  textBesideOthers(isOther: (word: T) => boolean): readonly string[] {
    if (this.marks.size === 0 && this.notes.size === 0) return [];
    const texts: string[] = [];
    const referred = new Set<number>();
    for (const [index, { note, comments }] of this.marks) {
      const word = this.words[index];
      if (word === undefined || isOther(word)) texts.push(...comments);
      else referred.add(note);
    }
    for (const [number, text] of this.notes) if (!referred.has(number) && text !== '') texts.push(text);
    return texts;
  }
}

function newMark(marks: Map<number, PbnMark>, index: number): PbnMark {
  const mark: PbnMark = { irregularity: '', suffix: '', glyphs: [], note: 0, comments: [], asterisk: false };
  marks.set(index, mark);
  return mark;
}

/** A word of the play section: a card's number in `CARDS`, or one of these. */
export const CARD_UNKNOWN = 52;
export const CARD_NEXT = 53;
export const PLAY_ENDS = 54;
export const CARD_UNREADABLE = 55;

/** Reused for every game of a file. */
export class RawGame {
  /** The line of its first tag. */
  line = 0;
  /** In the order of the file; the first tag of each name. */
  tags = new Map<string, string>();
  readonly tagLines: number[] = [];
  readonly auction = new RawSection<string>();
  readonly play = new RawSection<number>();
  /** Comments that belong to no call and no card. */
  readonly comments: string[] = [];
  readonly problems: ScanProblem[] = [];
  /** Problems beyond the listed ones. */
  readonly unlisted: Map<ProblemCode, { count: number; line: number }> = new Map();
  /** Rows of supplemental sections, by the name of the tag before them. */
  tables = new Map<string, string[]>();
  /** The line of each of these rows. */
  rowLines = new Map<string, number[]>();
  #row: { readonly rows: string[]; readonly line: number } | null = null;
  /** The next game follows without an empty line. */
  runsOn = false;
  #commentCount = 0;

  clear(): void {
    this.tags = new Map();
    if (this.tables.size > 0) {
      this.tables = new Map();
      this.rowLines = new Map();
    }
    this.#row = null;
    this.tagLines.length = 0;
    this.comments.length = 0;
    this.problems.length = 0;
    if (this.unlisted.size > 0) this.unlisted.clear();
    this.runsOn = false;
    this.#commentCount = 0;
    this.auction.clear();
    this.play.clear();
  }

  get hasContent(): boolean {
    if (this.play.present || this.auction.present || this.tags.has('Deal')) return true;
    // Also for a line of a traveller, or a whole traveller: contract and result without cards.
    const [board = '', contract = '', result = ''] = ['Board', 'Contract', 'Result'].map((name) =>
      this.tags.get(name)?.replace(/^\?$/, ''),
    );
    if (board === '') return false;
    // A passed-out deal has no result.
    return (
      this.tables.has('ScoreTable') || (contract !== '' && (result !== '' || contractOf(contract).passedOut))
    );
  }

  addTag(name: string, value: string, line: number): void {
    if (this.tags.size === 0) this.line = line;
    this.tags.set(name, value);
    this.tagLines.push(line);
  }

  /** The line of a tag; the line of the game if the tag is missing or inherited. */
  lineOf(name: string): number {
    let index = 0;
    for (const other of this.tags.keys()) {
      if (other === name) return this.tagLines[index] ?? this.line;
      index++;
    }
    return this.line;
  }

  /** `params` is called only if there is room for another problem. */
  report(code: ProblemCode, line: number, params: () => ProblemParams): void {
    if (this.problems.length < MOST_PROBLEMS) {
      this.problems.push({ code, line, params: params() });
      return;
    }
    const beyond = this.unlisted.get(code);
    if (beyond === undefined) this.unlisted.set(code, { count: 1, line });
    else beyond.count++;
  }

  /** Keeps a row of a supplemental section. It is called again with a longer text for each word of the line. */
  addRow(name: string, line: number, text: string): void {
    if (this.#row?.line === line) {
      this.#row.rows[this.#row.rows.length - 1] = text;
      return;
    }
    const rows = this.tables.get(name) ?? [];
    const lines = this.rowLines.get(name) ?? [];
    if (rows.length === 0) {
      this.tables.set(name, rows);
      this.rowLines.set(name, lines);
    }
    if (rows.length === MOST_ROWS) {
      this.#reportTooLong(line);
      return;
    }
    rows.push(text);
    lines.push(line);
    this.#row = { rows, line };
  }

  /** Keeps a comment with the latest word of its section, or with the deal. */
  comment(text: string, mark: PbnMark | null, line: number): void {
    if (this.#commentCount === MOST_COMMENTS) {
      this.#reportTooLong(line);
      return;
    }
    this.#commentCount++;
    (mark === null ? this.comments : mark.comments).push(text);
  }

  /** Reported once, because everything after it is left out as well. */
  #reportTooLong(line: number): void {
    if (!this.problems.some(({ code }) => code === 'sectionTooLong'))
      this.report('sectionTooLong', line, () => ({}));
  }
}
