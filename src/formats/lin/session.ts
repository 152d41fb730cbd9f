/** What a LIN file says of all its deals: title, boards, names, results per room. */

import { SEATS, type BySeat } from '../../domain/seat.ts';
import type { ProblemList } from '../problem.ts';
import { LIN_SEATS, outcomeOf, type StatedOutcome } from './values.ts';

export type Room = 'open' | 'closed';

export type Names = Partial<BySeat<string>>;

/** What a builder of deals asks of everything that stands outside the boards. */
export interface SessionTold {
  readonly title: string;
  readonly segment: string;
  readonly scoring: string;
  namesIn(room: Room | null): Names;
  outcomeIn(board: string, room: Room | null): StatedOutcome | null;
}

/** For formats that say everything with each deal. */
export class DealSession implements SessionTold {
  title = '';
  segment = '';
  scoring = '';
  names: Names = {};
  outcome: StatedOutcome | null = null;

  namesIn(): Names {
    return this.names;
  }

  outcomeIn(): StatedOutcome | null {
    return this.outcome;
  }
}

export class Session implements SessionTold {
  title = '';
  segment = '';
  scoring = '';
  #firstBoard = 1;
  #boards: readonly string[] = [];
  #results: readonly string[] = [];
  #names: Readonly<Record<Room, Names>> = { open: {}, closed: {} };

  /** `vg|title,segment,scoring,first,last,team,carry,team,carry|` */
  readMatch(value: string): void {
    const [title = '', segment = '', scoring = '', first = ''] = value
      .split(',', 5)
      .map((part) => part.trim());
    this.title = title;
    this.segment = segment;
    this.scoring = scoring;
    if (/^\d{1,4}$/.test(first)) this.#firstBoard = Number(first);
  }

  readBoards(value: string): void {
    this.#boards = value.split(',').map((part) => part.trim());
  }

  readResults(value: string): void {
    this.#results = value.split(',');
  }

  /** Four names in the order S, W, N, E, or eight for two rooms. A comma inside a name leaves all of them unclear. */
  readNames(value: string, line: number, problems: ProblemList): void {
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
    return this.#names[room ?? 'open'];
  }

  /** The stated result of a board in a room: cells run open, closed from the first board on. */
  outcomeIn(board: string, room: Room | null): StatedOutcome | null {
    if (room === null || board === '') return null;
    const listed = this.#boards.indexOf(board);
    const place = listed === -1 ? Number(board) - this.#firstBoard : listed;
    const cell = this.#results[place * 2 + (room === 'closed' ? 1 : 0)];
    return cell === undefined ? null : outcomeOf(cell);
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
