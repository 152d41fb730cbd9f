/** A04 where the calls are not in rotation, because PBN says which players were skipped. */

import { expect, test } from 'vitest';
import { auditText } from '../mutants/score.ts';

const HANDS = 'N:QJ2.K54.A932.K76 T98.JT9.QJT8.AJ9 K543.AQ876.K7.Q5 A76.32.654.T8432';
const findings = (declarer: string, calls: string): string[] =>
  auditText(
    'a.pbn',
    [
      '[Event "A"]\n[Board "1"]\n[Dealer "W"]\n[Vulnerable "None"]',
      `[Deal "${HANDS}"]\n[Declarer "${declarer}"]\n[Contract "2D"]\n[Result "8"]\n[Auction "W"]\n${calls}\n`,
    ].join('\n'),
  )
    .filter(({ check }) => check === 'A04')
    .map(({ key, laws, line }) => `${key} ${laws.join()} ${line}`);

test('the declarer after a call out of rotation is the first of his side to name the strain', () => {
  expect(findings('W', '1D ^S 2D AP')).toEqual([]);
  expect(findings('E', '1D ^S 2D AP')).toEqual(['record.declarerDiffers 22 6']);
  expect(findings('S', '1D Pass ^S 2D AP')).toEqual([]);
  expect(findings('N', '1D Pass ^S 2D AP')).toEqual(['record.declarerDiffers 22 6']);
});

test('an auction that was not read to its end names nobody', () => {
  expect(findings('E', '1D ^S 2D Pass')).toEqual([]);
  expect(findings('E', '1D ^S 2D 2Q Pass Pass Pass')).toEqual([]);
});
