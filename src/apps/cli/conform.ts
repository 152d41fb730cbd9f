/** `dealtrail conform DIR`: runs every case in the folders and reports failed expectations. */

import { rewrites } from '../../events/ofRecording.ts';
import { failuresOf, type FailedExpectation } from '../../audit/expectations.ts';
import { linesOfProblems } from '../../formats/case/places.ts';
import { readCase, type CaseProblem } from '../../formats/case/readCase.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { tooLarge } from '../../formats/largest.ts';
import { decodeBytes } from '../../formats/open.ts';
import { jsonText } from '../../output/report/harmless.ts';
import { escaped } from '../../domain/escaped.ts';
import { bytesOf, filesNamed, printUnreadable } from './meant.ts';
import { EXIT, type Output } from './output.ts';
import { plain, problemLine, refusedChoice, WORDS } from './wording.ts';

/** Entries are counted from 1 in texts for people; 0 is the head of the file. */
export interface CaseResult {
  readonly file: string;
  readonly title: string;
  readonly failures: readonly (FailedExpectation & { readonly moment: number; readonly item: number })[];
  readonly problems: readonly PlacedProblem[];
  /** What the format allows but may not be meant. It is named, and the case passes. */
  readonly doubts: readonly PlacedProblem[];
}

type PlacedProblem = CaseProblem & { readonly line: number };

/**
 * Replays one case and compares each of its checks with the replay. A case that cannot be read has no
 * title and its problems alone.
 */
export function runCase(file: string, text: string): CaseResult {
  const { record, checks, ...found } = readCase(text);
  const placed = (list: readonly CaseProblem[]): PlacedProblem[] => {
    const lines = linesOfProblems(text, list);
    return list.map((one, index) => ({ ...one, item: one.item + 1, line: lines[index] ?? 1 }));
  };
  const [problems, doubts] = [placed(found.problems), placed(found.doubts)];
  if (record === null) return { file, title: '', failures: [], problems, doubts };
  const amended = record.events.some(rewrites);
  const whole = timelineOf(record);
  /** A check before a correction applies to the record as it was then. */
  const timelineAt = (moment: number): Timeline =>
    amended ? timelineOf({ ...record, events: record.events.slice(0, moment) }) : whole;
  const failures = checks.flatMap(({ expect, moment, item }) =>
    failuresOf(expect, timelineAt(moment), moment).map((failure) => ({ ...failure, moment, item: item + 1 })),
  );
  return { file, title: record.header.title, failures, problems, doubts };
}

/** True when the case has neither a failed check nor a problem in its text. */
export function hasPassed(result: CaseResult): boolean {
  return result.failures.length === 0 && result.problems.length === 0;
}

const json = (value: unknown): string => (value === undefined ? 'undefined' : jsonText(value));

/** One line for each problem of its text, with a sentence at its end, and each failed check; tabs between the columns. */
export function failureLines(result: CaseResult): string[] {
  return [
    ...problemLines(result.file, result.problems),
    ...result.failures.map(
      (failure) =>
        `${result.file}\titem ${failure.item}, after event ${failure.moment}\t${failure.key}\texpected ${json(failure.expected)}\tgot ${json(failure.got)}`,
    ),
  ];
}

/** One line for each doubt, like those of the problems. They go beside the results, which have a line for each failure only. */
export function doubtLines({ file, doubts }: CaseResult): string[] {
  return problemLines(file, doubts);
}

function problemLines(file: string, problems: readonly PlacedProblem[]): string[] {
  return problems.map(({ item, line, code, text, about }) => {
    const params = { item, text, ...about };
    return `${file}\t${item === 0 ? 'head' : `item ${item}`}\t${code}\t${text}\t${problemLine({ code, line, params }, null)}`;
  });
}

function junit(results: readonly CaseResult[]): string {
  const failed = results.filter((result) => !hasPassed(result)).length;
  const cases = results.map((result) => {
    const [lines, doubts] = [failureLines(result), doubtLines(result)];
    const failure =
      lines.length === 0
        ? ''
        : `<failure message="${escaped(lines[0] ?? '')}">${escaped(lines.join('\n'))}</failure>`;
    const body =
      failure + (doubts.length === 0 ? '' : `<system-out>${escaped(doubts.join('\n'))}</system-out>`);
    return `  <testcase name="${escaped(result.title)}" classname="${escaped(result.file)}">${body}</testcase>`;
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuite name="conform" tests="${results.length}" failures="${failed}">`,
    ...cases,
    '</testsuite>',
  ].join('\n');
}

/** The values of `--format`. */
export const CONFORM_FORMATS: readonly string[] = ['text', 'junit', 'json'];

/** The text of a case file; null after an error message if it can't be read, or is longer than any case. */
function caseText(file: string, output: Output): string | null {
  const bytes = bytesOf(file, output);
  if (bytes === null) return null;
  const refusal = tooLarge('case', bytes.length);
  if (refusal === null) return decodeBytes(bytes).text;
  printUnreadable({ name: file, code: null, reason: '', problem: refusal }, output);
  return null;
}

/** Exit code 0 when every case passes, 1 when one fails, 2 when one could not be read or nothing could be run. */
export function conform(paths: readonly string[], format: string, output: Output): number {
  if (!CONFORM_FORMATS.includes(format)) return refusedChoice(output, 'format', format, CONFORM_FORMATS);
  const none = WORDS.commandLine.noCases({ paths: paths.join(', ') });
  const found = filesNamed(paths, (name) => /\.json$/i.test(name), none, output);
  if (found === null) return EXIT.couldNotRun;
  let isWhole = found.complete;
  const results = found.files.flatMap((file) => {
    const text = caseText(file, output);
    isWhole &&= text !== null;
    return text === null ? [] : [runCase(file, text)];
  });
  const failed = results.filter((result) => !hasPassed(result));
  if (format === 'junit') output.print(junit(results));
  else if (format === 'json')
    output.print(jsonText({ passed: results.length - failed.length, failed: failed.length, cases: results }));
  else {
    const columns = (line: string): string => line.split('\t').map(plain).join('\t');
    for (const result of results) {
      for (const line of doubtLines(result)) output.error(columns(line));
      for (const line of failureLines(result)) output.print(columns(line));
    }
    output.print(`${results.length - failed.length} passed, ${failed.length} failed`);
  }
  if (!isWhole) return EXIT.couldNotRun;
  return failed.length === 0 ? EXIT.nothingFound : EXIT.found;
}
