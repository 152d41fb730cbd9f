/** What a LIN file says of all its deals: title, boards, names, results per room. */

import { SEATS, type BySeat } from '../../domain/seat.ts';
import { Part } from '../part.ts';
import { ProblemList } from '../problem.ts';
import { isPass, LIN_SEATS, outcomeOf, type StatedOutcome } from './values.ts';

export type Room = 'open' | 'closed';

export type Names = Partial<BySeat<string>>;

/** What a builder of deals asks of everything that stands outside the boards. */
export interface SessionTold {
  readonly title: string;
  readonly segment: string;
  readonly scoring: string;
  namesIn(room: Room | null): Names;
  outcomeIn(board: string, room: Room | null): StatedOutcome | null;
  /** The list of results, or the deal itself, says that the board was passed out. */
  isPassedOutIn(board: string, room: Room | null): boolean;
}

/** For formats that say everything with each deal. */
export class DealSession implements SessionTold {
  title = '';
  segment = '';
  scoring = '';
  names: Names = {};
  outcome: StatedOutcome | null = null;
  passedOut = false;

  isPassedOutIn(): boolean {
    return this.passedOut;
  }

  namesIn(): Names {
    return this.names;
  }

  outcomeIn(): StatedOutcome | null {
    return this.outcome;
  }
}

/** Tags that hold for all boards after them, in this part of a file and in the next ones. */
type SessionTag = 'vg' | 'bn' | 'rs' | 'pn';

export class Session implements SessionTold {
  readonly #part: Part;
  /** Tags that stand in this part; what the others say is asked for when a board needs it. */
  readonly #read = new Set<SessionTag>();
  #title = '';
  #segment = '';
  #scoring = '';
  #firstBoard = 1;
  #boards: readonly string[] = [];
  #results: readonly string[] = [];
  #names: Readonly<Record<Room, Names>> = { open: {}, closed: {} };

  constructor(part = new Part()) {
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

  /** `vg|title,segment,scoring,first,last,team,carry,team,carry|` */
  readMatch(value: string): void {
    this.#heard('vg', value);
    const [title = '', segment = '', scoring = '', first = ''] = value
      .split(',', 5)
      .map((part) => part.trim());
    this.#title = title;
    this.#segment = segment;
    this.#scoring = scoring;
    if (/^\d{1,4}$/.test(first)) this.#firstBoard = Number(first);
  }

  readBoards(value: string): void {
    this.#heard('bn', value);
    this.#boards = value.split(',').map((part) => part.trim());
  }

  readResults(value: string): void {
    this.#heard('rs', value);
    this.#results = value.split(',');
  }

  /** Four names in the order S, W, N, E, or eight for two rooms. A comma inside a name leaves all of them unclear. */
  readNames(value: string, line: number, problems: ProblemList): void {
    this.#heard('pn', value);
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

  namesIn(room: Room | null): Names {
    this.#need('pn');
    return this.#names[room ?? 'open'];
  }

  /** The stated result of a board in a room: cells run open, closed from the first board on. */
  outcomeIn(board: string, room: Room | null): StatedOutcome | null {
    const cell = this.#cellOf(board, room);
    return cell === '' ? null : outcomeOf(cell);
  }

  isPassedOutIn(board: string, room: Room | null): boolean {
    return isPass(this.#cellOf(board, room));
  }

  /** What the list of results has for the board in that room; empty for nothing. */
  #cellOf(board: string, room: Room | null): string {
    if (room === null || board === '') return '';
    this.#need('rs');
    if (this.#results.length === 0) return '';
    this.#need('bn');
    this.#need('vg');
    const listed = this.#boards.indexOf(board);
    const place = listed === -1 ? Number(board) - this.#firstBoard : listed;
    return this.#results[place * 2 + (room === 'closed' ? 1 : 0)] ?? '';
  }

  #heard(tag: SessionTag, value: string): void {
    this.#read.add(tag);
    this.#part.say(tag, value);
  }

  /** The tag as it stands before this part. */
  #need(tag: SessionTag): void {
    if (this.#read.has(tag)) return;
    this.#read.add(tag);
    const value = this.#part.heard(tag);
    if (value === null) return;
    if (tag === 'vg') this.readMatch(value);
    else if (tag === 'bn') this.readBoards(value);
    else if (tag === 'rs') this.readResults(value);
    else this.readNames(value, 1, new ProblemList());
  }
}

function namesFrom(parts: readonly string[]): Names {
  const names: { N?: string; E?: string; S?: string; W?: string } = {};
  for (const [place, name] of parts.entries()) {
    const seat = SEATS[LIN_SEATS[place] as number];
    if (seat !== undefined && name !== '') names[seat] = name;
  }
  return names;
}
