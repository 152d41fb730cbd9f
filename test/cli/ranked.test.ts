/** Reports for a person: the gravest first, in memory that stays bounded. */

import { describe, expect, test } from 'vitest';
import { audit } from '../../src/apps/cli/audit.ts';
import type { AuditLine } from '../../src/output/report/line.ts';
import { ranked } from '../../src/output/report/ranked.ts';
import type { AuditSummary, Report } from '../../src/output/report/report.ts';

const SUMMARY: AuditSummary = {
  files: 1,
  deals: 1,
  playedDeals: 1,
  cards: 52,
  findings: 4,
  problems: 0,
  notes: 0,
  unread: 0,
};

function reported(severities: readonly AuditLine['severity'][], most?: number): string[] {
  const bare: Report = {
    begin: () => {},
    line: ({ severity, key }, print) => print(`${severity} ${key}`),
    end: (_summary, print) => print('end'),
  };
  const report = ranked(bare, most);
  const printed: string[] = [];
  const print = (text: string): unknown => printed.push(text);
  report.begin(print);
  for (const [index, severity] of severities.entries())
    report.line({ severity, key: String(index) } as AuditLine, print);
  report.end(SUMMARY, print, []);
  return printed;
}

describe('a ranked report', () => {
  test('tells the gravest first, and what is equally grave in its order', () => {
    expect(reported(['review', 'warning', 'info', 'error', 'warning', 'error'])).toEqual([
      'error 3',
      'error 5',
      'warning 1',
      'warning 4',
      'review 0',
      'end',
    ]);
  });

  test('keeps no more than its limit: what comes later follows in its order', () => {
    expect(reported(['review', 'error', 'warning', 'error'], 2)).toEqual([
      'error 1',
      'review 0',
      'warning 2',
      'error 3',
      'end',
    ]);
  });

  test('is what the table and the page are; other reports keep the order of the files', async () => {
    const files = [
      'fixtures/sessions/A17-guilty-claim-left-open.json',
      'fixtures/sessions/A07-guilty-discard-with-the-suit-in-hand.pbn',
    ];
    const printed = async (format: string): Promise<string> => {
      const lines: string[] = [];
      const output = { print: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
      await audit(files, { format, workers: '1' }, output);
      return lines.join('\n');
    };
    const grave = /A07-guilty/;
    expect((await printed('table')).split('\n')[0]).toMatch(grave);
    expect((await printed('html')).split('<tbody role="rowgroup">')[1]?.split('</tr>')[0]).toMatch(grave);
    expect((await printed('ndjson')).split('\n')[0]).not.toMatch(grave);
  });
});
