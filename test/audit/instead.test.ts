/** Results that are none: averages, boards that were not played or will be later. */

import { describe, expect, test } from 'vitest';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { parseUsebio } from '../../src/formats/usebio/readUsebio.ts';
import { writeUsebio } from '../../src/formats/usebio/writeUsebio.ts';
import { auditOf, database, everyPairOnce } from './sessionOfPairs.ts';

describe('instead of a result', () => {
  const session = everyPairOnce(8);

  test('a database says it in its remarks', () => {
    const remarks = ['60%-40%', 'Not played', 'Late play'];
    const results = session.map((each, index) =>
      index < 3
        ? { ...each, remarks: remarks[index] ?? '' }
        : index === 20
          ? { ...each, remarks: 'slow' }
          : each,
    );
    const findings = auditOf(database(results)).map(({ key, severity, params }) => [
      key,
      severity,
      params['ns'] ?? null,
    ]);
    expect(findings).toEqual([
      ['audit.average', 'info', 60],
      ['audit.notPlayed', 'warning', null],
      ['audit.playedLate', 'warning', null],
      // A remark that says something else leaves the result missing.
      ['audit.resultMissing', 'review', null],
    ]);
  });

  test('many averages are one line', () => {
    const results = session.map((each, index) => (index < 5 ? { ...each, remarks: '50%-50%' } : each));
    expect(auditOf(database(results)).map(({ key, params }) => [key, params['count']])).toEqual([
      ['audit.file.averages', 5],
    ]);
  });

  test('USEBIO says it in the contract or the score, and it goes back', () => {
    const line = (contract: string, score: string): string =>
      `<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>${contract}</CONTRACT><SCORE>${score}</SCORE></TRAVELLER_LINE>`;
    const lines = [line('', 'A6040'), line('NP', ''), line('NP', '0'), line('', 'AV+'), line('PASS', '0')];
    const xml = `<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${lines.join('')}</BOARD></EVENT></USEBIO>`;
    const { deals, problems } = parseUsebio(xml);
    expect(problems.filter(({ code }) => code === 'contractUnreadable')).toEqual([]);
    const scores = (read: readonly ReadDeal[]): (string | undefined)[] =>
      read.map(({ tags }) => tags?.get('Score'));
    expect(scores(deals)).toEqual(['A6040', 'NP', 'NP', 'AV+', 'NS 0']);
    expect(scores(parseUsebio(writeUsebio(deals).text).deals)).toEqual(scores(deals));
    expect(auditOf(deals).map(({ key }) => key)).toEqual([
      'audit.average',
      'audit.average',
      'audit.notPlayed',
      'audit.notPlayed',
    ]);
  });
});
