/** Marks what is true only if a disputed fact is true. Loaded with the deal that needs it, not with the first page. */

import type { Case } from '../laws/case.ts';
import type { Finding } from '../laws/finding.ts';
import { isFindingIfSo, type Supposition } from '../replay/ifSo.ts';
import { caseTitle, findingText, type Hidden } from './sentence.ts';
import type { Language } from './settings.ts';
import type { Naming } from './naming.ts';
import type { Words } from './words.ts';

type Phrase = (text: string) => string;

interface IfSo {
  /** Marks a finding, which is a sentence. */
  readonly sentence: Phrase;
  /** Marks a case or a card, behind its name. */
  readonly name: Phrase;
  /** Marks a card, in the word on its picture. */
  readonly tag: Phrase;
}

const IF_SO: Readonly<Record<Language, IfSo>> = {
  en: {
    sentence: (text) => `Only if the disputed fact is true: ${text}`,
    name: (text) => `${text} (if true)`,
    tag: (text) => `${text}?`,
  },
  tr: {
    sentence: (text) => `Yalnız tartışmalı olgu doğruysa: ${text}`,
    name: (text) => `${text} (doğruysa)`,
    tag: (text) => `${text}?`,
  },
  el: {
    sentence: (text) => `Μόνο αν αληθεύει το αμφισβητούμενο γεγονός: ${text}`,
    name: (text) => `${text} (αν αληθεύει)`,
    tag: (text) => `${text};`,
  },
  he: {
    sentence: (text) => `רק אם העובדה שבמחלוקת נכונה: ${text}`,
    name: (text) => `${text} (אם נכון)`,
    // The table is laid out from left to right, and the mark belongs at the end of the word.
    tag: (text) => `\u2067${text}?\u2069`,
  },
};

/**
 * The text, marked as depending on a disputed fact when `is` is true; otherwise the text itself.
 * @param form a sentence, a name or a tag
 */
export function ifSo(
  text: string,
  is: boolean,
  form: keyof IfSo,
  { language }: { readonly language: Language },
): string {
  return is ? IF_SO[language][form](text) : text;
}

/** The sentence of a finding, marked when it is true only if a disputed fact is true. */
export function findingIfSo(
  finding: Finding,
  supposition: Supposition,
  words: Words,
  naming: Naming,
  hidden?: Hidden,
): string {
  return ifSo(
    findingText(finding, words, naming, hidden),
    isFindingIfSo(finding, supposition),
    'sentence',
    words,
  );
}

/**
 * The title of a case, marked when the case exists only if a disputed fact is true.
 * @param among the ids of all such cases
 */
export function caseIfSo(open: Case, among: ReadonlySet<string>, words: Words, naming: Naming): string {
  return ifSo(caseTitle(open, words, naming), among.has(open.id), 'name', words);
}
