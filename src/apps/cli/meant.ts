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
  const search = new DealSearch(which, most, output, unread);
  for (const source of named.sources) {
    if (search.isOver()) break;
    await search.lookInto(source, named.sources.length === 1 ? null : source.name);
  }
  return search.result(paths);
}

/** Goes through the deals of one file after the other until enough are found. */
class DealSearch {
  private readonly which: WhichDeal;
  private readonly most: number;
  private readonly output: Output;
  private readonly unread: (() => void) | undefined;
  private readonly found: ReadDeal[] = [];
  private foundIn = '';
  /** The boards seen, and the lines about what could not be read, for the message that nothing was found. */
  private readonly boards = new Set<string>();
  private readonly errors: string[] = [];
  /** The lines about the deals found. */
  private readonly doubts: string[] = [];
  private read = 0;
  private isAnotherMeant = false;
  /** How many more deals are read on after the last one found. */
  private toLookAt: number;

  constructor(which: WhichDeal, most: number, output: Output, unread?: () => void) {
    this.which = which;
    this.most = most;
    this.output = output;
    this.unread = unread;
    this.toLookAt = most === 1 ? MOST_LOOKED_AT : 0;
  }

  isOver(): boolean {
    return this.isFound() && this.toLookAt === 0;
  }

  private isFound(): boolean {
    return this.found.length >= this.most;
  }

  /** `file`: its name in messages, null for the only one. */
  async lookInto(source: CommandSource, file: string | null): Promise<void> {
    const before = this.read;
    const problems = new PendingProblems(file);
    try {
      // What comes after the deals that are shown is not reported.
      for (const deal of await openSource(source, (one) => void (this.isFound() || problems.add(one)))) {
        this.lookAt(deal, source, problems);
        if (this.isOver()) break;
      }
      if (this.isFound() || this.read !== before) return;
      if (problems.isAnyPending()) this.unread?.();
      this.doubts.push(...problems.lines());
    } catch (error) {
      if (this.isFound()) return;
      this.unread?.();
      printUnreadable({ name: source.name, ...failure(error) }, this.output);
    } finally {
      for (const one of problems.reasons.slice(0, Math.max(0, MOST_REASONS - this.errors.length)))
        this.errors.push(this.read === before ? whyUnread(source, one) : problemLine(one, file));
    }
  }

  private lookAt(deal: ReadDeal, { name }: CommandSource, problems: PendingProblems): void {
    if (this.isFound()) {
      this.isAnotherMeant = isMeant(deal, this.which);
      this.toLookAt = this.isAnotherMeant ? 0 : this.toLookAt - 1;
      return;
    }
    this.read++;
    const { board } = deal.record.header.deal;
    if (board !== '' && this.boards.size < MOST_BOARDS) this.boards.add(board);
    problems.keepFor(deal);
    if (!isMeant(deal, this.which)) return;
    this.doubts.push(...problems.lines());
    this.found.push(deal);
    this.foundIn = name;
  }

  /** The deals found, after the messages about them; null after the messages why there is none. */
  result(paths: readonly string[]): readonly [ReadDeal, ...ReadDeal[]] | null {
    const { output, errors, boards } = this;
    const [first, ...others] = this.found;
    if (first !== undefined) {
      for (const line of this.doubts) output.error(line);
      if (this.isAnotherMeant) {
        const { board } = first.record.header.deal;
        output.error(
          plain(WORDS.commandLine.firstOfSeveral({ board, deal: first.index, file: this.foundIn })),
        );
      }
      return [first, ...others];
    }
    for (const line of errors) output.error(line);
    if (this.read > 0 || errors.length === 0)
      output.error(
        plain(WORDS.commandLine.noSuchDeal({ file: paths.join(', '), boards: boardList([...boards]) })),
      );
    return null;
  }
}

/** The problems of a file that may concern the next deal. */
class PendingProblems {
  private readonly file: string | null;
  private pending: Problem[] = [];
  /** The first of all problems, at most as many as are printed. */
  readonly reasons: Problem[] = [];

  constructor(file: string | null) {
    this.file = file;
  }

  add(one: Problem): void {
    if (one.severity === 'note' && one.code !== 'caseFieldUnknown') return;
    this.pending.push(one);
    if (this.reasons.length < MOST_REASONS) this.reasons.push(one);
  }

  isAnyPending(): boolean {
    return this.pending.length > 0;
  }

  /** Drops those of other deals. Problems without a deal apply to all deals of the file, so they stay. */
  keepFor({ index }: ReadDeal): void {
    this.pending = this.pending.filter(({ deal }) => deal === undefined || deal === index);
  }

  /** The lines about what is pending, which is then no longer so. */
  lines(): readonly string[] {
    const lines = this.pending.map((one) => problemLine(one, this.file));
    this.pending = [];
    return lines;
  }
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
