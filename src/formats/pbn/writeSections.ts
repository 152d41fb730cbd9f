/** Writes the auction and play sections, with notes and the standard's tokens for irregularities. */

import { readAuction } from '../../domain/auction.ts';
import type { Card } from '../../domain/card.ts';
import type { Call } from '../../domain/contract.ts';
import { clockwiseFrom, nextSeat, type Seat } from '../../domain/seat.ts';
import type { Outline, StandingTrick, WrittenDeal } from '../outline.ts';
import { tagLine } from './writeTags.ts';

/** The standard has no more numbers for a section. */
const MOST_NOTES = 32;
const LONGEST_NOTE = 200;

/** The notes of one section: texts and their numbers. */
class Notes {
  readonly #numbers = new Map<string, number>();

  /** ` =3=`; empty for no text, or a text that can't be a note. */
  reference(text: string): string {
    if (text === '' || text !== text.trim() || text.length > LONGEST_NOTE) return '';
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    if (number > MOST_NOTES) return '';
    this.#numbers.set(text, number);
    return ` =${number}=`;
  }

  lines(): string[] {
    return [...this.#numbers].map(([text, number]) => tagLine('Note', `${number}:${text}`));
  }
}

/** Glyphs that replace suffixes in export format: calls count from 1, cards from 7. */
const SUFFIXES: readonly string[] = ['!', '?', '!!', '??', '!?', '?!'];

/** Splits a note as readers keep it into tokens and text: `^R ! $3 and the rest`. */
function tokensOf(note: string, firstSuffix: 1 | 7): { before: string; after: string; text: string } {
  const match = /^(?:\^([ILR])(?: |$))?(?:([!?]{1,2})(?: |$))?((?:\$\d{1,3}(?: |$))*)/.exec(note);
  const [all = '', letter, suffix, glyphs = ''] = match ?? [];
  const numbers = [...glyphs.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (suffix !== undefined) numbers.push(firstSuffix + SUFFIXES.indexOf(suffix));
  return {
    before: letter === undefined ? '' : `^${letter} `,
    after: numbers
      .sort((one, other) => one - other)
      .map((number) => ` $${number}`)
      .join(''),
    text: note.slice(all.length),
  };
}

/** A comment in braces; empty if it does not fit on one line. */
function comment(text: string): string {
  return text === '' || /[{}\n\r]/.test(text) || text.length > LONGEST_NOTE ? '' : ` {${text}}`;
}

const PER_ROW = 4;

/** The lines of the tag `Auction`: calls in rows of four, then their notes. Empty without calls. */
export function auctionSection({ record }: WrittenDeal, outline: Outline): string[] {
  const { calls, inRotation } = outline;
  const [first] = calls;
  if (first === undefined) return [];
  const { faults } = readAuction(
    first.seat,
    calls.map(({ call }) => call),
  );
  const insufficient = new Set(faults.filter(({ fault }) => fault === 'insufficientBid').map(({ at }) => at));
  const notes = new Notes();
  const words: string[] = [];
  let expected: Seat = inRotation ? first.seat : (record.header.deal.dealer ?? first.seat);
  for (const [index, { seat, call, explanation = '', note = '' }] of calls.entries()) {
    for (let skipped = 0; skipped < 3 && expected !== seat; skipped++) {
      words.push('^S');
      expected = nextSeat(expected);
    }
    const { before, after, text } = tokensOf(note, 1);
    const token = before !== '' ? before : insufficient.has(index) ? '^I ' : '';
    words.push(`${token}${callWord(call)}${notes.reference(explanation)}${after}${comment(text)}`);
    expected = nextSeat(seat);
  }
  if (!outline.auctionOver) words.push('*');
  return [tagLine('Auction', record.header.deal.dealer ?? first.seat), ...rowsOf(words), ...notes.lines()];
}

function callWord(call: Call): string {
  return call === 'P' ? 'Pass' : call;
}

function rowsOf(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (let begin = 0; begin < words.length; begin += PER_ROW)
    rows.push(...longRow(words.slice(begin, begin + PER_ROW)));
  return rows;
}

/** The words on one line, or each on its own line if that is too long. */
function longRow(words: readonly string[]): string[] {
  const line = words.join(' ');
  return line.length > 250 ? [...words] : [line];
}

/**
 * The lines of the tag `Play`: a row for each trick, in columns from declarer's left-hand opponent, then the notes. `*` stands
 * behind the last row where play ended with a claim. Empty without cards.
 */
export function playSection({ record }: WrittenDeal, outline: Outline): string[] {
  const { tricks, declarer, claimed, played } = outline;
  const leader = tricks[0]?.cards[0]?.seat;
  if (leader === undefined) return [];
  const first = declarer === null ? leader : nextSeat(declarer);
  const notes = new Notes();
  const rows = tricks.flatMap((trick) =>
    longRow(
      clockwiseFrom(first).map((seat) => {
        const standing = trick.cards.find((each) => each.seat === seat);
        if (standing === undefined) return '-';
        const fact = record.events[standing.event];
        const note = fact?.type === 'CardPlayed' ? (fact.note ?? '') : '';
        return cardWord(standing.card, note, tokenOf(trick, standing.card, outline), notes);
      }),
    ),
  );
  const ends = played === null && claimed !== null ? ['*'] : [];
  return [tagLine('Play', first), ...rows, ...ends, ...notes.lines()];
}

/** The token for an accepted lead out of turn, or for an established revoke. */
function tokenOf({ outOfTurn, cards }: StandingTrick, card: Card, { revokes }: Outline): string {
  if (outOfTurn && cards[0]?.card === card) return '^L ';
  return revokes.has(card) ? '^R ' : '';
}

function cardWord(card: Card, note: string, token: string, notes: Notes): string {
  const { before, after, text } = tokensOf(note, 7);
  const reference = notes.reference(text);
  return `${before === '' ? token : before}${card}${reference}${after}${reference === '' ? comment(text) : ''}`;
}
