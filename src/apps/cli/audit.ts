/** `dealtrail audit FILE…`: reads records of any format and lists what deserves a look. */

import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { auditDeal, type AuditFinding, type Severity } from '../../analysis/sessionAudit.ts';
import { decodeChunks } from '../../formats/bytes.ts';
import { readDeals, readFile } from '../../formats/read.ts';
import type { Problem } from '../../formats/problem.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { findingText } from '../../i18n/sentence.ts';
import { DEFAULT_SETTINGS } from '../../i18n/settings.ts';
import { wordsFor } from '../../i18n/words.ts';
import { filesBelow } from './files.ts';
import { EXIT, type Output } from './output.ts';

/** One line of the report: where, what, how grave. The fields and their order are a contract. */
export interface AuditLine {
  readonly file: string;
  /** Number of the deal in the file, from 0; null for the file itself. */
  readonly deal: number | null;
  readonly board: string | null;
  readonly room: string | null;
  readonly check: string;
  readonly severity: Severity;
  readonly laws: readonly string[];
  readonly seat: string | null;
  readonly trick: number | null;
  readonly card: string | null;
  readonly line: number | null;
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface AuditSummary {
  files: number;
  deals: number;
  playedDeals: number;
  cards: number;
  findings: number;
  problems: number;
}

const WANTED = /\.(?:pbn|lin|json)$/i;
/** One mebibyte at a time. */
const CHUNK = 1_048_576;

/** The file in pieces: its size never matters to the memory. */
function* bytesOf(file: string): Generator<Uint8Array> {
  const handle = openSync(file, 'r');
  try {
    for (;;) {
      const piece = new Uint8Array(CHUNK);
      const count = readSync(handle, piece, 0, CHUNK, null);
      if (count === 0) return;
      yield piece.subarray(0, count);
    }
  } finally {
    closeSync(handle);
  }
}

function lineOf(deal: ReadDeal, finding: AuditFinding): number {
  return deal.places[finding.at] ?? deal.line;
}

function fromFinding(file: string, deal: ReadDeal, finding: AuditFinding): AuditLine {
  const { header } = deal.record;
  return {
    file,
    deal: deal.index,
    board: header.deal.board === '' ? null : header.deal.board,
    room: header.room ?? null,
    check: finding.check,
    severity: finding.severity,
    laws: finding.laws,
    seat: finding.seat,
    trick: finding.trick,
    card: finding.card,
    line: lineOf(deal, finding),
    key: finding.key,
    params: finding.params,
  };
}

const SEVERITY_OF_PROBLEM = { error: 'error', warning: 'warning', note: 'info' } as const;

function fromProblem(file: string, problem: Problem): AuditLine {
  return {
    file,
    deal: problem.deal ?? null,
    board: null,
    room: null,
    check: 'import',
    severity: SEVERITY_OF_PROBLEM[problem.severity],
    laws: [],
    seat: null,
    trick: null,
    card: null,
    line: problem.line,
    key: `import.${problem.code}`,
    params: { ...problem.params, suggestion: problem.suggestion },
  };
}

/** A larger file is read in pieces, deal by deal. */
const WHOLE = 8_388_608;

/** The deals of one file; problems are told no later than with the deal they belong to. */
function* dealsOf(file: string, tell: (problem: Problem) => void): Generator<ReadDeal> {
  if (statSync(file).size > WHOLE) {
    yield* readDeals(file, decodeChunks(bytesOf(file), tell), tell);
    return;
  }
  const read = readFile(file, readFileSync(file));
  for (const problem of read.problems) tell(problem);
  yield* read.deals;
}

/** Audits one file, line by line as it is read. */
export function* auditFile(file: string, summary: AuditSummary): Generator<AuditLine> {
  const told: Problem[] = [];
  for (const deal of dealsOf(file, (problem) => told.push(problem))) {
    yield* told.splice(0).map((problem) => fromProblem(file, problem));
    summary.deals++;
    if (deal.kind === 'movie') continue;
    const audit = auditDeal(deal.record, undefined, false);
    if (audit.cards > 0) summary.playedDeals++;
    summary.cards += audit.cards;
    for (const finding of audit.findings) yield fromFinding(file, deal, finding);
  }
  yield* told.splice(0).map((problem) => fromProblem(file, problem));
}

const WORDS = wordsFor(DEFAULT_SETTINGS);

function sentenceOf(line: AuditLine): string {
  if (line.check === 'import') {
    const code = line.key.slice('import.'.length);
    const params = line.params as Readonly<Record<string, string | number>>;
    const says = Object.hasOwn(WORDS.problems, code)
      ? WORDS.problems[code as keyof typeof WORDS.problems]
      : WORDS.otherProblem;
    return says(params, WORDS.written);
  }
  const { key, params, laws, seat, card, trick } = line;
  const finding = {
    key,
    params,
    laws,
    at: 0,
    ...(seat === null ? {} : { seat }),
    ...(card === null ? {} : { card }),
    ...(trick === null ? {} : { trick }),
  };
  return findingText(finding as Parameters<typeof findingText>[0], WORDS, WORDS.written);
}

/** Characters that steer a terminal stay out of it. */
function plain(text: string): string {
  return [...withoutIsolates(text)].filter((letter) => letter >= ' ' && letter !== '\u007f').join('');
}

function tableRow(line: AuditLine): string {
  const where = line.line === null ? line.file : `${line.file}:${line.line}`;
  const board = line.board === null ? '' : WORDS.commandLine.board({ board: line.board, room: line.room });
  const parts = [
    line.severity.padEnd(7),
    line.check.padEnd(6),
    where,
    board,
    sentenceOf(line),
    line.laws.join(' '),
  ];
  return plain(parts.filter((part) => part !== '').join('  '));
}

/** A note is told in the machine-readable report alone. */
function deservesLook(line: AuditLine): boolean {
  return line.severity !== 'info';
}

/** Exit code 0 when nothing deserves a look, 1 when something does, 2 when a file could not be read. */
export function audit(paths: readonly string[], format: string, output: Output): number {
  if (format !== 'table' && format !== 'ndjson') {
    output.error(WORDS.commandLine.unknownFormat({ format }));
    return EXIT.couldNotRun;
  }
  const found = filesBelow(paths, (name) => WANTED.test(name));
  if (!found.ok || found.files.length === 0) {
    output.error(
      found.ok
        ? WORDS.commandLine.noRecords({ paths: paths.join(', ') })
        : WORDS.commandLine.noSuchFile({ path: found.path }),
    );
    return EXIT.couldNotRun;
  }
  const summary: AuditSummary = { files: 0, deals: 0, playedDeals: 0, cards: 0, findings: 0, problems: 0 };
  let something = false;
  for (const file of found.files) {
    summary.files++;
    try {
      for (const line of auditFile(file, summary)) {
        if (line.check === 'import') summary.problems++;
        else summary.findings++;
        if (format === 'ndjson') output.print(JSON.stringify(line));
        else if (deservesLook(line)) output.print(tableRow(line));
        something ||= deservesLook(line);
      }
    } catch (error) {
      output.error(
        WORDS.commandLine.cannotRead({
          file,
          reason: error instanceof Error ? error.message : String(error),
        }),
      );
      return EXIT.couldNotRun;
    }
  }
  output.print(format === 'ndjson' ? JSON.stringify({ summary }) : summaryLine(summary));
  return something ? EXIT.found : EXIT.nothingFound;
}

function summaryLine({ files, deals, playedDeals, cards, findings }: AuditSummary): string {
  return WORDS.commandLine.summary({ files, deals, played: playedDeals, cards, findings });
}
