/** A line of the report as a sentence, in plain text. */

import type { Problem } from '../../formats/problem.ts';
import { withoutIsolates } from '../../i18n/isolate.ts';
import { findingText, withSame } from '../../i18n/sentence.ts';
import { loadLanguage } from '../../i18n/load.ts';
import { DEFAULT_SETTINGS, type Language } from '../../i18n/settings.ts';
import { wordsFor, type Words } from '../../i18n/words.ts';
import { harmless } from './harmless.ts';
import type { AuditLine } from './lines.ts';
import type { Unreadable } from './unread.ts';

/** What the command line speaks: English until {@link speak} has been told another language. */
export let WORDS: Words = wordsFor(DEFAULT_SETTINGS);

/** From here on the command line speaks that language. */
export async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  WORDS = wordsFor({ ...DEFAULT_SETTINGS, language });
}

/** Characters that steer a terminal stay out of it; but notation in a sentence from right to left keeps its direction. */
export function plain(text: string): string {
  const readable = WORDS.direction === 'rtl' ? text : withoutIsolates(text);
  return harmless(readable.replaceAll(/[\n\r\t]/g, ''));
}

/** Why a file could not be read: in a sentence of ours where the system's code has one. */
export function reasonOf(code: string | null, reason: string): string {
  return (code === null ? null : knownReason(code)) ?? plain(reason);
}

function knownReason(code: string): string | null {
  const { reasons } = WORDS.commandLine;
  return Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : null;
}

/** That a file, a folder or an entry of an archive could not be read, and why. Its name need not be told again. */
export function unreadTold({ name, code, reason, problem }: Omit<Unreadable, 'inside'>): string {
  const why =
    problem === undefined || code !== null
      ? reasonOf(code, reason)
      : WORDS.problems[problem.code]({ ...problem.params, text: '' }, WORDS.written);
  return WORDS.commandLine.cannotRead({ file: name, reason: why });
}

/** What a reader could not take of a file, with its place; `file` is left out where there is one only. */
export function problemTold({ code, params, line }: Problem, file: string | null): string {
  const text = WORDS.converting.problem({ line, text: WORDS.problems[code](params, WORDS.written) });
  return plain(file === null ? text : `${file}: ${text}`);
}

export function sentenceOf(line: AuditLine): string {
  if (line.key === 'import.fileUnreadable')
    return plain(WORDS.commandLine.fileUnreadable({ reason: knownReason(String(line.params['reason'])) }));
  if (line.key.startsWith('import.')) {
    const code = line.key.slice('import.'.length);
    const params = line.params as Readonly<Record<string, string | number>>;
    const says = Object.hasOwn(WORDS.problems, code)
      ? WORDS.problems[code as keyof typeof WORDS.problems]
      : WORDS.otherProblem;
    return plain(withSame(says(params, WORDS.written), params, WORDS));
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
  const text = findingText(finding as Parameters<typeof findingText>[0], WORDS, WORDS.written);
  return plain(withSame(text, finding.params as Parameters<typeof withSame>[1], WORDS));
}

/** Where it is: `session.pbn:120`. */
export function placeOf({ file, line }: AuditLine): string {
  return line === null ? file : `${file}:${line}`;
}

export function boardOf({ board, room }: AuditLine): string {
  return board === null ? '' : WORDS.commandLine.board({ board, room });
}
