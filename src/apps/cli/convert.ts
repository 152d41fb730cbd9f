/** `dealtrail convert IN… OUT`: converts deals between formats, with a report of everything that is lost. */

import { extname } from 'node:path';
import { RESULT_TABLE } from '../../audit/doubleDummy/stated.ts';
import { doubleDummyTags } from '../../audit/doubleDummy/tags.ts';
import { leftOutOf } from '../../formats/leftOut.ts';
import { MOST_DEALS } from '../../formats/largest.ts';
import type { LossItem, Target } from '../../formats/losses.ts';
import type { ProblemCode } from '../../formats/problem.ts';
import type { ReadResult } from '../../formats/open.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { targetOf, WRITTEN_EXTENSIONS, writeFile } from '../../formats/write.ts';
import { lossText } from '../../i18n/losses.ts';
import { failure } from '../../audit/run/failure.ts';
import { sourcesNamed, printUnreadable } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { Progress } from './progress.ts';
import { readSource, type CommandSource } from './source.ts';
import { leftOutText, plain, problemLine, WORDS } from './wording.ts';
import { written, type WritingOptions } from './writing.ts';

/** Notes about text that came into no deal: important in a conversion, though not for reading. */
const LEFT_OUT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'gamesWithoutDeal',
  'textIgnored',
  'noteUnreadable',
  'tagRepeated',
  'namesUnclear',
]);

interface ConvertOptions extends WritingOptions {
  /** Solves every deal and writes the results. Only PBN has a place for them. */
  readonly 'double-dummy'?: boolean | undefined;
}

/** Exit code 0 when OUT holds all that went in, 1 when something is not carried or was not read, 2 when nothing was written. */
export async function convert(
  inputs: readonly string[],
  output: string,
  terminal: Output,
  options: ConvertOptions = {},
): Promise<number> {
  const printError = (line: string): unknown => terminal.error(plain(line));
  const target = targetOf(output);
  if (target === null) {
    const endings = WRITTEN_EXTENSIONS.map((each) => `.${each}`).join(' ');
    return refused(terminal, plain(WORDS.converting.unknownTarget({ path: output, endings })));
  }
  const solve = options['double-dummy'] === true;
  if (solve && target !== 'pbn')
    return refused(terminal, plain(WORDS.converting.doubleDummyInPbn({ path: output })));
  const named = sourcesNamed(inputs, terminal);
  if (named === null) return EXIT.couldNotRun;
  const total = named.sources.reduce((sum, { size }) => sum + size, 0);
  const progress = new Progress(total, named.sources.length);
  const { read, complete } = await readAll(named.sources, target, terminal, progress);
  const deals = read.flatMap((one) => one.deals);
  if (deals.length === 0) {
    progress.clear();
    printError(WORDS.converting.nothingRead({ path: inputs.join(', ') }));
    return EXIT.couldNotRun;
  }
  progress.write(WORDS.converting.writing({ deals: deals.length, file: output }));
  const given = solve ? deals.map(solved) : deals;
  const [only, ...others] = read;
  const { files, losses } = writeFile(target, given, others.length === 0 ? only : undefined);
  progress.clear();
  if (files.length === 0) {
    for (const loss of losses) printError(lossLine(loss));
    printError(WORDS.converting.nothingWritten({ file: output }));
    return EXIT.couldNotRun;
  }
  const ending = extname(output);
  const stem = output.slice(0, output.length - ending.length);
  const writings = files.map(({ suffix, bytes }) => ({ path: `${stem}${suffix}${ending}`, content: bytes }));
  if (!written(writings, terminal, options)) return EXIT.couldNotRun;
  for (const loss of losses) printError(lossLine(loss));
  const without = solve ? given.filter((deal, index) => deal === deals[index]).length : 0;
  if (without > 0) printError(WORDS.converting.withoutDoubleDummy({ deals: without }));
  const isUntouched = others.length === 0 && only?.format === target;
  const carriesAll = isUntouched || printLeftOut(deals, printError);
  const kept = losses.filter((loss) => loss.kept === true).length;
  const lost = losses.length - kept;
  printError(WORDS.converting.summary({ deals: deals.length, files: files.length, losses: lost, kept }));
  const isWhole = named.complete && complete && carriesAll && losses.length === 0;
  return isWhole ? EXIT.nothingFound : EXIT.found;
}

/** What the files hold, up to the most deals that are converted at once. `complete`: false after a message about what is missing. */
async function readAll(
  sources: readonly CommandSource[],
  target: Target,
  terminal: Output,
  progress: Progress,
): Promise<{ readonly read: readonly ReadResult[]; readonly complete: boolean }> {
  const read: ReadResult[] = [];
  const others: string[] = [];
  const only = sources.length === 1;
  let complete = true;
  let room = MOST_DEALS;
  for (const source of sources) {
    if (room <= 0) {
      complete = false;
      progress.clear();
      terminal.error(plain(WORDS.converting.beyond({ file: source.name, deals: MOST_DEALS })));
      continue;
    }
    try {
      const one = await readSource(source, (count) => progress.bytes(count));
      progress.fileDone(source.size);
      if (one.problems.some(({ code }) => code === 'fileOfOtherKind')) {
        others.push(source.name);
        continue;
      }
      if (one.problems.length > 0) progress.clear();
      read.push(one);
      room -= one.deals.length;
      for (const problem of one.problems) {
        // An unchanged file is copied byte for byte, so nothing is lost.
        const isUnchanged = only && one.format === target;
        const isUnknown = problem.code === 'caseFieldUnknown';
        const lost = !isUnchanged && (isUnknown || LEFT_OUT.has(problem.code));
        if (problem.severity === 'note' && !lost && !isUnknown) continue;
        complete &&= isUnknown && !lost;
        terminal.error(problemLine(problem, only ? null : source.name));
      }
    } catch (error) {
      complete = false;
      progress.clear();
      printUnreadable({ name: source.name, ...failure(error) }, terminal);
    }
  }
  if (others.length > 0) terminal.error(leftOutText(others));
  return { read, complete };
}

/** Prints what the deals had in their file beside the deal. True when none of it is a loss. */
function printLeftOut(deals: readonly ReadDeal[], printError: (line: string) => unknown): boolean {
  let carriesAll = true;
  for (const { kind, names } of leftOutOf(deals)) {
    // The layout of a page is no part of a deal, so it does not count as a loss.
    carriesAll &&= kind === 'layout';
    const list = [...names].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
    printError(WORDS.converting.leftOut[kind]({ names: list }));
  }
  return carriesAll;
}

/** The deal with computed results and par, which replace stated ones; unchanged if its hands are not all known. */
function solved(deal: ReadDeal): ReadDeal {
  const stated = doubleDummyTags(deal.record.header.deal);
  if (stated === null) return deal;
  return {
    ...deal,
    tags: new Map([...(deal.tags ?? []), ...stated.tags]),
    tables: new Map([...(deal.tables ?? []), [RESULT_TABLE, stated.rows]]),
  };
}

function lossLine(loss: LossItem): string {
  const { deal = null, event = null } = loss;
  return WORDS.converting.loss({ deal, event, text: lossText(loss, WORDS) });
}
