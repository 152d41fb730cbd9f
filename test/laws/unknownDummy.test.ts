/** What a call may mean where nobody knows dummy's hand (46B). South declares; North is dummy. */

import { expect, test } from 'vitest';
import { RANKS, type Card, type Suit } from '../../src/domain/card.ts';
import { handOf } from '../../src/domain/hand.ts';
import type { Table } from '../../src/domain/table.ts';
import type { CallWords } from '../../src/laws/callWords.ts';
import { cardsPerhapsMeant } from '../../src/laws/unknownDummy.ts';
import { tableWith, trickOf } from './situation.ts';

const suit = (of: Suit): Card[] => RANKS.map((rank): Card => `${of}${rank}`);
const without = (cards: Card[], ...left: Card[]): Card[] => cards.filter((card) => !left.includes(card));
const tableOf = (hands: Partial<Table['deal']['hands']>, more: Partial<Table> = {}): Table => {
  const table = tableWith({});
  return {
    ...table,
    ...more,
    deal: { ...table.deal, hands: { N: null, E: null, S: null, W: null, ...hands } },
  };
};
const words = (more: Partial<CallWords>): CallWords => ({
  suit: undefined,
  rank: undefined,
  order: null,
  ruffs: false,
  excluded: null,
  ...more,
});
const meant = (table: Table, more: Partial<CallWords>): readonly Card[] =>
  [...cardsPerhapsMeant(table, 'N', words(more))].sort();

/** North has twelve spades and the ace of hearts. */
const DEDUCED = tableOf({
  E: handOf(suit('D')),
  S: handOf([...without(suit('H'), 'HA'), 'SA']),
  W: handOf(suit('C')),
});
/** North and East have the spades and the diamonds. */
const SHARED = { S: handOf(suit('H')), W: handOf(suit('C')) };
const FIRST = trickOf(1, 'W', 'C2 S2 D2 H2');

test.each<[string, Table, Partial<CallWords>, Card[]]>([
  ['a suit that he has', DEDUCED, { suit: 'S' }, without(suit('S'), 'SA')],
  ['a card of a rank that he has', DEDUCED, { rank: 'A' }, ['HA']],
  ['a suit that he lacks: any card', DEDUCED, { suit: 'C' }, [...without(suit('S'), 'SA'), 'HA']],
  ['a suit that he may lack', tableOf(SHARED), { suit: 'S' }, [...suit('S'), ...suit('D')]],
  [
    'a suit that he may lack in the second trick',
    tableOf(SHARED, { trick: FIRST }),
    { suit: 'S' },
    [...without(suit('S'), 'S2'), ...without(suit('D'), 'D2')],
  ],
  [
    'a suit that he must have, because East has played two diamonds and he one spade',
    tableOf(SHARED, { earlier: [FIRST], trick: trickOf(2, 'E', 'D3 H3 C3') }),
    { suit: 'S' },
    without(suit('S'), 'S2'),
  ],
  ['an order without a suit', DEDUCED, { order: 'low' }, [...without(suit('S'), 'SA'), 'HA']],
  [
    'not the card that they exclude',
    DEDUCED,
    { suit: 'S', excluded: { suit: undefined, rank: 'K' } },
    without(suit('S'), 'SA', 'SK'),
  ],
  ['nothing that anybody understands', DEDUCED, {}, []],
  ['a suit, but unclear which card', DEDUCED, { suit: 'S', order: 'unclear' }, []],
  [
    'a suit, and his hand is known',
    tableOf({ N: handOf(suit('S')), E: handOf(suit('D')) }),
    { suit: 'S' },
    [],
  ],
])('the words mean %s', (_words, table, more, cards) => {
  expect(meant(table, more)).toEqual(cards.toSorted());
});
