/** `dealtrail convert IN… OUT`: converts deals between formats, with a report of everything that is lost. */

import { extname } from 'node:path';
import { RESULT_TABLE } from '../../audit/doubleDummy/stated.ts';
import { doubleDummyTags } from '../../audit/doubleDummy/tags.ts';
import { leftOutOf } from '../../formats/leftOut.ts';
import { MOST_DEALS } from '../../formats/largest.ts';
import type { LossItem } from '../../formats/losses.ts';
import type { ProblemCode } from '../../formats/problem.ts';
import type { ReadResult } from '../../formats/open.ts';
import type { ReadDeal } from '../../formats/readDeal.ts';
import { targetOf, WRITTEN_EXTENSIONS, writeFile } from '../../formats/write.ts';
import { lossText } from '../../i18n/losses.ts';
import { failure } from '../../audit/run/failure.ts';
import { sourcesNamed, printUnreadable } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { Progress } from './progress.ts';
import { readSource } from './source.ts';
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
  const { sources } = named;
  const read: ReadResult[] = [];
  const others: string[] = [];
  let whole = named.complete;
  let room = MOST_DEALS;
  const total = sources.reduce((sum, { size }) => sum + size, 0);
  const progress = new Progress(total, sources.length);
  for (const source of sources) {
    if (room <= 0) {
      whole = false;
      progress.clear();
      printError(WORDS.converting.beyond({ file: source.name, deals: MOST_DEALS }));
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
        const isUnchanged = sources.length === 1 && one.format === target;
        const isUnknown = problem.code === 'caseFieldUnknown';
        const lost = !isUnchanged && (isUnknown || LEFT_OUT.has(problem.code));
        if (problem.severity === 'note' && !lost && !isUnknown) continue;
        whole &&= isUnknown && !lost;
        terminal.error(problemLine(problem, sources.length === 1 ? null : source.name));
      }
    } catch (error) {
      whole = false;
      progress.clear();
      printUnreadable({ name: source.name, ...failure(error) }, terminal);
    }
  }
  if (others.length > 0) terminal.error(leftOutText(others));
  const deals = read.flatMap((one) => one.deals);
  if (deals.length === 0) {
    progress.clear();
    printError(WORDS.converting.nothingRead({ path: inputs.join(', ') }));
    return EXIT.couldNotRun;
  }
  progress.write(WORDS.converting.writing({ deals: deals.length, file: output }));
  const given = solve ? deals.map(solved) : deals;
  const without = solve ? given.filter((deal, index) => deal === deals[index]).length : 0;
  const { files, losses } = writeFile(target, given, read.length === 1 ? read[0] : undefined);
  progress.clear();
  const printLosses = (): void => {
    for (const loss of losses) printError(lossLine(loss));
  };
  if (files.length === 0) {
    printLosses();
    printError(WORDS.converting.nothingWritten({ file: output }));
    return EXIT.couldNotRun;
  }
  const ending = extname(output);
  const stem = output.slice(0, output.length - ending.length);
  const writings = files.map(({ suffix, bytes }) => ({ path: `${stem}${suffix}${ending}`, content: bytes }));
  if (!written(writings, terminal, options)) return EXIT.couldNotRun;
  printLosses();
  if (without > 0) printError(WORDS.converting.withoutDoubleDummy({ deals: without }));
  const untouched = read.length === 1 && read[0]?.format === target;
  for (const { kind, names } of untouched ? [] : leftOutOf(deals)) {
    // The layout of a page is no part of a deal, so it does not count as a loss.
    whole &&= kind === 'layout';
    const list = [...names].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
    printError(WORDS.converting.leftOut[kind]({ names: list }));
  }
  const kept = losses.filter((loss) => loss.kept === true).length;
  const lost = losses.length - kept;
  printError(WORDS.converting.summary({ deals: deals.length, files: files.length, losses: lost, kept }));
  return losses.length === 0 && whole ? EXIT.nothingFound : EXIT.found;
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
