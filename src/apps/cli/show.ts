/** `dealtrail show FILE`: one deal of a file as a diagram, at any card. */

import { SUITS, rankOf, type Suit } from '../../domain/card.ts';
import { cardsIn, type Hand } from '../../domain/hand.ts';
import { clockwiseFrom, type Seat } from '../../domain/seat.ts';
import { trickNumber } from '../../domain/table.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { factSentence, findingText } from '../../i18n/sentence.ts';
import { SUIT_SYMBOL, rankLetter } from '../../i18n/teller.ts';
import type { Position } from '../../replay/position.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { EXIT, type Output } from './output.ts';
import { dealsOf, type Source } from './source.ts';
import { plain, WORDS } from './told.ts';

export interface ShowOptions {
  /** As the file names it. */
  readonly board?: string | undefined;
  /** Number in the file, from 0. */
  readonly deal?: string | undefined;
  readonly room?: string | undefined;
  /** `t3.2`: after the second card of trick 3; `t3`: before it; the end of the record when left out. */
  readonly at?: string | undefined;
}

const MOMENT = /^t(\d{1,2})(?:\.([1-4]))?$/;

export function show(source: Source, options: ShowOptions, output: Output): number {
  const says = WORDS.commandLine;
  const moment = options.at === undefined ? null : MOMENT.exec(options.at);
  if (options.at !== undefined && moment === null) {
    output.error(says.unknownMoment({ moment: options.at }));
    return EXIT.couldNotRun;
  }
  for (const deal of dealsOf(source, () => {})) {
    if (!isMeant(deal, options)) continue;
    const timeline = timelineOf(deal.record);
    const at = moment === null ? timeline.positions.length - 1 : placeOf(timeline, moment);
    if (at === null) {
      output.error(says.unknownMoment({ moment: options.at ?? '' }));
      return EXIT.couldNotRun;
    }
    for (const line of diagram(timeline, at)) output.print(plain(line).trimEnd());
    return EXIT.nothingFound;
  }
  output.error(says.noSuchDeal({ file: source.name }));
  return EXIT.couldNotRun;
}

function isMeant({ index, record }: ReadDeal, { board, deal, room }: ShowOptions): boolean {
  const { header } = record;
  if (deal !== undefined && String(index) !== deal) return false;
  if (board !== undefined && header.deal.board !== board) return false;
  return room === undefined || (header.room ?? '').startsWith(room);
}

/** The number of events after which that moment is reached; null when the record does not come so far. */
function placeOf({ positions, record }: Timeline, [, trick, card]: RegExpExecArray): number | null {
  const wanted = Number(trick);
  let cards = 0;
  for (const [index, event] of record.events.entries()) {
    const before = positions[index] as Position;
    const isCard = event.type === 'CardPlayed';
    if (card === undefined && isCard && trickNumber(before.table) === wanted) return index;
    if (!isCard) continue;
    if (trickNumber(before.table) === wanted) cards++;
    if (card !== undefined && cards === Number(card)) return index + 1;
  }
  return null;
}

const WIDTH = 24;

function diagram({ positions, record, findings }: Timeline, at: number): string[] {
  const { table } = positions[at] as Position;
  const tell = WORDS.written;
  const { show: says } = WORDS.audit;
  const { deal } = record.header;
  const hands = (seat: Seat): string[] => [
    tell.seat(seat),
    ...[...SUITS].reverse().map((suit) => suitLine(table.hands[seat], suit)),
  ];
  const west = hands('W');
  const east = hands('E');
  const middle = west.map((line, index) => line.padEnd(WIDTH * 2) + (east[index] ?? ''));
  const contract =
    table.contract === null || table.declarer === null
      ? null
      : says.contract({ contract: tell.contract(table.contract), declarer: tell.seat(table.declarer) });
  const heading = [
    deal.board === ''
      ? null
      : WORDS.commandLine.board({ board: deal.board, room: record.header.room ?? null }),
    deal.dealer === null ? null : says.dealer({ seat: tell.seat(deal.dealer) }),
    says.vulnerable({ vulnerable: deal.vulnerable }),
    contract,
  ].filter((part) => part !== null);
  const { trick } = table;
  const cards =
    trick === null
      ? []
      : clockwiseFrom(trick.leader).flatMap((seat) => {
          const card = trick[seat];
          return card === null ? [] : [`${tell.seat(seat)} ${tell.card(card)}`];
        });
  const event = record.events[at - 1];
  const last =
    event === undefined ? [] : [`${factSentence(event, positions[at - 1]?.table ?? null, WORDS, tell)}.`];
  return [
    heading.join(' · '),
    '',
    ...hands('N').map((line) => ' '.repeat(WIDTH) + line),
    ...middle,
    ...hands('S').map((line) => ' '.repeat(WIDTH) + line),
    '',
    ...(trick === null ? [] : [says.trick({ number: trick.number, cards })]),
    says.tricks(table.won),
    ...last,
    ...findings.filter((each) => each.at === at - 1).map((each) => findingText(each, WORDS, tell)),
  ];
}

function suitLine(hand: Hand, suit: Suit): string {
  const ranks = cardsIn(hand, suit).map((card) => rankLetter(rankOf(card), WORDS.settings));
  return `${SUIT_SYMBOL[suit]} ${ranks.length === 0 ? '–' : ranks.join(' ')}`;
}
