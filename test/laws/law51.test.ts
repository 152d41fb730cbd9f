/** Law 51: what declarer is offered for one suit to four, written out. */

import { expect, test } from 'vitest';
import { leadOptions } from '../../src/laws/law51.ts';
import { openOptionsIn } from '../../src/laws/options.ts';
import { penaltyCards, restricting, situation, tableWith } from './situation.ts';

const OFFERED: readonly [cards: string, options: string][] = [
  ['S7', 'require:S forbid:S free'],
  ['S7 S2', 'require:S forbid:S free'],
  ['H6 D5', 'require:D require:H forbid:D forbid:H forbid:DH free'],
  [
    'C5 H6 D5',
    'require:C require:D require:H forbid:C forbid:D forbid:H forbid:CD forbid:CH forbid:DH forbid:CDH free',
  ],
  [
    'S2 C5 H6 D5',
    'require:C require:D require:H require:S ' +
      'forbid:C forbid:D forbid:H forbid:S forbid:CD forbid:CH forbid:CS forbid:DH forbid:DS forbid:HS ' +
      'forbid:CDH forbid:CDS forbid:CHS forbid:DHS forbid:CDHS free',
  ],
];

test.each(OFFERED)('for %s', (cards, options) => {
  const choice = restricting('W', 'pendingChoice', '');
  const asked = situation(
    { ...tableWith({ E: cards, W: 'S3' }), turn: 'W' },
    { cases: [...penaltyCards('E', cards), choice] },
  );
  expect([...leadOptions(choice.context, asked)].sort()).toEqual(options.split(' ').sort());
  expect(openOptionsIn(asked)).toMatchObject([{ by: 'S', law: '50D2', case: choice.id }]);
});

test('a minor penalty card gives no choice', () => {
  const choice = restricting('W', 'pendingChoice', '');
  const asked = situation(tableWith({ E: 'S7' }), { cases: penaltyCards('E', 'S7', 'minor') });
  expect(leadOptions(choice.context, asked)).toEqual(['free']);
});
