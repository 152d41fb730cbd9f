/** Which names of boards are numbers: the readers, the desk and the audit must agree, or one of them tells the wrong dealer. */

import { describe, expect, test } from 'vitest';
import { boardConditions, conditionsOf, numberOfBoard } from '../../src/domain/deal.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import type { Parsed } from '../../src/formats/readDeal.ts';
import { parseUsebio } from '../../src/formats/usebio/readUsebio.ts';
import { auditText } from '../mutants/score.ts';

const DEAL = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

const pbn = (board: string, more = ''): string => `[Board "${board}"]\n[Deal "${DEAL}"]\n${more}`;
const usebio = (board: string): string =>
  `<USEBIO><EVENT><BOARD><BOARD_NUMBER>${board}</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>4H</CONTRACT>` +
  '<PLAYED_BY>S</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>';

const dealer = ({ deals: [deal] }: Parsed): string | null => deal?.record.header.deal.dealer ?? null;

describe.each([
  ['7', 7],
  ['07', 7],
  ['007', 7],
  ['100', 100],
  ['1002', 1002],
  ['9999', 9999],
  ['0', null],
  ['10000', null],
  ['Board 7', null],
  ['7a', null],
  ['-7', null],
  ['', null],
])('the board “%s”', (board, number) => {
  test('is a number for all, or for none', () => {
    const expected = number === null ? null : boardConditions(number).dealer;
    expect(numberOfBoard(board)).toBe(number);
    expect(conditionsOf(board)?.dealer ?? null, 'the desk').toBe(expected);
    expect(dealer(parsePbn(pbn(board))), 'PBN').toBe(expected);
    expect(dealer(parseUsebio(usebio(board))), 'USEBIO').toBe(expected);
    const wrong = pbn(
      board,
      `[Dealer "${boardConditions((number ?? 1) + 1).dealer}"]\n[Contract "4H"]\n[Declarer "S"]\n`,
    );
    const told = auditText('a.pbn', wrong).some(({ key }) => key === 'audit.dealerNotOfBoard');
    expect(told, 'the audit').toBe(number !== null);
  });
});
