/**
 * `dealtrail papers CASE [OUT]`: a paper of a case, as on the page, for printing or as plain text; on request anonymous, and then the
 * case itself as well.
 */

import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { isSealedFile } from '../../formats/sealed.ts';
import { bareCaseFile, paperFile, papersOf } from '../../output/page/caseFile/onPaper.ts';
import { PAPERS } from '../../output/page/caseFile/papers.ts';
import type { CaseWording } from '../../output/page/caseFile/wording.ts';
import { harmless } from '../../output/report/harmless.ts';
import { lastCheckpoint } from '../../seal/kept.ts';
import { verifySealed } from '../../seal/verify.ts';
import { caseMeant, type CaseGiven } from './caseMeant.ts';
import { bytesOf } from './meant.ts';
import { EXIT, refused, type Output } from './output.ts';
import { pathOf } from './standardInput.ts';
import { plain, refusedChoice, WORDS } from './wording.ts';
import { mayWrite, written, type WritingOptions } from './writing.ts';

/** The values of `--format`. */
export const PAPER_FORMATS = ['text', 'html', 'json'] as const;
type Format = (typeof PAPER_FORMATS)[number];

const BY_ENDING: ReadonlyMap<string, Format> = new Map([
  ['.txt', 'text'],
  ['.html', 'html'],
  ['.json', 'json'],
]);

interface PaperOptions extends CaseGiven, WritingOptions {
  readonly paper?: string | undefined;
  readonly format?: string | undefined;
  readonly anonymous?: boolean | undefined;
  /** For a casebook entry: prints the words of the hearing. */
  readonly words?: boolean | undefined;
}

/** Exit code 0 when it was written, 2 when it was not. Without OUT it goes to standard output. */
export async function papers(
  path: string,
  target: string | undefined,
  { paper, format, anonymous = false, words = false, force, ...given }: PaperOptions,
  output: Output,
): Promise<number> {
  const refuse = (text: string): number => refused(output, plain(text));
  const { commandLine } = WORDS;
  const byEnding = target === undefined ? undefined : BY_ENDING.get(extname(target).toLowerCase());
  if (target !== undefined && byEnding === undefined)
    return refuse(commandLine.noPaperFile({ file: target }));
  const choices = byEnding === undefined ? PAPER_FORMATS : [byEnding];
  const form = format === undefined ? (byEnding ?? 'text') : choices.find((each) => each === format);
  if (form === undefined) return refusedChoice(output, 'format', format ?? '', choices);
  const name = paper === undefined ? 'report' : PAPERS.find((each) => each === paper);
  if (name === undefined) return refusedChoice(output, 'paper', paper ?? '', PAPERS);
  if (form === 'json' && (!anonymous || paper !== undefined)) return refuse(commandLine.caseWithoutNames);
  if (words && (name !== 'casebook' || anonymous))
    return refuse(
      commandLine.wordsInCasebook({ words: '--words', paper: '--paper casebook', bare: '--anonymous' }),
    );
  if (target !== undefined && !mayWrite([{ path: target }], output, { force })) return EXIT.couldNotRun;
  const meant = await caseMeant([path], given, output);
  if (meant === null) return EXIT.couldNotRun;
  const { file, wording } = meant;
  if (!papersOf(file).includes(name)) return refuse(commandLine.noClaimPosition);
  const frozen = await frozenIn(path, output);
  const content =
    form === 'json'
      ? bareCaseFile(file)
      : paperFile(form, { ...wording, file, ...frozen }, { name, anonymous, words });
  if (target !== undefined)
    // A text may be shown on a terminal later.
    return written([{ path: target, content: form === 'text' ? harmless(content) : content }], output, {
      force,
    })
      ? EXIT.nothingFound
      : EXIT.couldNotRun;
  for (const line of content.trimEnd().split('\n')) output.print(form === 'text' ? plain(line) : line);
  return EXIT.nothingFound;
}

/** The last checkpoint of a sealed file, and its freezes; none for other files, and none, after a message, if the seal is invalid. */
async function frozenIn(
  path: string,
  output: Output,
): Promise<Required<Pick<CaseWording, 'checkpoint' | 'freezes'>>> {
  const none = { checkpoint: null, freezes: [] };
  // Archives and folders have no signatures of their own.
  if (!isFile(path)) return none;
  const bytes = bytesOf(path, output);
  if (bytes === null || !isSealedFile(path, bytes)) return none;
  const { faults, freezes } = await verifySealed(bytes);
  if (faults.length === 0) return { checkpoint: lastCheckpoint(bytes), freezes };
  output.error(plain(WORDS.commandLine.withoutCheckpoint({ file: path })));
  return none;
}

const isFile = (path: string): boolean =>
  statSync(pathOf(path), { throwIfNoEntry: false })?.isFile() === true;
