/** Reads the four RBN labels for hands, auction, contract and play. */

import { CARDS } from '../../domain/card.ts';
import type { Contract, Level, Strain } from '../../domain/contract.ts';
import type { Seat } from '../../domain/seat.ts';
import { HandsReader, rankNumber, suitNumber } from '../hands.ts';
import { handsTextOf, seatNamed } from '../handsText.ts';
import type { Board } from '../lin/board.ts';
import type { DealSession } from '../lin/session.ts';
import { isPass, readHandsText } from '../lin/values.ts';
import { excerpt } from '../problem.ts';

/** The numbered notes of one section. */
export type RbnNotes = ReadonlyMap<string, string>;

/** The order of the hands. */
export const CLOCKWISE: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** Reads `W:AKQ.432.T98.7654:…:…:` clockwise, suits S H D C. A semicolon hides a hand; the missing hand gets the remaining cards. */
export function addHands(text: string, dealer: Seat | null, board: Board, line: number): void {
  const first = seatNamed(text.charAt(0));
  if (first === null) {
    if (text !== '') board.doubt('handsUnreadable', line, { text: excerpt(text) });
    board.hands = handsTextOf(dealer, {});
    return;
  }
  const hands: Partial<Record<Seat, string>> = {};
  const begin = CLOCKWISE.indexOf(first);
  const parts = text.slice(1).split(/[:;]/).slice(1);
  for (const [index, part] of parts.slice(0, 4).entries()) {
    const suits = part.trim().split('.');
    if (part.trim() === '') continue;
    if (suits.length > 4) board.doubt('handsUnreadable', line, { text: excerpt(part) });
    hands[CLOCKWISE[(begin + index) % 4] as Seat] = suits
      .slice(0, 4)
      .map((ranks, suit) => `${'SHDC'.charAt(suit)}${ranks.replace(/[-_]/g, '')}`)
      .join('');
  }
  if (parts.length > 4) board.doubt('handsUnreadable', line, { text: excerpt(parts.slice(4).join(':')) });
  board.hands = handsTextOf(dealer, hands);
}

/**
 * `SN:1CP1HP:2SA`: dealer, vulnerability (Z nobody's, N, E, B), calls; `A` all pass. After a call `*` is an alert, `^1` a note and `!` an
 * opinion, in any order.
 */
export function addAuction(text: string, board: Board, line: number, notes: RbnNotes): Seat | null {
  const head = /^([NESW])([ZNEB?])?:/i.exec(text);
  const vulnerable = head?.[2]?.toUpperCase();
  if (vulnerable !== undefined && vulnerable !== '?')
    board.setVulnerable({ Z: 'o', N: 'n', E: 'e', B: 'b' }[vulnerable as 'Z'], line);
  // Version 3.2: if the beginning is missing, West deals.
  const dealer = head === null ? (text === '' ? null : 'W') : seatNamed(head[1] ?? '');
  const calls = text.slice(head?.[0].length ?? 0).toUpperCase();
  const pattern = /([1-7](?:NT?|[CDHS])|[PXRA])|\*|([!?]{1,2})|\^(\d)|[\s:;Y]+/y;
  while (pattern.lastIndex < calls.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(calls);
    if (match === null) {
      board.doubt('callUnreadable', line, { text: excerpt(calls.slice(at)) });
      // From here on calls are only counted, as left out.
      board.auctionWhole = false;
      board.addCalls(calls.slice(at + 1).replace(/[^1-7CDHSNPXRA]/g, ''), line);
      return dealer;
    }
    const [sign, call, opinion, note] = match;
    if (call !== undefined) board.addCalls(call === 'A' ? 'AP' : call, line);
    if (sign === '*') board.addCalls('!', line);
    if (opinion !== undefined) board.addComment(opinion);
    const explanation = note === undefined ? undefined : notes.get(note);
    if (explanation !== undefined) board.addExplanation(explanation);
  }
  return dealer;
}

/** `4SX:S`, `3NTS`, `P`; the leader may follow after another colon. */
export function addContract(text: string, board: Board, session: DealSession, line: number): void {
  if (text === '') return;
  if (isPass(text)) {
    session.passedOut = true;
    return;
  }
  const match = /^([1-7])\s*(NT?|[CDHS])\s*(XX|X|R)?\s*:?\s*([NESW])?/i.exec(text);
  if (match === null) {
    board.doubt('contractUnreadable', line, { text: excerpt(text) });
    return;
  }
  const [, level, strain = '', risk = '', declarer = ''] = match;
  const contract: Contract = {
    level: Number(level) as Level,
    strain: (strain.toUpperCase().startsWith('N') ? 'NT' : strain.toUpperCase()) as Strain,
    doubling: risk === '' ? 1 : risk.length === 2 || risk.toUpperCase() === 'R' ? 4 : 2,
  };
  session.outcome = { contract, declarer: seatNamed(declarer), tricks: null };
}

/**
 * `SK483:D2…`: tricks in time order, each from its leader. A rank without a suit is of the suit led; after a discard it may
 * be of the discard's suit, where only that card was dealt and is not yet played.
 */
export function addPlay(text: string, board: Board, line: number, notes: RbnNotes): void {
  const hands = new HandsReader();
  readHandsText(board.hands ?? '', hands);
  hands.completeFourth();
  const played = new Uint8Array(52);
  for (const trick of text.split(/[:;]/)) {
    let led = -1;
    let latest = -1;
    for (let pos = 0; pos < trick.length; pos++) {
      const code = trick.charCodeAt(pos);
      if (code <= 32 || code === 42) continue;
      if (code === 94) {
        const note = notes.get(trick.charAt(++pos));
        if (note !== undefined) board.addComment(note);
        continue;
      }
      const opinion = /[!?]{1,2}/y;
      opinion.lastIndex = pos;
      const [mark] = opinion.exec(trick) ?? [];
      if (mark !== undefined) {
        board.addComment(mark);
        pos += mark.length - 1;
        continue;
      }
      const suit = suitNumber(code);
      if (suit >= 0) {
        latest = suit;
        if (led === -1) led = suit;
        continue;
      }
      const rank = rankNumber(code);
      if (rank < 0 || latest === -1) {
        board.doubt('cardUnreadable', line, { text: excerpt(trick.slice(pos)) });
        const count = (trick.slice(pos + 1).match(/[AKQJT2-9]/gi) ?? []).length;
        if (count > 0) board.doubt('cardsLeftOut', line, { count });
        board.addUnread(1 + count, line);
        break;
      }
      const named = suitNumber(trick.charCodeAt(pos - 1)) >= 0;
      const free = (card: number): boolean => hands.ownerOf(card) !== -1 && played[card] === 0;
      const chosen = !named && (free(led + rank) || !free(latest + rank)) ? led : latest;
      played[chosen + rank] = 1;
      board.addCards(CARDS[chosen + rank] as string, line);
    }
  }
}
