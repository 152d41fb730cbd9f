/** One deal of a LIN file, filled pair by pair. */

import type { ProblemCode, ProblemParams } from '../problem.ts';
import type { Room } from './session.ts';
import { callsRunTogether, cardsRunTogether, type LinCall } from './values.ts';

export interface BoardCall extends LinCall {
  readonly line: number;
  explanation: string;
  note: string;
}

/** In place of a card that could not be read: a hand played something here. */
export const UNREAD_CARD = -1;

export interface BoardCard {
  /** By number, or `UNREAD_CARD`. */
  readonly card: number;
  readonly line: number;
  note: string;
}

export interface LinDoubt {
  readonly code: ProblemCode;
  readonly line: number;
  readonly params: ProblemParams;
}

/** Limits: a record has at most 319 calls, and 52 cards with those taken back. More are ignored. */
const MOST_CALLS = 400;
const MOST_CARDS = 1000;
const MOST_DOUBTS = 200;
/** No call, card, or list of them is longer. */
const LONGEST_VALUE = 1000;

export class Board {
  line: number;
  room: Room | null = null;
  /** As in the file; empty if there is none. */
  number = '';
  heading = '';
  /** The value of `md`; null until it is read. */
  hands: string | null = null;
  vulnerable: string | null = null;
  /** The lines of hands and vulnerability; undefined if they are outside the board. */
  handsLine: number | undefined;
  vulnerableLine: number | undefined;
  readonly calls: BoardCall[] = [];
  /** False when a call could not be read. */
  auctionWhole = true;
  /** In order of time, with a place for each card that could not be read. */
  readonly cards: BoardCard[] = [];
  /** Declarer's tricks in all, from `mc`. */
  claimed: { readonly tricks: number; readonly line: number } | null = null;
  isMovie = false;
  /** True while only comments suggest a lesson; records of play have comments, too. */
  onlyComments = true;
  readonly comments: string[] = [];
  /** Values without a place in a record, by the names of PBN's tags. */
  readonly tags = new Map<string, string>();
  readonly doubts: LinDoubt[] = [];
  /** Doubts beyond the listed ones. */
  readonly unlisted: Map<ProblemCode, { count: number; line: number }> = new Map();
  readonly #leftOut = { calls: 0, callsLine: 0, cards: 0, cardsLine: 0 };
  #cardsAfterClaim = false;

  constructor(line: number) {
    this.line = line;
  }

  get hasPlay(): boolean {
    return this.calls.length > 0 || this.cards.length > 0;
  }

  /** The cards that could be read. */
  get readCards(): readonly BoardCard[] {
    return this.cards.filter(({ card }) => card !== UNREAD_CARD);
  }

  doubt(code: ProblemCode, line: number, params: ProblemParams = {}): void {
    const beyond = this.doubts.length < MOST_DOUBTS ? null : this.unlisted.get(code);
    if (beyond === null) this.doubts.push({ code, line, params });
    else if (beyond === undefined) this.unlisted.set(code, { count: 1, line });
    else beyond.count++;
  }

  /** Reports how much was left out, after all pairs of the board. */
  doubtLeftOut(): void {
    const { calls, callsLine, cards, cardsLine } = this.#leftOut;
    if (calls > 0) this.doubt('callsLeftOut', callsLine, { count: calls });
    if (cards > 0) this.doubt('cardsLeftOut', cardsLine, { count: cards });
  }

