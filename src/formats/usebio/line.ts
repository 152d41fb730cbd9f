/** Writes one table of a board: a line of a traveller, and the hands that all lines of the board share. */

import { formatContract } from '../../domain/contract.ts';
import { conditionsOf } from '../../domain/deal.ts';
import { cardsIn } from '../../domain/hand.ts';
import { scoreIfKnown } from '../../domain/score.ts';
import { insteadOfResult } from '../../domain/instead.ts';
import { SEATS } from '../../domain/seat.ts';
import { writeLin } from '../lin/writeLin.ts';
import type { Outline, WrittenDeal } from '../outline.ts';
import { tricksShown } from '../shown.ts';
import { element, parent } from './markup.ts';

export interface PairNumbers {
  readonly ns: string;
  readonly ew: string;
}

/** The element `TRAVELLER_LINE` of one table. `LIN_DATA` holds the record where the other elements can't say all of it. */
export function travellerLine(deal: WrittenDeal, outline: Outline, { ns, ew }: PairNumbers): string {
  const { contract, declarer } = outline;
  const lead = outline.tricks[0]?.cards[0]?.card ?? '';
  const tricks = tricksOf(deal, outline);
  return parent(
    'TRAVELLER_LINE',
    element('NS_PAIR_NUMBER', ns),
    element('EW_PAIR_NUMBER', ew),
    element('CONTRACT', contract === null ? (outline.passedOut ? 'PASS' : '') : formatContract(contract)),
    element('PLAYED_BY', declarer ?? ''),
    element('LEAD', lead),
    element('TRICKS', tricks === null || contract === null ? '' : String(tricks)),
    element('SCORE', scoreOf(deal, outline, tricks)),
    element('LIN_DATA', needsRecord(deal, outline) ? writeLin([deal]).text : ''),
  );
}

/** True when the record has more than a result, its lead, and the dealer and vulnerability of the board's number. */
export function needsRecord({ record }: WrittenDeal, outline: Outline): boolean {
  const { calls, tricks, claimed } = outline;
  const cards = tricks.reduce((count, trick) => count + trick.cards.length, 0);
  if (calls.length > 0 || cards > 1 || (cards === 1 && claimed === null)) return true;
  const { board, dealer, vulnerable } = record.header.deal;
  const conditions = conditionsOf(board) ?? { dealer: null, vulnerable: null };
  return dealer !== conditions.dealer || vulnerable !== conditions.vulnerable;
}

function tricksOf(deal: WrittenDeal, outline: Outline): number | null {
  return deal.record.header.statedResult?.declarerTricks ?? tricksShown(deal, outline);
}

/** As stated, in points or as the words in place of a result; otherwise by Law 77. For North–South. */
function scoreOf({ record, tags }: WrittenDeal, outline: Outline, tricks: number | null): string {
  const stated = tags?.get('Score') ?? '';
  const north = /^NS (-?\d+)$/.exec(stated)?.[1];
  if (north !== undefined) return north;
  if (insteadOfResult(stated) !== null) return stated;
  const { contract, declarer, passedOut } = outline;
  return passedOut ? '0' : String(scoreIfKnown({ ...record.header, contract, declarer }, tricks) ?? '');
}

/** The hands that are known; empty for none. */
export function handElements({ record }: WrittenDeal): string {
  const { hands } = record.header.deal;
  return SEATS.map((seat) => {
    const hand = hands[seat];
    if (hand === null) return '';
    const ranks = (suit: 'S' | 'H' | 'D' | 'C'): string =>
      cardsIn(hand, suit)
        .map((card) => card[1])
        .join('');
    return parent(
      'HAND',
      element('DIRECTION', seat),
      element('CLUBS', ranks('C')),
      element('DIAMONDS', ranks('D')),
      element('HEARTS', ranks('H')),
      element('SPADES', ranks('S')),
    );
  }).join('');
}
