/** Converts cards by hand to cards in order of time: trick by trick from the winner, whatever errors the record has. */

import { beats, cardOfNumber, seatNumber } from '../../domain/numbers.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { HandsReader } from '../hands.ts';
import { leadersBehind, type GappedPlay, type SeatedCards } from '../leaders.ts';
import { missingPlayOf, playOf } from '../played.ts';
import type { ProblemList } from '../problem.ts';
import { CARD_UNKNOWN, CARD_UNREADABLE, PLAY_ENDS, type RawSection } from './rawGame.ts';
import { readRows, type SeatedWords } from './rows.ts';
import type { CardRows } from './rulingTable.ts';

export interface PlayRead {
  readonly events: Fact[];
  /** The line of each event. */
  readonly lines: number[];
  /** The number of complete tricks, and of those that each seat won; a trick with a missing card counts if others follow it. */
  readonly tricks: number;
  readonly won: readonly [number, number, number, number];
  /** Some rows were turned against the columns. */
  readonly rotated: boolean;
  /** The line of the asterisk that ends the record; 0 for none. */
  readonly endsOn: number;
  /** A plus says that play goes on elsewhere, so the result is partial. */
  readonly goesOn: boolean;
  readonly rows: readonly SeatedWords[];
  /** The number of cards before the first missing one, if play goes on after it; otherwise null. */
  readonly cardsBeforeGap: number | null;
}

export interface PlaySetting {
  /** The first leader by number: the seat of the Play tag. */
  readonly leader: number;
  readonly declarer: Seat | null;
  readonly trump: number;
  readonly hands: HandsReader;
  /** Whether an earlier deal of the file had turned rows; called only if it matters. */
  readonly rotatedBefore: () => boolean;
}

/**
 * The cards of the play section in time order. Each trick is led by the winner of the one before, or by the hand whose card has the
 * mark `^L`, an accepted lead out of turn. A card that is missing before others becomes one that nobody remembers, and who won its
 * trick shows in the next one.
 */
export function readPlaySection(
  section: RawSection<number>,
  setting: PlaySetting,
  problems: ProblemList,
  deal: number,
): PlayRead {
  const { trump, hands } = setting;
  const { words, lines, marks } = section;
  const { rows, rotated, shift, endsAt, goesOn } = readRows(
    section,
    setting.leader,
    hands,
    setting.rotatedBefore,
  );
  reportRest(section, problems, deal);
  const events: Fact[] = [];
  const eventLines: number[] = [];
  const won: [number, number, number, number] = [0, 0, 0, 0];
  let tricks = 0;
  let leader = rotated ? leaderAmong(rows[0], setting) : (setting.leader + shift) % 4;
  if (shift !== 0)
    problems.add('leadSeatDiffers', section.line, deal, {
      stated: SEATS[setting.leader] as Seat,
      seat: SEATS[leader] as Seat,
    });
  let cardsBeforeGap: number | null = null;
  let isReported = false;
  const gapBefore = (index: number, trick: number): void => {
    if (isReported) return;
    isReported = true;
    // The reader of words has already reported words that are no cards.
    if (!words.includes(CARD_UNREADABLE))
      problems.add('cardMissing', lines[index] as number, deal, { trick });
  };
  /** The number of a trick that lacks cards, with cards after it. */
  let short = 0;
  /** The leader of each trick from the first that lacks a card on; null before that. */
  let leaders: readonly number[] | null = null;
  /** The trick before lacks a card, so that its winner shows only in the leader of this one. */
  let isOpen = false;
  const lastCard = rows.findLastIndex((row) => row.some((index) => index !== -1));
  // A plus says who plays next in the last row, so that nothing is missing before its cards.
  const lastGap = goesOn ? lastCard - 1 : lastCard;
  for (let number = 0; number < rows.length; number++) {
    const row =
      number === rows.length - 1
        ? lastRow(rows[number] as SeatedWords, leader, section, hands)
        : (rows[number] as SeatedWords);
    if (leaders === null && row.includes(-1) && number < lastCard)
      leaders = leadersBehind(
        gappedPlay(rows.slice(0, lastCard + 1), number, leader, lastGap, section, setting),
      );
    if (isOpen && number <= lastCard) {
      leader = leaders?.[number] ?? leader;
      tricks++;
      (won[leader] as number)++;
      isOpen = false;
    }
    if (marks.size > 0) leader = declaredLeader(row, section) ?? leader;
    let winner = -1;
    let best = -1;
    let cards = 0;
    for (let turn = 0; turn < 4; turn++) {
      const seat = (leader + turn) % 4;
      const index = row[seat] as number;
      if (index === -1) {
        if (number > lastGap || !isFollowed(number, row, leader, turn, lastCard)) continue;
        cardsBeforeGap ??= events.length;
        events.push(missingPlayOf(seat));
        eventLines.push(eventLines.at(-1) ?? section.line);
        continue;
      }
      const card = words[index] as number;
      const line = lines[index] as number;
      if (short > 0 || cards < turn) gapBefore(index, short > 0 ? short : number + 1);
      if (marks.size === 0) events.push(playOf(seat, card));
      else {
        events.push(playOf(seat, card, section.textBeside(index, true)));
        reportDeclared(section, index, seat, problems, deal);
      }
      eventLines.push(line);
      if (winner === -1 || beats(card, best, trump)) {
        winner = seat;
        best = card;
      }
      cards++;
    }
    if (cards === 4) {
      tricks++;
      (won[winner] as number)++;
    } else {
      if (short === 0) short = number + 1;
      isOpen = true;
    }
    if (winner !== -1) leader = winner;
  }
  if (events.length > 52)
    problems.add('tooManyCards', eventLines[52] as number, deal, { count: events.length });
  return {
    events,
    lines: eventLines,
    tricks,
    won,
    rotated,
    endsOn: endsAt === -1 ? 0 : (lines[endsAt] as number),
    goesOn,
    rows,
    cardsBeforeGap,
  };
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

/** Reports cards after the asterisk that ends the record. */
function reportRest({ words, lines }: RawSection<number>, problems: ProblemList, deal: number): void {
  const end = words.indexOf(PLAY_ENDS);
  if (end === -1) return;
  const count = words.reduce((sum, word, index) => sum + (index > end && word < CARD_UNKNOWN ? 1 : 0), 0);
  if (count > 0) problems.add('cardsLeftOut', lines[end] as number, deal, { count });
}

/** The cards of each row with their seats, in the order of the columns. */
export function cardsOfRows(rows: readonly SeatedWords[], section: RawSection<number>): CardRows {
  return rows.map((row) =>
    row.flatMap((index, seat) =>
      index === -1 ? [] : [{ seat: SEATS[seat] as Seat, card: cardOfNumber(section.words[index] as number) }],
    ),
  );
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

/** If the first row is turned: declarer's left-hand opponent, or the hand that was dealt its first card. */
function leaderAmong(row: SeatedWords | undefined, { leader, declarer }: PlaySetting): number {
  if (row === undefined || declarer === null) return leader;
  const onLead = (seatNumber(declarer) + 1) % 4;
  return row[onLead] === Math.min(...row.filter((index) => index !== -1)) ? onLead : leader;
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