  /** Cuts a value to the length that a record may need, and reports it. */
  #cut(value: string, line: number): string {
    if (value.length <= LONGEST_VALUE) return value;
    this.doubt('sectionTooLong', line);
    return value.slice(0, LONGEST_VALUE);
  }

  setHands(value: string, line: number): void {
    if (value.trim() === '') return;
    this.hands = value;
    this.handsLine = line;
  }

  /** The first value counts. */
  setVulnerable(value: string, line: number): void {
    if (this.vulnerable !== null) return;
    this.vulnerable = value;
    this.vulnerableLine = line;
  }

  addCalls(value: string, line: number): void {
    if (!this.auctionWhole || this.calls.length > MOST_CALLS) {
      if (this.#leftOut.calls === 0) this.#leftOut.callsLine = line;
      this.#leftOut.calls += callsRunTogether(value.slice(0, LONGEST_VALUE)).length;
      return;
    }
    // Some programs write an alert as a tag of its own.
    if (value.trim() === '!') {
      const latest = this.calls.pop();
      if (latest !== undefined) this.calls.push({ ...latest, alert: true });
      return;
    }
    for (const read of callsRunTogether(this.#cut(value, line))) {
      if (read === null) {
        this.doubt('callUnreadable', line, { text: value.slice(0, 40) });
        this.auctionWhole = false;
        return;
      }
      this.calls.push({ call: read.call, alert: read.alert, line, explanation: '', note: '' });
    }
  }

  /** An explanation belongs to the call before it, whether alerted or not. */
  addExplanation(value: string): void {
    const latest = this.calls.at(-1);
    if (latest === undefined) this.addComment(value);
    else latest.explanation = joined(latest.explanation, value.trim());
  }

  addCards(value: string, line: number): void {
    if (/[cdhs]1(?!0)/i.test(value)) this.doubt('oneAsTen', line, { text: value.slice(0, 40) });
    const { cards, left } = cardsRunTogether(this.#cut(value, line));
    for (const card of cards) {
      if (card === UNREAD_CARD) this.doubt('cardUnreadable', line, { text: value.slice(0, 40) });
      if (this.cards.length < MOST_CARDS) this.cards.push({ card, line, note: '' });
      else {
        if (this.#leftOut.cards === 0) this.#leftOut.cardsLine = line;
        this.#leftOut.cards++;
      }
      if (this.claimed !== null && !this.#cardsAfterClaim) {
        this.#cardsAfterClaim = true;
        this.doubt('cardsAfterClaim', line, { result: this.claimed.tricks });
      }
    }
    if (left === 0) return;
    this.doubt('cardsLeftOut', line, { count: left });
    this.addUnread(left, line);
  }

  /** Leaves places for cards that could not be read. */
  addUnread(count: number, line: number): void {
    for (let left = count; left > 0 && this.cards.length < MOST_CARDS; left--)
      this.cards.push({ card: UNREAD_CARD, line, note: '' });
  }

  /** Takes back the latest cards, and a claim made after them. */
  undo(value: string, line: number): void {
    const text = value.trim() || '1';
    if (!/^\d{1,9}$/.test(text)) {
      this.doubt('textIgnored', line, { text: value.slice(0, 40) });
      return;
    }
    const count = Number(text);
    this.claimed = null;
    if (count > this.cards.length) this.doubt('undoTooFar', line, { count, cards: this.cards.length });
    this.cards.length = Math.max(0, this.cards.length - count);
  }

  setClaim(value: string, line: number): void {
    const text = value.trim();
    if (text === '') return;
    const tricks = Number(text);
    if (!/^\d{1,2}$/.test(text) || tricks > 13) {
      this.doubt('resultUnreadable', line, { text: text.slice(0, 40) });
      return;
    }
    if (this.claimed !== null && this.claimed.tricks !== tricks)
      this.doubt('claimTwice', line, { before: this.claimed.tricks, result: tricks });
    this.claimed = { tricks, line };
  }

  /** Keeps a pair of unknown meaning unchanged. */
  addOther(tag: string, value: string): void {
    const name = `LIN_${tag}`;
    const text = value.trim();
    if (text !== '') this.tags.set(name, joined(this.tags.get(name) ?? '', text).replaceAll('\n', ' | '));
  }

  /** A comment belongs to the card before it; without one to the call before it; without one to the deal. */
  addComment(value: string): void {
    const text = value.trim();
    if (text === '') return;
    const latest = this.cards.findLast(({ card }) => card !== UNREAD_CARD) ?? this.calls.at(-1);
    if (latest === undefined) this.comments.push(text);
    else latest.note = joined(latest.note, text);
  }
}

function joined(before: string, text: string): string {
  return before === '' ? text : `${before}\n${text}`;
}
