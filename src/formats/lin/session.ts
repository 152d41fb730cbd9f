/** What a LIN file says about all its deals: title, boards, names, results by room. */

import { SEATS, type BySeat } from '../../domain/seat.ts';
import type { FilePart } from '../filePart.ts';
import { ProblemList } from '../problem.ts';
import { isPass, LIN_SEATS, statedOutcome, type StatedOutcome } from './values.ts';

export type Room = 'open' | 'closed';

export type LinNames = Partial<BySeat<string>>;

/** The teams and their carry-over, in the order of `vg`, by PBN's names. */
export const MATCH_TAGS = ['HomeTeam', 'HomeCarryOver', 'VisitTeam', 'VisitCarryOver'] as const;

/** The results of boards that are not in the file. */
export const OTHER_RESULTS = 'LIN_rs';

/** The values outside the boards that a deal needs. */
export interface SessionFields {
  readonly title: string;
  readonly segment: string;
  readonly scoring: string;
  namesIn(room: Room | null): LinNames;
  outcomeIn(board: string, room: Room | null): StatedOutcome | null;
  /** The text of the list of results if it is no result; otherwise empty. */
  unreadIn(board: string, room: Room | null): string;
  /** Values with a PBN tag but without a field in a record, by tag. */
  readonly tags: ReadonlyMap<string, string>;
  /** True if the list of results, or the deal itself, says that the board was passed out. */
  isPassedOutIn(board: string, room: Room | null): boolean;
}

/** For formats that repeat everything with each deal. */
export class DealSession implements SessionFields {
  title = '';
  segment = '';
  scoring = '';
  names: LinNames = {};
  outcome: StatedOutcome | null = null;
  passedOut = false;
  readonly tags = new Map<string, string>();

  isPassedOutIn(): boolean {
    return this.passedOut;
  }

  namesIn(): LinNames {
    return this.names;
  }

  outcomeIn(): StatedOutcome | null {
    return this.outcome;
  }

  unreadIn(): string {
    return '';
  }
}

/** Tags that apply to all boards after them, also in later parts of the file. */
type SessionTag = 'vg' | 'bn' | 'rs' | 'pn';

export class LinSession implements SessionFields {
  readonly #part: FilePart;
  /** Tags found in this part. The values of others are requested when a board needs them. */
  readonly #read = new Set<SessionTag>();
  #title = '';
  #segment = '';
  #scoring = '';
  #firstBoard = 1;
  #boards: readonly string[] = [];
  #results: readonly string[] = [];
  #names: Readonly<Record<Room, LinNames>> = { open: {}, closed: {} };
  #tags: ReadonlyMap<string, string> = new Map();
  /** Cells of the list of results that a board has used. */
  readonly #asked = new Set<number>();

  constructor(part: FilePart) {
    this.#part = part;
  }

  get title(): string {
    this.#need('vg');
    return this.#title;
  }

  get segment(): string {
    this.#need('vg');
    return this.#segment;
  }

  get scoring(): string {
    this.#need('vg');
    return this.#scoring;
  }

  get tags(): ReadonlyMap<string, string> {
    this.#need('vg');
    return this.#tags;
  }

  /** `vg|title,segment,scoring,first,last,team,carry,team,carry|` */
  readMatch(value: string): void {
    this.#handOn('vg', value);
    const [title = '', segment = '', scoring = '', first = '', _last, ...teams] = value
      .split(',', 9)
      .map((part) => part.trim());
    // An empty carry-over is not written as 0.
    this.#tags = new Map(
      MATCH_TAGS.flatMap((tag, place) => {
        const entry = teams[place] ?? '';
        return entry === '' || (place % 2 === 1 && Number(entry) === 0) ? [] : [[tag, entry] as const];
      }),
    );
    this.#title = title;
    this.#segment = segment;
    this.#scoring = scoring;
    if (/^\d{1,4}$/.test(first)) this.#firstBoard = Number(first);
  }

  readBoards(value: string): void {
    this.#handOn('bn', value);
    this.#boards = value.split(',').map((part) => part.trim());
  }

  readResults(value: string): void {
    this.#handOn('rs', value);
    this.#results = value.split(',');
  }

  /** Four names in the order S, W, N, E, or eight for two rooms. With a comma in a name all of them are unclear. */
  readNames(value: string, line: number, problems: ProblemList): void {
    this.#handOn('pn', value);
    const parts = value.split(',', 16).map((part) => part.trim());
    while (parts.length > 4 && parts.length < 8 && parts.at(-1) === '') parts.pop();
    if (parts.length > 4 && parts.length !== 8) {
      this.#names = { open: {}, closed: {} };
      problems.add('namesUnclear', line, undefined, { count: parts.length });
      return;
    }
    const open = namesFrom(parts.slice(0, 4));
    this.#names = { open, closed: parts.length === 8 ? namesFrom(parts.slice(4)) : open };
  }

  namesIn(room: Room | null): LinNames {
    this.#need('pn');
    return this.#names[room ?? 'open'];
  }

  /** The stated result of a board in a room. The cells are open and closed room in turn, from the first board on. */
  outcomeIn(board: string, room: Room | null): StatedOutcome | null {
    const cell = this.#cellOf(board, room);
    return cell === '' ? null : statedOutcome(cell);
  }

  unreadIn(board: string, room: Room | null): string {
    const cell = this.#cellOf(board, room).trim();
    return /^[-?]?$/.test(cell) || isPass(cell) || statedOutcome(cell) !== null ? '' : cell;
  }

  isPassedOutIn(board: string, room: Room | null): boolean {
    return isPass(this.#cellOf(board, room));
  }

  /** The cell of the board in that room; empty for none. */
  #cellOf(board: string, room: Room | null): string {
    if (room === null || board === '') return '';
    this.#need('rs');
    if (this.#results.length === 0) return '';
    this.#need('bn');
    this.#need('vg');
    const listed = this.#boards.indexOf(board);
    const place = listed === -1 ? Number(board) - this.#firstBoard : listed;
    const cell = place * 2 + (room === 'closed' ? 1 : 0);
    this.#asked.add(cell);
    return this.#results[cell] ?? '';
  }

  /** Results of boards that are not in the file, as `3 open 4SN=`. Complete only at the end of the file. */
  get withoutBoard(): string {
    return this.#results
      .flatMap((result, cell) => {
        if (result.trim() === '' || this.#asked.has(cell)) return [];
        const place = Math.floor(cell / 2);
        const board = this.#boards[place] ?? String(this.#firstBoard + place);
        return [`${board} ${cell % 2 === 1 ? 'closed' : 'open'} ${result.trim()}`];
      })
      .join(', ');
  }

  #handOn(tag: SessionTag, value: string): void {
    this.#read.add(tag);
    this.#part.handOn(tag, value);
  }

  /** Gets the value of the tag before this part. */
  #need(tag: SessionTag): void {
    if (this.#read.has(tag)) return;
    this.#read.add(tag);
    const value = this.#part.latest(tag);
    if (value === null) return;
    if (tag === 'vg') this.readMatch(value);
    else if (tag === 'bn') this.readBoards(value);
    else if (tag === 'rs') this.readResults(value);
    else this.readNames(value, 1, new ProblemList());
  }
}

function namesFrom(parts: readonly string[]): LinNames {
  const names: { N?: string; E?: string; S?: string; W?: string } = {};
  for (const [place, name] of parts.entries()) {
    const seat = SEATS[LIN_SEATS[place] as number];
    if (seat !== undefined && name !== '') names[seat] = name;
  }
  return names;
}
