/** Converts cards by hand to cards in order of time: trick by trick from the winner, whatever errors the record has. */

import { cardOfNumber, seatNumber } from '../../domain/numbers.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { ProblemList } from '../problem.ts';
import { PlayReading, type PlaySetting } from './playReading.ts';
import { CARD_UNKNOWN, PLAY_ENDS, type RawSection } from './rawGame.ts';
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
  /** The first card behind a missing one, and the trick that lacks it; null for none, and where a word that is no card was reported. */
  readonly gap: { readonly line: number; readonly trick: number } | null;
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
  const { rows, rotated, shift, endsAt, goesOn } = readRows(
    section,
    setting.leader,
    setting.hands,
    setting.rotatedBefore,
  );
  reportRest(section, problems, deal);
  const leader = rotated ? leaderAmong(rows[0], setting) : (setting.leader + shift) % 4;
  if (shift !== 0)
    problems.add('leadSeatDiffers', section.line, deal, {
      stated: SEATS[setting.leader] as Seat,
      seat: SEATS[leader] as Seat,
    });
  const reading = new PlayReading({ section, setting, rows, goesOn }, leader, problems, deal);
  for (let number = 0; number < rows.length; number++) reading.readRow(number);
  const { events, lines, tricks, won, cardsBeforeGap, gap } = reading;
  if (events.length > 52) problems.add('tooManyCards', lines[52] as number, deal, { count: events.length });
  return {
    events,
    lines,
    tricks,
    won,
    rotated,
    endsOn: endsAt === -1 ? 0 : (section.lines[endsAt] as number),
    goesOn,
    rows,
    cardsBeforeGap,
    gap,
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

/** If the first row is turned: declarer's left-hand opponent, or the hand that was dealt its first card. */
function leaderAmong(row: SeatedWords | undefined, { leader, declarer }: PlaySetting): number {
  if (row === undefined || declarer === null) return leader;
  const onLead = (seatNumber(declarer) + 1) % 4;
  return row[onLead] === Math.min(...row.filter((index) => index !== -1)) ? onLead : leader;
}
