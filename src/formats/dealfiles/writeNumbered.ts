/** Writes complete deals as BRI and DUP for a dealing machine. */

import { CARDS, type Card } from '../../domain/card.ts';
import { isCompleteDeal } from '../../domain/deal.ts';
import { cardsOf, type Hand } from '../../domain/hand.ts';
import { SEATS } from '../../domain/seat.ts';
import { lossesOf, type LossItem } from '../losses.ts';
import { outlineOf, type WrittenDeal } from '../outline.ts';
import { leftOutLosses, numberLosses } from './conditions.ts';
import { turnedNumber, SIGNS, type NumberedFormat } from './numbered.ts';

export interface WrittenNumbered {
  readonly bytes: Uint8Array;
  readonly losses: readonly LossItem[];
}

/** Only complete deals have a place in these files; every other one is left out, as a loss. */
export function writeNumbered(format: NumberedFormat, deals: readonly WrittenDeal[]): WrittenNumbered {
  const complete = deals.filter(({ record }) => isCompleteDeal(record.header.deal.hands));
  let board = 0;
  const losses = deals.flatMap((deal, number): LossItem[] => {
    // The board number changes to the place in the file: a loss of its own.
    const items = lossesOf(deal, format, outlineOf(deal)).filter(({ code }) => code !== 'board');
    const whole = isCompleteDeal(deal.record.header.deal.hands);
    const more = whole ? numberLosses(deal, ++board) : leftOutLosses(deal);
    return [...items, ...more].map((item) => ({ ...item, deal: number }));
  });
  const parts = complete.map(({ record }) => {
    const hands = SEATS.map((seat) => record.header.deal.hands[seat] as Hand);
    const digits = hands.slice(0, 3).map(numbersOf).join('');
    if (format === 'bri') return `${digits}${' '.repeat(32)}${'\0'.repeat(18)}`;
    const count = String(Math.min(complete.length, 99)).padEnd(3);
    return `${digits}${hands.map(signedText).join('')}YN1  0 ${count}`;
  });
  return { bytes: Uint8Array.from(parts.join(''), (letter) => letter.charCodeAt(0)), losses };
}

function numbersOf(hand: Hand): string {
  return cardsOf(hand)
    .map((card) => String(turnedNumber(CARDS.indexOf(card))).padStart(2, '0'))
    .join('');
}

function signedText(hand: Hand): string {
  const cards: readonly Card[] = cardsOf(hand);
  return SIGNS.map(
    ([sign, suit]) =>
      String.fromCharCode(sign) +
      cards
        .filter((card) => card.startsWith(suit))
        .map((card) => card[1])
        .join(''),
  ).join('');
}
