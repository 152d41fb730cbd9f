/** Writes complete deals as DLM for a dealing machine, at most 99 boards in a file. */

import { CARDS } from '../../domain/card.ts';
import { formatHands, isCompleteDeal } from '../../domain/deal.ts';
import { cardsOf, type Hand } from '../../domain/hand.ts';
import { SEATS } from '../../domain/seat.ts';
import { lossesOf, type LossItem } from '../losses.ts';
import type { WrittenDeal } from '../outline.ts';
import { leftOutLosses, numberLosses } from './conditions.ts';
import { checksum, exclusiveOr } from './dlm.ts';
import { turnedNumber } from './numbered.ts';

export interface WrittenDlm {
  /** One text for each file. */
  readonly texts: readonly string[];
  readonly losses: readonly LossItem[];
}

/** The format always lists this many boards. */
const MOST_BOARDS = 99;
/** The letters for a board that is not to be dealt. */
const FILLING = 'aaaaaabffffffkkkkkklpppppp';

/** A board for every deal, but one for all tables that played the same; only complete deals have a place and the others are losses. */
export function writeDlm(deals: readonly WrittenDeal[]): WrittenDlm {
  const boards = new Map<string, number[]>();
  const losses: LossItem[] = [];
  for (const [number, deal] of deals.entries()) {
    for (const item of lossesOf(deal, 'dlm')) losses.push({ ...item, deal: number });
    const { board, hands } = deal.record.header.deal;
    if (isCompleteDeal(hands)) {
      const key = `${board} ${formatHands(hands)}`;
      boards.set(key, [...(boards.get(key) ?? []), number]);
    } else losses.push(...leftOutLosses(deal).map((item) => ({ ...item, deal: number })));
  }
  const dealt = [...boards.values()].sort(
    ([one = 0], [other = 0]) => boardOf(deals[one]) - boardOf(deals[other]),
  );
  const texts: string[] = [];
  for (let from = 0; from < dealt.length; from += MOST_BOARDS) {
    const part = dealt.slice(from, from + MOST_BOARDS);
    const first = firstBoard(part.map(([number = 0]) => boardOf(deals[number])));
    texts.push(
      textOf(
        part.map(([number = 0]) => deals[number] as WrittenDeal),
        first,
      ),
    );
    for (const [place, numbers] of part.entries())
      for (const deal of numbers)
        losses.push(
          ...numberLosses(deals[deal] as WrittenDeal, first + place).map((item) => ({ ...item, deal })),
        );
  }
  return { texts, losses: losses.sort((one, other) => (one.deal ?? 0) - (other.deal ?? 0)) };
}

/** 0 for a board without a number. */
function boardOf(deal: WrittenDeal | undefined): number {
  const board = deal?.record.header.deal.board ?? '';
  return /^[1-9]\d{0,3}$/.test(board) ? Number(board) : 0;
}

/** The boards of a file have consecutive numbers. If the deals' own numbers are not consecutive, they are counted from 1. */
function firstBoard(numbers: readonly number[]): number {
  const [first = 0] = numbers;
  const follow = numbers.every((number, place) => number === first + place);
  return follow && first > 0 && first + numbers.length - 1 <= MOST_BOARDS ? first : 1;
}

function textOf(deals: readonly WrittenDeal[], first: number): string {
  const last = first + deals.length - 1;
  const lines = [
    '[Document]',
    'Headline=Dealtrail',
    'Status=Show',
    'Duplicates=1',
    `From board=${first}`,
    `To board=${last}`,
    'Next board to duplimate=0',
    'PrintOuts=0',
    'Crypto key=0',
    // The flags for one copy and for visible hands are 1 each, so they cancel out in the exclusive or.
    `Checksum=${exclusiveOr(first, last)}`,
  ];
  for (let board = 1; board <= MOST_BOARDS; board++) {
    const deal = deals[board - first];
    const letters = deal === undefined ? FILLING : lettersOf(deal);
    const number = String(board).padStart(2, '0');
    const sum = String(checksum(letters, board)).padStart(3, '0');
    lines.push(`Duplicates ${number}=0`, `Board ${number}=${letters}${sum}`);
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

/** One letter for the holders of two cards each, from the ace of spades down. */
function lettersOf({ record }: WrittenDeal): string {
  const holders: number[] = [];
  for (const [seat, name] of SEATS.entries())
    for (const card of cardsOf(record.header.deal.hands[name] as Hand))
      holders[turnedNumber(CARDS.indexOf(card)) - 1] = seat;
  return Array.from({ length: CARDS.length / 2 }, (_none, pair) =>
    String.fromCharCode(97 + (holders[pair * 2] as number) * 4 + (holders[pair * 2 + 1] as number)),
  ).join('');
}
