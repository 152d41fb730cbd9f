/** `dealtrail convert IN OUT`: deals from one format into another, with a report of everything the other can't carry. */

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import type { LossItem } from '../../formats/losses.ts';
import type { Problem } from '../../formats/problem.ts';
import { readAnyFile } from '../../formats/readAny.ts';
import { targetOf, WRITTEN_EXTENSIONS, writeFile } from '../../formats/write.ts';
import { EXIT, type Output } from './output.ts';
import { openDatabase } from './source.ts';
import { plain, WORDS } from './told.ts';

/** Exit code 0 when OUT holds all that IN does, 1 when something is not carried or was not read, 2 when nothing was written. */
export async function convert(input: string, output: string, terminal: Output): Promise<number> {
  const say = (line: string): unknown => terminal.error(plain(line));
  const target = targetOf(output);
  if (target === null) {
    const endings = WRITTEN_EXTENSIONS.map((each) => `.${each}`).join(' ');
    say(WORDS.converting.unknownTarget({ path: output, endings }));
    return EXIT.couldNotRun;
  }
  if (statSync(input, { throwIfNoEntry: false })?.isFile() !== true) {
    say(WORDS.commandLine.noSuchFile({ path: input }));
    return EXIT.couldNotRun;
  }
  const read = await readAnyFile(basename(input), readFileSync(input), { openDatabase });
  const wrong = read.problems.filter(({ severity }) => severity !== 'note');
  for (const problem of wrong)
    say(WORDS.converting.problem({ line: problem.line, text: problemText(problem) }));
  if (read.deals.length === 0) {
    say(WORDS.converting.nothingRead({ path: input }));
    return EXIT.couldNotRun;
  }
  const { files, losses } = writeFile(target, read.deals, read);
  const ending = extname(output);
  const stem = output.slice(0, output.length - ending.length);
  try {
    mkdirSync(dirname(output), { recursive: true });
    for (const { suffix, bytes } of files) writeFileSync(`${stem}${suffix}${ending}`, bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(WORDS.converting.cannotWrite({ file: output, reason }));
    return EXIT.couldNotRun;
  }
  for (const loss of losses) say(lossText(loss));
  say(WORDS.converting.summary({ deals: read.deals.length, files: files.length, losses: losses.length }));
  return losses.length === 0 && wrong.length === 0 ? EXIT.nothingFound : EXIT.found;
}

function problemText({ code, params }: Problem): string {
  return WORDS.problems[code](params, WORDS.written);
}

function lossText({ code, params, deal, event, kept }: LossItem): string {
  const says = WORDS.losses[code](params, WORDS.written);
  const text = kept === true ? `${says} ${WORDS.keptLoss}` : says;
  return WORDS.converting.loss({ deal: deal ?? null, event: event ?? null, text });
}
