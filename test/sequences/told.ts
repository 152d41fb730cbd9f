/** Every finding is a sentence in each language, made from what the finding says: no slot is asked for that it does not fill. */

import type { Finding } from '../../src/laws/finding.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { slotsOf, type Slots } from '../../src/i18n/slots.ts';
import { wordsFor, type Words } from '../../src/i18n/words.ts';

await Promise.all(LANGUAGES.map(loadLanguage));
const ALL: readonly Words[] = LANGUAGES.map((language) => wordsFor({ ...DEFAULT_SETTINGS, language }));

/** What a program says when a value is missing; no sentence of a language has it. */
const RAW = /undefined|null|NaN|\[object|\{|\}/;

/** Slots that name nothing themselves, and those that only look whether something is there. */
const UNWATCHED: ReadonlySet<string> = new Set(['naming', 'inEnglish', 'has', 'hasSeat']);

/** The first slot that the sentence fills from nothing; null when all are there. */
function missing(finding: Finding, words: Words): string | null {
  const message = words.findings[finding.key];
  if (message === undefined) return null;
  let lacking: string | null = null;
  const slots = slotsOf(finding.params, words.written);
  const watched = Object.fromEntries(
    Object.entries(slots).map(([how, fill]) => [
      how,
      UNWATCHED.has(how)
        ? fill
        : (name: string, ...rest: never[]) => {
            if (finding.params[name] === undefined) lacking ??= name;
            return (fill as (name: string, ...rest: never[]) => unknown)(name, ...rest);
          },
    ]),
  ) as unknown as Slots;
  message(watched);
  return lacking;
}

/** Findings of one kind with the same parameters filled are told alike: each kind is looked at once. */
const looked = new Map<string, string | null>();

function look(finding: Finding): string | null {
  for (const words of ALL) {
    const lacking = missing(finding, words);
    if (lacking !== null) return `${finding.key} is told in ${words.language} without its ${lacking}`;
    for (const naming of [words.written, words.spoken]) {
      const text = findingText(finding, words, naming);
      if (text.trim() === '' || RAW.test(text)) return `${finding.key} in ${words.language}: ${text}`;
    }
  }
  return null;
}

export function toldFault(findings: readonly Finding[]): string | null {
  for (const finding of findings) {
    const { key, params } = finding;
    const kind = Object.entries(params).reduce<string>(
      (sum, [name, value]) => `${sum} ${name}:${value === null ? '-' : typeof value}`,
      key,
    );
    let fault = looked.get(kind);
    if (fault === undefined) {
      fault = look(finding);
      looked.set(kind, fault);
    }
    if (fault !== null) return fault;
  }
  return null;
}
