/** The language of the command line, and its sentences about files that could not be read. */

import type { Problem } from '../../formats/problem.ts';
import { commandWords, type CommandWords } from '../../i18n/command.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { sealWords, type SealWords } from '../../i18n/sealing.ts';
import { DEFAULT_SETTINGS, type Language } from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { knownReason, leftOutText as leftOutIn, plain as plainIn } from '../../output/report/report.ts';
import type { Unreadable } from '../../audit/run/failure.ts';
import { refused, type Output } from './output.ts';

/** All words of the command line: English until {@link useLanguage} sets another language. */
export let WORDS = wordsIn('en');

/** Loads the language and uses it in all texts of the command line from now on. */
export async function useLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  WORDS = wordsIn(language);
}

function wordsIn(language: Language): Words & CommandWords & { readonly sealing: SealWords } {
  return {
    ...wordsFor({ ...DEFAULT_SETTINGS, language }),
    ...commandWords(language),
    sealing: sealWords(language),
  };
}

/** One line of plain text that is safe for a terminal. */
export const plain = (text: string): string => plainIn(text, WORDS);

/** Refuses a value that the option does not have, and names those that it has. The answer is the exit code. */
export function refusedChoice(
  output: Pick<Output, 'error'>,
  option: string,
  value: string,
  choices: readonly string[],
): number {
  return refused(output, plain(WORDS.publish.unknownChoice({ option, value, choices })));
}

/** Why a file could not be read: in a sentence of ours where the system's code has one. */
export function reasonOf(code: string | null, reason: string): string {
  return (code === null ? null : knownReason(code, WORDS)) ?? plain(reason);
}

/** The sentence that a file, a folder or an entry of an archive could not be read, and why. It names the file. */
export function unreadText({ name, code, reason, problem }: Omit<Unreadable, 'inside'>): string {
  const why =
    problem === undefined || code !== null
      ? reasonOf(code, reason)
      : WORDS.problems[problem.code]({ ...problem.params, text: '' }, WORDS.written);
  return WORDS.commandLine.cannotRead({ file: name, reason: why });
}

/** A sentence about files of a folder or archive that were not read because they are no records. */
export const leftOutText = (files: readonly string[]): string => plain(leftOutIn(files, WORDS));

/** A reader's problem with a file, with its line if it is about one; `file` is null if there is only one file. */
export function problemLine(
  { code, params, line }: Pick<Problem, 'code' | 'params' | 'line'>,
  file: string | null,
): string {
  const about = WORDS.problems[code](params, WORDS.written);
  const text = line === null ? about : WORDS.converting.problem({ line, text: about });
  return plain(file === null ? text : `${file}: ${text}`);
}
