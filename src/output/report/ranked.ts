/** Reports for people: the most serious findings first, equally serious ones in the order of the files. */

import { SEVERITIES } from '../../audit/audited.ts';
import type { AuditLine } from './line.ts';
import type { Report } from './report.ts';

/** The most findings kept for ranking. Later ones are passed on in their order, so that memory stays bounded. */
const MOST = 10_000;

/**
 * Passes findings on to another report, the gravest first. With more than `most` findings it passes the
 * rest on as they come. Notes are left out.
 * @param most findings kept at a time
 */
export function ranked(report: Report, most = MOST): Report {
  let held: AuditLine[] | null = [];
  const release = (print: (text: string) => void): void => {
    const lines = held ?? [];
    held = null;
    for (const severity of SEVERITIES)
      for (const line of lines) if (line.severity === severity) report.line(line, print);
  };
  return {
    begin: (print) => {
      held = [];
      report.begin(print);
    },
    line: (line, print) => {
      if (held === null) report.line(line, print);
      // People don't get notes.
      else if (line.severity !== 'info' && held.push(line) >= most) release(print);
    },
    end: (summary, print, leftOut) => {
      release(print);
      report.end(summary, print, leftOut);
    },
  };
}
