/** Findings of a session, made up for the tests of its page. */

import {
  NO_SESSION,
  byWeight,
  type FindingRow,
  type AuditSession,
} from '../../../src/ui/audit-page/session.ts';

export function row(number: number, change: Partial<FindingRow> = {}): FindingRow {
  return {
    number,
    file: 0,
    name: 'evening.pbn',
    inside: [],
    table: null,
    pairs: [],
    result: null,
    repeat: 0,
    finding: `finding ${number}`,
    check: 'A02',
    severity: 'warning',
    key: 'audit.dealerNotOfBoard',
    params: { board: '7', expected: 'S', dealer: 'N' },
    laws: ['2'],
    seat: null,
    card: null,
    trick: null,
    line: 12,
    deal: 0,
    board: '7',
    room: null,
    ...change,
  };
}

export function finished(rows: readonly FindingRow[]): AuditSession {
  return {
    ...NO_SESSION,
    state: 'finished',
    files: 1,
    filesRead: 1,
    deals: 30,
    playedDeals: 28,
    cards: 1456,
    rows: [...rows].sort(byWeight),
  };
}

export const MIXED: readonly FindingRow[] = [
  row(0),
  row(1, {
    check: 'A07',
    severity: 'error',
    key: 'revoke.established',
    laws: ['61A', '63A1'],
    params: {},
    seat: 'E',
    card: 'D4',
    trick: 2,
    board: '11',
    deal: 4,
    room: 'Open',
    table: '3',
  }),
  row(2, {
    check: 'import',
    severity: 'error',
    key: 'import.formatUnknown',
    params: { suggestion: 'chooseAnotherFile' },
    laws: [],
    deal: null,
    board: null,
    name: 'photo.jpg',
    line: 1,
  }),
  row(3, {
    check: 'A20',
    severity: 'info',
    key: 'audit.lettersMixed',
    params: { word: 'Аnna' },
    laws: [],
    board: null,
    deal: 9,
  }),
  row(4, {
    check: 'A14',
    severity: 'review',
    key: 'audit.claimStatement',
    params: { by: 'S', tricks: 3 },
    laws: ['70'],
    board: '2',
  }),
];
