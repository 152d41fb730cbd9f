/** What may lie before a hand without standing in a trick. */

import { describe, expect, test } from 'vitest';
import { readHands } from '../../src/domain/deal.ts';
import { discard, lay, lead } from '../../src/domain/placing.ts';
import { openTable, type Table } from '../../src/domain/table.ts';

const HANDS = 'N:KQ.Q4.A86432.QJ4 J74.AT72.KJ5.A62 A982.J983.9.T985 T653.K65.QT7.K73';

function tableOf(hands: string): Table {
  const read = readHands(hands);
  const deal = { board: '1', dealer: 'N', vulnerable: 'None', hands: read.hands } as const;
  return openTable(deal, { level: 3, strain: 'NT', doubling: 1 }, 'E', 'lead');
}

const lying = (table: Table): readonly string[] => table.loose.map(({ seat, card }) => `${seat} ${card}`);

describe('a card lies before a hand', () => {
  test.each([
    ['that holds it', HANDS, 'S', 'C5'],
    ['that the record does not show', 'N:KQ.Q4.A86432.QJ4 J74.AT72.KJ5.A62 - T653.K65.QT7.K73', 'S', 'C5'],
    ['that was never dealt it: the record is doubted, and the card is there', HANDS, 'S', 'HK'],
  ] as const)('%s', (_name, hands, seat, card) => {
    expect(lying(lay(tableOf(hands), seat, card, 'lead'))).toEqual([`${seat} ${card}`]);
  });

  test('and not once it has been put among the played cards, or into a trick', () => {
    const table = tableOf(HANDS);
    expect(lying(lay(discard(table, 'S', 'C5'), 'S', 'C5', 'lead'))).toEqual([]);
    expect(lying(lay(lead(table, 'S', 'C5'), 'S', 'C5', 'lead'))).toEqual([]);
  });
});
