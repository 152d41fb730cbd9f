/** `dealtrail audit FILE…`: reads records of any format and lists what needs a look. */

import { availableParallelism } from 'node:os';
import { CHECKS, SEVERITIES, type Severity } from '../../audit/audited.ts';
import type { Words } from '../../i18n/words.ts';
import { recordsBelow, type RecordsFound } from './files.ts';
import type { Unreadable } from '../../audit/run/failure.ts';
import { audit as auditFiles, type Crew } from '../../audit/run/pipeline.ts';
import { BESIDES } from './besides.ts';
import { EXIT, refused, type Output } from './output.ts';
import { Progress } from './progress.ts';
import { csv } from '../../output/report/csv.ts';
import { html } from '../../output/report/html.ts';
import { junit } from '../../output/report/junit.ts';
import { Listing } from '../../output/report/listing.ts';
import { ndjson } from '../../output/report/ndjson.ts';
import { ranked } from '../../output/report/ranked.ts';
import type { Report } from '../../output/report/report.ts';
import { sarif } from '../../output/report/sarif.ts';
import { table } from '../../output/report/table.ts';
import { contentIn, type ContentOnDisk } from './source.ts';
import { helpers } from './threads.ts';
import { leftOutText, plain, refusedChoice, unreadText, WORDS } from './wording.ts';

const REPORTS: Readonly<Record<string, (words: Words) => Report>> = {
  table: (words) => ranked(table(words)),
  ndjson,
  csv: (words) => csv(words),
  html: (words) => ranked(html(words)),
  sarif,
  junit,
};

/** The values of `--format`. */
export const AUDIT_FORMATS: readonly string[] = Object.keys(REPORTS);

interface AuditOptions {
  readonly format?: string | undefined;
  /** This severity and more serious ones. */
  readonly severity?: string | undefined;
  /** The names of checks, separated by commas. */
  readonly check?: string | undefined;
  /** The number of worker threads; the default is the number of cores. */
  readonly workers?: string | undefined;
  /** Compares results with double dummy, too, which takes a large part of a second for each deal. The name of check A12 does the same. */
  readonly 'double-dummy'?: boolean | undefined;
}

/** The names that `--check` accepts. */
const NAMES: readonly string[] = [...CHECKS, 'import'];

/** Starting a thread takes as long as auditing this many bytes in the present one. */
const WORTH_A_THREAD = 1_500_000;
const WORTH_A_SOLVER = 5000;

/**
 * Returns the exit code: 0 without findings to look at, 1 with some, 2 if a file could not be read or does not exist. The report names
 * such a file, and the other files are audited nevertheless.
 */
export async function audit(
  paths: readonly string[],
  { format = 'table', severity, check, workers, 'double-dummy': solved }: AuditOptions,
  output: Output,
  program?: URL,
): Promise<number> {
  const report = Object.hasOwn(REPORTS, format) ? REPORTS[format] : undefined;
  if (report === undefined) return refusedChoice(output, 'format', format, AUDIT_FORMATS);
  const least = severity === undefined ? SEVERITIES.length - 1 : SEVERITIES.indexOf(severity as Severity);
  if (least === -1) return refusedChoice(output, 'severity', severity ?? '', SEVERITIES);
  const checks = check?.split(',').map((name) => name.trim());
  const unknown = checks?.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return refusedChoice(output, 'check', unknown, NAMES);
  if (workers !== undefined && !/^[1-9]\d{0,2}$/.test(workers))
    return refused(output, WORDS.commandLine.notANumber({ option: 'workers', value: workers }));
  const records = recordsBelow(paths);
  const { sources, missing, unreadable, others } = records;
  if (sources.length === 0 && missing.length === 0 && unreadable.length === 0) {
    output.error(WORDS.commandLine.noRecords({ paths: paths.join(', ') }));
    if (others.length > 0) output.error(leftOutText(others));
    return EXIT.couldNotRun;
  }
  const severities = new Set(SEVERITIES.slice(0, least + 1));
  const wanted = { severities, checks: checks === undefined ? null : new Set(checks) };
  const listing = new Listing(report(WORDS), wanted, (text) => output.print(text));
  const doubleDummy = solved === true || checks?.includes('A12') === true;
  const worth = Math.floor(bytesOf(sources) / (doubleDummy ? WORTH_A_SOLVER : WORTH_A_THREAD)) + 1;
  const threads = Math.min(workers === undefined ? availableParallelism() : Number(workers), worth);
  const crew = { ...helpers(program, threads - 1), besides: BESIDES, doubleDummy };
  return run(records, crew, listing, output);
}

const bytesOf = (sources: RecordsFound['sources']): number =>
  sources.reduce((sum, { size }) => sum + size, 0);

async function run(
  { sources, missing, unreadable, others }: RecordsFound,
  crew: Crew<ContentOnDisk>,
  listing: Listing,
  output: Output,
): Promise<number> {
  const progress = new Progress(bytesOf(sources), sources.length);
  const fail = (unread: Unreadable, sentence: string): void => {
    progress.clear();
    output.error(plain(sentence));
    listing.addUnread(unread);
  };
  const failToRead = (unread: Unreadable): void => fail(unread, unreadText(unread));
  for (const path of missing)
    fail({ name: path, inside: '', code: 'ENOENT', reason: '' }, WORDS.commandLine.noSuchFile({ path }));
  for (const each of unreadable) failToRead(each);
  listing.addLeftOut(others);
  for await (const news of auditFiles(sources.map(contentIn), crew)) {
    const { name, size, onDisk } = news.source;
    if (news.type === 'found') listing.add(name, news.findings);
    else if (news.type === 'failed') {
      const { code, reason, problem } = news;
      const inside = onDisk.entry?.join('/') ?? '';
      failToRead({ name, inside, code, reason, ...(problem && { problem }) });
    } else {
      progress.bytes(news.bytes);
      if (news.last) {
        listing.count(news.counts);
        progress.fileDone(size);
      }
    }
    await output.caughtUp?.();
  }
  progress.clear();
  listing.end();
  if (listing.summary.unread > 0) return EXIT.couldNotRun;
  return listing.hasFindings ? EXIT.found : EXIT.nothingFound;
}
