/** Writes an audit as a report: the wanted findings with their files, what could not be read, and the numbers for its end. */

import type { Severity } from '../../audit/audited.ts';
import type { LocatedFinding } from '../../audit/located.ts';
import { unreadFinding, type Unreadable } from '../../audit/run/failure.ts';
import { fromProblem } from '../../audit/run/imported.ts';
import type { DealCounts } from '../../audit/run/quirks.ts';
import { firstNames, folderOf } from '../../formats/inFolder.ts';
import { problem } from '../../formats/problem.ts';
import { lineOf, type AuditLine } from './line.ts';
import type { AuditSummary, Report } from './report.ts';

/** The findings that the report shall name. */
export interface WantedLines {
  readonly severities: ReadonlySet<Severity>;
  /** Null for all checks. */
  readonly checks: ReadonlySet<string> | null;
}

const OTHER_KIND = 'fileOfOtherKind';

export class Listing {
  readonly #report: Report;
  readonly #wanted: WantedLines;
  readonly #print: (text: string) => void;
  /** Files that are no records. */
  readonly #leftOut: string[] = [];
  readonly summary: AuditSummary = {
    files: 0,
    deals: 0,
    playedDeals: 0,
    cards: 0,
    findings: 0,
    problems: 0,
    notes: 0,
    unread: 0,
  };

  /** Begins the report. */
  constructor(report: Report, wanted: WantedLines, print: (text: string) => void) {
    this.#report = report;
    this.#wanted = wanted;
    this.#print = print;
    report.begin(print);
  }

  /** Adds findings of the file of that name. */
  add(file: string, findings: readonly LocatedFinding[]): void {
    for (const finding of findings) this.#add(lineOf(file, finding));
  }

  /** Adds what could not be read, so that a reader of the report knows that it is incomplete. */
  addUnread(unread: Unreadable): void {
    this.summary.unread++;
    this.add(unread.name, [unreadFinding(unread, unread.inside)]);
  }

  /** Adds one line for files that are no records: how many they are and the first names, in the folder that holds them. */
  addLeftOut(files: readonly string[]): void {
    const [only, ...more] = files;
    if (only === undefined) return;
    if (more.length === 0) {
      this.add(only, [fromProblem(problem(OTHER_KIND, null))]);
      return;
    }
    const several = problem(OTHER_KIND, null, undefined, { count: files.length, names: firstNames(files) });
    this.#leftOut.push(...files);
    this.#add(lineOf(folderOf(files), fromProblem(several)));
  }

  /** Counts a file whose findings have been added. */
  count({ deals, playedDeals, cards }: DealCounts): void {
    this.summary.files++;
    this.summary.deals += deals;
    this.summary.playedDeals += playedDeals;
    this.summary.cards += cards;
  }

  /** True if it has named more than notes. */
  get hasFindings(): boolean {
    const { findings, problems, notes } = this.summary;
    return findings + problems > notes;
  }

  /** Ends the report. */
  end(): void {
    this.#report.end(this.summary, this.#print, this.#leftOut);
  }

  #add(line: AuditLine): void {
    // A file that its reader found to be no record.
    if (line.key === `import.${OTHER_KIND}` && line.params['count'] === undefined)
      this.#leftOut.push(line.file);
    const { severities, checks } = this.#wanted;
    if (!severities.has(line.severity) || (checks !== null && !checks.has(line.check))) return;
    if (line.check === 'import') this.summary.problems++;
    else this.summary.findings++;
    if (line.severity === 'info') this.summary.notes++;
    this.#report.line(line, this.#print);
  }
}
