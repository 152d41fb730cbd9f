/** The longest lists that the pages of an audit draw. */

import type { TableResult } from '../../../src/audit/scoring/tableResult.ts';
import { parseContract } from '../../../src/domain/contract.ts';
import type { Seat } from '../../../src/domain/seat.ts';
import type { FindingRow, SessionResult } from '../../../src/ui/audit-page/session.ts';
import { MIXED, row } from './findings.ts';

/** As many findings as the page lists. */
export const FINDINGS = 20_000;

export const listedFindings = (): readonly FindingRow[] =>
  Array.from({ length: FINDINGS }, (_none, number) => {
    const like = MIXED[number % MIXED.length] as FindingRow;
    const table = String(1 + (number % 40));
    return row(number, { ...like, number, board: `${number}`, table, finding: `finding ${number}` });
  });

/** `4S N 10 420`: contract, declarer, tricks, score for North–South. */
export function result(number: number, text: string, change: Partial<TableResult> = {}): SessionResult {
  const [bid = '', declarer = null, tricks, score] = text.split(' ');
  return {
    number,
    file: 0,
    name: 'evening.pbn',
    inside: [],
    deal: number,
    board: '7',
    key: '7|x',
    shown: true,
    occasion: '',
    names: '',
    event: null,
    session: null,
    room: null,
    table: String(number + 1),
    pairs: { NS: { number: String(number + 1), names: '' }, EW: { number: String(number + 11), names: '' } },
    teams: null,
    contract: parseContract(bid),
    declarer: declarer as Seat | null,
    lead: 'H5',
    tricks: tricks === undefined ? null : Number(tricks),
    score: score === undefined ? null : Number(score),
    passedOut: false,
    ...change,
  };
}

/** A thousand boards at fourteen tables. */
export const listedBoards = (): SessionResult[] =>
  Array.from({ length: 14_000 }, (_none, number) => {
    const board = `${(number % 1000) + 1}`;
    return result(number, `4S N ${8 + (number % 5)} ${-100 + 50 * (number % 5)}`, {
      board,
      key: `${board}|`,
      pairs: {
        NS: { number: `${Math.floor(number / 1000) + 1}`, names: 'Ann – Bob' },
        EW: { number: `${15 + ((number + Math.floor(number / 1000)) % 14)}`, names: 'Cem – Dan' },
      },
    });
  });
