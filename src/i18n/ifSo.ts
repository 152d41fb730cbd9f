/** Findings that rest on a fact which is disputed. */

import type { Fact } from '../events/event.ts';
import { vouchingOf } from '../events/vouching.ts';
import type { Finding } from '../laws/finding.ts';
import { findingText, type Hidden } from './sentence.ts';
import type { Language } from './settings.ts';
import type { Teller } from './teller.ts';
import type { Words } from './words.ts';

/** Loaded with the deal that needs it, not with the first page. */
const ONLY_IF: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `Only if the disputed fact is true: ${text}`,
  tr: (text) => `Yalnız tartışmalı olay doğruysa: ${text}`,
  el: (text) => `Μόνο αν αληθεύει το αμφισβητούμενο γεγονός: ${text}`,
  he: (text) => `רק אם העובדה שבמחלוקת נכונה: ${text}`,
};

/** What the Laws say of a disputed fact holds only if that is true. @param fact the one that raised it */
export function findingIfSo(
  finding: Finding,
  fact: Fact | undefined,
  words: Words,
  tell: Teller,
  hidden?: Hidden,
): string {
  const text = findingText(finding, words, tell, hidden);
  return fact !== undefined && vouchingOf(fact)?.status === 'disputed' ? ONLY_IF[words.language](text) : text;
}
