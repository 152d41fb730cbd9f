/** Puts the cards of rows into the order of time: trick by trick from the hand that led, whatever is missing. */

import { beats, cardOfNumber } from '../../domain/numbers.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { HandsReader } from '../hands.ts';
import { leadersBehind, type GappedPlay, type SeatedCards } from '../leaders.ts';
import { missingPlayOf, playOf } from '../played.ts';
import type { ProblemList } from '../problem.ts';
import { CARD_UNREADABLE, type RawSection } from './rawGame.ts';
import type { SeatedWords } from './rows.ts';

export interface PlaySetting {
  /** The first leader by number: the seat of the Play tag. */
  readonly leader: number;
  readonly declarer: Seat | null;
  readonly trump: number;
  readonly hands: HandsReader;
  /** Whether an earlier deal of the file had turned rows; called only if it matters. */
  readonly rotatedBefore: () => boolean;
}

/** The rows of a play section, and how they are to be read. */
interface RowsToRead {
  readonly section: RawSection<number>;
  readonly setting: PlaySetting;
  readonly rows: readonly SeatedWords[];
  readonly goesOn: boolean;
}

/** Reads one row after the other, each from the hand that led to it. */
export class PlayReading {
  readonly events: Fact[] = [];
  readonly lines: number[] = [];
  readonly won: [number, number, number, number] = [0, 0, 0, 0];
  tricks = 0;
  cardsBeforeGap: number | null = null;
  gap: { readonly line: number; readonly trick: number } | null = null;
  readonly #toRead: RowsToRead;
  readonly #problems: ProblemList;
  readonly #deal: number;
  /** The last row with a card, and the last row in which a card can be missing. */
  readonly #lastCard: number;
  readonly #lastGap: number;
  #leader: number;
  /** The number of the first trick that lacks a card; 0 for none. */
  #short = 0;
  /** The leader of each trick from the first that lacks a card on; null before that. */
  #leaders: readonly number[] | null = null;
  /** The trick before lacks a card, so that its winner shows only in the leader of this one. */
  #isOpen = false;

  constructor(toRead: RowsToRead, leader: number, problems: ProblemList, deal: number) {
    this.#toRead = toRead;
    this.#problems = problems;
    this.#deal = deal;
    this.#leader = leader;
    this.#lastCard = toRead.rows.findLastIndex((row) => row.some((index) => index !== -1));
    // A plus says who plays next in the last row, so that nothing is missing before its cards.
    this.#lastGap = toRead.goesOn ? this.#lastCard - 1 : this.#lastCard;
  }

