/** Where the case files are, their text, and what is read and folded of them. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../src/apps/cli/files.ts';
import type { DealRecord } from '../src/events/record.ts';
import { readCase, type CaseRead } from '../src/formats/case/readCase.ts';
import { timelineOf, type Timeline } from '../src/replay/timeline.ts';

/** Tests and programs alike are started in the project's folder. */
export const root = pathToFileURL(`${process.cwd()}/`);
const found = filesBelow([new URL('fixtures', root).pathname], (name) => name.endsWith('.json'));

/** From the project's folder: `fixtures/law64/64A1-….json`. */
export const paths: readonly string[] = found.ok
  ? found.files.map((path) => path.slice(root.pathname.length))
  : [];

export const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** By its name and not by its place in the list: a new case must not change which others a test tries. */
const numberOf = (path: string): number =>
  [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0);

/** True for about one of so many names; for all of them with `CASES=all`. */
export const isTried = (name: string, many: number): boolean =>
  process.env.CASES === 'all' || numberOf(name) % many === 0;

/**
 * About one of so many cases, spread over all Laws: enough where a test follows what is the same for every case. All of them with `CASES=all`.
 * @param also what is taken besides
 */
export const oneOf = (many: number, also: (path: string) => boolean = () => false): readonly string[] =>
  paths.filter((path) => isTried(path, many) || also(path));

/** The name without folder and ending. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** Kept across the test files of one worker, which share their modules: no test may change what is read or folded. */
const read = new Map<string, CaseRead>();
const folded = new Map<string, Timeline>();

/** The case file as it is read, problems included; its record is null where it is none. */
export function caseIn(path: string): CaseRead {
  const known = read.get(path) ?? readCase(textOf(path));
  read.set(path, known);
  return known;
}

/** The record of a case file. Throws where it holds none. */
export function recordIn(path: string): DealRecord {
  const { record } = caseIn(path);
  if (record === null) throw new Error(`${path} is no case.`);
  return record;
}

/** The case folded under its own edition and elections. Throws where the file holds no record. */
export function timelineIn(path: string): Timeline {
  const known = folded.get(path) ?? timelineOf(recordIn(path));
  folded.set(path, known);
  return known;
}
