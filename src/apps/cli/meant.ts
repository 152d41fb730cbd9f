/** The deals named on the command line, from all files, folders and archives that the audit can read. */

import { readFileSync } from 'node:fs';
import { boardList } from '../../audit/located.ts';
import type { Problem } from '../../formats/problem.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { checkedFile, filesBelow, recordsBelow } from './files.ts';
import { failure, type Unreadable } from '../../audit/run/failure.ts';
import type { Output } from './output.ts';
import { pathOf } from './standardInput.ts';
import { openSource, type CommandSource } from './source.ts';
import { leftOutText, plain, problemLine, unreadText, WORDS } from './wording.ts';

/** Selects deals of the files; without a value all of them. */
export interface WhichDeal {
  /** The board as in the file. */
  readonly board?: string | undefined;
  /** The number in its file, from 0. */
  readonly deal?: string | undefined;
  readonly room?: string | undefined;
}

/** The most board names remembered, for the message that a board does not exist. */
const MOST_BOARDS = 5000;
/** The most deals read on, to learn whether another one is meant as well. */
const MOST_LOOKED_AT = 10_000;
/** The most reasons printed why nothing could be read. */
const MOST_REASONS = 5;

export interface NamedFile {
  readonly sources: readonly CommandSource[];
  /** False if something could not be read; that has been reported. */
  readonly complete: boolean;
}

/** All records that the paths name; null after an error message if there are none. */
export function sourcesNamed(paths: readonly string[], output: Output): NamedFile | null {
  const { sources, missing, unreadable, others } = recordsBelow(paths);
  for (const path of missing) output.error(plain(WORDS.commandLine.noSuchFile({ path })));
  if (missing.length > 0) return null;
  for (const each of unreadable) printUnreadable(each, output);
  if (others.length > 0) output.error(leftOutText(others));
  if (sources.length > 0) return { sources, complete: unreadable.length === 0 };
  if (unreadable.length === 0) output.error(plain(WORDS.commandLine.noRecords({ paths: paths.join(', ') })));
  return null;
}

/** The wanted files that the paths name; null after an error message, which is `none` if there are none. */
export function filesNamed(
  paths: readonly string[],
  wanted: (name: string) => boolean,
  none: string,
  output: Output,
): { readonly files: readonly string[]; readonly complete: boolean } | null {
  const found = filesBelow(paths, wanted);
  if (!found.ok) {
    output.error(plain(WORDS.commandLine.noSuchFile({ path: found.path })));
    return null;
  }
  const { files, unreadable } = found;
  for (const each of unreadable) printUnreadable(each, output);
  if (files.length > 0) return { files, complete: unreadable.length === 0 };
  if (unreadable.length === 0) output.error(plain(none));
  return null;
}

/** The bytes of the file, which `read` reads; null after an error message if it can't be read. */
export function bytesOf(
  file: string,
  output: Output,
  read: () => Uint8Array = () => wholeFile(pathOf(file)),
): Uint8Array | null {
  try {
    return read();
  } catch (error) {
    printUnreadable({ name: file, ...failure(error) }, output);
    return null;
  }
}

function wholeFile(path: string): Uint8Array {
  checkedFile(path, 'whole');
  return readFileSync(path);
}

/** Prints on the error output why a file could not be read. */
export function printUnreadable(unread: Omit<Unreadable, 'inside'>, output: Output): void {
  output.error(plain(unreadText(unread)));
}

/**
 * The first `most` deals that the arguments name, after error messages about unreadable ones; null after an error message for none.
 * `unread` is called if something that was named could not be read.
 */
export async function dealsMeant(
  paths: readonly string[],
  which: WhichDeal,
  most: number,
  output: Output,
  unread?: () => void,
): Promise<readonly [ReadDeal, ...ReadDeal[]] | null> {
  const named = sourcesNamed(paths, output);
  if (named === null) return null;
  if (!named.complete) unread?.();
  const found: ReadDeal[] = [];
  const boards = new Set<string>();
  const errors: string[] = [];
  const doubts: string[] = [];
  let read = 0;
  let foundIn = '';
  let isAnotherMeant = false;
  let toLookAt = most === 1 ? MOST_LOOKED_AT : 0;
  const isFound = (): boolean => found.length >= most;
  for (const source of named.sources) {
    if (isFound() && toLookAt === 0) break;
    const before = read;
    const file = named.sources.length === 1 ? null : source.name;
    let pending: Problem[] = [];
    const reasons: Problem[] = [];
    const doubtPending = (): void => {
      doubts.push(...pending.map((one) => problemLine(one, file)));
      pending = [];
    };
    const report = (one: Problem): void => {
      if (one.severity === 'note' && one.code !== 'caseFieldUnknown') return;
      pending.push(one);
      if (errors.length + reasons.length < MOST_REASONS) reasons.push(one);
    };
    try {
      // What comes after the deals that are shown is not reported.
      for (const deal of await openSource(source, (one) => void (isFound() || report(one)))) {
        if (isFound()) {
          isAnotherMeant = isMeant(deal, which);
          toLookAt = isAnotherMeant ? 0 : toLookAt - 1;
          if (toLookAt === 0) break;
          continue;
        }
        read++;
        const { board } = deal.record.header.deal;
        if (board !== '' && boards.size < MOST_BOARDS) boards.add(board);
        // Problems without a deal apply to all deals of the file, so they stay.
        pending = pending.filter((one) => one.deal === undefined || one.deal === deal.index);
        if (!isMeant(deal, which)) continue;
        doubtPending();
        found.push(deal);
        foundIn = source.name;
        if (isFound() && toLookAt === 0) break;
      }
      if (isFound() || read !== before) continue;
      if (pending.length > 0) unread?.();
      doubtPending();
    } catch (error) {
      if (isFound()) continue;
      unread?.();
      printUnreadable({ name: source.name, ...failure(error) }, output);
    } finally {
      errors.push(
        ...reasons.map((one) => (read === before ? whyUnread(source, one) : problemLine(one, file))),
      );
    }
  }
  const [first, ...others] = found;
  if (first !== undefined) {
    for (const line of doubts) output.error(line);
    if (isAnotherMeant) {
      const { board } = first.record.header.deal;
      output.error(plain(WORDS.commandLine.firstOfSeveral({ board, deal: first.index, file: foundIn })));
    }
    return [first, ...others];
  }
  for (const line of errors) output.error(line);
  if (read > 0 || errors.length === 0)
    output.error(
      plain(WORDS.commandLine.noSuchDeal({ file: paths.join(', '), boards: boardList([...boards]) })),
    );
  return null;
}

/** The line that a file without a deal can't be read, and why. */
function whyUnread({ name }: CommandSource, { code, params }: Problem): string {
  const reason = WORDS.problems[code](params, WORDS.written);
  return plain(WORDS.commandLine.cannotRead({ file: name, reason }));
}

function isMeant({ index, record }: ReadDeal, { board, deal, room }: WhichDeal): boolean {
  const { header } = record;
  if (deal !== undefined && String(index) !== deal) return false;
  if (board !== undefined && header.deal.board !== board) return false;
  return room === undefined || (header.room ?? '').startsWith(room);
}