  readRow(number: number): void {
    const { section, setting, rows } = this.#toRead;
    const written = rows[number] as SeatedWords;
    const row = number === rows.length - 1 ? lastRow(written, this.#leader, section, setting.hands) : written;
    this.#findLeader(number, row);
    let winner = -1;
    let best = -1;
    let cards = 0;
    for (let turn = 0; turn < 4; turn++) {
      const seat = (this.#leader + turn) % 4;
      const index = row[seat] as number;
      if (index === -1) {
        this.#addMissing(number, row, turn, seat);
        continue;
      }
      if (this.#short > 0 || cards < turn) this.#noteGap(index, this.#short > 0 ? this.#short : number + 1);
      this.#addCard(index, seat);
      const card = section.words[index] as number;
      if (winner === -1 || beats(card, best, setting.trump)) {
        winner = seat;
        best = card;
      }
      cards++;
    }
    if (cards === 4) this.#countTrick(winner);
    else {
      if (this.#short === 0) this.#short = number + 1;
      this.#isOpen = true;
    }
    if (winner !== -1) this.#leader = winner;
  }

  /** Who led this row: the winner of the trick before, if nothing else shows it. */
  #findLeader(number: number, row: SeatedWords): void {
    const { section, setting, rows } = this.#toRead;
    if (this.#leaders === null && row.includes(-1) && number < this.#lastCard) {
      const played = rows.slice(0, this.#lastCard + 1);
      this.#leaders = leadersBehind(
        gappedPlay(played, number, this.#leader, this.#lastGap, section, setting),
      );
    }
    if (this.#isOpen && number <= this.#lastCard) {
      this.#leader = this.#leaders?.[number] ?? this.#leader;
      this.#countTrick(this.#leader);
      this.#isOpen = false;
    }
    if (section.marks.size > 0) this.#leader = declaredLeader(row, section) ?? this.#leader;
  }

  #countTrick(winner: number): void {
    this.tricks++;
    (this.won[winner] as number)++;
  }

  #addCard(index: number, seat: number): void {
    const { section } = this.#toRead;
    const card = section.words[index] as number;
    if (section.marks.size === 0) this.events.push(playOf(seat, card));
    else {
      this.events.push(playOf(seat, card, section.textBeside(index, true)));
      reportDeclared(section, index, seat, this.#problems, this.#deal);
    }
    this.lines.push(section.lines[index] as number);
  }

  /** A place without a card. Where cards stand behind it, a card was played there that the file lacks. */
  #addMissing(number: number, row: SeatedWords, turn: number, seat: number): void {
    if (number > this.#lastGap || !isFollowed(number, row, this.#leader, turn, this.#lastCard)) return;
    this.cardsBeforeGap ??= this.events.length;
    this.events.push(missingPlayOf(seat));
    this.lines.push(this.lines.at(-1) ?? this.#toRead.section.line);
  }

  /** Notes the first gap: a card is missing in this trick, before the word `index`. */
  #noteGap(index: number, trick: number): void {
    const { words, lines } = this.#toRead.section;
    // The reader of words has already reported words that are no cards.
    if (!words.includes(CARD_UNREADABLE)) this.gap ??= { line: lines[index] as number, trick };
  }
}

/** The play from the row `first` on, which lacks a card and was led by `leader`; `lastGap` is the last row in which one can be missing. */
function gappedPlay(
  rows: readonly SeatedWords[],
  first: number,
  leader: number,
  lastGap: number,
  section: RawSection<number>,
  { trump, hands }: PlaySetting,
): GappedPlay {
  const cards = rows.map((row) => row.map((index) => (index === -1 ? -1 : (section.words[index] as number))));
  const declared = rows.map((row) => declaredLeader(row, section));
  return {
    rows: cards,
    first,
    leader: declared[first] ?? leader,
    mayLead: (row, seat) => (declared[row] ?? seat) === seat,
    ledBy: (row) => cards[row] as SeatedCards,
    lacks: (row, led, seat) =>
      row <= lastGap && isFollowed(row, rows[row] as SeatedWords, led, (seat - led + 4) % 4, rows.length - 1),
    trump,
    hands,
  };
}

/** True if a card stands behind this place: in the row of the trick that `leader` led, or in a later row. */
function isFollowed(
  number: number,
  row: SeatedWords,
  leader: number,
  turn: number,
  lastCard: number,
): boolean {
  if (number !== lastCard) return number < lastCard;
  for (let later = turn + 1; later < 4; later++) if (row[(leader + later) % 4] !== -1) return true;
  return false;
}

/** The seat whose card is marked as an accepted lead out of turn (`^L`); null for none. */
function declaredLeader(row: SeatedWords, section: RawSection<number>): number | null {
  for (let seat = 0; seat < 4; seat++)
    if (section.marks.get(row[seat] as number)?.irregularity === 'L') return seat;
  return null;
}

/** A last row without fillers may have the cards in order of time. It is read so if only then they come from the right hands. */
function lastRow(
  row: SeatedWords,
  leader: number,
  section: RawSection<number>,
  hands: HandsReader,
): SeatedWords {
  if (!row.includes(-1)) return row;
  const present = row.filter((index) => index !== -1).sort((one, other) => one - other);
  const { words } = section;
  if (present.length === 0) return row;
  const onLine = words.filter(
    (_word, index) => section.lines[index] === section.lines[present[0] as number],
  ).length;
  if (onLine !== present.length) return row;
  const fits = row.every((index, seat) => index === -1 || hands.mayHold(seat, words[index] as number));
  if (fits) return row;
  const inTime: [number, number, number, number] = [-1, -1, -1, -1];
  for (const [turn, index] of present.entries()) {
    const seat = (leader + turn) % 4;
    if (!hands.mayHold(seat, words[index] as number)) return row;
    inTime[seat] = index;
  }
  return inTime;
}

function reportDeclared(
  section: RawSection<number>,
  index: number,
  seat: number,
  problems: ProblemList,
  deal: number,
): void {
  const irregularity = section.marks.get(index)?.irregularity;
  if (irregularity === 'I') problems.add('textIgnored', section.lines[index] as number, deal, { text: '^I' });
  if (irregularity !== 'R' && irregularity !== 'L') return;
  const code = irregularity === 'R' ? 'declaredRevoke' : 'declaredLeadOutOfTurn';
  const params = { seat: SEATS[seat] as Seat, card: cardOfNumber(section.words[index] as number) };
  problems.add(code, section.lines[index] as number, deal, params);
}
